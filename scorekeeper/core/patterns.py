"""Complete hands that are not four sets and a pair, as patterns a family of rules can have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from scorekeeper.core.distance import NEVER, Called, Counts
from scorekeeper.core.shapes import ORPHANS
from scorekeeper.core.tiles import COPIES, KINDS

_PAIRS: Final = 7
_ORPHAN_KINDS: Final = tuple(each.kind for each in ORPHANS)
Missing = Callable[[Counts, Called], int]


def lacking(held: Counts, wanted: Counts) -> int:
    """How many of some wanted tiles are not held."""
    return sum(need - have for need, have in zip(wanted, held, strict=True) if need > have)


def uncalled(missing: Callable[[Counts], int]) -> Missing:
    """A pattern for which nothing may be called."""
    return lambda held, called: NEVER if called else missing(held)


def any_of(targets: Iterable[Counts]) -> Missing:
    """A pattern of a few hands, each named tile by tile, for which nothing may be called."""
    kept = tuple(targets)
    return uncalled(lambda held: min(lacking(held, target) for target in kept))


def pairs_among(kinds: Iterable[int]) -> Missing:
    """Seven different pairs of some kinds."""
    kept = tuple(kinds)
    return uncalled(lambda held: sum(sorted(2 - min(held[kind], 2) for kind in kept)[:_PAIRS]))


def alike(held: Counts, groups: Sequence[Sequence[int]], count: int, spent: Sequence[int] = ()) -> int:
    """What lacks for `count` groups, each chosen once or more often; of the kinds `spent` one tile is used already.

    Each further copy of a group costs at least what the one before it did, so the cheapest ones are taken in turn.
    """
    costs: list[int] = []
    for group in groups:
        used = [spent.count(kind) for kind in group]
        copies = range(COPIES - max(used))
        costs += [sum(held[kind] <= n + own for kind, own in zip(group, used, strict=True)) for n in copies]
    return sum(sorted(costs)[:count])


def _orphans(held: Counts) -> int:
    there = sum(held[kind] > 0 for kind in _ORPHAN_KINDS)
    return len(_ORPHAN_KINDS) + 1 - there - any(held[kind] > 1 for kind in _ORPHAN_KINDS)


SEVEN_PAIRS: Final = pairs_among(range(KINDS))
"""Seven different pairs."""
THIRTEEN_ORPHANS: Final = uncalled(_orphans)
"""One of each terminal and honour, and one of them twice."""
