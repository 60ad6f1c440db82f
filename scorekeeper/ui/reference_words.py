"""The sentences of the reference: its list, its search, its pages."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

REFERENCE_SENTENCES: Final[dict[str, str]] = {
    "menu_reference": QT_TRANSLATE_NOOP("words", "Reference"),
    "reference_title": QT_TRANSLATE_NOOP("words", "Reference: {rules}"),
    "page_back": QT_TRANSLATE_NOOP("words", "Back to the page before"),
    "page_on": QT_TRANSLATE_NOOP("words", "On to the next page"),
    "page_no_back": QT_TRANSLATE_NOOP("words", "No page was read before this one"),
    "page_no_on": QT_TRANSLATE_NOOP("words", "No page was read after this one"),
    "reference_rules": QT_TRANSLATE_NOOP("words", "The rules these pages tell"),
    "reference_sheet": QT_TRANSLATE_NOOP("words", "Cheat sheet…"),
    "reference_sheet_tip": QT_TRANSLATE_NOOP("words", "These rules on two pages, to be printed"),
    "reference_copy_tip": QT_TRANSLATE_NOOP("words", "Copy the whole page as text"),
    "reference_search": QT_TRANSLATE_NOOP("words", "Search the reference"),
    "reference_found": QT_TRANSLATE_NOOP("words", "{count} pages found"),
    "reference_meant": QT_TRANSLATE_NOOP("words", "Did you mean “{text}”?"),
    "reference_found_none": QT_TRANSLATE_NOOP("words", "No page matches this search: try another word, or clear it."),
    "reference_list": QT_TRANSLATE_NOOP("words", "Pages"),
    "reference_page": QT_TRANSLATE_NOOP("words", "The page, piece by piece: the arrow keys go from one to the next"),
    "reference_none": QT_TRANSLATE_NOOP("words", "These rules have no pages."),
    "reference_tries": QT_TRANSLATE_NOOP("words", "Try this hand"),
    "reference_tries_tip": QT_TRANSLATE_NOOP("words", "Open it in “Score a hand”"),
    "reference_set_tip": QT_TRANSLATE_NOOP("words", "Show it where rules are set"),
    "reference_example": QT_TRANSLATE_NOOP("words", "Example: {hand}. It is worth {worth}."),
    "reference_look_up": QT_TRANSLATE_NOOP("words", "Look it up"),
    "reference_look_up_tip": QT_TRANSLATE_NOOP("words", "Read about the chosen line in the reference ({keys})"),
    "reference_line_tip": QT_TRANSLATE_NOOP("words", "Double click to read about it in the reference"),
    "reference_tried": QT_TRANSLATE_NOOP("words", "The hand is taken from the reference; Backspace gives back yours."),
}
