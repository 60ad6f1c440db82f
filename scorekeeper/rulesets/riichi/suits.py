"""One suit of a hand, added up: every way to read it, with what its sets and pair bring together."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import BLOCKS, Shape, splits
from scorekeeper.rulesets.riichi.facts import CONCEALED, EVERY, OPEN, TWIN, Fact, Piece
from scorekeeper.rulesets.riichi.fu import wait_line

_KEPT: Final = 1 << 14
"""Bound of the memo of suits: far more than any evening shows."""


class Place(NamedTuple):
    """A set or pair together with the tile that completed it.

    `opened` is what a win off another player changes of the sum, and `open_piece` the set as it then counts; `wait` is
    the fu line of the wait, `facts` what the wait brings, `two_sided` whether pinfu may stand.
    """

    opened: int
    open_piece: Piece
    wait: Line | None
    facts: int
    two_sided: bool


def _place(index: int, kind: int) -> Place:
    block, opened = BLOCKS[index], OPEN[index]
    wait = wait_line(block, kind)
    facts = Fact.PAIR_WAIT if block.shape is Shape.PAIR else Fact(0)
    two_sided = wait is None and block.shape is Shape.RUN
    return Place(opened.sum - CONCEALED[index].sum, opened, wait, int(facts), two_sided)


_PLACES: Final = tuple(
    tuple((kind, _place(block.index, kind)) for kind in dict.fromkeys(tile.kind for tile in block.tiles))
    for block in BLOCKS
)
"""By the index of a set: each kind of tile that may complete it, with what follows."""


class SuitWay(NamedTuple):
    """One way to read a suit: its sets and pair, added up as in `Piece`.

    `places` are, by the kind of the winning tile, the sets it may have completed, each with its index.
    """

    pieces: tuple[Piece, ...]
    every: int
    some: int
    sum: int
    pair: Piece | None
    places: Mapping[int, Sequence[tuple[int, Place]]]


@lru_cache(maxsize=_KEPT)
def suit_ways(place: int, count: int) -> tuple[SuitWay, ...]:
    """Every way to read one suit of concealed tiles, given by its index and packed count."""
    return tuple(_way(tuple(CONCEALED[block.index] for block in reading)) for reading in splits(place, count))


def _way(pieces: tuple[Piece, ...]) -> SuitWay:
    every, some, total = EVERY, 0, 0
    pair = None
    for piece in pieces:
        every &= piece.every
        some |= piece.some
        total += piece.sum
        if piece.block.shape is Shape.PAIR:
            pair = piece
    return SuitWay(pieces, every, some, total + TWIN * _twins(pieces), pair, _places(pieces))


def _twins(pieces: tuple[Piece, ...]) -> int:
    """How many times two equal runs can be put together; equal ones stand side by side."""
    runs = [piece for piece in pieces if piece.block.shape is Shape.RUN]
    twins, paired = 0, False
    for one, other in pairwise(runs):
        paired = one is other and not paired
        twins += paired
    return twins


def _places(pieces: tuple[Piece, ...]) -> dict[int, list[tuple[int, Place]]]:
    places: dict[int, list[tuple[int, Place]]] = {}
    before = None
    for at, piece in enumerate(pieces):
        # The second of two equal sets, which stand side by side, is no other place.
        if piece is not before:
            for kind, place in _PLACES[piece.block.index]:
                places.setdefault(kind, []).append((at, place))
        before = piece
    return places
