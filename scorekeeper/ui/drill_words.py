"""The sentences of the drills' page; what a drill itself says stands with the drills."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

DRILL_SENTENCES: Final[dict[str, str]] = {
    # the ways to it
    "menu_drills": QT_TRANSLATE_NOOP("words", "Drills…"),
    "start_drills": QT_TRANSLATE_NOOP("words", "Practise scoring"),
    "past_drill": QT_TRANSLATE_NOOP("words", "Drill this hand"),
    "past_drill_tip": QT_TRANSLATE_NOOP("words", "Count the hand of the chosen line yourself, then see how it was"),
    "drill_no_hand": QT_TRANSLATE_NOOP("words", "Only a win of one player whose tiles were entered can be drilled."),
    # choosing
    "drills_title": QT_TRANSLATE_NOOP("words", "Drills"),
    "drills_what": QT_TRANSLATE_NOOP("words", "What is asked"),
    "drills_level": QT_TRANSLATE_NOOP("words", "How hard"),
    "drills_suits": QT_TRANSLATE_NOOP("words", "As it suits me"),
    "drills_suits_tip": QT_TRANSLATE_NOOP("words", "Harder once you answer well; what is weak comes more often"),
    "drills_length": QT_TRANSLATE_NOOP("words", "How long"),
    "drills_count": QT_TRANSLATE_NOOP("words", "{count} drills"),
    "drills_minutes": QT_TRANSLATE_NOOP("words", "{count} minutes"),
    "drills_endless": QT_TRANSLATE_NOOP("words", "Without end"),
    "drills_start": QT_TRANSLATE_NOOP("words", "Start"),
    "drills_choose_one": QT_TRANSLATE_NOOP("words", "Choose something to be asked first"),
    "drills_learned": QT_TRANSLATE_NOOP("words", "Progress"),
    "drills_sheet": QT_TRANSLATE_NOOP("words", "Print a sheet…"),
    "drills_kind_new": QT_TRANSLATE_NOOP("words", "{help} {level}."),
    "drills_kind_known": QT_TRANSLATE_NOOP("words", "{help} {level}, {right} of {answers} right."),
    "drills_back_tip": QT_TRANSLATE_NOOP("words", "Go back (Esc)"),
    # being asked
    "drills_head": QT_TRANSLATE_NOOP("words", "{kind}: {level}"),
    "drills_so_far": QT_TRANSLATE_NOOP("words", "{right} of {answers} right"),
    "drills_left": QT_TRANSLATE_NOOP("words", "Time left: {minutes} min {seconds} s"),
    "drills_left_short": QT_TRANSLATE_NOOP("words", "Time left: {seconds} s"),
    "drills_key": QT_TRANSLATE_NOOP("words", "{key}  {name}"),
    "drills_answer": QT_TRANSLATE_NOOP("words", "Answer"),
    "drills_answer_tip": QT_TRANSLATE_NOOP("words", "Answer, and see what is right (Enter)"),
    "drills_show": QT_TRANSLATE_NOOP("words", "I don’t know"),
    "drills_show_tip": QT_TRANSLATE_NOOP("words", "Show what is right; it counts as not right"),
    "drills_missing": QT_TRANSLATE_NOOP("words", "Fill in everything first, or choose “{show}”."),
    "drills_tiles_tip": QT_TRANSLATE_NOOP("words", "Write tiles such as 147m, or click them"),
    "drills_digit": QT_TRANSLATE_NOOP("words", "Digit {digit}"),
    "drills_sign": QT_TRANSLATE_NOOP("words", "Plus or minus"),
    "drills_erase": QT_TRANSLATE_NOOP("words", "Erase the last digit"),
    "drills_won_off": QT_TRANSLATE_NOOP("words", "{winner} wins off {payer}"),
    "drills_won_self": QT_TRANSLATE_NOOP("words", "{winner} wins by self-draw"),
    "drills_needed_hint": QT_TRANSLATE_NOOP(
        "words", "What the winner is paid, the others lose: choose the smallest hand with which the points are enough."
    ),
    # being told
    "drills_after": QT_TRANSLATE_NOOP("words", "With that hand: {standings}."),
    "drills_right": QT_TRANSLATE_NOOP("words", "✓ Right"),
    "drills_wrong": QT_TRANSLATE_NOOP("words", "✗ Not right"),
    "drills_shown": QT_TRANSLATE_NOOP("words", "So it is:"),
    "drills_shown_is": QT_TRANSLATE_NOOP("words", "It is {answer}"),
    "drills_right_is": QT_TRANSLATE_NOOP("words", "✓ {answer}"),
    "drills_wrong_is": QT_TRANSLATE_NOOP("words", "✗ Right is {answer}"),
    "drills_not": QT_TRANSLATE_NOOP("words", "✗ {answer}"),
    "drills_perhaps": QT_TRANSLATE_NOOP("words", "One of these, perhaps:"),
    "drills_next": QT_TRANSLATE_NOOP("words", "Next"),
    "drills_next_tip": QT_TRANSLATE_NOOP("words", "Go on (Enter)"),
    "drills_done": QT_TRANSLATE_NOOP("words", "Done"),
    # the end of a round
    "drills_over": QT_TRANSLATE_NOOP("words", "{right} of {answers} right"),
    "drills_over_in": QT_TRANSLATE_NOOP("words", "In {count} minutes"),
    "drills_over_kind": QT_TRANSLATE_NOOP("words", "{kind}: {right} of {answers}"),
    "drills_again": QT_TRANSLATE_NOOP("words", "Once more"),
    "drills_repeat": QT_TRANSLATE_NOOP("words", "Those not right again"),
    "drills_repeat_tip": QT_TRANSLATE_NOOP("words", "The same drills that were not right, once more"),
    "drills_read": QT_TRANSLATE_NOOP("words", "Read about what was not right:"),
    "drills_easier": QT_TRANSLATE_NOOP("words", "An easier round"),
    "drills_others": QT_TRANSLATE_NOOP("words", "Choose others"),
    # what was learned
    "learned_list": QT_TRANSLATE_NOOP("words", "What was answered, kind by kind"),
    "learned_kind": QT_TRANSLATE_NOOP("words", "What was asked"),
    "learned_level": QT_TRANSLATE_NOOP("words", "Level"),
    "learned_answers": QT_TRANSLATE_NOOP("words", "Answers"),
    "learned_share": QT_TRANSLATE_NOOP("words", "Right"),
    "learned_percent": QT_TRANSLATE_NOOP("words", "{percent} %"),
    "learned_lately": QT_TRANSLATE_NOOP("words", "Lately"),
    "learned_lately_says": QT_TRANSLATE_NOOP("words", "lately {right} of {answers} right"),
    "learned_next": QT_TRANSLATE_NOOP("words", "Comes next: {kind}, {level}."),
    "learned_slips": QT_TRANSLATE_NOOP("words", "Overlooked most often"),
    "learned_slip": QT_TRANSLATE_NOOP("words", "{slip}: {number} ×"),
    "learned_no_slip": QT_TRANSLATE_NOOP("words", "Nothing yet."),
    "learned_forget": QT_TRANSLATE_NOOP("words", "Begin anew"),
    "learned_forget_tip": QT_TRANSLATE_NOOP("words", "Forget all answers under these rules; that can be taken back"),
    "learned_forgotten": QT_TRANSLATE_NOOP("words", "All answers are forgotten."),
}
