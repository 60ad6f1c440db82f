"""A hand as it was seen on the table, before anybody says what it is worth."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from scorekeeper.core.tiles import Tile, Wind


class Meld(Struct, frozen=True):
    """A called set or a kan: the family's word for its kind (`pon`, `ankan`, `kong`, …) and its tiles."""

    kind: str
    tiles: tuple[Tile, ...]


class Hand(Struct, frozen=True):
    """Everything about one player's hand that people at the table can see.

    `concealed` holds every tile that is in no called set or kan, the winning tile included; `win_tile` is one of them.
    `win` is the family's word for the way it was won (`ron`, `tsumo`, …), None for a hand that did not win.
    `rows` are tiles beside the hand by the family's name for the row (`dora_indicators`, `bonus`, …).
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    win_tile: Tile | None = None
    win: str | None = None
    circumstances: frozenset[str] = frozenset()
    rows: Mapping[str, tuple[Tile, ...]] = {}


class Setting(Struct, frozen=True):
    """Where at the table a hand was won: what the ledger knows and no tile shows."""

    seat_wind: Wind
    round_wind: Wind
    given: frozenset[str] = frozenset()
    """Circumstances that the table itself decides (a riichi that stands); the hand need not name them."""
    denied: frozenset[str] = frozenset()
    """Circumstances that the table knows to be impossible here; a hand that names one is refused."""
    counters: int = 0
    """Repeat counters on the table, for rules that ask more of a hand then."""
