"""One suit of a hand, added up: every way to read it, and what follows from the set that the winning tile completed."""

from functools import lru_cache
from typing import Final, NamedTuple

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import BLOCKS, SUIT_FIELDS, Shape, first_blocks
from scorekeeper.core.tiles import COUNT_BITS, KINDS
from scorekeeper.rulesets.riichi.facts import EVERY, FU_SHIFT, TWIN, TWO_SIDED, Fact
from scorekeeper.rulesets.riichi.fu import wait_line
from scorekeeper.rulesets.riichi.pieces import CONCEALED, OPEN, Piece
from scorekeeper.rulesets.riichi.score import Reading

_KEPT: Final = 1 << 14
"""Bound of the memo of suits: far more than any evening shows."""
# A part of a suit is told by one number: the packed count of its tiles, above it the suit's index, the least shape that
# may come next, and whether there is a pair already.
_PLACE_SHIFT: Final = 9 * COUNT_BITS
_LEAST_SHIFT: Final = _PLACE_SHIFT + 2
_PAIRED_SHIFT: Final = _LEAST_SHIFT + 2
_TILES: Final = (1 << _PLACE_SHIFT) - 1
_PLACE: Final = 3
_SHAPES: Final = tuple(Shape)
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
    """Every way to read a part of a suit: each set its lowest tile can be in, beside every way to read the rest."""
    left = part & _TILES
    if not left:
        return (_NOTHING,)
    suit = part & _PLACE << _PLACE_SHIFT
    least, paired = _SHAPES[part >> _LEAST_SHIFT & 3], part >> _PAIRED_SHIFT
    found: list[SuitWay] = []
    for block, rest, after in first_blocks(left, suit >> _PLACE_SHIFT, least, paired=bool(paired)):
        piece = CONCEALED[block.index]
        pairs = paired or block.shape is Shape.PAIR
        ways = _ways(rest | suit | after << _LEAST_SHIFT | pairs << _PAIRED_SHIFT)
        found += [_beside(piece, way) for way in ways]
    return tuple(found)


def _beside(piece: Piece, way: SuitWay) -> SuitWay:
    """A way to read a part of a suit with one more set, lower than all of its own."""
    pieces, every, some, total, groups, fu = way
    total += piece.sum
    if pieces and pieces[0] is piece and piece.block.shape is Shape.RUN and _equal_first(pieces) % 2:
        # Equal runs stand side by side; each is put together with one other only.
        total += TWIN
    fu = fu if piece.fu is None else (piece.fu, *fu)
    return SuitWay((piece, *pieces), every & piece.every, some | piece.some, total, (piece.tiles, *groups), fu)


def _equal_first(pieces: tuple[Piece, ...]) -> int:
    """How many sets at the beginning are the same."""
    return next((at for at, each in enumerate(pieces) if each is not pieces[0]), len(pieces))


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
