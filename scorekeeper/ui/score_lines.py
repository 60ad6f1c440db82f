"""Why a hand is worth what it is: every reason on a line, with the tiles it belongs to."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.score import Line, Part
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.labels import Elided
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tile_face import RATIO, draw_tile, tiles_named
from scorekeeper.ui.words import ui

TILE: Final = 18
LINE: Final = 24
"""Height of a line in pixels."""
FIRST, LATER = 5, 8
"""Shares of the width: the first list names short things, the later ones long ones with tiles."""
WITH_TILES, WITHOUT_SUM = 9, 4
"""Shares of a first list whose reasons have tiles, and of a later list that is no sum."""
AIR: Final = 8
"""Air between the pieces of a line, in pixels."""
HEAD: Final = 20
"""Height of the title of a list, in pixels."""
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


class Wrapped(QLabel):
    """A name that goes on in the next line; how high it is follows from its line, not the other way round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """Nothing around it grows because of it."""
        return False

    def minimumSizeHint(self) -> QSize:
        """As little as there is."""
        return QSize(1, 1)


class LineView(QWidget):
    """One reason: its name, its tiles, what it adds."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Wrapped(self)
        self.tiles = SmallTiles(look, self)
        self.amount = QLabel(self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.amount.setMinimumWidth(24)
        self._short = self._long = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(AIR)
        row.addWidget(self.name, 1)
        row.addWidget(self.tiles)
        row.addWidget(self.amount)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def height_at(self, width: int) -> int:
        """How high the line is at a width, in pixels: its name goes on below where it is long."""
        room = self._room(width)
        if self._fits(self._long, room):
            return LINE
        needed = self.name.fontMetrics().boundingRect(0, 0, room, 10_000, Qt.TextFlag.TextWordWrap, self._short)
        return max(LINE, needed.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Plain words stand beside the name where they fit into its line."""
        super().resizeEvent(event)
        self._name_it()

    def _room(self, width: int) -> int:
        """The width that is left to the name, in pixels."""
        beside = AIR + max(self.amount.minimumWidth(), self.amount.sizeHint().width())
        beside += 0 if self.tiles.isHidden() else AIR + self.tiles.width()
        return max(1, width - beside)

    def _fits(self, text: str, room: int) -> bool:
        return self.name.fontMetrics().horizontalAdvance(text) <= room

    def _name_it(self) -> None:
        self.name.setText(self._long if self._fits(self._long, self._room(self.width())) else self._short)

    def show_line(self, line: Line, unit: str, speech: Speech) -> None:
        """Show a reason."""
        name, terms = speech.word(line.id), terms_of(speech)
        meaning = terms.of(line.id)
        self._short, self._long = name, beside(meaning, name)
        self.tiles.show_tiles(line.tiles)
        self.tiles.setVisible(bool(line.tiles))
        self.amount.setText(str(line.amount))
        self._name_it()
        gloss(self.name, terms, meaning)
        self.setAccessibleName(ui("line_sum", name=name, amount=speech.counted(line.amount, unit)))


class PartView(QFrame):
    """One list of reasons with its sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.title = QLabel(self)
        self.title.setProperty("role", "small")
        self.total = Elided(self)
        self.total.setProperty("role", "small")
        self.total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.lines: list[LineView] = []
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.total, 1)
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
            view.setFixedHeight(view.height_at(self.width()))
        added = sum(line.amount for line in part.lines)
        self.title.setText(speech.word(part.id))
        gloss(self.title, terms_of(speech), terms_of(speech).of(part.id))
        if part.total is None:
            self.total.show_text("")
            return
        total = speech.counted(part.total, part.unit)
        self.total.show_text(total if added == part.total else ui("sum_rounded", added=added, total=total))

    def height_at(self, width: int) -> int:
        """How high all its lines are at a width, in pixels."""
        return HEAD + sum(line.height_at(width) for line in self.lines if not line.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each line the height it needs."""
        super().resizeEvent(event)
        for line in self.lines:
            line.setFixedHeight(line.height_at(self.width()))


class ScoreLines(QWidget):
    """The lists of reasons side by side."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.parts: list[PartView] = []
        self._wanted = 1
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(PARTED)
        # Whoever shows them asks first whether they fit; nothing is to grow because of them.
        self.setMinimumSize(1, 1)

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

    def want(self, height: int) -> None:
        """Ask for a height, in pixels."""
        self._wanted = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as was asked for."""
        return QSize(super().sizeHint().width(), self._wanted)

    def height_wanted(self, width: int) -> int:
        """How high everything is at a width, in pixels."""
        shown = [(part, self._row.stretch(place)) for place, part in enumerate(self.parts) if not part.isHidden()]
        room = width - PARTED * max(0, len(shown) - 1)
        shares = sum(share for _, share in shown)
        return max((part.height_at(room * share // shares) for part, share in shown), default=0)


def _share(place: int, part: Part) -> int:
    """How much of the width a list takes."""
    if place:
        return LATER if part.total is not None else WITHOUT_SUM
    return WITH_TILES if any(line.tiles for line in part.lines) else FIRST
