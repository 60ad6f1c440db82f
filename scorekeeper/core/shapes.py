"""Every way to read tiles as sets and a pair, as seven pairs, or as thirteen orphans."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import Final

from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile

FULL_SETS: Final = 4
"""Sets of a complete hand, beside its pair."""
_PLACES: Final = 4
"""Suits whose tiles form sets: characters, circles, bamboos, honours."""
_HONOURS: Final = 3
_SPLITS_KEPT: Final = 1 << 14
"""Bound of the memo of splits: far more suits than any evening shows, at most a few megabytes."""
ORPHANS: Final = frozenset(t.kind for t in TILES[:KINDS] if t.is_honour or t.is_terminal)


class Shape(IntEnum):
    """What a group of tiles is."""

    RUN = 0
    TRIPLET = 1
    KAN = 2
    PAIR = 3


_SIZES: Final = {Shape.RUN: 3, Shape.TRIPLET: 3, Shape.KAN: 4, Shape.PAIR: 2}


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """One set or pair; there is exactly one object for each, so a family can look its traits up by `index`.

    `first` is the kind of its lowest tile, `tiles` its tiles without red ink.
    """

    shape: Shape
    first: int
    index: int
    tiles: tuple[Tile, ...] = field(repr=False)

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
_BY_SHAPE: Final = {(block.shape, block.first): block for block in BLOCKS}

Reading = tuple[Block, ...]
"""Sets and one pair, in tile order."""


def block(shape: Shape, first: int) -> Block:
    """The set or pair of a shape that starts with a kind; raises KeyError for one that cannot be (a run of winds)."""
    return _BY_SHAPE[shape, first]


def block_of(tiles: Sequence[Tile]) -> Block | None:
    """The set or pair these tiles make, None when they make none."""
    kinds = sorted(t.kind for t in tiles)
    if not kinds or kinds[-1] >= KINDS:
        return None
    for shape, size in _SIZES.items():
        steps = range(kinds[0], kinds[0] + size) if shape is Shape.RUN else [kinds[0]] * size
        if kinds == list(steps):
            return _BY_SHAPE.get((shape, kinds[0]))
    return None


@lru_cache(maxsize=_SPLITS_KEPT)
def splits(place: int, weight: int) -> tuple[Reading, ...]:
    """Every way to read one suit's tiles as sets and at most one pair.

    `place` is the suit's index, `weight` its base-5 number of counts (the lowest tile is the lowest digit).
    """
    counts = [0] * 9
    for i in range(9):
        weight, counts[i] = divmod(weight, 5)
    found: dict[tuple[int, ...], Reading] = {}
    _split(counts, 9 * place, place < _HONOURS, [], found)
    return tuple(found.values())


def _split(
    counts: list[int], offset: int, runs: bool, chosen: list[Block], found: dict[tuple[int, ...], Reading]
) -> None:
    low = next((i for i, count in enumerate(counts) if count), None)
    if low is None:
        reading = tuple(sorted(chosen, key=lambda each: (each.first, each.shape)))
        found.setdefault(tuple(each.index for each in reading), reading)
        return
    for shape, size in ((Shape.TRIPLET, 3), (Shape.PAIR, 2)):
        if counts[low] >= size and not (shape is Shape.PAIR and any(each.shape is Shape.PAIR for each in chosen)):
            counts[low] -= size
            chosen.append(_BY_SHAPE[shape, offset + low])
            _split(counts, offset, runs, chosen, found)
            chosen.pop()
            counts[low] += size
    if runs and low <= 6 and counts[low + 1] and counts[low + 2]:
        for i in range(low, low + 3):
            counts[i] -= 1
        chosen.append(_BY_SHAPE[Shape.RUN, offset + low])
        _split(counts, offset, runs, chosen, found)
        chosen.pop()
        for i in range(low, low + 3):
            counts[i] += 1


def suit_weights(tiles: Iterable[Tile]) -> list[int]:
    """The base-5 number of counts of each suit."""
    weights = [0, 0, 0, 0, 0, 0]
    for each in tiles:
        weights[each.place] += each.weight
    return weights


def readings(weights: Sequence[int]) -> list[Reading]:
    """Every way to read tiles, given as base-5 numbers by suit, as sets and exactly one pair, in tile order."""
    whole: list[Reading] = [()]
    pairs = 0
    for place in range(_PLACES):
        weight = weights[place]
        if not weight:
            continue
        ways = splits(place, weight)
        if not ways:
            return []
        # By the number of tiles, every reading of a suit has a pair or none has.
        if any(each.shape is Shape.PAIR for each in ways[0]):
            pairs += 1
        whole = (
            [before + way for before in whole for way in ways]
            if len(ways) > 1 or len(whole) > 1
            else [whole[0] + ways[0]]
        )
    return whole if pairs == 1 else []


def counts_of(tiles: Iterable[Tile]) -> list[int]:
    """How many tiles there are of each kind."""
    counts = [0] * len(TILES)
    for each in tiles:
        counts[each.kind] += 1
    return counts


def is_seven_pairs(counts: Sequence[int]) -> bool:
    """Whether these are seven different pairs."""
    return counts.count(2) == 7


def is_thirteen_orphans(counts: Sequence[int]) -> bool:
    """Whether these are one of each terminal and honour and one of them twice."""
    held = [counts[kind] for kind in ORPHANS]
    return all(held) and sum(held) == sum(counts) == len(ORPHANS) + 1


def is_complete(tiles: Sequence[Tile], melds: int) -> bool:
    """Whether concealed tiles, beside so many called sets, make a winning shape of any kind."""
    if len(tiles) != 3 * (FULL_SETS - melds) + 2:
        return False
    counts = counts_of(tiles)
    if not melds and (is_seven_pairs(counts) or is_thirteen_orphans(counts)):
        return True
    return bool(readings(suit_weights(tiles)))


def waits(tiles: Sequence[Tile], melds: int = 0, beside: Sequence[Tile] = ()) -> tuple[Tile, ...]:
    """The tiles that complete a hand that lacks one; none when it is not ready.

    `tiles` are the concealed ones, `beside` those in called sets. A tile of which the player holds all four is no wait.
    """
    held = counts_of((*tiles, *beside))
    return tuple(each for each in TILES[:KINDS] if held[each.kind] < COPIES and is_complete((*tiles, each), melds))
