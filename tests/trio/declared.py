"""What trio says of itself: its numbers, options, presets and words."""

from typing import Final

from scorekeeper.core.distance import Goal, Pattern
from scorekeeper.core.glossary import Entry
from scorekeeper.core.option import SWITCH, Option, Whole
from scorekeeper.core.patterns import SEVEN_PAIRS, THIRTEEN_ORPHANS
from scorekeeper.core.preset import Preset
from scorekeeper.core.words import QT_TRANSLATE_NOOP

SEATS: Final = 3


START: Final = 200


WORTH: Final = 10


HAND: Final = 14


PRIZE: Final = 25


MOON: Final = "by_moonlight"


HANDED, DRAWN = "handed", "drawn"


GOAL: Final = Goal(
    patterns=(
        Pattern(QT_TRANSLATE_NOOP("words", "Seven pairs"), SEVEN_PAIRS),
        Pattern(QT_TRANSLATE_NOOP("words", "Orphans"), THIRTEEN_ORPHANS),
    )
)


ROWS: Final = (
    Option(
        "comfort",
        Whole(0, 50),
        QT_TRANSLATE_NOOP("words", "What the loser who gave the tile pays to the other."),
        "trio",
        4,
        QT_TRANSLATE_NOOP("words", "Comfort"),
    ),
    Option(
        "moonlight",
        SWITCH,
        QT_TRANSLATE_NOOP("words", "A hand by moonlight counts twice."),
        "trio",
        True,
        QT_TRANSLATE_NOOP("words", "Moonlight"),
    ),
)


OPTIONS: Final = {row.id: row for row in ROWS}


PRESETS: Final = (
    Preset(
        "trio_plain",
        QT_TRANSLATE_NOOP("words", "Plain trio"),
        QT_TRANSLATE_NOOP("words", "Made up for three friends"),
        {},
    ),
    Preset(
        "trio_kind",
        QT_TRANSLATE_NOOP("words", "Kind trio"),
        QT_TRANSLATE_NOOP("words", "Made up for three better friends"),
        {"comfort": 9},
    ),
)


WORDS: Final = {
    "page_trio": QT_TRANSLATE_NOOP("words", "All rules"),
    "preset_trio_plain": QT_TRANSLATE_NOOP("words", "Plain trio"),
    "preset_trio_kind": QT_TRANSLATE_NOOP("words", "Kind trio"),
    "trio_deal": QT_TRANSLATE_NOOP("words", "Deal {number}"),
    "trio_hand": QT_TRANSLATE_NOOP("words", "The hand"),
    "trio_points": "points",
    "trio_complete": QT_TRANSLATE_NOOP("words", "Complete hand"),
    "trio_worth": QT_TRANSLATE_NOOP("words", "{points} points"),
    "trio_prizes": QT_TRANSLATE_NOOP("words", "{points} for each deal won"),
    "trio_gain": QT_TRANSLATE_NOOP("words", "Gain"),
    "trio_moon": QT_TRANSLATE_NOOP("words", "Did the moon shine?"),
    MOON: QT_TRANSLATE_NOOP("words", "By moonlight"),
    HANDED: QT_TRANSLATE_NOOP("words", "From another"),
    DRAWN: QT_TRANSLATE_NOOP("words", "Own draw"),
}


GLOSSARY: Final = (
    Entry(
        MOON,
        QT_TRANSLATE_NOOP("words", "counts twice"),
        QT_TRANSLATE_NOOP("words", "The moon shone on the hand, which counts twice."),
        name="月",
    ),
    Entry("trio_complete", "", QT_TRANSLATE_NOOP("words", "Four sets and a pair.")),
    Entry(
        HANDED,
        QT_TRANSLATE_NOOP("words", "somebody gave it"),
        QT_TRANSLATE_NOOP("words", "Another player gave the tile that completed the hand."),
    ),
    Entry(DRAWN, "", QT_TRANSLATE_NOOP("words", "The winner drew the tile that completed the hand.")),
    Entry(
        QT_TRANSLATE_NOOP("words", "Draw"),
        QT_TRANSLATE_NOOP("words", "nobody won"),
        QT_TRANSLATE_NOOP("words", "Nobody completes a hand."),
        common=True,
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Toast"),
        QT_TRANSLATE_NOOP("words", "a point for somebody"),
        QT_TRANSLATE_NOOP("words", "All give somebody a point."),
    ),
    Entry(QT_TRANSLATE_NOOP("words", "Go home"), "", QT_TRANSLATE_NOOP("words", "The evening is over.")),
)
