"""The sentences of the board: how players stand to each other, who deals, what moved, and what is needed."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

BOARD_SENTENCES: Final[dict[str, str]] = {
    # how players stand to each other
    "rival_ahead": QT_TRANSLATE_NOOP("words", "{points} ahead of {name}"),
    "rival_behind": QT_TRANSLATE_NOOP("words", "{points} behind {name}"),
    "rival_level": QT_TRANSLATE_NOOP("words", "level with {name}"),
    # who deals
    "deals_now": QT_TRANSLATE_NOOP("words", "{name} deals"),
    "deals_again": QT_TRANSLATE_NOOP("words", "{name} deals again"),
    "deals_next": QT_TRANSLATE_NOOP("words", "Next dealer: {name}"),
    "last_hand": QT_TRANSLATE_NOOP("words", "Last hand"),
    "deals_left": QT_TRANSLATE_NOOP("words", "{count} deals left"),
    # what moved
    "payments_shown": QT_TRANSLATE_NOOP("words", "Who paid whom"),
    "payments_undone": QT_TRANSLATE_NOOP("words", "Taken back: {what}"),
    # what is shown on the left
    "pane_hands": QT_TRANSLATE_NOOP("words", "Hands so far"),
    "pane_course": QT_TRANSLATE_NOOP("words", "Score course"),
    "pane_needed": QT_TRANSLATE_NOOP("words", "What is needed"),
    "view_list": QT_TRANSLATE_NOOP("words", "Show the players in a list"),
    "view_around": QT_TRANSLATE_NOOP("words", "Show the players around the table"),
    "view_sort": QT_TRANSLATE_NOOP("words", "Sort the list by place"),
    "view_payments": QT_TRANSLATE_NOOP("words", "Show who paid whom in the last hand"),
    "view_payments_none": QT_TRANSLATE_NOOP("words", "No hand has moved any points yet"),
    # the score course
    "course_empty": QT_TRANSLATE_NOOP("words", "After the first hand the course of the scores is drawn here."),
    "course_start": QT_TRANSLATE_NOOP("words", "Start"),
    "course_says": QT_TRANSLATE_NOOP("words", "{name} from {start} to {score}"),
    # what is needed
    "needed_wait": QT_TRANSLATE_NOOP("words", "Trying every hand…"),
    "needed_nothing": QT_TRANSLATE_NOOP(
        "words", "Nothing can be told here: the game is over, or its hands are not called out."
    ),
    "needed_lead": QT_TRANSLATE_NOOP(
        "words", "The smallest hand that is enough, by what it is paid; of two numbers the dealer pays the larger."
    ),
    "needed_line": QT_TRANSLATE_NOOP("words", "{goals}: {ways}"),
    "needed_player": QT_TRANSLATE_NOOP("words", "{name}, {place}"),
    "needed_by_draw": QT_TRANSLATE_NOOP("words", "{points} by own draw"),
    "needed_off": QT_TRANSLATE_NOOP("words", "{points} off {names}"),
    "needed_however": QT_TRANSLATE_NOOP("words", "{points}, however it is won"),
    "needed_any": QT_TRANSLATE_NOOP("words", "any hand"),
    "needed_any_way": QT_TRANSLATE_NOOP("words", "any win"),
    "needed_none": QT_TRANSLATE_NOOP("words", "no hand is enough"),
    "needed_all": QT_TRANSLATE_NOOP("words", "{points} all"),
    "needed_split": QT_TRANSLATE_NOOP("words", "{small} / {large}"),
    "needed_wins": QT_TRANSLATE_NOOP("words", "wins the game"),
    "needed_ahead": QT_TRANSLATE_NOOP("words", "ahead of {name}"),
    "needed_first": QT_TRANSLATE_NOOP("words", "First already: nothing is needed."),
    "needed_or": QT_TRANSLATE_NOOP("words", "{one} or {other}"),
    "needed_ways": QT_TRANSLATE_NOOP("words", "{one} · {other}"),
    "own_draw": QT_TRANSLATE_NOOP("words", "Own draw"),
    "needed_hand": QT_TRANSLATE_NOOP("words", "{way}: {hand}"),
    # the board on another screen
    "menu_board": QT_TRANSLATE_NOOP("words", "Board on another screen…"),
    "board_title": QT_TRANSLATE_NOOP("words", "Board – Score Keeper"),
    "board_hint": QT_TRANSLATE_NOOP("words", "F11 or a double click fills the screen, Esc leaves it."),
    "board_empty": QT_TRANSLATE_NOOP("words", "No session is on the table."),
}
