"""Who paid whom, drawn as arrows over the board; the mouse reaches what lies below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from scorekeeper.ui.around import Places
from scorekeeper.ui.counting import APPEARING
from scorekeeper.ui.routes import Payment, Route, Ways
from scorekeeper.ui.speech import points
from scorekeeper.ui.style import Look

_HEAD: Final = 9.0
_LINE: Final = 2.5
_PAD: Final = 4.0


class PaymentArrows(QWidget):
    """An arrow for every two players between whom points moved, each with its amount."""

    def __init__(self, look: Look, parent: QWidget | None = None, scale: float = 1.0) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._inks = look.palette
        self._size = look.type["note"]
        self._scale = scale
        self._payments: tuple[Payment, ...] = ()
        self._faded = False
        self.routes: tuple[Route, ...] = ()
        self._appearing = QVariantAnimation(self)
        self._appearing.setDuration(APPEARING)
        self._appearing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._appearing.setStartValue(0.0)
        self._appearing.setEndValue(1.0)
        self._appearing.valueChanged.connect(lambda _: self.update(self._drawn()))

    def show_payments(self, payments: tuple[Payment, ...], places: Places, *, faded: bool, moving: bool) -> None:
        """Show what moved between seats; `faded` tells that it was taken back."""
        new, before = payments != self._payments, self._drawn()
        self._payments, self._faded = payments, faded
        metrics = QFontMetricsF(self._font())
        sizes = [
            QSizeF(metrics.horizontalAdvance(points(moved)) + 2 * _PAD * self._scale, metrics.height())
            for _, _, moved in payments
        ]
        self.routes = Ways(places, self._scale).routes(zip(payments, sizes, strict=True))
        if new and moving and payments:
            self._appearing.start()
        elif new:
            self._appearing.stop()
            self._appearing.setCurrentTime(APPEARING)
        self.update(before | self._drawn())

    def _drawn(self) -> QRegion:
        """Where the arrows are; all else below is drawn anew only when it changes itself."""
        region, air = QRegion(), _HEAD * self._scale
        for route in self.routes:
            line = QPolygonF(route.corners).boundingRect()
            for part in (line, route.label):
                region |= QRegion(part.adjusted(-air, -air, air, air).toAlignedRect())
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every line first, then every amount, so that none is crossed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(float(self._appearing.currentValue() or 1.0))
        ink = QColor(self._inks.quiet if self._faded else self._inks.accent)
        for route in self.routes:
            self._draw_line(painter, route, ink)
        for route in self.routes:
            self._draw_amount(painter, route)

    def _draw_line(self, painter: QPainter, route: Route, ink: QColor) -> None:
        head = _HEAD * self._scale
        end, before = route.corners[-1], route.corners[-2]
        way = QLineF(before, end).unitVector()
        step = QPointF(way.dx(), way.dy())
        base = end - step * head
        path = QPainterPath(route.corners[0])
        for corner in (*route.corners[1:-1], base):
            path.lineTo(corner)
        pen = QPen(ink, _LINE * self._scale, Qt.PenStyle.DashLine if self._faded else Qt.PenStyle.SolidLine)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        side = QPointF(-step.y(), step.x()) * head * 0.6
        painter.drawPolygon(QPolygonF([end, base + side, base - side]))

    def _draw_amount(self, painter: QPainter, route: Route) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._inks.paper))
        painter.drawRoundedRect(route.label, _PAD * self._scale, _PAD * self._scale)
        painter.setPen(QColor(self._inks.quiet if self._faded else self._inks.ink))
        painter.setFont(self._font())
        painter.drawText(QRectF(route.label), Qt.AlignmentFlag.AlignCenter, points(route.points))

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(self._size * self._scale))
        font.setWeight(QFont.Weight.Bold)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font
