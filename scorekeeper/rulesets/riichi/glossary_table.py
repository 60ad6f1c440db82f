"""The terms of the riichi table in plain words: called sets, draws, fines, limits, fu, and how a game is settled."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.glossary import Entry
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.outcomes import ADJUSTMENT, END
from scorekeeper.rulesets.riichi.why_yaku import PREFIX

_CALLS: Final = (
    Entry(
        QT_TRANSLATE_NOOP("words", "tenpai"),
        QT_TRANSLATE_NOOP("words", "one tile missing"),
        QT_TRANSLATE_NOOP("words", "A hand that one more tile would complete; it is called ready."),
        also=(QT_TRANSLATE_NOOP("words", "ready hand"),),
        name="聴牌",
    ),
    Entry(
        "noten",
        QT_TRANSLATE_NOOP("words", "more than one tile missing"),
        QT_TRANSLATE_NOOP(
            "words", "A hand that one tile cannot complete; at a draw its owner pays those who are ready."
        ),
        also=(QT_TRANSLATE_NOOP("words", "Noten"),),
        name="不聴",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Furiten"),
        QT_TRANSLATE_NOOP("words", "own discards bar the win"),
        QT_TRANSLATE_NOOP(
            "words",
            "Who has discarded a tile that would complete the hand can win by the own draw only, not off others.",
        ),
        name="振聴",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Own discards"),
        "",
        QT_TRANSLATE_NOOP(
            "words", "The tiles the winner has discarded: with one that would complete the hand it is furiten."
        ),
    ),
    Entry(
        "chi",
        QT_TRANSLATE_NOOP("words", "a run, taken"),
        QT_TRANSLATE_NOOP("words", "The discard of the player on the left completes a run, which is laid open."),
        name="吃",
        common=True,
    ),
    Entry(
        "pon",
        QT_TRANSLATE_NOOP("words", "three alike, taken"),
        QT_TRANSLATE_NOOP("words", "Anybody’s discard completes three equal tiles, which are laid open."),
        name="碰",
        common=True,
    ),
    Entry(
        "group_kan",
        QT_TRANSLATE_NOOP("words", "four alike"),
        QT_TRANSLATE_NOOP(
            "words", "A set of four equal tiles; who makes one draws one tile more and turns one more indicator."
        ),
        name="槓",
    ),
    Entry(
        "daiminkan",
        QT_TRANSLATE_NOOP("words", "four alike, one taken"),
        QT_TRANSLATE_NOOP("words", "Three equal tiles of the hand and the fourth from a discard, laid open."),
        name="大明槓",
    ),
    Entry(
        "shouminkan",
        QT_TRANSLATE_NOOP("words", "fourth laid on a pon"),
        QT_TRANSLATE_NOOP("words", "The fourth tile, drawn by oneself, is added to a pon that lies open."),
        name="小明槓",
    ),
    Entry(
        "ankan",
        QT_TRANSLATE_NOOP("words", "four alike, all drawn"),
        QT_TRANSLATE_NOOP(
            "words", "Four equal tiles drawn by oneself; the hand still counts as one with nothing called."
        ),
        name="暗槓",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Dora indicators"),
        QT_TRANSLATE_NOOP("words", "turned up in the wall"),
        QT_TRANSLATE_NOOP("words", "A tile turned up in the wall: the one that follows it is dora, after 9 the 1."),
        name="ドラ表示牌",
        page="dora",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Ura indicators"),
        QT_TRANSLATE_NOOP("words", "beneath those turned up"),
        QT_TRANSLATE_NOOP("words", "The tiles beneath the dora indicators, looked at by a winner in riichi only."),
        name="裏ドラ表示牌",
        page="ura_dora",
    ),
    Entry(
        "off_declarer",
        "",
        QT_TRANSLATE_NOOP("words", "The player who gave the tile had declared riichi."),
    ),
)
_DEALS: Final = (
    Entry(
        "honba",
        QT_TRANSLATE_NOOP("words", "points on top"),
        QT_TRANSLATE_NOOP(
            "words", "One is laid down when the dealer deals again or nobody wins; each adds a little to the next win."
        ),
        also=(QT_TRANSLATE_NOOP("words", "counter"),),
        name="本場",
    ),
    Entry(
        "riichi_sticks",
        QT_TRANSLATE_NOOP("words", "1,000 each, for the winner"),
        QT_TRANSLATE_NOOP(
            "words", "Each riichi lays a stick of 1,000 points on the table, and the next winner takes them all."
        ),
        also=(QT_TRANSLATE_NOOP("words", "stick"),),
        name="供託",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Exhaustive draw"),
        QT_TRANSLATE_NOOP("words", "no tiles left, nobody won"),
        QT_TRANSLATE_NOOP("words", "The wall is used up without a win: those who are not ready pay those who are."),
        name="流局",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Abortive draw"),
        QT_TRANSLATE_NOOP("words", "deal broken off"),
        QT_TRANSLATE_NOOP("words", "Something rare has ended the deal early; nobody pays, and it is dealt again."),
        name="途中流局",
    ),
    Entry(
        "kyuushu_kyuuhai",
        QT_TRANSLATE_NOOP("words", "nine different, at once"),
        QT_TRANSLATE_NOOP(
            "words", "A player whose first draw makes nine different terminals and honours may end the deal."
        ),
        name="九種九牌",
    ),
    Entry(
        "suufon_renda",
        "",
        QT_TRANSLATE_NOOP("words", "All four players discard the same wind first."),
        name="四風連打",
    ),
    Entry("suucha_riichi", "", QT_TRANSLATE_NOOP("words", "All four players have declared riichi."), name="四家立直"),
    Entry(
        "suukaikan",
        "",
        QT_TRANSLATE_NOOP("words", "Four kans have been made, not all by one player."),
        name="四槓散了",
    ),
    Entry("sanchahou", "", QT_TRANSLATE_NOOP("words", "Three players want to win on one discard."), name="三家和"),
    Entry(
        "nagashi",
        QT_TRANSLATE_NOOP("words", "only 1, 9, honours discarded"),
        QT_TRANSLATE_NOOP(
            "words", "At a draw, a player who discarded only terminals and honours, none of them called, is paid."
        ),
        name="流し満貫",
    ),
    Entry(
        "sheet_chombo",
        QT_TRANSLATE_NOOP("words", "penalty for a mistake"),
        QT_TRANSLATE_NOOP("words", "A grave mistake, such as a wrong win: the player is fined, and it is dealt again."),
        name="錯和",
    ),
    Entry(
        "liability",
        QT_TRANSLATE_NOOP("words", "pays for a dear hand"),
        QT_TRANSLATE_NOOP("words", "Whose discard made sure of a yakuman pays for it, or shares in it."),
        name="包",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Wareme"),
        QT_TRANSLATE_NOOP("words", "pays and gets double"),
        QT_TRANSLATE_NOOP("words", "The player where the wall was opened pays and is paid double."),
        name="割れ目",
    ),
    Entry(
        "sheet_uma",
        QT_TRANSLATE_NOOP("words", "bonus by place"),
        QT_TRANSLATE_NOOP("words", "What the better places get from the others at the end of the game."),
        name="ウマ",
    ),
    Entry(
        "sheet_oka",
        QT_TRANSLATE_NOOP("words", "extra for the first"),
        QT_TRANSLATE_NOOP("words", "All pay in before the game, and the first takes it at the end."),
        name="オカ",
    ),
    Entry(
        "sheet_yakitori",
        QT_TRANSLATE_NOOP("words", "never won a hand"),
        QT_TRANSLATE_NOOP("words", "Who has won no hand in the whole game pays those who have."),
        name="焼き鳥",
    ),
    Entry(ADJUSTMENT.word, "", ADJUSTMENT.help),
    Entry(END.word, "", END.help),
)
TABLE: Final[tuple[Entry, ...]] = (*_CALLS, *_DEALS)
_LIMITS: Final = (
    Entry(
        "mangan",
        QT_TRANSLATE_NOOP("words", "8,000, dealer 12,000"),
        QT_TRANSLATE_NOOP("words", "The first limit: from 5 han on a hand is paid this, whatever its fu."),
        name="満貫",
        page="limits",
    ),
    Entry("haneman", QT_TRANSLATE_NOOP("words", "one and a half mangan"), "why_haneman", name="跳満", page="limits"),
    Entry("baiman", QT_TRANSLATE_NOOP("words", "two mangan"), "why_baiman", name="倍満", page="limits"),
    Entry("sanbaiman", QT_TRANSLATE_NOOP("words", "three mangan"), "why_sanbaiman", name="三倍満", page="limits"),
    Entry(
        "yakuman",
        QT_TRANSLATE_NOOP("words", "four mangan, the most"),
        QT_TRANSLATE_NOOP(
            "words", "The rarest patterns: each is paid the most there is, whatever else is in the hand."
        ),
        name="役満",
        page="limits",
    ),
    Entry(
        "basic",
        QT_TRANSLATE_NOOP("words", "what all is reckoned from"),
        QT_TRANSLATE_NOOP(
            "words", "The fu, doubled twice and once more for each han; each payment is a multiple of it."
        ),
        page="points",
    ),
)
_ITEMS: Final = (
    Entry(
        "ref_closed",
        "",
        QT_TRANSLATE_NOOP("words", "No set was taken from others; only the winning tile may come from a discard."),
        name="門前",
    ),
    Entry(
        "ref_open",
        "",
        QT_TRANSLATE_NOOP("words", "At least one set was taken from others and lies open."),
        name="副露",
    ),
    Entry("base", "", "why_base", page="fu", common=True),
    Entry("closed_ron", "", "why_closed_ron", page="fu"),
    Entry("open_pinfu", "", "why_open_pinfu", page="fu"),
    Entry("seven_pairs", "", "why_seven_pairs", page="fu"),
    *(
        Entry(f"{size}_{side}_{of}", "", f"{PREFIX}{size}_{side}_{of}", page="fu")
        for size in ("triplet", "kan")
        for side in ("open", "closed")
        for of in ("simple", "terminal")
    ),
    *(Entry(f"pair_{of}", "", f"{PREFIX}pair_{of}", page="fu") for of in ("dragon", "seat_wind", "round_wind")),
    Entry(
        "pair_double_wind",
        "",
        QT_TRANSLATE_NOOP("words", "A pair of the wind that is both the own one and the round’s."),
        page="fu",
    ),
    Entry("wait_edge", QT_TRANSLATE_NOOP("words", "only a 3 or 7"), "why_wait_edge", name="辺張", page="fu"),
    Entry("wait_closed", QT_TRANSLATE_NOOP("words", "for the one between"), "why_wait_closed", name="嵌張", page="fu"),
    Entry("wait_pair", QT_TRANSLATE_NOOP("words", "for the pair"), "why_wait_pair", name="単騎", page="fu"),
    Entry("wait_two_sided", QT_TRANSLATE_NOOP("words", "at either end"), "why_wait_two_sided", name="両面", page="fu"),
    Entry("wait_triplet", "", "why_wait_triplet", name="双碰", page="fu"),
    Entry("round_ten", "", "why_round_ten", page="fu"),
)
COUNTED: Final[tuple[Entry, ...]] = (*_LIMITS, *_ITEMS)
