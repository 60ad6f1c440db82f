"""Whether a tile of the picker can be taken."""

from __future__ import annotations

from scorekeeper.core.called_set import SET_ROOM, sets_from
from scorekeeper.core.draft import Draft, face_left
from scorekeeper.core.entry_table import Table
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile


def pick_problem(draft: Draft, target: Target, table: Table, key: Tile) -> Problem | None:
    """Why a tile cannot be picked for the target, or None; a flower that lies beside the hand goes back."""
    if key.is_bonus and table.bonus_row is not None:
        lies_here = key in draft.rows.get(table.bonus_row.id, ())
        return (
            None if lies_here or not draft.used(key) else Problem("none_left", {"tile": tile_text([key])}, "concealed")
        )
    if target.place is Place.MELD:
        form = table.form(target.id)
        sets = sets_from(draft, form, key, table.reds) if form else Problem("no_room_for_set")
        return sets if isinstance(sets, Problem) else None
    if target.place is Place.CALLED and draft.room < SET_ROOM and not _called_already(draft, key):
        return Problem("no_room_for_set", where="melds")
    if target.place is Place.HAND and draft.room <= 0:
        return Problem("hand_full", where="concealed")
    if face_left(draft, key, table.reds) is None:
        return Problem("none_left", {"tile": tile_text([key])}, "concealed")
    return None


def _called_already(draft: Draft, key: Tile) -> bool:
    return any(all(tile.plain is key.plain for tile in meld.tiles) for meld in draft.melds)
