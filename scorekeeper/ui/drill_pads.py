"""Digits and tiles to click, for whoever answers without a keyboard; the focus stays where the answer stands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from scorekeeper.core.tiles import Tile
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_button import TileButton
from scorekeeper.ui.tile_face import RATIO, tile_name
from scorekeeper.ui.words import ui

SIGN: Final = "±"
ERASE: Final = "⌫"
_KEYS: Final = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("0", "00", ERASE), (SIGN,))
_NAMES: Final = {SIGN: "drills_sign", ERASE: "drills_erase"}
GAP: Final = 4
WIDEST: Final = 76
TALLEST: Final = 60
AIR: Final = 6


class NumberPad(QWidget):
    """`pressed` carries what was clicked: one or two digits, the sign, or what erases."""

    pressed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys: dict[str, QPushButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        for row, keys in enumerate(_KEYS):
            for column, key in enumerate(keys):
                grid.addWidget(self._key(key, look), row, column, 1, 3 if len(keys) == 1 else 1)
        grid.setRowStretch(len(_KEYS), 1)
        grid.setColumnStretch(3, 1)

    def _key(self, key: str, look: Look) -> QPushButton:
        button = QPushButton(key, self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setMinimumWidth(look.target + 12)
        button.setAccessibleName(ui(_NAMES[key]) if key in _NAMES else ui("drills_digit", digit=key))
        if key in _NAMES:
            button.setToolTip(ui(_NAMES[key]))
        button.clicked.connect(lambda: self.pressed.emit(key))
        self.keys[key] = button
        return button

    def show_sign(self, shown: bool) -> None:
        """Whether a number may be a loss."""
        self.keys[SIGN].setVisible(shown)


class TilePad(QWidget):
    """Every face once; those that are chosen have a ring. `picked` carries the tile that was clicked."""

    picked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: tuple[tuple[Tile, ...], ...] = ()
        self.keys: dict[Tile, TileButton] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def offer(self, rows: tuple[tuple[Tile, ...], ...]) -> None:
        """Offer the tiles that can be waited for."""
        plain = tuple(tuple(each for each in row if not each.red and not each.is_bonus) for row in rows)
        if plain == self._rows:
            return
        for key in self.keys.values():
            key.hide()
            key.deleteLater()
        self._rows = tuple(row for row in plain if row)
        self.keys = {tile: self._key(tile) for row in self._rows for tile in row}
        self.updateGeometry()
        self._place()

    def show_chosen(self, codes: frozenset[str]) -> None:
        """Show which tiles are chosen."""
        for tile, key in self.keys.items():
            key.setChecked(tile.code in codes)
            key.show_tile(tile, winning=tile.code in codes)

    def minimumSizeHint(self) -> QSize:
        """Rows as high as a finger."""
        columns = max((len(row) for row in self._rows), default=1)
        return QSize(columns * (self._look.target + GAP), len(self._rows) * (self._look.target + GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out anew."""
        super().resizeEvent(event)
        self._place()

    def _key(self, tile: Tile) -> TileButton:
        key = TileButton(self._look, self)
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        key.setCheckable(True)
        key.setAccessibleName(tile_name(tile))
        key.setToolTip(tile_name(tile))
        key.show_tile(tile)
        key.clicked.connect(lambda: self.picked.emit(tile))
        key.show()
        return key

    def _place(self) -> None:
        rows, columns = len(self._rows), max((len(row) for row in self._rows), default=1)
        if not rows:
            return
        wide = min(WIDEST, (self.width() + GAP) // columns - GAP)
        high = min(TALLEST, (self.height() + GAP) // rows - GAP)
        for i, row in enumerate(self._rows):
            for j, tile in enumerate(row):
                key = self.keys[tile]
                key.show_width(min(wide - AIR, round((high - AIR) / RATIO)))
                key.setGeometry(j * (wide + GAP), i * (high + GAP), wide, high)
