"""The terms of the game as they are met in what is shown: by their ids, and within sentences of any language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
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
        self._by_id: dict[str, Meaning] = {}
        self._by_word: dict[str, Meaning] = {}
        self._common: set[str] = set()

        def word(id_: str) -> str:
            return translate(words.get(id_) or WORDS.get(id_) or id_)

        for entry in (*glossary, *SHARED_TERMS):
            meaning = Meaning(
                word(entry.id), word(entry.plain) if entry.plain else "", word(entry.said), entry.name, entry.page
            )
            self._by_id.setdefault(entry.id, meaning)
            for each in (meaning.term, *map(word, entry.also)):
                if self._by_word.setdefault(each.casefold(), meaning) is meaning and entry.common:
                    self._common.add(each.casefold())
        self._pattern = _pattern(self._by_word.keys() - self._common)

    def of(self, id_: str) -> Meaning | None:
        """What the term of an id means, None for one that is no term."""
        return self._by_id.get(id_) or self._by_word.get(translate(WORDS.get(id_, id_)).casefold())

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
        for match in self._pattern.finditer(text):
            meaning = self.exactly(match[1] or match[2])
            if meaning is not None:
                yield Found(match.start(), len(match[0]), meaning)


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


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    """Finds any of some words, the longest first: whole ones where words stand apart, and with the plural of English."""
    spaced = [each for each in words if each and each < _IDEOGRAPHS]
    joined = [each for each in words if each >= _IDEOGRAPHS and len(each) > _SHORT]
    return re.compile(rf"(?<!\w)({_any(spaced)})s?(?!\w)|({_any(joined)})", re.IGNORECASE)


def _any(words: Iterable[str]) -> str:
    return "|".join(re.escape(each) for each in sorted(words, key=lambda each: (-len(each), each))) or "(?!)"
