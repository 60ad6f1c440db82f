"""One hand of a table of hands: whether it counts, what it is worth, and how that differs from the preset."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.awards import LIMIT, NO_AWARD, Award
from scorekeeper.core.problem import Problem
from scorekeeper.ui.rules_boxes import Tick
from scorekeeper.ui.rules_house import NameLine
from scorekeeper.ui.rules_worth import NOTHING, PART, POINTS, WHOLE, WorthChoice, award_text
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import TARGET
from scorekeeper.ui.words import ui

CONTROL = 304
"""The width of what sets a worth, in pixels, so that all stand in one column."""

_FIRST: Award = (LIMIT, None)
"""What a hand is worth that is switched on for the first time."""


class Caption(QLabel):
    """A name that can be clicked like the tick before it."""

    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click is a click on the tick."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class AwardRow(QWidget):
    """`edited` carries the award somebody has chosen, `renamed` another name for a club's own hand."""

    edited = Signal(object)
    reset = Signal()
    renamed = Signal(str)
    removed = Signal()

    def __init__(self, word: str, sentence: str, own: bool, waits: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self._award: Award = NO_AWARD
        self._usual: Award | None = None
        self._last: Award = _FIRST
        self.tick = Tick("", self)
        self.tick.setMinimumWidth(TARGET)
        self.tick.setAccessibleName(word)
        self.tick.setAccessibleDescription(sentence)
        self.tick.clicked.connect(self._switch)
        self.caption = Caption(word, self)
        self.caption.clicked.connect(self.tick.click)
        self.help, self.note, self.fault = (QLabel(self) for _ in range(3))
        self.help.setText(sentence)
        for label, role in ((self.caption, "body"), (self.help, "small"), (self.note, "size"), (self.fault, "problem")):
            label.setProperty("role", role)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.fault.hide()
        self.won = self._worth(word, "awards_won", (WHOLE, PART, POINTS))
        self.waiting = self._worth(word, "awards_waiting", (NOTHING, WHOLE, PART, POINTS)) if waits else None
        self.back = self._button(word, "rules_reset", self.reset)
        self.rename = self._button(word, "awards_rename")
        self.remove = self._button(word, "awards_remove", self.removed)
        self.naming = NameLine(self, ui("awards_name"))
        self.naming.named.connect(self.renamed)
        self.rename.clicked.connect(lambda: self.naming.ask(word))
        self._lay_out()

    def _worth(self, word: str, part: str, units: tuple[str, ...]) -> WorthChoice:
        choice = WorthChoice(ui("answer_says", question=word + ":", answer=ui(part)), units, self)
        choice.setFixedWidth(CONTROL)
        choice.edited.connect(self._tell)
        choice.refused.connect(self._say)
        return choice

    def _button(self, word: str, act: str, done: object = None) -> QPushButton:
        button = QPushButton(ui(act), self)
        button.setProperty("role", "compact")
        button.setAutoDefault(False)
        button.setAccessibleName(ui("answer_says", question=word + ":", answer=ui(act)))
        if done is not None:
            button.clicked.connect(done)
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        self.caption.setMinimumHeight(self.tick.sizeHint().height())
        for label in (self.caption, self.help, self.note, self.fault):
            words.addWidget(label)
        words.addStretch(1)
        acts = QHBoxLayout()
        acts.addStretch(1)
        for button in (self.back, self.rename, self.remove):
            button.setVisible(self._own and button is not self.back)
            acts.addWidget(button)
        side = QGridLayout()
        side.setVerticalSpacing(4)
        self._heads: list[QLabel] = []
        for place, (choice, word) in enumerate(((self.won, "awards_won"), (self.waiting, "awards_waiting"))):
            if choice is not None:
                head = QLabel(ui(word), self)
                head.setProperty("role", "small")
                head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                side.addWidget(head, place, 0)
                side.addWidget(choice, place, 1)
                self._heads.append(head)
        side.addLayout(acts, 2, 0, 1, 2)
        side.setRowStretch(3, 1)
        line = QFrame(self)
        line.setProperty("role", "line")
        line.setFixedHeight(1)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.tick, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        top.addLayout(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(4)
        column.addWidget(line)
        column.addLayout(top)
        column.addWidget(self.naming)

    @property
    def stops(self) -> list[QWidget]:
        """What the Tab key stops at, in order."""
        choices = [each for each in (self.won, self.waiting) if each is not None]
        boxes = [box for each in choices for box in (each.units, each.points, each.part)]
        return [self.tick, *boxes, self.back, self.rename, self.remove, self.naming.line, self.naming.save]

    def show_award(self, award: Award, usual: Award | None, preset: str) -> None:
        """Show an award beside the preset's; None: the preset does not know the hand."""
        on = award != NO_AWARD
        if award != self._award:
            self.fault.hide()
        self._award = award
        if usual != self._usual:
            self._usual, self._last = usual, usual if usual is not None and usual != NO_AWARD else _FIRST
        if on:
            self._last = award
        self.tick.setChecked(on)
        for choice, worth in zip((self.won, self.waiting), award, strict=True):
            if choice is not None:
                choice.setVisible(on)
                choice.show_worth(worth)
        for head in self._heads:
            head.setVisible(on)
        changed = award != usual
        if usual is None:
            self.note.setText(ui("awards_added", preset=preset))
        else:
            self.note.setText(ui("rules_changed_from", preset=preset, value=award_text(usual)))
        self.note.setVisible(changed)
        self.back.setVisible(changed and not self._own)

    def show_fault(self, problem: Problem) -> None:
        """Say why the hand cannot be called so."""
        self._say(Speech().say(problem))

    def _switch(self, on: bool) -> None:
        self.edited.emit(self._last if on else NO_AWARD)

    def _tell(self) -> None:
        self.edited.emit((self.won.worth, None if self.waiting is None else self.waiting.worth))

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
