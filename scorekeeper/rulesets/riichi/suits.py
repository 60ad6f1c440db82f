"""One suit of a hand, added up: every way to read it, with what its sets and pair bring together."""

from functools import lru_cache
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


PLACES: Final = tuple({tile.kind: _place(block.index, tile.kind) for tile in block.tiles} for block in BLOCKS)
"""By the index of a set: what follows for each kind of tile that may have completed it."""


class SuitWay(NamedTuple):
    """One way to read a suit, told by its index: its sets and pair in tile order, added up as in `Piece`."""

    suit: int

    pieces: tuple[Piece, ...]
    every: int
    some: int
    sum: int
    pair: Piece | None


@lru_cache(maxsize=_KEPT)
def suit_ways(place: int, count: int) -> tuple[SuitWay, ...]:
    """Every way to read one suit of concealed tiles, given by its index and packed count."""
    return tuple([_way(place, tuple([CONCEALED[each.index] for each in way])) for way in splits(place, count)])


def _way(place: int, pieces: tuple[Piece, ...]) -> SuitWay:
    every, some, total = EVERY, 0, 0
    pair = before = None
    for piece in pieces:
        every &= piece.every
        some |= piece.some
        total += piece.sum
        if piece.block.shape is Shape.PAIR:
            pair = piece
        # Equal runs stand side by side; each is put together with one other only.
        if piece is before and piece.block.shape is Shape.RUN:
            total += TWIN
            before = None
        else:
            before = piece
    return SuitWay(place, pieces, every, some, total, pair)
