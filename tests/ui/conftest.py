"""Windows for tests of widgets: shown, drawn in the program's look, and closed again."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.ui.style import Look, dress


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
