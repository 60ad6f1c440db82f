"""Every yaku and yakuman, one row each, in the order records list them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.options import Options

NOTHING: Final = Fact(0)
Han = tuple[int, int | None]
"""Han of the closed and of the open hand, None when it cannot be open."""


def _always(_options: Options) -> bool:
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
    han: Callable[[Options], Han]
    without: Fact = NOTHING
    played: Callable[[Options], bool] = _always


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
    more: Callable[[Options], Fact] = lambda _options: NOTHING
    played: Callable[[Options], bool] = _always


def _worth(closed: int, opened: int | None = None) -> Callable[[Options], Han]:
    return lambda _options: (closed, opened)


def _word(text: str) -> str:
    return QT_TRANSLATE_NOOP("words", text)


RENHOU_HAN: Final = 5

YAKU: Final[tuple[Yaku, ...]] = (
    Yaku("riichi", "立直", "Riichi", Fact.RIICHI, _worth(1)),
    Yaku("double_riichi", "両立直", "Double riichi", Fact.DOUBLE_RIICHI, _worth(2)),
    Yaku("ippatsu", "一発", "Ippatsu", Fact.IPPATSU, _worth(1), played=lambda o: o.ippatsu),
    Yaku("menzen_tsumo", "門前清自摸和", "Concealed self-draw", Fact.CLOSED | Fact.TSUMO, _worth(1)),
    Yaku("pinfu", "平和", "Pinfu", Fact.PINFU, _worth(1)),
    Yaku("tanyao", "断幺九", "All simples", Fact.SIMPLES, lambda o: (1, 1 if o.open_tanyao else None)),
    Yaku("iipeikou", "一盃口", "Twin runs", Fact.TWIN_RUNS | Fact.CLOSED, _worth(1)),
    Yaku("haku", "白", "White dragon", Fact.WHITE_SET, _worth(1, 1)),
    Yaku("hatsu", "發", "Green dragon", Fact.GREEN_SET, _worth(1, 1)),
    Yaku("chun", "中", "Red dragon", Fact.RED_SET, _worth(1, 1)),
    Yaku("seat_wind", "自風", "Seat wind", Fact.SEAT_WIND_SET, _worth(1, 1)),
    Yaku("round_wind", "場風", "Round wind", Fact.ROUND_WIND_SET, _worth(1, 1)),
    Yaku("haitei", "海底摸月", "Last tile drawn", Fact.HAITEI, _worth(1, 1)),
    Yaku("houtei", "河底撈魚", "Last discard", Fact.HOUTEI, _worth(1, 1)),
    Yaku("rinshan", "嶺上開花", "After a kan", Fact.RINSHAN, _worth(1, 1)),
    Yaku("chankan", "槍槓", "Robbing a kan", Fact.CHANKAN, _worth(1, 1)),
    Yaku(
        "chiitoitsu",
        "七対子",
        "Seven pairs",
        Fact.SEVEN_PAIRS,
        lambda o: (2 if o.seven_pairs == "25fu_2han" else 1, None),
    ),
    Yaku("sanshoku_doujun", "三色同順", "Same run in three suits", Fact.RUNS_IN_THREE_SUITS, _worth(2, 1)),
    Yaku("sanshoku_doukou", "三色同刻", "Same triplet in three suits", Fact.TRIPLETS_IN_THREE_SUITS, _worth(2, 2)),
    Yaku("sanankou", "三暗刻", "Three concealed triplets", Fact.THREE_CONCEALED, _worth(2, 2)),
    Yaku("sankantsu", "三槓子", "Three kans", Fact.THREE_KANS, _worth(2, 2)),
    Yaku("toitoi", "対々和", "All triplets", Fact.ALL_TRIPLETS, _worth(2, 2)),
    Yaku("ittsuu", "一気通貫", "Straight", Fact.STRAIGHT, _worth(2, 1)),
    Yaku("chanta", "混全帯幺九", "Mixed outside hand", Fact.OUTSIDE | Fact.HAS_RUN | Fact.HAS_HONOURS, _worth(2, 1)),
    Yaku("shousangen", "小三元", "Little three dragons", Fact.TWO_DRAGON_SETS | Fact.DRAGON_PAIR, _worth(2, 2)),
    Yaku("honroutou", "混老頭", "All terminals and honours", Fact.TERMINALS_AND_HONOURS, _worth(2, 2)),
    Yaku("ryanpeikou", "二盃口", "Two twin runs", Fact.TWO_TWIN_RUNS | Fact.CLOSED, _worth(3)),
    Yaku("junchan", "純全帯幺九", "Pure outside hand", Fact.TERMINAL_IN_EACH | Fact.HAS_RUN, _worth(3, 2)),
    Yaku("honitsu", "混一色", "Half flush", Fact.ONE_SUIT | Fact.HAS_HONOURS, _worth(3, 2)),
    Yaku("chinitsu", "清一色", "Full flush", Fact.ONE_SUIT, _worth(6, 5), without=Fact.HAS_HONOURS),
    Yaku("renhou", "人和", "Blessing of man", Fact.RENHOU, _worth(RENHOU_HAN), played=lambda o: o.renhou == "yaku"),
)

YAKUMAN: Final[tuple[Yakuman, ...]] = (
    Yakuman("kokushi", "国士無双", "Thirteen orphans", Fact.ORPHANS, without=Fact.ORPHANS_ANY_WAIT),
    Yakuman("kokushi_13", "国士無双十三面待ち", "Thirteen orphans, any of thirteen", Fact.ORPHANS_ANY_WAIT),
    Yakuman("suuankou", "四暗刻", "Four concealed triplets", Fact.FOUR_CONCEALED, without=Fact.PAIR_WAIT),
    Yakuman("suuankou_tanki", "四暗刻単騎", "Four concealed triplets, pair wait", Fact.FOUR_CONCEALED | Fact.PAIR_WAIT),
    Yakuman("daisangen", "大三元", "Big three dragons", Fact.THREE_DRAGON_SETS),
    Yakuman("tsuuiisou", "字一色", "All honours", Fact.HONOURS),
    Yakuman(
        "ryuuiisou",
        "緑一色",
        "All green",
        Fact.GREEN,
        more=lambda o: Fact.HAS_GREEN_DRAGON if o.ryuuiisou_needs_hatsu else NOTHING,
    ),
    Yakuman("chinroutou", "清老頭", "All terminals", Fact.TERMINALS),
    Yakuman("suukantsu", "四槓子", "Four kans", Fact.FOUR_KANS),
    Yakuman("shousuushii", "小四喜", "Little four winds", Fact.THREE_WIND_SETS | Fact.WIND_PAIR),
    Yakuman("daisuushii", "大四喜", "Big four winds", Fact.FOUR_WIND_SETS),
    Yakuman("chuuren_poutou", "九蓮宝燈", "Nine gates", Fact.NINE_GATES, without=Fact.NINE_GATES_ANY_WAIT),
    Yakuman("junsei_chuuren_poutou", "純正九蓮宝燈", "Pure nine gates", Fact.NINE_GATES_ANY_WAIT),
    Yakuman("tenhou", "天和", "Blessing of heaven", Fact.TENHOU),
    Yakuman("chiihou", "地和", "Blessing of earth", Fact.CHIIHOU),
    Yakuman("renhou", "人和", "Blessing of man", Fact.RENHOU, played=lambda o: o.renhou == "yakuman"),
)

DORA: Final = {"dora": ("ドラ", "Dora"), "ura_dora": ("裏ドラ", "Ura dora"), "red_dora": ("赤ドラ", "Red fives")}
"""What adds han without being a yaku."""
