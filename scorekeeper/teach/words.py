"""The sentences of this room, by id; the window says them beside a family's own."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.teach.book_words import BOOK_WORDS

WORDS: Final = {
    **BOOK_WORDS,
    # an explanation as text
    "text_set": QT_TRANSLATE_NOOP("words", "{name}: {amount}"),
    "text_add": QT_TRANSLATE_NOOP("words", "{name}: +{amount}"),
    "text_take": QT_TRANSLATE_NOOP("words", "{name}: −{amount} = {result}"),
    "text_times": QT_TRANSLATE_NOOP("words", "{name}: × {amount} = {result}"),
    "text_divide": QT_TRANSLATE_NOOP("words", "{name}: ÷ {amount} = {result}"),
    "text_round_up": QT_TRANSLATE_NOOP("words", "{name}: {result}"),
    "text_bound": QT_TRANSLATE_NOOP("words", "{name}: {result}"),
    "text_tiles": QT_TRANSLATE_NOOP("words", "{name} ({tiles})"),
    "text_chapter": QT_TRANSLATE_NOOP("words", "{title}: {total}"),
    "text_payers": QT_TRANSLATE_NOOP("words", "{title}: {total} (× {payers})"),
    "text_pays": QT_TRANSLATE_NOOP("words", "{payer} → {payee}"),
    "text_reading": QT_TRANSLATE_NOOP("words", "Read as: {sets}"),
    "text_noted": QT_TRANSLATE_NOOP("words", "{line} [{note}]"),
    "text_sources": QT_TRANSLATE_NOOP("words", "Where the rules come from"),
    "text_source": QT_TRANSLATE_NOOP("words", "[{note}] {source}"),
    "text_others": QT_TRANSLATE_NOOP("words", "Readings not chosen"),
    "text_other": QT_TRANSLATE_NOOP("words", "{sets}, the last tile completing {tile}: {worth}"),
    "text_other_plain": QT_TRANSLATE_NOOP("words", "{sets}: {worth}"),
    "text_mattered": QT_TRANSLATE_NOOP("words", "House rules this hand hangs on"),
    "text_rule": QT_TRANSLATE_NOOP("words", "{rule}: {value}. With “{other}” the hand would be paid {points}."),
    "text_rule_no_win": QT_TRANSLATE_NOOP("words", "{rule}: {value}. With “{other}” the hand could not win."),
    "text_rule_refused": QT_TRANSLATE_NOOP("words", "{rule}: {value}. With “{other}”: {problem}"),
    "text_part": QT_TRANSLATE_NOOP("words", "{rule}, {part}"),
    "rule_yes": QT_TRANSLATE_NOOP("words", "yes"),
    "rule_no": QT_TRANSLATE_NOOP("words", "no"),
    "rule_none": QT_TRANSLATE_NOOP("words", "none"),
    # the same hand otherwise
    "if_way": QT_TRANSLATE_NOOP("words", "{way}"),
    "if_with": QT_TRANSLATE_NOOP("words", "With “{circumstance}”"),
    "if_without": QT_TRANSLATE_NOOP("words", "Without “{circumstance}”"),
    "if_dealer": QT_TRANSLATE_NOOP("words", "As East, the dealer"),
    "if_seat_S": QT_TRANSLATE_NOOP("words", "As South"),
    "if_seat_W": QT_TRANSLATE_NOOP("words", "As West"),
    "if_seat_N": QT_TRANSLATE_NOOP("words", "As North"),
    "if_closed": QT_TRANSLATE_NOOP("words", "With nothing called"),
    "if_called": QT_TRANSLATE_NOOP("words", "Calling {tiles}"),
}
