"""One way to count a hand, and how its sets lie then."""

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


Spot = tuple[int, int, Place]
"""Where the winning tile came in: its kind, which of the sets it completed, and what follows from that."""


class Way(Struct, frozen=True, gc=False):
    """One way to count a hand; `rank` compares ways, its first item being the payment.

    After the payment comes a yakuman before counted han, then more han, then more fu as paid and as counted.
    """

    rank: tuple[int, bool, int, int, int]
    matched: Matched
    worth: Worth
    suits: Suits
    form: Form
    spot: Spot | None = None
    """None where it does not matter which set the winning tile completed."""
    won: Line | None = None
    pair: Line | None = None
    """The fu lines for how it was won (of seven pairs the only one), and of the pair."""


def pieces_of(suits: Sequence[SuitWay]) -> tuple[Piece, ...]:
    """The sets and the pair of a reading, in tile order."""
    return suits[0].pieces if len(suits) == 1 else tuple(chain.from_iterable([way.pieces for way in suits]))


def opens(spot: Spot) -> bool:
    """Whether the set that the winning tile completed counts as open when another player gave that tile."""
    _, _, place = spot
    return place.opened != place.sum


def placed(suits: Sequence[SuitWay], spot: Spot | None, opened: bool) -> tuple[Piece, ...]:
    """The sets and the pair as they count: a triplet completed by another player's tile is open."""
    pieces = pieces_of(suits)
    if opened and spot is not None and opens(spot):
        _, at, place = spot
        return (*pieces[:at], place.open_piece, *pieces[at + 1 :])
    return pieces
