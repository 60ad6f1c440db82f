"""The Classical reference: every section of the rules in force."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Section
from scorekeeper.rulesets.classical.reference.counted_pages import counted_pages
from scorekeeper.rulesets.classical.reference.in_force import House
from scorekeeper.rulesets.classical.reference.row_pages import limit_pages, row_pages
from scorekeeper.rulesets.classical.reference.table_pages import table_pages


def sections(house: House) -> tuple[Section, ...]:
    """Every section that has a page."""
    return tuple(section for section in _sections(house) if section.pages)


def _sections(house: House) -> Iterator[Section]:
    yield Section("counting", Phrase("ref_counting"), counted_pages(house))
    yield Section("point_items", Phrase("points"), row_pages(house, house.points))
    yield Section("double_items", Phrase("doubles"), row_pages(house, house.doubles))
    yield Section("limit_hands", Phrase("page_yaku"), limit_pages(house))
    yield Section("table", Phrase("page_table"), table_pages(house))
