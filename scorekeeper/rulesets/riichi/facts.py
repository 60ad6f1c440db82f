"""Facts about a winning hand, as bits of one number, and those that follow from its sets taken together."""

from enum import IntFlag, auto
from functools import lru_cache
from typing import Final

from scorekeeper.core.tiles import KINDS

EAST: Final = 27
_KEPT: Final = 1 << 12
"""Bound of each small memo."""


class Fact(IntFlag):
    """Something true of a hand; yaku are told by which of these hold and which do not."""

    # true of every set and the pair
    SIMPLES = auto()
    OUTSIDE = auto()
    TERMINAL_IN_EACH = auto()
    TERMINALS_AND_HONOURS = auto()
    TERMINALS = auto()
    HONOURS = auto()
    GREEN = auto()
    # true of at least one of them
    HAS_CHARACTERS = auto()
    HAS_CIRCLES = auto()
    HAS_BAMBOOS = auto()
    HAS_HONOURS = auto()
    HAS_RUN = auto()
    HAS_GREEN_DRAGON = auto()
    HAS_WIND = auto()
    HAS_DRAGON = auto()
    EAST_SET = auto()
    SOUTH_SET = auto()
    WEST_SET = auto()
    NORTH_SET = auto()
    WHITE_SET = auto()
    GREEN_SET = auto()
    RED_SET = auto()
    # true of all together
    ONE_SUIT = auto()
    SEAT_WIND_SET = auto()
    ROUND_WIND_SET = auto()
    PINFU = auto()
    TWIN_RUNS = auto()
    TWO_TWIN_RUNS = auto()
    RUNS_IN_THREE_SUITS = auto()
    STRAIGHT = auto()
    TRIPLETS_IN_THREE_SUITS = auto()
    ALL_TRIPLETS = auto()
    ALL_RUNS = auto()
    THREE_CONCEALED = auto()
    FOUR_CONCEALED = auto()
    THREE_KANS = auto()
    FOUR_KANS = auto()
    TWO_DRAGON_SETS = auto()
    THREE_DRAGON_SETS = auto()
    DRAGON_PAIR = auto()
    THREE_WIND_SETS = auto()
    FOUR_WIND_SETS = auto()
    WIND_PAIR = auto()
    PAIR_WAIT = auto()
    SEVEN_PAIRS = auto()
    ORPHANS = auto()
    ORPHANS_ANY_WAIT = auto()
    NINE_GATES = auto()
    NINE_GATES_ANY_WAIT = auto()
    THREE_EQUAL_RUNS = auto()
    TRIPLETS_IN_A_ROW = auto()
    FOUR_CALLED = auto()
    CIRCLES_IN_PAIRS = auto()
    # how it was won
    CLOSED = auto()
    TSUMO = auto()
    RIICHI = auto()
    DOUBLE_RIICHI = auto()
    IPPATSU = auto()
    HAITEI = auto()
    HOUTEI = auto()
    RINSHAN = auto()
    CHANKAN = auto()
    TENHOU = auto()
    CHIIHOU = auto()
    RENHOU = auto()
    OPEN_RIICHI = auto()
    OFF_DECLARER = auto()
    TSUBAME_GAESHI = auto()
    KANBURI = auto()
    PAARENCHAN = auto()
    LAST_OF_DOUBLE_RIICHI = auto()
    ON_ONE_CIRCLE = auto()
    ON_NINE_CIRCLES = auto()


EVERY: Final = int(
    Fact.SIMPLES
    | Fact.OUTSIDE
    | Fact.TERMINAL_IN_EACH
    | Fact.TERMINALS_AND_HONOURS
    | Fact.TERMINALS
    | Fact.HONOURS
    | Fact.GREEN
)
"""The facts that must hold of each set and the pair."""
WON: Final = sum(int(fact) for fact in Fact if fact >= Fact.CLOSED)
"""The facts that tell how a hand was won, whatever its tiles."""
WIND_SETS: Final = tuple(int(f) for f in (Fact.EAST_SET, Fact.SOUTH_SET, Fact.WEST_SET, Fact.NORTH_SET))
DRAGON_SETS: Final = tuple(int(f) for f in (Fact.WHITE_SET, Fact.GREEN_SET, Fact.RED_SET))
SUIT_FACTS: Final = tuple(int(f) for f in (Fact.HAS_CHARACTERS, Fact.HAS_CIRCLES, Fact.HAS_BAMBOOS, Fact.HAS_HONOURS))
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
_TALLY_ROWS: Final = [(counter.bit_length() - 1, wanted, int(fact)) for counter, wanted, fact in TALLY_FACTS]
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
    int(Fact.ONE_SUIT) if (suits << SUITS_SHIFT) & _THREE_SUITS in SUIT_FACTS[:3] else 0
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
_IN_THREE: Final = int(Fact.RUNS_IN_THREE_SUITS)
_STRAIGHT: Final = int(Fact.STRAIGHT)
_TRIPLETS_IN_THREE: Final = int(Fact.TRIPLETS_IN_THREE_SUITS)


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
