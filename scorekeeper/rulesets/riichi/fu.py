"""Fu: the small points of a hand, item by item."""

from typing import Final

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Block, Shape
from scorekeeper.core.tiles import WINDS, Wind
from scorekeeper.rulesets.riichi.options import Options

BASE: Final = Line("base", 20)
CLOSED_RON: Final = Line("closed_ron", 10)
TSUMO_DRAW: Final = Line("tsumo", 2)
OPEN_PINFU: Final = Line("open_pinfu", 10)
SEVEN_PAIRS: Final = {"25fu_2han": Line("seven_pairs", 25), "50fu_1han": Line("seven_pairs", 50)}
_EAST: Final = 27
_DRAGONS: Final = 31


def wait_name(won: Block, kind: int) -> str | None:
    """The name of a wait worth 2 fu that a tile of this kind completed, None for one worth nothing."""
    if won.shape is Shape.PAIR:
        return "wait_pair"
    if won.shape is Shape.RUN:
        step = kind - won.first
        if step == 1:
            return "wait_closed"
        start = won.first % 9
        if (start == 0 and step == 2) or (start == 6 and step == 0):
            return "wait_edge"
    return None


def wait_line(won: Block, kind: int) -> Line | None:
    """The fu line of the wait that a tile completed, None for a wait worth nothing."""
    name = wait_name(won, kind)
    return Line(name, 2, won.tiles) if name else None


def pair_line(pair: Block, seat_wind: Wind, round_wind: Wind, options: Options) -> Line | None:
    """The fu line of the pair: dragons, seat wind, round wind, or both winds in one."""
    if pair.first >= _DRAGONS:
        return Line("pair_dragon", 2, pair.tiles)
    if pair.first < _EAST:
        return None
    wind = WINDS[pair.first - _EAST]
    if wind is seat_wind and wind is round_wind:
        return Line("pair_double_wind", options.double_wind_pair_fu, pair.tiles)
    if wind is seat_wind:
        return Line("pair_seat_wind", 2, pair.tiles)
    if wind is round_wind:
        return Line("pair_round_wind", 2, pair.tiles)
    return None
