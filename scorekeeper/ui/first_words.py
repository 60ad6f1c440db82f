"""The sentences of the first minutes: the start page, the steps to a recorded hand, the guided sample, what is empty."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

FIRST_WORDS: Final[dict[str, str]] = {
    # the start page
    "begin": QT_TRANSLATE_NOOP("words", "Begin"),
    "begin_note": QT_TRANSLATE_NOOP("words", "{rules}. Names can also be put right later."),
    "player_number": QT_TRANSLATE_NOOP("words", "Player {number}"),
    "name_usual": QT_TRANSLATE_NOOP("words", "Left empty, it is {name}"),
    "menu_sample": QT_TRANSLATE_NOOP("words", "Try it with a sample"),
    "menu_sample_here": QT_TRANSLATE_NOOP("words", "The sample lies on the table already"),
    "rules_not_own": QT_TRANSLATE_NOOP(
        "words", "These rules come with the program: keep them under a name of your own first"
    ),
    "nothing_entered": QT_TRANSLATE_NOOP("words", "Nothing has been entered yet"),
    "start_sample_note": QT_TRANSLATE_NOOP("words", "A game half played, with a guide; nothing of it is kept"),
    "start_first_note": QT_TRANSLATE_NOOP("words", "With other rules, or a game that is already running"),
    "start_again": QT_TRANSLATE_NOOP("words", "Again with {players}"),
    "start_again_note": QT_TRANSLATE_NOOP("words", "{rules}, a new session"),
    "start_open_none": QT_TRANSLATE_NOOP("words", "No session is kept here yet: begin one above"),
    "start_open_deleted": QT_TRANSLATE_NOOP("words", "Bring back the session that was deleted"),
    # the steps to a recorded hand
    "step_winner": QT_TRANSLATE_NOOP("words", "Who won"),
    "step_off": QT_TRANSLATE_NOOP("words", "Off whom"),
    "step_hand": QT_TRANSLATE_NOOP("words", "Tiles"),
    "step_facts": QT_TRANSLATE_NOOP("words", "What happened"),
    "step_record": QT_TRANSLATE_NOOP("words", "Record"),
    "step_to_do": QT_TRANSLATE_NOOP("words", "{number} {step}"),
    "step_done": QT_TRANSLATE_NOOP("words", "✓ {step}"),
    "step_winner_do": QT_TRANSLATE_NOOP(
        "words", "A hand is over? Click who won, at the upper right. If nobody did, the draws stand below the names."
    ),
    "step_off_do": QT_TRANSLATE_NOOP(
        "words", "Now click whose tile {name} won on; for a tile from the wall click “{drawn}”."
    ),
    "step_hand_do": QT_TRANSLATE_NOOP(
        "words", "Click the tiles of {name}’s hand, the winning tile last: {count} tiles to go."
    ),
    "step_hand_first": QT_TRANSLATE_NOOP(
        "words",
        "First what {name} laid open, with the buttons beside the tiles; then the rest, the winning tile last: {count} tiles to go.",
    ),
    "step_hand_do_losing": QT_TRANSLATE_NOOP("words", "Click the tiles of {name}’s hand: {count} tiles to go."),
    "step_record_do": QT_TRANSLATE_NOOP(
        "words", "Click “Record” at the lower right: points move, the next hand begins."
    ),
    "step_row_do": QT_TRANSLATE_NOOP(
        "words",
        "Perhaps missing: “{row}”. Click + beside it, then the tile that lies there; if there is none, click “Record” twice.",
    ),
    "step_doubt_do": QT_TRANSLATE_NOOP(
        "words",
        "See at the lower right what may be missing. If everything is entered, click “Record” twice.",
    ),
    "step_facts_do": QT_TRANSLATE_NOOP("words", "Give the points that are to move, at the upper right."),
    "step_rows_do": QT_TRANSLATE_NOOP(
        "words", "Add with +, if there are any: {rows}. Then click “Record” at the lower right."
    ),
    "step_record_only": QT_TRANSLATE_NOOP("words", "Click “Record” at the lower right."),
    "steps_say": QT_TRANSLATE_NOOP("words", "Step {number}, {step}: {sentence}"),
    "steps_close": QT_TRANSLATE_NOOP("words", "Hide the steps; the menu brings them back"),
    "menu_steps": QT_TRANSLATE_NOOP("words", "Steps to a recorded hand"),
    # the guided sample
    "guide_title": QT_TRANSLATE_NOOP("words", "Sample, {number} of {most}"),
    "guide_next": QT_TRANSLATE_NOOP("words", "Next"),
    "guide_do": QT_TRANSLATE_NOOP("words", "Do it for me"),
    "guide_end": QT_TRANSLATE_NOOP("words", "Leave the sample"),
    "guide_leave": QT_TRANSLATE_NOOP("words", "Leave the sample; your own sessions are as they were"),
    "guide_board": QT_TRANSLATE_NOOP(
        "words",
        "A game half played: everybody’s score, place and wind, with ◆ for the dealer. {winner} has touched “{tapped}”.",
    ),
    "guide_winner": QT_TRANSLATE_NOOP(
        "words", "{winner} wins off {payer}: at the upper right click {winner} first, then {payer} in the line below."
    ),
    "guide_tiles": QT_TRANSLATE_NOOP("words", "Click these tiles, the last one is the one that {winner} won on:"),
    "guide_row": QT_TRANSLATE_NOOP("words", "Click + beside “{row}” below the hand, then this tile:"),
    "guide_worth": QT_TRANSLATE_NOOP(
        "words", "At the lower right stand the worth, its reasons and who pays whom; “{why}” shows all reasons at once."
    ),
    "guide_record": QT_TRANSLATE_NOOP("words", "Click “{record}”: the points move and the next hand begins."),
    "guide_undo": QT_TRANSLATE_NOOP(
        "words", "A slip? Above the board, ↶ takes the last step back and ↷ does it again. Try both."
    ),
    "guide_past": QT_TRANSLATE_NOOP(
        "words", "An older hand was wrong? Click the pen at the end of its line below the board."
    ),
    "guide_mend": QT_TRANSLATE_NOOP(
        "words",
        "Change something, such as who paid: what moves in later hands is shown below. “{accept}” keeps it, “{leave}” does not.",
    ),
    "guide_finish": QT_TRANSLATE_NOOP(
        "words", "Enough tried? End this game early: choose “{end}” at the upper right, then “{record}”."
    ),
    "guide_final": QT_TRANSLATE_NOOP(
        "words", "The final result, ready to print. That was all: your own sessions are as they were."
    ),
    "sample_only": QT_TRANSLATE_NOOP(
        "words", "This is a sample that is kept nowhere: only your own sessions can be taken along."
    ),
    # what the window remembers
    "open_sort_tip": QT_TRANSLATE_NOOP(
        "words", "Click to sort by this; a third click goes by what was played last again"
    ),
    "halves_tip": QT_TRANSLATE_NOOP("words", "Drag to give one half more room"),
}
