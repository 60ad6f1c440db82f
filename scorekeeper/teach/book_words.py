"""The sentences of the pages that all families share, by id."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

BOOK_WORDS: Final = {
    "book_often": QT_TRANSLATE_NOOP("words", "How often"),
    "book_in_hundred": QT_TRANSLATE_NOOP("words", "in {count} of 100 recorded hands"),
    "book_seldom": QT_TRANSLATE_NOOP("words", "in {count} of {hands} recorded hands"),
    "book_never": QT_TRANSLATE_NOOP("words", "in none of {hands} recorded hands"),
    # the glossary
    "book_glossary": QT_TRANSLATE_NOOP("words", "Glossary"),
    "book_all_terms": QT_TRANSLATE_NOOP("words", "All terms"),
    "book_plain": QT_TRANSLATE_NOOP("words", "In plain words"),
    "book_also": QT_TRANSLATE_NOOP("words", "Also called"),
    "book_written": QT_TRANSLATE_NOOP("words", "Written"),
    "book_more": QT_TRANSLATE_NOOP("words", "Read more"),
    # the notation
    "book_notation": QT_TRANSLATE_NOOP("words", "How tiles are written"),
    "book_tiles": QT_TRANSLATE_NOOP("words", "Tiles"),
    "book_typed": QT_TRANSLATE_NOOP("words", "Typed"),
    "book_letters": QT_TRANSLATE_NOOP("words", "Write the numbers first, then the letter of their suit."),
    "book_last": QT_TRANSLATE_NOOP("words", "The last tile is the winning one."),
    "book_sets": QT_TRANSLATE_NOOP(
        "words", "A called set stands in round brackets, one kept face down in square ones; its kind may be named."
    ),
    "book_rows": QT_TRANSLATE_NOOP("words", "A row beside the hand is named before its tiles."),
    "book_red": QT_TRANSLATE_NOOP("words", "0 is a red five."),
    "book_set": QT_TRANSLATE_NOOP("words", "Called set"),
    "book_row": QT_TRANSLATE_NOOP("words", "Beside the hand"),
    "book_code": QT_TRANSLATE_NOOP("words", "{text}"),
    # the rules
    "book_rules": QT_TRANSLATE_NOOP("words", "House rules"),
    "book_about": QT_TRANSLATE_NOOP("words", "These rules"),
    "book_preset": QT_TRANSLATE_NOOP("words", "Based on"),
    "book_source": QT_TRANSLATE_NOOP("words", "Source"),
    "book_changed": QT_TRANSLATE_NOOP("words", "Played otherwise than there"),
    "book_unchanged": QT_TRANSLATE_NOOP("words", "Every rule is played as there."),
    "book_printed": QT_TRANSLATE_NOOP("words", "The source prints"),
    "book_scored": QT_TRANSLATE_NOOP("words", "Scored is"),
    "book_rule": QT_TRANSLATE_NOOP("words", "Rule"),
    "book_here": QT_TRANSLATE_NOOP("words", "Here"),
    "book_there": QT_TRANSLATE_NOOP("words", "As usual"),
}
