"""Dora: which tiles the indicators point at, and how many a hand holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scorekeeper.core.hand import Hand
from scorekeeper.core.score import Line
from scorekeeper.core.tiles import COUNT_BITS, KINDS, TILES, Tile
from scorekeeper.rulesets.riichi.checks import DORA_ROW, URA_ROW
from scorekeeper.rulesets.riichi.options import Options


def _after(kind: int) -> int:
    if kind < 27:
        return kind - kind % 9 + (kind % 9 + 1) % 9
    if kind < 31:
        return 27 + (kind - 26) % 4
    return 31 + (kind - 30) % 3


NEXT: Final = tuple(_after(each.kind) for each in TILES[:KINDS])
"""The kind each indicator points at: the next of its suit; winds and dragons go round on their own."""
_SHIFTS: Final = tuple(COUNT_BITS * kind for kind in NEXT)
"""Where the dora of each kind of indicator stands in a packed count."""
_FIELD: Final = (1 << COUNT_BITS) - 1
_MOST_LINES: Final = 64


def _lines(name: str) -> tuple[Line, ...]:
    return tuple(Line(name, amount) for amount in range(_MOST_LINES))


_DORA: Final = _lines("dora")
_URA: Final = _lines("ura_dora")
_RED: Final = _lines("red_dora")


def _count(held: int, indicators: Sequence[Tile]) -> int:
    count = 0
    for each in indicators:
        count += held >> _SHIFTS[each.kind] & _FIELD
    return count


def _counting_ura(beneath: Sequence[Tile], options: Options) -> Sequence[Tile]:
    """The ura indicators that count: the first lies beneath the dora indicator, the others beneath those of kans."""
    return beneath[0 if options.ura_dora else 1 : None if options.kan_ura_dora else 1]


def counting_indicators(name: str, row: Sequence[Tile], options: Options) -> Sequence[Tile]:
    """The indicators of a row that count, for dora or ura dora by name."""
    if name == "dora":
        return row if options.kan_dora else row[:1]
    return _counting_ura(row, options)


def dora_lines(hand: Hand, held: int, reds: int, riichi: bool, options: Options) -> tuple[tuple[Line, ...], int]:
    """The lines for dora, ura dora (riichi only) and red fives of a hand, and their sum; kan indicators count too.

    `held` is the packed count of all its tiles, called sets included, `reds` how many red fives are among them.
    """
    lines: tuple[Line, ...] = ()
    total = 0
    indicators = hand.rows.get(DORA_ROW)
    if indicators:
        total = _count(held, indicators if options.kan_dora else indicators[:1])
        if total:
            lines = (_DORA[total],)
    beneath = hand.rows.get(URA_ROW) if riichi else None
    if beneath and (count := _count(held, _counting_ura(beneath, options))):
        total += count
        lines += (_URA[count],)
    if reds:
        total += reds
        lines += (_RED[reds],)
    return lines, total
