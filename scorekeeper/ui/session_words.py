"""The sentences about sessions as a whole: files, printed pages, new sessions, those that are kept, their start and players."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

SESSION_SENTENCES: Final[dict[str, str]] = {
    # files
    "export_title": QT_TRANSLATE_NOOP("words", "Export the session"),
    "export_record": QT_TRANSLATE_NOOP("words", "Session record, to read in again (*.scorekeeper *.json)"),
    "export_csv": QT_TRANSLATE_NOOP("words", "Table, a row a hand (*.csv)"),
    "export_pdf": QT_TRANSLATE_NOOP("words", "Pages to print (*.pdf)"),
    "exported": QT_TRANSLATE_NOOP("words", "The session was written to {file}."),
    "import_title": QT_TRANSLATE_NOOP("words", "Import sessions"),
    "import_filter": QT_TRANSLATE_NOOP("words", "Session records (*.scorekeeper *.json *.jsonl)"),
    "import_all_files": QT_TRANSLATE_NOOP("words", "All files (*)"),
    "import_head": QT_TRANSLATE_NOOP("words", "Sessions read: {taken}, left out: {left}"),
    "import_one": QT_TRANSLATE_NOOP("words", "Read “{title}”, entries: {count}."),
    "import_untitled": QT_TRANSLATE_NOOP("words", "without a name"),
    "import_where": QT_TRANSLATE_NOOP("words", "{file}, line {line}"),
    "import_read": QT_TRANSLATE_NOOP("words", "{where}: read “{title}”, entries: {count}"),
    "import_read_partly": QT_TRANSLATE_NOOP(
        "words", "{where}: read “{title}”, entries: {count}; left out at its end: {left}"
    ),
    "import_left": QT_TRANSLATE_NOOP("words", "{where}: left out. {reason}"),
    "import_left_at": QT_TRANSLATE_NOOP("words", "{where}: “{title}” left out at entry {number}. {reason}"),
    "import_partly": QT_TRANSLATE_NOOP("words", "Read them as far as they go"),
    "import_partly_tip": QT_TRANSLATE_NOOP("words", "Sessions with an impossible entry are kept up to that entry"),
    # pages to print
    "page_players": QT_TRANSLATE_NOOP("words", "In the order they sat: {players}"),
    "page_standing": QT_TRANSLATE_NOOP("words", "As it stands"),
    "page_rules_changed": QT_TRANSLATE_NOOP("words", "Other rules came into force while the session went on."),
    "page_no_hand": QT_TRANSLATE_NOOP("words", "No hand has been recorded yet."),
    "page_noted": QT_TRANSLATE_NOOP("words", "{what} ({note})"),
    "page_played_by": QT_TRANSLATE_NOOP("words", "{what} [{players}]"),
    "page_moved": QT_TRANSLATE_NOOP("words", "{score} ({moved})"),
    # a new session
    "new_title": QT_TRANSLATE_NOOP("words", "New session"),
    "new_players": QT_TRANSLATE_NOOP("words", "Players, in the order they sit: East deals first"),
    "new_name_of": QT_TRANSLATE_NOOP("words", "Name of the player who starts as {wind}"),
    "new_swap": QT_TRANSLATE_NOOP("words", "Swap with the next seat"),
    "new_swap_of": QT_TRANSLATE_NOOP("words", "Swap {wind} with {other}"),
    "new_seat": QT_TRANSLATE_NOOP("words", "{name} takes the next free seat"),
    "new_seated": QT_TRANSLATE_NOOP("words", "{name} has a seat already"),
    "new_all_seated": QT_TRANSLATE_NOOP("words", "Every seat is taken"),
    "new_rules": QT_TRANSLATE_NOOP("words", "Rules"),
    "new_session": QT_TRANSLATE_NOOP("words", "Session"),
    "new_session_name": QT_TRANSLATE_NOOP("words", "A name for it, if you like"),
    "new_start": QT_TRANSLATE_NOOP("words", "Start"),
    "new_twice": QT_TRANSLATE_NOOP("words", "{name} sits at two places: give one of them another name."),
    "new_no_rules": QT_TRANSLATE_NOOP("words", "Choose the rules first."),
    "cancel_dialog": QT_TRANSLATE_NOOP("words", "Cancel"),
    # the sessions that are kept
    "open_title": QT_TRANSLATE_NOOP("words", "Open a session"),
    "open_search": QT_TRANSLATE_NOOP("words", "Search by name, player, rules or date"),
    "open_sessions": QT_TRANSLATE_NOOP("words", "Sessions"),
    "open_started": QT_TRANSLATE_NOOP("words", "Started"),
    "open_name": QT_TRANSLATE_NOOP("words", "Session"),
    "open_players": QT_TRANSLATE_NOOP("words", "Players"),
    "open_rules": QT_TRANSLATE_NOOP("words", "Rules"),
    "open_state": QT_TRANSLATE_NOOP("words", "State"),
    "open_finished": QT_TRANSLATE_NOOP("words", "finished"),
    "open_unfinished": QT_TRANSLATE_NOOP("words", "not finished"),
    "open_new": QT_TRANSLATE_NOOP("words", "just begun"),
    "open_continue": QT_TRANSLATE_NOOP("words", "Continue"),
    "open_look": QT_TRANSLATE_NOOP("words", "Open"),
    "open_rename": QT_TRANSLATE_NOOP("words", "Rename"),
    "open_delete": QT_TRANSLATE_NOOP("words", "Delete"),
    "open_choose": QT_TRANSLATE_NOOP("words", "Choose a session first"),
    "open_deleted": QT_TRANSLATE_NOOP("words", "“{title}” was deleted."),
    "open_restore": QT_TRANSLATE_NOOP("words", "Bring it back"),
    "open_none": QT_TRANSLATE_NOOP(
        "words", "No session is kept here yet: close this window and begin one, or import a file from the menu."
    ),
    "open_none_found": QT_TRANSLATE_NOOP(
        "words", "No session matches “{search}”: leave a word out, or clear the search."
    ),
    "close": QT_TRANSLATE_NOOP("words", "Close"),
    # about
    "about_text": QT_TRANSLATE_NOOP(
        "words",
        "Score Keeper {version} keeps the score of mahjong sessions. It is free software under the MIT licence.",
    ),
    "about_store": QT_TRANSLATE_NOOP("words", "Your sessions are kept in {folder}"),
    # the start and the players
    "start_correct": QT_TRANSLATE_NOOP("words", "Correct the start"),
    "start_show": QT_TRANSLATE_NOOP("words", "Show what changes"),
    "start_show_tip": QT_TRANSLATE_NOOP("words", "Nothing is written before you accept"),
    "players_change": QT_TRANSLATE_NOOP("words", "A player changes"),
    "players_from_now": QT_TRANSLATE_NOOP("words", "From the next hand on"),
    "menu_correct_start": QT_TRANSLATE_NOOP("words", "Correct the start…"),
    "menu_players": QT_TRANSLATE_NOOP("words", "A player changes…"),
}
