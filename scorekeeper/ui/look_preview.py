"""Samples of a look: a swatch of its inks, some of its tiles, and a small piece of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.tiles import Tile, tile
from scorekeeper.ui.palettes import Palette
from scorekeeper.ui.speech import arrow, points
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_ring, draw_tile
from scorekeeper.ui.words import ui

SAMPLE: Final = ("5m", "0p", "3s", "1z")
ROWS: Final = (("1m", "7m", "0m", "9p", "4p"), ("1s", "8s", "2z", "6z", "3f"))
SCORE: Final = 25000
MOVES: Final = (8000, -3900)


def swatch(inks: Palette, size: QSize, ratio: float) -> QPixmap:
    """A small window in some inks: the table, a line of text, what is chosen and the dealer's gold."""
    pixmap = _empty(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The rest is air before the words.
    wide, high = float(size.width() - 8), float(size.height())
    painter.setPen(QPen(QColor(inks.quiet), 1))
    painter.setBrush(QColor(inks.panel))
    painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, high - 1), 5, 5)
    painter.setPen(QPen(QColor(inks.table_edge), 1))
    painter.setBrush(QColor(inks.table))
    painter.drawRoundedRect(QRectF(5, 5, wide * 0.36, high - 10), 3, 3)
    left = wide * 0.36 + 10
    for i, ink in enumerate((inks.ink, inks.gain, inks.loss)):
        painter.setPen(QPen(QColor(ink), 2.5, c=Qt.PenCapStyle.RoundCap))
        y = 8 + i * (high - 16) / 2
        painter.drawLine(QPointF(left, y), QPointF(wide - 7 - 4 * i, y))
    painter.end()
    return pixmap


def some_tiles(look: Look, width: int, ratio: float) -> QPixmap:
    """A few tiles of a look in a row, each so many pixels wide."""
    pixmap = _empty(QSize((width + 2) * len(SAMPLE) + 6, round(width * RATIO)), ratio)
    painter = QPainter(pixmap)
    for i, code in enumerate(SAMPLE):
        draw_tile(painter, QRectF(i * (width + 2), 0, width, round(width * RATIO)), tile(code), ratio, look)
    painter.end()
    return pixmap


def _empty(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


class SampleTiles(QWidget):
    """Two rows of tiles, one of them the winning one, and a called set with its claimed tile lying sideways."""

    WIDTH: Final = 48

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        high = round(self.WIDTH * RATIO)
        self.setFixedHeight((high + 10) * (len(ROWS) + 1))
        self.setMinimumWidth((self.WIDTH + 3) * len(ROWS[0]) + 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them on the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = self.WIDTH, round(self.WIDTH * RATIO)
        left = (self.width() - (wide + 3) * len(ROWS[0])) / 2
        for i, codes in enumerate(ROWS):
            for j, code in enumerate(codes):
                at = QRectF(left + j * (wide + 3), 5 + i * (high + 10), wide, high)
                self._draw(painter, at, tile(code))
                if code == "9p":
                    draw_ring(painter, at, self.look.palette.gold, 3)
        top = 5 + len(ROWS) * (high + 10)
        self._draw(painter, QRectF(left, top + high - wide, high, wide), tile("5z"), sideways=True)
        for j, back in enumerate((tile("5z"), None, tile("2s"))):
            self._draw(painter, QRectF(left + high + 3 + j * (wide + 1), top, wide, high), back)

    def _draw(self, painter: QPainter, at: QRectF, what: Tile | None, sideways: bool = False) -> None:
        draw_tile(painter, at, what, self.devicePixelRatioF(), self.look, sideways)


class LookPreview(QFrame):
    """A piece of the table and of the hand in the look that holds."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.tiles = SampleTiles(look, self)
        self.tiles.setAccessibleName(ui("look_tiles"))
        wind = QLabel(ui("dealer_mark", wind=ui("wind_letter_E")), self)
        wind.setProperty("role", "wind")
        wind.setProperty("dealer", True)
        name = QLabel(ui("look_name"), self)
        name.setProperty("role", "player")
        score = QLabel(points(SCORE), self)
        score.setProperty("role", "sample")
        score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(wind)
        head.addWidget(name, 1)
        for number in MOVES:
            moved = QLabel(arrow(number), self)
            moved.setProperty("moved", "gain" if number > 0 else "loss")
            head.addWidget(moved)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for word, checked in (("look_chosen", True), ("look_open", False)):
            button = QPushButton(ui(word), self)
            button.setCheckable(True)
            button.setChecked(checked)
            # It is there to be looked at: neither a click nor the keyboard stops at it.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            buttons.addWidget(button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(score)
        column.addWidget(self.tiles)
        column.addStretch(1)
        column.addLayout(buttons)

    def show_look(self, look: Look) -> None:
        """Draw the tiles in another look; the rest is dressed with the whole window."""
        self.tiles.look = look
        self.tiles.update()
        # What room it needs may have been asked while only half of it was dressed.
        self._column.invalidate()
        self._column.activate()
