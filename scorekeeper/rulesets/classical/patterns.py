"""The limit hands that are no plain sets and a pair, as patterns: what lacks for each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from scorekeeper.core.distance import NEVER, Called, Counts, Goal, Pattern, is_run
from scorekeeper.core.patterns import THIRTEEN_ORPHANS, Missing, alike, any_of, lacking, pairs_among, uncalled
from scorekeeper.core.tiles import KINDS, TILES
from scorekeeper.rulesets.classical.facts import WIND_KINDS, is_major
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.rule_options import RuleOptions

_SUITS: Final = (0, 9, 18)
_NUMBERS: Final = range(9)
_SNAKE_PAIRS: Final = (1, 4, 7)


def _counted(kinds: list[int]) -> Counts:
    return tuple(kinds.count(kind) for kind in range(KINDS))


def _gates() -> Iterator[Counts]:
    """111, 999 and 2 to 8 of one suit, one of these twice."""
    for suit in _SUITS:
        for spare in _NUMBERS[1:8]:
            yield _counted([suit + number for number in (0, 0, *_NUMBERS, 8, 8, spare)])


def _nine_gates(held: Counts) -> int:
    """1112345678999 of one suit first, then any tile of it."""
    best = NEVER
    for suit in _SUITS:
        first = _counted([suit + number for number in (0, 0, *_NUMBERS, 8, 8)])
        left = lacking(held, first)
        spare = any(held[suit + number] > first[suit + number] for number in _NUMBERS)
        best = min(best, left + 1 if left or not spare else 0)
    return best


def _wriggling() -> Iterator[Counts]:
    """A pair of ones, 2 to 9 of the same suit, and one of each wind."""
    for suit in _SUITS:
        yield _counted([suit, *(suit + number for number in _NUMBERS), *sorted(WIND_KINDS)])


def _snake(held: Counts, called: Called) -> int:
    """Pungs of ones and nines, a pair of twos, fives or eights, and the two chows between; any set may be called."""
    found = [(tiles[0].kind, is_run(tiles)) for tiles in called]
    best = NEVER
    for suit in _SUITS:
        for pair in _SNAKE_PAIRS:
            between = [number for number in range(1, 8) if number != pair]
            sets = {(suit, False): [suit] * 3, (suit + 8, False): [suit + 8] * 3}
            sets |= {(suit + n, True): [suit + n, suit + n + 1, suit + n + 2] for n in (between[0], between[3])}
            if len(set(found)) == len(found) and all(each in sets for each in found):
                own = [kind for key, kinds in sets.items() if key not in found for kind in kinds]
                best = min(best, lacking(held, _counted([*own, suit + pair, suit + pair])))
    return best


def _knitting(held: Counts) -> int:
    """Seven pairs, each of one number in the same two suits."""
    return min(
        alike(held, [(one + number, other + number) for number in _NUMBERS], 7)
        for one, other in combinations(_SUITS, 2)
    )


def _triple_knitting(held: Counts) -> int:
    """Four times one number in all three suits, and a pair of one number in two suits."""
    groups = [tuple(suit + number for suit in _SUITS) for number in _NUMBERS]
    best = NEVER
    for number in _NUMBERS:
        for one, other in combinations(_SUITS, 2):
            pair = (one + number, other + number)
            best = min(best, sum(not held[kind] for kind in pair) + alike(held, groups, 4, pair))
    return best


_PATTERNS: Final[dict[str, Missing]] = {
    "thirteen_orphans": THIRTEEN_ORPHANS,
    "nine_gates": uncalled(_nine_gates),
    "gates_of_heaven": any_of(_gates()),
    "squirming_snake": _snake,
    "wriggling_snake": any_of(_wriggling()),
    "triple_knitting": uncalled(_triple_knitting),
    "knitting": uncalled(_knitting),
    "seven_major_pairs": pairs_among(tile.kind for tile in TILES[:KINDS] if is_major(tile.kind)),
}
assert set(_PATTERNS) == {row.id for row in LIMIT_ROWS if row.special}  # noqa: S101 - one pattern for each special hand


def goal(rules: RuleOptions) -> Goal:
    """What goes out under these rules: plain hands with few enough chows, and the special limit hands there are."""
    there = (row.id for row in LIMIT_ROWS if row.special and rules.awards[row.id][0] is not None)
    return Goal(rules.chows_allowed, tuple(Pattern(name, _PATTERNS[name]) for name in there))
