"""The forms of limit hands: what makes each of them of its tiles and of where the last one came from."""

from __future__ import annotations

from collections import Counter
from typing import Final

from scorekeeper.core.tiles import TILES
from scorekeeper.rulesets.classical.facts import DRAGON_KINDS, WIND_KINDS, Facts, is_major

FULL: Final = 4
"""How many sets a whole hand has."""


def _counts(facts: Facts) -> Counter[int]:
    return Counter(facts.kinds)


def orphans(facts: Facts) -> bool:
    """One of each terminal and honour, and one of them twice."""
    return len(set(facts.kinds)) == 13 and all(is_major(kind) for kind in facts.kinds)


def _spare_of_gates(facts: Facts) -> int | None:
    """The number of the tile beside 1112345678999 of one suit (0 for a one), None for any other hand."""
    if facts.called or len(facts.suits) != 1 or facts.honours:
        return None
    spare = Counter(kind % 9 for kind in facts.kinds)
    spare.subtract((0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8))
    if min(spare.values()) < 0:
        return None
    return next(number for number, count in spare.items() if count > 0)


def nine_gates(facts: Facts) -> bool:
    """The thirteen tiles waited for all nine: the last one is that beside 1112345678999."""
    spare = _spare_of_gates(facts)
    return spare is not None and (facts.won_kind is None or facts.won_kind % 9 == spare)


def gates_of_heaven(facts: Facts) -> bool:
    """1112345678999 of one suit and one more of its tiles from 2 to 8."""
    return _spare_of_gates(facts) in range(1, 8)


def snake(facts: Facts) -> bool:
    """Pungs of ones and nines, a pair of twos, fives or eights, and two chows of what lies between, in one suit."""
    if len(facts.suits) != 1 or facts.honours:
        return False
    # Two chows leave no other pair than one of twos, fives or eights.
    chows = [each.first % 9 + step for each in facts.sets if not each.equal for step in range(3)]
    middle = sorted((*chows, facts.pairs[0] % 9))
    return {each.first % 9 for each in facts.equal_sets} == {0, 8} and middle == list(range(1, 8))


def wriggling(facts: Facts) -> bool:
    """A pair of ones, 2 to 9 of the same suit, and one of each wind."""
    counts = _counts(facts)
    ones = [kind for kind, count in counts.items() if count == 2]
    winds = all(counts[kind] == 1 for kind in WIND_KINDS) and counts.keys().isdisjoint(DRAGON_KINDS)
    return not facts.called and winds and len(facts.suits) == 1 and len(counts) == 13 and [k % 9 for k in ones] == [0]


def knitting(facts: Facts) -> bool:
    """Seven pairs, each of one number in the same two suits."""
    if facts.called or facts.honours or len(facts.suits) != 2:
        return False
    one, other = (sorted(kind % 9 for kind in facts.kinds if TILES[kind].suit is suit) for suit in facts.suits)
    return one == other


def triple_knitting(facts: Facts) -> bool:
    """Four times one number in all three suits, and a pair of one number in two suits."""
    if facts.called or facts.honours:
        return False
    by_number = Counter(kind % 9 for kind in facts.kinds)
    counts = _counts(facts)
    pairs = [number for number, count in by_number.items() if count % 3 == 2]
    if len(pairs) != 1:
        return False
    for number in by_number:
        held = [counts[number + 9 * suit] for suit in range(3)]
        if max(held) - min(held) > (number == pairs[0]):
            return False
    return True


def major_pairs(facts: Facts) -> bool:
    """Seven different pairs of terminals and honours."""
    return all(count == 2 and is_major(kind) for kind, count in _counts(facts).items())


def hidden(facts: Facts) -> bool:
    """Four concealed pungs or kongs, the last tile from a wall."""
    return facts.all_concealed and len(facts.equal_sets) == FULL


def buried(facts: Facts) -> bool:
    """Four concealed pungs of one suit and honours, the last tile from a wall."""
    return hidden(facts) and not any(each.kong for each in facts.sets) and len(facts.suits) <= 1


def dragons(facts: Facts) -> bool:
    """Sets of all three dragons."""
    return len(facts.sets_of(DRAGON_KINDS)) == len(DRAGON_KINDS)


def won(facts: Facts, ways: tuple[str, ...], kind: int) -> bool:
    """Whether the winning tile is of a kind and came in one of some ways."""
    return facts.win in ways and facts.won_kind == kind


def concealed_one_suit(facts: Facts) -> bool:
    """One suit without honours, nothing exposed, the last tile from a wall."""
    return facts.all_concealed and len(facts.suits) == 1 and not facts.honours
