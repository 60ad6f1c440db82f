"""A hand drawn as the sets it is read as; a reason can light up the sets and tiles that make it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorekeeper.core.explained import Group
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_ring, draw_tile, tiles_named
from scorekeeper.ui.why_heard import APART
from scorekeeper.ui.words import ui

WIDEST: Final = 36
PARTED: Final = 0.6
"""Air between two sets, in widths of a tile."""
MARGIN: Final = 5
RISE: Final = 4
"""Pixels by which a tile rises that a reason lights up."""
FADED: Final = 0.35
"""How strong the other tiles are then."""
CAPTION: Final = 18


class SetsView(QWidget):
    """The sets side by side, their kinds below them; the winning tile has its ring. It is only looked at."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: tuple[Group, ...] = ()
        self._names: tuple[str, ...] = ()
        self._won: Tile | None = None
        self._lit: frozenset[tuple[int, int]] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lit(self) -> tuple[Tile, ...]:
        """The tiles that are lit up now."""
        return tuple(self._groups[group].tiles[place] for group, place in sorted(self._lit))

    @property
    def empty(self) -> bool:
        """Whether there are no sets to show."""
        return not self._groups

    @property
    def ringed(self) -> tuple[int, int] | None:
        """Where the winning tile lies: in which set, and at which place of it."""
        for at, group in enumerate(self._groups):
            if group.won and self._won in group.tiles:
                return at, len(group.tiles) - 1 - group.tiles[::-1].index(self._won)
        return None

    def show_groups(self, groups: tuple[Group, ...], won: Tile | None, speech: Speech) -> None:
        """Show a reading with its winning tile."""
        self._groups, self._won, self._lit = groups, won, frozenset()
        self._names = tuple(_kind(group, speech) for group in groups)
        told = groups_told(groups, won, speech)
        self.setAccessibleName(ui("why_reading", sets=told))
        self.setToolTip(told)
        self.setVisible(bool(groups))
        self._fit()
        self.update()

    def light(self, groups: tuple[int, ...], tiles: tuple[Tile, ...]) -> None:
        """Light up the sets at some places, or the tiles of a reason; neither lets everything be as before."""
        among = groups or tuple(range(len(self._groups)))
        wanted = None if groups and not tiles else set(tiles)
        found = frozenset(
            (at, place)
            for at in among
            if at < len(self._groups)
            for place, tile in enumerate(self._groups[at].tiles)
            if wanted is None or tile in wanted
        )
        if found != self._lit:
            self._lit = found
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the tiles as large as they fit."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """It takes any width."""
        return QSize(1, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every set, and what each is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ring, wide, left = self.ringed, self._wide(), float(MARGIN)
        high = round(wide * RATIO)
        for at, group in enumerate(self._groups):
            room = QRectF(left, MARGIN + RISE + high + 2, len(group.tiles) * (wide + 1) + PARTED * wide - 4, CAPTION)
            for place, tile in enumerate(group.tiles):
                lit = (at, place) in self._lit
                spot = QRectF(left, MARGIN + (0 if lit else RISE), wide, high)
                painter.setOpacity(1.0 if lit or not self._lit else FADED)
                draw_tile(painter, spot, tile, self.devicePixelRatioF(), self._look)
                painter.setOpacity(1.0)
                if ring == (at, place):
                    draw_ring(painter, spot, self._look.palette.gold, 3)
                elif lit:
                    draw_ring(painter, spot, self._look.palette.felt_text, 2)
                left += wide + 1
            self._caption(painter, room, self._names[at])
            left += PARTED * wide

    def _caption(self, painter: QPainter, room: QRectF, name: str) -> None:
        """What a set is, where there is room for the whole word."""
        font = self.font()
        font.setPixelSize(self._look.type["small"])
        painter.setFont(font)
        painter.setPen(QColor(self._look.palette.quiet))
        if painter.fontMetrics().horizontalAdvance(name) <= room.width():
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)

    def _wide(self) -> int:
        count = sum(len(group.tiles) for group in self._groups)
        units = count + PARTED * max(0, len(self._groups) - 1)
        return max(8, min(WIDEST, int((self.width() - 2 * MARGIN - count) / max(1.0, units))))

    def _fit(self) -> None:
        self.setFixedHeight(2 * MARGIN + RISE + round(self._wide() * RATIO) + CAPTION)


def groups_told(groups: tuple[Group, ...], won: Tile | None, speech: Speech) -> str:
    """The sets of a reading as they are read aloud."""
    return APART.join(_told(group, _kind(group, speech), won) for group in groups)


def _kind(group: Group, speech: Speech) -> str:
    """The word of a set's kind."""
    kind = speech.word(group.word) if group.word else ""
    return ui("why_set_open", kind=kind) if kind and group.open else kind


def _told(group: Group, kind: str, won: Tile | None) -> str:
    """A set as it is read aloud."""
    tiles = tiles_named(group.tiles)
    told = ui("why_set", kind=kind, tiles=tiles) if kind else tiles
    return ui("why_set_won", set=told) if group.won and won is not None else told
