"""The hand in typed notation, read while it is typed."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Declaration
from scorekeeper.ui.labels import mark
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.typing_tip import typing_hint, typing_tip
from scorekeeper.ui.words import ui


class TypedEntry(QLineEdit):
    """`typed` carries the whole text after each key, `confirmed` the Enter key.

    A fault is said right below the field, and the text stays as it is.
    """

    typed = Signal(str)
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(ui("typed"))
        self.setMinimumWidth(110)
        self.bubble = QLabel(parent)
        self.bubble.setProperty("role", "bubble")
        self.bubble.setWordWrap(True)
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()
        self.textEdited.connect(self.typed)

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
