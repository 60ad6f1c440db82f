"""An explanation as plain text, to be copied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from scorekeeper.core.explained import Chapter, Does, Explanation, Group, Mattered, Other, Reason, Why
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.option import Option, SeveralOf
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset

_INDENT: Final = "  "
_HAND: Final = "concealed"
"""Where a fault of the hand itself lies."""
_SENTENCE: Final = {
    Does.SET: "text_set",
    Does.ADD: "text_add",
    Does.TIMES: "text_times",
    Does.DIVIDE: "text_divide",
    Does.ROUND_UP: "text_round_up",
    Does.AT_MOST: "text_bound",
    Does.AT_LEAST: "text_bound",
}


class Voice(Protocol):
    """Says sentences and words in the reader's language: a family's, and those of this room."""

    def say(self, sentence: Phrase | Problem) -> str:
        """The sentence of a phrase or a problem."""

    def word(self, id_: str) -> str:
        """The word of an id, the id itself when it has none."""


def as_text(why: Why, rules: Ruleset, voice: Voice, players: Sequence[str] = ()) -> str:
    """The whole explanation, a line of reasons on a line of text."""
    told = why.explanation
    lines = [" ".join(voice.say(each) for each in told.headline)]
    if told.groups:
        lines.append(voice.say(Phrase("text_reading", {"sets": _sets(told.groups)})))
    notes: dict[str, int] = {}
    for chapter in (*told.reasons, *told.payments):
        lines += _chapter(chapter, voice, players, notes)
    lines += _others(told, voice)
    hung = mattered_said(why.mattered, rules, voice)
    if hung:
        lines += [voice.say(Phrase("text_mattered")), *(_INDENT + each for each in hung)]
    if told.source is not None:
        lines.append(voice.say(told.source))
    if notes:
        lines.append(voice.say(Phrase("text_sources")))
    lines += (
        _INDENT + voice.say(Phrase("text_source", {"note": note, "source": each})) for each, note in notes.items()
    )
    return "\n".join(lines)


def _sets(groups: Iterable[Group]) -> str:
    return " ".join(write_tiles(group.tiles) for group in groups)


def _chapter(chapter: Chapter, voice: Voice, players: Sequence[str], notes: dict[str, int]) -> Iterator[str]:
    """A chapter, each of its lines with the number of the note that says where its rule comes from."""
    title = voice.say(chapter.title)
    payer, payee = (_player(seat, players) for seat in (chapter.payer, chapter.payee))
    if payer and payee:
        title = voice.say(Phrase("text_pays", {"payer": payer, "payee": payee}))
    id_ = "text_chapter" if chapter.payers == 1 else "text_payers"
    yield voice.say(Phrase(id_, {"title": title, "total": chapter.total, "payers": chapter.payers}))
    for line, result in zip(chapter.lines, chapter.results, strict=True):
        said = _line(line, result, voice)
        if line.source is not None:
            note = notes.setdefault(voice.say(line.source), len(notes) + 1)
            said = voice.say(Phrase("text_noted", {"line": said, "note": note}))
        yield _INDENT + said


def _player(seat: int | None, players: Sequence[str]) -> str:
    return players[seat] if seat is not None and 0 <= seat < len(players) else ""


def _line(line: Reason, result: int, voice: Voice) -> str:
    name = voice.say(line.name)
    if line.tiles:
        name = voice.say(Phrase("text_tiles", {"name": name, "tiles": write_tiles(line.tiles)}))
    taken = line.does is Does.ADD and line.amount < 0
    id_ = "text_take" if taken else _SENTENCE[line.does]
    said = voice.say(Phrase(id_, {"name": name, "amount": abs(line.amount), "result": result}))
    return said if line.said is None else f"{said} – {voice.say(line.said)}"


def _others(told: Explanation, voice: Voice) -> Iterator[str]:
    if told.others:
        yield voice.say(Phrase("text_others"))
    for other in told.others:
        completed = any(group.won for group in other.groups)
        yield _INDENT + voice.say(Phrase("text_other" if completed else "text_other_plain", _told(other, voice)))


def _told(other: Other, voice: Voice) -> dict[str, str | int | float | None]:
    won = next((write_tiles(group.tiles) for group in other.groups if group.won), "")
    worth = " ".join(voice.say(each) for each in other.headline) if other.problem is None else voice.say(other.problem)
    return {"sets": _sets(other.groups), "tile": won, "worth": worth}


def mattered_said(mattered: Sequence[Mattered], rules: Ruleset, voice: Voice) -> tuple[str, ...]:
    """A sentence for each house rule that a hand hangs on: what it says, and what another value would bring."""
    rows = {row.id: row for row in rules.option_rows}
    return tuple(_hung(each, rows[each.option], voice) for each in mattered)


def _hung(each: Mattered, row: Option, voice: Voice) -> str:
    rule, value, other = rule_said(each, row, voice)
    values: dict[str, str | int | float | None] = {"rule": rule, "value": value, "other": other}
    if each.problem is None:
        return voice.say(Phrase("text_rule", {**values, "points": each.paid}))
    if each.problem.where == _HAND:
        return voice.say(Phrase("text_rule_no_win", values))
    return voice.say(Phrase("text_rule_refused", {**values, "problem": voice.say(each.problem)}))


def rule_said(each: Mattered, row: Option, voice: Voice) -> tuple[str, str, str]:
    """A house rule, its value and the other one in words; of several ids the one that is put in or left out."""
    rule = voice.word(row.word)
    if isinstance(row.kind, SeveralOf):
        held, other = _ids(each.value), _ids(each.other)
        part = ", ".join(voice.word(row.choice(id_)) for id_ in (*(held - other), *(other - held)))
        rule = voice.say(Phrase("text_part", {"rule": rule, "part": part}))
        return rule, value_said(row, len(held) > len(other), voice), value_said(row, len(held) < len(other), voice)
    return rule, value_said(row, each.value, voice), value_said(row, each.other, voice)


def _ids(value: object) -> frozenset[str]:
    return frozenset(map(str, value)) if isinstance(value, list | tuple) else frozenset()


def value_said(row: Option, value: object, voice: Voice) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return voice.word("rule_yes" if value else "rule_no")
    if isinstance(value, list | tuple):
        return ", ".join(voice.word(row.choice(each)) for each in value) or voice.word("rule_none")
    return voice.word(row.choice(value))
