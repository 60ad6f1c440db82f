"""What was open, chosen or had the keyboard on a desk is so on the desk in its place, in another look or language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.same_stop import Stop, go_on_at, stop_on
from scorekeeper.ui.why_panel import WhyPanel

if TYPE_CHECKING:
    from scorekeeper.ui.mend_page import MendPage

__all__ = ["go_on_as", "stand_as", "stop_on"]


def stand_as(before: Desk, now: Desk, mended: MendPage | None, mending: MendPage | None) -> None:
    """Show a session, a hand by itself and one that is mended as they were shown before."""
    was, table = before.table, now.table
    table.board.stand_as(was.board)
    if was.panes.history_page.made is not None:
        table.history.stand_as(was.history, told=was.chosen.telling)
    enter_as(was.side, table.side)
    if before.scoring and now.scoring:
        enter_as(before.score.side, now.score.side)
    if mended is not None and mending is not None:
        enter_as(mended.side, mending.side)


def go_on_as(now: Desk, stop: Stop | None) -> None:
    """Give the keyboard to what had it before; where that is gone, entry goes on at its beginning."""
    if stop is not None and not go_on_at(now, stop):
        now.await_entry()


def enter_as(before: EntrySide, now: EntrySide) -> None:
    """Let a hand be entered with the same folded away and the same explained as before."""
    now.outcome.others.stand_as(before.outcome.others)
    now.entry.builder.ticks.stand_as(before.entry.builder.ticks)
    if before.entry.worth.why.isChecked():
        now.entry.worth.why.setChecked(True)
        for was, panel in zip(before.findChildren(WhyPanel), now.findChildren(WhyPanel), strict=False):
            panel.stand_as(was)
