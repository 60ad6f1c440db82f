"""One way to count a hand, and how its sets lie then."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import chain

from msgspec import Struct

from scorekeeper.core.score import Line
from scorekeeper.rulesets.riichi.matching import Matched
from scorekeeper.rulesets.riichi.pieces import Piece
from scorekeeper.rulesets.riichi.points import Worth
from scorekeeper.rulesets.riichi.suits import Place, SuitWay

Suits = tuple[SuitWay, ...]
"""Each suit of a hand as it is read; seven pairs are read as one suit, thirteen orphans as none."""


class Form(Enum):
    """What the tiles of a winning hand make."""

    SETS = "sets"
    SEVEN_PAIRS = "seven_pairs"
    ORPHANS = "orphans"


class Way(Struct, frozen=True, gc=False):
    """One way to count a hand: its han with dora and its fu as paid and as counted (0 for yakuman), and what led there."""

    han: int
    fu: int
    counted: int
    matched: Matched
    worth: Worth
    suits: Suits
    form: Form
    place: Place | None = None
    """None where it does not matter which set the winning tile completed."""
    won: Line | None = None
    pair: Line | None = None
    """The fu lines for how it was won (of seven pairs the only one), and of the pair."""

    @property
    def rank(self) -> tuple[int, bool, int, int, int]:
        """What compares ways: the payment, then a yakuman before counted han, more han, more fu as paid and as counted."""
        return self.worth.pays.total, self.matched.yakuman > 0, self.han, self.fu, self.counted


def pieces_of(suits: Sequence[SuitWay]) -> tuple[Piece, ...]:
    """The sets and the pair of a reading, in tile order."""
    return suits[0].pieces if len(suits) == 1 else tuple(chain.from_iterable([way.pieces for way in suits]))


def spot_of(suits: Sequence[SuitWay], place: Place) -> int:
    """Which of the sets the winning tile completed; the first of equal ones."""
    return pieces_of(suits).index(place.piece)


def placed(suits: Sequence[SuitWay], place: Place | None, opened: bool) -> tuple[Piece, ...]:
    """The sets and the pair as they count: a triplet completed by another player's tile is open."""
    pieces = pieces_of(suits)
    if opened and place is not None and place.opens:
        at = pieces.index(place.piece)
        return (*pieces[:at], place.open_piece, *pieces[at + 1 :])
    return pieces
