"""How often each line of a score came in recorded hands, counted beforehand and handed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.records import BadRecordError, bad, mapping
from scorekeeper.core.reference import Cell, Facts, Page, Section

_HUNDRED: Final = 100


class Seen(Struct, frozen=True):
    """By the id of a line: in how many hands it was, and of how many whose rules have it."""

    times: Mapping[str, tuple[int, int]] = {}


NOTHING_SEEN: Final = Seen()


def read_seen(record: Record) -> Seen | Problem:
    """The numbers in a record; `bad_record` for one that holds none."""
    try:
        rows = mapping(record.get("seen"), "seen")
        return Seen({line: _pair(row) for line, row in rows.items()})
    except BadRecordError as fault:
        return fault.problem


def _pair(row: object) -> tuple[int, int]:
    if not isinstance(row, list) or len(row) != 2 or any(type(each) is not int for each in row):
        raise bad("two numbers are needed", "seen")
    times, hands = row
    if not 0 <= times <= hands:
        raise bad("no line is in more hands than there are", "seen")
    return times, hands


def with_seen(sections: Iterable[Section], seen: Seen) -> tuple[Section, ...]:
    """The same pages, those about a line that was counted with how often it came."""
    return tuple(replace(each, pages=tuple(_told(page, seen) for page in each.pages)) for each in sections)


def _told(page: Page, seen: Seen) -> Page:
    found = seen.times.get(page.id) if page.lines == (page.id,) else None
    if found is None or not found[1]:
        return page
    fact = (Phrase("book_often"), (Cell((said(*found),)),))
    at = next((at for at, block in enumerate(page.blocks) if isinstance(block, Facts)), None)
    if at is None:
        return replace(page, blocks=(*page.blocks, Facts((fact,))))
    facts = page.blocks[at]
    assert isinstance(facts, Facts)  # noqa: S101 - that is what was looked for
    return replace(page, blocks=(*page.blocks[:at], Facts((*facts.rows, fact)), *page.blocks[at + 1 :]))


def said(times: int, hands: int) -> Phrase:
    """How often something came: in so many of a hundred hands, of all hands where that is less than one, or never."""
    if not times:
        return Phrase("book_never", {"hands": hands})
    if times * _HUNDRED < hands:
        return Phrase("book_seldom", {"count": times, "hands": hands})
    return Phrase("book_in_hundred", {"count": round(times * _HUNDRED / hands)})
