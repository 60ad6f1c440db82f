"""The tiles to click: every face once, with the copies that are left of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorekeeper.core.entry_view import Face
from scorekeeper.core.gesture import RUN, SUIT, Gesture, Stroke
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.picker_key import PickerKey
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_button import DOTS
from scorekeeper.ui.tile_face import RATIO

KEY = 46
"""The least height of a line for fingers, in pixels: so all of a hand has its room on a small screen."""
GAP: Final = 2
WIDEST_TILE: Final = 56
AIR: Final = 4
"""Pixels left over above and below a tile within its key."""
_MOVES: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class TilePicker(QWidget):
    """A grid of tiles: `gestured` carries the Gesture that was made, `considered` the one being made, None once it has ended.

    A click takes one tile, a right click or a long press three equal ones, a drag along the row a run, a drag across the
    rows a pair; with the right button, or after a long press, a drag takes the red five. `lifted` carries the face that is
    dragged above the grid (None once it is back), `carried` where it is on the screen, `dropped` a face that was let go
    there and where. The arrow keys move within the grid, which is one stop of the Tab key. `spare` is the free end of the
    last row. `placed` tells that the rows have another height.
    """

    gestured = Signal(object)
    considered = Signal(object)
    lifted = Signal(object)
    carried = Signal(QPoint)
    dropped = Signal(object, QPoint)
    placed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: tuple[tuple[Tile, ...], ...] = ()
        self._keys: list[list[PickerKey]] = []
        self._faces: list[list[Face | None]] = []
        self._words: object = None
        self._stop: PickerKey | None = None
        self._high = False
        self._caps: tuple[str, ...] = ()
        self._spare: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_faces(self, rows: tuple[tuple[Face, ...], ...], speech: Speech) -> None:
        """Show the keys as they can be picked now; they stay the same ones while the rules have the same tiles."""
        layout = tuple(tuple(face.key for face in row) for row in rows)
        if layout != self._rows:
            self._build(layout)
        self._save_focus(rows)
        # Most clicks change one face of all.
        if self._words is not speech.words:
            self._faces, self._words = [[None for _ in row] for row in rows], speech.words
        for keys, faces, before in zip(self._keys, rows, self._faces, strict=True):
            for at, (key, face) in enumerate(zip(keys, faces, strict=True)):
                if face != before[at]:
                    before[at] = face
                    key.show_face(face, speech)
        self._settle_focus()

    def show_lit(self, tiles: tuple[Tile, ...]) -> None:
        """Show which tiles the gesture being made would take."""
        for row, keys in zip(self._rows, self._keys, strict=True):
            for tile, key in zip(row, keys, strict=True):
                key.show_lit(tile in tiles)

    def learn_caps(self) -> None:
        """Show the signs that stand on the keys of this keyboard, as far as they are known."""
        from scorekeeper.ui.key_rows import shown_caps

        self.show_caps(shown_caps())

    def show_caps(self, caps: tuple[str, ...]) -> None:
        """Show the keys of the keyboard on the tiles, given row by row, one letter each; none for an empty tuple."""
        self._caps = caps
        for row, keys in enumerate(self._keys):
            for column, key in enumerate(keys):
                key.show_cap(caps[row][column] if row < len(caps) and column < len(caps[row]) else "")

    def key_of(self, tile: Tile) -> PickerKey:
        """The key on which a face stands."""
        return next(
            key for row, keys in zip(self._rows, self._keys, strict=True) for at, key in zip(row, keys, strict=True)
            if at is tile
        )  # fmt: skip

    @property
    def lines(self) -> tuple[tuple[Tile, ...], ...]:
        """The faces by row."""
        return self._rows

    def put_spare(self, widget: QWidget) -> None:
        """Let another widget use the free end of the last row."""
        widget.setParent(self)
        self._spare = widget
        self._place()

    def minimumSizeHint(self) -> QSize:
        """Rows as high as a finger, or as a small tile."""
        rows, columns = max(1, len(self._rows)), self._columns()
        return QSize(columns * self._look.target, rows * (self._look.target + 2) + (rows - 1) * GAP)

    def sizeHint(self) -> QSize:
        """Tiles of a good size."""
        rows, columns = max(1, len(self._rows)), self._columns()
        return QSize(columns * 62, rows * 64)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the keys out anew."""
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus within the grid; other keys belong to the window."""
        move = _MOVES.get(Qt.Key(event.key()))
        if move is None or not self._move_focus(*move):
            event.ignore()

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [key for keys in self._keys for key in keys]

    def _columns(self) -> int:
        return max((len(row) for row in self._rows), default=1)

    def _build(self, layout: tuple[tuple[Tile, ...], ...]) -> None:
        for keys in self._keys:
            for key in keys:
                key.hide()
                key.deleteLater()
        self._high = False
        self._rows, self._words, self._stop = layout, None, None
        self._keys = [[self._new_key(tile) for tile in row] for row in layout]
        self.show_caps(self._caps)
        self.updateGeometry()
        self._place()

    def _new_key(self, tile: Tile) -> PickerKey:
        key = PickerKey(self._look, tile, self, self)
        key.setObjectName(tile.code)
        key.clicked.connect(lambda: self._make(Gesture(Stroke.TILE, tile), key))
        key.held.connect(lambda: self._make(Gesture(Stroke.TRIPLET, tile), key))
        if self.isVisible():
            key.show()
        return key

    def press_long(self, tile: Tile) -> None:
        """Three equal ones are meant, once the button is let go."""
        self.considered.emit(Gesture(Stroke.TRIPLET, tile))

    def give_up(self) -> None:
        """Nothing is meant any more."""
        self.considered.emit(None)

    def _make(self, gesture: Gesture, key: PickerKey) -> None:
        self._take_focus(key)
        self.considered.emit(None)
        self.gestured.emit(gesture)

    def pull(self, tile: Tile, key: PickerKey, at: QPoint, second: bool) -> None:
        """The pointer is on its way."""
        high = self.mapFromGlobal(at).y() < 0
        if high:
            self.lifted.emit(tile)
            self.carried.emit(at)
        elif self._high:
            self.lifted.emit(None)
        self._high = high
        self.considered.emit(None if high else self._meant(tile, key, at, second))

    def let_go(self, tile: Tile, key: PickerKey, at: QPoint, second: bool) -> None:
        """The pointer has stopped: above the grid the tile is dropped, within it the gesture is made."""
        if self._high:
            self._high = False
            self.dropped.emit(tile, at)
            self.lifted.emit(None)
            return
        self._make(self._meant(tile, key, at, second), key)

    def _meant(self, tile: Tile, key: PickerKey, at: QPoint, second: bool) -> Gesture:
        """What a drag from a key means: along its row a run, across the rows a pair, within the key no more than a click."""
        to = key.mapFromGlobal(at)
        if key.rect().contains(to):
            return Gesture(Stroke.TRIPLET if second else Stroke.TILE, tile)
        away = to - key.rect().center()
        if abs(away.y()) > abs(away.x()):
            return Gesture(Stroke.PAIR, tile, red=second)
        columns = round(away.x() / (key.width() + GAP)) or (1 if away.x() > 0 else -1)
        return Gesture(Stroke.RUN, tile, self._within(tile, columns), second)

    def _within(self, tile: Tile, columns: int) -> int:
        """How far a drag goes at most: beyond the nine there may stand other tiles in the same row."""
        far = SUIT - tile.number if columns > 0 else tile.number - 1
        return columns if abs(columns) <= far or far < RUN - 1 else far * (1 if columns > 0 else -1)

    def _place(self) -> None:
        if not self._rows:
            return
        rows, columns = len(self._rows), self._columns()
        high = min((self.height() - (rows - 1) * GAP) // rows, round(WIDEST_TILE * RATIO) + AIR)
        wide = min((self.width() - (columns - 1) * GAP) // columns, round(high * 1.4))
        tile = min(round((high - AIR) / RATIO), wide - DOTS - 4, WIDEST_TILE)
        for i, keys in enumerate(self._keys):
            for j, key in enumerate(keys):
                key.show_width(tile)
                key.setGeometry(j * (wide + GAP), i * (high + GAP), wide, high)
        if self._spare is not None:
            left = len(self._keys[-1]) * (wide + GAP)
            self._spare.setGeometry(QRect(left, (rows - 1) * (high + GAP), columns * (wide + GAP) - GAP - left, high))
        self.placed.emit()

    def row_height(self) -> int:
        """Height of a row of keys with the gap below it, in pixels."""
        return self._keys[0][0].height() + GAP if self._keys else self._look.target

    def grid_width(self) -> int:
        """How far the keys reach to the right, in pixels."""
        return max((keys[-1].geometry().right() + 1 for keys in self._keys if keys), default=0)

    def _where(self, key: QWidget | None) -> tuple[int, int] | None:
        for i, keys in enumerate(self._keys):
            for j, each in enumerate(keys):
                if each is key:
                    return i, j
        return None

    def _move_focus(self, down: int, right: int) -> bool:
        """The focus moved to the next key that way that can be picked; False when there is none."""
        at = self._where(self.focusWidget())
        if at is None:
            return False
        row, column = at[0] + down, at[1] + right
        while 0 <= row < len(self._keys):
            keys = self._keys[row]
            if down and column >= len(keys):
                column = len(keys) - 1
            if not 0 <= column < len(keys):
                return False
            if keys[column].isEnabled():
                self._take_focus(keys[column])
                return True
            row, column = row + down, column + right
        return False

    def _take_focus(self, chosen: PickerKey) -> None:
        """The one key that Tab stops at."""
        self._stop_at(chosen)
        chosen.setFocus()

    def _save_focus(self, rows: tuple[tuple[Face, ...], ...]) -> None:
        """Move the focus off a key that is about to be exhausted, to the nearest one, so that it stays in the grid."""
        at = self._where(next((key for keys in self._keys for key in keys if key.hasFocus()), None))
        if at is None or rows[at[0]][at[1]].problem is None:
            return
        open_keys = [
            (abs(i - at[0]), abs(j - at[1]), self._keys[i][j])
            for i, faces in enumerate(rows)
            for j, face in enumerate(faces)
            if face.problem is None
        ]
        if open_keys:
            nearest = min(open_keys, key=lambda each: each[:2])[2]
            nearest.setEnabled(True)
            self._take_focus(nearest)

    def _settle_focus(self) -> None:
        """Let Tab stop at exactly one key that can be picked."""
        if self._stop is not None and self._stop.isEnabled():
            return
        every = [key for keys in self._keys for key in keys]
        stop = next((k for k in every if k.isEnabled() and k.focusPolicy() is Qt.FocusPolicy.StrongFocus), None)
        self._stop_at(stop or next((key for key in every if key.isEnabled()), None))

    def _stop_at(self, chosen: PickerKey | None) -> None:
        """Let the Tab key stop at one key alone."""
        self._stop = chosen
        for key in (key for keys in self._keys for key in keys):
            wanted = Qt.FocusPolicy.StrongFocus if key is chosen else Qt.FocusPolicy.ClickFocus
            if key.focusPolicy() is not wanted:
                key.setFocusPolicy(wanted)
