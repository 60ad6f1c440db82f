"""A row of tiles beside the hand, such as the indicators."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from scorekeeper.core.entry_view import RowView
from scorekeeper.ui.drawn_button import DrawnButton
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import STEP, Look
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tile_button import TileButton
from scorekeeper.ui.tile_face import RATIO, draw_ring, tile_name
from scorekeeper.ui.words import ui

TILE: Final = 27
LABELS: Final = (68, 160)
"""Least and most width of the row's words, in pixels: as narrow as lets them stand in two lines."""
AIR: Final = 2
"""What words keep free beside them, in pixels."""
NARROW: Final = 36
"""The least width of the row's words where there is little room, in pixels."""
_TWO_LINES: Final = "|\n|"
_NO_END: Final = 9999


class AddSlot(DrawnButton):
    """Room for one more tile in a row; filled while the next picked tile goes there."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._aimed = False
        self.setFixedSize(look.target, look.target)

    def show_aimed(self, aimed: bool) -> None:
        """Show whether the next picked tile goes here."""
        self._aimed = aimed
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the outline of a tile with a plus in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = self._look.palette
        high = round(TILE * RATIO)
        at = QRectF((self.width() - TILE) / 2, (self.height() - high) / 2, TILE, high)
        bright = self.isEnabled() and (self._aimed or self.underMouse())
        style = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
        ring = inks.felt_text if bright else inks.line if self.isEnabled() else inks.off_edge
        painter.setPen(QPen(QColor(ring), 2 if self._aimed else 1, style))
        filled = self.isEnabled() and self._aimed
        painter.setBrush(QColor(inks.felt if filled else inks.felt_tint) if bright else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(at, 4, 4)
        if self.isEnabled():
            painter.setPen(QPen(QColor(inks.on_felt if filled else inks.felt_text), 2))
            middle, half = at.center(), QPointF(5, 0)
            painter.drawLine(middle - half, middle + half)
            painter.drawLine(middle - half.transposed(), middle + half.transposed())
        if self.hasFocus():
            draw_ring(painter, at, inks.focus, 2)


class RowBar(QWidget):
    """`aimed` asks for the next tiles, `taken_back` carries the place of a tile that goes back."""

    aimed = Signal(str)
    taken_back = Signal(str, int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._row = ""
        self._shown: tuple[RowView, bool, object] | None = None
        self._wide = LABELS[0]
        self._label = QLabel(self)
        self._label.setProperty("role", "small")
        self._label.setWordWrap(True)
        self._label.ensurePolished()
        self._label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._tiles: list[TileButton] = []
        self.add = AddSlot(look, self)
        self.add.clicked.connect(lambda: self.aimed.emit(self._row))
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        self._line.addWidget(self._label)
        self._line.addSpacing(4)
        self._line.addWidget(self.add)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def row(self) -> str:
        """The row that is shown."""
        return self._row

    def show_row(self, row: RowView, aimed: bool, speech: Speech) -> None:
        """Show the row's tiles and whether the next one goes there."""
        if self._shown is not None and self._shown[:2] == (row, aimed) and self._shown[2] is speech.words:
            return
        self._shown = row, aimed, speech.words
        self._row = row.row.id
        word = speech.word(row.row.word)
        self._label.setText(word)
        gloss(self._label, terms_of(speech), terms_of(speech).of(row.row.word))
        self._wide = self._width_for(word)
        self._label.setFixedWidth(self._wide)
        self._label.setEnabled(row.problem is None or bool(row.tiles))
        while len(self._tiles) < len(row.tiles):
            self._tiles.append(self._new_tile(len(self._tiles)))
        for i, button in enumerate(self._tiles):
            button.setVisible(i < len(row.tiles))
        for button, tile in zip(self._tiles, row.tiles, strict=False):
            button.show_tile(tile)
            button.setAccessibleName(ui("row_tile", row=word, tile=tile_name(tile)))
            button.setToolTip(ui("row_tip"))
        reason = speech.say(row.problem) if row.problem else ui("row_next" if aimed else "row_add", row=word)
        self.add.show_aimed(aimed)
        self.add.setEnabled(row.problem is None)
        self.add.setVisible(len(row.tiles) < row.row.most)
        self.add.setAccessibleName(ui("row_add", row=word))
        self.add.setAccessibleDescription(reason)
        self.add.setToolTip(reason)

    def stand_narrow(self, narrow: bool) -> None:
        """Let the words be as narrow as their letters allow, or as wide as usual."""
        self._label.setFixedWidth(self._least_width() if narrow else self._wide)

    @property
    def width_wanted(self) -> int:
        """How wide it is with its words as wide as usual, in pixels."""
        return self.sizeHint().width() - self._label.width() + self._wide

    def _width_for(self, word: str) -> int:
        """The least usual width at which a word of several words takes two lines."""
        longest = max(self._label.fontMetrics().horizontalAdvance(each) for each in word.split() or [""]) + AIR
        widths, high = range(max(longest, LABELS[0]), LABELS[1], STEP), self._bounds(_TWO_LINES).height()
        # The wider, the fewer lines: a few measurements tell which width is the first of those that do.
        fits = bisect_left(widths, True, key=lambda width: self._bounds(word, width).height() <= high)
        return widths[fits] if fits < len(widths) else LABELS[1]

    def _least_width(self) -> int:
        """The least width at which it does, where words of East Asia, whose letters are higher, end anywhere."""
        word = self._label.text()
        high = 2 * self._bounds(word).height()
        for width in range(NARROW, self._wide, STEP):
            needs = self._bounds(word, width)
            if needs.height() <= high and needs.width() <= width:
                return width
        return self._wide

    def _bounds(self, text: str, width: int = _NO_END) -> QRect:
        return self._label.fontMetrics().boundingRect(QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap, text)

    def tile_at(self, place: int) -> TileButton:
        """The button of a tile of the row."""
        return self._tiles[place]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [*self._tiles, self.add]

    def _new_tile(self, place: int) -> TileButton:
        button = TileButton(self._look, self)
        button.show_width(TILE)
        button.setFixedSize(QSize(TILE + 5, self._look.target))
        button.clicked.connect(lambda: self.taken_back.emit(self._row, place))
        self._line.insertWidget(2 + place, button)
        return button
