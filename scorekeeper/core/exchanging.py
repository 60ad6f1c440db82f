"""A tile put into the hand in place of another, as one act."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.tiles import Tile


def exchanged(now: Entering, table: Table, gone: Tile | None, come: Tile) -> Entering:
    """A tile put into the active hand, in place of another where one is named; a hand that lacks that one stays.

    The winning tile stays the winning one, unless it is the only one of its kind that can go.
    """
    if gone is None:
        return now.with_pick(table, come)
    tiles, win = now.draft.tiles, None if now.draft.room else now.draft.win_place
    places = [place for place, each in enumerate(tiles) if each is gone]
    if not places:
        return now
    place = min(places, key=lambda each: each == win)
    after = now.without_tile(place).with_pick(table, come)
    kept = None if win is None or place == win else _last(after.draft.tiles, tiles[win])
    return after if kept is None else after.with_winning(kept)


def _last(tiles: Sequence[Tile], tile: Tile) -> int | None:
    return max((place for place, each in enumerate(tiles) if each is tile), default=None)
