"""The course of the scores: a line for each player over the hands, told apart by ink and pattern, named at its end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from scorekeeper.core.ledger import Row
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import points
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import listed, ui

LINES: Final = (
    ("felt_text", Qt.PenStyle.SolidLine),
    ("loss", Qt.PenStyle.DashLine),
    ("focus", Qt.PenStyle.DotLine),
    ("gold_text", Qt.PenStyle.DashDotLine),
    ("ink", Qt.PenStyle.DashDotDotLine),
)
"""How each player's line is drawn: its ink and its pattern."""
_STEPS: Final = (1, 2, 5)
_MOST_LINES: Final = 5
_PAD: Final = 8.0
_NAMES: Final = 0.24
"""The share of the width that names may take."""


class ScoreCourse(QWidget):
    """How the scores have gone since the start."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inks = look.palette
        self._size = look.type["small"]
        self._players: tuple[str, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._words: RowWords | None = None
        self.scores: tuple[tuple[int, ...], ...] = ()
        self.ends: tuple[QRectF, ...] = ()
        self.marks: tuple[QRectF, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_session(self, view: SessionView) -> None:
        """Show the course of a session."""
        ledger = view.ledger
        rows = tuple(row for row in ledger.rows if row.scores)
        self._players = ledger.players
        self._rows, self._words = rows, RowWords(ledger)
        self.scores = (_start(rows[0]), *(row.scores for row in rows)) if rows else ()
        self.setAccessibleName(ui("pane_course"))
        self.setAccessibleDescription(listed(self._said()))
        self.update()

    def _said(self) -> list[str]:
        if not self.scores:
            return [ui("course_empty")]
        return [
            ui("course_says", name=name, start=self.scores[0][seat], score=self.scores[-1][seat])
            for seat, name in enumerate(self._players)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel, the lines of equal points, the players' lines, and their names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = 2 if self.hasFocus() else 1
        painter.setPen(QPen(QColor(self._inks.focus if self.hasFocus() else self._inks.line), wide))
        painter.setBrush(QColor(self._inks.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), _PAD, _PAD)
        font = QFont(self.font())
        font.setPixelSize(self._size)
        painter.setFont(font)
        if not self.scores:
            painter.setPen(QColor(self._inks.quiet))
            painter.drawText(
                QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD),
                Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
                ui("course_empty"),
            )
            return
        self._draw(painter, QFontMetricsF(font))

    def _draw(self, painter: QPainter, metrics: QFontMetricsF) -> None:
        every = [score for scores in self.scores for score in scores]
        low, high, step = scale_of(min(every), max(every))
        marks = range(low, high + 1, step)
        left = max(metrics.horizontalAdvance(points(mark)) for mark in marks) + 2 * _PAD
        widest = max(metrics.horizontalAdvance(name) for name in self._players)
        names = min(widest, self.width() * _NAMES)
        line = metrics.height()
        plot = QRectF(left, _PAD + line / 2, 0, 0)
        plot.setRight(self.width() - names - 2 * _PAD)
        plot.setBottom(self.height() - _PAD - line * 1.25)
        for mark in marks:
            y = _height(plot, mark, low, high)
            painter.setPen(QColor(self._inks.line))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(self._inks.quiet))
            at = QRectF(0, y - line / 2, left - _PAD, line)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, points(mark))
        self._draw_deals(painter, plot, metrics)
        for seat in range(len(self._players)):
            self._draw_player(painter, plot, seat, low, high)
        self._draw_names(painter, plot, metrics, (low, high), names)

    def _draw_deals(self, painter: QPainter, plot: QRectF, metrics: QFontMetricsF) -> None:
        """The deals below, as many as stand side by side."""
        words = self._words
        texts = (ui("course_start"), *("" if words is None else words.deal(row) for row in self._rows))
        taken, line = 0.0, metrics.height()
        marks: list[QRectF] = []
        painter.setPen(QColor(self._inks.quiet))
        for at, text in enumerate(texts):
            wide = metrics.horizontalAdvance(text)
            # The last ones end with the lines: the names stand to the right of them.
            x = min(_across(plot, at, len(texts)) - wide / 2, plot.right() + _PAD / 2 - wide)
            if x >= taken:
                painter.drawText(QPointF(x, self.height() - _PAD), text)
                marks.append(QRectF(x, self.height() - _PAD - line, wide, line))
                taken = x + wide + _PAD
        self.marks = tuple(marks)

    def _draw_player(self, painter: QPainter, plot: QRectF, seat: int, low: int, high: int) -> None:
        places = [
            QPointF(_across(plot, at, len(self.scores)), _height(plot, scores[seat], low, high))
            for at, scores in enumerate(self.scores)
        ]
        pen = QPen(self._ink(seat), 2.5, LINES[seat % len(LINES)][1])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink(seat))
        painter.drawEllipse(places[-1], 3.5, 3.5)

    def _draw_names(
        self, painter: QPainter, plot: QRectF, metrics: QFontMetricsF, bounds: tuple[int, int], wide: float
    ) -> None:
        """Each name beside the end of its line, moved apart where ends lie close together."""
        wanted = [_height(plot, score, *bounds) for score in self.scores[-1]]
        line = metrics.height()
        tops = apart([each - line / 2 for each in wanted], line, 2.0, self.height() - line - 2.0)
        self.ends = tuple(QRectF(plot.right() + _PAD, top, wide + 1, line) for top in tops)
        for seat, (name, place) in enumerate(zip(self._players, self.ends, strict=True)):
            painter.setPen(self._ink(seat))
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, wide + 1)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _ink(self, seat: int) -> QColor:
        return QColor(getattr(self._inks, LINES[seat % len(LINES)][0]))


def scale_of(low: int, high: int) -> tuple[int, int, int]:
    """The bounds of a scale in round numbers, and the step between its lines, a few at the most."""
    step = 1
    while True:
        for factor in _STEPS:
            size = step * factor
            bottom, top = low // size * size, -(-high // size) * size
            if (top - bottom) // size < _MOST_LINES:
                return bottom, max(top, bottom + size), size
        step *= 10


def apart(tops: list[float], high: float, least: float, most: float) -> list[float]:
    """Lines of text moved apart so that none covers another, within bounds, each as near to its place as can be."""
    order = sorted(range(len(tops)), key=lambda at: tops[at])
    found = list(tops)
    floor = least
    for at in order:
        found[at] = max(found[at], floor)
        floor = found[at] + high
    ceiling = most
    for at in reversed(order):
        found[at] = min(found[at], ceiling)
        ceiling = found[at] - high
    return found


def _start(row: Row) -> tuple[int, ...]:
    """The scores before a row."""
    return tuple(score - moved for score, moved in zip(row.scores, row.deltas, strict=True))


def _across(plot: QRectF, at: int, count: int) -> float:
    return plot.left() + plot.width() * at / max(count - 1, 1)


def _height(plot: QRectF, score: int, low: int, high: int) -> float:
    return plot.bottom() - plot.height() * (score - low) / (high - low)
