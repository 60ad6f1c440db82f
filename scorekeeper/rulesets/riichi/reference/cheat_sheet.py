"""The riichi rules in force on two printed pages: the yaku, and all that is reckoned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, CheatSheet, Facts, Paragraph
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.reference.counted_pages import fu_grids
from scorekeeper.rulesets.riichi.reference.in_force import Played, in_force
from scorekeeper.rulesets.riichi.reference.tables import limit_grid, option_facts, points_together
from scorekeeper.rulesets.riichi.reference.yaku_grid import yaku_grid, yakuman_grid

_KEPT: Final = 4
_TOLD: Final = (
    "honba_ron",
    "honba_tsumo_each",
    "noten_payment",
    "dealer_repeats_on",
    "max_winners",
    "abortive_draws",
    "nagashi_mangan",
    "pao",
    "length",
    "tobi",
    "start_points",
    "return_points",
    "oka",
    "uma",
)
"""What players look up at the table beside hands."""


@lru_cache(maxsize=_KEPT)
def cheat_sheet(options: Options, preset: str) -> CheatSheet:
    """Both sides, made once for equal rules."""
    return CheatSheet(Phrase(f"preset_{preset}"), (tuple(_yaku(in_force(options))), tuple(_reckoned(options))))


def _yaku(every: tuple[Played, ...]) -> Iterator[Block]:
    yield yaku_grid([row for row in every if not row.yakuman], Phrase("yaku"))
    yakuman = yakuman_grid([row for row in every if row.yakuman], Phrase("yakuman"))
    if yakuman.rows:
        yield yakuman


def _reckoned(options: Options) -> Iterator[Block]:
    yield from fu_grids(options)
    yield Paragraph(Phrase("why_round_ten"))
    yield from points_together(options)
    yield limit_grid(options)
    yield Facts(tuple(option_facts(options, _TOLD)))
