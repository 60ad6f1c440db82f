"""What a child does with the window: clicks, keys, drags, sizes, languages and looks without any purpose."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QWidget,
)
from shiboken6 import Shiboken

from scorekeeper.app import Program
from scorekeeper.ui.languages import codes
from scorekeeper.ui.look_choice import COLOURS
from scorekeeper.ui.tile_button import TileButton
from tests.campaigns.user_watch import Watch
from tests.walks.hands import handle_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
HOLDING: Final = {SHIFT: Qt.Key.Key_Shift, ALT: Qt.Key.Key_Alt, CTRL: Qt.Key.Key_Control}
"""The key of each that is held."""
FIELDS: Final = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractItemView)
TEXTS: Final = ("123m", "5z", "ri", "444s", "-25000", "999999", "x", "0m", "99z", "e", "(234m)", "[1111z]", "dora:5s")
_NAMED: Final = (
    "Tab Backtab Return Space Escape Backspace Delete Left Right Up Down Home End PageUp PageDown "
    "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12"
)
KEYS: Final = (
    *(Qt.Key[f"Key_{name}"] for name in _NAMED.split()),
    *(Qt.Key(sign) for sign in b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ,.;/-=[]"),
)
CLOSING: Final = frozenset({(Qt.Key.Key_Q, CTRL), (Qt.Key.Key_W, CTRL), (Qt.Key.Key_F4, ALT), (Qt.Key.Key_F4, CTRL)})
"""Keys that end the program."""
SMALLEST, LARGEST = QSize(1024, 600), QSize(1600, 1000)


def name_of(widget: QWidget) -> str:
    """A widget as the list of acts names it."""
    return f"{type(widget).__name__} “{widget.accessibleName() or widget.property('text') or widget.objectName()}”"


def over_all() -> QWidget | None:
    """A list, a menu or a dialog that is over everything else, None when there is none."""
    found: tuple[QWidget | None, ...] = (QApplication.activePopupWidget(), QApplication.activeModalWidget())
    return next((each for each in found if each is not None), None)


def within(widget: QWidget) -> Iterator[QWidget]:
    """Every widget in another one, each asked of the one that it lies in.

    What PySide finds at once in a window it hangs on the window, and keeps it when the widgets are long gone. A place in
    memory is then taken twice when a new one comes there, and PySide lets go of the wrong one: the process ends.
    """
    for each in widget.children():
        if isinstance(each, QWidget):
            yield each
            yield from within(each)


class Wild:
    """Acts without a purpose, each chosen by chance."""

    def __init__(self, program: Program, watch: Watch, chance: Random) -> None:
        self.program = program
        self.watch = watch
        self.chance = chance
        self.acts: tuple[tuple[Callable[[], None], int], ...] = (
            (self.click, 104),
            (self.key, 36),
            (self.types, 10),
            (self.drag, 16),
            (self.resize, 4),
            (self.redress, 3),
            (self.choose_language, 2),
        )

    def act(self) -> None:
        """Do anything."""
        acts, weights = zip(*self.acts, strict=True)
        self.chance.choices(acts, weights)[0]()

    def top(self) -> QWidget:
        """The window that a player's hand would reach first."""
        found = over_all()
        if found is not None:
            return found
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()]
        beside = [each for each in others if each is not self.program.window and each.windowHandle() is not None]
        return self.chance.choice(beside) if beside and self.chance.random() < 0.2 else self.program.window

    def reachable(self, window: QWidget) -> list[QWidget]:
        """What can be clicked in a window: in sight, on, and not covered."""
        found: list[QWidget] = []
        for each in within(window):
            if isinstance(each, FIELDS) and each.isVisible() and each.isEnabled() and each.window() is window:
                on_top = window.childAt(each.mapTo(window, each.rect().center()))
                if on_top is not None and (on_top is each or each.isAncestorOf(on_top)):
                    found.append(each)
        return found

    def click(self) -> None:
        window = self.top()
        if isinstance(window, QMenu):
            self._choose(window)
            return
        found, handle = self.reachable(window), window.windowHandle()
        if not found or handle is None:
            self.program.window.activateWindow()
            return
        widget = self.chance.choice(found)
        button = RIGHT if self.chance.random() < 0.1 else LEFT
        inside = QPoint(self.chance.randrange(widget.width()), self.chance.randrange(widget.height()))
        at = widget.mapTo(window, widget.rect().center() if self.chance.random() < 0.7 else inside)
        twice = self.chance.random() < 0.05
        self.watch.note(f"{button.name} {'double ' if twice else ''}click {name_of(widget)}")
        (QTest.mouseDClick if twice else QTest.mouseClick)(handle, button, PLAIN, at)
        self.watch.done()

    def _choose(self, menu: QMenu) -> None:
        acts = [each for each in menu.actions() if each.isVisible() and each.isEnabled() and not each.isSeparator()]
        act = self.chance.choice(acts) if acts else None
        if act is None or act is self.program.desk.menu.quit or self.chance.random() < 0.2:
            self.watch.note("leave the menu")
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            self.watch.done()
            return
        self.watch.note(f"menu “{act.text()}”")
        QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(act).center())
        self.watch.done()

    def key(self) -> None:
        which, held = self.chance.choice(KEYS), self.chance.choice((PLAIN,) * 7 + (SHIFT, ALT, CTRL))
        window = self.top()
        quits = which is Qt.Key.Key_Return and isinstance(window, QMenu)
        if (which, held) in CLOSING or quits:
            return
        self.watch.note(f"key {held.name} {which.name}")
        # As the system hands keys on: to the window, not to a widget that may close at the press and miss the release.
        if held in HOLDING and isinstance(window, QMenu):
            # Holding it may close the list, and the test library would send the rest where it was.
            QTest.keyClick(handle_of(window), HOLDING[held])
            window = self.top()
        if held in HOLDING:
            # The key may close the window, and the test library would let go of the other one where it was.
            handle = handle_of(window)
            QTest.keyPress(handle, which, held)
            for each in (which, HOLDING[held]):
                there = Shiboken.isValid(handle)
                QTest.keyRelease(handle if there else handle_of(over_all() or self.program.window), each)
        else:
            QTest.keyClick(handle_of(window), which)
        self.watch.done()

    def types(self) -> None:
        text, window = self.chance.choice(TEXTS), self.top()
        if isinstance(window, QMenu):
            return
        self.watch.note(f"type {text}")
        for sign in text:
            handle = window.windowHandle() if window.isVisible() else None
            if handle is not None:
                QTest.keyClick(handle, ord(sign))
                self.watch.done()

    def drag(self) -> None:
        window = self.top()
        handle, found = window.windowHandle(), self.reachable(window)
        tiles = [each for each in found if isinstance(each, TileButton)] or found
        if isinstance(window, QMenu) or not tiles or handle is None:
            return
        one, other = self.chance.choice(tiles), self.chance.choice(tiles)
        button = RIGHT if self.chance.random() < 0.2 else LEFT
        begin, end = (each.mapTo(window, each.rect().center()) for each in (one, other))
        self.watch.note(f"{button.name} drag {name_of(one)} to {name_of(other)}")
        QTest.mousePress(handle, button, PLAIN, begin)
        between = self.chance.random()
        for step in (1, 2, 3):
            if not window.isVisible():
                return
            QTest.mouseMove(handle, begin + (end - begin) * step / 3)
            if step == 2 and between < 0.1:
                self.watch.note("amid it")
                self.chance.choice((self.redress, self.choose_language, self.resize, self.key))()
        if window.isVisible():
            QTest.mouseRelease(handle, button, PLAIN, end)
        self.watch.done()

    def resize(self) -> None:
        size = QSize(
            self.chance.randint(SMALLEST.width(), LARGEST.width()),
            self.chance.randint(SMALLEST.height(), LARGEST.height()),
        )
        size = SMALLEST if self.chance.random() < 0.3 else size
        self.watch.note(f"size {size.width()} × {size.height()}")
        self.watch.counts["resizes"] += 1
        self.program.window.resize(size)
        self.watch.done()

    def choose_language(self) -> None:
        code = self.chance.choice(("", *codes()))
        self.watch.note(f"language “{code}”")
        self.watch.counts["languages"] += 1
        self.program.choose_language(code)
        self.watch.done()

    def redress(self) -> None:
        """Another look; what is being entered stays."""
        looks, chance = self.program.looks, self.chance
        entered, alone = self.program.entry.drafts_record(), self.program.loose.drafts_record()
        way = chance.randrange(7)
        now = looks.choice
        self.watch.note(f"look {way}")
        self.watch.counts["looks"] += 1
        match way:
            case 0 | 1:
                looks.choose(replace(now, colours=chance.choice(COLOURS)))
            case 2:
                looks.choose(replace(now, tiles=chance.choice(("traditional", "large")), touch=not now.touch))
            case 3:
                self.program.boards.choose_view(chance.random() < 0.5, chance.random() < 0.5)
            case 4:
                self.program.looks.toggle_keys()
            case 5:
                looks.choose(replace(now, still=not now.still, numerals=not now.numerals))
            case _:
                looks.choose(replace(now, newcomer=not now.newcomer))
        self.watch.done()
        after = self.program.entry.drafts_record(), self.program.loose.drafts_record()
        if after != (entered, alone):
            self.watch.fault(f"another look has changed what was being entered, {entered} and {alone}, to {after}")
