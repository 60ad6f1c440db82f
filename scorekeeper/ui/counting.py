"""A number that counts up or down to its new value; whoever asks is told the new one at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from scorekeeper.core.late import Late
from scorekeeper.ui.around import largest_that_fits
from scorekeeper.ui.speech import points

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

MOVING: Final = 400
"""How long points are on their way, in milliseconds."""
APPEARING: Final = 150
"""How long something new takes to appear, in milliseconds."""
BOUNDLESS: Final = 16_777_215
"""What Qt takes for no bound of a width."""


class Counting(QLabel):
    """A score in a letter of its own; while it moves, what is drawn lies between the old and the new one."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self.letter = QFont(self.font())
        self._tail = 0
        self._number: int | None = None
        self._drawn = 0
        self._rolling = Late(self._made_rolling)

    def _made_rolling(self) -> QVariantAnimation:
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

    def size_within(self, wide: int, high: int, least: int, most: int) -> int:
        """The largest size between two in which the number fits a room, in pixels."""

        def drawn(size: int) -> tuple[int, int]:
            letter = QFontMetrics(self._letter(size))
            return letter.horizontalAdvance(self.text()), letter.capHeight() + letter.descent()

        def fits(size: int) -> bool:
            across, down = drawn(size)
            return across <= wide and down <= high

        # A letter grows almost evenly; for every size that is tried its file is read anew.
        across, down = drawn(most)
        return largest_that_fits(least, most, fits, int(most * min(wide / max(across, 1), high / down)))

    def show_at(self, size: int, *, whole: bool) -> None:
        """Draw the number at a size, whatever the style sheet says of it; as a `whole` it takes the width it needs."""
        letter = self._letter(size)
        if letter != self.letter:
            self.letter = letter
            # Of the commas between the figures; what letters reach down may be half as much again.
            self._tail = QFontMetrics(letter).tightBoundingRect("0,000").bottom()
            self.update()
        wide = QFontMetrics(letter).horizontalAdvance(self.text()) if whole else 0
        self.setMinimumWidth(wide)
        self.setMaximumWidth(wide if whole else BOUNDLESS)
        # A width that is ignored counts as none, whatever the least one is.
        across = QSizePolicy.Policy.Fixed if whole else QSizePolicy.Policy.Ignored
        self.setSizePolicy(across, QSizePolicy.Policy.Ignored)

    def _letter(self, size: int) -> QFont:
        """Of a size in pixels: bold, figures all of one width."""
        letter = QFont(self._panel.font())
        letter.setPixelSize(size)
        letter.setWeight(QFont.Weight.DemiBold)
        letter.setFeature(QFont.Tag("tnum"), 1)
        return letter

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
        room, lines = self.contentsRect(), painter.fontMetrics()
        # Some letters keep so much air above that their figures would lie too low for a tight place.
        low = (room.height() - lines.height()) // 2 + lines.ascent() + self._tail + 1 - room.height()
        painter.drawText(room.translated(0, -max(0, low)), self.alignment() | Qt.TextFlag.TextDontClip, text)

    def _draw_number(self, number: object) -> None:
        if isinstance(number, int):
            self._drawn = number
            self.update()
