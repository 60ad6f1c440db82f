"""A called set as it lies on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Meld
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.drawn_button import DrawnButton
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_ring, draw_tile, tiles_named
from scorekeeper.ui.words import ui

GAP: Final = 1
MARGIN: Final = 3


def width_in_tiles(form: MeldForm, tiles: int) -> float:
    """How wide a set of a form lies, in widths of a tile."""
    upright = tiles - form.claimed - form.added
    return upright + RATIO * form.claimed


def places(form: MeldForm, tiles: int, wide: int) -> tuple[QRectF, ...]:
    """Where each tile of a set lies, `wide` pixels a tile, the set's own upper left corner being the origin.

    The claimed tile lies sideways on the left. One that was added later lies behind it and looks out above it.
    """
    high = round(wide * RATIO)
    found = [QRectF(0, high - wide, high, wide)] if form.claimed else []
    left = high + GAP if form.claimed else 0
    found += [QRectF(left + i * (wide + GAP), 0, wide, high) for i in range(tiles - len(found) - form.added)]
    return (*found, *((QRectF(0, 0, high, wide),) if form.added else ()))


class MeldView(DrawnButton):
    """A called set as one button: the claimed tile lies sideways, an added one behind it; a closed set shows two backs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._form: MeldForm | None = None
        self._tiles: tuple[Tile, ...] = ()
        self._width = 32

    def show_meld(self, meld: Meld, form: MeldForm, speech: Speech, tip: str) -> None:
        """Show a set of a form; `tip` says what a click does."""
        self._form, self._tiles = form, seen(meld, form)
        self.setAccessibleName(ui("meld_named", form=speech.word(form.word), tiles=tiles_named(meld.tiles)))
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.updateGeometry()
        self.update()

    def show_width(self, width: int) -> None:
        """The width of one tile in pixels."""
        self._width = width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as the set and the room it rises into."""
        if self._form is None:
            return QSize(0, 0)
        wide = width_in_tiles(self._form, len(self._tiles)) * self._width
        return QSize(round(wide) + (len(self._tiles) - 1) * GAP + 2 * MARGIN, round(self._width * RATIO) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles side by side on one line."""
        if self._form is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = round(self._width * RATIO)
        raised = 2 if self.isEnabled() and self.underMouse() and not self.isDown() else 0
        corner = QPointF(MARGIN, round((self.height() - high) / 2) - raised)
        draw_meld(painter, corner, self._tiles, self._form, self._width, self._look)
        if self.hasFocus():
            lying = [at.translated(corner) for at in places(self._form, len(self._tiles), self._width)]
            area = QRectF(corner, QSizeF(max(at.right() for at in lying) - corner.x(), high))
            draw_ring(painter, area, self._look.palette.focus, 2)


def seen(meld: Meld, form: MeldForm) -> tuple[Tile, ...]:
    """The tiles of a set in the order they lie, so that red ones are seen."""
    return _reds_seen(meld.tiles) if form.added or not form.open else meld.tiles


def draw_meld(
    painter: QPainter, corner: QPointF, tiles: tuple[Tile, ...], form: MeldForm, width: int, look: Look
) -> None:
    """Draw the tiles of a set as they lie, `width` pixels a tile; a closed set shows two backs."""
    ratio = painter.device().devicePixelRatioF()
    shut = (0, len(tiles) - 1) if not form.open else ()
    # The last one may lie behind the first.
    for i, place in reversed(list(enumerate(places(form, len(tiles), width)))):
        at = place.translated(corner)
        draw_tile(painter, at, None if i in shut else tiles[i], ratio, look, at.width() > at.height())


def _reds_seen(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles with the red ones in the middle, where no back hides them and no tile lies over them."""
    reds = [tile for tile in tiles if tile.red]
    plain = [tile for tile in tiles if not tile.red]
    return (*plain[:1], *reds, *plain[1:])
