"""The sentences of what is printed to learn from: the sheet of problems, the cheat sheet, and their windows."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

PAPER_SENTENCES: Final[dict[str, str]] = {
    # the menu
    "menu_problems": QT_TRANSLATE_NOOP("words", "Sheet of problems…"),
    "menu_cheat": QT_TRANSLATE_NOOP("words", "Cheat sheet…"),
    # both windows
    "paper_size": QT_TRANSLATE_NOOP("words", "Paper"),
    "paper_a4": QT_TRANSLATE_NOOP("words", "A4"),
    "paper_letter": QT_TRANSLATE_NOOP("words", "Letter"),
    "paper_save": QT_TRANSLATE_NOOP("words", "Save as PDF…"),
    "paper_print": QT_TRANSLATE_NOOP("words", "Print…"),
    "paper_pdf": QT_TRANSLATE_NOOP("words", "PDF files (*.pdf)"),
    "paper_saved": QT_TRANSLATE_NOOP("words", "Saved as {file}."),
    "paper_printed": QT_TRANSLATE_NOOP("words", "Handed to the printer."),
    "paper_unprinted": QT_TRANSLATE_NOOP(
        "words", "The printer does not take these pages: see that it is on, or choose another."
    ),
    "paper_page": QT_TRANSLATE_NOOP("words", "Page {page} of {pages}"),
    "paper_before": QT_TRANSLATE_NOOP("words", "Page before"),
    "paper_next": QT_TRANSLATE_NOOP("words", "Next page"),
    "paper_preview": QT_TRANSLATE_NOOP("words", "How page {page} of {pages} will look"),
    # the sheet of problems
    "sheet_title": QT_TRANSLATE_NOOP("words", "Problems"),
    "sheet_name": QT_TRANSLATE_NOOP("words", "Name"),
    "sheet_date": QT_TRANSLATE_NOOP("words", "Date"),
    "sheet_solutions": QT_TRANSLATE_NOOP("words", "Solutions"),
    "sheet_numbered": QT_TRANSLATE_NOOP("words", "Sheet {number}"),
    "sheet_others": QT_TRANSLATE_NOOP("words", "The other hands"),
    "sheet_window": QT_TRANSLATE_NOOP("words", "Sheet of problems"),
    "sheet_kinds": QT_TRANSLATE_NOOP("words", "Kinds of problems"),
    "sheet_level": QT_TRANSLATE_NOOP("words", "Level"),
    "sheet_count": QT_TRANSLATE_NOOP("words", "How many"),
    "sheet_number": QT_TRANSLATE_NOOP("words", "Number of the sheet"),
    "sheet_number_tip": QT_TRANSLATE_NOOP("words", "The same number makes the same sheet again"),
    "sheet_another": QT_TRANSLATE_NOOP("words", "Another"),
    "sheet_another_tip": QT_TRANSLATE_NOOP("words", "Draw another number, for other problems"),
    "sheet_with_solutions": QT_TRANSLATE_NOOP("words", "Solutions on pages of their own"),
    "sheet_no_kind": QT_TRANSLATE_NOOP("words", "Choose at least one kind of problems."),
    "sheet_no_problem": QT_TRANSLATE_NOOP(
        "words", "No problem of these kinds was found: choose other kinds, or other rules."
    ),
    "sheet_fewer": QT_TRANSLATE_NOOP("words", "There are only {count} different problems of these kinds."),
    "sheet_no_rules": QT_TRANSLATE_NOOP("words", "There are no problems for these rules."),
    # the cheat sheet
    "cheat_window": QT_TRANSLATE_NOOP("words", "Cheat sheet"),
    "cheat_none": QT_TRANSLATE_NOOP("words", "There is no cheat sheet for these rules."),
    "cheat_language": QT_TRANSLATE_NOOP("words", "In which language"),
}
