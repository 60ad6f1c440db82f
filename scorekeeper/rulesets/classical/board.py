"""What the scoreboard shows of a table."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Board, SeatView
from scorekeeper.core.tiles import Wind
from scorekeeper.rulesets.classical.events import EventType
from scorekeeper.rulesets.classical.result import result
from scorekeeper.rulesets.classical.rule_options import SEATS, RuleOptions
from scorekeeper.rulesets.classical.table import Table

_ROUND_WORDS: Final = {
    Wind.EAST: "round_east",
    Wind.SOUTH: "round_south",
    Wind.WEST: "round_west",
    Wind.NORTH: "round_north",
}


def board(table: Table, rules: RuleOptions) -> Board:
    """The round, and every player's score, wind and place."""
    places = result(table, rules).places
    seats = tuple(
        SeatView(seat, table.seat_wind(seat), table.scores[seat], places[seat], seat == table.dealer)
        for seat in range(SEATS)
    )
    name = Phrase(_ROUND_WORDS[table.round_wind], {"number": table.deal + 1})
    left = None if table.over else (rules.rounds - table.wind) * SEATS - table.deal
    closed = frozenset() if table.fresh else frozenset((EventType.SEATS,))
    return Board(name, table.round_wind, seats, left=left, closed=closed)


def next_row(table: Table) -> dict[str, object] | None:
    """The public fields of the deal to come, None when the game is over."""
    return None if table.over else {"round": table.round, "dealer": table.dealer}
