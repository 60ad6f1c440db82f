"""The hand in typed notation, read while it is typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from scorekeeper.core.declaration import Declaration
from scorekeeper.core.problem import Problem
from scorekeeper.ui.labels import mark
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.typing_tip import typing_hint, typing_tip
from scorekeeper.ui.words import ui

MARGIN: Final = 14
"""Pixels of the field beside its text."""
LEAST, NARROW = 100, 64
"""Its least width in pixels, and where there is little room."""


class TypedEntry(QLineEdit):
    """`typed` carries the whole text after each key, `confirmed` the Enter key, `accepted` that the hint is taken.

    A fault is said right below the field, and the text stays as it is.
    """

    typed = Signal(str)
    confirmed = Signal()
    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(ui("typed"))
        self.stand_narrow(False)
        self._hint = ""
        self.bubble = QLabel(parent)
        self.bubble.setProperty("role", "bubble")
        self.bubble.setWordWrap(True)
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()
        self.textEdited.connect(self.typed)

    def stand_narrow(self, narrow: bool) -> None:
        """Take no more room than a few tiles need, or a whole set and more."""
        self.setMinimumWidth(NARROW if narrow else LEAST)

    def show_hint(self, hint: str) -> None:
        """Show pale what would complete the hand; the right arrow key takes it."""
        if hint != self._hint:
            self._hint = hint
            self.update()

    @property
    def hint(self) -> str:
        """What is shown pale behind the text."""
        return self._hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and the hint behind it where there is room."""
        super().paintEvent(event)
        if not self._hint or not self.text():
            return
        room = self.rect().adjusted(MARGIN, 0, -MARGIN, 0)
        left = room.left() + self.fontMetrics().horizontalAdvance(self.text()) + 2
        if left + self.fontMetrics().horizontalAdvance(self._hint) > room.right():
            return
        painter = QPainter(self)
        painter.setPen(self.palette().placeholderText().color())
        painter.drawText(QRect(left, 0, room.right() - left, self.height()), Qt.AlignmentFlag.AlignVCenter, self._hint)

    def show_text(self, text: str, problem: Problem | None, declaration: Declaration, speech: Speech) -> None:
        """Show what is typed, what is wrong with it, and how the rules' own sets and rows are typed."""
        if text != self.text():
            self.setText(text)
        sentence = speech.say(problem) if problem else ""
        mark(self, "faulty", problem is not None)
        self.setPlaceholderText(typing_hint(declaration))
        tip = sentence or typing_tip(declaration, speech)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.bubble.setText(sentence)
        self.bubble.setVisible(bool(sentence) and self.isVisible())
        if sentence:
            self._place_sentence()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for Record; all else is typing."""
        if pressed(event, "record"):
            self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Right and self._hint and self.cursorPosition() == len(self.text()):
            self.accepted.emit()
        else:
            super().keyPressEvent(event)

    def _place_sentence(self) -> None:
        """Right below the field, over whatever stands there."""
        holder = self.bubble.parentWidget()
        if holder is None:
            return
        width = min(320, holder.width())
        self.bubble.resize(width, self.bubble.heightForWidth(width))
        below = self.mapTo(holder, QPoint(self.width() - width, self.height() + 2)) if self.parent() else QPoint()
        self.bubble.move(max(0, below.x()), below.y())
        self.bubble.raise_()
