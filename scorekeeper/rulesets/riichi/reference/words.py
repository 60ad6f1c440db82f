"""The sentences of the riichi reference by id."""

from __future__ import annotations

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
    "ref_what": QT_TRANSLATE_NOOP("words", "What makes it"),
    "ref_at_a_glance": QT_TRANSLATE_NOOP("words", "All yaku at a glance"),
}
_COUNTED: Final = {
    "ref_counting": QT_TRANSLATE_NOOP("words", "What a hand is worth"),
    "ref_sets_fu": QT_TRANSLATE_NOOP("words", "Fu of triplets and kans"),
    "ref_other_fu": QT_TRANSLATE_NOOP("words", "Fu of the pair, the wait and the win"),
    "ref_set": QT_TRANSLATE_NOOP("words", "Set"),
    "ref_for": QT_TRANSLATE_NOOP("words", "For"),
    "ref_tiles": QT_TRANSLATE_NOOP("words", "Tiles"),
    "ref_simple": QT_TRANSLATE_NOOP("words", "2 to 8"),
    "ref_outside": QT_TRANSLATE_NOOP("words", "1, 9, honours"),
    "ref_triplet_open": QT_TRANSLATE_NOOP("words", "Open triplet"),
    "ref_triplet_closed": QT_TRANSLATE_NOOP("words", "Closed triplet"),
    "ref_no_pinfu_tsumo": QT_TRANSLATE_NOOP("words", "A pinfu hand that is drawn takes its 2 fu and is no pinfu."),
    "ref_points": QT_TRANSLATE_NOOP("words", "Points"),
    "ref_formula": QT_TRANSLATE_NOOP("words", "The basic points are the fu, doubled twice and once more for each han."),
    "ref_limits": QT_TRANSLATE_NOOP("words", "Limits"),
    "ref_other_both": QT_TRANSLATE_NOOP("words", "Not the dealer: off a discard, and drawn (each other / the dealer)"),
    "ref_dealer_both": QT_TRANSLATE_NOOP("words", "The dealer: off a discard, and drawn (each player)"),
    "ref_other_ron": QT_TRANSLATE_NOOP("words", "Not the dealer, off a discard"),
    "ref_other_tsumo": QT_TRANSLATE_NOOP("words", "Not the dealer, self-draw: each other / the dealer"),
    "ref_dealer_ron": QT_TRANSLATE_NOOP("words", "The dealer, off a discard"),
    "ref_dealer_tsumo": QT_TRANSLATE_NOOP("words", "The dealer, self-draw: each player"),
    "ref_from_to": QT_TRANSLATE_NOOP("words", "{low} to {high} han"),
    "ref_from": QT_TRANSLATE_NOOP("words", "{low} han and more"),
    "ref_at_least": QT_TRANSLATE_NOOP("words", "At least"),
    "ref_indicator": QT_TRANSLATE_NOOP("words", "Indicator, then its dora"),
}
_TABLE: Final = {
    "ref_counters": QT_TRANSLATE_NOOP("words", "Counters and sticks"),
    "ref_several": QT_TRANSLATE_NOOP("words", "Several winners"),
    "ref_liability": QT_TRANSLATE_NOOP("words", "Liability"),
    "ref_draws": QT_TRANSLATE_NOOP("words", "Draws"),
    "ref_ready": QT_TRANSLATE_NOOP("words", "Ready hands"),
    "ref_ready_gets": QT_TRANSLATE_NOOP("words", "Each of them gets"),
    "ref_noten_pays": QT_TRANSLATE_NOOP("words", "Each other pays"),
    "ref_next_deal": QT_TRANSLATE_NOOP("words", "Who deals next"),
    "ref_end": QT_TRANSLATE_NOOP("words", "End of the game"),
    "ref_result": QT_TRANSLATE_NOOP("words", "Result"),
    "ref_sum": QT_TRANSLATE_NOOP("words", "Sum"),
}
REFERENCE_WORDS: Final = {**_YAKU, **_COUNTED, **_TABLE}
