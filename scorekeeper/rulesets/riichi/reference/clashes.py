"""Which yaku cannot be in one hand, and which of two takes the other's place: told from what their rows ask of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import product
from operator import and_, or_
from typing import Final

from scorekeeper.core.shapes import FULL_SETS, Block, Shape
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES, RON, TSUMO
from scorekeeper.rulesets.riichi.facts import EVERY, EVERY_FACT, FACTS, SUITS, TALLY_FACTS, Fact
from scorekeeper.rulesets.riichi.pieces import CONCEALED
from scorekeeper.rulesets.riichi.reference.in_force import Played
from scorekeeper.rulesets.riichi.reference.sets_made import EAST, LEAST, SEEDS, merged_of

_KEPT: Final = 1 << 12
_RUNS: Final = {Fact.HAS_RUN: 1, Fact.ALL_RUNS: 4}
_TRIPLETS: Final = {fact: least for fact, (_, least) in LEAST.items()}
_FEWEST: Final = {
    fact: tuple(
        min(sum((each.shape is Shape.RUN) is run for each in sets) for sets in choices) for run in (True, False)
    )
    for fact, choices in SEEDS.items()
}
"""How many runs, and how many other sets, a choice has at least."""
_ONE_SHAPE: Final = int(
    Fact.SEVEN_PAIRS
    | Fact.ORPHANS
    | Fact.ORPHANS_ANY_WAIT
    | Fact.NINE_GATES
    | Fact.NINE_GATES_ANY_WAIT
    | Fact.CIRCLES_IN_PAIRS
)
_PAIRS_HAVE: Final = reduce(
    or_, (each.some for each in CONCEALED if each.block.shape is Shape.PAIR), EVERY | Fact.ONE_SUIT
)
"""What the tiles of seven pairs can be."""
_OF_SETS: Final = Fact.RINSHAN | sum(fact for fact in EVERY_FACT if fact < Fact.CLOSED) & ~_ONE_SHAPE
_BROUGHT: Final = reduce(or_, (each.some for each in CONCEALED)) & FACTS
"""What a single set or pair brings to a hand."""
_KINDS: Final = tuple(
    int(each) for each in (Fact.HAS_CHARACTERS, Fact.HAS_CIRCLES, Fact.HAS_BAMBOOS, Fact.HAS_WIND, Fact.HAS_DRAGON)
)
"""Of these a set or pair brings one."""
_ONE_SUIT, _FOUR_CALLED, _CLOSED = Fact.ONE_SUIT, Fact.FOUR_CALLED, Fact.CLOSED
_TICKS: Final = tuple((int(row.fact), row) for row in CIRCUMSTANCES)


def gives_way(one: Played, other: Played) -> bool:
    """Whether the other takes its place where a hand would have both."""
    if one.id == other.id or other.size < one.size or other.yakuman < one.yakuman:
        return False
    return bool(int(one.without) & int(other.needs)) or _counted_apart(int(one.needs), int(other.needs), more=True)


def clash(one: Played, other: Played) -> bool:
    """Whether no hand can have both."""
    facts, others = _all(int(one.needs)), _all(int(other.needs))
    if facts & int(other.without) or others & int(one.without):
        return True
    both = facts | others
    closed = both & _CLOSED or one.closed_only or other.closed_only
    return bool((closed and both & _FOUR_CALLED) or _apart(min(facts, others), max(facts, others)))


@lru_cache(maxsize=_KEPT)
def _apart(one: int, other: int) -> bool:
    if _ways_apart(one | other) or _ticks_apart(one, other) or _ticks_apart(other, one):
        return True
    if _counted_apart(one, other):
        return True
    if one & other & _ONE_SHAPE == 0 and (_barred_by(one, other) or _barred_by(other, one)):
        return True
    return not _can_be_laid(one | other)


def _barred_by(shape: int, other: int) -> bool:
    """Whether one is a shape of its own that the other cannot have."""
    pairs = shape & (Fact.SEVEN_PAIRS | Fact.CIRCLES_IN_PAIRS)
    can = _PAIRS_HAVE if pairs else _ONE_SUIT | EVERY | SUITS
    return bool(shape & _ONE_SHAPE and other & _OF_SETS & ~can)


@lru_cache(maxsize=_KEPT)
def _all(needs: int) -> int:
    """What follows from the facts a row names: pinfu is closed and all runs, some ways of winning need more."""
    if needs & Fact.PINFU:
        needs |= Fact.ALL_RUNS | _CLOSED
    for fact, row in _TICKS:
        if needs & fact:
            needs |= _CLOSED if row.closed or row.no_sets else 0
            # A robbed tile is the only one of its kind in the hand, so it is part of a run.
            needs |= Fact.HAS_RUN if row.single else 0
    for fact, choices in SEEDS.items():
        if needs & fact:
            brings = [reduce(or_, (CONCEALED[each.index].some for each in sets)) & FACTS for sets in choices]
            needs |= reduce(and_, brings)
    return needs


def _ways_apart(facts: int) -> bool:
    ways = {row.win for fact, row in _TICKS if facts & fact}
    ways |= {TSUMO} if facts & Fact.TSUMO else set()
    return {RON, TSUMO} <= ways


def _ticks_apart(one: int, other: int) -> bool:
    names = {row.id for fact, row in _TICKS if other & fact}
    return any(one & fact and not names.isdisjoint(row.excludes) for fact, row in _TICKS)


def _counted_apart(one: int, other: int, more: bool = False) -> bool:
    """Whether both count the same sets and want another number of them; `more`: the other wants more."""
    return any(
        counter == same and (wanted < count if more else wanted != count) and its & other
        for counter, wanted, fact in TALLY_FACTS
        if fact & one
        for same, count, its in TALLY_FACTS
    )


@lru_cache(maxsize=_KEPT)
def _can_be_laid(facts: int) -> bool:
    """Whether four sets and a pair can have all these facts of tiles."""
    if facts & _ONE_SHAPE:
        return True
    runs = max((least for fact, least in _RUNS.items() if fact & facts), default=0)
    triplets = max((least for fact, least in _TRIPLETS.items() if fact & facts), default=0)
    fewest = [least for fact, least in _FEWEST.items() if fact & facts]
    if max([runs, *(each for each, _ in fewest)]) + max([triplets, *(each for _, each in fewest)]) > FULL_SETS:
        return False
    return any(
        _laid_of(facts, blocks, runs, triplets)
        for blocks in _made_of(facts & EVERY, bool(facts & _ONE_SUIT))
        if blocks and not facts & _BROUGHT & ~_brings(blocks)
    )


def _laid_of(facts: int, blocks: frozenset[Block], runs: int, triplets: int) -> bool:
    """Whether some of these sets and pairs can be a hand with all the facts."""
    seeds = [[sets for sets in choices if blocks.issuperset(sets)] for fact, choices in SEEDS.items() if fact & facts]
    return any(
        _room(sets, blocks, runs, triplets) and _enough_left(facts, sets, runs)
        for sets in map(merged_of, product(*seeds))
    )


def _enough_left(facts: int, sets: Sequence[Block], runs: int) -> bool:
    """Whether beside some sets there is a set or pair for each kind of tiles that the hand must have."""
    brought = reduce(or_, (CONCEALED[each.index].some for each in sets), 0)
    lacking = [kind for kind in _KINDS if facts & kind and not brought & kind]
    honours = sum(kind in _KINDS[3:] for kind in lacking)
    return len(lacking) <= FULL_SETS + 1 - len(sets) and (runs < FULL_SETS or honours < 2)


@lru_cache(maxsize=_KEPT)
def _brings(blocks: frozenset[Block]) -> int:
    return reduce(or_, (CONCEALED[each.index].some for each in blocks), 0)


@lru_cache(maxsize=_KEPT)
def _made_of(every: int, one_suit: bool) -> tuple[frozenset[Block], ...]:
    """The sets and pairs that allow some facts, for one suit after the other where a hand has only one."""
    allowed = [each.block for each in CONCEALED if each.every & every == every]
    if not one_suit:
        return (frozenset(allowed),)
    suits = (range(low, low + 9) for low in (0, 9, 18))
    return tuple(frozenset(each for each in allowed if each.first in suit or each.first >= EAST) for suit in suits)


def _room(sets: Sequence[Block], blocks: frozenset[Block], runs: int, triplets: int) -> bool:
    """Whether some sets find room in one hand of these, beside the runs and triplets it must have."""
    own = sum(each.shape is Shape.RUN for each in sets)
    equal = sum(each.shape in (Shape.TRIPLET, Shape.KAN) for each in sets)
    if max(own, runs) + max(equal, triplets) > FULL_SETS:
        return False
    shapes = {each.shape for each in blocks}
    return (not runs or Shape.RUN in shapes) and (not triplets or Shape.TRIPLET in shapes)
