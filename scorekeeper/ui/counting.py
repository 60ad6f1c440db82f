"""A number that counts up or down to its new value; whoever asks is told the new one at once."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from scorekeeper.core.late import Late
from scorekeeper.ui.speech import points

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

MOVING: Final = 400
"""How long points are on their way, in milliseconds."""
APPEARING: Final = 150
"""How long something new takes to appear, in milliseconds."""


def letter_of(font: QFont, size: int) -> QFont:
    """The letter of a score of a size in pixels: bold, figures all of one width."""
    letter = QFont(font)
    letter.setPixelSize(size)
    letter.setWeight(QFont.Weight.DemiBold)
    letter.setFeature(QFont.Tag("tnum"), 1)
    return letter


class Counting(QLabel):
    """A score in a letter of its own; while it moves, what is drawn lies between the old and the new one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.letter = QFont(self.font())
        self._number: int | None = None
        self._drawn = 0
        self._rolling = Late(self._made_rolling)

    def _made_rolling(self) -> "QVariantAnimation":
        # Read when points move for the first time.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        rolling = QVariantAnimation(self)
        rolling.setDuration(MOVING)
        rolling.setEasingCurve(QEasingCurve.Type.OutCubic)
        rolling.valueChanged.connect(self._draw_number)
        rolling.finished.connect(self.update)
        return rolling

    def show_number(self, number: int, *, moving: bool) -> None:
        """Show a number, on its way from the one before where things move."""
        before, self._number = self._number, number
        if self._rolling.made is not None:
            self._rolling.made.stop()
        self.setText(points(number))
        if moving and before is not None and before != number and self.isVisible():
            self._drawn = before
            rolling = self._rolling()
            rolling.setStartValue(before)
            rolling.setEndValue(number)
            rolling.start()

    def show_in(self, letter: QFont) -> None:
        """Draw the number in a letter, whatever the style sheet says of its size."""
        if letter != self.letter:
            self.letter = letter
            self.update()

    @property
    def moving(self) -> bool:
        """Whether the number drawn is not yet the one that is meant."""
        rolling = self._rolling.made
        return rolling is not None and rolling.state() is rolling.State.Running

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number as far as it has come."""
        painter = QPainter(self)
        painter.setFont(self.letter)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = points(self._drawn) if self.moving else self.text()
        painter.drawText(self.contentsRect(), self.alignment() | Qt.TextFlag.TextDontClip, text)

    def _draw_number(self, number: object) -> None:
        if isinstance(number, int):
            self._drawn = number
            self.update()
