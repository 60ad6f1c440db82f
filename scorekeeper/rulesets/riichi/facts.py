"""Facts about a winning hand, as bits of one number, and what each set or pair adds to them."""

from dataclasses import dataclass
from enum import IntFlag, auto
from typing import Final

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import BLOCKS, Block, Shape
from scorekeeper.core.tiles import Tile

_EAST: Final = 27
_WHITE: Final = 31
_GREEN_DRAGON: Final = 32
_GREEN_KINDS: Final = frozenset({19, 20, 21, 23, 25, _GREEN_DRAGON})
"""2, 3, 4, 6 and 8 of bamboos and the green dragon."""


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
WIND_SETS: Final = tuple(int(f) for f in (Fact.EAST_SET, Fact.SOUTH_SET, Fact.WEST_SET, Fact.NORTH_SET))
_DRAGON_SETS: Final = tuple(int(f) for f in (Fact.WHITE_SET, Fact.GREEN_SET, Fact.RED_SET))
_SUITS: Final = tuple(int(f) for f in (Fact.HAS_CHARACTERS, Fact.HAS_CIRCLES, Fact.HAS_BAMBOOS, Fact.HAS_HONOURS))
_THREE_SUITS: Final = sum(_SUITS[:3])

# A tally is a number of small counters, three bits each, that add up over the sets of a hand.
_CONCEALED: Final = 1
_TRIPLETS: Final = 1 << 3
_KANS: Final = 1 << 6
_DRAGONS: Final = 1 << 9
_WINDS: Final = 1 << 12
_DRAGON_PAIR: Final = 1 << 15
_WIND_PAIR: Final = 1 << 18


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A set or pair, concealed or open, with everything that follows from it alone.

    `each` are the facts it allows a whole hand to have, `some` those it brings; `tally` adds up; `run` and `triplet`
    are one bit for its place (to find the same place in three suits); `fu` is the line it adds, None for none.
    """

    block: Block
    each: int
    some: int
    tally: int
    run: int
    triplet: int
    fu: Line | None
    fu_amount: int
    tiles: tuple[Tile, ...]
    pair: bool


def _each(block: Block) -> int:
    tiles = block.tiles
    facts = Fact(0)
    edges = [t for t in tiles if t.is_terminal]
    honours = [t for t in tiles if t.is_honour]
    if not edges and not honours:
        facts |= Fact.SIMPLES
    else:
        facts |= Fact.OUTSIDE
    if edges:
        facts |= Fact.TERMINAL_IN_EACH
    if len(edges) + len(honours) == len(tiles):
        facts |= Fact.TERMINALS_AND_HONOURS
    if len(edges) == len(tiles):
        facts |= Fact.TERMINALS
    if honours:
        facts |= Fact.HONOURS
    if all(t.kind in _GREEN_KINDS for t in tiles):
        facts |= Fact.GREEN
    return int(facts)


def _some(block: Block) -> int:
    facts = _SUITS[block.tiles[0].place]
    if block.shape is Shape.RUN:
        facts |= Fact.HAS_RUN
    if block.first == _GREEN_DRAGON:
        facts |= Fact.HAS_GREEN_DRAGON
    if block.shape in (Shape.TRIPLET, Shape.KAN) and block.first >= _EAST:
        facts |= (WIND_SETS + _DRAGON_SETS)[block.first - _EAST]
    return facts


def _tally(block: Block, concealed: bool) -> int:
    wind, dragon = _EAST <= block.first < _WHITE, block.first >= _WHITE
    if block.shape is Shape.PAIR:
        return _DRAGON_PAIR * dragon + _WIND_PAIR * wind
    if block.shape is Shape.RUN:
        return 0
    return _TRIPLETS + _CONCEALED * concealed + _KANS * (block.shape is Shape.KAN) + _DRAGONS * dragon + _WINDS * wind


def _fu(block: Block, concealed: bool) -> Line | None:
    if block.shape not in (Shape.TRIPLET, Shape.KAN):
        return None
    outside = block.tiles[0].is_terminal or block.tiles[0].is_honour
    name = "kan" if block.shape is Shape.KAN else "triplet"
    amount = 2 * (2 if concealed else 1) * (2 if outside else 1) * (4 if block.shape is Shape.KAN else 1)
    place = "closed" if concealed else "open"
    return Line(f"{name}_{place}_{'terminal' if outside else 'simple'}", amount, block.tiles)


def _piece(block: Block, concealed: bool) -> Piece:
    fu = _fu(block, concealed)
    first = block.first
    return Piece(
        block,
        _each(block),
        _some(block),
        _tally(block, concealed),
        1 << first if block.shape is Shape.RUN else 0,
        1 << first if block.shape in (Shape.TRIPLET, Shape.KAN) and first < _EAST else 0,
        fu,
        fu.amount if fu else 0,
        block.tiles,
        block.shape is Shape.PAIR,
    )


CONCEALED: Final = tuple(_piece(block, concealed=True) for block in BLOCKS)
OPEN: Final = tuple(_piece(block, concealed=False) for block in BLOCKS)
"""Every set by its block's index: kept concealed, or with tiles from others."""


def facts_of_tally(tally: int) -> int:
    """The facts that follow from how many triplets, kans, dragons and winds there are."""
    concealed, triplets, kans = tally & 7, tally >> 3 & 7, tally >> 6 & 7
    dragons, winds = tally >> 9 & 7, tally >> 12 & 7
    facts = Fact(0)
    if triplets == 4:
        facts |= Fact.ALL_TRIPLETS
    if concealed == 3:
        facts |= Fact.THREE_CONCEALED
    if concealed == 4:
        facts |= Fact.FOUR_CONCEALED
    if kans == 3:
        facts |= Fact.THREE_KANS
    if kans == 4:
        facts |= Fact.FOUR_KANS
    if dragons == 2:
        facts |= Fact.TWO_DRAGON_SETS
    if dragons == 3:
        facts |= Fact.THREE_DRAGON_SETS
    if tally >> 15 & 7:
        facts |= Fact.DRAGON_PAIR
    if winds == 3:
        facts |= Fact.THREE_WIND_SETS
    if winds == 4:
        facts |= Fact.FOUR_WIND_SETS
    if tally >> 18 & 7:
        facts |= Fact.WIND_PAIR
    return int(facts)


_BAMBOOS_OR_MORE: Final = 0x1FF
_STRAIGHTS: Final = tuple((1 << s | 1 << s + 3 | 1 << s + 6) for s in (0, 9, 18))


def facts_of_runs(runs: list[int]) -> int:
    """The facts that follow from which runs there are, each a bit at the kind it starts with."""
    mask = 0
    for each in runs:
        mask |= each
    facts = 0
    if mask & mask >> 9 & mask >> 18 & _BAMBOOS_OR_MORE:
        facts |= Fact.RUNS_IN_THREE_SUITS
    if any(mask & straight == straight for straight in _STRAIGHTS):
        facts |= Fact.STRAIGHT
    twins = sum(runs.count(each) // 2 for each in set(runs)) if len(runs) > mask.bit_count() else 0
    if twins == 1:
        facts |= Fact.TWIN_RUNS
    elif twins:
        facts |= Fact.TWO_TWIN_RUNS
    return int(facts)


def facts_of_triplets(mask: int) -> int:
    """The facts that follow from which suited triplets and kans there are."""
    return int(Fact.TRIPLETS_IN_THREE_SUITS) if mask & mask >> 9 & mask >> 18 & _BAMBOOS_OR_MORE else 0


def suit_facts(facts: int) -> int:
    """ONE_SUIT when the tiles of a single numbered suit are there, honours aside."""
    return int(Fact.ONE_SUIT) if (facts & _THREE_SUITS) in _SUITS[:3] else 0
