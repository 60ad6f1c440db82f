"""What was open and chosen on a desk is so on the desk that takes its place in another look or language."""

from __future__ import annotations

from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.why_panel import WhyPanel


def stand_as(before: Desk, now: Desk) -> None:
    """Show a session and a hand by itself as they were shown before."""
    was, table = before.table, now.table
    table.board.stand_as(was.board)
    if was.panes.history_page.made is not None:
        table.history.stand_as(was.history, told=was.chosen.telling)
    enter_as(was.side, table.side)
    if before.scoring and now.scoring:
        enter_as(before.score.side, now.score.side)


def enter_as(before: EntrySide, now: EntrySide) -> None:
    """Let a hand be entered with the same folded away and the same explained as before."""
    now.outcome.others.stand_as(before.outcome.others)
    now.entry.builder.ticks.stand_as(before.entry.builder.ticks)
    if before.entry.worth.why.isChecked():
        now.entry.worth.why.setChecked(True)
        for was, panel in zip(before.findChildren(WhyPanel), now.findChildren(WhyPanel), strict=False):
            panel.stand_as(was)
