"""Buttons of which one is on: the Tab key stops at that one, the arrow keys go to the others."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup


class OneOf(QButtonGroup):
    """Qt lets Tab stop where the keyboard was last; what is put on by a key of its own or by what is shown counts too."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.buttonToggled.connect(self._stop_at)

    def _stop_at(self, button: QAbstractButton, on: bool) -> None:
        if on and self.exclusive():
            for each in self.buttons():
                each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is button else Qt.FocusPolicy.ClickFocus)
