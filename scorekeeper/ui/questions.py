"""The further questions an outcome asks, one below the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from scorekeeper.core.declaration import Ask, Question
from scorekeeper.core.entry_view import Asked
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.seat_wind import winds_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.wrapping import Wrapping


class Questions(QWidget):
    """An outcome's questions one below the other; `answered` carries a question's id and the answer."""

    answered = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[Question, ...], tuple[str, ...], tuple[Wind, ...]] = ((), (), ())
        self._fields: dict[str, tuple[QWidget, Callable[[Asked], None]]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_questions(
        self, asked: tuple[Asked, ...], players: tuple[str, ...], speech: Speech, winds: tuple[Wind, ...] = ()
    ) -> None:
        """Show the questions with their answers so far; the fields stay the same ones while the questions do."""
        shown = (tuple(each.question for each in asked), players, winds)
        if shown != self._shown:
            self._shown = shown
            self._build(players, speech)
        for each in asked:
            _, show = self._fields[each.question.id]
            show(each)

    def field(self, question: str) -> QWidget:
        """What a question is answered in."""
        return self._fields[question][0]

    def _build(self, players: tuple[str, ...], speech: Speech) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._fields = {}
        if not self._shown[0]:
            return
        # Read when something is asked; most deals ask nothing.
        from scorekeeper.ui.question_fields import field_of

        numbers: Wrapping | None = None
        for question in self._shown[0]:
            field, show = field_of(
                question, players, winds_of(len(players), self._shown[2]), speech, self.answered.emit
            )
            numbers = self._stand(question, field, numbers, speech)
            self._fields[question.id] = (field, show)
        for widget in self.findChildren(QWidget):
            # A thing keeps the size it had before the style sheet reached it, unless it is told.
            widget.ensurePolished()
            widget.updateGeometry()

    def _stand(self, question: Question, field: QWidget, numbers: Wrapping | None, speech: Speech) -> Wrapping | None:
        """Put a field below what it asks; a number stands beside it, and a tick beside the number before it if it fits.

        The row of the number is given back, for the tick that may follow.
        """
        if question.ask is Ask.TICK:
            if numbers is None:
                self._column.addWidget(field)
            else:
                numbers.addWidget(field)
            return None
        label = QLabel(speech.word(question.word), self)
        label.setProperty("role", "question")
        if question.ask not in {Ask.NUMBER, Ask.COUNT}:
            self._column.addWidget(label)
            self._column.addWidget(field)
            return None
        holder = QWidget(self)
        row = Wrapping(holder, 16)
        number = QWidget(holder)
        pair = QHBoxLayout(number)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(16)
        pair.addWidget(label)
        pair.addWidget(field)
        row.addWidget(number)
        self._column.addWidget(holder)
        return row
