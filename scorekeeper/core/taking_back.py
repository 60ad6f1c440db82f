"""The way back: what was entered last goes back in one step, however many tiles it was."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from scorekeeper.core.draft import Draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.step import Step

KEPT: Final = 40
"""Steps that are remembered: more than any hand takes."""


def stepped(before: Entering, after: Entering) -> Entering:
    """What is entered now, with the way back to what was entered before."""
    seat = after.active
    if after.steps != before.steps:
        # It took a step back itself.
        return after
    if seat is None or seat != before.active or _alike(before.draft, after.draft):
        return after
    step = Step(seat, before.draft, after.draft, before.target is not None and before.target.place is Place.CALLED)
    return replace(after, steps=(*before.steps, step)[-KEPT:])


def taken_back(entering: Entering, table: Table) -> Entering:
    """What was entered last taken back: a sign that was typed, a set begun, or all that one gesture laid.

    Where it is not known any more how the hand came together, its last row's tile, tile or called set goes back.
    """
    text = entering.texts.get(entering.active) if entering.active is not None else None
    if text is not None:
        return entering.with_text(table, text.text[:-1])
    if entering.choices or (entering.target is not None and entering.target.place is Place.MELD):
        return entering.cancelled()
    last = entering.steps[-1] if entering.steps else None
    if last is not None and last.seat == entering.active and _alike(last.after, entering.draft):
        back = replace(
            entering.draft,
            tiles=last.before.tiles,
            melds=last.before.melds,
            win_index=last.before.win_index,
            rows=last.before.rows,
        )
        kept = replace(entering, steps=entering.steps[:-1], target=Target(Place.CALLED) if last.called else None)
        return kept.with_draft(back)
    return _last_of_all(entering, table)


def _last_of_all(entering: Entering, table: Table) -> Entering:
    target = entering.aim(table)
    if target.place is Place.ROW:
        asked = [row.id for row in table.declaration.rows if row.offered or row.id == target.id]
        rows = [row for row in asked if entering.draft.rows.get(row)]
        row = target.id if target.id in rows else next(reversed(rows), None)
        if row is not None:
            return entering.without_row_tile(row, len(entering.draft.rows[row]) - 1)
    if entering.draft.tiles:
        return entering.without_tile(len(entering.draft.tiles) - 1)
    return entering.without_meld(len(entering.draft.melds) - 1)


def _alike(one: Draft, other: Draft) -> bool:
    """Whether the same tiles lie in two hands, whatever is ticked."""
    return (
        one.tiles == other.tiles
        and one.melds == other.melds
        and one.win_index == other.win_index
        and _lying(one) == _lying(other)
    )


def _lying(draft: Draft) -> dict[str, tuple[object, ...]]:
    return {row: tiles for row, tiles in draft.rows.items() if tiles}
