"""Every way to read tiles as sets and a pair, as seven pairs, or as thirteen orphans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import chain, product
from typing import Final

from msgspec import Struct

from scorekeeper.core.tiles import COPIES, COUNT_BITS, KINDS, TILES, Tile, count_in, packed

FULL_SETS: Final = 4
"""Sets of a complete hand, beside its pair."""
_PLACES: Final = 4
"""Suits whose tiles form sets: characters, circles, bamboos, honours."""
_HONOURS: Final = 3
_SUIT_BITS: Final = 9 * COUNT_BITS
SUIT_FIELDS: Final = tuple(
    (_SUIT_BITS * place, (1 << COUNT_BITS * (7 if place == _HONOURS else 9)) - 1) for place in range(_PLACES)
)
"""Where each suit's tiles stand in a packed count: how far to shift it, and the mask that is left."""
_KIND_MASK: Final = (1 << COUNT_BITS * len(TILES)) - 1
_NO_PAIR_BITS: Final = _KIND_MASK - 2 * packed(TILES[:KINDS])
_FIELD: Final = (1 << COUNT_BITS) - 1
_LAST_RUN: Final = 6
_RUN_COUNT: Final = packed(TILES[:3])
_SECOND: Final = _FIELD << COUNT_BITS
_THIRD: Final = _FIELD << 2 * COUNT_BITS
_SPLITS_KEPT: Final = 1 << 14
"""Bound of the memo of splits: far more suits than any evening shows, at most a few megabytes."""
ORPHANS: Final = tuple(t for t in TILES[:KINDS] if t.is_honour or t.is_terminal)
"""One of each terminal and honour."""
_ORPHANS_ONCE: Final = packed(ORPHANS)
_ORPHAN_KINDS: Final = frozenset(tile.kind for tile in ORPHANS)
_NEAR: Final = tuple(
    frozenset(TILES[near].kind for near in range(max(kind - 2, 0), kind + 3) if TILES[near].suit is TILES[kind].suit)
    for kind in range(KINDS)
)
"""For each kind the kinds that can stand in a set or pair with it."""


class Shape(IntEnum):
    """What a group of tiles is."""

    RUN = 0
    TRIPLET = 1
    KAN = 2
    PAIR = 3


_SIZES: Final = {Shape.RUN: 3, Shape.TRIPLET: 3, Shape.KAN: 4, Shape.PAIR: 2}


class Block(Struct, frozen=True, eq=False):
    """One set or pair; there is exactly one object for each, so a family can look its traits up by `index`.

    `first` is the kind of its lowest tile, `tiles` its tiles without red ink.
    """

    shape: Shape
    first: int
    index: int
    tiles: tuple[Tile, ...]

    def holds(self, kind: int) -> bool:
        """Whether a tile of this kind is in it."""
        if self.shape is Shape.RUN:
            return self.first <= kind <= self.first + 2
        return kind == self.first


def _blocks() -> Iterable[Block]:
    index = 0
    for shape, size in _SIZES.items():
        for first in range(KINDS):
            if shape is Shape.RUN:
                if first >= 27 or first % 9 > 6:
                    continue
                tiles = TILES[first : first + 3]
            else:
                tiles = (TILES[first],) * size
            yield Block(shape, first, index, tuple(tiles))
            index += 1


BLOCKS: Final[tuple[Block, ...]] = tuple(_blocks())
_BY_COUNT: Final = {packed(block.tiles): block for block in BLOCKS}
_BY_SHAPE: Final = {(block.shape, block.first): block for block in BLOCKS}

Reading = tuple[Block, ...]
"""Sets and one pair, in tile order."""


def block(shape: Shape, first: int) -> Block:
    """The set or pair of a shape that starts with a kind; raises KeyError for one that cannot be (a run of winds)."""
    return _BY_SHAPE[shape, first]


def block_of(count: int) -> Block | None:
    """The set or pair that a packed count of tiles makes, None when they make none."""
    return _BY_COUNT.get(count & _KIND_MASK)


@lru_cache(maxsize=_SPLITS_KEPT)
def splits(place: int, count: int) -> tuple[Reading, ...]:
    """Every way to read one suit's tiles as sets and at most one pair.

    `place` is the suit's index, `count` the packed count of its tiles, as `suit_counts` gives it.
    """
    found: list[Reading] = []
    _split(count, place, (), Shape.RUN, paired=False, found=found)
    return tuple(found)


def _split(left: int, place: int, chosen: Reading, least: Shape, paired: bool, found: list[Reading]) -> None:
    """Add to `found` every way to read the tiles left, beside what was chosen."""
    if not left:
        found.append(chosen)
    for first, rest, after in first_blocks(left, place, least, paired=paired):
        _split(rest, place, (*chosen, first), after, paired or first.shape is Shape.PAIR, found)


def first_blocks(left: int, place: int, least: Shape, *, paired: bool) -> list[tuple[Block, int, Shape]]:
    """Each set or pair that the lowest of a suit's tiles can be in, with the tiles left beside it; no pair when `paired`.

    With them goes the least shape that may come next: what starts with one tile is chosen in the order of the shapes, from
    `least` on, so that no way to read the tiles comes twice.
    """
    if not left:
        return []
    low = ((left & -left).bit_length() - 1) // COUNT_BITS
    shift = COUNT_BITS * low
    here = left >> shift
    copies = here & _FIELD
    first = 9 * place + low
    found = []
    if least is Shape.RUN and low <= _LAST_RUN and place < _HONOURS and here & _SECOND and here & _THIRD:
        found.append((_BY_SHAPE[Shape.RUN, first], left - (_RUN_COUNT << shift), Shape.RUN))
    if copies >= 3 and least <= Shape.TRIPLET:
        after = Shape.TRIPLET if copies > 3 else Shape.RUN
        found.append((_BY_SHAPE[Shape.TRIPLET, first], left - (3 << shift), after))
    if copies >= 2 and not paired:
        after = Shape.PAIR if copies > 2 else Shape.RUN
        found.append((_BY_SHAPE[Shape.PAIR, first], left - (2 << shift), after))
    return found


def suit_counts(count: int) -> list[tuple[int, int]]:
    """Each suit's index and its part of a packed count, suits without tiles left out."""
    parts = [(place, count >> shift & mask) for place, (shift, mask) in enumerate(SUIT_FIELDS)]
    return [part for part in parts if part[1]]


def readings(count: int) -> list[Reading]:
    """Every way to read tiles, given as a packed count, as sets and exactly one pair, in tile order."""
    ways = [splits(place, part) for place, part in suit_counts(count)]
    # By the number of its tiles, every reading of a suit has a pair or none has.
    pairs = sum(any(each.shape is Shape.PAIR for each in suit[0]) for suit in ways if suit)
    if pairs != 1 or not all(ways):
        return []
    return [tuple(chain.from_iterable(suits)) for suits in product(*ways)]


def is_seven_pairs(count: int) -> bool:
    """Whether a packed count holds seven different pairs."""
    return not count & _NO_PAIR_BITS and (count & _KIND_MASK).bit_count() == 7


def is_thirteen_orphans(count: int) -> bool:
    """Whether a packed count holds one of each terminal and honour and one of them twice."""
    kinds = count & _KIND_MASK
    spare = kinds - _ORPHANS_ONCE
    return spare > 0 and not spare & ~_ORPHANS_ONCE and spare.bit_count() == 1


def is_complete(tiles: Sequence[Tile], melds: int) -> bool:
    """Whether concealed tiles, beside so many called sets, make a winning shape of any kind."""
    return len(tiles) == 3 * (FULL_SETS - melds) + 2 and _completes(packed(tiles), melds)


def _completes(count: int, melds: int) -> bool:
    if not melds and (is_seven_pairs(count) or is_thirteen_orphans(count)):
        return True
    return bool(readings(count))


def waits(tiles: Sequence[Tile], melds: int = 0, beside: Sequence[Tile] = ()) -> tuple[Tile, ...]:
    """The tiles that complete a hand that lacks one; none when it is not ready.

    `tiles` are the concealed ones, `beside` those in called sets. A tile of which the player holds all four is no wait.
    """
    if len(tiles) != 3 * (FULL_SETS - melds) + 1:
        return ()
    count = packed(tiles)
    held = count + packed(beside)
    kinds = {each.kind for each in tiles}
    outside = kinds <= _ORPHAN_KINDS
    return tuple(
        t
        for t in TILES[:KINDS]
        if (outside or not kinds.isdisjoint(_NEAR[t.kind]))
        and count_in(held, t.kind) < COPIES
        and _completes(count + t.unit, melds)
    )
