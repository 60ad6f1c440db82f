"""What a hand at the mouse and the keyboard does: every act goes to the shown window, at the widget's place.

An act on a widget that is hidden, or lies under another one, fails the test.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


def place(widget: QWidget) -> QPoint:
    """The middle of a widget in its window; the test fails when something else lies there."""
    assert widget.isVisible(), f"{widget!r} is not to be seen"
    window = widget.window()
    at = widget.mapTo(window, widget.rect().center())
    assert window.rect().contains(at), f"{widget!r} lies outside its window"
    there = window.childAt(at) or window
    assert there is widget or widget.isAncestorOf(there), f"{there!r} lies over {widget!r}"
    return at


def click(widget: QWidget, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click in the middle of a widget."""
    at = place(widget)
    handle = widget.window().windowHandle()
    QTest.mouseClick(handle, button, Qt.KeyboardModifier.NoModifier, at)
    QApplication.processEvents()


def press(widget: QWidget) -> None:
    """Press the left button in the middle of a widget and keep it down."""
    at = place(widget)
    QTest.mousePress(widget.window().windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def release(widget: QWidget) -> None:
    """Let the left button go."""
    handle = widget.window().windowHandle()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(widget))


def key(window: QWidget, which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in a window."""
    QTest.keyClick(window.windowHandle(), which, held)
    QApplication.processEvents()


def type_in(window: QWidget, text: str) -> None:
    """Type a text in a window, sign by sign."""
    for sign in text:
        QTest.keyClick(window.windowHandle(), ord(sign))
    QApplication.processEvents()


def focusable(window: QWidget) -> Iterator[QWidget]:
    """Every widget that is to be seen and takes the focus by Tab or by a click."""
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield widget


def said(widget: QWidget) -> str:
    """What a screen reader says of a widget: its accessible name, or a button's own text."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


def tab_stops(window: QWidget, most: int = 200) -> list[QWidget]:
    """What the Tab key stops at, once around."""
    stops: list[QWidget] = []
    for _ in range(most):
        key(window, Qt.Key.Key_Tab)
        now = window.focusWidget()
        if now in stops:
            return stops
        stops.append(now)
    return stops
