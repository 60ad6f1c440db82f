"""What the scoreboard shows of a riichi table."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Board, SeatView
from scorekeeper.core.tiles import Wind
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.result import result
from scorekeeper.rulesets.riichi.table import LENGTHS, STICK, Table

ROUND_WORDS: Final = {
    Wind.EAST: "round_east",
    Wind.SOUTH: "round_south",
    Wind.WEST: "round_west",
    Wind.NORTH: "round_north",
}


def board(table: Table, options: Options) -> Board:
    """The round, every player's score and place, the riichi that stand, counters and sticks."""
    places = result(table, options).places
    seats = tuple(
        SeatView(
            seat,
            table.seat_wind(seat),
            table.scores[seat],
            places[seat],
            seat == table.dealer,
            _marks(table, seat),
        )
        for seat in range(SEATS)
    )
    name = Phrase(ROUND_WORDS[table.round_wind], {"number": table.deal + 1})
    counters = (("honba", table.honba), ("riichi_sticks", table.pot // STICK))
    return Board(name, table.round_wind, seats, counters, _left(table, options))


def _left(table: Table, options: Options) -> int | None:
    """The deals to come with the running one; once the game is played on, those of that wind."""
    winds = LENGTHS[options.length]
    if winds is None or table.over:
        return None
    return max(winds, table.wind + 1) * SEATS - table.wind * SEATS - table.deal


def next_row(table: Table) -> dict[str, object] | None:
    """The public fields of the deal to come, None when the game is over."""
    return None if table.over else {**table.row(), "dealer": table.dealer}


def _marks(table: Table, seat: int) -> tuple[str, ...]:
    declared = table.declared[seat]
    if declared is None or not declared.stands:
        return ()
    return ("open_riichi",) if declared.open else ("riichi",)
