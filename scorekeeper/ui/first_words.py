"""The sentences of the first minutes: the start page, the steps to a recorded hand, the guided sample, what is empty."""

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

FIRST_WORDS: Final[dict[str, str]] = {
    # the start page
    "begin": QT_TRANSLATE_NOOP("words", "Begin"),
    "begin_note": QT_TRANSLATE_NOOP("words", "{rules}. Names can also be put right later."),
    "player_number": QT_TRANSLATE_NOOP("words", "Player {number}"),
    "name_usual": QT_TRANSLATE_NOOP("words", "Left empty, it is {name}"),
    "menu_sample": QT_TRANSLATE_NOOP("words", "Try it with a sample"),
    "start_sample_note": QT_TRANSLATE_NOOP("words", "A game half played, with a guide; nothing of it is kept"),
    "start_first_note": QT_TRANSLATE_NOOP("words", "With other rules, or a game that is already running"),
    "start_again": QT_TRANSLATE_NOOP("words", "Again with {players}"),
    "start_again_note": QT_TRANSLATE_NOOP("words", "{rules}, a new session"),
    "start_open_none": QT_TRANSLATE_NOOP("words", "No session is kept here yet: begin one above"),
    "start_open_deleted": QT_TRANSLATE_NOOP("words", "Bring back the session that was deleted"),
    # what the window remembers
    "open_sort_tip": QT_TRANSLATE_NOOP(
        "words", "Click to sort by this; a third click goes by what was played last again"
    ),
    "halves_tip": QT_TRANSLATE_NOOP("words", "Drag to give one half more room"),
}
