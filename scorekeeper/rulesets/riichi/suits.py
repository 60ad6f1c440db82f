"""One suit of a hand, added up: every way to read it, and what follows from the set that the winning tile completed."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import and_, or_
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
    """Sets that all copies of a suit's lowest tile begin: how many runs, their packed count, and how they read."""

    runs: int
    counted: int
    way: SuitWay


_LAST_RUN: Final = 6
_SIZES: Final = {Shape.RUN: 1, Shape.TRIPLET: 3, Shape.PAIR: 2}
"""How many of the lowest tiles each shape takes."""


def _starts(kind: int, copies: int, shapes: Sequence[Shape | None]) -> tuple[_Start, ...]:
    """Every way to put so many copies of a kind into runs that begin with it and one of some other sets, runs first."""
    found = []
    for runs in range(copies, -1, -1):
        for shape in shapes:
            fits = runs + (_SIZES[shape] if shape else 0) == copies
            if not fits or (runs and (kind >= EAST or kind % 9 > _LAST_RUN)):
                continue
            found.append(_start(kind, runs, (Shape.RUN,) * runs if shape is None else (*(Shape.RUN,) * runs, shape)))
    return tuple(found)


def _start(kind: int, runs: int, shapes: Sequence[Shape]) -> _Start:
    pieces = tuple([CONCEALED[block(shape, kind).index] for shape in shapes])
    # Equal runs are put together two by two.
    way = SuitWay(
        pieces,
        reduce(and_, [piece.every for piece in pieces], EVERY),
        reduce(or_, [piece.some for piece in pieces], 0),
        sum(piece.sum for piece in pieces) + TWIN * (runs // 2),
        tuple([piece.tiles for piece in pieces]),
        tuple([piece.fu for piece in pieces if piece.fu is not None]),
    )
    return _Start(runs, sum(packed(piece.tiles) for piece in pieces), way)


def _table(shapes: Sequence[Shape | None]) -> tuple[tuple[tuple[_Start, ...], ...], ...]:
    return tuple(tuple(_starts(kind, copies, shapes) for copies in range(COPIES + 1)) for kind in range(KINDS))


_WITHOUT: Final = _table((None, Shape.TRIPLET))
_WITH_PAIR: Final = _table((None, Shape.TRIPLET, Shape.PAIR))
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
    some = int(Fact.PAIR_WAIT) if block.shape is Shape.PAIR else 0
    added = wait.amount << FU_SHIFT if wait is not None else 0
    opened = added + open_piece.sum - piece.sum
    return Place(kind, piece, added, opened, open_piece, some, wait is None and block.shape is Shape.RUN, wait)


PLACES: Final = tuple(
    {CONCEALED[block.index]: _place(block.index, kind) for block in BLOCKS if block.holds(kind)}
    for kind in range(KINDS)
)
"""By the kind of the winning tile: what follows for each set it may have completed."""
