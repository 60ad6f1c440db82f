"""Fu: the small points of a hand, item by item."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Block, Shape
from scorekeeper.core.tiles import KINDS, TILES, WINDS, Tile, Wind
from scorekeeper.rulesets.riichi.options import Options

BASE: Final = Line("base", 20)
CLOSED_RON: Final = Line("closed_ron", 10)
TSUMO_DRAW: Final = Line("tsumo", 2)
OPEN_PINFU: Final = Line("open_pinfu", 10)
SEVEN_PAIRS: Final = {"25fu_2han": Line("seven_pairs", 25), "50fu_1han": Line("seven_pairs", 50)}
_EAST: Final = 27
_DRAGONS: Final = 31


def laid(line: Line, tiles: tuple[Tile, ...]) -> Line:
    """A fu line with its tiles as they lie in the hand."""
    return line if line.tiles is tiles else Line(line.id, line.amount, tiles)


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
    if pair.first < _EAST:
        return None
    name = _pair_name(pair.first, seat_wind, round_wind)
    if name is None:
        return None
    amount = options.double_wind_pair_fu if name == "pair_double_wind" else 2
    return _PAIR_LINES[name, pair.first, amount]


def _pair_name(kind: int, seat_wind: Wind, round_wind: Wind) -> str | None:
    if kind >= _DRAGONS:
        return "pair_dragon"
    wind = WINDS[kind - _EAST]
    if wind is seat_wind:
        return "pair_double_wind" if wind is round_wind else "pair_seat_wind"
    return "pair_round_wind" if wind is round_wind else None


def _pair_lines() -> dict[tuple[str, int, int], Line]:
    names = ("pair_dragon", "pair_seat_wind", "pair_round_wind", "pair_double_wind")
    return {
        (name, kind, amount): Line(name, amount, (TILES[kind],) * 2)
        for name in names
        for kind in range(_EAST, KINDS)
        for amount in (2, 4)
    }


_PAIR_LINES: Final = _pair_lines()
