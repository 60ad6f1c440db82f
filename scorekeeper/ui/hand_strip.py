"""The hand as it lies before its player: concealed tiles, room for those to come, and the called sets."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.draft import HAND_TILES
from scorekeeper.core.entry_view import EntryView, HandTile, Place
from scorekeeper.core.hand import Meld
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.meld_view import MeldView, width_in_tiles
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_button import TileButton
from scorekeeper.ui.tile_face import RATIO, draw_tile, tile_name
from scorekeeper.ui.words import ui

MOST_SETS: Final = 4
WIDEST_TILE: Final = 52
AIR: Final = 5
"""Pixels above and below a tile, for its ring and for rising."""
BETWEEN: Final = 6
"""The most air between two tiles, in pixels."""
WIN_GAP: Final = 0.35
SET_GAP: Final = 0.3
"""Gaps before the winning tile and before a called set, in widths of a tile."""

GHOST: Final = 0.5


class HandStrip(QWidget):
    """`taken_back` and `winning_chosen` carry a tile's place in the draft, `meld_dropped` the place of a set.

    `aimed` says that the next tiles are for the hand: a click on the room for them.
    """

    taken_back = Signal(int)
    winning_chosen = Signal(int)
    meld_dropped = Signal(int)
    aimed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._hand: tuple[HandTile, ...] = ()
        self._melds: tuple[Meld, ...] = ()
        self._forms: dict[str, MeldForm] = {}
        self._missing = 0
        self._waiting = False
        self._losing = False
        # Made all at once with the first tile: until then there is only room for them.
        self._tiles: list[TileButton] = []
        self._sets: list[MeldView] = []
        self._rooms: list[QRect] = []
        self._ghosts: tuple[Tile, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_hand(self, view: EntryView, speech: Speech) -> None:
        """Show the active hand."""
        self._hand, self._melds, self._missing = view.hand, view.melds, view.missing
        self._forms = {form.id: form for form in view.declaration.melds}
        self._losing = bool(view.hands) and view.active not in view.winning
        self._waiting = view.target.place is Place.HAND
        if not self._tiles and (self._hand or self._melds):
            self._tiles = [self._new_tile(place) for place in range(HAND_TILES)]
            self._sets = [self._new_set(place) for place in range(MOST_SETS)]
        for i, button in enumerate(self._tiles):
            button.setVisible(i < len(self._hand))
        for i, shown in enumerate(self._sets):
            shown.setVisible(i < len(self._melds))
        chosen = view.draft.win_index is not None
        for button, held in zip(self._tiles, self._hand, strict=False):
            name = tile_name(held.tile)
            button.show_tile(held.tile, winning=held.winning and (chosen or not self._missing))
            button.setAccessibleName(ui("tile_winning", tile=name) if held.winning else name)
            tip = ui("meld_tip") if self._losing else ui("hand_tip")
            button.setAccessibleDescription(tip)
            button.setToolTip(tip)
        for view_of_set, meld in zip(self._sets, self._melds, strict=False):
            view_of_set.show_meld(meld, self._forms[meld.kind], speech, ui("meld_tip"))
        self._place()
        self.setAccessibleName(ui("hand"))
        self.setToolTip(ui("hand_room", count=self._missing) if self._missing else "")
        self.update()

    def show_ghosts(self, tiles: tuple[Tile, ...]) -> None:
        """Show pale where the tiles of the gesture being made would lie; none for an empty tuple."""
        if tiles != self._ghosts:
            self._ghosts = tiles
            self.update()

    @property
    def ghosts(self) -> tuple[Tile, ...]:
        """The tiles that are shown pale."""
        return self._ghosts

    def tile_at(self, place: int) -> TileButton:
        """The button of the tile at a place of `EntryView.hand`."""
        return self._tiles[place]

    def set_at(self, place: int) -> MeldView:
        """The button of a called set."""
        return self._sets[place]

    def minimumSizeHint(self) -> QSize:
        """Tiles as small as they may be."""
        return QSize(14 * 36, self._look.target + 8)

    def sizeHint(self) -> QSize:
        """Tiles of a good size."""
        return QSize(14 * 48, round(44 * RATIO) + 2 * AIR)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out anew."""
        super().resizeEvent(event)
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the room for more tiles aims at the hand."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.aimed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the room for the tiles that are still to come."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = self._look.palette
        for i, room in enumerate(self._rooms):
            next_one = self._waiting and i == 0
            painter.setPen(QPen(QColor(inks.felt_text if next_one else inks.line), 2 if next_one else 1))
            painter.setBrush(QColor(inks.felt_tint) if next_one else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(room).adjusted(1, 1, -1, -1), 4, 4)
        painter.setOpacity(GHOST)
        for room, tile in zip(self._rooms, self._ghosts, strict=False):
            draw_tile(painter, QRectF(room), tile, self.devicePixelRatioF(), self._look)

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [*self._tiles, *self._sets]

    def _new_tile(self, place: int) -> TileButton:
        button = TileButton(self._look, self)
        button.clicked.connect(lambda: self.taken_back.emit(self._hand[place].index))
        button.held.connect(lambda: self.winning_chosen.emit(self._hand[place].index))
        return button

    def _new_set(self, place: int) -> MeldView:
        shown = MeldView(self._look, self)
        shown.clicked.connect(lambda: self.meld_dropped.emit(place))
        return shown

    def _units(self) -> float:
        """The width of everything in widths of a tile."""
        sets = sum(width_in_tiles(self._forms[m.kind], len(m.tiles)) + SET_GAP for m in self._melds)
        return len(self._hand) + self._missing + (0 if self._losing else WIN_GAP) + sets

    def _place(self) -> None:
        units = self._units()
        by_height = (self.height() - 2 * AIR) / RATIO
        wide = min(round(by_height), int(self.width() / units) - 2, WIDEST_TILE)
        slot = wide + max(0.0, min(float(BETWEEN), (self.width() - units * wide) / max(1.0, units)))
        high = round(wide * RATIO)
        x = 0.0
        top = (self.height() - high) // 2
        before = self._before_win()
        self._rooms = []
        for i in range(len(self._hand) + self._missing):
            if i == before and not self._losing:
                x += WIN_GAP * wide
            if i < len(self._hand):
                self._tiles[i].show_width(wide)
                self._tiles[i].setGeometry(round(x), 0, round(x + slot) - round(x), self.height())
            else:
                self._rooms.append(QRect(round(x + (slot - wide) / 2), top, wide, high))
            x += slot
        self._place_sets(wide, x)

    def _before_win(self) -> int:
        """Before which place the gap is: the last of a whole hand."""
        return len(self._hand) + self._missing - 1

    def _place_sets(self, wide: int, x: float) -> None:
        """The called sets at the right end, the first one outermost as at the table."""
        widths = []
        for shown in self._sets[: len(self._melds)]:
            shown.show_width(wide)
            widths.append(shown.sizeHint().width())
        gap = max(2, round(SET_GAP * wide) - 6)
        left = min(self.width() - sum(widths) - gap * (len(widths) - 1), round(x + 3 * gap + wide))
        for shown, width in zip(self._sets, widths, strict=False):
            shown.setGeometry(QRect(QPoint(left, 0), QSize(width, self.height())))
            left += width + gap
