"""How many tiles a hand still needs until it is complete: counted for sets and a pair, and for every special shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from scorekeeper.core.shapes import FULL_SETS
from scorekeeper.core.tiles import COPIES, KINDS, Tile

Counts = tuple[int, ...]
"""How many tiles of each kind there are, from 1m to 7z."""
NEVER: Final = 99
"""More tiles than any hand lacks: it cannot be completed so."""
_SUITS: Final = ((0, 9), (9, 18), (18, 27), (27, 34))
_HONOURS: Final = 27
_TABLES_KEPT: Final = 1 << 14
_MOST_ALIKE: Final = 2
"""Three equal runs are three triplets, so no more than two need be tried."""

SuitTable = tuple[tuple[int, int, int, int], ...]
"""Sets, pairs and runs to be made of one suit, and the tiles that lack for them."""


Called = Sequence[tuple[Tile, ...]]
"""The tiles of each called set."""


class Pattern(Struct, frozen=True):
    """A complete hand that is not four sets and a pair, by its word.

    `missing` counts what concealed tiles lack for it beside the called sets, NEVER where these keep it off.
    """

    word: str
    missing: Callable[[Counts, Called], int]


class Goal(Struct, frozen=True):
    """What makes a hand complete: sets and a pair with so many runs at most, or one of some patterns."""

    runs: int = FULL_SETS
    patterns: tuple[Pattern, ...] = ()


SETS_AND_PAIR: Final = Goal()
"""Four sets and a pair, and nothing else."""


def counts_of(tiles: Iterable[Tile]) -> Counts:
    """How many there are of each kind, flowers and seasons left out."""
    found = [0] * KINDS
    for each in tiles:
        if each.kind < KINDS:
            found[each.kind] += 1
    return tuple(found)


def is_run(tiles: Sequence[Tile]) -> bool:
    """Whether a called set is a run."""
    return tiles[0].kind != tiles[-1].kind


def missing(held: Counts, goal: Goal, called: Called = ()) -> int:
    """How many tiles must come, at the least, until concealed tiles hold a complete hand: 0 is complete, 1 is ready.

    `held` may be any number of tiles, too many as well.
    """
    return min((_of_sets(held, goal, called), *(each.missing(held, called) for each in goal.patterns)))


def nearest(held: Counts, goal: Goal, called: Called = ()) -> Pattern | None:
    """The pattern that lacks fewer tiles than sets and a pair do; None where sets and a pair are as near."""
    best = min(goal.patterns, key=lambda each: each.missing(held, called), default=None)
    if best is None or best.missing(held, called) >= _of_sets(held, goal, called):
        return None
    return best


def _of_sets(held: Counts, goal: Goal, called: Called) -> int:
    """The tiles that lack for sets and a pair."""
    sets, runs = FULL_SETS - len(called), goal.runs - sum(map(is_run, called))
    if sets < 0 or runs < 0:
        return NEVER
    beside = counts_of(tile for each in called for tile in each)
    limit = runs if runs < sets else FULL_SETS
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 0}
    for first, end in _SUITS:
        table = suit_table(held[first:end], beside[first:end], first < _HONOURS, limit)
        joined: dict[tuple[int, int, int], int] = {}
        for (set_a, pair_a, run_a), lacking in ways.items():
            for set_b, pair_b, run_b, more in table:
                key = (set_a + set_b, pair_a + pair_b, run_a + run_b)
                if key[0] <= sets and key[1] <= 1 and key[2] <= limit and lacking + more < joined.get(key, NEVER):
                    joined[key] = lacking + more
        ways = joined
    return min((lacking for (made, pairs, _), lacking in ways.items() if (made, pairs) == (sets, 1)), default=NEVER)


@lru_cache(maxsize=_TABLES_KEPT)
def suit_table(held: Counts, beside: Counts, sequential: bool, limit: int) -> SuitTable:
    """What one suit lacks for each number of sets with and without a pair.

    Kind after kind the runs begun at the two kinds before are carried along. Runs are counted only where a `limit` below
    the number of sets makes them scarce.
    """
    scarce = limit < FULL_SETS
    states: dict[tuple[int, int, int, int, int], int] = {(0, 0, 0, 0, 0): 0}
    for place, have in enumerate(held):
        free = COPIES - beside[place]
        new_runs = _MOST_ALIKE if sequential and place + 2 < len(held) else 0
        after: dict[tuple[int, int, int, int, int], int] = {}
        for (sets, pair, runs, older, old), lacking in states.items():
            for begun in range(new_runs + 1):
                used = older + old + begun
                if used > free or sets + begun > FULL_SETS or (scarce and runs + begun > limit):
                    break
                for same, triplet, paired in ((0, 0, 0), (2, 0, 1), (3, 1, 0)):
                    want = used + same
                    if want > free or pair + paired > 1 or sets + begun + triplet > FULL_SETS:
                        continue
                    key = (sets + begun + triplet, pair + paired, runs + begun if scarce else 0, old, begun)
                    cost = lacking + max(0, want - have)
                    if cost < after.get(key, NEVER):
                        after[key] = cost
        states = after
    best: dict[tuple[int, int, int], int] = {}
    for (sets, pair, runs, older, old), lacking in states.items():
        if not older and not old:
            best[sets, pair, runs] = min(lacking, best.get((sets, pair, runs), NEVER))
    return tuple((*key, lacking) for key, lacking in best.items())
