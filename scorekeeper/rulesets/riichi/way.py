"""One way to count a hand, and how its sets lie then."""

from itertools import chain
from typing import NamedTuple

from scorekeeper.core.score import Line
from scorekeeper.rulesets.riichi.facts import Piece
from scorekeeper.rulesets.riichi.matching import Matched
from scorekeeper.rulesets.riichi.points import Worth
from scorekeeper.rulesets.riichi.suits import Place, SuitWay


class Way(NamedTuple):
    """One way to count a hand; `rank` compares ways, its first item being the payment.

    After the payment comes a yakuman before counted han, then more han, then more fu as paid and as counted.
    """

    rank: tuple[int, bool, int, int, int]
    matched: Matched
    worth: Worth
    ways: tuple[SuitWay, ...]
    at: tuple[int, int]
    place: Place | None
    """The set the winning tile completed, `at` so many a suit and so many a set of its way; None where no matter."""
    items: tuple[Line | None, ...]
    """The fu lines of the win, the pair and the wait."""
    pairs: tuple[Piece, ...] = ()
    """The pairs of a hand that is nothing else."""


def pieces_of(ways: tuple[SuitWay, ...]) -> tuple[Piece, ...]:
    """The sets and the pair of a reading, in tile order."""
    return ways[0].pieces if len(ways) == 1 else tuple(chain.from_iterable([way.pieces for way in ways]))


def placed(way: Way, opened: bool) -> tuple[Piece, ...]:
    """The sets and the pair as they count: a triplet completed by another player's tile is open."""
    if not way.ways:
        return way.pairs
    return with_place(way.ways, way.at, way.place, opened)


def with_place(ways: tuple[SuitWay, ...], at: tuple[int, int], place: Place | None, opened: bool) -> tuple[Piece, ...]:
    """The pieces of a reading, the one a tile of another player completed taken for open."""
    pieces = pieces_of(ways)
    if not opened or place is None or not place.opened:
        return pieces
    won = place_among(ways, at)
    return (*pieces[:won], place.open_piece, *pieces[won + 1 :])


def place_among(ways: tuple[SuitWay, ...], at: tuple[int, int]) -> int:
    """Which of the pieces of a reading stands at so many a suit and so many a set of its way."""
    suit, piece = at
    return piece + sum(len(before.pieces) for before in ways[:suit])
