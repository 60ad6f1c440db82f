"""Where letters of a text stand that a label or a button shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QTextLayout, QTextLine, QTextOption
from PySide6.QtWidgets import QStyle, QWidget


def letters_at(
    over: QWidget, text: str, span: range, room: QRect, alignment: Qt.AlignmentFlag, *, wrap: bool = False
) -> list[QRectF]:
    """The places of some letters of a text that a widget draws in a room, a rectangle for each line they stand on."""
    layout = QTextLayout(text.replace("\n", "\u2028"), over.font())
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap if wrap else QTextOption.WrapMode.ManualWrap)
    layout.setTextOption(option)
    high = _break_lines(layout, room.width())
    flags = QStyle.visualAlignment(over.layoutDirection(), alignment)
    top = float(room.y())
    if flags & Qt.AlignmentFlag.AlignVCenter:
        top += (room.height() - high) / 2
    elif flags & Qt.AlignmentFlag.AlignBottom:
        top += room.height() - high
    lines = (layout.lineAt(number) for number in range(layout.lineCount()))
    return [
        place.translated(room.x() + _shift(line, room.width(), flags), top)
        for line in lines
        if (place := _on(line, span)) is not None
    ]


def _break_lines(layout: QTextLayout, width: int) -> float:
    """Break a text into lines of a width; how high they are together."""
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    return high


def _shift(line: QTextLine, width: int, flags: Qt.AlignmentFlag) -> float:
    """How far to the right a line stands in a room of a width."""
    spare = width - line.naturalTextWidth()
    if flags & Qt.AlignmentFlag.AlignHCenter:
        return spare / 2
    return spare if flags & Qt.AlignmentFlag.AlignRight else 0.0


def _on(line: QTextLine, span: range) -> QRectF | None:
    """Where letters stand within a line, None when none of them does."""
    start = max(span.start, line.textStart())
    stop = min(span.stop, line.textStart() + line.textLength())
    if start >= stop:
        return None
    left, right = _x(line, start), _x(line, stop)
    return QRectF(left, line.y(), right - left, line.height())


def _x(line: QTextLine, at: int) -> float:
    """How far to the right the letter at a place begins."""
    # Some versions answer with the place they have looked at too.
    found: object = line.cursorToX(at)
    first: object = found[0] if isinstance(found, tuple) else found
    return float(str(first))
