"""Every limit hand as a row of one table: its word, its sentence, and what makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.facts import GREEN_KINDS, WIND_KINDS, Facts, is_terminal
from scorekeeper.rulesets.classical.limit_shapes import (
    FULL,
    buried,
    concealed_one_suit,
    dragons,
    gates_of_heaven,
    hidden,
    knitting,
    major_pairs,
    nine_gates,
    orphans,
    snake,
    triple_knitting,
    won,
    wriggling,
)
from scorekeeper.rulesets.classical.limit_table import LIMIT_IDS
from scorekeeper.rulesets.classical.ways import DEALT_HAND, FIRST_DISCARD, LAST_REPLACEMENT, REPLACEMENT


class LimitRow(Struct, frozen=True):
    """One limit hand, made by its tiles or (`by_way`) by how any hand was won.

    `irregular` is one that is not four sets and a pair, `many_chows` one that any number of chows fits.
    """

    id: str
    word: str
    help: str
    made: Callable[[Facts], bool]
    irregular: bool = False
    many_chows: bool = False
    by_way: bool = False

    @property
    def special(self) -> bool:
        """Whether its tiles go out even where a plain hand of them would not."""
        return self.irregular or self.many_chows


_ONE_CIRCLE, _FIVE_CIRCLES, _TWO_BAMBOOS = 9, 13, 19
LIMIT_ROWS: Final[tuple[LimitRow, ...]] = (
    LimitRow(
        "thirteen_orphans",
        QT_TRANSLATE_NOOP("words", "Thirteen orphans"),
        QT_TRANSLATE_NOOP("words", "One of each terminal and honour, and one of them twice."),
        orphans,
        irregular=True,
    ),
    LimitRow(
        "nine_gates",
        QT_TRANSLATE_NOOP("words", "Nine gates"),
        QT_TRANSLATE_NOOP(
            "words",
            "Three ones, three nines and one each of 2 to 8 of one suit, nothing called, won with any tile of it.",
        ),
        nine_gates,
        many_chows=True,
    ),
    LimitRow(
        "gates_of_heaven",
        QT_TRANSLATE_NOOP("words", "Gates of heaven"),
        QT_TRANSLATE_NOOP("words", "111, 999 and 2 to 8 of one suit, one of these twice, nothing called."),
        gates_of_heaven,
        many_chows=True,
    ),
    LimitRow(
        "heavenly_hand",
        QT_TRANSLATE_NOOP("words", "Heavenly hand"),
        QT_TRANSLATE_NOOP("words", "East wins with the tiles dealt."),
        lambda f: f.win == DEALT_HAND,
        by_way=True,
    ),
    LimitRow(
        "earthly_hand",
        QT_TRANSLATE_NOOP("words", "Earthly hand"),
        QT_TRANSLATE_NOOP("words", "Won on East’s first discard."),
        lambda f: f.win == FIRST_DISCARD,
        by_way=True,
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
        lambda f: sum(each.kong for each in f.sets) == FULL,
    ),
    LimitRow(
        "hidden_treasure",
        QT_TRANSLATE_NOOP("words", "Hidden treasure"),
        QT_TRANSLATE_NOOP("words", "Four concealed pungs or kongs, the last tile from a wall."),
        hidden,
    ),
    LimitRow(
        "buried_treasure",
        QT_TRANSLATE_NOOP("words", "Buried treasure"),
        QT_TRANSLATE_NOOP("words", "Four concealed pungs of one suit and honours, the last tile from the wall."),
        buried,
    ),
    LimitRow(
        "three_dragons",
        QT_TRANSLATE_NOOP("words", "Three great scholars"),
        QT_TRANSLATE_NOOP("words", "Sets of all three dragons."),
        dragons,
    ),
    LimitRow(
        "three_dragons_without_chow",
        QT_TRANSLATE_NOOP("words", "Three great scholars, no chow"),
        QT_TRANSLATE_NOOP("words", "Sets of all three dragons and no chow."),
        lambda f: dragons(f) and not f.chows,
    ),
    LimitRow(
        "four_winds",
        QT_TRANSLATE_NOOP("words", "Four blessings"),
        QT_TRANSLATE_NOOP("words", "Sets of all four winds."),
        lambda f: len(f.sets_of(WIND_KINDS)) == FULL,
    ),
    LimitRow(
        "concealed_one_suit",
        QT_TRANSLATE_NOOP("words", "Concealed hand of one suit"),
        QT_TRANSLATE_NOOP("words", "One suit without honours, nothing exposed, the last tile from a wall."),
        concealed_one_suit,
    ),
    LimitRow(
        "squirming_snake",
        QT_TRANSLATE_NOOP("words", "Squirming snake"),
        QT_TRANSLATE_NOOP("words", "111, 999, a pair of 2, 5 or 8 and two chows of one suit."),
        snake,
        many_chows=True,
    ),
    LimitRow(
        "wriggling_snake",
        QT_TRANSLATE_NOOP("words", "Wriggling snake"),
        QT_TRANSLATE_NOOP("words", "A pair of ones, 2 to 9 of the same suit and one of each wind."),
        wriggling,
        irregular=True,
    ),
    LimitRow(
        "plum_blossom",
        QT_TRANSLATE_NOOP("words", "Plum blossom on the roof"),
        QT_TRANSLATE_NOOP("words", "Won with 5 circles as a replacement tile."),
        lambda f: won(f, (REPLACEMENT, LAST_REPLACEMENT), _FIVE_CIRCLES),
        by_way=True,
    ),
    LimitRow(
        "moon_from_sea",
        QT_TRANSLATE_NOOP("words", "Moon from the bottom of the sea"),
        QT_TRANSLATE_NOOP("words", "Won with 1 circle as the last tile of the wall."),
        lambda f: won(f, ("last_wall_tile", LAST_REPLACEMENT), _ONE_CIRCLE),
        by_way=True,
    ),
    LimitRow(
        "carrying_pole",
        QT_TRANSLATE_NOOP("words", "Scratching a carrying pole"),
        QT_TRANSLATE_NOOP("words", "Won by robbing a kong of 2 bamboos."),
        lambda f: won(f, ("robbed_kong",), _TWO_BAMBOOS),
        by_way=True,
    ),
    LimitRow(
        "kong_upon_kong",
        QT_TRANSLATE_NOOP("words", "Kong upon kong"),
        QT_TRANSLATE_NOOP("words", "The replacement of a kong made a second one, and its replacement won."),
        lambda f: "kong_upon_kong" in f.circumstances,
        by_way=True,
    ),
    LimitRow(
        "east_nine_wins",
        QT_TRANSLATE_NOOP("words", "East’s wins in a row"),
        QT_TRANSLATE_NOOP("words", "East has won so many times in a row."),
        lambda f: "east_nine_wins" in f.circumstances,
        by_way=True,
    ),
    LimitRow(
        "triple_knitting",
        QT_TRANSLATE_NOOP("words", "Triple knitting"),
        QT_TRANSLATE_NOOP("words", "Four numbers in all three suits, and a pair of one number in two suits."),
        triple_knitting,
        irregular=True,
    ),
    LimitRow(
        "knitting",
        QT_TRANSLATE_NOOP("words", "Knitting"),
        QT_TRANSLATE_NOOP("words", "Seven pairs of one number in the same two suits."),
        knitting,
        irregular=True,
    ),
    LimitRow(
        "seven_major_pairs",
        QT_TRANSLATE_NOOP("words", "Seven pairs of terminals and honours"),
        QT_TRANSLATE_NOOP("words", "Seven different pairs of terminals and honours."),
        major_pairs,
        irregular=True,
    ),
)
"""In the order of LIMIT_IDS; of those that pay alike the first is named."""
assert tuple(row.id for row in LIMIT_ROWS) == LIMIT_IDS  # noqa: S101 - one place for each hand
LIMIT_WORDS: Final = {row.id: row.word for row in LIMIT_ROWS}
LIMIT_HELP: Final = {row.id: row.help for row in LIMIT_ROWS}
OWN_HAND: Final = QT_TRANSLATE_NOOP("words", "A limit hand of the club, ticked by hand when it is made.")
