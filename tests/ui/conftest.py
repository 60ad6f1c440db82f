"""Windows for tests of widgets: shown, drawn in the program's look, and closed again."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.controller.entry import Entry
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import Look, dress
from tests.ui.panels import SMALL, Open, joined


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The look of the program in light inks."""
    look = Look()
    dress(qapp, look)
    return look


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[QWidget, int, int], None]:
    """Show a widget as a window of a size and wait until it is there."""

    def shown(widget: QWidget, width: int = 620, height: int = 480) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        with qtbot.waitExposed(widget):
            widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)

    return shown


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Open:
    """Show a panel over an Entry in a window of a size."""

    def shown_panel(of: Entry, size: tuple[int, int] = SMALL, drawn: Look = look) -> EntryPanel:
        panel = joined(of, drawn)
        show(panel, *size)
        return panel

    return shown_panel
