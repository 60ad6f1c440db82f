"""A hand while it is being entered: every click gives a new draft, and any earlier one can be had back."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.tiles import COPIES, RED_OF, Tile, in_order

HAND_TILES: Final = 14
"""Tiles of a complete hand when each set, a kan too, counts three."""
LOSING_TILES: Final = 13
"""Tiles of a hand that did not win."""

Reds = Mapping[Tile, int]
"""How many of the four copies of a five are red, by the red face; a face not named has none."""


class Draft(Struct, frozen=True):
    """What has been entered so far for one player.

    `tiles` are the concealed ones in the order they were clicked; the last one is the winning tile unless `win_index`
    names another. `rows` are the tiles beside the hand, `circumstances` the ticks.
    """

    tiles: tuple[Tile, ...] = ()
    melds: tuple[Meld, ...] = ()
    win_index: int | None = None
    circumstances: frozenset[str] = frozenset()
    rows: Mapping[str, tuple[Tile, ...]] = {}
    declared: Mapping[str, object] | None = None
    """What was called out instead of entering tiles (`{"han": 3, "fu": 40}`)."""
    losing: bool = False
    """Whether another player won: one tile less, and none of them the winning one."""
    elsewhere: tuple[Tile, ...] = ()
    """Tiles that lie in other hands of the deal, where all are entered."""
    resting: frozenset[str] = frozenset()
    """Ticks of a winner's hand while another player wins, or the other way round; they come back with what they belong to."""

    @property
    def room(self) -> int:
        """How many more concealed tiles fit."""
        return (LOSING_TILES if self.losing else HAND_TILES) - 3 * len(self.melds) - len(self.tiles)

    @property
    def win_place(self) -> int | None:
        """The place of the winning tile in `tiles`, None while there is no tile and where another player won."""
        if not self.tiles or self.losing:
            return None
        return len(self.tiles) - 1 if self.win_index is None else self.win_index

    @property
    def win_tile(self) -> Tile | None:
        """The winning tile, None while there is no tile."""
        place = self.win_place
        return None if place is None else self.tiles[place]

    @property
    def empty(self) -> bool:
        """Whether nothing has been entered that a player would miss."""
        return not (
            self.tiles or self.melds or any(self.rows.values()) or self.circumstances or self.declared is not None
        )

    def used(self, tile: Tile) -> int:
        """How many copies of this face lie in the hand, its sets, the rows beside it and other hands of the deal."""
        found = self.tiles.count(tile) + self.elsewhere.count(tile)
        for meld in self.melds:
            found += meld.tiles.count(tile)
        for row in self.rows.values():
            found += row.count(tile)
        return found

    def everything(self) -> tuple[Tile, ...]:
        """Every tile entered: the concealed ones, those of called sets, those of the rows."""
        return (*self.tiles, *chain.from_iterable([each.tiles for each in self.melds]), *chain(*self.rows.values()))

    def hand(self, win: str | None) -> Hand:
        """The hand these tiles stand for, won in the family's word for the way."""
        rows = {name: tiles for name, tiles in self.rows.items() if tiles}
        return Hand(in_order(self.tiles), self.melds, self.win_tile, win, self.circumstances, rows)

    def with_tile(self, tile: Tile) -> Draft:
        """One more concealed tile, the new winning tile unless another was chosen."""
        return replace(self, tiles=(*self.tiles, tile))

    def with_tiles(self, tiles: tuple[Tile, ...]) -> Draft:
        """Other concealed tiles in the places of those there are, or more of them."""
        return replace(self, tiles=tiles)

    def without_tile(self, index: int) -> Draft:
        """Without the concealed tile at a place of `tiles`."""
        chosen = self.win_index
        if chosen is not None:
            chosen = None if chosen == index else chosen - (index < chosen)
        return replace(self, tiles=self.tiles[:index] + self.tiles[index + 1 :], win_index=chosen)

    def with_meld(self, meld: Meld) -> Draft:
        """One more called set."""
        return replace(self, melds=(*self.melds, meld))

    def with_meld_at(self, index: int, meld: Meld) -> Draft:
        """Another called set in the place of one."""
        return replace(self, melds=(*self.melds[:index], meld, *self.melds[index + 1 :]))

    def without_meld(self, index: int) -> Draft:
        """Without the called set at a place of `melds`."""
        return replace(self, melds=self.melds[:index] + self.melds[index + 1 :])

    def with_win_at(self, index: int) -> Draft:
        """With the concealed tile at a place of `tiles` as the winning one."""
        return replace(self, win_index=index)

    def with_row(self, name: str, tiles: tuple[Tile, ...]) -> Draft:
        """With other tiles in a row beside the hand."""
        return replace(self, rows={**self.rows, name: tiles})

    def with_rows(self, rows: Mapping[str, tuple[Tile, ...]]) -> Draft:
        """With some rows beside the hand; the same draft where they lie there already."""
        others = {name: tiles for name, tiles in rows.items() if self.rows.get(name, ()) != tiles}
        return replace(self, rows={**self.rows, **others}) if others else self

    def asked_of(self, others: frozenset[str]) -> Draft:
        """With the ticks at rest that are asked only of hands in another role, and all others back."""
        ticks = self.circumstances | self.resting
        return replace(self, circumstances=ticks - others, resting=ticks & others)

    def toggled(self, circumstance: str) -> Draft:
        """With a circumstance ticked that was not, or the other way round."""
        return replace(self, circumstances=self.circumstances ^ {circumstance})


def copies_of(tile: Tile, reds: Reds) -> int:
    """How many copies of a face the set holds: with one red five there are three plain ones."""
    if tile.is_bonus:
        return 1
    red = RED_OF.get(tile.plain)
    if red is None:
        return COPIES
    return reds.get(red, 0) if tile.red else COPIES - reds.get(red, 0)


def copies_left(draft: Draft, tile: Tile, reds: Reds) -> int:
    """How many copies of a face can still be picked; a red five and the plain ones share four copies."""
    used, red = draft.used(tile), RED_OF.get(tile.plain)
    left = copies_of(tile, reds) - used
    if red is not None:
        left = min(left, COPIES - used - draft.used(tile.plain if tile.red else red))
    return max(0, left)


def face_left(draft: Draft, key: Tile, reds: Reds) -> Tile | None:
    """The face that a click on a key of the picker takes: the key's own, or the red five when only that is left."""
    if copies_left(draft, key, reds):
        return key
    red = RED_OF.get(key)
    return red if red is not None and copies_left(draft, red, reds) else None
