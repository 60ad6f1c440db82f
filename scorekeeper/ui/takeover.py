"""Whether a game is taken over while it runs, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QVBoxLayout, QWidget

from scorekeeper.core.declaration import Question
from scorekeeper.core.entry_view import Asked
from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.questions import Questions
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui

WIDEST = 440
"""The greatest width of the tick's words in one line, in pixels."""


class Takeover(QWidget):
    """A tick that unfolds the questions about a running game; `changed` tells that an answer did.

    The questions are a widget of their own, to stand where there is room for them.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[Question, ...] = ()
        self._players: tuple[str, ...] = ()
        self._answers: dict[str, object] = {}
        self.tick = QCheckBox(self)
        self.tick.ensurePolished()
        self.tick.setText(in_lines(ui("takeover"), self.tick.fontMetrics(), WIDEST))
        self.tick.setToolTip(ui("takeover_tip"))
        self.tick.setAccessibleDescription(ui("takeover_tip"))
        self.tick.toggled.connect(self._unfold)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tick)
        self.questions = Questions(parent)
        self.questions.answered.connect(self._answer)
        self.questions.hide()

    @property
    def start(self) -> dict[str, object] | None:
        """Where the running game stands as a record tells it, None for a new game."""
        if not self.tick.isChecked():
            return None
        answers = {each.id: self._answers.get(each.id, each.default) for each in self._asked}
        return {key: list(value) if isinstance(value, tuple) else value for key, value in answers.items()}

    def show_start(self, start: Mapping[str, object] | None) -> None:
        """Show where a running game was taken over, None for a game from its beginning."""
        self._answers = {} if start is None else dict(start)
        self.tick.setChecked(start is not None)
        self._show()

    def show_questions(self, asked: tuple[Question, ...], players: tuple[str, ...]) -> None:
        """Ask these questions of these players; answers given before stand where the question is still asked."""
        kept = {each.id for each in asked} & set(self._answers)
        if asked != self._asked:
            self._answers = {key: self._answers[key] for key in kept if self._fits(key, asked)}
        self._asked, self._players = asked, players
        self.tick.setVisible(bool(asked))
        self._show()

    def _fits(self, key: str, asked: tuple[Question, ...]) -> bool:
        question = next(each for each in asked if each.id == key)
        return not question.choices or self._answers[key] in {choice for choice, _ in question.choices}

    def _answer(self, question: str, value: object) -> None:
        self._answers[question] = value
        self._show()
        self.changed.emit()

    def _unfold(self, on: bool) -> None:
        self._show()
        self.questions.setVisible(on)
        # What has just unfolded comes next, whenever it was made.
        before: QWidget = self.tick
        for field in self.questions.findChildren(QWidget) if on else ():
            part_of_a_box = isinstance(field.parent(), QAbstractSpinBox)
            if field.focusPolicy() & Qt.FocusPolicy.TabFocus and not part_of_a_box:
                QWidget.setTabOrder(before, field)
                before = field
        self.changed.emit()

    def _show(self) -> None:
        if self.tick.isChecked():
            asked = tuple(Asked(each, self._answers.get(each.id, each.default)) for each in self._asked)
            self.questions.show_questions(asked, self._players, Speech())
