"""Searches a reference in the reader's language: by title, other names, kanji, or any word of a page."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Example, Facts, Grid, Heading, Page, Paragraph, Section
from scorekeeper.core.reference_view import Found, Search

Say = Callable[[Phrase], str]
_SHORTEST: Final = 3
"""Letters a word must have to be taken for a slip of another."""
_VOICED: Final = "\u3099\u309a"
"""The marks that tell か from が: other letters, not accents."""
_KATAKANA: Final = range(0x30A1, 0x30F7)
_TO_HIRAGANA: Final = 0x60


def plainly(text: str) -> str:
    """A text without what people leave out when they search: capitals, accents, full width, the two kinds of kana."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(each for each in apart if not unicodedata.combining(each) or each in _VOICED)
    joined = unicodedata.normalize("NFKC", kept)
    return "".join(chr(ord(each) - _TO_HIRAGANA) if ord(each) in _KATAKANA else each for each in joined)


def words_in(text: str) -> list[str]:
    """The words of a text, plainly; signs that are no letters part them."""
    return _parted(plainly(text))


def _parted(text: str) -> list[str]:
    return "".join(each if each.isalnum() or each in _VOICED else " " for each in text).split()


class _Line(Struct, frozen=True):
    """A page as it is searched: its title and other names, the text of each block, and that of each row in it."""

    page: str
    title: str
    names: tuple[str, ...]
    blocks: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Finder:
    """Searches some sections, said in one language; whatever it needs is made when it is first asked."""

    def __init__(self, sections: Iterable[Section], say: Say) -> None:
        self._pages = tuple(page for section in sections for page in section.pages)
        self._say = say

    def find(self, text: str) -> tuple[Found, ...]:
        """The pages on which all words of a text stand, the best first: those called so before those that mention it."""
        words = words_in(text)
        if not words:
            return ()
        ranked = []
        for at, line in enumerate(self._lines):
            rank = _rank(line, words)
            if rank is not None:
                ranked.append((rank, at, Found(line.page) if rank < _MENTIONED else _place(line, words)))
        return tuple(found for _, _, found in sorted(ranked, key=lambda each: each[:2]))

    def search(self, text: str) -> Search:
        """The pages found by a text; where nothing has its words, those found by what was probably meant."""
        found = self.find(text)
        meant = "" if found else self.meant(text)
        return Search(self.find(meant), meant) if meant else Search(found)

    def meant(self, text: str) -> str:
        """The text with one slip of a letter mended, where that finds something; empty where nothing is near."""
        mended = [each if self._known(each) else self._near(each) for each in words_in(text)]
        told = " ".join(each for each in mended if each)
        if not all(mended) or told == " ".join(words_in(text)) or not self.find(told):
            return ""
        return " ".join(self._spelled.get(each, each) for each in mended)

    @cached_property
    def _lines(self) -> tuple[_Line, ...]:
        return tuple(self._line(page) for page in self._pages)

    def _line(self, page: Page) -> _Line:
        names = (*page.names, *(self._say(each) for each in page.also))
        rows = tuple(tuple(map(_plain_words, self._rows(block))) for block in page.blocks)
        heads = (_plain_words(self._head(block)) for block in page.blocks)
        return _Line(
            page.id,
            _plain_words(self._say(page.title)),
            tuple(map(_plain_words, names)),
            tuple(" ".join(filter(None, (head, *each))) for head, each in zip(heads, rows, strict=True)),
            rows,
        )

    def _head(self, block: Block) -> str:
        """What a block says above its rows."""
        match block:
            case Heading() | Paragraph():
                return self._say(block.said)
            case Grid():
                return " ".join(self._say(each) for each in (*filter(None, (block.title,)), *block.heads))
            case Facts() | Example():
                # What a hand happens to have besides is not what its page is about.
                return ""

    def _rows(self, block: Block) -> Iterator[str]:
        match block:
            case Facts():
                yield from (" ".join((self._say(name), *self._cells(cells))) for name, cells in block.rows)
            case Grid():
                yield from (" ".join(self._cells(row)) for row in block.rows)
            case Heading() | Paragraph() | Example():
                return

    def _cells(self, cells: Iterable[Cell]) -> Iterator[str]:
        return (self._say(each) for cell in cells for each in cell.said)

    @cached_property
    def _vocabulary(self) -> tuple[str, ...]:
        """Every word by which a page is called, in the order of the pages."""
        lines = (word for line in self._lines for text in (line.title, *line.names) for word in text.split())
        return tuple(dict.fromkeys(lines))

    @cached_property
    def _spelled(self) -> dict[str, str]:
        """How each word by which a page is called is written, capitals apart."""
        texts = (
            text for page in self._pages for text in (self._say(page.title), *page.names, *map(self._say, page.also))
        )
        written = [word for text in texts for word in _parted(text.casefold())]
        return {plainly(word): word for word in reversed(written)}

    def _known(self, word: str) -> bool:
        return any(word in text for line in self._lines for text in (line.title, *line.names, *line.blocks))

    def _near(self, word: str) -> str:
        """The first word that is one slip away, empty for none."""
        if len(word) < _SHORTEST:
            return ""
        return next((each for each in self._vocabulary if one_slip(word, each)), "")


_CALLED, _KNOWN_AS, _BEGINS, _NAMED, _MENTIONED, _ELSEWHERE = range(6)


def _rank(line: _Line, words: list[str]) -> int | None:
    """How well a page fits, 0 best; None where some word is not on it."""
    text, joined = " ".join(words), "".join(words)
    called = (line.title, *line.names)
    if text == line.title:
        return _CALLED
    if any(joined == each.replace(" ", "") for each in called):
        return _KNOWN_AS
    if line.title.startswith(text):
        return _BEGINS
    if all(any(word in each for each in called) for word in words) or any(
        joined in each.replace(" ", "") for each in called
    ):
        return _NAMED
    if not all(any(word in each for each in (*called, *line.blocks)) for word in words):
        return None
    names = {each for text in called for each in text.split()}
    return _ELSEWHERE if names.isdisjoint(words) else _MENTIONED


def _place(line: _Line, words: list[str]) -> Found:
    """The block that has most of the words, and the row in it; the first of equals."""
    found, block = Found(line.page), _most(line.blocks, words)
    return found if block is None else replace(found, block=block, row=_most(line.rows[block], words))


def _most(texts: tuple[str, ...], words: list[str]) -> int | None:
    """The place of the text that has most of the words, None where none has any."""
    counts = [sum(word in each for word in words) for each in texts]
    most = max(counts, default=0)
    return counts.index(most) if most else None


def _plain_words(text: str) -> str:
    return " ".join(words_in(text))


def one_slip(one: str, other: str) -> bool:
    """Whether a word becomes another by one letter too many, too few or wrong, or by two exchanged."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, others = one[start:], other[start:]
    if len(one) != len(other):
        return rest[1:] == others or rest == others[1:]
    return rest[1:] == others[1:] or (rest[:2] == others[1::-1] and rest[2:] == others[2:])
