"""What each yaku is in plain words, for somebody who knows only four sets and a pair."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

PLAIN: Final[dict[str, str]] = {
    "riichi": QT_TRANSLATE_NOOP("words", "ready, and said so"),
    "double_riichi": QT_TRANSLATE_NOOP("words", "ready from the start"),
    "ippatsu": QT_TRANSLATE_NOOP("words", "won at once after riichi"),
    "menzen_tsumo": QT_TRANSLATE_NOOP("words", "nothing called, drawn"),
    "pinfu": QT_TRANSLATE_NOOP("words", "four runs, no extra fu"),
    "tanyao": QT_TRANSLATE_NOOP("words", "only 2 to 8"),
    "iipeikou": QT_TRANSLATE_NOOP("words", "one run twice"),
    "haku": QT_TRANSLATE_NOOP("words", "three blank tiles"),
    "hatsu": QT_TRANSLATE_NOOP("words", "three of 發"),
    "chun": QT_TRANSLATE_NOOP("words", "three of 中"),
    "seat_wind": QT_TRANSLATE_NOOP("words", "three of your wind"),
    "round_wind": QT_TRANSLATE_NOOP("words", "three of the round’s wind"),
    "rinshan": QT_TRANSLATE_NOOP("words", "won on the extra tile"),
    "chankan": QT_TRANSLATE_NOOP("words", "took another’s fourth tile"),
    "sanankou": QT_TRANSLATE_NOOP("words", "drawn without calling"),
    "sankantsu": QT_TRANSLATE_NOOP("words", "three sets of four"),
    "toitoi": QT_TRANSLATE_NOOP("words", "no runs"),
    "ittsuu": QT_TRANSLATE_NOOP("words", "runs from 1 to 9"),
    "chanta": QT_TRANSLATE_NOOP("words", "1, 9, honours in each"),
    "shousangen": QT_TRANSLATE_NOOP("words", "two dragons, the third paired"),
    "honroutou": QT_TRANSLATE_NOOP("words", "only 1, 9, winds, dragons"),
    "ryanpeikou": QT_TRANSLATE_NOOP("words", "two runs, each twice"),
    "junchan": QT_TRANSLATE_NOOP("words", "1 or 9 in each"),
    "honitsu": QT_TRANSLATE_NOOP("words", "one suit and honours"),
    "chinitsu": QT_TRANSLATE_NOOP("words", "one suit only"),
    "shiiaru_raotai": QT_TRANSLATE_NOOP("words", "all sets called"),
    "open_riichi": QT_TRANSLATE_NOOP("words", "ready, hand shown"),
    "renhou": QT_TRANSLATE_NOOP("words", "won before the first draw"),
    "kokushi": QT_TRANSLATE_NOOP("words", "every 1, 9 and honour"),
    "kokushi_13": QT_TRANSLATE_NOOP("words", "every 1, 9 and honour"),
    "suuankou": QT_TRANSLATE_NOOP("words", "four drawn without calling"),
    "suuankou_tanki": QT_TRANSLATE_NOOP("words", "four drawn without calling"),
    "daisangen": QT_TRANSLATE_NOOP("words", "sets of all dragons"),
    "tsuuiisou": QT_TRANSLATE_NOOP("words", "only winds and dragons"),
    "ryuuiisou": QT_TRANSLATE_NOOP("words", "no other ink"),
    "chinroutou": QT_TRANSLATE_NOOP("words", "only ones and nines"),
    "suukantsu": QT_TRANSLATE_NOOP("words", "four sets of four"),
    "shousuushii": QT_TRANSLATE_NOOP("words", "three winds, the fourth paired"),
    "daisuushii": QT_TRANSLATE_NOOP("words", "sets of all winds"),
    "chuuren_poutou": QT_TRANSLATE_NOOP("words", "ones, nines, one of each"),
    "junsei_chuuren_poutou": QT_TRANSLATE_NOOP("words", "ones, nines, one of each"),
    "tenhou": QT_TRANSLATE_NOOP("words", "dealer, won as dealt"),
    "chiihou": QT_TRANSLATE_NOOP("words", "won by the first draw"),
    "daisharin": QT_TRANSLATE_NOOP("words", "circles 2 to 8, paired"),
    "ishi_no_ue_nimo_sannen": QT_TRANSLATE_NOOP("words", "double riichi, last tile"),
    "dora": QT_TRANSLATE_NOOP("words", "bonus tile"),
    "ura_dora": QT_TRANSLATE_NOOP("words", "hidden bonus tile"),
    "red_dora": QT_TRANSLATE_NOOP("words", "bonus fives"),
}
"""By the yaku's id; one that is not here says itself what it is."""
SAID: Final[dict[str, str]] = {
    "riichi": QT_TRANSLATE_NOOP(
        "words",
        "With nothing called and one tile missing, a player says so, lays a stick of 1,000 down and changes nothing more.",
    ),
    "double_riichi": QT_TRANSLATE_NOOP("words", "Riichi with the first discard: the hand was ready as it was dealt."),
    "pinfu": QT_TRANSLATE_NOOP(
        "words", "Four runs and a pair that counts nothing, and the last run could be completed at either end."
    ),
    "open_riichi": QT_TRANSLATE_NOOP("words", "Riichi with the hand laid open for everybody to see."),
    "dora": QT_TRANSLATE_NOOP(
        "words",
        "The tile that follows the one turned up in the wall; each in the hand adds a han, but wins nothing alone.",
    ),
}
"""By the yaku's id; for the others the sentence that explains a hand serves."""
