"""The riichi reference: every section of the rules in force."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Section
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.reference.counted_pages import counted_pages
from scorekeeper.rulesets.riichi.reference.house import House
from scorekeeper.rulesets.riichi.reference.in_force import in_force
from scorekeeper.rulesets.riichi.reference.table_pages import table_pages
from scorekeeper.rulesets.riichi.reference.yaku_grid import glance_page
from scorekeeper.rulesets.riichi.reference.yaku_pages import yaku_pages
from scorekeeper.rulesets.riichi.scoring import Scorer

_KEPT = 4


@lru_cache(maxsize=_KEPT)
def reference(options: Options, preset: str, changed: frozenset[str]) -> tuple[Section, ...]:
    """Every section, made once for equal rules; `changed` are the options that differ from the preset."""
    house = House(Scorer(options), preset, changed, in_force(options))
    return tuple(section for section in _sections(house) if section.pages)


def _sections(house: House) -> Iterator[Section]:
    every = house.every
    yaku = [row for row in every if not row.yakuman and not row.local]
    local = [row for row in every if row.local]
    yakuman = [row for row in every if row.yakuman and not row.local]
    yield Section("yaku", Phrase("yaku"), (glance_page(every), *yaku_pages(house, yaku)))
    yield Section("yakuman", Phrase("yakuman"), yaku_pages(house, yakuman))
    yield Section("local", Phrase("ref_local"), yaku_pages(house, local))
    yield Section("counting", Phrase("ref_counting"), counted_pages(house))
    yield Section("table", Phrase("page_table"), table_pages(house.options))
