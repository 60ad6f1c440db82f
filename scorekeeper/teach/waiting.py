"""What a hand that lacks one tile waits for: each tile with its worth both ways, and how many are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Declaration
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import COPIES, KINDS, RED_OF, TILES, Tile
from scorekeeper.core.what_if_view import Wait, Waiting, Worth
from scorekeeper.teach.fitting import fitted

_NO_WIN: Final = "not_a_win"
_NO_HAND: Final = frozenset(("tile_count", "too_many_copies"))


class Seen(Struct, frozen=True):
    """Tiles that lie open beside the hand: others' called sets and discards, and the own discards."""

    others: tuple[Tile, ...] = ()
    discards: tuple[Tile, ...] = ()


NOTHING: Final = Seen()


def waiting(rules: Ruleset, hand: Hand, setting: Setting, seen: Seen = NOTHING) -> Waiting:
    """Every tile that completes a hand of one tile less, those that cannot win among them; none when it is not ready.

    `hand` has no winning tile, and its circumstances are those that would hold; what cannot go with a way is left out.
    """
    declared = rules.declaration
    off, drawn = (_fit(rules, hand, setting, way) for way in (declared.win_off, declared.win_self))
    if off is None or drawn is None:
        return Waiting()
    held = Counter(tile.kind for tile in _tiles(hand))
    shown = Counter(tile.kind for tile in (*_beside(hand), *seen.others, *seen.discards))
    discarded = {tile.kind for tile in seen.discards}
    waits = []
    for plain in TILES[:KINDS]:
        kind = plain.kind
        if held[kind] >= COPIES:
            continue
        tile = _last(plain, hand, declared)
        by_off = _with(rules, off, tile)
        if _is_none(by_off):
            continue
        left = max(0, COPIES - held[kind] - shown[kind])
        waits.append(Wait(tile, left, by_off, _with(rules, drawn, tile), kind in discarded))
    return Waiting(tuple(waits), _barred(declared, waits))


def _tiles(hand: Hand) -> tuple[Tile, ...]:
    return (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))


def _beside(hand: Hand) -> tuple[Tile, ...]:
    return tuple(tile for row in hand.rows.values() for tile in row if not tile.is_bonus)


def _barred(declared: Declaration, waits: Sequence[Wait]) -> Phrase | None:
    """Why the hand cannot win off others, where these rules bar a player who has discarded one of the waits."""
    tiles = tuple(each.tile.plain for each in waits if each.discarded)
    return Phrase(declared.barred, {"tiles": tile_text(tiles)}) if declared.barred and tiles else None


def _fit(rules: Ruleset, hand: Hand, setting: Setting, way: str) -> tuple[Hand, Setting] | None:
    """The hand as it would win one way, with the circumstances that go with it; None when it does not lack one tile."""
    held = Counter(tile.kind for tile in _tiles(hand))
    probe = next((tile for tile in TILES[:KINDS] if held[tile.kind] < COPIES), None)
    if probe is None:
        return None
    complete = replace(hand, concealed=(*hand.concealed, probe), win_tile=probe, win=way)
    found = fitted(rules, complete, setting)
    if isinstance(found.worth, Problem) and found.worth.id == "tile_count":
        return None
    return replace(found.hand, concealed=hand.concealed, win_tile=None), found.setting


def _with(rules: Ruleset, fit: tuple[Hand, Setting], tile: Tile) -> Worth:
    hand, setting = fit
    complete = Hand((*hand.concealed, tile), hand.melds, tile, hand.win, hand.circumstances, hand.rows)
    return fitted(rules, complete, setting).worth


def _is_none(worth: Worth) -> bool:
    """Whether a tile does not complete the hand at all."""
    return isinstance(worth, Problem) and (worth.id in _NO_HAND or (worth.id == _NO_WIN and worth.sentence is None))


def _last(tile: Tile, hand: Hand, declared: Declaration) -> Tile:
    """The tile that can still come: a red five where no plain one is left."""
    red = RED_OF.get(tile)
    reds = dict(declared.reds).get(red, 0) if red is not None else 0
    if red is None or not reds:
        return tile
    there = (*_tiles(hand), *_beside(hand))
    return red if there.count(tile) >= COPIES - reds else tile
