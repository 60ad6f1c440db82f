"""What the window of the reference shows: the rules told, all rules there are, and the pages in their sections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from scorekeeper.core.glossary import Entry
from scorekeeper.core.reference import RULE, Heading, Page, Section
from scorekeeper.core.shelf import RulesChoice


class Found(Struct, frozen=True):
    """A page that was found, and the block in which the words stand; None where they are in its title or names.

    `row` is the row of a table or of some facts that has most of the words, None where that is no row.
    """

    page: str
    block: int | None = None
    row: int | None = None


class Search(Struct, frozen=True):
    """What a search came to: the pages, the best first; `meant` is what was looked for where nothing has the words."""

    found: tuple[Found, ...] = ()
    meant: str = ""


Find = Callable[[str], Search]
"""Finds pages by what somebody looks for."""


class ReferenceView(Struct, frozen=True):
    """The pages that tell some rules; `words` are all they are said in, by id, `glossary` the terms they may be asked about."""

    choice: RulesChoice
    choices: Sequence[RulesChoice]
    sections: tuple[Section, ...]
    words: Mapping[str, str] = {}
    glossary: tuple[Entry, ...] = ()

    @property
    def first(self) -> str:
        """The page that is read first, empty where there is none."""
        return next((page.id for section in self.sections for page in section.pages), "")

    def page(self, id_: str) -> Page | None:
        """The page with an id."""
        return next((page for section in self.sections for page in section.pages if page.id == id_), None)

    def told_of(self, line: str) -> Found | None:
        """Where a line of a score is told about, None for nowhere."""
        page = next((page for section in self.sections for page in section.pages if line in page.lines), None)
        if page is None:
            return None
        heads = (at for at, each in enumerate(page.blocks) if isinstance(each, Heading) and RULE + each.rule == line)
        return Found(page.id, next(heads, None))

    def pages_of(self, lines: Iterable[str]) -> tuple[tuple[str, Page], ...]:
        """The pages that tell about some lines, those of the most lines first; each with the first of its lines."""
        told = [(found.page, line) for line in lines if (found := self.told_of(line)) is not None]
        often = Counter(page for page, _ in told)
        firsts: dict[str, str] = {}
        for page, line in told:
            firsts.setdefault(page, line)
        pages = ((firsts[id_], self.page(id_)) for id_, _ in often.most_common())
        return tuple((line, page) for line, page in pages if page is not None)

    def section_of(self, id_: str) -> Section | None:
        """The section a page stands in."""
        return next((each for each in self.sections if any(page.id == id_ for page in each.pages)), None)
