"""From what a yaku asks of the tiles to four sets and a pair, or seven pairs, that have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations, product
from operator import or_
from typing import Final

from scorekeeper.core.shapes import BLOCKS, FULL_SETS, Block, Shape, block
from scorekeeper.core.tiles import COPIES
from scorekeeper.rulesets.riichi.facts import (
    EVERY,
    EVERY_FACT,
    FACTS,
    SUITS,
    TALLY,
    TWIN,
    Fact,
    facts_of_places,
    facts_of_suits,
    facts_of_tally,
)
from scorekeeper.rulesets.riichi.local import facts_of_reading
from scorekeeper.rulesets.riichi.pieces import CONCEALED
from scorekeeper.rulesets.riichi.yaku_row import NOTHING

Sets = tuple[Block, ...]
"""Four sets and then the pair, or seven pairs; those that the yaku is made of come first."""
_KEPT: Final = 1 << 10
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
_NUMBERS: Final = (2, 5, 1, 4, 3, 6, 0)
"""Where runs begin, so that neighbours in the row make nothing together."""
_RUNS: Final = tuple(
    block(Shape.RUN, 9 * suit + _NUMBERS[(step + 2 * suit) % 7]) for step in range(7) for suit in range(3)
)
_SIMPLES: Final = tuple(9 * suit + 1 + (3 * step + 2 * suit) % 7 for step in range(7) for suit in range(3))
_EDGES: Final = (8, 9, 26, 17, 18, 0)
_HONOURS: Final = (WEST, NORTH, WHITE, GREEN, RED, EAST, SOUTH)
_TRIPLETS: Final = tuple(block(Shape.TRIPLET, kind) for kind in (*_SIMPLES, *_EDGES, *_HONOURS))
_KANS: Final = tuple(block(Shape.KAN, kind) for kind in (*_SIMPLES, *_EDGES, *_HONOURS))
_PAIRS: Final = tuple(block(Shape.PAIR, kind) for kind in (*_EDGES, *_SIMPLES, *_HONOURS))
VALUED: Final = frozenset({EAST, SOUTH, WHITE, GREEN, RED})
"""Pairs with fu, South in the East round being the seat of a hand that is made."""


def _triplet_row(*rows: Sequence[int]) -> tuple[Sets, ...]:
    return tuple(tuple(block(Shape.TRIPLET, kind) for kind in row) for row in rows)


def _run_row(*rows: Sequence[int]) -> tuple[Sets, ...]:
    return tuple(tuple(block(Shape.RUN, kind) for kind in row) for row in rows)


_DRAGONS: Final = (WHITE, GREEN, RED)
_WINDS: Final = (EAST, SOUTH, WEST, NORTH)
SEEDS: Final[dict[int, tuple[Sets, ...]]] = {
    Fact.WHITE_SET: _triplet_row((WHITE,)),
    Fact.GREEN_SET: _triplet_row((GREEN,)),
    Fact.RED_SET: _triplet_row((RED,)),
    Fact.SEAT_WIND_SET: _triplet_row((SOUTH,)),
    Fact.ROUND_WIND_SET: _triplet_row((EAST,)),
    Fact.TWIN_RUNS: tuple((run, run) for run in _RUNS),
    Fact.TWO_TWIN_RUNS: tuple((one, one, two, two) for one, two in combinations(_RUNS, 2)),
    Fact.THREE_EQUAL_RUNS: tuple((run, run, run) for run in _RUNS),
    Fact.RUNS_IN_THREE_SUITS: _run_row(*((low, low + 9, low + 18) for low in _NUMBERS)),
    Fact.STRAIGHT: _run_row(*((low, low + 3, low + 6) for low in (0, 9, 18))),
    Fact.TRIPLETS_IN_THREE_SUITS: _triplet_row(*((low, low + 9, low + 18) for low in (*range(1, 8), 0, 8))),
    Fact.TRIPLETS_IN_A_ROW: _triplet_row(*((low, low + 1, low + 2) for low in range(27) if low % 9 < 7)),
    Fact.TWO_DRAGON_SETS: _triplet_row(*combinations(_DRAGONS, 2)),
    Fact.THREE_DRAGON_SETS: _triplet_row(_DRAGONS),
    Fact.THREE_WIND_SETS: _triplet_row(*combinations(_WINDS, 3)),
    Fact.FOUR_WIND_SETS: _triplet_row(_WINDS),
    Fact.RINSHAN: tuple((kan,) for kan in _KANS),
    Fact.ON_ONE_CIRCLE: (*_run_row((9,)), *_triplet_row((9,)), (block(Shape.PAIR, 9),)),
    Fact.ON_NINE_CIRCLES: (*_run_row((15,)), *_triplet_row((17,)), (block(Shape.PAIR, 17),)),
}
"""For each fact that a few sets make: every choice of them."""
LEAST: Final[dict[int, tuple[int, int]]] = {
    Fact.THREE_KANS: (3, 3),
    Fact.FOUR_KANS: (4, 4),
    Fact.THREE_CONCEALED: (0, 3),
    Fact.FOUR_CONCEALED: (0, 4),
    Fact.ALL_TRIPLETS: (0, 4),
}
"""How many kans, and how many triplets with them, a fact asks for at least."""
_OF_TILES: Final = (Fact.THREE_EQUAL_RUNS | Fact.TRIPLETS_IN_A_ROW) | sum(
    fact for fact in EVERY_FACT if fact < Fact.PAIR_WAIT and fact != Fact.PINFU
)
"""What the sets alone decide."""


_EAST_SET, _SOUTH_SET = Fact.EAST_SET, Fact.SOUTH_SET
_ROUND, _SEAT = Fact.ROUND_WIND_SET, Fact.SEAT_WIND_SET


def sets_with(needs: int, without: int = NOTHING) -> Iterator[Sets]:
    """Every choice of four sets and a pair, or of seven pairs, that have some facts of tiles and lack others."""
    if needs & Fact.SEVEN_PAIRS:
        yield from _seven_pairs(needs, without)
        return
    for allowed in _allowed(needs, without):
        seeds = [sets for fact, sets in SEEDS.items() if fact & needs]
        for chosen in product(*seeds):
            merged = merged_of(chosen)
            seed = tuple(each for each in merged if each.shape is not Shape.PAIR)
            pair = tuple(each for each in merged if each.shape is Shape.PAIR)
            if len(seed) <= FULL_SETS and len(pair) < 2 and allowed.issuperset(merged):
                yield from _filled(seed, pair, allowed, needs, without)


def merged_of(chosen: Iterable[Sets]) -> Sets:
    """The sets of several choices, those that serve two of them once."""
    counts: dict[Block, int] = {}
    for sets in chosen:
        for each, count in _counts(sets):
            if counts.get(each, 0) < count:
                counts[each] = count
    return tuple(each for each, count in counts.items() for _ in range(count))


@lru_cache(maxsize=_KEPT)
def _counts(sets: Sets) -> tuple[tuple[Block, int], ...]:
    return tuple(Counter(sets).items())


def _allowed(needs: int, without: int) -> Iterator[frozenset[Block]]:
    """The sets and pairs a hand may be made of; of a hand of one suit once for each suit."""
    every = int(needs) & EVERY
    blocks = [each.block for each in CONCEALED if each.every & every == every and not each.some & int(without) & SUITS]
    if not needs & Fact.ONE_SUIT:
        yield frozenset(blocks)
        return
    for low in (0, 9, 18):
        yield frozenset(each for each in blocks if low <= each.first < low + 9 or each.first >= EAST)


def _filled(seed: Sets, pair: Sets, allowed: frozenset[Block], needs: int, without: int) -> Iterator[Sets]:
    """The sets of a yaku filled up to four, with a pair; as few triplets and kans as will do."""
    least = [numbers for fact, numbers in LEAST.items() if fact & needs]
    kans = max((each[0] for each in least), default=0) - sum(each.shape is Shape.KAN for each in seed)
    triplets = max((each[1] for each in least), default=0) - sum(each.shape is not Shape.RUN for each in seed)
    room = FULL_SETS - len(seed)
    kans = max(kans, 0)
    triplets = max(triplets, kans, room if needs & (Fact.HONOURS | Fact.TERMINALS_AND_HONOURS | Fact.TERMINALS) else 0)
    if triplets > room:
        return
    pairs = pair or _pairs(allowed, needs)
    spare = (_RUNS, _TRIPLETS) if not needs & (Fact.ALL_RUNS | Fact.PINFU) else (_RUNS,)
    for kan in combinations([each for each in _KANS if each in allowed and each not in seed], kans):
        for triplet in combinations(
            [each for each in _TRIPLETS if each in allowed and each not in seed], triplets - kans
        ):
            for rest in combinations(
                [each for row in spare for each in row if each in allowed and each not in seed], room - triplets
            ):
                sets = (*seed, *kan, *triplet, *rest)
                yield from _with_pair(sets, pairs, needs, without)


def _pairs(allowed: frozenset[Block], needs: int) -> Sets:
    barred = VALUED if needs & Fact.PINFU else frozenset()
    kinds = _DRAGONS if needs & Fact.DRAGON_PAIR else _WINDS if needs & Fact.WIND_PAIR else None
    return tuple(
        each
        for each in _PAIRS
        if each in allowed and each.first not in barred and (kinds is None or each.first in kinds)
    )


def _with_pair(sets: Sets, pairs: Sets, needs: int, without: int) -> Iterator[Sets]:
    held = Counter(tile for each in sets for tile in each.tiles)
    if max(held.values()) > COPIES:
        return
    wanted, barred = int(needs) & _OF_TILES, int(without) & _OF_TILES
    for pair in pairs:
        if held[pair.tiles[0]] <= COPIES - 2:
            facts = _facts((*sets, pair))
            if facts & wanted == wanted and not facts & barred:
                yield (*sets, pair)


def _facts(sets: Sets) -> int:
    """What is true of some sets and a pair, all of them concealed."""
    pieces = [CONCEALED[each.index] for each in sets]
    every, some, total = EVERY, 0, 0
    for piece in pieces:
        every &= piece.every
        some |= piece.some
        total += piece.sum
    runs = Counter(each for each in sets if each.shape is Shape.RUN)
    total += TWIN * sum(count // 2 for count in runs.values())
    facts = every | some & FACTS | facts_of_tally(total & TALLY) | facts_of_places(some) | facts_of_suits(some & SUITS)
    facts |= _ROUND if some & _EAST_SET else 0
    facts |= _SEAT if some & _SOUTH_SET else 0
    return facts | facts_of_reading(pieces, some)


def _seven_pairs(needs: int, without: int) -> Iterator[Sets]:
    for allowed in _allowed(needs, without):
        pairs = [each for each in _SPREAD if each in allowed]
        for first in range(max(len(pairs) - 6, 0)):
            chosen = tuple(pairs[first : first + 7])
            some = reduce(or_, (CONCEALED[each.index].some for each in chosen))
            facts = some & SUITS | facts_of_suits(some & SUITS)
            wanted = needs & (SUITS | Fact.ONE_SUIT)
            if facts & wanted == wanted:
                yield chosen


_SPREAD: Final = tuple(
    sorted((each for each in BLOCKS if each.shape is Shape.PAIR), key=lambda pair: (pair.first * 5 % 34, pair.first))
)
"""Pairs of all suits, neighbours far from one another."""
