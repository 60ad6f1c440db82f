"""A window of the reference in a test's hands: opened on a made-up book, and what can be seen and heard of it."""

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from scorekeeper.core.reference_view import Find, ReferenceView
from scorekeeper.ui.reference_example import ExampleView
from scorekeeper.ui.reference_grid import PieceTable
from scorekeeper.ui.reference_window import ReferenceWindow
from scorekeeper.ui.style import Look
from tests.books import finding, reference

NARROW, WIDE = (1024, 600), (1280, 800)
ALT: Final = Qt.KeyboardModifier.AltModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
Opened = Callable[..., ReferenceWindow]


@pytest.fixture(name="opened")
def opened_reference(look: Look, show: Callable[..., None]) -> Opened:
    """Opens the window at a page."""

    def open_window(
        page: str = "simple",
        view: ReferenceView | None = None,
        find: Find | None = None,
        size: tuple[int, int] = NARROW,
        drawn: Look = look,
    ) -> ReferenceWindow:
        window = ReferenceWindow(drawn)
        window.show_reference(view or reference(), find or finding())
        window.open_page(page)
        show(window, *size)
        QApplication.processEvents()
        return window

    return open_window


def texts(window: ReferenceWindow) -> list[str]:
    return [label.text() for label in window.page.findChildren(QLabel) if label.text()]


def tables(window: ReferenceWindow) -> list[PieceTable]:
    return [each for each in window.page.stops() if isinstance(each, PieceTable)]


def read_aloud(table: PieceTable, row: int, column: int) -> str:
    return str(table.model().index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))


def example(window: ReferenceWindow) -> ExampleView:
    (found,) = window.page.findChildren(ExampleView)
    return found


def link(window: ReferenceWindow, text: str) -> QPushButton:
    return next(each for each in window.page.findChildren(QPushButton) if each.text() == text)
