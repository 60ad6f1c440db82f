"""Facts about a winning hand, as bits of one number, and those that follow from its sets taken together."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import Final

from scorekeeper.core.tiles import KINDS

EAST: Final = 27
_KEPT: Final = 1 << 12
"""Bound of each small memo."""


_bits = (1 << at for at in count())


class Fact:
    """Something true of a hand, each a bit of its own; yaku are told by which of these hold and which do not."""

    # true of every set and the pair
    SIMPLES: Final = next(_bits)
    OUTSIDE: Final = next(_bits)
    TERMINAL_IN_EACH: Final = next(_bits)
    TERMINALS_AND_HONOURS: Final = next(_bits)
    TERMINALS: Final = next(_bits)
    HONOURS: Final = next(_bits)
    GREEN: Final = next(_bits)
    # true of at least one of them
    HAS_CHARACTERS: Final = next(_bits)
    HAS_CIRCLES: Final = next(_bits)
    HAS_BAMBOOS: Final = next(_bits)
    HAS_HONOURS: Final = next(_bits)
    HAS_RUN: Final = next(_bits)
    HAS_GREEN_DRAGON: Final = next(_bits)
    HAS_WIND: Final = next(_bits)
    HAS_DRAGON: Final = next(_bits)
    EAST_SET: Final = next(_bits)
    SOUTH_SET: Final = next(_bits)
    WEST_SET: Final = next(_bits)
    NORTH_SET: Final = next(_bits)
    WHITE_SET: Final = next(_bits)
    GREEN_SET: Final = next(_bits)
    RED_SET: Final = next(_bits)
    # true of all together
    ONE_SUIT: Final = next(_bits)
    SEAT_WIND_SET: Final = next(_bits)
    ROUND_WIND_SET: Final = next(_bits)
    PINFU: Final = next(_bits)
    TWIN_RUNS: Final = next(_bits)
    TWO_TWIN_RUNS: Final = next(_bits)
    RUNS_IN_THREE_SUITS: Final = next(_bits)
    STRAIGHT: Final = next(_bits)
    TRIPLETS_IN_THREE_SUITS: Final = next(_bits)
    ALL_TRIPLETS: Final = next(_bits)
    ALL_RUNS: Final = next(_bits)
    THREE_CONCEALED: Final = next(_bits)
    FOUR_CONCEALED: Final = next(_bits)
    THREE_KANS: Final = next(_bits)
    FOUR_KANS: Final = next(_bits)
    TWO_DRAGON_SETS: Final = next(_bits)
    THREE_DRAGON_SETS: Final = next(_bits)
    DRAGON_PAIR: Final = next(_bits)
    THREE_WIND_SETS: Final = next(_bits)
    FOUR_WIND_SETS: Final = next(_bits)
    WIND_PAIR: Final = next(_bits)
    PAIR_WAIT: Final = next(_bits)
    SEVEN_PAIRS: Final = next(_bits)
    ORPHANS: Final = next(_bits)
    ORPHANS_ANY_WAIT: Final = next(_bits)
    NINE_GATES: Final = next(_bits)
    NINE_GATES_ANY_WAIT: Final = next(_bits)
    THREE_EQUAL_RUNS: Final = next(_bits)
    TRIPLETS_IN_A_ROW: Final = next(_bits)
    FOUR_CALLED: Final = next(_bits)
    CIRCLES_IN_PAIRS: Final = next(_bits)
    # how it was won
    CLOSED: Final = next(_bits)
    TSUMO: Final = next(_bits)
    RIICHI: Final = next(_bits)
    DOUBLE_RIICHI: Final = next(_bits)
    IPPATSU: Final = next(_bits)
    HAITEI: Final = next(_bits)
    HOUTEI: Final = next(_bits)
    RINSHAN: Final = next(_bits)
    CHANKAN: Final = next(_bits)
    TENHOU: Final = next(_bits)
    CHIIHOU: Final = next(_bits)
    RENHOU: Final = next(_bits)
    OPEN_RIICHI: Final = next(_bits)
    OFF_DECLARER: Final = next(_bits)
    TSUBAME_GAESHI: Final = next(_bits)
    KANBURI: Final = next(_bits)
    PAARENCHAN: Final = next(_bits)
    LAST_OF_DOUBLE_RIICHI: Final = next(_bits)
    ON_ONE_CIRCLE: Final = next(_bits)
    ON_NINE_CIRCLES: Final = next(_bits)


EVERY_FACT: Final = tuple(bit for name, bit in vars(Fact).items() if name.isupper())
"""All of them, in the order in which they stand."""
EVERY: Final = (
    Fact.SIMPLES
    | Fact.OUTSIDE
    | Fact.TERMINAL_IN_EACH
    | Fact.TERMINALS_AND_HONOURS
    | Fact.TERMINALS
    | Fact.HONOURS
    | Fact.GREEN
)
"""The facts that must hold of each set and the pair."""
WON: Final = sum(fact for fact in EVERY_FACT if fact >= Fact.CLOSED)
"""The facts that tell how a hand was won, whatever its tiles."""
WIND_SETS: Final = (Fact.EAST_SET, Fact.SOUTH_SET, Fact.WEST_SET, Fact.NORTH_SET)
DRAGON_SETS: Final = (Fact.WHITE_SET, Fact.GREEN_SET, Fact.RED_SET)
SUIT_FACTS: Final = (Fact.HAS_CHARACTERS, Fact.HAS_CIRCLES, Fact.HAS_BAMBOOS, Fact.HAS_HONOURS)
_THREE_SUITS: Final = sum(SUIT_FACTS[:3])

# A sum is one number of small counters that add up over the sets of a hand; its last one is their fu.
CONCEALED_SET: Final = 1
TRIPLET: Final = 1 << 3
KAN: Final = 1 << 6
DRAGON: Final = 1 << 9
WIND: Final = 1 << 12
DRAGON_PAIR: Final = 1 << 15
WIND_PAIR: Final = 1 << 18
RUN: Final = 1 << 21
TWIN: Final = 1 << 24
FU_SHIFT: Final = 27
TALLY: Final = (1 << FU_SHIFT) - 1
"""The counters of a sum without the fu."""

# Beside the facts it brings, a set marks where it stands: one bit at its first tile, for runs and for triplets.
RUNS_SHIFT: Final = 80
FACTS: Final = (1 << RUNS_SHIFT) - 1
TRIPLETS_SHIFT: Final = RUNS_SHIFT + 27
# A pair of honours marks which, too.
_PAIRS_SHIFT: Final = TRIPLETS_SHIFT + 27
PAIR_OF: Final = {kind: 1 << _PAIRS_SHIFT + kind - EAST for kind in range(EAST, KINDS)}
"""The mark of a pair of each kind of honours."""
HONOUR_PAIRS: Final = sum(PAIR_OF.values())

TALLY_FACTS: Final = (
    # the counter's place, what it must show, and the fact that follows
    (TRIPLET, 4, Fact.ALL_TRIPLETS),
    (CONCEALED_SET, 3, Fact.THREE_CONCEALED),
    (CONCEALED_SET, 4, Fact.FOUR_CONCEALED),
    (KAN, 3, Fact.THREE_KANS),
    (KAN, 4, Fact.FOUR_KANS),
    (DRAGON, 2, Fact.TWO_DRAGON_SETS),
    (DRAGON, 3, Fact.THREE_DRAGON_SETS),
    (DRAGON_PAIR, 1, Fact.DRAGON_PAIR),
    (WIND, 3, Fact.THREE_WIND_SETS),
    (WIND, 4, Fact.FOUR_WIND_SETS),
    (WIND_PAIR, 1, Fact.WIND_PAIR),
    (RUN, 4, Fact.ALL_RUNS),
    (TWIN, 1, Fact.TWIN_RUNS),
    (TWIN, 2, Fact.TWO_TWIN_RUNS),
)
_TALLY_ROWS: Final = [(counter.bit_length() - 1, wanted, fact) for counter, wanted, fact in TALLY_FACTS]
_COUNT: Final = 7


@lru_cache(maxsize=_KEPT)
def facts_of_tally(tally: int) -> int:
    """The facts that follow from how many triplets, kans, dragons, winds and runs there are."""
    facts = 0
    for counter, wanted, fact in _TALLY_ROWS:
        if tally >> counter & _COUNT == wanted:
            facts |= fact
    return facts


SUITS_SHIFT: Final = SUIT_FACTS[0].bit_length() - 1
OF_SUITS: Final = tuple(
    Fact.ONE_SUIT if (suits << SUITS_SHIFT) & _THREE_SUITS in SUIT_FACTS[:3] else 0
    for suits in range(1 << len(SUIT_FACTS))
)

"""ONE_SUIT where the tiles of a single numbered suit are there, honours aside: by the facts that tell which suits are."""
SUITS: Final = sum(SUIT_FACTS)
"""The facts that tell which suits are there."""


def facts_of_suits(some: int) -> int:
    """ONE_SUIT when the tiles of a single numbered suit are there, honours aside; `some` holds the HAS_ facts of suits."""
    return OF_SUITS[some >> SUITS_SHIFT & 0xF]


_FIRST_SUIT: Final = (1 << 9) - 1
_SAME_RUNS: Final = _FIRST_SUIT << RUNS_SHIFT
_SAME_TRIPLETS: Final = _FIRST_SUIT << TRIPLETS_SHIFT
_SAME: Final = _SAME_RUNS | _SAME_TRIPLETS
_LOW_STARTS: Final = (1 | 1 << 9 | 1 << 18) << RUNS_SHIFT
_IN_THREE: Final = Fact.RUNS_IN_THREE_SUITS
_STRAIGHT: Final = Fact.STRAIGHT
_TRIPLETS_IN_THREE: Final = Fact.TRIPLETS_IN_THREE_SUITS


def facts_of_places(some: int) -> int:
    """The facts that follow from where runs and triplets stand: the same place in three suits, one after another in one."""
    facts = 0
    same = some & some >> 9 & _SAME
    if same:
        same &= some >> 18
        facts = (_IN_THREE if same & _SAME_RUNS else 0) | (_TRIPLETS_IN_THREE if same & _SAME_TRIPLETS else 0)
    low = some & _LOW_STARTS
    if low and low & some >> 3 & some >> 6:
        facts |= _STRAIGHT
    return facts
