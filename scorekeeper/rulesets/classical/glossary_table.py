"""The terms of the Classical table in plain words: what is counted, called sets, bonus tiles, fines."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.glossary import Entry
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.penalties import REASONS

FIRST: Final[tuple[Entry, ...]] = (
    Entry(
        "points",
        QT_TRANSLATE_NOOP("words", "added up first"),
        QT_TRANSLATE_NOOP("words", "Sets, pairs, flowers and the win itself have points, which are added up first."),
        common=True,
    ),
    Entry(
        "doubles",
        QT_TRANSLATE_NOOP("words", "the points, twice each"),
        QT_TRANSLATE_NOOP("words", "Each double counts the points of the whole hand twice: two make them four times."),
        also=(QT_TRANSLATE_NOOP("words", "double"),),
        common=True,
    ),
    Entry(
        "limit_reached",
        QT_TRANSLATE_NOOP("words", "the most a hand pays"),
        QT_TRANSLATE_NOOP("words", "However much a hand comes to, no more than the limit is paid."),
        common=True,
    ),
    Entry(
        "limit_hand",
        QT_TRANSLATE_NOOP("words", "a hand paid the most"),
        QT_TRANSLATE_NOOP("words", "A rare hand that is paid the limit at once, without counting."),
        also=(QT_TRANSLATE_NOOP("words", "Limit hands"),),
    ),
)
_CALLS: Final = (
    Entry(
        "chow",
        QT_TRANSLATE_NOOP("words", "a run, taken"),
        QT_TRANSLATE_NOOP("words", "Three in a row; the discard of the player on the left may complete it."),
        name="吃",
    ),
    Entry(
        "pung",
        QT_TRANSLATE_NOOP("words", "three alike, taken"),
        QT_TRANSLATE_NOOP("words", "Three equal tiles; anybody’s discard may complete them."),
        name="碰",
    ),
    Entry(
        "kong",
        QT_TRANSLATE_NOOP("words", "four alike, one taken"),
        QT_TRANSLATE_NOOP("words", "Four equal tiles, one of them claimed; its owner draws one tile more."),
        name="槓",
    ),
    Entry(
        "concealed_kong",
        QT_TRANSLATE_NOOP("words", "four alike, all drawn"),
        QT_TRANSLATE_NOOP("words", "Four equal tiles drawn by oneself; its owner draws one tile more."),
        name="暗槓",
    ),
    Entry(
        "claimed_kong",
        QT_TRANSLATE_NOOP("words", "three drawn, fourth taken"),
        QT_TRANSLATE_NOOP("words", "Three equal tiles drawn by oneself and the fourth from a discard."),
        name="明槓",
    ),
    Entry("group_run", "", QT_TRANSLATE_NOOP("words", "A set of three numbers in a row of one suit, such as 4, 5, 6.")),
    Entry("group_triplet", "", QT_TRANSLATE_NOOP("words", "A set of three equal tiles.")),
    Entry("group_kan", "", QT_TRANSLATE_NOOP("words", "A set of four equal tiles.")),
    Entry(
        QT_TRANSLATE_NOOP("words", "Flowers and seasons"),
        QT_TRANSLATE_NOOP("words", "bonus tiles"),
        QT_TRANSLATE_NOOP(
            "words", "Eight tiles that belong to no set: laid beside the hand, they bring points or doubles."
        ),
        name="花牌",
    ),
)
_DEALS: Final = (
    Entry(
        QT_TRANSLATE_NOOP("words", "Draw"),
        QT_TRANSLATE_NOOP("words", "nobody won"),
        QT_TRANSLATE_NOOP("words", "The wall is empty and nobody has gone out."),
        name="流局",
        common=True,
    ),
    Entry(
        "penalty",
        QT_TRANSLATE_NOOP("words", "fine for a mistake"),
        QT_TRANSLATE_NOOP("words", "A player pays for a false mahjong, a misnamed discard or a wrong number of tiles."),
    ),
    Entry(
        "liability",
        QT_TRANSLATE_NOOP("words", "for a dangerous tile"),
        QT_TRANSLATE_NOOP("words", "Who gave a dangerous tile can be made to pay the winner for all."),
        name="包",
    ),
    Entry("dead_hand", "", QT_TRANSLATE_NOOP("words", "A hand with too many tiles cannot win and scores nothing.")),
    Entry(
        QT_TRANSLATE_NOOP("words", "Change seats"),
        "",
        QT_TRANSLATE_NOOP("words", "The players change seats before the round begins."),
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Adjustment"),
        "",
        QT_TRANSLATE_NOOP("words", "Points are corrected by hand."),
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "End the game"),
        "",
        QT_TRANSLATE_NOOP("words", "The players end the game now."),
    ),
)
_FINED: Final[dict[str, str]] = {
    "false_mahjong": QT_TRANSLATE_NOOP("words", "A player said the hand was complete, and it was not."),
    "misnamed_for_chow": QT_TRANSLATE_NOOP("words", "A discard was called by a wrong name, and somebody claimed it."),
    "misnamed_for_set": QT_TRANSLATE_NOOP("words", "A discard was called by a wrong name, and somebody claimed it."),
    "misnamed_for_win": QT_TRANSLATE_NOOP("words", "A discard was called by a wrong name, and somebody won with it."),
    "wrong_tile_count": QT_TRANSLATE_NOOP("words", "A player held too many tiles or too few."),
}
_FINES: Final = tuple(Entry(row.word, "", _FINED[row.id]) for row in REASONS if row.id in _FINED)
TABLE: Final[tuple[Entry, ...]] = (*_CALLS, *_DEALS, *_FINES)
