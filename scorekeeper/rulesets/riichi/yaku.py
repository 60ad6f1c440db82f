"""Every yaku and yakuman, one row each, in the order records list them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.facts import Fact

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.options import Options

NOTHING: Final = Fact(0)
Han = tuple[int | None, int | None]
"""Han of the closed and of the open hand, None where it does not count."""


def _always(_options: "Options") -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Yaku:
    """A yaku: its kanji, its word, what must and must not be true of the hand, and what it is worth.

    `played` tells whether the rules have it at all, `han` what it is worth under them.
    """

    id: str
    kanji: str
    word: str
    needs: Fact
    han: Callable[["Options"], Han]
    without: Fact = NOTHING
    yields_to: str = ""
    """The local yaku that counts in its place: `without` is asked only where the rules have that one."""
    played: Callable[["Options"], bool] = _always
    closed_only: bool = False
    """Whether no house can let an open hand have it."""
    more: int = 0
    """Han on top of what a house may set: a yaku of two names is edited once."""


@dataclass(frozen=True, slots=True)
class Yakuman:
    """A yakuman: its kanji, its word, and what must and must not be true of the hand.

    It is worth one yakuman, or two where the rules double it; `more` is asked of the hand under some rules only.
    """

    id: str
    kanji: str
    word: str
    needs: Fact
    without: Fact = NOTHING
    more: Callable[["Options"], Fact] = lambda _options: NOTHING
    played: Callable[["Options"], bool] = _always


def _local(name: str) -> Callable[["Options"], bool]:
    return lambda options: name in options.local_yaku


def _worth(closed: int | None, opened: int | None = None) -> Callable[["Options"], Han]:
    return lambda _options: (closed, opened)


RENHOU_HAN: Final = 5
_FIVE_KINDS: Final = Fact.HAS_CHARACTERS | Fact.HAS_CIRCLES | Fact.HAS_BAMBOOS | Fact.HAS_WIND | Fact.HAS_DRAGON

YAKU: Final[tuple[Yaku, ...]] = (
    Yaku(
        "riichi",
        "立直",
        QT_TRANSLATE_NOOP("words", "Riichi"),
        Fact.RIICHI,
        _worth(1),
        without=Fact.OPEN_RIICHI,
        yields_to="open_riichi",
        closed_only=True,
    ),
    Yaku(
        "double_riichi",
        "両立直",
        QT_TRANSLATE_NOOP("words", "Double riichi"),
        Fact.DOUBLE_RIICHI,
        _worth(2),
        without=Fact.OPEN_RIICHI,
        yields_to="open_riichi",
        closed_only=True,
    ),
    Yaku(
        "ippatsu",
        "一発",
        QT_TRANSLATE_NOOP("words", "Ippatsu"),
        Fact.IPPATSU,
        _worth(1),
        played=lambda o: o.ippatsu,
        closed_only=True,
    ),
    Yaku(
        "menzen_tsumo",
        "門前清自摸和",
        QT_TRANSLATE_NOOP("words", "Concealed self-draw"),
        Fact.CLOSED | Fact.TSUMO,
        _worth(1),
        closed_only=True,
    ),
    Yaku(
        "pinfu",
        "平和",
        QT_TRANSLATE_NOOP("words", "Pinfu"),
        Fact.PINFU,
        _worth(1),
        closed_only=True,
    ),
    Yaku(
        "tanyao",
        "断幺九",
        QT_TRANSLATE_NOOP("words", "All simples"),
        Fact.SIMPLES,
        lambda o: (1, 1 if o.open_tanyao else None),
    ),
    Yaku(
        "iipeikou",
        "一盃口",
        QT_TRANSLATE_NOOP("words", "Twin runs"),
        Fact.TWIN_RUNS | Fact.CLOSED,
        _worth(1),
        without=Fact.THREE_EQUAL_RUNS,
        yields_to="isshoku_sanjun",
        closed_only=True,
    ),
    Yaku("haku", "白", QT_TRANSLATE_NOOP("words", "White dragon"), Fact.WHITE_SET, _worth(1, 1)),
    Yaku("hatsu", "發", QT_TRANSLATE_NOOP("words", "Green dragon"), Fact.GREEN_SET, _worth(1, 1)),
    Yaku("chun", "中", QT_TRANSLATE_NOOP("words", "Red dragon"), Fact.RED_SET, _worth(1, 1)),
    Yaku("seat_wind", "自風", QT_TRANSLATE_NOOP("words", "Seat wind"), Fact.SEAT_WIND_SET, _worth(1, 1)),
    Yaku("round_wind", "場風", QT_TRANSLATE_NOOP("words", "Round wind"), Fact.ROUND_WIND_SET, _worth(1, 1)),
    Yaku("haitei", "海底摸月", QT_TRANSLATE_NOOP("words", "Last tile drawn"), Fact.HAITEI, _worth(1, 1)),
    Yaku("houtei", "河底撈魚", QT_TRANSLATE_NOOP("words", "Last discard"), Fact.HOUTEI, _worth(1, 1)),
    Yaku("rinshan", "嶺上開花", QT_TRANSLATE_NOOP("words", "After a kan"), Fact.RINSHAN, _worth(1, 1)),
    Yaku("chankan", "槍槓", QT_TRANSLATE_NOOP("words", "Robbing a kan"), Fact.CHANKAN, _worth(1, 1)),
    Yaku(
        "chiitoitsu",
        "七対子",
        QT_TRANSLATE_NOOP("words", "Seven pairs"),
        Fact.SEVEN_PAIRS,
        lambda o: (2 if o.seven_pairs == "25fu_2han" else 1, None),
        closed_only=True,
    ),
    Yaku(
        "sanshoku_doujun",
        "三色同順",
        QT_TRANSLATE_NOOP("words", "Same run in three suits"),
        Fact.RUNS_IN_THREE_SUITS,
        _worth(2, 1),
    ),
    Yaku(
        "sanshoku_doukou",
        "三色同刻",
        QT_TRANSLATE_NOOP("words", "Same triplet in three suits"),
        Fact.TRIPLETS_IN_THREE_SUITS,
        _worth(2, 2),
    ),
    Yaku(
        "sanankou", "三暗刻", QT_TRANSLATE_NOOP("words", "Three concealed triplets"), Fact.THREE_CONCEALED, _worth(2, 2)
    ),
    Yaku("sankantsu", "三槓子", QT_TRANSLATE_NOOP("words", "Three kans"), Fact.THREE_KANS, _worth(2, 2)),
    Yaku("toitoi", "対々和", QT_TRANSLATE_NOOP("words", "All triplets"), Fact.ALL_TRIPLETS, _worth(2, 2)),
    Yaku("ittsuu", "一気通貫", QT_TRANSLATE_NOOP("words", "Straight"), Fact.STRAIGHT, _worth(2, 1)),
    Yaku(
        "chanta",
        "混全帯幺九",
        QT_TRANSLATE_NOOP("words", "Mixed outside hand"),
        Fact.OUTSIDE | Fact.HAS_RUN | Fact.HAS_HONOURS,
        _worth(2, 1),
    ),
    Yaku(
        "shousangen",
        "小三元",
        QT_TRANSLATE_NOOP("words", "Little three dragons"),
        Fact.TWO_DRAGON_SETS | Fact.DRAGON_PAIR,
        _worth(2, 2),
    ),
    Yaku(
        "honroutou",
        "混老頭",
        QT_TRANSLATE_NOOP("words", "All terminals and honours"),
        Fact.TERMINALS_AND_HONOURS,
        _worth(2, 2),
    ),
    Yaku(
        "ryanpeikou",
        "二盃口",
        QT_TRANSLATE_NOOP("words", "Two twin runs"),
        Fact.TWO_TWIN_RUNS | Fact.CLOSED,
        _worth(3),
        closed_only=True,
    ),
    Yaku(
        "junchan",
        "純全帯幺九",
        QT_TRANSLATE_NOOP("words", "Pure outside hand"),
        Fact.TERMINAL_IN_EACH | Fact.HAS_RUN,
        _worth(3, 2),
    ),
    Yaku("honitsu", "混一色", QT_TRANSLATE_NOOP("words", "Half flush"), Fact.ONE_SUIT | Fact.HAS_HONOURS, _worth(3, 2)),
    Yaku(
        "chinitsu",
        "清一色",
        QT_TRANSLATE_NOOP("words", "Full flush"),
        Fact.ONE_SUIT,
        _worth(6, 5),
        without=Fact.HAS_HONOURS,
    ),
    Yaku(
        "sanrenkou",
        "三連刻",
        QT_TRANSLATE_NOOP("words", "Three triplets in a row"),
        Fact.TRIPLETS_IN_A_ROW,
        _worth(2, 2),
        played=_local("sanrenkou"),
    ),
    Yaku(
        "isshoku_sanjun",
        "一色三順",
        QT_TRANSLATE_NOOP("words", "Three equal runs"),
        Fact.THREE_EQUAL_RUNS,
        _worth(3, 2),
        played=_local("isshoku_sanjun"),
    ),
    Yaku(
        "shiiaru_raotai",
        "十二落抬",
        QT_TRANSLATE_NOOP("words", "Last tile alone"),
        Fact.FOUR_CALLED | Fact.PAIR_WAIT,
        _worth(None, 1),
        played=_local("shiiaru_raotai"),
    ),
    Yaku(
        "tsubame_gaeshi",
        "燕返し",
        QT_TRANSLATE_NOOP("words", "Won on a riichi tile"),
        Fact.TSUBAME_GAESHI,
        _worth(1, 1),
        played=_local("tsubame_gaeshi"),
    ),
    Yaku(
        "kanburi",
        "槓振り",
        QT_TRANSLATE_NOOP("words", "Won on the discard after a kan"),
        Fact.KANBURI,
        _worth(1, 1),
        played=_local("kanburi"),
    ),
    Yaku(
        "uumensai",
        "五門斉",
        QT_TRANSLATE_NOOP("words", "All five kinds"),
        _FIVE_KINDS,
        _worth(2, 2),
        played=_local("uumensai"),
    ),
    Yaku(
        "iipin_moyue",
        "一筒摸月",
        QT_TRANSLATE_NOOP("words", "Moon from the sea: last tile, one of circles"),
        Fact.HAITEI | Fact.ON_ONE_CIRCLE,
        _worth(5, 5),
        played=_local("iipin_moyue"),
    ),
    Yaku(
        "chuupin_raoyui",
        "九筒撈魚",
        QT_TRANSLATE_NOOP("words", "Fish from the river: last discard, nine of circles"),
        Fact.HOUTEI | Fact.ON_NINE_CIRCLES,
        _worth(5, 5),
        played=_local("chuupin_raoyui"),
    ),
    Yaku(
        "open_riichi",
        "オープン立直",
        QT_TRANSLATE_NOOP("words", "Open riichi"),
        Fact.OPEN_RIICHI,
        _worth(2),
        without=Fact.DOUBLE_RIICHI,
        played=_local("open_riichi"),
        closed_only=True,
    ),
    Yaku(
        "open_riichi",
        "オープン両立直",
        QT_TRANSLATE_NOOP("words", "Open double riichi"),
        Fact.OPEN_RIICHI | Fact.DOUBLE_RIICHI,
        _worth(2),
        played=_local("open_riichi"),
        more=1,
        closed_only=True,
    ),
    Yaku(
        "renhou",
        "人和",
        QT_TRANSLATE_NOOP("words", "Blessing of man"),
        Fact.RENHOU,
        _worth(RENHOU_HAN),
        played=lambda o: o.renhou == "yaku",
        closed_only=True,
    ),
)

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
        played=_local("daisharin"),
    ),
    Yakuman(
        "paarenchan",
        "八連荘",
        QT_TRANSLATE_NOOP("words", "Eight wins in a row"),
        Fact.PAARENCHAN,
        played=_local("paarenchan"),
    ),
    Yakuman(
        "ishi_no_ue_nimo_sannen",
        "石の上にも三年",
        QT_TRANSLATE_NOOP("words", "Three years on a stone"),
        Fact.LAST_OF_DOUBLE_RIICHI,
        played=_local("ishi_no_ue_nimo_sannen"),
    ),
    Yakuman(
        "open_riichi",
        "オープン立直放銃",
        QT_TRANSLATE_NOOP("words", "Dealt into an open riichi"),
        Fact.OPEN_RIICHI,
        without=Fact.TSUMO | Fact.OFF_DECLARER,
        played=_local("open_riichi"),
    ),
)

DORA: Final = {
    "dora": ("ドラ", QT_TRANSLATE_NOOP("words", "Dora")),
    "ura_dora": ("裏ドラ", QT_TRANSLATE_NOOP("words", "Ura dora")),
    "red_dora": ("赤ドラ", QT_TRANSLATE_NOOP("words", "Red fives")),
}
"""What adds han without being a yaku."""

LOCAL_YAKU: Final = (
    "sanrenkou",
    "isshoku_sanjun",
    "shiiaru_raotai",
    "tsubame_gaeshi",
    "kanburi",
    "uumensai",
    "iipin_moyue",
    "chuupin_raoyui",
    "daisharin",
    "paarenchan",
    "ishi_no_ue_nimo_sannen",
    "open_riichi",
)
"""Old and local yaku, each of which a table may play."""
