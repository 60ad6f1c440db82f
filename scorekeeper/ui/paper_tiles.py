"""Tiles on printed pages, drawn from the program's own pictures as lines and areas: sharp at any size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.tiles import Tile, in_order
from scorekeeper.resources import read
from scorekeeper.ui.meld_view import places, seen
from scorekeeper.ui.paper import MM
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import FOLDERS, RATIO, draw_numeral, wants_numeral

RING: Final = "#B93C24"
_READABLE: Final = 6 * MM
"""In the corner of a narrower tile a numeral could not be read."""
_GRAIN: Final = 1000
"""Parts of a tile's width in which sets are measured."""
_DRAWN: Final = 100
"""Width at which a tile is drawn before it is brought to its size."""
_PARTED: Final = 0.5
"""Air between two sets, in widths of a tile."""
_BELOW: Final = 0.35
"""Air between two lines of tiles, in widths of a tile."""


class TileSet(Struct, frozen=True):
    """Some tiles that stand together; a called set with its form shows which tile lies sideways and which are backs.

    `won` is the place of the winning tile, which has a ring.
    """

    tiles: tuple[Tile, ...]
    form: MeldForm | None = None
    won: int | None = None


def sets_of(hand: Hand, forms: Iterable[MeldForm], hidden: bool = False) -> tuple[TileSet, ...]:
    """A hand as it is shown: what was concealed, the winning tile apart unless it is `hidden`, and the called sets."""
    by_id = {form.id: form for form in forms}
    concealed = list(in_order(hand.concealed))
    won: tuple[TileSet, ...] = ()
    if hand.win_tile is not None and hand.win_tile in concealed:
        concealed.remove(hand.win_tile)
        won = () if hidden else (TileSet((hand.win_tile,), won=0),)
    return (TileSet(tuple(concealed)), *won, *(_called(meld, by_id.get(meld.kind)) for meld in hand.melds))


def _called(meld: Meld, form: MeldForm | None) -> TileSet:
    return TileSet(meld.tiles if form is None else seen(meld, form), form)


class Tiles:
    """Sets of tiles in a row that goes on in the next line; `wide` is the width of a tile, made smaller where one set is wider."""

    def __init__(self, sets: Sequence[TileSet], wide: float, look: Look) -> None:
        self._look = look if wide >= _READABLE else replace(look, numerals=False)
        self._sets = tuple(each for each in sets if each.tiles)
        self._wide = wide

    @property
    def natural(self) -> float:
        """All sets on one line."""
        return self._wide * (sum(map(_width, self._sets)) + _PARTED * max(0, len(self._sets) - 1)) + 1

    @property
    def least(self) -> float:
        """The widest set."""
        return self._wide * max(map(_width, self._sets), default=0.0) + 1

    def height(self, width: float) -> float:
        """All lines of tiles."""
        wide, laid = self._laid(width)
        return max((at.y() for at, _ in laid), default=-wide * RATIO) + wide * RATIO

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw every tile."""
        wide, laid = self._laid(width)
        for at, each in laid:
            _draw_set(painter, at + QPointF(left, top), each, wide, self._look)

    def _laid(self, width: float) -> tuple[float, list[tuple[QPointF, TileSet]]]:
        wide = min(self._wide, width / max(1.0, max(map(_width, self._sets), default=1.0)))
        found, at = [], QPointF(0, 0)
        for each in self._sets:
            room = _width(each) * wide
            if at.x() and at.x() + room > width + 1:
                at = QPointF(0, at.y() + wide * (RATIO + _BELOW))
            found.append((QPointF(at), each))
            at.setX(at.x() + room + _PARTED * wide)
        return wide, found


def _spots(each: TileSet) -> tuple[QRectF, ...]:
    """Where the tiles of a set lie, a tile being `_GRAIN` wide."""
    if each.form is not None:
        return places(each.form, len(each.tiles), _GRAIN)
    return tuple(QRectF(i * _GRAIN, 0, _GRAIN, _GRAIN * RATIO) for i in range(len(each.tiles)))


def _width(each: TileSet) -> float:
    return max((spot.right() for spot in _spots(each)), default=0.0) / _GRAIN


def _draw_set(painter: QPainter, at: QPointF, each: TileSet, wide: float, look: Look) -> None:
    shut = (0, len(each.tiles) - 1) if each.form is not None and not each.form.open else ()
    spots = _spots(each)
    # The last one may lie behind the first.
    for i in reversed(range(len(each.tiles))):
        spot = QRectF(spots[i].topLeft() * wide / _GRAIN + at, spots[i].size() * wide / _GRAIN)
        draw_tile(painter, spot, None if i in shut else each.tiles[i], look)
        if i == each.won:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(RING), wide * 0.08))
            painter.drawRoundedRect(spot, wide * 0.07, wide * 0.07)


def draw_tile(painter: QPainter, at: QRectF, tile: Tile | None, look: Look) -> None:
    """Draw a tile (None: its back) as lines and areas; one in a rectangle wider than high lies sideways."""
    picture = _picture(f"{FOLDERS[look.tiles]}/{'back' if tile is None else tile.code}.svg")
    sideways = at.width() > at.height()
    wide = at.height() if sideways else at.width()
    painter.save()
    painter.translate(at.bottomLeft() if sideways else at.topLeft())
    painter.rotate(-90 if sideways else 0)
    painter.scale(wide / _DRAWN, wide / _DRAWN)
    picture.render(painter, QRectF(QPointF(), QSizeF(_DRAWN, _DRAWN * RATIO)))
    if tile is not None and look.numerals and wants_numeral(tile, look.tiles):
        draw_numeral(painter, tile, _DRAWN)
    painter.restore()


@cache
def _picture(name: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(read(name)))


def put_away() -> None:
    """Forget what was read to draw tiles: it takes megabytes, and pages are seldom made."""
    _picture.cache_clear()
