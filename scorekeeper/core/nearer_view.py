"""How far a hand is from ready, and what brings it nearer, in a form every family shares."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.core.tiles import Tile


class Nearing(Struct, frozen=True):
    """A tile that brings a hand nearer, and how many copies of it nobody has seen."""

    tile: Tile
    left: int


class Exchange(Struct, frozen=True):
    """Some tiles of a hand exchanged for as many others, and the tiles it then waits for."""

    gone: tuple[Tile, ...]
    come: tuple[Tile, ...]
    waits: tuple[Tile, ...]


class Nearer(Struct, frozen=True):
    """How many tiles a hand is away from ready, and what lets it come nearer.

    `short` tells how many tiles it lacks beside the last one; `pattern` is the word of the special hand it is nearest to,
    empty for sets and a pair.
    """

    away: int
    short: int = 0
    pattern: str = ""
    tiles: tuple[Nearing, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
