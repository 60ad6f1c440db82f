"""The sentences of the riichi reference by id."""

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

_YAKU: Final = {
    "ref_local": QT_TRANSLATE_NOOP("words", "Old and local yaku"),
    "ref_closed": QT_TRANSLATE_NOOP("words", "Closed hand"),
    "ref_open": QT_TRANSLATE_NOOP("words", "Open hand"),
    "ref_worth": QT_TRANSLATE_NOOP("words", "Worth"),
    "ref_not_counted": QT_TRANSLATE_NOOP("words", "does not count"),
    "ref_closed_only": QT_TRANSLATE_NOOP("words", "Only with nothing called."),
    "ref_takes_place": QT_TRANSLATE_NOOP("words", "Takes the place of"),
    "ref_gives_way": QT_TRANSLATE_NOOP("words", "Gives way to"),
    "ref_not_with": QT_TRANSLATE_NOOP("words", "Never together with"),
    "ref_house_han": QT_TRANSLATE_NOOP("words", "The house has set what this counts."),
    "ref_yakuman_alone": QT_TRANSLATE_NOOP("words", "Beside a yakuman no other yaku and no dora count."),
    "ref_dealt_into": QT_TRANSLATE_NOOP("words", "Won off a player without riichi it is a yakuman."),
}
REFERENCE_WORDS: Final = {**_YAKU}
