"""What stands on a printed page: words, lines to write on, and boxes beside or below one another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen, QTextLayout, QTextOption

from scorekeeper.ui.paper import MM, POINT, Box

INK: Final = "#000000"
QUIET: Final = "#4A4A4A"
LINE: Final = "#8A8A8A"
HAIR: Final = 0.6 * POINT
"""Width of a thin line."""
_ENDLESS: Final = 1e7
_WORD: Final = 6
_NO_SPACES: Final = "\u2e80"
"""From this letter on a writing puts no spaces between words."""
_TO_BASE: Final = 0.8
"""How far below its top a line of letters stands on its base, by its height."""


class Words:
    """A paragraph of words in one size of letters, in points; it goes on in the next line where there is no more room.

    Letters are narrowed to `tight` percent, and lines stand as much closer as `close` says.
    """

    def __init__(
        self,
        text: str,
        size: float,
        *,
        bold: bool = False,
        ink: str = INK,
        right: bool = False,
        tight: int = 100,
        close: float = 1.0,
    ) -> None:
        self._close = close
        self.text = text
        self.size = size
        self._ink = QColor(ink)
        self._align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self._font = QFont(QGuiApplication.font())
        self._font.setPixelSize(max(1, round(size * POINT)))
        self._font.setBold(bold)
        self._font.setStretch(tight)
        self._font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._laid: dict[float, tuple[QTextLayout, float]] = {}

    @property
    def natural(self) -> float:
        """How wide it is on one line."""
        return self._broken(_ENDLESS, QTextOption.WrapMode.WordWrap)[0].maximumWidth() + 1

    @property
    def least(self) -> float:
        """How wide its longest word is; where words are written without spaces, so many signs are one."""
        layout, _ = self._broken(1, QTextOption.WrapMode.WordWrap)
        lines = (layout.lineAt(i).naturalTextWidth() for i in range(layout.lineCount()))
        metrics = QFontMetricsF(self._font)
        joined = (word[:_WORD] for word in self.text.split() if any(sign >= _NO_SPACES for sign in word[:_WORD]))
        return max((*lines, *map(metrics.horizontalAdvance, joined)), default=0.0) + 1

    def base(self, width: float) -> float:
        """How far below its top the letters of its first line stand."""
        layout, _ = self._lay(width)
        return layout.lineAt(0).ascent() if layout.lineCount() else 0.0

    def height(self, width: float) -> float:
        """As high as its lines."""
        return self._lay(width)[1] if self.text else 0.0

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw the lines."""
        if self.text:
            painter.setPen(self._ink)
            self._lay(width)[0].draw(painter, QPointF(left, top))

    def _lay(self, width: float) -> tuple[QTextLayout, float]:
        if width not in self._laid:
            self._laid[width] = self._broken(width, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        return self._laid[width]

    def _broken(self, width: float, mode: QTextOption.WrapMode) -> tuple[QTextLayout, float]:
        layout = QTextLayout(self.text.replace("\n", "\u2028"), self._font)
        option = QTextOption(self._align)
        option.setWrapMode(mode)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        high = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, high))
            high += line.height() * self._close
        layout.endLayout()
        return layout, high


class Rule:
    """A thin line across, with some air above and below it."""

    def __init__(self, air: float = POINT) -> None:
        self._air = air

    def height(self, width: float) -> float:
        """Air above and below."""
        return 2 * self._air

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw the line."""
        _across(painter, left, top + self._air, width)


class Blank:
    """A label with a line behind it to write on, which is never shorter than `room`."""

    def __init__(self, label: str, size: float, room: float = 26 * MM, bold: bool = False) -> None:
        self._label = Words(label, size, bold=bold)
        self._room = room
        self._gap = 1.5 * MM
        self._high = size * POINT * 1.9

    @property
    def natural(self) -> float:
        """The label on one line, and the shortest line."""
        return self._label.natural + self._gap + self._room

    def height(self, width: float) -> float:
        """High enough for handwriting."""
        return max(self._high, self._label.height(self._told(width)))

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """The label stands on the line."""
        told, high = self._told(width), self.height(width)
        label = self._label.height(told)
        self._label.draw(painter, left, top + high - label, told)
        begin = min(self._label.natural, told) + self._gap
        base = top + high - self._label.size * POINT * (1 - _TO_BASE)
        _across(painter, left + begin, base, width - begin)

    def _told(self, width: float) -> float:
        """How wide the label may be."""
        return max(min(self._label.natural, width - self._gap - self._room), width * 0.3)


class Choice:
    """A little square to tick, with its words beside it."""

    def __init__(self, text: str, size: float) -> None:
        self._words = Words(text, size)
        self._side = size * POINT * 0.85
        self._gap = size * POINT * 0.4

    @property
    def natural(self) -> float:
        """Square and words on one line."""
        return self._side + self._gap + self._words.natural

    def height(self, width: float) -> float:
        """As high as its words."""
        return self._words.height(width - self._side - self._gap)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """The square stands beside the first line."""
        painter.setPen(QPen(QColor(QUIET), HAIR))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(left + HAIR / 2, top + self._side * 0.22, self._side - HAIR, self._side - HAIR))
        begin = self._side + self._gap
        self._words.draw(painter, left + begin, top, width - begin)


class Wide(Box, Protocol):
    """A box that knows how wide it would like to be."""

    @property
    def natural(self) -> float:
        """The width at which nothing of it is broken."""


class Stack:
    """Boxes below one another."""

    def __init__(self, boxes: Iterable[Box], gap: float = 0.0) -> None:
        self._boxes = tuple(boxes)
        self._gap = gap

    def height(self, width: float) -> float:
        """All of them and the gaps."""
        highs = [each.height(width) for each in self._boxes]
        return sum(highs) + self._gap * max(0, sum(high > 0 for high in highs) - 1)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw one after the other; what is empty takes no gap."""
        for each in self._boxes:
            high = each.height(width)
            each.draw(painter, left, top, width)
            top += high + (self._gap if high else 0)


class Beside:
    """Boxes beside one another at fixed widths; None takes what is left, shared alike. Their tops or, `level`, middles align."""

    def __init__(self, boxes: Sequence[tuple[Box, float | None]], gap: float = 0.0, level: bool = False) -> None:
        self._level = level
        self._boxes = tuple(boxes)
        self._gap = gap

    @property
    def natural(self) -> float:
        """All fixed widths and the gaps."""
        return sum(wide or 0.0 for _, wide in self._boxes) + self._gap * (len(self._boxes) - 1)

    def height(self, width: float) -> float:
        """As high as the highest of them."""
        return max((box.height(wide) for box, _, wide in self._laid(width)), default=0.0)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw them on one line."""
        high = self.height(width)
        for box, at, wide in self._laid(width):
            down = (high - box.height(wide)) / 2 if self._level else 0.0
            box.draw(painter, left + at, top + down, wide)

    def _laid(self, width: float) -> list[tuple[Box, float, float]]:
        fixed = sum(wide for _, wide in self._boxes if wide is not None)
        free = sum(wide is None for _, wide in self._boxes)
        room = width - self._gap * (len(self._boxes) - 1)
        share = max(1.0, (room - fixed) / max(1, free))
        narrowed = min(1.0, room / fixed) if fixed and not free else 1.0
        found, at = [], 0.0
        for box, wide in self._boxes:
            here = share if wide is None else wide * narrowed
            found.append((box, at, here))
            at += here + self._gap
        return found


class Row:
    """Boxes in a row that goes on in the next line where there is no more room; `even` gives each the same width."""

    def __init__(self, boxes: Sequence[Wide], gap: float, below: float = 0.0, even: bool = False) -> None:
        self._boxes = tuple(boxes)
        self._gap = gap
        self._below = below
        self._even = even

    def height(self, width: float) -> float:
        """All lines."""
        return max((top + box.height(wide) for box, _, top, wide in self._laid(width)), default=0.0)

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw line by line."""
        for box, x, y, wide in self._laid(width):
            box.draw(painter, left + x, top + y, wide)

    def _laid(self, width: float) -> list[tuple[Box, float, float, float]]:
        wanted = [min(width, box.natural) for box in self._boxes]
        if self._even and wanted:
            columns = max(1, min(len(wanted), int((width + self._gap) / (max(wanted) + self._gap))))
            wanted = [(width - self._gap * (columns - 1)) / columns] * len(wanted)
        found: list[tuple[Box, float, float, float]] = []
        x = y = high = 0.0
        for box, wide in zip(self._boxes, wanted, strict=True):
            if x and x + wide > width + 1:
                x, y, high = 0.0, y + high + self._below, 0.0
            found.append((box, x, y, wide))
            x += wide + self._gap
            high = max(high, box.height(wide))
        return found


def _across(painter: QPainter, left: float, at: float, width: float) -> None:
    painter.setPen(QPen(QColor(LINE), HAIR))
    painter.drawLine(QPointF(left, at), QPointF(left + max(0.0, width), at))
