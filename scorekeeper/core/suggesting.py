"""The tiles that would complete a hand, where that can only be a few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.draft import Draft, face_left
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.entry_view import Suggestion
from scorekeeper.core.hand import Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Score
from scorekeeper.core.shapes import is_complete
from scorekeeper.core.tiles import Tile

MOST: Final = 6
"""More than so many completions are no help."""
NEAR: Final = 2
"""How far from a tile of the hand the tiles lie that make a set with it."""


def suggestions(entering: Entering, table: Table) -> tuple[Suggestion, ...]:
    """What would complete the active hand with one tile or two, worth most first; none where it could be many things."""
    draft, seat = entering.draft, entering.active
    if seat is None or seat not in entering.winners or draft.declared is not None or draft.room not in (1, 2):
        return ()
    if seat in entering.texts or draft.win_index is not None:
        return ()
    setting = entering.setting(table)
    if setting is None:
        return ()
    ways = _ways(entering, table)
    found: list[Suggestion] = []
    for tiles in _candidates(draft, table):
        score = _worth(draft, tiles, table, setting, ways)
        if score is not None or (draft.room == 1 and _is_shape(draft, tiles)):
            found.append(Suggestion(tiles, score))
            if len(found) > MOST * 2:
                return ()
    found.sort(key=lambda each: 0 if each.worth is None else -each.worth.total)
    return tuple(found) if len(found) <= MOST else ()


def accepted(entering: Entering, table: Table, index: int) -> Entering:
    """The hand with one of its suggestions in it."""
    offered = suggestions(entering, table)
    if not 0 <= index < len(offered):
        return entering
    draft = entering.draft
    return replace(entering, target=None).with_draft(draft.with_tiles((*draft.tiles, *offered[index].tiles)))


def _ways(entering: Entering, table: Table) -> tuple[str, ...]:
    """How the hand may have been won: as it was said, or in either way while that is not known."""
    if entering.off_chosen:
        return (table.way(entering.draft.circumstances, entering.off),)
    return (table.declaration.win_off, table.declaration.win_self)


def _candidates(draft: Draft, table: Table) -> Iterator[tuple[Tile, ...]]:
    """One tile that may be the last, or two where they make a shape that wins."""
    keys = [key for row in table.declaration.tiles for key in row if not key.is_bonus]
    if draft.room == 1:
        yield from ((key,) for key in keys if face_left(draft, key, table.reds) is key)
        return
    plain = [key for key in keys if not key.red and face_left(draft, key, table.reds) is not None]
    near = [key for key in plain if any(_touch(key, held) for held in draft.tiles)]
    for one, two in product(near, near):
        if _is_shape(draft, (one, two)):
            first = face_left(draft, one, table.reds)
            second = face_left(draft.with_tile(first), two, table.reds) if first is not None else None
            if first is not None and second is not None:
                yield first, second


def _touch(key: Tile, held: Tile) -> bool:
    if key.is_honour or held.is_honour:
        return key.kind == held.kind
    return key.suit is held.suit and abs(key.number - held.number) <= NEAR


def _is_shape(draft: Draft, tiles: tuple[Tile, ...]) -> bool:
    return is_complete((*draft.tiles, *tiles), len(draft.melds))


def _worth(
    draft: Draft, tiles: tuple[Tile, ...], table: Table, setting: Setting, ways: tuple[str, ...]
) -> Score | None:
    """What the completed hand is worth, None where it is worth nothing."""
    whole = replace(draft, tiles=(*draft.tiles, *tiles))
    for way in ways:
        score = table.rules.score(table.hand(whole, way), setting)
        if not isinstance(score, Problem):
            return score
    return None
