"""What is told of the chosen line of the history: who paid whom, why, and the hand to be counted by oneself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from scorekeeper.core.late import Late
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.history import History


class ChosenLine(QHBoxLayout):
    """A sentence and two buttons; none of them is there while nothing is told, nor made before there are lines."""

    settled: QLabel
    why: QPushButton
    drill: QPushButton

    def __init__(self, history: Late[History], parent: QWidget) -> None:
        super().__init__()
        self._parent = parent
        self._parts: tuple[QWidget, ...] = ()
        history.then(self._follow)

    def _follow(self, history: History) -> None:
        self.settled = QLabel(self._parent)
        self.settled.setProperty("role", "quiet")
        self.settled.setWordWrap(True)
        self.why = self._button("past_why", lambda: history.ask(history.explained))
        self.drill = self._button("past_drill", lambda: history.ask(history.drilled))
        self.addWidget(self.settled, 1)
        before: QWidget = history
        for each in (self.why, self.drill):
            self.addWidget(each, alignment=Qt.AlignmentFlag.AlignVCenter)
            QWidget.setTabOrder(before, each)
            before = each
        self._parts = (self.settled, self.why, self.drill)
        self.show_within(False)
        history.told.connect(lambda settled: self._tell(settled, not history.isHidden()))

    def show_within(self, shown: bool) -> None:
        """Show what is told where the history is in sight."""
        for each in self._parts:
            each.setVisible(shown and self.telling)

    @property
    def telling(self) -> bool:
        """Whether anything is told."""
        return bool(self._parts and self.settled.text())

    def _tell(self, settled: str, shown: bool) -> None:
        """Say who paid whom in the line that was chosen."""
        self.settled.setText(settled)
        self.show_within(shown)

    def _button(self, word: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(ui(word), self._parent)
        button.setProperty("role", "compact")
        button.setToolTip(ui(f"{word}_tip"))
        button.setAccessibleDescription(ui(f"{word}_tip"))
        button.clicked.connect(act)
        return button
