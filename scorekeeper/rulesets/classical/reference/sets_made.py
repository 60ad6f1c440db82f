"""Sets and pairs put together so that between them they show everything that can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.core.shapes import Block, Shape, block
from scorekeeper.core.tiles import COPIES, TILES, Tile
from scorekeeper.rulesets.classical.rule_options import RuleOptions

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
_FULL: Final = 4


class Laid(NamedTuple):
    """Four sets and a pair, the places of the sets that are claimed, and the tile that came last."""

    sets: tuple[Block, ...]
    pair: Block
    called: frozenset[int]
    won: Tile


class _World(NamedTuple):
    """Where the tiles of a hand come from: starts of chows, kinds of pungs, and kinds of pairs."""

    chows: tuple[int, ...]
    pungs: tuple[int, ...]
    pairs: tuple[int, ...]


_MIXED: Final = _World((2, 10, 21, 14), (13, 6, 19, 3), (8,))
_WORLDS: Final = (
    _World((1, 4, 2, 5), (8, 0, 1, 4, 6), (7, 5)),
    _World((1, 4, 2, 5), (WEST, 8, 0, NORTH, 4), (NORTH, 5)),
    _World((), (WEST, NORTH, WHITE, RED), (GREEN, SOUTH)),
    _World((), (WHITE, GREEN, WEST, 4), (NORTH,)),
    _World((), (0, 8, 9, 17), (18,)),
    _World((), (0, 17, WEST, 8), (26, 13)),
    _World((19,), (19, 21, 23, 25, GREEN), (GREEN, 20)),
    _World((2, 10), (WHITE, GREEN, RED, 13), (8,)),
    _World((2, 10), (WHITE, GREEN, 13), (RED,)),
    _World((2,), (EAST, SOUTH, WEST, NORTH), (8,)),
    _World((2,), (EAST, SOUTH, WEST, 13), (NORTH,)),
    _World((1, 5), (0, 8), (4,)),
    _World((2, 10, 21, 14), (13, 6, 19, 3), (8, 12)),
)
_FAMILIES: Final = (
    _World((), (WHITE, GREEN, RED, 13), (8,)),
    _World((), (WHITE, GREEN, 13, 6), (RED,)),
    _World((), (EAST, SOUTH, WEST, NORTH), (8,)),
    _World((), (EAST, SOUTH, WEST, 13), (NORTH,)),
)
_KONGS: Final = (13, 6, 19, 3)


def one_set(kind: int, shape: Shape, called: bool, rules: RuleOptions) -> Laid | None:
    """A pung or kong beside as many chows as the rules allow."""
    first = block(shape, kind)
    return _laid((first, *_fill(rules, kind)), _MIXED.pairs[0], frozenset({0} if called else ()), -1)


def _fill(rules: RuleOptions, kind: int = -1, count: int = 3) -> tuple[Block, ...]:
    """Chows as far as they are allowed, else pungs; the chow comes last, so that it can be completed."""
    chows = [block(Shape.RUN, start) for start in _MIXED.chows[: min(rules.chows_allowed, count)]]
    pungs = [block(Shape.TRIPLET, each) for each in _MIXED.pungs if each != kind]
    return (*pungs[: count - len(chows)], *chows)


def with_pair(kind: int, on_pair: bool, rules: RuleOptions) -> Laid | None:
    """A pair beside plain sets; `on_pair` lets the last tile make it."""
    return _laid(_fill(rules, kind, _FULL), kind, frozenset(), _FULL if on_pair else -1)


def plain(rules: RuleOptions, first: int | None = None, won: Tile | None = None, kongs: int = 0) -> Laid | None:
    """A plain hand, with a chow that starts with a kind, a winning tile, or some kongs."""
    sets = list(_fill(rules, -1, _FULL))
    if first is not None:
        sets = [*sets[:3], block(Shape.RUN, first) if rules.chows_allowed else block(Shape.TRIPLET, first)]
    sets = [*(block(Shape.KAN, kind) for kind in (17, 26)[:kongs]), *sets[kongs:]]
    found = _laid(tuple(sets), _MIXED.pairs[0], frozenset(), -1)
    return found if found is None or won is None else found._replace(won=won)


def worlds(rules: RuleOptions) -> Iterator[tuple[Laid, bool]]:
    """Hands of one suit, of honours, of terminals, of green tiles and the like, claimed or not, off a discard or drawn."""
    for world in _WORLDS:
        for chows in range(min(rules.chows_allowed, len(world.chows)), -1, -1):
            yield from _in_world(world, chows)
    kongs = tuple(block(Shape.KAN, kind) for kind in _KONGS)
    for called in (frozenset({0, 1, 2, 3}), frozenset[int]()):
        yield from _some(_laid(kongs, _MIXED.pairs[0], called, _FULL), False)


_CLOSED: Final = frozenset[int]()
_CLAIMED: Final = frozenset({0, 1, 2})


def _in_world(world: _World, chows: int) -> Iterator[tuple[Laid, bool]]:
    pungs = world.pungs[: _FULL - chows]
    if len(pungs) + chows < _FULL:
        return
    sets = (*(block(Shape.TRIPLET, each) for each in pungs), *(block(Shape.RUN, each) for each in world.chows[:chows]))
    for pair in world.pairs:
        yield from _some(_laid(sets, pair, _CLOSED, -1), True)
        yield from _some(_laid(sets, pair, _CLOSED, -1), False)
        yield from _some(_laid(sets, pair, _CLOSED, _FULL), False)
        yield from _some(_laid(sets, pair, _CLAIMED, -1), False)


def families() -> Iterator[Laid]:
    """Hands with sets of dragons or winds, for players who did not win."""
    for world in _FAMILIES:
        yield from (laid for laid, drawn in _in_world(world, 0) if drawn)


def _some(found: Laid | None, drawn: bool) -> Iterator[tuple[Laid, bool]]:
    if found is not None:
        yield found, drawn


def _laid(sets: Sequence[Block], pair: int, called: frozenset[int], won: int) -> Laid | None:
    """A hand, None where it would need a fifth copy; `won` is the place of the set that was completed, 4 the pair."""
    blocks = (*sets, block(Shape.PAIR, pair))
    counts = Counter(tile for each in blocks for tile in each.tiles)
    if max(counts.values()) > COPIES:
        return None
    last = blocks[_FULL - 1 if won < 0 else won]
    return Laid(tuple(sets), blocks[_FULL], called, last.tiles[-1] if len(last.tiles) < COPIES else TILES[pair])
