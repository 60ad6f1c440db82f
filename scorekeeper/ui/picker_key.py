"""A tile of the picker: it tells a click from a long press, a right click and a drag."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.core.entry_view import Face
from scorekeeper.core.tiles import WINDS, Tile
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_button import TileButton
from scorekeeper.ui.tile_face import draw_ring, numeral, tile_name
from scorekeeper.ui.words import ui

RING = 3


class Grid(Protocol):
    """What is told of a gesture on one of its keys that is no click.

    Told and not signalled: each key would need signals of its own, which take as long to make as all the rest of it.
    """

    def pull(self, tile: Tile, key: PickerKey, at: QPoint, second: bool) -> None:
        """The pointer moves away, with the right button or after a long press where `second`; `at` is on the screen."""

    def let_go(self, tile: Tile, key: PickerKey, at: QPoint, second: bool) -> None:
        """The button was let go elsewhere."""

    def press_long(self, tile: Tile) -> None:
        """A long press has begun."""

    def give_up(self) -> None:
        """Nothing comes of what was begun."""


class PickerKey(TileButton):
    """`clicked` is one click, `held` a right click or a long press, let go where it began; its grid is told of the rest."""

    def __init__(self, look: Look, tile: Tile, grid: Grid, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._key = tile
        self._grid = grid
        self._began: QPoint | None = None
        self._away = self._second = self._lit = False
        self._cap = ""
        # A few for each face that the key can show.
        self._names: dict[tuple[Tile, int, bool], tuple[str, str, str]] = {}

    def show_face(self, face: Face, speech: Speech) -> None:
        """Show the face that a click takes, the copies left of it, or why it cannot be picked."""
        at = (face.tile, face.left, face.here)
        name, tip, told = self._names.get(at) or self._names.setdefault(at, self._named(face))
        reason = speech.say(face.problem) if face.problem else ""
        self.show_tile(face.tile, winning=face.here, dots=(face.left, face.copies))
        self.setEnabled(face.problem is None)
        self.setAccessibleName(name)
        self.setAccessibleDescription(reason or told)
        self.setToolTip(reason or "\n".join(filter(None, (tip, told))))

    def _named(self, face: Face) -> tuple[str, str, str]:
        """What the key is called, what a click does, and what else is told about the tile."""
        name, told = tile_name(face.tile), ui("tile_red_tip") if face.tile.red else ""
        if self._look.numerals and face.tile.is_honour and face.tile.number > len(WINDS):
            name = ui("tile_marked", tile=name, letter=numeral(face.tile))
        if face.here:
            here = ui("tile_here", tile=name)
            return here, here, told
        return ui("tile_left", tile=name, count=face.left), ui("picker_tip", tile=name), told

    def show_lit(self, lit: bool) -> None:
        """Show that the gesture being made would take this tile."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def show_cap(self, cap: str) -> None:
        """Show the key of the keyboard that stands for the tile; empty for none."""
        if cap != self._cap:
            self._cap = cap
            self.update()

    @property
    def cap(self) -> str:
        """The key of the keyboard that is shown."""
        return self._cap

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture."""
        right = event.button() is Qt.MouseButton.RightButton
        if self._began is not None or not (right or event.button() is Qt.MouseButton.LeftButton):
            return
        self._began, self._away, self._second = event.position().toPoint(), False, right
        if right:
            self.setDown(True)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer once it has left the place where it began."""
        if self._began is None:
            return
        gone = (event.position().toPoint() - self._began).manhattanLength()
        if self._away or gone >= QApplication.startDragDistance():
            self._away = True
            self._hold.stop()
            self.setDown(False)
            self._grid.pull(self._key, self, event.globalPosition().toPoint(), self._second)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture: elsewhere, after a long press or with the right button, or as a click."""
        if self._began is None:
            return
        away, second = self._away, self._second
        self.end()
        if away:
            self._grid.let_go(self._key, self, event.globalPosition().toPoint(), second)
        elif second:
            self.held.emit()
        else:
            super().mouseReleaseEvent(event)

    def end(self) -> None:
        """Forget the gesture that was begun."""
        if self._second or self._away:
            self.setDown(False)
        self._began = None
        self._away = self._second = False
        self._hold.stop()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button acts when it is let go; the menu key comes as a key too."""
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """A gesture ends where its tile is no more."""
        if self._began is not None:
            self.end()
            self._grid.give_up()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile, whether a gesture takes it, and its key on the keyboard."""
        super().paintEvent(event)
        if not (self._lit or self._cap):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = self._look.palette
        if self._lit:
            draw_ring(painter, self.face_rect(), inks.felt_text, RING)
        if self._cap:
            font = painter.font()
            font.setPixelSize(self._look.type["small"])
            font.setBold(True)
            painter.setFont(font)
            wide = max(14, painter.fontMetrics().horizontalAdvance(self._cap) + 6)
            at = self.rect().adjusted(self.width() - wide - 1, self.height() - 16, -1, -1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(inks.ink))
            painter.drawRoundedRect(at, 3, 3)
            painter.setPen(QColor(inks.panel))
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, self._cap)

    def _hold_over(self) -> None:
        if self._began is not None:
            self._second = True
            self._grid.press_long(self._key)
