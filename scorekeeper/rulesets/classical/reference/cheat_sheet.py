"""The Classical rules in force on two printed pages: what is counted, and what it comes to."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import CheatSheet, Facts
from scorekeeper.rulesets.classical.reference.counted_pages import double_grid, limit_grid, point_grids, total_grid
from scorekeeper.rulesets.classical.reference.in_force import House
from scorekeeper.rulesets.classical.reference.table_pages import option_facts, settlement_grid

_TOLD: Final = ("limit", "east_double", "losers_settle", "draw_settles", "chows_allowed", "start_points", "rounds")
"""What players look up at the table beside hands."""


def cheat_sheet(house: House) -> CheatSheet:
    """Both sides."""
    limits = (limit_grid(house),) if house.limit_hands else ()
    counted = (*point_grids(house), double_grid(house))
    reckoned = (
        *limits,
        total_grid(house),
        settlement_grid(house.options),
        Facts(tuple(option_facts(house.options, _TOLD))),
    )
    return CheatSheet(Phrase(f"preset_{house.preset}"), (counted, reckoned))
