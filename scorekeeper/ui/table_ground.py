"""The table seen from a player's place: felt, three hands face down along its far edges, and one's own face up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from scorekeeper.core.tiles import Tile, tile
from scorekeeper.ui.style import CORNER, Look
from scorekeeper.ui.tile_face import RATIO, draw_tile

HAND: Final = ("1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z")
LEAST, MOST = 28, 56
"""Between which widths a tile is drawn, in pixels."""
MARGIN: Final = 12
LIGHTER: Final = 112
"""How much lighter the felt is in its middle, in percent."""


def tile_width(size: QSize) -> int:
    """How wide a tile is on a table of a size, so that a hand takes about half of an edge."""
    return round(min(MOST, max(LEAST, min(size.width() / 26, size.height() / 15))))


def draw_table(painter: QPainter, size: QSize, ratio: float, look: Look, lying: tuple[QRectF, ...] = ()) -> None:
    """Draw the felt over the whole of a size, and the four hands along its edges.

    A tile is left out where something is `lying` on the table: half of one looking out below it would seem a fault.
    """
    area, inks = QRectF(0, 0, size.width(), size.height()), look.palette
    felt = QRadialGradient(QPointF(area.center().x(), area.height() * 0.42), max(area.width(), area.height()) * 0.6)
    felt.setColorAt(0, QColor(inks.table).lighter(LIGHTER))
    felt.setColorAt(1, QColor(inks.table))
    painter.setPen(QPen(QColor(inks.table_edge), 1))
    painter.setBrush(felt)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
    if inks.table == inks.paper:
        return
    wide = tile_width(size)
    high, count = round(wide * RATIO), len(HAND)
    left = (area.width() - count * wide) / 2
    top = (area.height() - count * wide) / 2
    bottom, right = area.height() - high - MARGIN, area.width() - high - MARGIN
    for i, code in enumerate(HAND):
        places: tuple[tuple[QRectF, Tile | None, bool], ...] = (
            (QRectF(left + i * wide, MARGIN, wide, high), None, False),
            (QRectF(left + i * wide, bottom, wide, high), tile(code), False),
            (QRectF(MARGIN, top + i * wide, high, wide), None, True),
            (QRectF(right, top + i * wide, high, wide), None, True),
        )
        for at, what, sideways in places:
            if not any(at.intersects(each) for each in lying):
                draw_tile(painter, QRectF(at.topLeft().toPoint(), at.size()), what, ratio, look, sideways)
