"""A score that was called out, where a table enters no tiles."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from scorekeeper.core.declaration import Ask, Question
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import TARGET, Look
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

MOST_DIGITS = 6
WIDE = 120
"""Digits of a number that is written out, and the width of its field in pixels."""
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


class CalledArea(QScrollArea):
    """Where what is called out lies: where the words are long there are more lines of answers than fit."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = CalledPage(look, self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self.page)


class CalledPage(QWidget):
    """`declared` carries everything that was called out; a fact of one group takes those of the others back."""

    declared = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: Groups = ()
        self._called: Mapping[str, object] = {}
        self._buttons: dict[tuple[str, str], AnswerButton] = {}
        self._numbers: dict[str, QLineEdit] = {}
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
                if question.id in self._numbers:
                    show_number(self._numbers[question.id], called.get(question.id))

    def button_of(self, question: str, choice: str) -> AnswerButton:
        """The button of an answer."""
        return self._buttons[question, choice]

    def await_number(self) -> None:
        """Let the keyboard begin with a number where that is all there is to say."""
        if self._numbers and not self._buttons:
            next(iter(self._numbers.values())).setFocus()

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [*self._buttons.values(), *self._numbers.values()]

    def number_of(self, question: str) -> QLineEdit:
        """The field of a number that is written out."""
        return self._numbers[question]

    def _build(self, groups: Groups, speech: Speech) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        self._groups, self._buttons, self._numbers = groups, {}, {}
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
        gloss(label, terms_of(speech), terms_of(speech).of(question.id))
        label.ensurePolished()
        label.setMinimumHeight(self._look.target)
        self._labels.append(label)
        answers = QWidget(line)
        wrapping = Wrapping(answers, spacing=1)
        for choice, word in question.choices:
            button = AnswerButton(answers)
            button.setMinimumWidth(TARGET)
            button.setText(speech.word(word))
            button.setAccessibleName(ui("answer_says", question=label.text(), answer=button.text()))
            if not choice.isdecimal():
                gloss(button, terms_of(speech), terms_of(speech).of(choice))
            button.clicked.connect(lambda on, choice=choice: self._tell(question, choice, on))
            wrapping.addWidget(button)
            self._buttons[question.id, choice] = button
        if question.ask is Ask.NUMBER and not question.choices:
            field = number_field(answers)
            field.setAccessibleName(label.text())
            field.setMinimumHeight(self._look.target)
            field.textEdited.connect(lambda text: self._write(question, text))
            label.setBuddy(field)
            wrapping.addWidget(field)
            self._numbers[question.id] = field
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(answers, 1)
        return line

    def _tell(self, question: Question, choice: str, on: bool) -> None:
        """Say everything that is called out now."""
        told = self._beside(question)
        self.declared.emit({**told, question.id: value_of(question, choice)} if on else told)

    def _write(self, question: Question, text: str) -> None:
        """Say a number that was written out."""
        told = self._beside(question)
        self.declared.emit({**told, question.id: int(text)} if text.isdecimal() else told)

    def _beside(self, question: Question) -> dict[str, object]:
        """What else of a question's group is called out."""
        group = next(each for each in self._groups if question in each)
        return {each.id: self._called[each.id] for each in group if each.id in self._called and each is not question}


def number_field(parent: QWidget) -> QLineEdit:
    """A field for a whole number."""
    field = QLineEdit(parent)
    field.setMaxLength(MOST_DIGITS)
    field.setFixedWidth(WIDE)
    field.setAlignment(Qt.AlignmentFlag.AlignRight)
    field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), field))
    return field


def show_number(field: QLineEdit, number: object) -> None:
    """Show a number that was called out, nothing for none."""
    text = "" if number is None else str(number)
    if field.text() != text and not (field.text().isdecimal() and int(field.text()) == number):
        field.setText(text)
