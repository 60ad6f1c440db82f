"""Sets and a pair that make a wanted kind of hand, chosen as often as they come in real play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile
from scorekeeper.teach.drills.traits import (
    ALL_RUNS,
    ONE_SUIT,
    OUTSIDE,
    PAIRS,
    SIMPLES,
    SINGLES,
    STRAIGHT,
    THREE_SUITS,
    TWINS,
    VALUE_PAIR,
    VALUES,
    WITH_HONOURS,
    Group,
    Winds,
    traits_of,
)
from scorekeeper.teach.drills.weights import Shape, Weights

FULL_SETS: Final = 4
_TRIES: Final = 400
_SUITS: Final = 3
_HONOURS: Final = 27
CALLED: Final = "called"
KEPT: Final = "kept"
PAIR: Final = "pair"


class Shaped(Struct, frozen=True):
    """A hand as groups of plain tiles: those kept, the pair among them, and those called with their sizes."""

    kept: tuple[Group, ...]
    called: tuple[Group, ...]
    closed_kans: tuple[Group, ...]

    @property
    def groups(self) -> tuple[Group, ...]:
        """All sets and the pair."""
        return (*self.kept, *self.called, *self.closed_kans)


class Shaper:
    """Makes groups for one shape at one seat."""

    def __init__(self, weights: Weights, winds: Winds, chance: Random) -> None:
        self._weights = weights
        self._winds = winds
        self._chance = chance

    def shaped(self, shape: Shape) -> Shaped | None:
        """A hand of this shape, None where none was found in many tries."""
        for _ in range(_TRIES):
            found = self._tried(shape)
            if found is not None and self._fits(found, shape):
                return found
        return None

    def _fits(self, found: Shaped, shape: Shape) -> bool:
        copies = Counter(tile.kind for group in found.groups for tile in group)
        return max(copies.values()) <= COPIES and traits_of(found.groups, self._winds) == shape.traits

    def _tried(self, shape: Shape) -> Shaped | None:
        traits = shape.traits
        suits = [self._chance.randrange(_SUITS)] if traits & {ONE_SUIT, WITH_HONOURS} else list(range(_SUITS))
        if PAIRS in traits:
            return Shaped(self._pairs(traits, suits), (), ())
        if SINGLES in traits:
            return Shaped(self._orphans(), (), ())
        kept_runs = FULL_SETS - shape.called - shape.triplets
        if kept_runs < 0:
            return None
        runs = self._runs(traits, suits, kept_runs, shape.runs_called)
        sizes = [*[3] * (shape.triplets + shape.triplets_called), *[4] * shape.kans]
        places = [*[KEPT] * shape.triplets, *[CALLED] * (shape.triplets_called + shape.kans)]
        values = next((i + 1 for i, name in enumerate(VALUES) if name in traits), 0)
        if values > len(sizes):
            return None
        valued = set(self._chance.sample(range(len(sizes)), values))
        same = [
            (self._same(place, traits, suits, at in valued),) * size
            for at, (place, size) in enumerate(zip(places, sizes, strict=True))
        ]
        pair = (self._same(PAIR, traits, suits, VALUE_PAIR in traits),) * 2
        called_at = shape.triplets + shape.triplets_called
        return Shaped(
            (*runs[:kept_runs], *same[: shape.triplets], pair),
            (*runs[kept_runs:], *same[shape.triplets : called_at], *same[called_at : called_at + shape.open_kans]),
            tuple(same[called_at + shape.open_kans :]),
        )

    def _runs(self, traits: frozenset[str], suits: Sequence[int], kept: int, called: int) -> tuple[Group, ...]:
        """The runs of the hand, those kept before those called."""
        count = kept + called
        firsts: list[int] = []
        if THREE_SUITS in traits and count >= _SUITS:
            start = self._start(KEPT, traits)
            firsts = [start, start + 9, start + 18]
        elif STRAIGHT in traits and count >= _SUITS:
            firsts = [9 * self._chance.choice(suits) + step for step in (0, 3, 6)]
        elif TWINS in traits and count > 1:
            twin = 9 * self._chance.choice(suits) + self._start(KEPT, traits)
            firsts = [twin, twin]
            if kept > 1:
                # Twins that were kept are what a hand is built for.
                others = [self._first(place, traits, suits) for place in [KEPT] * (kept - 2) + [CALLED] * called]
                return tuple(map(_run, (*firsts, *others)))
        self._chance.shuffle(firsts)
        while len(firsts) < count:
            firsts.append(self._first(KEPT if len(firsts) < kept else CALLED, traits, suits))
        mixed = firsts if ALL_RUNS not in traits else self._chance.sample(firsts, count)
        return tuple(map(_run, mixed))

    def _first(self, place: str, traits: frozenset[str], suits: Sequence[int]) -> int:
        return 9 * self._chance.choice(suits) + self._start(place, traits)

    def _start(self, place: str, traits: frozenset[str]) -> int:
        """Where a run starts, 0 for the lowest number of a suit."""
        table = self._weights.runs.get(place) or self._weights.runs[KEPT]
        while True:
            start = table.draw(self._chance) - 1
            edge = start in (0, 6)
            if not (SIMPLES in traits and edge) and not (OUTSIDE in traits and not edge):
                return start

    def _same(self, place: str, traits: frozenset[str], suits: Sequence[int], value: bool) -> Tile:
        """The tile of a set of equal ones, or of the pair."""
        table = self._weights.same.get(place) or self._weights.same[KEPT]
        winds = [tile for tile in TILES[_HONOURS : KINDS - 3] if self._winds.value(tile)]
        others = [tile for tile in TILES[_HONOURS : KINDS - 3] if tile not in winds]
        if value:
            dragon = self._chance.random() * max(1, table.count("dragon") + table.count("value_wind"))
            return self._chance.choice(
                TILES[KINDS - 3 : KINDS] if dragon < table.count("dragon") or not winds else winds
            )
        for _ in range(_TRIES):
            name = table.draw(self._chance)
            if name == "wind" and others and SIMPLES not in traits and ONE_SUIT not in traits:
                return self._chance.choice(others)
            if name.isdecimal() and not (SIMPLES in traits and name in "19"):
                if OUTSIDE in traits and name not in "19":
                    continue
                return TILES[9 * self._chance.choice(suits) + int(name) - 1]
        return self._chance.choice(TILES[:_HONOURS])

    def _pairs(self, traits: frozenset[str], suits: Sequence[int]) -> tuple[Group, ...]:
        table = self._weights.same.get(PAIR) or self._weights.same[KEPT]
        kinds: set[int] = set()
        for _ in range(_TRIES):
            name = table.draw(self._chance)
            if name.isdecimal():
                kinds.add(9 * self._chance.choice(suits) + int(name) - 1)
            elif not traits & {SIMPLES, ONE_SUIT}:
                kinds.add(self._chance.randrange(_HONOURS, KINDS))
            if len(kinds) == 7:
                break
        return tuple((TILES[kind],) * 2 for kind in sorted(kinds))

    def _orphans(self) -> tuple[Group, ...]:
        kinds = [tile for tile in TILES[:KINDS] if tile.is_honour or tile.is_terminal]
        twice = self._chance.choice(kinds)
        return tuple((tile,) * (2 if tile is twice else 1) for tile in kinds)


def _run(first: int) -> Group:
    return TILES[first : first + 3]
