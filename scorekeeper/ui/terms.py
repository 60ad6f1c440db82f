"""The terms of the game as they are met in what is shown: by their ids, and within sentences of any language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Final

from msgspec import Struct

from scorekeeper.core.glossary import Entry
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shared_terms import SHARED_TERMS
from scorekeeper.core.words import WORDS
from scorekeeper.ui.speech import Speech, translate

_IDEOGRAPHS: Final = "\u2e80"
"""From this letter on a writing puts no spaces between words."""
_SHORT: Final = 1
"""So few letters of such a writing are a part of too many words to be a term within a sentence."""


class Meaning(Struct, frozen=True):
    """A term in the reader's language: its word, the few plain words for it, and the sentence that explains it.

    `name` is how it is written where the game comes from, `page` the reference page that tells more.
    """

    term: str
    plain: str
    said: str
    name: str = ""
    page: str = ""


class Found(Struct, frozen=True):
    """A term within a text, by its place."""

    start: int
    length: int
    meaning: Meaning

    @property
    def span(self) -> range:
        """The places of its letters."""
        return range(self.start, self.start + self.length)


class Terms:
    """A family's terms and those that all share, in the reader's language."""

    def __init__(self, words: Mapping[str, str], glossary: Iterable[Entry]) -> None:
        self._words = words
        # Said one by one as they are asked for: most of them stand nowhere yet when the window comes up.
        self._entries: dict[str, Entry] = {}
        for entry in (*glossary, *SHARED_TERMS):
            self._entries.setdefault(entry.id, entry)
        self._said: dict[str, Meaning] = {}

    def of(self, id_: str) -> Meaning | None:
        """What the term of an id means, None for one that is no term."""
        if id_ in self._entries:
            return self._meaning(self._entries[id_])
        return self._by_word.get(translate(WORDS.get(id_, id_)).casefold())

    def _word(self, id_: str) -> str:
        return translate(self._words.get(id_) or WORDS.get(id_) or id_)

    def _meaning(self, entry: Entry) -> Meaning:
        if entry.id not in self._said:
            plain = self._word(entry.plain) if entry.plain else ""
            self._said[entry.id] = Meaning(self._word(entry.id), plain, self._word(entry.said), entry.name, entry.page)
        return self._said[entry.id]

    @cached_property
    def _by_word(self) -> dict[str, Meaning]:
        """Every term by all words for it in small letters."""
        found: dict[str, Meaning] = {}
        for entry in self._entries.values():
            meaning = self._meaning(entry)
            for each in (meaning.term, *map(self._word, entry.also)):
                found.setdefault(each.casefold(), meaning)
        return found

    @cached_property
    def _within(self) -> frozenset[str]:
        """The words that are terms wherever they stand, and not only alone."""
        found = self._by_word
        common = (entry for entry in self._entries.values() if entry.common)
        words = ((entry, each.casefold()) for entry in common for each in map(self._word, (entry.id, *entry.also)))
        return frozenset(found) - {word for entry, word in words if found[word] is self._meaning(entry)}

    # Looked for by their first letters: to make a pattern of all of them takes longer than many a search.

    @cached_property
    def _spaced(self) -> dict[str, list[str]]:
        return _by_letter(each for each in self._within if each and each < _IDEOGRAPHS)

    @cached_property
    def _joined(self) -> dict[str, list[str]]:
        return _by_letter(each for each in self._within if each >= _IDEOGRAPHS and len(each) > _SHORT)

    def exactly(self, text: str) -> Meaning | None:
        """What a text means that is a term and nothing else."""
        return self._by_word.get(text.strip().casefold())

    def within(self, text: str) -> tuple[Found, ...]:
        """Every term in a text, the longer ones before those they are made of; everyday words only where they stand alone."""
        whole = self.exactly(text)
        if whole is not None:
            return (Found(text.index(text.strip()), len(text.strip()), whole),)
        return tuple(self._found(text))

    def _found(self, text: str) -> Iterator[Found]:
        folded = text.casefold()
        if len(folded) != len(text):
            # A letter that has no small form of its own: the places must stay those of the text.
            folded = "".join(each if len(each.casefold()) > 1 else each.casefold() for each in text)
        after = 0
        for at, letter in enumerate(folded):
            if at < after:
                continue
            apart = letter in self._spaced and not (at and _is_letter(folded[at - 1]))
            found = self._apart(folded, at) if apart else None
            found = found or next((each for each in self._joined.get(letter, ()) if folded.startswith(each, at)), None)
            if found is not None:
                plural = apart and _plural(folded, at + len(found))
                after = at + len(found) + plural
                yield Found(at, after - at, self._by_word[found])

    def _apart(self, folded: str, at: int) -> str | None:
        """The longest term that begins at a place and is a whole word there, in the plural of English too."""
        for each in self._spaced[folded[at]]:
            if folded.startswith(each, at):
                end = at + len(each)
                if _plural(folded, end) or not _is_letter(folded[end : end + 1]):
                    return each
        return None


def terms_of(speech: Speech) -> Terms:
    """The terms of the family that a speech speaks for; none where it speaks for no family."""
    return _known(_Family(speech.words, speech.glossary))


def terms_by(rules: Ruleset) -> Terms:
    """The terms of some rules."""
    return terms_of(Speech(rules.words, rules.glossary))


def forget_terms() -> None:
    """Another language is spoken: all terms are said anew."""
    _known.cache_clear()


class _Family(Struct, frozen=True, eq=False):
    """Words and glossary of a family, told apart by being the very same ones."""

    words: Mapping[str, str]
    glossary: tuple[Entry, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Family) and self.words is other.words and self.glossary is other.glossary

    def __hash__(self) -> int:
        return hash((id(self.words), id(self.glossary)))


@lru_cache(maxsize=8)
def _known(family: _Family) -> Terms:
    return Terms(family.words, family.glossary)


def _by_letter(words: Iterable[str]) -> dict[str, list[str]]:
    """Words by their first letters, the longest first."""
    found: dict[str, list[str]] = {}
    for word in sorted(words, key=lambda each: (-len(each), each)):
        found.setdefault(word[0], []).append(word)
    return found


def _plural(folded: str, end: int) -> bool:
    """Whether a word goes on with the plural of English, and ends with it."""
    return folded.startswith("s", end) and not _is_letter(folded[end + 1 : end + 2])


def _is_letter(text: str) -> bool:
    """Whether something is a part of a word."""
    return text.isalnum() or text == "_"
