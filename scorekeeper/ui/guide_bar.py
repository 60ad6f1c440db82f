"""The guide through a sample: where one is, what to try next, the tiles to click, and a way out at any time."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.tiles import Tile
from scorekeeper.ui.announce import Live
from scorekeeper.ui.hosting import LEAST, Bar
from scorekeeper.ui.step_bar import MARGIN, close_button
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_tile, tiles_named
from scorekeeper.ui.words import ui

WIDEST: Final = 32
"""The width of a tile where there is room, in pixels."""
WIN_GAP: Final = 0.4
"""The gap before the winning tile, in widths of a tile."""

SPACING: Final = 4
WAYS_ON: Final = ("guide_next", "guide_do", "guide_end")
"""The words that the button that goes on can bear."""


class Shown(Struct, frozen=True):
    """One thing to try: which of how many, the sentence, the tiles to click (the last one wins), and the way on.

    `act` is the word of the button that goes on; `history` tells that the history must be in sight. `every` holds the
    sentences of all things to try, each with whether tiles go with it.
    """

    number: int
    most: int
    sentence: str
    act: str
    tiles: tuple[Tile, ...] = ()
    history: bool = False
    every: tuple[tuple[str, bool], ...] = ()


class GuideBar(Bar):
    """`went` asks to go on, `left` to leave the sample.

    It is as high as the longest thing to try needs, and its buttons stay where they are.
    """

    went = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setProperty("role", "question")
        self.title.setWordWrap(True)
        # The style sets a button's own least width anew with each look.
        self._way = QWidget(self)
        self.act = QPushButton(self._way)
        self.act.setProperty("role", "compact")
        self.act.clicked.connect(self.went)
        self.leave = close_button("guide_leave", self)
        self.leave.clicked.connect(self.left)
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.tiles = TileLine(look, self)
        self._every: tuple[tuple[str, bool], ...] = ()
        self._live = Live(self)
        head = QHBoxLayout()
        head.setSpacing(SPACING)
        head.addWidget(self.title, 1)
        way = QHBoxLayout(self._way)
        way.setContentsMargins(0, 0, 0, 0)
        way.addWidget(self.act)
        head.addWidget(self._way)
        head.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 4, 4, MARGIN)
        column.setSpacing(SPACING)
        column.addLayout(head)
        column.addWidget(self.sentence)
        column.addWidget(self.tiles)
        column.addStretch(1)

    def show_step(self, shown: Shown) -> None:
        """Show one thing to try."""
        self.title.setText(ui("guide_title", number=shown.number, most=shown.most))
        self.sentence.setText(shown.sentence)
        self.setAccessibleName(shown.sentence)
        self._live.say(shown.sentence)
        self.tiles.setVisible(bool(shown.tiles))
        self.tiles.show_tiles(shown.tiles)
        self._way.setMinimumWidth(self._widest())
        self.act.setText(ui(shown.act))
        self._every = shown.every
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The height that the longest thing to try needs at the width it has."""
        here = super().sizeHint()
        frame = self.width() - self.contentsRect().width()
        inner = max(self.width(), LEAST) - MARGIN - 4 - frame
        around = frame + MARGIN + 4 + max(self.act.sizeHint().height(), self.leave.sizeHint().height()) + SPACING
        room, flags = QRect(0, 0, inner, 0), Qt.TextFlag.TextWordWrap
        lines = self.sentence.fontMetrics()
        needed = (
            around
            + lines.boundingRect(room, flags, sentence).height()
            + (SPACING + self.tiles.sizeHint().height() if tiles else 0)
            for sentence, tiles in self._every
        )
        return QSize(here.width(), max(here.height(), *needed, 0))

    def _widest(self) -> int:
        """The width at which the button takes each of its words."""
        widths = []
        for word in WAYS_ON:
            self.act.setText(ui(word))
            widths.append(self.act.sizeHint().width())
        return max(widths)


class TileLine(QWidget):
    """Some tiles in a line; of more than one the last stands apart as the winning tile."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tiles: tuple[Tile, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_tiles(self, tiles: tuple[Tile, ...]) -> None:
        """Show some tiles."""
        self._tiles = tiles
        self.setAccessibleName(tiles_named(tiles))
        self.update()

    def sizeHint(self) -> QSize:
        """High enough for tiles of a good size."""
        return QSize(14 * WIDEST, round(WIDEST * RATIO))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them as large as they fit."""
        if not self._tiles:
            return
        painter = QPainter(self)
        wide = min(WIDEST, int(self.width() / (len(self._tiles) + WIN_GAP)))
        for at, tile in enumerate(self._tiles):
            gap = WIN_GAP if at and at == len(self._tiles) - 1 else 0
            place = QRectF(wide * (at + gap), 0, wide, round(wide * RATIO))
            draw_tile(painter, place, tile, self.devicePixelRatioF(), self._look)
