"""What is the same for every reading of a won hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.score import Line
from scorekeeper.core.shapes import Shape, block
from scorekeeper.core.tiles import WINDS, Tile, Wind
from scorekeeper.rulesets.riichi.called_sets import CalledSet
from scorekeeper.rulesets.riichi.facts import PAIR_OF, WIND_SETS
from scorekeeper.rulesets.riichi.fu import pair_line
from scorekeeper.rulesets.riichi.options import Options

_SET_OF: Final = dict(zip(WINDS, WIND_SETS, strict=True))


class Winds(Struct, frozen=True, gc=False):
    """What the winds of a seat make of honours: the sets of the own and of the round's wind, and the fu of each pair."""

    seat: int
    round: int
    pairs: Mapping[int, Line]


# Records made for every hand are none of the garbage collector's: nothing they hold leads back to them.
class Win(Struct, frozen=True, gc=False):
    """What is the same for every reading of one hand; `every`, `some` and `sum` are those of its called sets."""

    hand: Hand
    setting: Setting
    facts: int
    """How it was won."""
    held: int
    """The packed count of the concealed tiles."""
    kinds: tuple[int, ...]
    """The kinds the winning tile may be: its own; all of a heavenly hand, where no tile came last."""
    melds: Sequence[CalledSet]
    every: int
    some: int
    sum: int
    winds: Winds
    tsumo: bool
    dealer: bool
    closed: bool
    won: Line | None
    """The fu line for how it was won, unless a reading has another: none for pinfu, one for an open hand without other fu."""
    reds: tuple[Tile, ...]
    """The red fives among the concealed tiles."""
    dora: tuple[Line, ...]
    dora_han: int
    han_needed: int
    """Han of yaku, dora aside, that the hand must have."""


def winds_of(seat: Wind, round_: Wind, options: Options) -> Winds:
    """What the winds of a seat in a round make of honours under these rules."""
    lines = {
        PAIR_OF[kind]: line
        for kind in PAIR_OF
        if (line := pair_line(block(Shape.PAIR, kind), seat, round_, options)) is not None
    }
    return Winds(_SET_OF[seat], _SET_OF[round_], lines)
