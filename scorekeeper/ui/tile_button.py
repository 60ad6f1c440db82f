"""A tile that can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QBasicTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from scorekeeper.core.tiles import Tile
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_dots, draw_exhausted, draw_ring, draw_tile

HOLD_MS = 500
"""How long a finger rests for a long press."""
RAISED = 2
"""Pixels by which a tile rises under the pointer."""
DOTS = 10
"""Width of the column of dots beside a tile."""


class TileButton(QAbstractButton):
    """One tile as a button: `clicked` takes it, `held` (right click, long press, menu key) is the second meaning."""

    held = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tile: Tile | None = None
        self._width = 32
        self._winning = self._sideways = False
        self._dots: tuple[int, int] | None = None
        # There are dozens of tiles, and what Python makes for a timer of the other kind takes as long as a tile itself.
        self._hold = QBasicTimer()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def tile(self) -> Tile | None:
        """The tile that is shown, None for a back."""
        return self._tile

    def show_tile(
        self,
        tile: Tile | None,
        *,
        winning: bool = False,
        sideways: bool = False,
        dots: tuple[int, int] | None = None,
    ) -> None:
        """Show a tile: with the ring of the winning one, lying sideways, or with dots (copies left, copies there are)."""
        shown = (tile, winning, sideways, dots)
        if shown != (self._tile, self._winning, self._sideways, self._dots):
            self._tile, self._winning, self._sideways, self._dots = shown
            self.update()

    def show_width(self, width: int) -> None:
        """The tile's own width in pixels; the button may be larger."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """As large as the tile, its dots and a little air."""
        wide, high = self._width, round(self._width * RATIO)
        if self._sideways:
            wide, high = high, wide
        return QSize(wide + 4 + (DOTS if self._dots else 0), high + 2 * RAISED + 2)

    def face_rect(self) -> QRectF:
        """Where in the button the tile is drawn."""
        wide, high = float(self._width), float(round(self._width * RATIO))
        if self._sideways:
            wide, high = high, wide
        room = self.width() - (DOTS if self._dots else 0)
        top = self.height() - high - RAISED if self._sideways else (self.height() - high) / 2
        at = QRectF(round((room - wide) / 2), round(top), wide, high)
        if self.isEnabled():
            if self.isDown():
                at.translate(0, 1)
            elif self.underMouse():
                at.translate(0, -RAISED)
        return at

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile and what its state adds."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        at, inks = self.face_rect(), self._look.palette
        if self._dots is not None and self._tile is not None and not self.isEnabled() and self._dots[0] == 0:
            draw_exhausted(painter, at, self._tile, self.devicePixelRatioF(), self._look)
        else:
            pale = self._dots is not None and not self.isEnabled()
            if pale:
                painter.setOpacity(0.55)
            draw_tile(painter, at, self._tile, self.devicePixelRatioF(), self._look, self._sideways)
            if pale:
                painter.setOpacity(1.0)
        if self._winning:
            draw_ring(painter, at, inks.gold, 3)
        if self.hasFocus():
            # However high the tile is raised, its ring stays whole.
            room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            draw_ring(painter, at.adjusted(-1, -1, 1, 1).intersected(room), inks.focus, 2)
        if self._dots is not None:
            count, most = self._dots
            middle = QPointF(at.right() + 5, self.height() / 2 - 4 * (most - 1))
            draw_dots(painter, middle, count, most, self._look)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, and perhaps a long press."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._hold.start(HOLD_MS, self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click; after a long press it is none."""
        self._hold.stop()
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button; the menu key comes as a key too, and once is enough."""
        event.accept()
        # Qt may send it to the tile that came under the pointer meanwhile.
        if event.reason() is not QContextMenuEvent.Reason.Keyboard and self.rect().contains(event.pos()):
            self._hold.stop()
            self.setDown(False)
            self.held.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space clicks, the menu key is the second meaning; every other key belongs to whatever holds the tile."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif pressed(event, "second"):
            self.held.emit()
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew when it becomes possible or impossible to click."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._hold.stop()
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A long press ends when the focus goes elsewhere."""
        self._hold.stop()
        super().focusOutEvent(event)

    def timerEvent(self, event: QTimerEvent) -> None:
        """A long press has begun."""
        if event.timerId() == self._hold.timerId():
            self._hold.stop()
            self._hold_over()
        else:
            super().timerEvent(event)

    def _hold_over(self) -> None:
        if self.isDown():
            self.setDown(False)
            self.held.emit()
