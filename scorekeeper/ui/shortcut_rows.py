"""Every key of the window that does something, once: what it is, what it does and where it acts.

Menus, pages and lists take their keys from here, and the window of shortcuts shows them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtGui import QKeySequence

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.ui.key_caps import key_caps
from scorekeeper.ui.shortcut_places import Where


class Shortcut(Struct, frozen=True):
    """One row: `keys` in Qt's portable text, any of which does the same.

    In a `series` the first key is for the first player, the second for the second, and so on. `written` shows the keys
    another way, or those that are no commands, such as the signs of the tiles. `by_itself` marks what Qt does unasked.
    """

    id: str
    where: Where
    keys: tuple[str, ...]
    word: str
    series: bool = False
    written: str = ""
    by_itself: bool = False


_W, _T, _H = Where.WINDOW, Where.TABLE, Where.HAND
SHORTCUTS: Final = (
    Shortcut("keys", _W, ("F1",), QT_TRANSLATE_NOOP("words", "Show these shortcuts")),
    Shortcut("terms", _W, ("Alt+T",), QT_TRANSLATE_NOOP("words", "Explain the words on this page")),
    Shortcut("menu", _W, ("F10",), QT_TRANSLATE_NOOP("words", "Open the menu")),
    Shortcut("new", _W, ("Ctrl+N",), QT_TRANSLATE_NOOP("words", "Begin a new session")),
    Shortcut("open", _W, ("Ctrl+O",), QT_TRANSLATE_NOOP("words", "Open a session that is kept")),
    Shortcut("score", _W, ("Ctrl+H",), QT_TRANSLATE_NOOP("words", "Score a hand without a session")),
    Shortcut("drills", _W, ("Ctrl+D",), QT_TRANSLATE_NOOP("words", "Drill scoring")),
    Shortcut("rules", _W, ("Ctrl+R",), QT_TRANSLATE_NOOP("words", "See and keep rules")),
    Shortcut("import", _W, ("Ctrl+I",), QT_TRANSLATE_NOOP("words", "Import sessions from files")),
    Shortcut("reference", _W, ("Ctrl+B",), QT_TRANSLATE_NOOP("words", "Look something up in the reference")),
    Shortcut("controls", _W, ("Ctrl+,",), QT_TRANSLATE_NOOP("words", "Choose look and controls")),
    Shortcut("board", _W, ("Ctrl+Shift+B",), QT_TRANSLATE_NOOP("words", "Show the board on another screen")),
    Shortcut("key_rows", _W, ("F2",), QT_TRANSLATE_NOOP("words", "Let each key be a tile, or type tiles again")),
    Shortcut("quit", _W, ("Ctrl+Q",), QT_TRANSLATE_NOOP("words", "Quit")),
    Shortcut("say_again", _W, ("Alt+A",), QT_TRANSLATE_NOOP("words", "Say again what was said last (screen reader)")),
    Shortcut(
        "next",
        _W,
        ("Tab",),
        QT_TRANSLATE_NOOP("words", "Go on to the next button or field, with Shift to the one before"),
        by_itself=True,
    ),
    Shortcut("press", _W, ("Space",), QT_TRANSLATE_NOOP("words", "Press the button that is marked"), by_itself=True),
    Shortcut("undo", _T, ("Ctrl+Z",), QT_TRANSLATE_NOOP("words", "Undo the last step")),
    Shortcut("redo", _T, ("Ctrl+Shift+Z", "Ctrl+Y"), QT_TRANSLATE_NOOP("words", "Redo what was undone")),
    Shortcut("say_scores", _T, ("Alt+S",), QT_TRANSLATE_NOOP("words", "Say how everybody stands (screen reader)")),
    Shortcut(
        "tap",
        _T,
        tuple(f"Shift+F{number}" for number in range(1, 10)),
        QT_TRANSLATE_NOOP("words", "Touch the first button that player 1, 2 and so on has on the board"),
        series=True,
    ),
    Shortcut("view", _T, ("Ctrl+Shift+L",), QT_TRANSLATE_NOOP("words", "Players in a list, or around the table")),
    Shortcut("payments", _T, ("Ctrl+Shift+V",), QT_TRANSLATE_NOOP("words", "Show who paid whom in the last hand")),
    Shortcut("course", _T, ("Ctrl+Shift+C",), QT_TRANSLATE_NOOP("words", "Show the course of the scores")),
    Shortcut("needed", _T, ("Ctrl+Shift+N",), QT_TRANSLATE_NOOP("words", "Show what is needed to change places")),
    Shortcut("to_history", _T, ("Alt+L",), QT_TRANSLATE_NOOP("words", "Go to the history")),
    Shortcut("session_rules", _T, ("Ctrl+Shift+R",), QT_TRANSLATE_NOOP("words", "Show the rules in force")),
    Shortcut("correct_start", _T, ("Ctrl+Shift+S",), QT_TRANSLATE_NOOP("words", "Correct how the session began")),
    Shortcut("players", _T, ("Ctrl+Shift+P",), QT_TRANSLATE_NOOP("words", "Change a player from the next hand on")),
    Shortcut("export", _T, ("Ctrl+E",), QT_TRANSLATE_NOOP("words", "Export the session to a file")),
    Shortcut("print", _T, ("Ctrl+P",), QT_TRANSLATE_NOOP("words", "Print the session")),
    Shortcut(
        "won",
        _H,
        tuple(f"Alt+{number}" for number in range(1, 10)),
        QT_TRANSLATE_NOOP("words", "Player 1, 2 and so on won, or did not"),
        series=True,
    ),
    Shortcut(
        "off",
        _H,
        tuple(f"Ctrl+{number}" for number in range(1, 10)),
        QT_TRANSLATE_NOOP("words", "Won off player 1, 2 and so on"),
        series=True,
    ),
    Shortcut("own_draw", _H, ("Ctrl+0",), QT_TRANSLATE_NOOP("words", "Won by the own draw")),
    Shortcut("to_outcomes", _H, ("Alt+O",), QT_TRANSLATE_NOOP("words", "Go to the outcomes that nobody wins")),
    Shortcut("to_hand", _H, ("Alt+H",), QT_TRANSLATE_NOOP("words", "Go to the field where a hand is typed")),
    Shortcut("to_ticks", _H, ("Alt+C",), QT_TRANSLATE_NOOP("words", "Go to the circumstances")),
    Shortcut("why", _H, ("Alt+Y",), QT_TRANSLATE_NOOP("words", "Show why the hand is worth that, or the tiles again")),
    Shortcut("look_up", _H, ("Alt+B",), QT_TRANSLATE_NOOP("words", "Look the chosen reason up in the reference")),
    Shortcut(
        "signs",
        _H,
        (),
        QT_TRANSLATE_NOOP("words", "Tiles: 1–9 and m, p, s or z, a red five 0, called sets in brackets"),
        written="1 2 3 m p s z ( ) [ ]",
    ),
    Shortcut("take_back", _H, ("Backspace",), QT_TRANSLATE_NOOP("words", "Take back what was entered last")),
    Shortcut("back", _H, ("Esc",), QT_TRANSLATE_NOOP("words", "Give up what was begun, go back one step")),
    Shortcut("record", _H, ("Return", "Enter"), QT_TRANSLATE_NOOP("words", "Record it and go on")),
    Shortcut("record_now", _H, ("Ctrl+Return",), QT_TRANSLATE_NOOP("words", "Record it, whatever is marked")),
    Shortcut(
        "next_hand",
        _H,
        ("PgDown", "PgUp"),
        QT_TRANSLATE_NOOP("words", "Go to the next hand that is entered, or the one before"),
    ),
    Shortcut(
        "suggested",
        _H,
        ("Right",),
        QT_TRANSLATE_NOOP("words", "Take the tile that completes the hand, as shown behind what is typed"),
        by_itself=True,
    ),
    Shortcut(
        "by_number",
        Where.ROWS,
        (),
        QT_TRANSLATE_NOOP(
            "words", "The player who won, then the one who gave the tile; 0 or the winner again: self-draw"
        ),
        written="1 2 3 4 0",
    ),
    Shortcut(
        "tiles",
        Where.ROWS,
        (),
        QT_TRANSLATE_NOOP("words", "The tile written on the key; hold it for two, longer for three"),
        written="1 … 0  Q … P  A … ;  Z … M",
    ),
    Shortcut(
        "runs",
        Where.ROWS,
        (),
        QT_TRANSLATE_NOOP("words", "With Alt: the run that begins there; hold it for its red five"),
        written="Alt",
    ),
    Shortcut("triplets", Where.ROWS, (), QT_TRANSLATE_NOOP("words", "With Shift: three of it"), written="Shift"),
    Shortcut(
        "called",
        Where.ROWS,
        (),
        QT_TRANSLATE_NOOP("words", "Called sets come next: a tile lays three, held a kan, with Alt a run"),
        written="/",
    ),
    Shortcut(
        "reddened", Where.ROWS, (), QT_TRANSLATE_NOOP("words", "The last five is the red one, or not"), written="-"
    ),
    Shortcut(
        "winning",
        Where.ROWS,
        (),
        QT_TRANSLATE_NOOP("words", "Another tile of those laid last is the winning one"),
        written="=",
    ),
    Shortcut(
        "ticks",
        Where.ROWS,
        ("F3", "F4", "F5", "F6", "F7", "F8", "F9"),
        QT_TRANSLATE_NOOP("words", "Tick the first circumstance, the second and so on"),
        series=True,
    ),
    Shortcut(
        "move",
        Where.TILES,
        ("Left", "Right", "Up", "Down"),
        QT_TRANSLATE_NOOP("words", "Go to the tile beside it"),
        written="← → ↑ ↓",
    ),
    Shortcut(
        "second",
        Where.TILES,
        ("Menu", "Shift+F10"),
        QT_TRANSLATE_NOOP("words", "As a long press: in the hand, make it the winning tile"),
    ),
    Shortcut(
        "choose",
        Where.HISTORY,
        ("Up", "Down", "PgUp", "PgDown", "Home", "End"),
        QT_TRANSLATE_NOOP("words", "Choose a hand"),
        written="↑ ↓",
    ),
    Shortcut("correct", Where.HISTORY, ("Return", "Enter", "Space"), QT_TRANSLATE_NOOP("words", "Correct it")),
    Shortcut("explain", Where.HISTORY, ("Alt+Return",), QT_TRANSLATE_NOOP("words", "Show why its hands are paid so")),
    Shortcut("strike", Where.HISTORY, ("Del",), QT_TRANSLATE_NOOP("words", "Strike it")),
    Shortcut(
        "more",
        Where.HISTORY,
        ("Menu", "Shift+F10"),
        QT_TRANSLATE_NOOP("words", "All that can be done about it"),
        by_itself=True,
    ),
    Shortcut("drill_hand", Where.HISTORY, ("Ctrl+Shift+D",), QT_TRANSLATE_NOOP("words", "Drill this hand")),
    Shortcut(
        "drill_answer",
        Where.DRILLS,
        ("Return", "Enter"),
        QT_TRANSLATE_NOOP("words", "Answer, then go on to the next one; begin a round"),
    ),
    Shortcut(
        "drill_choose",
        Where.DRILLS,
        (),
        QT_TRANSLATE_NOOP("words", "Choose what the key stands before"),
        written="1 … 9  A … Z",
    ),
    Shortcut("board_full", Where.BOARD, ("F11",), QT_TRANSLATE_NOOP("words", "Fill the screen, or leave it")),
    Shortcut("board_leave", Where.BOARD, ("Esc",), QT_TRANSLATE_NOOP("words", "Leave the full screen")),
    Shortcut("reference_find", Where.REFERENCE, ("Ctrl+F", "/"), QT_TRANSLATE_NOOP("words", "Search its pages")),
    Shortcut("reference_open", Where.REFERENCE, ("Return", "Enter"), QT_TRANSLATE_NOOP("words", "Open what is marked")),
    Shortcut(
        "reference_back", Where.REFERENCE, ("Alt+Left",), QT_TRANSLATE_NOOP("words", "Go back to the page before")
    ),
    Shortcut("reference_on", Where.REFERENCE, ("Alt+Right",), QT_TRANSLATE_NOOP("words", "Go on to the next page")),
    Shortcut("reference_leave", Where.REFERENCE, ("Esc",), QT_TRANSLATE_NOOP("words", "Clear the search, or close it")),
)
BY_ID: Final = {each.id: each for each in SHORTCUTS}
"""Each by what it is called here."""


def shown_keys(shortcut: Shortcut) -> str:
    """The keys as they are named on this system, such as `Ctrl+Z`; a series by its ends."""
    form = QKeySequence.SequenceFormat.NativeText
    names = [QKeySequence(keys).toString(form) for keys in shortcut.keys]
    if shortcut.written and shortcut.where is Where.ROWS:
        # The keys are meant by their places: what stands on them depends on the keyboard.
        return " ".join(key_caps().cap(each) for each in shortcut.written.split(" "))
    if shortcut.written:
        return shortcut.written
    return f"{names[0]} … {names[-1]}" if shortcut.series else "  ".join(names)
