"""A player's two hands: one holds the mouse, the other types. Both act on the window, never on a widget.

So a click on what is hidden, covered or scrolled away does what it does for a person: nothing, or something else.
"""

from typing import Protocol

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from scorekeeper.core.tiles import Tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.tile_picker import TilePicker

STOPS = 200
"""More stops of the Tab key than any window has."""

drops_a_list = pytest.mark.qt_log_ignore(r"^This plugin does not support (raise\(\)|grabbing)", extend=True)
"""For a walk that opens a menu or a list: without a screen Qt cannot bring one to the front, and says so."""


class Hand(Protocol):
    """One way of doing what a player does."""

    def press(self, widget: QWidget) -> None:
        """Do what a button is for."""

    def write(self, field: QWidget, text: str) -> None:
        """Fill a field with a text."""

    def enter(self, panel: EntryPanel, tiles: tuple[Tile, ...]) -> None:
        """Put tiles into the hand, one after the other."""

    def pick(self, panel: EntryPanel, tile: Tile) -> None:
        """Pick one tile of the picker."""

    def choose(self, button: QWidget, menu: QMenu, action: QAction) -> None:
        """Choose something from the menu behind a button."""


def handle_of(widget: QWidget) -> QWindow:
    """The window that the system knows a widget by."""
    handle = widget.window().windowHandle()
    assert handle is not None, f"{widget.accessibleName()}: its window was never shown"
    return handle


def click(widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click a window where a widget is, or a place within the widget."""
    place = widget.mapTo(widget.window(), widget.rect().center() if at is None else at)
    QTest.mouseClick(handle_of(widget), button, Qt.KeyboardModifier.NoModifier, place)
    QApplication.processEvents()


def click_rect(widget: QWidget, rect: QRect) -> None:
    """Click in the middle of a part of a widget."""
    click(widget, rect.center())


def key(widget: QWidget, which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in a widget's window."""
    QTest.keyClick(handle_of(widget), which, held)
    QApplication.processEvents()


def type_text(widget: QWidget, text: str) -> None:
    """Type a text of plain letters, digits and signs in a widget's window."""
    for sign in text:
        QTest.keyClick(handle_of(widget), ord(sign))
    QApplication.processEvents()


def listing(menu: QMenu, entry: QAction) -> QMenu:
    """The menu that lists an entry: itself, or a list beside it."""
    (found,) = [each for each in (menu, *menu.findChildren(QMenu)) if entry in each.actions()]
    return found


def way_to(menu: QMenu, entry: QAction) -> list[QAction]:
    """What is chosen one after the other on the way to an entry."""
    found = listing(menu, entry)
    return [entry] if found is menu else [*way_to(menu, found.menuAction()), entry]


def _tiles_of_one(one: QWidget, other: QWidget) -> bool:
    """Whether two tiles stand in one picker; Tab stops there once, arrows go through it."""
    return isinstance(one.parent(), TilePicker) and one.parent() is other.parent()


def one_of_few(one: QWidget, other: QWidget) -> bool:
    """Whether two buttons belong to one group of which one is on; the same there."""
    if not isinstance(one, QAbstractButton) or not isinstance(other, QAbstractButton):
        return False
    return one.group() is not None and one.group() is other.group()


class Mouse:
    """The mouse alone, but for texts."""

    def press(self, widget: QWidget) -> None:
        click(widget)

    def write(self, field: QWidget, text: str) -> None:
        click(field)
        key(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        type_text(field, text)

    def enter(self, panel: EntryPanel, tiles: tuple[Tile, ...]) -> None:
        for tile in tiles:
            self.pick(panel, tile)

    def pick(self, panel: EntryPanel, tile: Tile) -> None:
        click(panel.builder.picker.key_of(tile))

    def choose(self, button: QWidget, menu: QMenu, action: QAction) -> None:
        click(button)
        for entry in way_to(menu, action):
            list_of = listing(menu, entry)
            click_rect(list_of, list_of.actionGeometry(entry))


class Keyboard:
    """The keyboard alone."""

    def press(self, widget: QWidget) -> None:
        self._go_to(widget)
        key(widget, Qt.Key.Key_Space)

    def write(self, field: QWidget, text: str) -> None:
        self._go_to(field)
        key(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        type_text(field, text)

    def enter(self, panel: EntryPanel, tiles: tuple[Tile, ...]) -> None:
        type_text(panel, "".join(tile.code for tile in tiles))

    def pick(self, panel: EntryPanel, tile: Tile) -> None:
        self.press(panel.builder.picker.key_of(tile))

    def choose(self, button: QWidget, menu: QMenu, action: QAction) -> None:
        self.press(button)
        for entry in way_to(menu, action):
            list_of = listing(menu, entry)
            for _ in list_of.actions():
                if list_of.activeAction() is entry:
                    break
                key(list_of, Qt.Key.Key_Down)
            assert list_of.activeAction() is entry
            key(list_of, Qt.Key.Key_Return)

    def _go_to(self, widget: QWidget) -> None:
        """Go on with Tab until the widget has the focus; within the picker with the arrow keys."""
        for _ in range(STOPS):
            focus = QApplication.focusWidget()
            if focus is widget:
                return
            if focus is not None and (_tiles_of_one(focus, widget) or one_of_few(focus, widget)):
                self._go_across(focus, widget)
            else:
                key(widget, Qt.Key.Key_Tab)
        raise AssertionError(f"the Tab key never reaches “{widget.accessibleName()}”")

    def _go_across(self, focus: QWidget, widget: QWidget) -> None:
        here, there = focus.geometry().center(), widget.geometry().center()
        if here.y() != there.y():
            key(widget, Qt.Key.Key_Down if here.y() < there.y() else Qt.Key.Key_Up)
        else:
            key(widget, Qt.Key.Key_Right if here.x() < there.x() else Qt.Key.Key_Left)
