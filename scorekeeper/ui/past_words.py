"""Every sentence said where the past is corrected, once, by id."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

PAST_SENTENCES: Final[dict[str, str]] = {
    # what an earlier version paid
    "paid_title": QT_TRANSLATE_NOOP("words", "This version scores {count} hands otherwise"),
    "paid_one": QT_TRANSLATE_NOOP("words", "This version scores one hand otherwise"),
    "paid_text": QT_TRANSLATE_NOOP(
        "words",
        "“{title}” was recorded by an earlier version. Below stands what this version would pay, and in brackets what "
        "was paid. You can take your choice back with Undo.",
    ),
    "paid_keep": QT_TRANSLATE_NOOP("words", "Keep what was paid"),
    "paid_anew": QT_TRANSLATE_NOOP("words", "Reckon anew"),
    "paid_keep_tip": QT_TRANSLATE_NOOP("words", "These hands stay as they were paid until they are corrected"),
    "paid_anew_tip": QT_TRANSLATE_NOOP("words", "These hands and all after them are scored as this version does"),
    # correcting the past
    "touch": QT_TRANSLATE_NOOP("words", "{what}: {name}"),
    "past_correct": QT_TRANSLATE_NOOP("words", "Correct"),
    "past_correct_row": QT_TRANSLATE_NOOP("words", "Correct {deal}"),
    "past_insert": QT_TRANSLATE_NOOP("words", "Insert a hand before"),
    "past_strike": QT_TRANSLATE_NOOP("words", "Strike"),
    "past_strike_tip": QT_TRANSLATE_NOOP("words", "Take this hand out of the session"),
    "past_how": QT_TRANSLATE_NOOP(
        "words", "Change what was wrong, then accept; until then nothing changes. “Strike” takes the hand out."
    ),
    "past_insert_tip": QT_TRANSLATE_NOOP("words", "Enter a hand that was forgotten before this one"),
    "past_correcting": QT_TRANSLATE_NOOP("words", "Correcting {deal}"),
    "past_inserting": QT_TRANSLATE_NOOP("words", "A forgotten hand before {deal}"),
    "past_striking": QT_TRANSLATE_NOOP("words", "Strike {deal} ({what})?"),
    "past_striking_other": QT_TRANSLATE_NOOP("words", "Strike “{what}”?"),
    "past_striking_rest": QT_TRANSLATE_NOOP("words", "Accept the correction?"),
    "past_header": QT_TRANSLATE_NOOP("words", "Correct the start of the session?"),
    "past_reason": QT_TRANSLATE_NOOP("words", "It cannot stay as it was: {reason}"),
    "past_cancel": QT_TRANSLATE_NOOP("words", "Cancel"),
    "past_cancel_tip": QT_TRANSLATE_NOOP("words", "Leave everything as it was (Esc)"),
    "past_accept": QT_TRANSLATE_NOOP("words", "Accept"),
    "past_accept_tip": QT_TRANSLATE_NOOP("words", "Write the correction down; it can be undone (Enter)"),
    "past_accept_anyway": QT_TRANSLATE_NOOP("words", "Accept anyway"),
    "past_accept_anyway_tip": QT_TRANSLATE_NOOP("words", "Write it down in spite of what is said beside"),
    "past_moves": QT_TRANSLATE_NOOP("words", "What changes"),
    "past_waiting": QT_TRANSLATE_NOOP("words", "What changes in later hands appears here."),
    "past_nothing": QT_TRANSLATE_NOOP("words", "No points change."),
    "past_count": QT_TRANSLATE_NOOP("words", "Changed: {count} (before in brackets), same: {still}"),
    "past_was": QT_TRANSLATE_NOOP("words", "{now}\n({then})"),
    "past_gone": QT_TRANSLATE_NOOP("words", "–\n({then})"),
    "past_new": QT_TRANSLATE_NOOP("words", "{now}\n(–)"),
    "past_cell": QT_TRANSLATE_NOOP("words", "{deal}, {name}: {now}, before {then}"),
    "past_cell_same": QT_TRANSLATE_NOOP("words", "{deal}, {name}: {now} as before"),
    "past_none": QT_TRANSLATE_NOOP("words", "–"),
    "past_result": QT_TRANSLATE_NOOP("words", "Result"),
    "past_stuck": QT_TRANSLATE_NOOP("words", "{deal} would become impossible: {reason}"),
    "past_stuck_entry": QT_TRANSLATE_NOOP("words", "Entry {number}"),
    "past_go": QT_TRANSLATE_NOOP("words", "Go there"),
    "past_go_tip": QT_TRANSLATE_NOOP("words", "Open that hand and correct it as well"),
    "past_strike_it": QT_TRANSLATE_NOOP("words", "Strike it"),
    "past_strike_rest": QT_TRANSLATE_NOOP("words", "Strike it and all later"),
}
