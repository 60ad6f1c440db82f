"""What an event does to the table, or why it cannot happen now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace

from scorekeeper.core.events import Adjustment
from scorekeeper.core.money import POT, Seat, Transfer
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Step
from scorekeeper.rulesets.riichi.draws import noten_matters, returned_sticks, settle_chombo, settle_exhaustive
from scorekeeper.rulesets.riichi.events import (
    SANCHAHOU,
    AbortiveDraw,
    Chombo,
    End,
    Event,
    EventType,
    ExhaustiveDraw,
    RiichiCall,
    Win,
)
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.progress import (
    Ending,
    after_abortive,
    after_chombo,
    after_exhaustive,
    after_win,
    go_on,
)
from scorekeeper.rulesets.riichi.table import NOBODY, STICK, Declared, Table
from scorekeeper.rulesets.riichi.wins import in_turn, most_winners, settle

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.scoring import Scorer

_BET: Final = "riichi"


def play(options: Options, scorer: Callable[[], Scorer], table: Table, event: Event) -> Step | Problem:
    """The step an event makes, or the first reason why it cannot happen now."""
    if isinstance(event, End):
        return _end(table)
    if table.over:
        return Problem("game_over")
    match event:
        case RiichiCall():
            return _riichi(event, table, options)
        case Win():
            return _win(event, table, scorer())
        case ExhaustiveDraw():
            return _exhaustive(event, table, options)
        case AbortiveDraw():
            return _abortive(event, table, options)
        case Chombo():
            return _chombo(event, table, options)
        case Adjustment():
            return _adjust(event, table)
        case _:
            assert_never(event)


def _end(table: Table) -> Step:
    """The end of the game; a hand that never ended is void, so its sticks go back."""
    moved = () if table.over else returned_sticks(table)
    ended = table.ended if table.over else Phrase("ended_by_hand")
    return Step(moved, replace(table.paid(moved), declared=NOBODY, over=True, ended=ended), None)


def _riichi(call: RiichiCall, table: Table, options: Options) -> Step | Problem:
    if table.declared[call.seat] is not None:
        return Problem("riichi_twice", where="seat")
    if options.riichi_needs_1000 and table.scores[call.seat] < STICK:
        return Problem("riichi_without_points", {"points": table.scores[call.seat]}, "seat")
    if _won_on(table) is not None:
        return _tile_was_won_on()
    moved = (Transfer(call.seat, POT, STICK, _BET),) if call.stands else ()
    return Step(moved, table.paid(moved).with_declared(call.seat, Declared(call.stands, call.open)), None)


def _won_on(table: Table) -> Seat | None:
    """Whose riichi does not stand, because its tile was won on: only that win, or a broken hand, can follow."""
    return next((seat for seat, each in enumerate(table.declared) if each is not None and not each.stands), None)


def _tile_was_won_on() -> Problem:
    return Problem("bad_record", {"what": "stands"}, "stands", "riichi_tile_won")


def _win(win: Win, table: Table, scorer: Scorer) -> Step | Problem:
    options = scorer.options
    most = 1 if win.off is None else most_winners(options)
    if len(win.winners) > most:
        return Problem("too_many_winners", {"count": len(win.winners), "most": most}, "winners")
    if _won_on(table) not in (None, win.off):
        return _tile_was_won_on()
    if options.wareme and win.wareme is None:
        return _wareme_missing()
    moved = settle(win, table, scorer) if win.kept is None else win.kept
    if isinstance(moved, Problem):
        return moved
    winners = [each.seat for each in in_turn(win, table)]
    return _ended(_credited(table, winners), moved, after_win(win, table, options), options)


def _wareme_missing() -> Problem:
    return Problem("bad_record", {"what": "wareme"}, "wareme", "wareme_missing")


def _credited(table: Table, winners: list[Seat]) -> Table:
    """The table that remembers who has won, and who did last."""
    wins = tuple(count + (seat in winners) for seat, count in enumerate(table.wins))
    return replace(table, wins=wins, last_winner=winners[0])


def _exhaustive(draw: ExhaustiveDraw, table: Table, options: Options) -> Step | Problem:
    as_win = bool(draw.nagashi) and options.nagashi_mangan == "win"
    if draw.nagashi and options.nagashi_mangan == "off":
        return Problem("draw_not_allowed", where="nagashi", sentence="nagashi_not_played")
    if noten_matters(draw, table, options):
        if draw.tenpai is None:
            return Problem("bad_record", {"what": "tenpai"}, "tenpai", "bad_key")
        if any(seat not in draw.tenpai for seat in table.bettors):
            return Problem("tenpai_missing", where="tenpai")
    if _won_on(table) is not None:
        return _tile_was_won_on()
    if as_win and options.wareme and draw.wareme is None:
        return _wareme_missing()
    moved = settle_exhaustive(draw, table, options) if draw.kept is None else draw.kept
    winners = [seat for seat in table.from_dealer if as_win and seat in draw.nagashi]
    credited = _credited(table, winners) if winners else table
    return _ended(credited, moved, after_exhaustive(draw, table, options), options)


def _abortive(draw: AbortiveDraw, table: Table, options: Options) -> Step | Problem:
    played = options.triple_ron == "draw" if draw.kind == SANCHAHOU else draw.kind in options.abortive_draws
    if not played:
        return Problem("draw_not_allowed", where="kind")
    return _ended(table, draw.kept or (), after_abortive(draw, table, options), options)


def _chombo(foul: Chombo, table: Table, options: Options) -> Step | Problem:
    moved = settle_chombo(foul, table, options) if foul.kept is None else foul.kept
    fine = options.chombo_points if options.chombo == "points_after" else 0
    fines = tuple(before + fine * (seat in foul.seats) for seat, before in enumerate(table.fines))
    return _ended(replace(table, fines=fines), moved, after_chombo(foul, table), options)


def _ended(table: Table, moved: tuple[Transfer, ...], ending: Ending, options: Options) -> Step | Problem:
    """The step of a hand that has ended, with its row."""
    paid = table.paid(moved)
    if paid.pot < 0 or paid.pot % STICK:
        return Problem("bad_record", {"what": "receipt"}, "receipt", "bad_key")
    return Step(moved, go_on(paid, ending, options), table.row())


def _adjust(adjustment: Adjustment, table: Table) -> Step | Problem:
    """A correction; sticks can be taken away only as far as older ones than this hand's riichi lie there."""
    if problem := adjustment.check(STICK):
        return problem
    if table.older_sticks + adjustment.sticks < 0:
        return Problem("bad_record", {"what": "sticks"}, "sticks", "sticks_not_there")
    moved = adjustment.transfers(STICK)
    return Step(moved, table.paid(moved), {**table.row(), "kind": str(EventType.ADJUSTMENT)})
