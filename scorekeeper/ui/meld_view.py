"""A called set as it lies on the table."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from scorekeeper.core.hand import Meld
from scorekeeper.core.ruleset import MeldForm
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_ring, draw_tile, tiles_named
from scorekeeper.ui.words import ui

GAP: Final = 1


def width_in_tiles(form: MeldForm, tiles: int) -> float:
    """How wide a set of a form lies, in widths of a tile."""
    return tiles - 1 + RATIO if form.claimed else tiles


class MeldView(QAbstractButton):
    """A called set as one button: the claimed tile lies sideways, a set kept face down shows two backs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._form: MeldForm | None = None
        self._tiles: tuple[Tile, ...] = ()
        self._width = 32
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_meld(self, meld: Meld, form: MeldForm, speech: Speech, tip: str) -> None:
        """Show a set of a form; `tip` says what a click does."""
        self._form, self._tiles = form, meld.tiles if form.open else _reds_within(meld.tiles)
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
        return QSize(round(wide) + (len(self._tiles) - 1) * GAP + 6, round(self._width * RATIO) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles side by side on one line."""
        if self._form is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = self._width, round(self._width * RATIO)
        raised = 2 if self.isEnabled() and self.underMouse() and not self.isDown() else 0
        bottom = round((self.height() + high) / 2) - raised
        x = 3.0
        for i, tile in enumerate(self._tiles):
            sideways = self._form.claimed and i == 0
            shown = None if not self._form.open and i in (0, len(self._tiles) - 1) else tile
            size = (high, wide) if sideways else (wide, high)
            at = QRectF(x, bottom - size[1], size[0], size[1])
            draw_tile(painter, at, shown, self.devicePixelRatioF(), self._look, sideways)
            x += size[0] + GAP
        if self.hasFocus():
            area = QRectF(3, bottom - high, x - GAP - 3, high)
            draw_ring(painter, area, self._look.palette.focus, 2)


def _reds_within(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles with the red ones in the middle, where no back hides them."""
    reds = [tile for tile in tiles if tile.red]
    plain = [tile for tile in tiles if not tile.red]
    return (*plain[:1], *reds, *plain[1:])
