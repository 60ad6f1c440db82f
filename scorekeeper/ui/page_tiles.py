"""Tiles on paper: small pictures within the text of a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from scorekeeper.core.hand import Hand
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.core.tiles import Tile, in_order
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, face

WIDTH: Final = 15
"""Width of a tile on paper, in the pixels of a page."""
SHARP: Final = 5
"""How many pixels of a picture lie in one of the page, for paper."""
_GAP: Final = "&nbsp; "


def hand_html(hand: Hand) -> str:
    """A hand as it was shown: what was concealed, the winning tile apart, and the called sets."""
    concealed = list(in_order(hand.concealed))
    if hand.win_tile in concealed:
        concealed.remove(hand.win_tile)
    parts = [concealed, [hand.win_tile] if hand.win_tile is not None else [], *(meld.tiles for meld in hand.melds)]
    return _GAP.join(_pictures(part) for part in parts if part)


def add_pictures(page: QTextDocument, sheets: Iterable[SessionSheet]) -> None:
    """Give a document the picture of every tile that its pages name."""
    shown = {tile for sheet in sheets for row in sheet.rows for _, hand in row.hands for tile in _tiles(hand)}
    for tile in shown:
        picture = face(tile, WIDTH * SHARP, 1.0, Look(numerals=False)).toImage()
        page.addResource(QTextDocument.ResourceType.ImageResource, QUrl(_name(tile)), picture)


def _tiles(hand: Hand) -> tuple[Tile, ...]:
    return (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))


def _pictures(tiles: Iterable[Tile]) -> str:
    high = round(WIDTH * RATIO)
    return "".join(f'<img src="{_name(tile)}" width="{WIDTH}" height="{high}">' for tile in tiles)


def _name(tile: Tile) -> str:
    return f"tile:{tile.code}"
