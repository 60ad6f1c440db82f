"""The sentences of the Classical reference by id."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

REFERENCE_WORDS: Final = {
    # sections and pages
    "ref_counting": QT_TRANSLATE_NOOP("words", "What a hand is worth"),
    "ref_reckoning": QT_TRANSLATE_NOOP("words", "From points to the total"),
    "ref_points_page": QT_TRANSLATE_NOOP("words", "All points at a glance"),
    "ref_doubles_page": QT_TRANSLATE_NOOP("words", "All doubles at a glance"),
    "ref_limits_page": QT_TRANSLATE_NOOP("words", "All limit hands at a glance"),
    "ref_ways": QT_TRANSLATE_NOOP("words", "Ways to go out"),
    "ref_settlement": QT_TRANSLATE_NOOP("words", "Who pays whom"),
    "ref_fines": QT_TRANSLATE_NOOP("words", "Penalties"),
    "ref_game": QT_TRANSLATE_NOOP("words", "The game"),
    # what an item counts
    "ref_worth": QT_TRANSLATE_NOOP("words", "Worth"),
    "ref_waiting": QT_TRANSLATE_NOOP("words", "One tile short"),
    "ref_winner_only": QT_TRANSLATE_NOOP("words", "Only the winner counts this."),
    "ref_everybody": QT_TRANSLATE_NOOP("words", "Winner and losers count this."),
    "ref_loses": QT_TRANSLATE_NOOP("words", "A hand that did not win"),
    "ref_named": QT_TRANSLATE_NOOP("words", "Counts for"),
    "ref_what": QT_TRANSLATE_NOOP("words", "What makes it"),
    "ref_winner": QT_TRANSLATE_NOOP("words", "the winner"),
    "ref_all": QT_TRANSLATE_NOOP("words", "everybody"),
    # tables
    "ref_set": QT_TRANSLATE_NOOP("words", "Set"),
    "ref_pung_exposed": QT_TRANSLATE_NOOP("words", "Exposed pung"),
    "ref_pung_concealed": QT_TRANSLATE_NOOP("words", "Concealed pung"),
    "ref_kong_exposed": QT_TRANSLATE_NOOP("words", "Exposed kong"),
    "ref_kong_concealed": QT_TRANSLATE_NOOP("words", "Concealed kong"),
    "ref_simples": QT_TRANSLATE_NOOP("words", "2 to 8"),
    "ref_terminals": QT_TRANSLATE_NOOP("words", "1 and 9"),
    "ref_honours": QT_TRANSLATE_NOOP("words", "Honours"),
    "ref_else": QT_TRANSLATE_NOOP("words", "For all else"),
    "ref_player": QT_TRANSLATE_NOOP("words", "Player"),
    "ref_sum": QT_TRANSLATE_NOOP("words", "Sum"),
    "ref_example": QT_TRANSLATE_NOOP("words", "An example: South goes out off East’s discard."),
    "ref_all_pay": QT_TRANSLATE_NOOP("words", "All three pay the winner, whoever gave the tile."),
    "ref_to_each": QT_TRANSLATE_NOOP("words", "to each other player"),
    "ref_limit_points": QT_TRANSLATE_NOOP("words", "Limit"),
}
