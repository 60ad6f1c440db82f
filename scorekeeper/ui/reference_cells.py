"""How the cells of a table of the reference are drawn and measured: words that go on in the next line, tiles, links."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from scorekeeper.core.reference import Cell
from scorekeeper.ui.reference_said import cell_said
from scorekeeper.ui.reference_widths import Wish
from scorekeeper.ui.score_lines import TILE
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_tile

AnyIndex = QModelIndex | QPersistentModelIndex
CELL: Final = Qt.ItemDataRole.UserRole
"""Under this role an item keeps its Cell."""
MARKED: Final = Qt.ItemDataRole.UserRole + 1
"""Under this role an item keeps whether its row is what was looked for."""
BAR: Final = 4
"""How wide the bar is that marks a row, in pixels."""
BESIDE, ABOVE = 8, 6
"""Air in a cell, in pixels."""
LONGEST: Final = 320
"""How wide the words of a column want to be at most, in pixels."""
LETTERS: Final = 4
"""So many signs of a script without spaces stand in a line at least."""
_STROKE, _KEPT = " / ", "\u00a0/\u00a0"
_NO_SPACES: Final = "\u2e80"
_EVERYTHING: Final = 10_000


def text_of(cell: Cell, speech: Speech) -> str:
    """The words of a cell as they are drawn: what a stroke parts, such as two payments, stays in one line."""
    return cell_said(cell, speech).replace(_STROKE, _KEPT)


def wish_of(text: str, tiles: int, metrics: QFontMetrics) -> Wish:
    """How wide some words and tiles want to be, and how narrow they can be made."""
    drawn = tiles * (TILE + 1)
    words = text.split(" ")
    least = max((_least(word, metrics) for word in words), default=0)
    wide = max((metrics.horizontalAdvance(line) for line in text.split("\n")), default=0)
    air = 2 * BESIDE + 2
    return Wish(max(min(wide, max(LONGEST, least)), drawn, least) + air, max(least, drawn) + air)


def _least(word: str, metrics: QFontMetrics) -> int:
    """How narrow a word can be made; where no spaces are written it goes on in the next line anywhere."""
    if any(sign >= _NO_SPACES for sign in word):
        word = word[:LETTERS]
    return metrics.horizontalAdvance(word)


def height_of(text: str, tiles: int, width: int, metrics: QFontMetrics) -> int:
    """How high a cell is at a width."""
    said = _said_height(text, width, metrics)
    drawn = round(TILE * RATIO) if tiles else 0
    return said + drawn + (4 if said and drawn else 0) + 2 * ABOVE


def _said_height(text: str, width: int, metrics: QFontMetrics) -> int:
    if not text:
        return 0
    room = QRect(0, 0, max(1, width - 2 * BESIDE), _EVERYTHING)
    return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


class Cells(QStyledItemDelegate):
    """Draws a Cell; `heads` are drawn bold in the first column, and what leads to a page is underlined."""

    def __init__(self, look: Look, speech: Speech) -> None:
        super().__init__()
        self._look = replace(look, numerals=False)
        self._speech = speech

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """The ground as the style draws it, then words and tiles."""
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        if index.data(MARKED):
            self._draw_mark(painter, option.rect, first=index.column() == 0)
        if option.state & QStyle.StateFlag.State_HasFocus:
            # The style's own mark is hardly seen.
            painter.fillRect(option.rect, QColor(self._look.palette.felt))
        cell = index.data(CELL)
        if not isinstance(cell, Cell):
            return
        chosen = bool(option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus))
        inks = self._look.palette
        font = self.font_of(option.font, cell, index.column())
        painter.save()
        painter.setFont(font)
        painter.setPen(QColor(inks.on_felt if chosen else inks.felt_text if cell.page else inks.ink))
        text, room = text_of(cell, self._speech), option.rect.adjusted(BESIDE, ABOVE, -BESIDE, -ABOVE)
        if cell.tiles:
            high = _said_height(text, option.rect.width(), QFontMetrics(font))
            top = room.top() + (high + 4 if high else 0)
            self._draw_tiles(painter, cell, room.left(), top)
            painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, text)
        else:
            painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def _draw_mark(self, painter: QPainter, place: QRect, *, first: bool) -> None:
        """The ground of a row that was looked for, and a bar where it begins."""
        inks = self._look.palette
        painter.fillRect(place, QColor(inks.gold_tint))
        if first:
            painter.fillRect(place.adjusted(0, 0, BAR - place.width(), 0), QColor(inks.gold))

    def font_of(self, font: QFont, cell: Cell, column: int) -> QFont:
        """The type of a cell: the first of a row is its heading."""
        made = QFont(font)
        made.setBold(column == 0)
        made.setUnderline(bool(cell.page))
        return made

    def _draw_tiles(self, painter: QPainter, cell: Cell, left: int, top: int) -> None:
        ratio = painter.device().devicePixelRatio()
        for at, tile in enumerate(cell.tiles):
            place = QRectF(left + at * (TILE + 1), top, TILE, round(TILE * RATIO))
            draw_tile(painter, place, tile, ratio, self._look)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """The table gives every cell its size."""
        return QSize(1, 1)
