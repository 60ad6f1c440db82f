"""One suit of a hand, added up: every way to read it, and what follows from the set that the winning tile completed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import BLOCKS, SUIT_FIELDS, Shape, block
from scorekeeper.core.tiles import COPIES, COUNT_BITS, KINDS, packed
from scorekeeper.rulesets.riichi.facts import EAST, EVERY, FU_SHIFT, TWIN, Fact
from scorekeeper.rulesets.riichi.fu import wait_line
from scorekeeper.rulesets.riichi.pieces import CONCEALED, OPEN, Piece
from scorekeeper.rulesets.riichi.score import Reading

_KEPT: Final = 5 << 10
"""Bound of the memo of suits: more than an evening shows, and so few that 100,000 hands take little more room than 10,000."""
_OF_SETS: Final = 3
_FIELD: Final = (1 << COUNT_BITS) - 1
_FIELDS: Final = tuple(mask << shift for shift, mask in SUIT_FIELDS)
"""Where each suit stands in a packed count."""


class SuitWay(Struct, frozen=True, gc=False):
    """One way to read a suit: its sets and pair in tile order, added up as in `Piece`.

    `groups` are their tiles, `fu` the lines of the sets, both without red ink.
    """

    pieces: tuple[Piece, ...]
    every: int
    some: int
    sum: int
    groups: Reading
    fu: tuple[Line, ...]


def suits_of(held: int) -> list[tuple[SuitWay, ...]]:
    """Each suit of a packed count of concealed tiles with every way to read it, suits without tiles left out."""
    found = []
    for field in _FIELDS:
        part = held & field
        if part:
            found.append(_ways(part))
    return found


def _joined(first: SuitWay, rest: SuitWay) -> SuitWay:
    """The sets of a suit's lowest tile, read together with the rest of the suit."""
    return SuitWay(
        first.pieces + rest.pieces,
        first.every & rest.every,
        first.some | rest.some,
        first.sum + rest.sum,
        first.groups + rest.groups,
        first.fu + rest.fu,
    )


@lru_cache(maxsize=_KEPT)
def _ways(part: int) -> tuple[SuitWay, ...]:
    """Every way to read a part of a suit: the sets that its lowest tiles begin, beside every way to read the rest."""
    alone = _ALONE.get(part)
    if alone is not None:
        return alone
    # Each tile adds one to this, as a field holds a multiple of three and one more: what is left beside sets is a pair.
    left = part % _OF_SETS
    if left == 1:
        return ()
    kind = ((part & -part).bit_length() - 1) // COUNT_BITS
    here = part >> COUNT_BITS * kind
    runs = min(here >> COUNT_BITS & _FIELD, here >> 2 * COUNT_BITS & _FIELD)
    return tuple([
        _joined(start.way, rest)
        for start in (_WITH_PAIR if left else _WITHOUT)[kind][here & _FIELD]
        if start.runs <= runs
        for rest in _ways(part - start.counted)
    ])  # fmt: skip


class _Start(Struct, frozen=True, gc=False):
    """Sets that all copies of a suit's lowest tile begin: how many runs, whether a pair, their packed count, how they read."""

    runs: int
    paired: bool
    counted: int
    way: SuitWay


_LAST_RUN: Final = 6
_REST: Final = {0: (), 2: (Shape.PAIR,), 3: (Shape.TRIPLET,)}
"""What copies of a tile are, by their number, that begin no run; a single one is nothing."""


def _starts(kind: int, copies: int) -> tuple[_Start, ...]:
    """Every way to put so many copies of a kind into runs that begin with it and one of some other sets, runs first."""
    most = copies if kind < EAST and kind % 9 <= _LAST_RUN else 0
    found = []
    for runs in range(most, -1, -1):
        shape = _REST.get(copies - runs)
        if shape is not None:
            found.append(_start(kind, runs, (*(Shape.RUN,) * runs, *shape)))
    return tuple(found)


def _start(kind: int, runs: int, shapes: Sequence[Shape]) -> _Start:
    pieces = tuple([CONCEALED[block(shape, kind).index] for shape in shapes])
    every, some, total, counted = EVERY, 0, TWIN * (runs // 2), 0
    for piece in pieces:
        every &= piece.every
        some |= piece.some
        # Equal runs are put together two by two.
        total += piece.sum
        counted += packed(piece.tiles)
    groups = tuple([piece.tiles for piece in pieces])
    fu = tuple([piece.fu for piece in pieces if piece.fu is not None])
    return _Start(runs, Shape.PAIR in shapes, counted, SuitWay(pieces, every, some, total, groups, fu))


_WITH_PAIR: Final = tuple(tuple(_starts(kind, copies) for copies in range(COPIES + 1)) for kind in range(KINDS))
_WITHOUT: Final = tuple(
    tuple(tuple([each for each in starts if not each.paired]) for starts in kind) for kind in _WITH_PAIR
)
"""By a suit's lowest kind and how many of it there are: what they can begin, where no pair is left to find and where one is."""
_ALONE: Final = {0: (SuitWay((), EVERY, 0, 0, (), ()),)} | {
    start.counted: (start.way,)
    for kind in _WITH_PAIR
    for copies in kind
    for start in copies
    if len(start.way.pieces) == 1
}
"""How no tiles, a set and a pair read."""


class Place(Struct, frozen=True, gc=False):
    """Where the winning tile came in: its kind, the set it completed, and what follows from that.

    `sum` is what it adds to the sum, the fu of the wait among it, and `opened` the same for a tile from another player,
    whose set counts as `open_piece`; `some` are the facts it brings, `wait` its fu line. A run that was completed at one of
    its ends and could have been at the other is `two_sided`.
    """

    kind: int
    piece: Piece
    sum: int
    opened: int
    open_piece: Piece
    some: int
    two_sided: bool
    wait: Line | None

    @property
    def opens(self) -> bool:
        """Whether the set counts as open when another player gave the tile."""
        return self.opened != self.sum


def _place(index: int, kind: int) -> Place:
    block = BLOCKS[index]
    wait = wait_line(block, kind)
    piece, open_piece = CONCEALED[index], OPEN[index]
    some = Fact.PAIR_WAIT if block.shape is Shape.PAIR else 0
    added = wait.amount << FU_SHIFT if wait is not None else 0
    opened = added + open_piece.sum - piece.sum
    return Place(kind, piece, added, opened, open_piece, some, wait is None and block.shape is Shape.RUN, wait)


def _places() -> tuple[dict[Piece, Place], ...]:
    found: tuple[dict[Piece, Place], ...] = tuple({} for _ in range(KINDS))
    for each in BLOCKS:
        for kind in {tile.kind for tile in each.tiles}:
            found[kind][CONCEALED[each.index]] = _place(each.index, kind)
    return found


PLACES: Final = _places()
"""By the kind of the winning tile: what follows for each set it may have completed."""
