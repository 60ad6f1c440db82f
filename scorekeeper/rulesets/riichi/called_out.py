"""Scores said aloud without tiles: which of them a hand can have."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.problem import Problem, Value
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.score import CalledOut

MOST_FU: Final = 140
"""Three closed kans of terminals or honours, a fourth triplet and a pair of both winds come to no more."""
MOST_FU_OF_TWO_HAN: Final = 110
"""More than this take a third concealed triplet or kan, and with it the han of one yaku more."""
TWO_HAN: Final = 2
_FEWEST_FU: Final = 30
_MANGAN_HAN: Final = 5


def check_called_out(declared: CalledOut, self_draw: bool, counters: int, options: Options) -> Problem | None:
    """Why no tiles can make a called-out score, or None; yakuman and limits always can."""
    if declared.han is None:
        return None
    # How many of more han are dora is not called out, so only a single han is surely too little.
    if declared.han < han_needed(counters, options):
        return two_han_needed(counters)
    if declared.fu is None:
        if declared.han >= _MANGAN_HAN:
            return None
        return Problem("bad_record", {"han": declared.han, "what": "fu"}, "declared", "fu_missing")
    if _possible(declared.han, declared.fu, self_draw, options):
        return None
    values: dict[str, Value] = {"han": declared.han, "fu": declared.fu}
    return Problem("bad_record", values, "declared", "impossible_by_tsumo" if self_draw else "impossible_by_ron")


def han_needed(counters: int, options: Options) -> int:
    """How many han of yaku a hand needs: two from so many counters on, where the table plays so."""
    bound = options.two_han_minimum_from
    return TWO_HAN if bound and counters >= bound else 1


def two_han_needed(counters: int) -> Problem:
    """The problem of a hand with one han of yaku where two are needed."""
    return Problem("two_han_needed", {"counters": counters}, "concealed")


def _possible(han: int, fu: int, self_draw: bool, options: Options) -> bool:
    if fu == 20:
        # Pinfu by self-draw alone has 20 fu, two han with the draw; by ron only where open pinfu is left at 20.
        return han >= 2 and options.pinfu_tsumo if self_draw else options.open_pinfu_fu == 20
    if fu == 25:
        return options.seven_pairs == "25fu_2han" and han >= (3 if self_draw else 2)
    return _FEWEST_FU <= fu <= (MOST_FU if han > 2 else MOST_FU_OF_TWO_HAN) and fu % 10 == 0
