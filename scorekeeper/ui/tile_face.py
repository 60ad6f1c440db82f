"""How a tile is drawn: its face from the program's pictures, and what its state adds to it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache, QTransform

from scorekeeper.core.tiles import Suit, Tile
from scorekeeper.resources import read
from scorekeeper.ui.kept_faces import BACK, KEPT, Sort
from scorekeeper.ui.style import Look, TileStyle
from scorekeeper.ui.words import listed, ui

RATIO: Final = 4 / 3
"""Height of a tile by its width."""
FOLDERS: Final = {TileStyle.TRADITIONAL: "tiles", TileStyle.LARGE: "tiles/large"}
"""Where the faces of each style lie."""
RIM: Final = 0.03
"""The width of a tile's own rim by the tile's."""
HALO: Final = 0.16
"""The width of the pen that clears the drawing around a numeral, by the tile's."""
CACHE_KIB: Final = 8 * 1024
"""Room for drawn faces on a screen with a ratio of one, in KiB: every face in ten sizes."""
NUMERALS: Final = 128
"""So many drawn numerals are kept: all in some sizes."""
LAYERS: Final = 16
"""So many drawn layers are kept that many tiles have below their own drawing."""
_END: Final = b"</svg>\n"
_HONOURS: Final = "ESWNPFC"
_INK: Final = "#1D2E4C"
_RED: Final = "#C22F22"
_IVORY: Final = "#FFFDF6"
_EXHAUSTED: Final = 0.4


def tile_name(tile: Tile) -> str:
    """A tile as it is said: `5 of circles, red`."""
    if tile.suit is Suit.HONOURS:
        return ui(f"tile_{tile.code}")
    name = ui(f"tile_{tile.suit.value}", number=tile.number)
    return ui("tile_red", tile=name) if tile.red else name


def tiles_named(tiles: Iterable[Tile]) -> str:
    """Some tiles as they are said one after the other: `2, 3, 4 of circles`, `red dragon, 3 times`."""
    return listed(_together(tuple(run)) for _, run in groupby(tiles, key=lambda tile: (tile.suit, _whole(tile))))


def _whole(tile: Tile) -> str:
    """What is said once of equal tiles: an honour has no number to be said by itself."""
    return tile.code if tile.suit is Suit.HONOURS else ""


def _together(tiles: tuple[Tile, ...]) -> str:
    first, *more = tiles
    if not more and not first.red:
        return tile_name(first)
    if first.suit is Suit.HONOURS:
        return ui("tile_times", tile=tile_name(first), count=len(tiles))
    return ui(f"tile_{first.suit.value}", number=listed(_number(tile) for tile in tiles))


def _number(tile: Tile) -> str:
    return ui("number_red", number=tile.number) if tile.red else str(tile.number)


def numeral(tile: Tile) -> str:
    """The Latin numeral or letter that newcomers read in a tile's corner."""
    return _HONOURS[tile.number - 1] if tile.suit is Suit.HONOURS else str(tile.number)


def wants_numeral(tile: Tile, style: TileStyle) -> bool:
    """Whether a face of a style wants a numeral: flowers and seasons have theirs, and so has every suit of the large ones."""
    if tile.suit in {Suit.FLOWERS, Suit.SEASONS}:
        return False
    return style is TileStyle.TRADITIONAL or tile.suit is Suit.HONOURS


def face(tile: Tile | None, width: int, ratio: float, look: Look, sideways: bool = False) -> QPixmap:
    """The picture of a tile (None: its back), `width` pixels wide on a screen of some device pixel ratio.

    Sideways it is turned to the left, and so many pixels high.
    """
    code = BACK if tile is None else tile.code
    like = f"tile {look.tiles} {width} {ratio} {look.numerals}"
    pixmap = QPixmap()
    if QPixmapCache.find(f"{like} {sideways} {code}", pixmap):
        return pixmap
    # Qt's own room is enough where pixels are large; to keep more would only grow with every width a window ever had.
    room = round(CACHE_KIB * ratio * ratio)
    if QPixmapCache.cacheLimit() < room:
        QPixmapCache.setCacheLimit(room)
    if sideways:
        pixmap = face(tile, width, ratio, look).transformed(QTransform().rotate(-90))
        pixmap.setDevicePixelRatio(ratio)
    else:
        sort = Sort(FOLDERS[look.tiles], width, round(width * RATIO), ratio, look.numerals)
        for each, kept in KEPT.take(sort):
            QPixmapCache.insert(f"{like} False {each}", kept)
        if QPixmapCache.find(f"{like} False {code}", pixmap):
            return pixmap
        pixmap = _drawn(tile, code, width, ratio, look)
        KEPT.add(sort, code, pixmap)
    QPixmapCache.insert(f"{like} {sideways} {code}", pixmap)
    return pixmap


def _drawn(tile: Tile | None, code: str, width: int, ratio: float, look: Look) -> QPixmap:
    pixmap = _layers(read(f"{FOLDERS[look.tiles]}/{code}.svg").removesuffix(_END), width, ratio)
    if tile is not None and look.numerals and wants_numeral(tile, look.tiles):
        painter = QPainter(pixmap)
        painter.drawPixmap(0, 0, _numeral(numeral(tile), tile.red, width, ratio))
        painter.end()
    return pixmap


def _layers(drawing: bytes, width: int, ratio: float) -> QPixmap:
    """A picture of an SVG file without its end; a blank line stands above each of its layers but the first."""
    under, _, layer = drawing.rpartition(b"\n\n")
    # Read when something is drawn: most starts find it drawn already.
    from PySide6.QtSvg import QSvgRenderer

    pixmap = QPixmap(_under(under, width, ratio)) if under else _empty(width, round(width * RATIO), ratio)
    head = under[: under.find(b"\n")]
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(head + layer + _END)).render(painter, QRectF(0, 0, width, round(width * RATIO)))
    painter.end()
    return pixmap


@lru_cache(maxsize=LAYERS)
def _under(drawing: bytes, width: int, ratio: float) -> QPixmap:
    """What many tiles have below their own drawing."""
    return _layers(drawing, width, ratio)


def _empty(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(width, height) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=NUMERALS)
def _numeral(sign: str, red: bool, width: int, ratio: float) -> QPixmap:
    """A numeral by itself, for every suit has the same ones."""
    pixmap = _empty(width, width, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_sign(painter, sign, red, width)
    painter.end()
    return pixmap


def draw_numeral(painter: QPainter, tile: Tile, width: int) -> None:
    """The numeral in the upper left corner, with an ivory edge so that it reads over any drawing."""
    _draw_sign(painter, numeral(tile), tile.red, width)


def _draw_sign(painter: QPainter, sign: str, red: bool, width: int) -> None:
    font = QFont(painter.font())
    font.setPixelSize(max(11, round(width * 0.28)))
    font.setWeight(QFont.Weight.Bold)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, sign)
    box = path.boundingRect()
    path.translate(width * 0.065 - box.left(), width * 0.065 - box.top())
    # The edge hides the drawing around the numeral, never the tile's own rim.
    painter.setClipRect(QRectF(width * RIM, width * RIM, width, width))
    painter.strokePath(path, QPen(QColor(_IVORY), width * HALO, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, QColor(_RED if red else _INK))


def _on_a_pixel(painter: QPainter, at: QPointF) -> QPointF:
    """The nearest place at which the screen's own pixels begin, so that a picture made for them is not blurred."""
    device = painter.deviceTransform()
    back, _ = device.inverted()
    there = device.map(at)
    return back.map(QPointF(round(there.x()), round(there.y())))


def draw_tile(
    painter: QPainter, at: QRectF, tile: Tile | None, ratio: float, look: Look, sideways: bool = False
) -> None:
    """Draw a tile into a rectangle of its own shape; one that lies sideways into a rectangle as wide as a tile is high."""
    wide = round(at.height() if sideways else at.width())
    # While a window is laid out anew, what it is drawn on may have no room yet.
    if wide > 0:
        painter.drawPixmap(_on_a_pixel(painter, at.topLeft()), face(tile, wide, ratio, look, sideways))


def draw_exhausted(painter: QPainter, at: QRectF, tile: Tile, ratio: float, look: Look) -> None:
    """Draw a tile of which no copy is left: pale and struck through."""
    painter.save()
    painter.setOpacity(_EXHAUSTED)
    draw_tile(painter, at, tile, ratio, look)
    painter.restore()
    painter.setPen(QPen(QColor(look.palette.quiet), 2, c=Qt.PenCapStyle.RoundCap))
    inside = at.adjusted(3, 3, -3, -3)
    painter.drawLine(inside.bottomLeft(), inside.topRight())


def draw_ring(painter: QPainter, at: QRectF, ink: str, width: float) -> None:
    """A ring around a tile."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), width))
    half = width / 2
    corner = at.height() * 0.06 + width
    painter.drawRoundedRect(at.adjusted(-half, -half, half, half), corner, corner)


def draw_dots(painter: QPainter, left: QPointF, count: int, most: int, look: Look) -> None:
    """The copies left as a column of dots from `left` downwards: filled ones are there, hollow ones are used."""
    x, y = left.x(), left.y()
    if count > 0:
        ink = QColor(look.palette.quiet)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(ink)
        for i in range(min(count, most)):
            painter.drawEllipse(QPointF(x, y + 8 * i), 1.6, 1.6)
    if count < most:
        painter.setPen(QPen(QColor(look.palette.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for i in range(max(count, 0), most):
            painter.drawEllipse(QPointF(x, y + 8 * i), 1.6, 1.6)
