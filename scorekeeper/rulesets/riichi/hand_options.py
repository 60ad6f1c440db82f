"""The options of what a hand is worth."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.option import (
    SWITCH,
    Numbers,
    OneOf,
    OptionHolder,
    SeveralOf,
    Whole,
    option,
)
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.yaku import YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN

DOUBLE_PATTERNS: Final = ("kokushi_13", "suuankou_tanki", "junsei_chuuren_poutou", "daisuushii")
YAKU_WORDS: Final = {row.id: row.word for rows in (YAKUMAN[::-1], YAKU[::-1]) for row in rows}
"""The word of each yaku; where one id has several rows, that of the first."""


def yaku_words(ids: tuple[str, ...]) -> dict[str, str]:
    """The words of some yaku."""
    return {name: YAKU_WORDS[name] for name in ids}


class HandOptions(OptionHolder, frozen=True):
    """What a hand is worth; every field is one house rule, its default the standard one."""

    open_tanyao: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "All Simples may be won with called sets."),
        word=QT_TRANSLATE_NOOP("words", "Open All Simples"),
        help=QT_TRANSLATE_NOOP("words", "Off: All Simples needs a closed hand."),
    )
    red_fives: tuple[int, ...] = option(
        (1, 1, 1),
        Numbers(3, 0, 4),
        "hand",
        QT_TRANSLATE_NOOP("words", "Red fives in the set: characters, circles, bamboos."),
        word=QT_TRANSLATE_NOOP("words", "Red fives"),
        help=QT_TRANSLATE_NOOP("words", "Each counts a han when it is in the winning hand; 0 0 0: none are used."),
        parts=(
            QT_TRANSLATE_NOOP("words", "Characters"),
            QT_TRANSLATE_NOOP("words", "Circles"),
            QT_TRANSLATE_NOOP("words", "Bamboos"),
        ),
    )
    ippatsu: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "Winning within one turn of riichi adds a han."),
        word=QT_TRANSLATE_NOOP("words", "Ippatsu"),
    )
    ura_dora: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A riichi hand also counts the indicator beneath the dora indicator."),
        word=QT_TRANSLATE_NOOP("words", "Ura dora"),
    )
    kan_dora: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "Each kan turns one more dora indicator."),
        word=QT_TRANSLATE_NOOP("words", "Kan dora"),
    )
    kan_ura_dora: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A riichi hand also counts the tiles beneath the kan indicators."),
        word=QT_TRANSLATE_NOOP("words", "Kan ura dora"),
        help=QT_TRANSLATE_NOOP("words", "Counts by itself: it may be played without the first ura dora."),
        rare=True,
    )
    double_wind_pair_fu: int = option(
        4,
        OneOf((4, 2)),
        "hand",
        QT_TRANSLATE_NOOP("words", "Fu for a pair of the wind that is both seat and round wind."),
        word=QT_TRANSLATE_NOOP("words", "Double wind pair"),
    )
    pinfu_tsumo: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP(
            "words",
            "Pinfu stands with a self-draw, at 20 fu; otherwise the self-draw takes its 2 fu and pinfu is lost.",
        ),
        word=QT_TRANSLATE_NOOP("words", "Pinfu by self-draw"),
    )
    open_pinfu_fu: int = option(
        30,
        OneOf((30, 20)),
        "hand",
        QT_TRANSLATE_NOOP("words", "Fu of an open hand won off a discard that has no other fu."),
        word=QT_TRANSLATE_NOOP("words", "Open hand without fu"),
        help=QT_TRANSLATE_NOOP("words", "30: it is paid as any other hand of 30 fu."),
        rare=True,
    )
    rinshan_tsumo_fu: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A win on the replacement tile has the 2 fu of a self-draw."),
        word=QT_TRANSLATE_NOOP("words", "Fu on the replacement tile"),
        rare=True,
    )
    seven_pairs: str = option(
        "25fu_2han",
        OneOf(("25fu_2han", "50fu_1han")),
        "hand",
        QT_TRANSLATE_NOOP("words", "Seven pairs count 25 fu and 2 han, or 50 fu and 1 han."),
        word=QT_TRANSLATE_NOOP("words", "Seven pairs"),
        choices={
            "25fu_2han": QT_TRANSLATE_NOOP("words", "25 fu, 2 han"),
            "50fu_1han": QT_TRANSLATE_NOOP("words", "50 fu, 1 han"),
        },
    )
    kiriage_mangan: bool = option(
        False,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "30 fu 4 han and 60 fu 3 han are rounded up to mangan."),
        word=QT_TRANSLATE_NOOP("words", "Rounded-up mangan"),
        help=QT_TRANSLATE_NOOP("words", "Off: they pay 7,700 and 11,600 off a discard."),
    )
    counted_yakuman: str = option(
        "yakuman",
        OneOf(("yakuman", "sanbaiman", "multiple")),
        "hand",
        QT_TRANSLATE_NOOP(
            "words", "13 or more han are a yakuman, stay a sanbaiman, or count one yakuman for every 13."
        ),
        word=QT_TRANSLATE_NOOP("words", "13 han and more"),
        choices={
            "yakuman": QT_TRANSLATE_NOOP("words", "a yakuman"),
            "sanbaiman": QT_TRANSLATE_NOOP("words", "stay a sanbaiman"),
            "multiple": QT_TRANSLATE_NOOP("words", "a yakuman for every 13"),
        },
    )
    yakuman_add_up: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "Two yakuman in one hand pay both."),
        word=QT_TRANSLATE_NOOP("words", "Yakuman add up"),
        help=QT_TRANSLATE_NOOP(
            "words", "Off: however many are in a hand, it is paid one, or two where that pattern counts double."
        ),
    )
    double_yakuman: tuple[str, ...] = option(
        DOUBLE_PATTERNS,
        SeveralOf(DOUBLE_PATTERNS),
        "hand",
        QT_TRANSLATE_NOOP("words", "Patterns that count as a double yakuman on their own."),
        word=QT_TRANSLATE_NOOP("words", "Double yakuman"),
        choices=yaku_words(DOUBLE_PATTERNS),
    )
    max_yakuman: int = option(
        0,
        Whole(0, 6),
        "hand",
        QT_TRANSLATE_NOOP("words", "The most yakuman one hand can be paid; 0 sets no bound."),
        word=QT_TRANSLATE_NOOP("words", "Most yakuman"),
        rare=True,
    )
    renhou: str = option(
        "off",
        OneOf(("off", "mangan", "haneman", "baiman", "yakuman", "yaku")),
        "hand",
        QT_TRANSLATE_NOOP("words", "What a win on a discard before the first own draw is worth."),
        word=QT_TRANSLATE_NOOP("words", "Blessing of man"),
        help=QT_TRANSLATE_NOOP(
            "words",
            "In the first round without a call. At least: paid when the hand’s own value is less. Its han stand on the page of yaku.",
        ),
        choices={
            "off": QT_TRANSLATE_NOOP("words", "not played"),
            "mangan": QT_TRANSLATE_NOOP("words", "at least a mangan"),
            "haneman": QT_TRANSLATE_NOOP("words", "at least a haneman"),
            "baiman": QT_TRANSLATE_NOOP("words", "at least a baiman"),
            "yakuman": QT_TRANSLATE_NOOP("words", "a yakuman"),
            "yaku": QT_TRANSLATE_NOOP("words", "han as any yaku"),
        },
    )
    two_han_minimum_from: int = option(
        0,
        Whole(0, 1000),
        "hand",
        QT_TRANSLATE_NOOP("words", "Counters from which a hand needs two han of yaku, dora aside; 0 never."),
        word=QT_TRANSLATE_NOOP("words", "Two-han minimum"),
        help=QT_TRANSLATE_NOOP("words", "Usually from 5 counters on (ryanhan shibari)."),
        rare=True,
    )
    ryuuiisou_needs_hatsu: bool = option(
        False,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "All Green needs the green dragon."),
        word=QT_TRANSLATE_NOOP("words", "All Green with the dragon"),
        rare=True,
    )
