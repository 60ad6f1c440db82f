"""How a key of the table of shortcuts is pressed in a walk."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scorekeeper.ui.shortcut_rows import SHORTCUTS
from tests.walks.evening import Evening
from tests.walks.hands import handle_of

ROWS = {each.id: each for each in SHORTCUTS}


SCORED = "234m99m56788p234s9m"


Act = Callable[[Evening], None]


def press_keys(keys: str, widget: QWidget) -> None:
    """Press a key with what is held beside it."""
    QTest.keySequence(handle_of(widget), QKeySequence(keys))
    QApplication.processEvents()


def do(evening: Evening, shortcut: str, number: int = 0) -> None:
    """Press a shortcut's key, of a series the one with a number."""
    press_keys(ROWS[shortcut].keys[number], evening.program.window)


def opens(shortcut: str, kind: type[QDialog]) -> Act:
    """A key opens a window, which is closed again."""

    def act(evening: Evening) -> None:
        do(evening, shortcut)
        (found,) = [each for each in evening.program.window.findChildren(kind) if each.isVisible()]
        found.close()
        evening.looks_at_the_window()

    return act
