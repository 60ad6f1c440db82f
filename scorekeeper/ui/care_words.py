"""The sentences that help with a hand: what would let it win, what may be a slip, how far it is, and the own discards."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

CARE_SENTENCES: Final[dict[str, str]] = {
    # beside Record
    "could_win_with": QT_TRANSLATE_NOOP("words", "It could win with: {ways}."),
    "record_anyway": QT_TRANSLATE_NOOP("words", "Record anyway"),
    "record_anyway_tip": QT_TRANSLATE_NOOP("words", "Record it in spite of what is said beside"),
    "menu_warned": QT_TRANSLATE_NOOP("words", "Warn before a costly slip"),
    "menu_warned_note": QT_TRANSLATE_NOOP(
        "words", "Says what may be missing before a hand is recorded, and asks once more where it is dear"
    ),
    # how far a hand is
    "why_nearer": QT_TRANSLATE_NOOP("words", "How far"),
    "why_nearer_tip": QT_TRANSLATE_NOOP(
        "words", "Show how far this hand is from ready, and which tiles bring it nearer"
    ),
    "nearer_away": QT_TRANSLATE_NOOP("words", "{count} tiles from ready"),
    "nearer_ready": QT_TRANSLATE_NOOP("words", "Ready means that one more tile completes the hand."),
    "nearer_pattern": QT_TRANSLATE_NOOP("words", "Nearest to: {pattern}."),
    "nearer_tiles": QT_TRANSLATE_NOOP("words", "These tiles bring it nearer"),
    "nearer_makes_ready": QT_TRANSLATE_NOOP("words", "These tiles make it ready"),
    "nearer_one": QT_TRANSLATE_NOOP("words", "One tile exchanged makes it ready"),
    "nearer_two": QT_TRANSLATE_NOOP("words", "Two tiles exchanged make it ready"),
    "nearer_then": QT_TRANSLATE_NOOP("words", "Then it waits for {tiles}."),
    # own discards
    "discards_enter": QT_TRANSLATE_NOOP("words", "Discards …"),
    "discards_enter_tip": QT_TRANSLATE_NOOP(
        "words", "Enter what this player discarded: that can bar a win off another player"
    ),
    "discards_next": QT_TRANSLATE_NOOP("words", "The next tiles are discards: click them, then “{done}”."),
    "discards_done": QT_TRANSLATE_NOOP("words", "Done"),
    "discards_done_tip": QT_TRANSLATE_NOOP("words", "The next tiles are for the hand again (Esc)"),
}
