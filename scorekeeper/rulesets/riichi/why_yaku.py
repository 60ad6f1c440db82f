"""Each yaku in one sentence: what in the hand makes it, which sets show it, and the house rule that lets it count."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi import shown_sets as sets
from scorekeeper.rulesets.riichi.shown_sets import DRAGONS, GREEN, RED, WHITE, WINDS, Shown


class Why(Struct, frozen=True):
    """Why a yaku counts: its sentence, the sets that show it, and the option that settles it (empty: every table has it)."""

    sentence: str
    shown: Shown
    option: str = ""


WHY_YAKU: Final[dict[str, Why]] = {
    "riichi": Why(QT_TRANSLATE_NOOP("words", "The winner had declared riichi."), sets.nothing),
    "double_riichi": Why(
        QT_TRANSLATE_NOOP(
            "words", "The winner had declared riichi with the first discard, before any call: two han in place of one."
        ),
        sets.nothing,
    ),
    "ippatsu": Why(
        QT_TRANSLATE_NOOP("words", "Won within one turn of riichi, with no call or kan in between."),
        sets.nothing,
        "ippatsu",
    ),
    "menzen_tsumo": Why(QT_TRANSLATE_NOOP("words", "Nothing is called, and the winning tile was drawn."), sets.nothing),
    "pinfu": Why(
        QT_TRANSLATE_NOOP(
            "words",
            "Nothing is called, four runs, a pair that has no fu, and the last run could be completed at either end.",
        ),
        sets.runs_and_pair,
    ),
    "tanyao": Why(QT_TRANSLATE_NOOP("words", "There is no terminal and no honour: only 2 to 8."), sets.whole),
    "iipeikou": Why(QT_TRANSLATE_NOOP("words", "Nothing is called, and one run is there twice."), sets.equal_runs),
    "haku": Why(QT_TRANSLATE_NOOP("words", "A triplet or kan of white dragons."), sets.sets_of(WHITE)),
    "hatsu": Why(QT_TRANSLATE_NOOP("words", "A triplet or kan of green dragons."), sets.sets_of(GREEN)),
    "chun": Why(QT_TRANSLATE_NOOP("words", "A triplet or kan of red dragons."), sets.sets_of(RED)),
    "seat_wind": Why(QT_TRANSLATE_NOOP("words", "A triplet or kan of the winner’s own wind."), sets.seat_wind),
    "round_wind": Why(QT_TRANSLATE_NOOP("words", "A triplet or kan of the round’s wind."), sets.round_wind),
    "haitei": Why(QT_TRANSLATE_NOOP("words", "Won by drawing the last tile of the wall."), sets.nothing),
    "houtei": Why(QT_TRANSLATE_NOOP("words", "Won on the last discard."), sets.nothing),
    "rinshan": Why(QT_TRANSLATE_NOOP("words", "Won on the replacement tile of a kan."), sets.nothing),
    "chankan": Why(QT_TRANSLATE_NOOP("words", "Won on the tile another player added to a triplet."), sets.nothing),
    "chiitoitsu": Why(QT_TRANSLATE_NOOP("words", "Seven different pairs."), sets.whole, "seven_pairs"),
    "sanshoku_doujun": Why(
        QT_TRANSLATE_NOOP("words", "One run with the same numbers in each of the three suits."), sets.run_in_three_suits
    ),
    "sanshoku_doukou": Why(
        QT_TRANSLATE_NOOP("words", "One triplet or kan of the same number in each of the three suits."),
        sets.triplet_in_three_suits,
    ),
    "sanankou": Why(
        QT_TRANSLATE_NOOP("words", "Three triplets or kans that no tile of another player completed."),
        sets.concealed_triplets,
    ),
    "sankantsu": Why(QT_TRANSLATE_NOOP("words", "Three kans."), sets.kans),
    "toitoi": Why(QT_TRANSLATE_NOOP("words", "Four triplets or kans and no run."), sets.triplets),
    "ittsuu": Why(QT_TRANSLATE_NOOP("words", "Three runs of one suit, from 1 to 9."), sets.straight),
    "chanta": Why(
        QT_TRANSLATE_NOOP("words", "Each set and the pair have a terminal or an honour, and there is a run."),
        sets.whole,
    ),
    "shousangen": Why(
        QT_TRANSLATE_NOOP("words", "Triplets or kans of two dragons and a pair of the third."), sets.all_of(*DRAGONS)
    ),
    "honroutou": Why(QT_TRANSLATE_NOOP("words", "Terminals and honours only."), sets.whole),
    "ryanpeikou": Why(
        QT_TRANSLATE_NOOP("words", "Nothing is called, and two runs are there twice each."), sets.equal_runs
    ),
    "junchan": Why(
        QT_TRANSLATE_NOOP("words", "Each set and the pair have a terminal, and there is a run."), sets.whole
    ),
    "honitsu": Why(QT_TRANSLATE_NOOP("words", "Tiles of one suit and honours only."), sets.whole),
    "chinitsu": Why(QT_TRANSLATE_NOOP("words", "Tiles of one suit only, without honours."), sets.whole),
    "sanrenkou": Why(
        QT_TRANSLATE_NOOP("words", "Three triplets or kans of one suit, each one number above the last."),
        sets.triplets_in_a_row,
        "local_yaku",
    ),
    "isshoku_sanjun": Why(QT_TRANSLATE_NOOP("words", "One run is there three times."), sets.equal_runs, "local_yaku"),
    "shiiaru_raotai": Why(
        QT_TRANSLATE_NOOP("words", "Four sets are called, so that one tile was left to wait with."),
        sets.nothing,
        "local_yaku",
    ),
    "tsubame_gaeshi": Why(
        QT_TRANSLATE_NOOP("words", "Won on the tile with which another player declared riichi."),
        sets.nothing,
        "local_yaku",
    ),
    "kanburi": Why(
        QT_TRANSLATE_NOOP("words", "Won on the tile another player discarded after a kan."), sets.nothing, "local_yaku"
    ),
    "uumensai": Why(
        QT_TRANSLATE_NOOP("words", "Tiles of all three suits, a wind and a dragon."), sets.whole, "local_yaku"
    ),
    "iipin_moyue": Why(
        QT_TRANSLATE_NOOP("words", "The last tile of the wall was the winning 1 of circles."),
        sets.nothing,
        "local_yaku",
    ),
    "chuupin_raoyui": Why(
        QT_TRANSLATE_NOOP("words", "The last discard was the winning 9 of circles."), sets.nothing, "local_yaku"
    ),
    "open_riichi": Why(
        QT_TRANSLATE_NOOP("words", "The winner had declared riichi with the hand laid open."),
        sets.nothing,
        "local_yaku",
    ),
    "renhou": Why(
        QT_TRANSLATE_NOOP("words", "Won on a discard before the first own draw, before any call."),
        sets.nothing,
        "renhou",
    ),
    "kokushi": Why(QT_TRANSLATE_NOOP("words", "One of each terminal and honour, and one of them twice."), sets.whole),
    "kokushi_13": Why(
        QT_TRANSLATE_NOOP(
            "words", "One of each terminal and honour was there, so that any of the thirteen would have won."
        ),
        sets.whole,
        "double_yakuman",
    ),
    "suuankou": Why(
        QT_TRANSLATE_NOOP("words", "Four triplets or kans that no tile of another player completed."),
        sets.concealed_triplets,
    ),
    "suuankou_tanki": Why(
        QT_TRANSLATE_NOOP(
            "words",
            "Four triplets or kans that no tile of another player completed, and the winning tile made the pair.",
        ),
        sets.concealed_triplets,
        "double_yakuman",
    ),
    "daisangen": Why(QT_TRANSLATE_NOOP("words", "Triplets or kans of all three dragons."), sets.sets_of(*DRAGONS)),
    "tsuuiisou": Why(QT_TRANSLATE_NOOP("words", "Winds and dragons only."), sets.whole),
    "ryuuiisou": Why(QT_TRANSLATE_NOOP("words", "Bamboos 2, 3, 4, 6, 8 and green dragons only."), sets.whole),
    "chinroutou": Why(QT_TRANSLATE_NOOP("words", "Ones and nines only."), sets.whole),
    "suukantsu": Why(QT_TRANSLATE_NOOP("words", "Four kans."), sets.kans),
    "shousuushii": Why(
        QT_TRANSLATE_NOOP("words", "Triplets or kans of three winds and a pair of the fourth."), sets.all_of(*WINDS)
    ),
    "daisuushii": Why(
        QT_TRANSLATE_NOOP("words", "Triplets or kans of all four winds."), sets.sets_of(*WINDS), "double_yakuman"
    ),
    "chuuren_poutou": Why(
        QT_TRANSLATE_NOOP(
            "words",
            "Three ones, three nines and one each of 2 to 8 of one suit, and one tile more of it, nothing called.",
        ),
        sets.whole,
    ),
    "junsei_chuuren_poutou": Why(
        QT_TRANSLATE_NOOP(
            "words",
            "Three ones, three nines and one each of 2 to 8 of one suit, nothing called, so that any tile of it would have won.",
        ),
        sets.whole,
        "double_yakuman",
    ),
    "tenhou": Why(QT_TRANSLATE_NOOP("words", "The dealer won with the tiles dealt."), sets.nothing),
    "chiihou": Why(QT_TRANSLATE_NOOP("words", "Won by the first own draw, before any call."), sets.nothing),
    "daisharin": Why(QT_TRANSLATE_NOOP("words", "Each of 2 to 8 of circles twice."), sets.whole, "local_yaku"),
    "paarenchan": Why(QT_TRANSLATE_NOOP("words", "The dealer’s eighth win in a row."), sets.nothing, "local_yaku"),
    "ishi_no_ue_nimo_sannen": Why(
        QT_TRANSLATE_NOOP("words", "A double riichi that won with the last tile."), sets.nothing, "local_yaku"
    ),
}
"""By the id of the yaku or yakuman; of one id with several rows, the sentence is true of each."""
PREFIX: Final = "why_"
"""Before the id of a line stands this in the id of its sentence."""
WHY_YAKU_WORDS: Final = {PREFIX + name: why.sentence for name, why in WHY_YAKU.items()}
