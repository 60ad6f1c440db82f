"""What brings a hand nearer that is not ready: single tiles, and one or two exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice
from typing import Final

from scorekeeper.core.distance import Called, Counts, Goal, counts_of, missing, nearest
from scorekeeper.core.draft import LOSING_TILES
from scorekeeper.core.hand import Hand
from scorekeeper.core.laying import laid_out
from scorekeeper.core.nearer_view import Exchange, Nearer, Nearing
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.seeing import completing
from scorekeeper.core.shapes import FULL_SETS
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile
from scorekeeper.teach.waiting import NOTHING, Seen

MOST: Final = 8
"""More exchanges than so many are no advice."""
_SET: Final = 3


def nearer(rules: Ruleset, hand: Hand, seen: Seen = NOTHING) -> Nearer | None:
    """What brings a hand nearer that lacks its last tile, or more; None for one that is ready or has too many tiles."""
    goal, called = rules.declaration.goal, [meld.tiles for meld in hand.melds]
    held, short = counts_of(hand.concealed), LOSING_TILES - _SET * len(called) - len(hand.concealed)
    lacks = missing(held, goal, called)
    if short < 0 or lacks <= 1:
        return None
    left = _left(hand, seen)
    near = [kind for kind in range(KINDS) if left[kind] and missing(_plus(held, kind), goal, called) == lacks - 1]
    pattern = nearest(held, goal, called)
    ways = [] if short else list(exchanges(held, goal, called, near, lacks - 1))
    ways.sort(key=lambda each: -sum(left[tile.kind] for tile in each.waits))
    return Nearer(
        lacks - 1,
        short,
        "" if pattern is None else pattern.word,
        tuple(sorted((Nearing(TILES[kind], left[kind]) for kind in near), key=lambda each: -each.left)),
        tuple(ways[:MOST]),
    )


def exchanges(held: Counts, goal: Goal, called: Called, near: list[int], away: int) -> Iterator[Exchange]:
    """Every way to make a hand ready that is one tile away; of one two tiles away a way for each two tiles that come.

    What makes a hand ready together with another tile brings it nearer alone, so only those need be tried.
    """
    if away == 1:
        for come in near:
            grown = _plus(held, come)
            for gone in range(KINDS):
                if held[gone] and gone != come:
                    yield from _ready(_minus(grown, gone), goal, called, (gone,), (come,))
    elif away == 2:
        for one, other in combinations_with_replacement(near, 2):
            grown = _plus(_plus(held, one), other)
            if max(grown) <= COPIES and missing(grown, goal, called) == 1:
                yield from islice(_two_gone(held, grown, goal, called, (one, other)), 1)


def _two_gone(held: Counts, grown: Counts, goal: Goal, called: Called, come: tuple[int, int]) -> Iterator[Exchange]:
    """Every two tiles that can go for two that come; those that stand for nothing are tried first."""
    loose = [kind for kind in laid_out(grown, FULL_SETS - len(called)).left if held[kind] and kind not in come]
    order = list(dict.fromkeys([*loose, *(kind for kind in range(KINDS) if held[kind] and kind not in come)]))
    for one, other in combinations_with_replacement(order, 2):
        if one != other or held[one] > 1:
            yield from _ready(_minus(_minus(grown, one), other), goal, called, (one, other), come)


def _ready(
    left: Counts, goal: Goal, called: Called, gone: tuple[int, ...], come: tuple[int, ...]
) -> Iterator[Exchange]:
    tiles = [TILES[kind] for kind, count in enumerate(left) for _ in range(count)]
    waits = completing(tiles, goal, called)
    if waits:
        yield Exchange(_tiles(gone), _tiles(come), waits)


def _tiles(kinds: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(TILES[kind] for kind in kinds)


def _plus(held: Counts, kind: int) -> Counts:
    return (*held[:kind], held[kind] + 1, *held[kind + 1 :])


def _minus(held: Counts, kind: int) -> Counts:
    return (*held[:kind], held[kind] - 1, *held[kind + 1 :])


def _left(hand: Hand, seen: Seen) -> Counts:
    """How many copies of each kind nobody has seen."""
    beside = [tile for meld in hand.melds for tile in meld.tiles]
    rows = [tile for row in hand.rows.values() for tile in row]
    there = counts_of((*hand.concealed, *beside, *rows, *seen.others, *seen.discards))
    return tuple(max(0, COPIES - count) for count in there)
