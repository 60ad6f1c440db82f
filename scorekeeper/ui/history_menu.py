"""The menu of a line of the history, built when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.history import History


def line_menu(history: History, event: int) -> QMenu:
    """All that can be done about the line of an event."""
    menu = QMenu(history)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for word, act in (
        ("past_why", history.explained),
        ("past_drill", history.drilled),
        ("past_correct", history.corrected),
        ("past_insert", history.inserted),
        ("past_strike", history.struck),
    ):
        menu.addAction(ui(word)).triggered.connect(lambda _=False, act=act: act.emit(event))
    return menu
