"""The sentences that say why a hand is paid what it is paid, beside the words of its rows."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.glossary import GLOSSARY
from scorekeeper.rulesets.classical.limit_hands import LIMIT_HELP, OWN_HAND

PREFIX: Final = "why_"
"""Before the id of a line stands this in the id of its sentence."""
OWN_HAND_WHY: Final = "why_own_hand"
_SENTENCES: Final = {
    OWN_HAND_WHY: OWN_HAND,
    "group_run": QT_TRANSLATE_NOOP("words", "Chow"),
    "group_triplet": QT_TRANSLATE_NOOP("words", "Pung"),
    "group_kan": QT_TRANSLATE_NOOP("words", "Kong"),
    "group_pair": QT_TRANSLATE_NOOP("words", "Pair"),
    "why_points_sum": QT_TRANSLATE_NOOP("words", "The sum of the points is what the doubles double."),
    "why_doubled": QT_TRANSLATE_NOOP("words", "Each double counts the hand twice."),
    "why_limit_hand": QT_TRANSLATE_NOOP("words", "A limit hand is worth this, whatever its points and doubles."),
    "why_limit_reached": QT_TRANSLATE_NOOP("words", "No hand is paid more than the limit."),
    "pays_east": QT_TRANSLATE_NOOP("words", "East pays"),
    "pays_other": QT_TRANSLATE_NOOP("words", "Each other player pays"),
    "pays_player": QT_TRANSLATE_NOOP("words", "A player pays"),
    "pays_liable": QT_TRANSLATE_NOOP("words", "The player who pays for all pays"),
    "pays_kept": QT_TRANSLATE_NOOP("words", "As paid then"),
    "worth": QT_TRANSLATE_NOOP("words", "The hand"),
    "times_east": QT_TRANSLATE_NOOP("words", "With East"),
    "why_times_east": QT_TRANSLATE_NOOP("words", "East pays and is paid double."),
    "for_east": QT_TRANSLATE_NOOP("words", "In place of East"),
    "for_other": QT_TRANSLATE_NOOP("words", "In place of another player"),
    "why_among": QT_TRANSLATE_NOOP("words", "The other players settle their own hands among themselves."),
    "why_source": QT_TRANSLATE_NOOP("words", "Scored by {rules}: {source}"),
    "more_double": QT_TRANSLATE_NOOP("words", "One double more"),
    "more_points": QT_TRANSLATE_NOOP("words", "Two points more"),
}
WHY_WORDS: Final = {
    **{PREFIX + entry.id: entry.said for entry in GLOSSARY},
    **{PREFIX + name: sentence for name, sentence in LIMIT_HELP.items()},
    **_SENTENCES,
}
