"""Called sets and kans as they count, looked up by the tiles they are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from scorekeeper.core.score import Line
from scorekeeper.core.tiles import Tile, packed
from scorekeeper.rulesets.riichi.fu import laid
from scorekeeper.rulesets.riichi.melds import OPEN_KINDS, meld_block
from scorekeeper.rulesets.riichi.pieces import CONCEALED, OPEN, Piece

_KEPT: Final = 1 << 12
"""Bound of the memo: there are fewer sets than that, red fives and the order of the tiles counted."""


class CalledSet(Struct, frozen=True, gc=False):
    """A called set or kan: how it counts, its packed count, whether it opens the hand, and its fu line with its own tiles."""

    piece: Piece
    packed: int
    open: bool
    fu: tuple[Line, ...]


@lru_cache(maxsize=_KEPT)
def called_set(kind: str, tiles: tuple[Tile, ...]) -> CalledSet | None:
    """The set that called tiles make, None when they make none of their kind."""
    count = packed(tiles)
    block = meld_block(kind, tiles, count)
    if block is None:
        return None
    opened = kind in OPEN_KINDS
    piece = (OPEN if opened else CONCEALED)[block.index]
    return CalledSet(piece, count, opened, (laid(piece.fu, tiles),) if piece.fu is not None else ())
