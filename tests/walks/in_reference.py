"""What the keys of the reference do, one act for each row of the shortcuts."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.shortcuts import sequences
from tests.walks.hands import handle_of, key, type_text
from tests.walks.reading import Reading


def press(evening: Reading, shortcut: str, number: int = 0) -> None:
    """Press a shortcut's key in the window of the reference."""
    QTest.keySequence(handle_of(evening.window), QKeySequence(sequences(shortcut)[number]))
    QApplication.processEvents()


def searches(evening: Reading) -> None:
    for number in range(2):
        evening.window.read()
        press(evening, "reference_find", number)
        assert evening.window.pages.search.hasFocus()


def opens(evening: Reading) -> None:
    type_text(evening.window, "pinfu")
    press(evening, "reference_open")
    assert evening.title == "Pinfu"
    key(evening.window, Qt.Key.Key_Down)
    press(evening, "reference_open", 1)
    assert evening.window.page.isAncestorOf(evening.window.focusWidget())


def goes_back(evening: Reading) -> None:
    press(evening, "reference_back")
    assert evening.title != "Pinfu"


def goes_on(evening: Reading) -> None:
    press(evening, "reference_on")
    assert evening.title == "Pinfu"


def leaves(evening: Reading) -> None:
    window = evening.window
    press(evening, "reference_find")
    press(evening, "reference_leave")
    assert not window.pages.search.text()
    press(evening, "reference_leave")
    assert not window.isVisible()


IN_THE_REFERENCE: dict[str, Callable[[Reading], None]] = {
    "reference_find": searches,
    "reference_open": opens,
    "reference_back": goes_back,
    "reference_on": goes_on,
    "reference_leave": leaves,
}
