"""Every yakuman, one row each, in the order records list them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.yaku_row import NOTHING, always, local

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.options import Options


class Yakuman(Struct, frozen=True):
    """A yakuman: its kanji, its word, and what must and must not be true of the hand.

    It is worth one yakuman, or two where the rules double it; `more` is asked of the hand under some rules only.
    """

    id: str
    kanji: str
    word: str
    needs: int
    without: int = NOTHING
    more: Callable[[Options], int] = lambda _options: NOTHING
    played: Callable[[Options], bool] = always


YAKUMAN: Final[tuple[Yakuman, ...]] = (
    Yakuman(
        "kokushi",
        "国士無双",
        QT_TRANSLATE_NOOP("words", "Thirteen orphans"),
        Fact.ORPHANS,
        without=Fact.ORPHANS_ANY_WAIT,
    ),
    Yakuman(
        "kokushi_13",
        "国士無双十三面待ち",
        QT_TRANSLATE_NOOP("words", "Thirteen orphans, any of thirteen"),
        Fact.ORPHANS_ANY_WAIT,
    ),
    Yakuman(
        "suuankou",
        "四暗刻",
        QT_TRANSLATE_NOOP("words", "Four concealed triplets"),
        Fact.FOUR_CONCEALED,
        without=Fact.PAIR_WAIT,
    ),
    Yakuman(
        "suuankou_tanki",
        "四暗刻単騎",
        QT_TRANSLATE_NOOP("words", "Four concealed triplets, pair wait"),
        Fact.FOUR_CONCEALED | Fact.PAIR_WAIT,
    ),
    Yakuman("daisangen", "大三元", QT_TRANSLATE_NOOP("words", "Big three dragons"), Fact.THREE_DRAGON_SETS),
    Yakuman("tsuuiisou", "字一色", QT_TRANSLATE_NOOP("words", "All honours"), Fact.HONOURS),
    Yakuman(
        "ryuuiisou",
        "緑一色",
        QT_TRANSLATE_NOOP("words", "All green"),
        Fact.GREEN,
        more=lambda o: Fact.HAS_GREEN_DRAGON if o.ryuuiisou_needs_hatsu else NOTHING,
    ),
    Yakuman("chinroutou", "清老頭", QT_TRANSLATE_NOOP("words", "All terminals"), Fact.TERMINALS),
    Yakuman("suukantsu", "四槓子", QT_TRANSLATE_NOOP("words", "Four kans"), Fact.FOUR_KANS),
    Yakuman(
        "shousuushii", "小四喜", QT_TRANSLATE_NOOP("words", "Little four winds"), Fact.THREE_WIND_SETS | Fact.WIND_PAIR
    ),
    Yakuman("daisuushii", "大四喜", QT_TRANSLATE_NOOP("words", "Big four winds"), Fact.FOUR_WIND_SETS),
    Yakuman(
        "chuuren_poutou",
        "九蓮宝燈",
        QT_TRANSLATE_NOOP("words", "Nine gates"),
        Fact.NINE_GATES,
        without=Fact.NINE_GATES_ANY_WAIT,
    ),
    Yakuman(
        "junsei_chuuren_poutou", "純正九蓮宝燈", QT_TRANSLATE_NOOP("words", "Pure nine gates"), Fact.NINE_GATES_ANY_WAIT
    ),
    Yakuman("tenhou", "天和", QT_TRANSLATE_NOOP("words", "Blessing of heaven"), Fact.TENHOU),
    Yakuman("chiihou", "地和", QT_TRANSLATE_NOOP("words", "Blessing of earth"), Fact.CHIIHOU),
    Yakuman(
        "renhou",
        "人和",
        QT_TRANSLATE_NOOP("words", "Blessing of man"),
        Fact.RENHOU,
        played=lambda o: o.renhou == "yakuman",
    ),
    Yakuman(
        "daisharin",
        "大車輪",
        QT_TRANSLATE_NOOP("words", "Big wheels"),
        Fact.CIRCLES_IN_PAIRS | Fact.CLOSED,
        played=local("daisharin"),
    ),
    Yakuman(
        "paarenchan",
        "八連荘",
        QT_TRANSLATE_NOOP("words", "Eight wins in a row"),
        Fact.PAARENCHAN,
        played=local("paarenchan"),
    ),
    Yakuman(
        "ishi_no_ue_nimo_sannen",
        "石の上にも三年",
        QT_TRANSLATE_NOOP("words", "Three years on a stone"),
        Fact.LAST_OF_DOUBLE_RIICHI,
        played=local("ishi_no_ue_nimo_sannen"),
    ),
    Yakuman(
        "open_riichi",
        "オープン立直放銃",
        QT_TRANSLATE_NOOP("words", "Dealt into an open riichi"),
        Fact.OPEN_RIICHI,
        without=Fact.TSUMO | Fact.OFF_DECLARER,
        played=local("open_riichi"),
    ),
)
