"""Where a rule comes from: the texts a family goes by, and under which heading of which of them a rule stands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.explained import Chapter, Explanation, Reason
from scorekeeper.core.preset import Preset
from scorekeeper.core.problem import Phrase, Term

_SENTENCE = "why_"
"""With this begins the id of the sentence that says why a line counts."""


class Text(Struct, frozen=True):
    """A text of rules: the preset that is made from it, its title and headings as printed, and the rules under each.

    A rule that the text prints in another way than it is scored is left out: the text is no witness for it.
    """

    preset: str
    title: str
    headings: Mapping[str, tuple[str, ...]]

    def stated(self, rule: str) -> Phrase | None:
        """Where the text states a rule, None where it does not."""
        heading = next((each for each, rules in self.headings.items() if rule in rules), None)
        return None if heading is None else Phrase("source_text", {"title": self.title, "heading": heading})


class Sources(Struct, frozen=True):
    """The texts of a family, the one that its usual values come from first, and its presets by id."""

    texts: tuple[Text, ...]
    presets: Mapping[str, Preset]

    def of(self, rule: str, preset: str, option: str = "", changed: Collection[str] = ()) -> Phrase:
        """Where a rule comes from under a preset: its own text before the others, and who says so where no text does.

        `option` is the one that settles the rule, if any, `changed` are those the house plays otherwise than the preset.
        """
        if option in changed:
            return Phrase("source_house")
        own = next((text for text in self.texts if text.preset == preset), None)
        found = None if own is None else own.stated(rule)
        if found is None and not option:
            found = next(filter(None, (text.stated(rule) for text in self.texts)), None)
        rules = self.presets[preset]
        if found is None and option not in rules.differences and (own is not None or option in rules.unstated):
            found = self.texts[0].stated(rule)
        return found or _whose(rules, option)

    def told(self, why: Explanation, preset: str, changed: Collection[str] = ()) -> Explanation:
        """An explanation whose every line says where its rule comes from."""
        return replace(
            why,
            reasons=self._chapters(why.reasons, preset, changed),
            payments=self._chapters(why.payments, preset, changed),
        )

    def _chapters(self, chapters: Iterable[Chapter], preset: str, changed: Collection[str]) -> tuple[Chapter, ...]:
        return tuple(
            replace(
                chapter,
                lines=tuple(
                    replace(line, source=self.of(rule_of(line), preset, line.option, changed)) for line in chapter.lines
                ),
            )
            for chapter in chapters
        )


def rule_of(line: Reason) -> str:
    """The id of the rule that a line follows: that of its sentence, else that of its name."""
    return (line.said or line.name).id.removeprefix(_SENTENCE)


def _whose(rules: Preset, option: str) -> Phrase:
    """Whose rules say so, where no text can be named."""
    name = Term(f"preset_{rules.id}")
    if option in rules.unstated:
        return Phrase("source_unstated", {"rules": name})
    return Phrase("source_preset", {"rules": name, "source": Term(rules.source)})
