"""Every sentence of the window itself, once, by id; what the game says stands with the core and its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scorekeeper.core.words import COUNT, QT_TRANSLATE_NOOP
from scorekeeper.ui.board_words import BOARD_SENTENCES
from scorekeeper.ui.care_words import CARE_SENTENCES
from scorekeeper.ui.drill_words import DRILL_SENTENCES
from scorekeeper.ui.first_words import FIRST_WORDS
from scorekeeper.ui.look_words import LOOK_SENTENCES
from scorekeeper.ui.paper_words import PAPER_SENTENCES
from scorekeeper.ui.past_words import PAST_SENTENCES
from scorekeeper.ui.quick_words import QUICK
from scorekeeper.ui.reference_words import REFERENCE_SENTENCES
from scorekeeper.ui.rules_words import RULES_SENTENCES
from scorekeeper.ui.session_words import SESSION_SENTENCES
from scorekeeper.ui.speech import shown, translate
from scorekeeper.ui.term_words import TERM_SENTENCES
from scorekeeper.ui.why_words import WHY_SENTENCES

SENTENCES: Final[dict[str, str]] = {
    **FIRST_WORDS,
    **LOOK_SENTENCES,
    **QUICK,
    **TERM_SENTENCES,
    # tiles
    "tile_m": QT_TRANSLATE_NOOP("words", "{number} of characters"),
    "tile_p": QT_TRANSLATE_NOOP("words", "{number} of circles"),
    "tile_s": QT_TRANSLATE_NOOP("words", "{number} of bamboos"),
    "tile_f": QT_TRANSLATE_NOOP("words", "flower {number}"),
    "tile_y": QT_TRANSLATE_NOOP("words", "season {number}"),
    "tile_1z": QT_TRANSLATE_NOOP("words", "east wind"),
    "tile_2z": QT_TRANSLATE_NOOP("words", "south wind"),
    "tile_3z": QT_TRANSLATE_NOOP("words", "west wind"),
    "tile_4z": QT_TRANSLATE_NOOP("words", "north wind"),
    "tile_5z": QT_TRANSLATE_NOOP("words", "white dragon"),
    "tile_6z": QT_TRANSLATE_NOOP("words", "green dragon"),
    "tile_7z": QT_TRANSLATE_NOOP("words", "red dragon"),
    "tile_red": QT_TRANSLATE_NOOP("words", "{tile}, red"),
    "tile_marked": QT_TRANSLATE_NOOP("words", "{tile}, marked {letter}"),
    "tile_red_tip": QT_TRANSLATE_NOOP(
        "words", "It makes sets like any tile of its number; red ones may be worth more."
    ),
    "tile_times": QT_TRANSLATE_NOOP("words", "{tile}, {count} times"),
    "number_red": QT_TRANSLATE_NOOP("words", "red {number}"),
    "tile_left": QT_TRANSLATE_NOOP("words", "{tile}, {count} left"),
    "tile_here": QT_TRANSLATE_NOOP("words", "{tile}, lies beside the hand: click to take it back"),
    "tile_winning": QT_TRANSLATE_NOOP("words", "{tile}, the winning tile"),
    "comma": QT_TRANSLATE_NOOP("words", ", "),
    # the hand
    "hand": QT_TRANSLATE_NOOP("words", "Hand"),
    "hand_tip": QT_TRANSLATE_NOOP("words", "Click to take it back. Right click or hold to make it the winning tile."),
    "hand_room": QT_TRANSLATE_NOOP("words", "The next tiles go here; room for {count}"),
    "meld_named": QT_TRANSLATE_NOOP("words", "{form}: {tiles}"),
    "meld_tip": QT_TRANSLATE_NOOP("words", "Click to take this set back"),
    "meld_choose": QT_TRANSLATE_NOOP("words", "Which one?"),
    "cancel": QT_TRANSLATE_NOOP("words", "Cancel"),
    "take_back": QT_TRANSLATE_NOOP("words", "Take back"),
    "take_back_tip": QT_TRANSLATE_NOOP("words", "Take back what was entered last (Backspace)"),
    "seated": QT_TRANSLATE_NOOP("words", "{name} ({wind})"),
    "sits": QT_TRANSLATE_NOOP("words", "{wind}: {name}"),
    "sits_tip": QT_TRANSLATE_NOOP("words", "Choose two players to exchange their seats"),
    "settled": QT_TRANSLATE_NOOP("words", "Settled by what lies on the table: undo it there if it is wrong"),
    "takeover": QT_TRANSLATE_NOOP("words", "Take over a game that is already running"),
    "takeover_tip": QT_TRANSLATE_NOOP("words", "Enter how the game stands now"),
    "called_out": QT_TRANSLATE_NOOP("words", "Call out"),
    "called_out_tip": QT_TRANSLATE_NOOP("words", "Enter what was called out, without tiles; click again for the tiles"),
    "clear_hand": QT_TRANSLATE_NOOP("words", "Clear"),
    "clear_hand_tip": QT_TRANSLATE_NOOP("words", "Take the whole hand back"),
    "form_tip": QT_TRANSLATE_NOOP("words", "Then click its tile"),
    "form_run_tip": QT_TRANSLATE_NOOP("words", "Then click its lowest tile"),
    "row_next": QT_TRANSLATE_NOOP("words", "{row}: the next tile goes here"),
    "row_add": QT_TRANSLATE_NOOP("words", "{row}: add a tile"),
    "row_tile": QT_TRANSLATE_NOOP("words", "{row}: {tile}"),
    "row_tip": QT_TRANSLATE_NOOP("words", "Click to take it back"),
    "hand_of": QT_TRANSLATE_NOOP("words", "{player}’s hand"),
    "hand_of_missing": QT_TRANSLATE_NOOP("words", "{player}’s hand, nothing entered"),
    "hand_of_begun": QT_TRANSLATE_NOOP("words", "{player}’s hand, not ready yet"),
    "hand_of_worth": QT_TRANSLATE_NOOP("words", "{player}’s hand, {points} points"),
    # typing
    "typed": QT_TRANSLATE_NOOP("words", "Hand, typed"),
    "typed_hint": QT_TRANSLATE_NOOP("words", "or type: {example}"),
    "typed_tip": QT_TRANSLATE_NOOP(
        "words", "Digits, then a suit: m characters, p circles, s bamboos, z winds and dragons."
    ),
    "typed_reds": QT_TRANSLATE_NOOP("words", "0 is a red five."),
    "typed_bonus": QT_TRANSLATE_NOOP("words", "f are flowers, y seasons."),
    "typed_last": QT_TRANSLATE_NOOP("words", "The last tile is the winning tile."),
    "typed_set": QT_TRANSLATE_NOOP("words", "{word}: {example}."),
    # circumstances
    "more_ticks": QT_TRANSLATE_NOOP("words", "More…"),
    "fewer_ticks": QT_TRANSLATE_NOOP("words", "Back"),
    "more_ticks_tip": QT_TRANSLATE_NOOP("words", "The rarer circumstances"),
    "more_ticks_on": QT_TRANSLATE_NOOP("words", "More ({count})"),
    # the worth
    "who_won": QT_TRANSLATE_NOOP("words", "Who won?"),
    "who_won_hint": QT_TRANSLATE_NOOP(
        "words", "Choose the winner above; draws and everything else stand below the names."
    ),
    "who_won_first": QT_TRANSLATE_NOOP("words", "Choose first who won, above ({keys} …); then type the hand."),
    "record": QT_TRANSLATE_NOOP("words", "Record"),
    "record_tip": QT_TRANSLATE_NOOP("words", "Write it down and go on (Enter)"),
    "worth": QT_TRANSLATE_NOOP("words", "What the hand is worth"),
    "sum_rounded": QT_TRANSLATE_NOOP("words", "{added}, rounded up to {total}"),
    "line_sum": QT_TRANSLATE_NOOP("words", "{name}: {amount}"),
    "pays": QT_TRANSLATE_NOOP("words", "{payer} pays {points} to {payee}"),
    "pays_short": QT_TRANSLATE_NOOP("words", "{payer}\u00a0→\u00a0{payee}\u00a0{points}"),
    "pay_each": QT_TRANSLATE_NOOP("words", "{payers} pay {points} each to {payee}"),
    "takes_sticks": QT_TRANSLATE_NOOP("words", "{payee} takes {points} of sticks"),
    "lays_stick": QT_TRANSLATE_NOOP("words", "{payer} lays down {points}"),
    "gains": QT_TRANSLATE_NOOP("words", "{payee} gets {points}"),
    "loses": QT_TRANSLATE_NOOP("words", "{payer} loses {points}"),
    "sticks_lost": QT_TRANSLATE_NOOP("words", "{points} of sticks go to nobody"),
    "sticks_come": QT_TRANSLATE_NOOP("words", "{points} come to the sticks"),
    "nothing_moves": QT_TRANSLATE_NOOP("words", "No points move"),
    # a hand without a session
    "seat_wind": QT_TRANSLATE_NOOP("words", "Seat"),
    "round_wind": QT_TRANSLATE_NOOP("words", "Round"),
    "seat_wind_is": QT_TRANSLATE_NOOP("words", "Seat wind: {wind}"),
    "round_wind_is": QT_TRANSLATE_NOOP("words", "Round wind: {wind}"),
    "take_into_session": QT_TRANSLATE_NOOP("words", "Take into the session"),
    "take_other_rules": QT_TRANSLATE_NOOP(
        "words", "The session is played by other rules: choose those of its kind on the left, then enter the hand."
    ),
    "take_not_yet": QT_TRANSLATE_NOOP("words", "Enter the whole hand first"),
    # the table
    "wind_E": QT_TRANSLATE_NOOP("words", "East"),
    "wind_S": QT_TRANSLATE_NOOP("words", "South"),
    "wind_W": QT_TRANSLATE_NOOP("words", "West"),
    "wind_N": QT_TRANSLATE_NOOP("words", "North"),
    "round_short": QT_TRANSLATE_NOOP("words", "{wind}{number}"),
    "wind_letter_E": QT_TRANSLATE_NOOP("words", "E"),
    "wind_letter_S": QT_TRANSLATE_NOOP("words", "S"),
    "wind_letter_W": QT_TRANSLATE_NOOP("words", "W"),
    "wind_letter_N": QT_TRANSLATE_NOOP("words", "N"),
    "seat_says": QT_TRANSLATE_NOOP("words", "{name}, {wind}, {score} points"),
    "dealer_says": QT_TRANSLATE_NOOP("words", "{name}, {wind}, dealer, {score} points"),
    "dealer_mark": QT_TRANSLATE_NOOP("words", "◆ {wind}"),
    "dealer": QT_TRANSLATE_NOOP("words", "{wind}, the dealer"),
    "behind_first": QT_TRANSLATE_NOOP("words", "Behind the first"),
    "ahead_of_second": QT_TRANSLATE_NOOP("words", "Ahead of the second"),
    "ahead": QT_TRANSLATE_NOOP("words", "{points} ahead"),
    "behind": QT_TRANSLATE_NOOP("words", "{points} behind"),
    "moved_last": QT_TRANSLATE_NOOP("words", "What the last deal moved"),
    "tap_says": QT_TRANSLATE_NOOP("words", "{name}: {what}"),
    "tap_again": QT_TRANSLATE_NOOP("words", "Click again to take it back"),
    "counter": QT_TRANSLATE_NOOP("words", "{what} {number}"),
    # the window
    "program": QT_TRANSLATE_NOOP("words", "Score Keeper"),
    "window_title": QT_TRANSLATE_NOOP("words", "{session} – Score Keeper"),
    "rules_in_force": QT_TRANSLATE_NOOP("words", "{rules} rules"),
    "rules_changed": QT_TRANSLATE_NOOP("words", "{rules} rules, changed"),
    "undo": QT_TRANSLATE_NOOP("words", "Undo"),
    "redo": QT_TRANSLATE_NOOP("words", "Redo"),
    "undo_what": QT_TRANSLATE_NOOP("words", "Undo: {what} ({keys})"),
    "redo_what": QT_TRANSLATE_NOOP("words", "Redo: {what} ({keys})"),
    "undo_nothing": QT_TRANSLATE_NOOP("words", "Nothing to undo"),
    "redo_nothing": QT_TRANSLATE_NOOP("words", "Nothing to redo"),
    "menu": QT_TRANSLATE_NOOP("words", "Menu"),
    "menu_new": QT_TRANSLATE_NOOP("words", "New session…"),
    "menu_open": QT_TRANSLATE_NOOP("words", "Open…"),
    "menu_score": QT_TRANSLATE_NOOP("words", "Score a hand"),
    "menu_back": QT_TRANSLATE_NOOP("words", "Back to the session"),
    "menu_start": QT_TRANSLATE_NOOP("words", "Start page"),
    "menu_import": QT_TRANSLATE_NOOP("words", "Import…"),
    "menu_export": QT_TRANSLATE_NOOP("words", "Export…"),
    "menu_print": QT_TRANSLATE_NOOP("words", "Print…"),
    "menu_session": QT_TRANSLATE_NOOP("words", "Session"),
    "menu_view": QT_TRANSLATE_NOOP("words", "View"),
    "menu_learn": QT_TRANSLATE_NOOP("words", "Help"),
    "menu_language": QT_TRANSLATE_NOOP("words", "Language"),
    "language_system": QT_TRANSLATE_NOOP("words", "As the system"),
    "font_missing": QT_TRANSLATE_NOOP(
        "words",
        "This system has no font for the chosen language: install one, such as Noto Sans CJK, and start Score Keeper again.",
    ),
    "menu_no_session": QT_TRANSLATE_NOOP("words", "Only with a session on the table"),
    "menu_keys": QT_TRANSLATE_NOOP("words", "Keyboard shortcuts…"),
    "menu_about": QT_TRANSLATE_NOOP("words", "About Score Keeper"),
    "keys_title": QT_TRANSLATE_NOOP("words", "Keyboard shortcuts"),
    "keys_search": QT_TRANSLATE_NOOP("words", "Search by key or by what it does"),
    "keys_list": QT_TRANSLATE_NOOP("words", "The shortcuts, one by one"),
    "keys_key": QT_TRANSLATE_NOOP("words", "Key"),
    "keys_what": QT_TRANSLATE_NOOP("words", "What it does"),
    "keys_where": QT_TRANSLATE_NOOP("words", "Where"),
    "keys_none": QT_TRANSLATE_NOOP("words", "No shortcut matches “{search}”."),
    "menu_quit": QT_TRANSLATE_NOOP("words", "Quit"),
    "notice_close": QT_TRANSLATE_NOOP("words", "Close this message"),
    "unexpected": QT_TRANSLATE_NOOP(
        "words",
        "Something went wrong ({fault}). What you recorded is safe; if the window acts strangely, start it again.",
    ),
    "unexpected_reported": QT_TRANSLATE_NOOP(
        "words",
        "Something went wrong ({fault}). What you recorded is safe; a report of it lies in {file}.",
    ),
    "renewed": QT_TRANSLATE_NOOP(
        "words",
        "Score Keeper was renewed, moved or removed while it was open: close it and start it again. All you recorded is kept.",
    ),
    "stopped_dead": QT_TRANSLATE_NOOP(
        "words",
        "Score Keeper stopped suddenly last time. What you recorded is safe; a report of it lies in {file}.",
    ),
    "stopped_at": QT_TRANSLATE_NOOP("words", "This session can only be followed up to entry {number}: {reason}"),
    # the start page
    "start_continue": QT_TRANSLATE_NOOP("words", "Continue “{title}”"),
    "start_look": QT_TRANSLATE_NOOP("words", "Look at “{title}”"),
    "start_continue_note": QT_TRANSLATE_NOOP("words", "{rules}, last played {day}"),
    "start_new_note": QT_TRANSLATE_NOOP("words", "Names, seats and rules"),
    "start_open_note": QT_TRANSLATE_NOOP("words", "Sessions kept here: {count}"),
    "start_score_note": QT_TRANSLATE_NOOP("words", "What is it worth, and why? No session needed"),
    # what is read aloud
    "entry_here": QT_TRANSLATE_NOOP("words", "What happened: who won, then the hand"),
    "told_stand": QT_TRANSLATE_NOOP("words", "{name} {score}"),
    "told_now": QT_TRANSLATE_NOOP("words", "{round}: {standing}"),
    "told_over": QT_TRANSLATE_NOOP("words", "The game is over: {standing}"),
    "told_paid": QT_TRANSLATE_NOOP("words", "{what}: {paid}"),
    "told_recorded": QT_TRANSLATE_NOOP("words", "{what}. {standing}"),
    "told_undone": QT_TRANSLATE_NOOP("words", "Taken back: {what}. {standing}"),
    "told_tapped": QT_TRANSLATE_NOOP("words", "{name}: {what}, now {score} points"),
    "told_untapped": QT_TRANSLATE_NOOP("words", "Taken back: {what} of {name}, now {score} points"),
    # the end of the game
    "final": QT_TRANSLATE_NOOP("words", "Final result"),
    "final_place": QT_TRANSLATE_NOOP("words", "Place"),
    "final_player": QT_TRANSLATE_NOOP("words", "Player"),
    "final_points": QT_TRANSLATE_NOOP("words", "Points"),
    "final_result": QT_TRANSLATE_NOOP("words", "Result"),
    "final_says": QT_TRANSLATE_NOOP("words", "{place}: {name}, {points} points, result {result}"),
    "final_first": QT_TRANSLATE_NOOP("words", "★ {place}"),
    "final_shared": QT_TRANSLATE_NOOP("words", "{place} ="),
    "final_sum": QT_TRANSLATE_NOOP("words", "Sum"),
    "final_zero": QT_TRANSLATE_NOOP("words", "✓ Every line adds up, and all results add up to zero."),
    "final_not_zero": QT_TRANSLATE_NOOP(
        "words",
        "✓ Every line adds up. All results add up to {sum}: penalties, points left on the table, or a bonus that no other player gave.",
    ),
    "final_wrong": QT_TRANSLATE_NOOP("words", "✗ These columns do not add up to the results."),
    "final_note": QT_TRANSLATE_NOOP("words", "Not over after all? Undo takes the last hand back."),
    "final_again": QT_TRANSLATE_NOOP("words", "Play again"),
    "final_again_tip": QT_TRANSLATE_NOOP("words", "A new session with the same players and rules"),
    # the outcome
    "won_by": QT_TRANSLATE_NOOP("words", "Won by"),
    "wins": QT_TRANSLATE_NOOP("words", "{name} wins"),
    "won": QT_TRANSLATE_NOOP("words", "Won"),
    "off": QT_TRANSLATE_NOOP("words", "Off"),
    "off_tip": QT_TRANSLATE_NOOP("words", "Whose discard completed the hand, or that it was the own draw"),
    "off_name": QT_TRANSLATE_NOOP("words", "Off {name}"),
    "outcome_back": QT_TRANSLATE_NOOP("words", "Back"),
    "outcome_back_tip": QT_TRANSLATE_NOOP("words", "Choose another outcome (Esc)"),
    "answer_says": QT_TRANSLATE_NOOP("words", "{question} {answer}"),
    "rule_says": QT_TRANSLATE_NOOP("words", "{rule}: {answer}"),
    # the history
    "history": QT_TRANSLATE_NOOP("words", "History"),
    "history_empty": QT_TRANSLATE_NOOP("words", "Every hand you record appears here."),
    "history_deal": QT_TRANSLATE_NOOP("words", "Deal"),
    "history_what": QT_TRANSLATE_NOOP("words", "Outcome"),
    "history_line": QT_TRANSLATE_NOOP("words", "{deal}: {what}"),
    "history_cell": QT_TRANSLATE_NOOP("words", "{deal}: {name} {moved}, then {score} points"),
    "history_off": QT_TRANSLATE_NOOP("words", "{winner} off {payer}"),
    "history_self": QT_TRANSLATE_NOOP("words", "{winner}, self-draw"),
    "history_off_aloud": QT_TRANSLATE_NOOP("words", "{winner} won with the discard of {payer}"),
    "history_self_aloud": QT_TRANSLATE_NOOP("words", "{winner} won by the own draw"),
    "history_deal_tip": QT_TRANSLATE_NOOP("words", "Which deal: E1 is East 1; a number after a dash counts repeats"),
    "history_narrow": QT_TRANSLATE_NOOP("words", "{deal}\n{what}"),
    "history_flowing": QT_TRANSLATE_NOOP("words", "{deal}\u00a0{what}"),
    "history_keys": QT_TRANSLATE_NOOP("words", "Enter corrects the chosen hand; right click or the menu key for more."),
    **SESSION_SENTENCES,
    **RULES_SENTENCES,
    **PAST_SENTENCES,
    **REFERENCE_SENTENCES,
    **BOARD_SENTENCES,
    **WHY_SENTENCES,
    **DRILL_SENTENCES,
    **CARE_SENTENCES,
    **PAPER_SENTENCES,
}


def ui(id_: str, **values: str | int) -> str:
    """A sentence of the window with its values filled in."""
    if not values:
        return translate(SENTENCES[id_])
    count = values.get(COUNT)
    sentence = translate(SENTENCES[id_], count if isinstance(count, int) else None)
    return sentence.format(**{name: shown(value) for name, value in values.items()})


def listed(names: Iterable[str]) -> str:
    """Some names or words one after the other, parted as the reader's language does."""
    return ui("comma").join(names)
