"""Why a hand is worth what it is: every reason on a line, with the tiles it belongs to."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.score import Line, Part
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.seat_panel import Elided
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_tile, tiles_named
from scorekeeper.ui.words import ui

TILE: Final = 18
LINE: Final = 24
"""Height of a line in pixels."""
FIRST, LATER = 5, 8
"""Shares of the width: the first list names short things, the later ones long ones with tiles."""
WITH_TILES, WITHOUT_SUM = 9, 4
"""Shares of a first list whose reasons have tiles, and of a later list that is no sum."""
PARTED: Final = 20
"""Air between two lists, in pixels."""


class SmallTiles(QWidget):
    """A few small tiles side by side, only to be looked at."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = replace(look, numerals=False)
        self._tiles: tuple[Tile, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_tiles(self, tiles: tuple[Tile, ...]) -> None:
        """Show some tiles."""
        self._tiles = tiles
        self.setFixedSize(QSize(max(1, len(tiles) * (TILE + 1)), round(TILE * RATIO)))
        self.setToolTip(tiles_named(tiles))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for i, tile in enumerate(self._tiles):
            at = QRectF(i * (TILE + 1), 0, TILE, round(TILE * RATIO))
            draw_tile(painter, at, tile, self.devicePixelRatioF(), self._look)


class LineView(QWidget):
    """One reason: its name, its tiles, what it adds."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Elided(self)
        self.tiles = SmallTiles(look, self)
        self.amount = QLabel(self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.amount.setMinimumWidth(24)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.name, 1)
        row.addWidget(self.tiles)
        row.addWidget(self.amount)
        self.setFixedHeight(LINE)

    def show_line(self, line: Line, unit: str, speech: Speech) -> None:
        """Show a reason."""
        name = speech.word(line.id)
        self.name.show_text(name)
        self.tiles.show_tiles(line.tiles)
        self.tiles.setVisible(bool(line.tiles))
        self.amount.setText(str(line.amount))
        self.setAccessibleName(ui("line_sum", name=name, amount=speech.counted(line.amount, unit)))


class PartView(QFrame):
    """One list of reasons with its sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.title = QLabel(self)
        self.title.setProperty("role", "small")
        self.total = QLabel(self)
        self.total.setProperty("role", "small")
        self.lines: list[LineView] = []
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.total)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self._column.addStretch(1)

    def show_part(self, part: Part, speech: Speech) -> None:
        """Show the reasons of one kind."""
        while len(self.lines) < len(part.lines):
            view = LineView(self._look, self)
            self.lines.append(view)
            self._column.insertWidget(len(self.lines), view)
        for i, view in enumerate(self.lines):
            view.setVisible(i < len(part.lines))
        for view, line in zip(self.lines, part.lines, strict=False):
            view.show_line(line, part.unit, speech)
        added = sum(line.amount for line in part.lines)
        self.title.setText(speech.word(part.id))
        if part.total is None:
            self.total.setText("")
            return
        total = speech.counted(part.total, part.unit)
        self.total.setText(total if added == part.total else ui("sum_rounded", added=added, total=total))

    def height_wanted(self) -> int:
        """How high all its lines are, in pixels."""
        return 20 + LINE * sum(not line.isHidden() for line in self.lines)


class ScoreLines(QWidget):
    """The lists of reasons side by side."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.parts: list[PartView] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(PARTED)

    def show_parts(self, parts: tuple[Part, ...], speech: Speech) -> None:
        """Show every reason."""
        while len(self.parts) < len(parts):
            view = PartView(self._look, self)
            self.parts.append(view)
            self._row.addWidget(view)
        for i, view in enumerate(self.parts):
            view.setVisible(i < len(parts))
        for i, (view, part) in enumerate(zip(self.parts, parts, strict=False)):
            view.show_part(part, speech)
            self._row.setStretch(i, _share(i, part))

    def height_wanted(self) -> int:
        """How high everything is, in pixels."""
        return max((part.height_wanted() for part in self.parts if not part.isHidden()), default=0)


def _share(place: int, part: Part) -> int:
    """How much of the width a list takes."""
    if place:
        return LATER if part.total is not None else WITHOUT_SUM
    return WITH_TILES if any(line.tiles for line in part.lines) else FIRST
