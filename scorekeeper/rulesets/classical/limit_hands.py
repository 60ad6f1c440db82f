"""Every limit hand as a row of one table: its word, its sentence, and what makes it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.tiles import TILES, Wind
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.facts import (
    DRAGON_KINDS,
    GREEN_KINDS,
    WIND_KINDS,
    Facts,
    is_major,
    is_terminal,
)
from scorekeeper.rulesets.classical.limit_table import LIMIT_IDS
from scorekeeper.rulesets.classical.ways import DEALT_HAND, FIRST_DISCARD, LAST_REPLACEMENT, REPLACEMENT

_FULL: Final = 4
_HAND: Final = 14


@dataclass(frozen=True, slots=True)
class LimitRow:
    """One limit hand; `irregular` is one that is not four sets and a pair, `many_chows` one that any number of chows fits."""

    id: str
    word: str
    help: str
    made: Callable[[Facts], bool]
    irregular: bool = False
    many_chows: bool = False


def _counts(facts: Facts) -> Counter[int]:
    return Counter(facts.kinds)


def _orphans(facts: Facts) -> bool:
    return not facts.called and len(set(facts.kinds)) == 13 and all(is_major(kind) for kind in facts.kinds)


def _spare_of_gates(facts: Facts) -> int | None:
    """The number of the tile beside 1112345678999 of one suit (0 for a one), None for any other hand."""
    if facts.called or len(facts.suits) != 1 or facts.honours:
        return None
    spare = Counter(kind % 9 for kind in facts.kinds)
    spare.subtract((0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8))
    if min(spare.values()) < 0:
        return None
    return next(number for number, count in spare.items() if count > 0)


def _nine_gates(facts: Facts) -> bool:
    """The thirteen tiles waited for all nine: the last one is that beside 1112345678999."""
    spare = _spare_of_gates(facts)
    return spare is not None and (facts.won_kind is None or facts.won_kind % 9 == spare)


def _gates_of_heaven(facts: Facts) -> bool:
    return _spare_of_gates(facts) in range(1, 8)


def _snake(facts: Facts) -> bool:
    """Pungs of ones and nines, a pair of twos, fives or eights, and two chows of what lies between, in one suit."""
    if len(facts.suits) != 1 or facts.honours or facts.chows != 2 or facts.pairs[0] % 9 not in (1, 4, 7):
        return False
    chows = [each.first % 9 + step for each in facts.sets if not each.equal for step in range(3)]
    middle = sorted((*chows, facts.pairs[0] % 9))
    return {each.first % 9 for each in facts.equal_sets} == {0, 8} and middle == list(range(1, 8))


def _wriggling(facts: Facts) -> bool:
    counts = _counts(facts)
    ones = [kind for kind, count in counts.items() if count == 2]
    winds = all(counts[kind] == 1 for kind in WIND_KINDS)
    return not facts.called and winds and len(facts.suits) == 1 and len(counts) == 13 and [k % 9 for k in ones] == [0]


def _knitting(facts: Facts) -> bool:
    """Seven pairs, each of one number in the same two suits."""
    if facts.called or facts.honours or len(facts.suits) != 2:
        return False
    one, other = (sorted(kind % 9 for kind in facts.kinds if TILES[kind].suit is suit) for suit in facts.suits)
    return one == other


def _triple_knitting(facts: Facts) -> bool:
    """Four times one number in all three suits, and a pair of one number in two suits."""
    if facts.called or facts.honours or len(facts.suits) != 3:
        return False
    by_number = Counter(kind % 9 for kind in facts.kinds)
    counts = _counts(facts)
    pairs = [number for number, count in by_number.items() if count % 3 == 2]
    if len(pairs) != 1 or any(count % 3 == 1 for count in by_number.values()):
        return False
    for number in by_number:
        held = sorted(counts[number + 9 * suit] for suit in range(3))
        if held[2] - held[0] > (number == pairs[0]) or (number == pairs[0] and held[1] != held[2]):
            return False
    return True


def _major_pairs(facts: Facts) -> bool:
    counts = _counts(facts)
    return (
        not facts.called and len(counts) == 7 and all(count == 2 and is_major(kind) for kind, count in counts.items())
    )


def _hidden(facts: Facts) -> bool:
    return facts.all_concealed and len(facts.equal_sets) == _FULL


def _buried(facts: Facts) -> bool:
    return _hidden(facts) and not any(each.kong for each in facts.sets) and len(facts.suits) <= 1


def _dragons(facts: Facts) -> bool:
    return len(facts.sets_of(DRAGON_KINDS)) == len(DRAGON_KINDS)


def _won(facts: Facts, ways: tuple[str, ...], kind: int) -> bool:
    return facts.win in ways and facts.won_kind == kind


def _concealed_one_suit(facts: Facts) -> bool:
    return facts.all_concealed and len(facts.suits) == 1 and not facts.honours


_ONE_CIRCLE, _FIVE_CIRCLES, _TWO_BAMBOOS = 9, 13, 19
LIMIT_ROWS: Final[tuple[LimitRow, ...]] = (
    LimitRow(
        "thirteen_orphans",
        QT_TRANSLATE_NOOP("words", "Thirteen orphans"),
        QT_TRANSLATE_NOOP("words", "One of each terminal and honour, and one of them twice."),
        _orphans,
        irregular=True,
    ),
    LimitRow(
        "nine_gates",
        QT_TRANSLATE_NOOP("words", "Nine gates"),
        QT_TRANSLATE_NOOP("words", "1112345678999 of one suit, nothing called, won with any tile of it."),
        _nine_gates,
        many_chows=True,
    ),
    LimitRow(
        "gates_of_heaven",
        QT_TRANSLATE_NOOP("words", "Gates of heaven"),
        QT_TRANSLATE_NOOP("words", "111, 999 and 2 to 8 of one suit, one of these twice, nothing called."),
        _gates_of_heaven,
        many_chows=True,
    ),
    LimitRow(
        "heavenly_hand",
        QT_TRANSLATE_NOOP("words", "Heavenly hand"),
        QT_TRANSLATE_NOOP("words", "East wins with the tiles dealt."),
        lambda f: f.win == DEALT_HAND,
    ),
    LimitRow(
        "earthly_hand",
        QT_TRANSLATE_NOOP("words", "Earthly hand"),
        QT_TRANSLATE_NOOP("words", "Won on East’s first discard."),
        lambda f: f.win == FIRST_DISCARD,
    ),
    LimitRow(
        "all_honours",
        QT_TRANSLATE_NOOP("words", "All honours"),
        QT_TRANSLATE_NOOP("words", "Winds and dragons only."),
        lambda f: not f.suits,
    ),
    LimitRow(
        "all_terminals",
        QT_TRANSLATE_NOOP("words", "All terminals"),
        QT_TRANSLATE_NOOP("words", "Ones and nines only."),
        lambda f: all(is_terminal(kind) for kind in f.kinds),
    ),
    LimitRow(
        "all_green",
        QT_TRANSLATE_NOOP("words", "All green"),
        QT_TRANSLATE_NOOP("words", "Bamboos 2, 3, 4, 6, 8 and green dragons only."),
        lambda f: GREEN_KINDS.issuperset(f.kinds),
    ),
    LimitRow(
        "four_kongs",
        QT_TRANSLATE_NOOP("words", "Four kongs"),
        QT_TRANSLATE_NOOP("words", "Four kongs and any pair."),
        lambda f: sum(each.kong for each in f.sets) == _FULL,
    ),
    LimitRow(
        "hidden_treasure",
        QT_TRANSLATE_NOOP("words", "Hidden treasure"),
        QT_TRANSLATE_NOOP("words", "Four concealed pungs or kongs, the last tile from a wall."),
        _hidden,
    ),
    LimitRow(
        "buried_treasure",
        QT_TRANSLATE_NOOP("words", "Buried treasure"),
        QT_TRANSLATE_NOOP("words", "Four concealed pungs of one suit and honours, the last tile from the wall."),
        _buried,
    ),
    LimitRow(
        "three_dragons",
        QT_TRANSLATE_NOOP("words", "Three great scholars"),
        QT_TRANSLATE_NOOP("words", "Sets of all three dragons."),
        _dragons,
    ),
    LimitRow(
        "three_dragons_without_chow",
        QT_TRANSLATE_NOOP("words", "Three great scholars, no chow"),
        QT_TRANSLATE_NOOP("words", "Sets of all three dragons and no chow."),
        lambda f: _dragons(f) and not f.chows,
    ),
    LimitRow(
        "four_winds",
        QT_TRANSLATE_NOOP("words", "Four blessings"),
        QT_TRANSLATE_NOOP("words", "Sets of all four winds."),
        lambda f: len(f.sets_of(WIND_KINDS)) == _FULL,
    ),
    LimitRow(
        "concealed_one_suit",
        QT_TRANSLATE_NOOP("words", "Concealed hand of one suit"),
        QT_TRANSLATE_NOOP("words", "One suit without honours, nothing exposed, the last tile from a wall."),
        _concealed_one_suit,
    ),
    LimitRow(
        "squirming_snake",
        QT_TRANSLATE_NOOP("words", "Squirming snake"),
        QT_TRANSLATE_NOOP("words", "111, 999, a pair of 2, 5 or 8 and two chows of one suit."),
        _snake,
        many_chows=True,
    ),
    LimitRow(
        "wriggling_snake",
        QT_TRANSLATE_NOOP("words", "Wriggling snake"),
        QT_TRANSLATE_NOOP("words", "A pair of ones, 2 to 9 of the same suit and one of each wind."),
        _wriggling,
        irregular=True,
    ),
    LimitRow(
        "plum_blossom",
        QT_TRANSLATE_NOOP("words", "Plum blossom on the roof"),
        QT_TRANSLATE_NOOP("words", "Won with 5 circles as a replacement tile."),
        lambda f: _won(f, (REPLACEMENT, LAST_REPLACEMENT), _FIVE_CIRCLES),
    ),
    LimitRow(
        "moon_from_sea",
        QT_TRANSLATE_NOOP("words", "Moon from the bottom of the sea"),
        QT_TRANSLATE_NOOP("words", "Won with 1 circle as the last tile of the wall."),
        lambda f: _won(f, ("last_wall_tile", LAST_REPLACEMENT), _ONE_CIRCLE),
    ),
    LimitRow(
        "carrying_pole",
        QT_TRANSLATE_NOOP("words", "Scratching a carrying pole"),
        QT_TRANSLATE_NOOP("words", "Won by robbing a kong of 2 bamboos."),
        lambda f: _won(f, ("robbed_kong",), _TWO_BAMBOOS),
    ),
    LimitRow(
        "kong_upon_kong",
        QT_TRANSLATE_NOOP("words", "Kong upon kong"),
        QT_TRANSLATE_NOOP("words", "The replacement of a kong made a second one, and its replacement won."),
        lambda f: "kong_upon_kong" in f.circumstances,
    ),
    LimitRow(
        "east_nine_wins",
        QT_TRANSLATE_NOOP("words", "East’s wins in a row"),
        QT_TRANSLATE_NOOP("words", "East has won so many times in a row."),
        lambda f: "east_nine_wins" in f.circumstances and f.seat is Wind.EAST,
    ),
    LimitRow(
        "triple_knitting",
        QT_TRANSLATE_NOOP("words", "Triple knitting"),
        QT_TRANSLATE_NOOP("words", "Four numbers in all three suits, and a pair of one number in two suits."),
        _triple_knitting,
        irregular=True,
    ),
    LimitRow(
        "knitting",
        QT_TRANSLATE_NOOP("words", "Knitting"),
        QT_TRANSLATE_NOOP("words", "Seven pairs of one number in the same two suits."),
        _knitting,
        irregular=True,
    ),
    LimitRow(
        "seven_major_pairs",
        QT_TRANSLATE_NOOP("words", "Seven pairs of terminals and honours"),
        QT_TRANSLATE_NOOP("words", "Seven different pairs of terminals and honours."),
        _major_pairs,
        irregular=True,
    ),
)
"""In the order of LIMIT_IDS; of those that pay alike the first is named."""
assert tuple(row.id for row in LIMIT_ROWS) == LIMIT_IDS  # noqa: S101 - one place for each hand
LIMIT_WORDS: Final = {row.id: row.word for row in LIMIT_ROWS}
