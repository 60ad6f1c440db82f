"""One suit of a hand, added up: every way to read it, and what follows from the set that the winning tile completed."""

from functools import lru_cache, reduce
from operator import and_, or_
from typing import Final, NamedTuple

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import BLOCKS, SUIT_FIELDS, Shape, block
from scorekeeper.core.tiles import COPIES, COUNT_BITS, KINDS, packed
from scorekeeper.rulesets.riichi.facts import EAST, EVERY, FU_SHIFT, TWIN, TWO_SIDED, Fact
from scorekeeper.rulesets.riichi.fu import wait_line
from scorekeeper.rulesets.riichi.pieces import CONCEALED, OPEN, Piece
from scorekeeper.rulesets.riichi.score import Reading

_KEPT: Final = 1 << 14
"""Bound of the memo of suits: far more than any evening shows."""
# A part of a suit is told by one number: the packed count of its tiles, above it the suit's index, and whether there is a
# pair already.
_PLACE_SHIFT: Final = 9 * COUNT_BITS
_PAIRED_SHIFT: Final = _PLACE_SHIFT + 2
_PAIRED: Final = 1 << _PAIRED_SHIFT
_TILES: Final = (1 << _PLACE_SHIFT) - 1
_PLACE: Final = 3
_FIELD: Final = (1 << COUNT_BITS) - 1
_FIELDS: Final = tuple((shift, mask, place << _PLACE_SHIFT) for place, (shift, mask) in enumerate(SUIT_FIELDS))


class SuitWay(NamedTuple):
    """One way to read a suit: its sets and pair in tile order, added up as in `Piece`.

    `groups` are their tiles, `fu` the lines of the sets, both without red ink.
    """

    pieces: tuple[Piece, ...]
    every: int
    some: int
    sum: int
    groups: Reading
    fu: tuple[Line, ...]


_new: Final = tuple.__new__
"""Makes what every suit needs in half the time that its class takes to sort the same values by name."""
_NOTHING: Final = SuitWay((), EVERY, 0, 0, (), ())


def suits_of(held: int) -> list[tuple[SuitWay, ...]]:
    """Each suit of a packed count of concealed tiles with every way to read it, suits without tiles left out."""
    found = []
    for shift, mask, suit in _FIELDS:
        part = held >> shift & mask
        if part:
            found.append(_ways(part | suit))
    return found


@lru_cache(maxsize=_KEPT)
def _ways(part: int) -> tuple[SuitWay, ...]:
    """Every way to read a part of a suit: the sets that its lowest tiles begin, beside every way to read the rest."""
    left = part & _TILES
    if not left:
        return (_NOTHING,)
    low = ((left & -left).bit_length() - 1) // COUNT_BITS
    shift = COUNT_BITS * low
    here, beside = left >> shift, part & ~_TILES
    runs = min(here >> COUNT_BITS & _FIELD, here >> 2 * COUNT_BITS & _FIELD)
    found: list[SuitWay] = []
    for start in _STARTS[9 * (part >> _PLACE_SHIFT & _PLACE) + low][here & _FIELD]:
        needed, counted, paired, (pieces, every, some, total, groups, fu) = start
        if needed > runs or paired & part:
            continue
        for others, allowed, brought, added, more, lines in _ways(left - (counted << shift) | beside | paired):
            read = (pieces + others, every & allowed, some | brought, total + added, groups + more, fu + lines)
            found.append(_new(SuitWay, read))
    return tuple(found)


class _Start(NamedTuple):
    """Sets that all copies of a suit's lowest tile begin: how many runs, their packed count from that tile on, the mark of a
    pair among them, and how they read.
    """

    runs: int
    counted: int
    paired: int
    way: SuitWay


_LAST_RUN: Final = 6
_SIZES: Final = {Shape.RUN: 1, Shape.TRIPLET: 3, Shape.PAIR: 2}
"""How many of the lowest tiles each shape takes."""


def _starts(kind: int, copies: int) -> tuple[_Start, ...]:
    """Every way to put so many copies of a kind into sets that begin with it and at most one pair, runs first."""
    found = []
    for runs in range(copies, -1, -1):
        for shape in (None, Shape.TRIPLET, Shape.PAIR):
            fits = runs + (_SIZES[shape] if shape else 0) == copies
            if not fits or (runs and (kind >= EAST or kind % 9 > _LAST_RUN)):
                continue
            shapes = (Shape.RUN,) * runs if shape is None else (*(Shape.RUN,) * runs, shape)
            found.append(_start(kind, runs, shapes))
    return tuple(found)


def _start(kind: int, runs: int, shapes: tuple[Shape, ...]) -> _Start:
    pieces = tuple([CONCEALED[block(shape, kind).index] for shape in shapes])
    count = sum(packed(piece.tiles) for piece in pieces) >> COUNT_BITS * kind
    # Equal runs are put together two by two.
    way = SuitWay(
        pieces,
        reduce(and_, [piece.every for piece in pieces], EVERY),
        reduce(or_, [piece.some for piece in pieces], 0),
        sum(piece.sum for piece in pieces) + TWIN * (runs // 2),
        tuple([piece.tiles for piece in pieces]),
        tuple([piece.fu for piece in pieces if piece.fu is not None]),
    )
    return _Start(runs, count, _PAIRED if Shape.PAIR in shapes else 0, way)


_STARTS: Final = tuple(tuple(_starts(kind, copies) for copies in range(COPIES + 1)) for kind in range(KINDS))
"""By a suit's lowest kind and how many of it there are: what they can begin."""


class Place(NamedTuple):
    """What a tile brings to the set it completed.

    `sum` is what it adds to the sum, the fu of the wait among it, and `opened` the same for a tile from another player,
    whose set counts as `open_piece`; `some` are the facts and marks it brings, `wait` its fu line.
    """

    sum: int
    opened: int
    open_piece: Piece
    some: int
    wait: Line | None


def _place(index: int, kind: int) -> Place:
    block = BLOCKS[index]
    wait = wait_line(block, kind)
    some = int(Fact.PAIR_WAIT) if block.shape is Shape.PAIR else 0
    if wait is None and block.shape is Shape.RUN:
        some = TWO_SIDED
    added = wait.amount << FU_SHIFT if wait is not None else 0
    return Place(added, added + OPEN[index].sum - CONCEALED[index].sum, OPEN[index], some, wait)


PLACES: Final = tuple(
    {CONCEALED[block.index]: _place(block.index, kind) for block in BLOCKS if block.holds(kind)}
    for kind in range(KINDS)
)
"""By the kind of the winning tile: what follows for each set it may have completed."""
