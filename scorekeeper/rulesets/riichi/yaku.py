"""Every yaku, one row each, in the order records list them."""

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


def always(_options: "Options") -> bool:
    """For a yaku that every table plays."""
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
    played: Callable[["Options"], bool] = always
    closed_only: bool = False
    """Whether no house can let an open hand have it."""
    more: int = 0
    """Han on top of what a house may set: a yaku of two names is edited once."""


def local(name: str) -> Callable[["Options"], bool]:
    """For an old or local yaku, which only some tables play."""
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
        played=local("sanrenkou"),
    ),
    Yaku(
        "isshoku_sanjun",
        "一色三順",
        QT_TRANSLATE_NOOP("words", "Three equal runs"),
        Fact.THREE_EQUAL_RUNS,
        _worth(3, 2),
        played=local("isshoku_sanjun"),
    ),
    Yaku(
        "shiiaru_raotai",
        "十二落抬",
        QT_TRANSLATE_NOOP("words", "Last tile alone"),
        Fact.FOUR_CALLED | Fact.PAIR_WAIT,
        _worth(None, 1),
        played=local("shiiaru_raotai"),
    ),
    Yaku(
        "tsubame_gaeshi",
        "燕返し",
        QT_TRANSLATE_NOOP("words", "Won on a riichi tile"),
        Fact.TSUBAME_GAESHI,
        _worth(1, 1),
        played=local("tsubame_gaeshi"),
    ),
    Yaku(
        "kanburi",
        "槓振り",
        QT_TRANSLATE_NOOP("words", "Won on the discard after a kan"),
        Fact.KANBURI,
        _worth(1, 1),
        played=local("kanburi"),
    ),
    Yaku(
        "uumensai",
        "五門斉",
        QT_TRANSLATE_NOOP("words", "All five kinds"),
        _FIVE_KINDS,
        _worth(2, 2),
        played=local("uumensai"),
    ),
    Yaku(
        "iipin_moyue",
        "一筒摸月",
        QT_TRANSLATE_NOOP("words", "Moon from the sea: last tile, one of circles"),
        Fact.HAITEI | Fact.ON_ONE_CIRCLE,
        _worth(5, 5),
        played=local("iipin_moyue"),
    ),
    Yaku(
        "chuupin_raoyui",
        "九筒撈魚",
        QT_TRANSLATE_NOOP("words", "Fish from the river: last discard, nine of circles"),
        Fact.HOUTEI | Fact.ON_NINE_CIRCLES,
        _worth(5, 5),
        played=local("chuupin_raoyui"),
    ),
    Yaku(
        "open_riichi",
        "オープン立直",
        QT_TRANSLATE_NOOP("words", "Open riichi"),
        Fact.OPEN_RIICHI,
        _worth(2),
        without=Fact.DOUBLE_RIICHI,
        played=local("open_riichi"),
        closed_only=True,
    ),
    Yaku(
        "open_riichi",
        "オープン両立直",
        QT_TRANSLATE_NOOP("words", "Open double riichi"),
        Fact.OPEN_RIICHI | Fact.DOUBLE_RIICHI,
        _worth(2),
        played=local("open_riichi"),
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
