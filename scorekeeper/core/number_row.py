"""Who won, off whom, and whose hand comes next, said with one number or one step."""

from __future__ import annotations

from msgspec.structs import replace

from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import SOMEBODY, Table
from scorekeeper.core.money import Seat


def seat_meant(entering: Entering, table: Table, seat: Seat) -> Entering:
    """A seat by its number: first who won, then off whom; the winner once more, or a seat that is not there, is the own draw."""
    if table.state is None:
        drawn = seat < 0 or seat in entering.winners
        return entering if seat_settled(entering) else entering.with_off(None if drawn else SOMEBODY)
    if not entering.winners:
        return entering.with_winner_toggled(table, seat) if 0 <= seat < table.rules.seats else entering
    if seat_settled(entering):
        return entering
    drawn = seat in entering.winners or not 0 <= seat < table.rules.seats
    return entering.with_off(None if drawn else seat)


def seat_settled(entering: Entering) -> bool:
    """Whether it has been said who won and off whom."""
    return bool(entering.winners) and entering.off_chosen


def seat_taken_back(entering: Entering, table: Table) -> Entering:
    """What was said last of the two taken back; the hand stays."""
    if entering.off_chosen:
        return replace(entering, off=None, off_chosen=False)
    if entering.winners and table.state is not None:
        left = entering.with_winner_toggled(table, entering.winners[-1])
        return left if left.winners else left.with_outcome(table, None)
    return entering


def turned(entering: Entering, table: Table, step: int) -> Entering:
    """The next of the hands that are asked for shown, or the one before."""
    asked = entering.asked(table)
    if entering.active not in asked:
        return entering
    at = asked.index(entering.active) + step
    return entering.showing(table, asked[at % len(asked)])
