"""A score that was called out, where a table enters no tiles."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.ruleset import Ask, Question
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

Groups = tuple[tuple[Question, ...], ...]


def value_of(question: Question, choice: str) -> object:
    """What choosing a button answers: a number where one is asked for."""
    return int(choice) if question.ask is Ask.NUMBER else choice


class AnswerButton(QPushButton):
    """One answer to a question."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setProperty("role", "compact")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space clicks; every other key belongs to the window."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class CalledPage(QWidget):
    """`declared` carries everything that was called out; a fact of one group takes those of the others back."""

    declared = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: Groups = ()
        self._called: Mapping[str, object] = {}
        self._buttons: dict[tuple[str, str], AnswerButton] = {}
        self._labels: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def show_called(self, groups: Groups, called: Mapping[str, object], speech: Speech) -> None:
        """Show what can be called out, and what was."""
        self._called = called
        if groups != self._groups:
            self._build(groups, speech)
        for group in groups:
            for question in group:
                for choice, _ in question.choices:
                    on = called.get(question.id) == value_of(question, choice)
                    self._buttons[question.id, choice].setChecked(on)

    def button_of(self, question: str, choice: str) -> AnswerButton:
        """The button of an answer."""
        return self._buttons[question, choice]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return list(self._buttons.values())

    def _build(self, groups: Groups, speech: Speech) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.deleteLater()
        self._groups, self._buttons = groups, {}
        self._labels.clear()
        for group in groups:
            for question in group:
                self._column.addWidget(self._line(question, speech))
        widest = max((label.sizeHint().width() for label in self._labels), default=0)
        for label in self._labels:
            label.setFixedWidth(widest)
        self._column.addStretch(1)

    def _line(self, question: Question, speech: Speech) -> QWidget:
        """A question and its answers."""
        line = QWidget(self)
        label = QLabel(speech.word(question.word), line)
        label.setProperty("role", "question")
        label.ensurePolished()
        label.setMinimumHeight(self._look.target)
        self._labels.append(label)
        answers = QWidget(line)
        wrapping = Wrapping(answers, spacing=4)
        for choice, word in question.choices:
            button = AnswerButton(answers)
            button.setMinimumWidth(self._look.target - 6)
            button.setText(speech.word(word))
            button.setAccessibleName(ui("answer_says", question=label.text(), answer=button.text()))
            button.clicked.connect(lambda on, choice=choice: self._tell(question, choice, on))
            wrapping.addWidget(button)
            self._buttons[question.id, choice] = button
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(answers, 1)
        return line

    def _tell(self, question: Question, choice: str, on: bool) -> None:
        """Say everything that is called out now."""
        group = next(each for each in self._groups if question in each)
        told = {each.id: self._called[each.id] for each in group if each.id in self._called}
        told.pop(question.id, None)
        self.declared.emit({**told, question.id: value_of(question, choice)} if on else told)
