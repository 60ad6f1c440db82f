"""The reading that was counted, with the tiles as they lie in the hand."""

from __future__ import annotations

from collections.abc import Iterable

from scorekeeper.core.score import Line
from scorekeeper.core.tiles import TILES, Tile, in_order
from scorekeeper.rulesets.riichi.fu import BASE, laid
from scorekeeper.rulesets.riichi.score import Reading
from scorekeeper.rulesets.riichi.way import Suits, Way, placed, spot_of
from scorekeeper.rulesets.riichi.won_hand import Win


def groups_of(win: Win, suits: Suits) -> Reading:
    """The tiles of each set: concealed ones in tile order, then the called sets as given.

    No suits mean thirteen orphans.
    """
    if not suits:
        return _orphans(win.hand.concealed)
    groups: list[tuple[Tile, ...]] = []
    for way in suits:
        groups += way.groups
    for red in win.reds:
        _redden(groups, red)
    for meld in win.hand.melds:
        groups.append(meld.tiles)
    return tuple(groups)


def _redden(groups: list[tuple[Tile, ...]], red: Tile) -> None:
    """Put a red five where the first plain one of its kind stands."""
    plain = TILES[red.kind]
    for i, tiles in enumerate(groups):
        if plain in tiles:
            at = tiles.index(plain)
            groups[i] = (*tiles[:at], red, *tiles[at + 1 :])
            return


def _orphans(tiles: Iterable[Tile]) -> Reading:
    groups: list[tuple[Tile, ...]] = []
    for each in in_order(tiles):
        if groups and groups[-1][0] is each:
            groups[-1] = (each, each)
        else:
            groups.append((each,))
    return tuple(groups)


def explained_fu(win: Win, way: Way, groups: Reading) -> tuple[Line, ...]:
    """Every fu line of sets and a pair: the base and the win first, then the sets in order, the pair and the wait.

    Each line shows its tiles as they lie in the hand.
    """
    place = way.place
    assert place is not None  # noqa: S101 - the winning tile completed one of the sets
    lines = [BASE] if way.won is None else [BASE, way.won]
    before = len(lines)
    for suit in way.suits:
        lines += suit.fu
    if len(lines) > before and (win.reds or (not win.tsumo and place.opens)):
        # A triplet may hold a red five, or be open by another player's tile.
        pieces = placed(way.suits, place, opened=not win.tsumo)
        lines[before:] = [
            laid(each.fu, tiles) for each, tiles in zip(pieces, groups, strict=False) if each.fu is not None
        ]
    for called in win.melds:
        lines += called.fu
    if way.pair is not None:
        lines.append(way.pair)
    if place.wait is not None:
        lines.append(laid(place.wait, groups[spot_of(way.suits, place)]) if win.reds else place.wait)
    return tuple(lines)
