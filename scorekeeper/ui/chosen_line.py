"""What is told of the chosen line of the history: who paid whom, why, and the hand to be counted by oneself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from scorekeeper.ui.history import History
from scorekeeper.ui.words import ui


class ChosenLine(QHBoxLayout):
    """A sentence and two buttons; none of them is there while nothing is told."""

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__()
        self._parent = parent
        self._history = history
        self.settled = QLabel(parent)
        self.settled.setProperty("role", "quiet")
        self.settled.setWordWrap(True)
        self.why = self._button("past_why", lambda: history.ask(history.explained))
        self.drill = self._button("past_drill", lambda: history.ask(history.drilled))
        self.addWidget(self.settled, 1)
        for each in (self.why, self.drill):
            self.addWidget(each, alignment=Qt.AlignmentFlag.AlignVCenter)
        self.show_within(False)
        history.told.connect(self._tell)

    def show_within(self, shown: bool) -> None:
        """Show what is told where the history is in sight."""
        for each in (self.settled, self.why, self.drill):
            each.setVisible(shown and self.telling)

    @property
    def telling(self) -> bool:
        """Whether anything is told."""
        return bool(self.settled.text())

    def _tell(self, settled: str) -> None:
        """Say who paid whom in the line that was chosen."""
        self.settled.setText(settled)
        self.show_within(self._history.isVisible())

    def _button(self, word: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(ui(word), self._parent)
        button.setProperty("role", "compact")
        button.setToolTip(ui(f"{word}_tip"))
        button.setAccessibleDescription(ui(f"{word}_tip"))
        button.clicked.connect(act)
        return button
