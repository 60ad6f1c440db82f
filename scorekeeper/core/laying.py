"""Tiles laid out as a player sees them: as many sets as there are, a pair, what is begun, and what is left over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from scorekeeper.core.distance import Counts
from scorekeeper.core.shapes import FULL_SETS

_SUITS: Final = ((0, 9), (9, 18), (18, 27), (27, 34))
_HONOURS: Final = 27
_LAID_KEPT: Final = 1 << 14

Group = tuple[int, ...]
"""The kinds of some tiles that lie together."""


class Laid(Struct, frozen=True):
    """Some tiles in groups: complete sets, pairs, two tiles of a run, and single tiles."""

    sets: tuple[Group, ...] = ()
    pairs: tuple[Group, ...] = ()
    begun: tuple[Group, ...] = ()
    single: Group = ()

    @property
    def left(self) -> Group:
        """The tiles that neither sets nor one pair need, the pair begun sets do not ask for first."""
        return tuple(sorted((*(kind for each in (*self.pairs[1:], *self.begun) for kind in each), *self.single)))


def laid_out(held: Counts, sets: int = FULL_SETS) -> Laid:
    """The layout with most sets; of those the one that has a pair and most begun; no more than `sets` count."""
    best: dict[tuple[int, int, int], Laid] = {(0, 0, 0): Laid()}
    for first, end in _SUITS:
        joined: dict[tuple[int, int, int], Laid] = {}
        for laid in best.values():
            for more in _of_suit(held[first:end], first, first < _HONOURS):
                whole = _joined(laid, more)
                joined.setdefault(_key(whole), whole)
        best = joined
    return max(best.values(), key=lambda laid: _worth(laid, sets))


def _worth(laid: Laid, wanted: int) -> tuple[int, int, int, int]:
    """What comes first: sets, then how near the rest is to more of them and a pair."""
    made = min(len(laid.sets), wanted)
    pair = bool(laid.pairs)
    begun = min(len(laid.begun) + len(laid.pairs) - pair, wanted - made)
    return 2 * made + begun + pair, made, pair, -len(laid.begun)


def _key(laid: Laid) -> tuple[int, int, int]:
    return len(laid.sets), len(laid.pairs), len(laid.begun)


def _joined(one: Laid, other: Laid) -> Laid:
    return Laid(one.sets + other.sets, one.pairs + other.pairs, one.begun + other.begun, one.single + other.single)


@lru_cache(maxsize=_LAID_KEPT)
def _of_suit(held: Counts, first: int, sequential: bool) -> tuple[Laid, ...]:
    """The layouts of one suit, one for each number of sets, pairs and begun runs."""
    low = next((place for place, count in enumerate(held) if count), None)
    if low is None:
        return (Laid(),)
    found: dict[tuple[int, int, int], Laid] = {}
    for taken, part in _from(held, low, first, sequential):
        left = list(held)
        for place in taken:
            left[place] -= 1
        for rest in _of_suit(tuple(left), first, sequential):
            whole = _joined(part, rest)
            found.setdefault(_key(whole), whole)
    return tuple(found.values())


def _from(held: Counts, low: int, first: int, sequential: bool) -> Iterator[tuple[Group, Laid]]:
    """Every group that the lowest tile can lie in, as places of the suit and as a layout."""
    copies, kind = held[low], first + low
    next_to = [sequential and low + step < len(held) and held[low + step] > 0 for step in (1, 2)]
    if all(next_to):
        yield (low, low + 1, low + 2), Laid(sets=((kind, kind + 1, kind + 2),))
    if copies >= 3:
        yield (low,) * 3, Laid(sets=((kind,) * 3,))
    if copies >= 2:
        yield (low,) * 2, Laid(pairs=((kind,) * 2,))
    for step, there in enumerate(next_to, 1):
        if there:
            yield (low, low + step), Laid(begun=((kind, kind + step),))
    yield (low,), Laid(single=(kind,))
