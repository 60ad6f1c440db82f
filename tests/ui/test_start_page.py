"""The page that is seen first."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorekeeper.ui.menu import MainMenu
from scorekeeper.ui.start_page import StartPage
from scorekeeper.ui.style import Look
from tests.ui.acts import key


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_way_in_focus_is_gone_by_the_keyboard(look: Look, show: Callable[..., None], pressed: Qt.Key) -> None:
    page = StartPage(look, MainMenu(QWidget()))
    show(page, 1024, 580)
    gone: list[str] = []
    page.new.clicked.connect(lambda: gone.append("new"))
    page.first().setFocus()
    key(page, pressed)
    assert gone == ["new"]
