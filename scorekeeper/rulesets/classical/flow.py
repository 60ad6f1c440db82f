"""What an event does to the table, or why it cannot happen now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from scorekeeper.core.events import Adjustment
from scorekeeper.core.hand import Hand
from scorekeeper.core.money import Account, Seat, Transfer
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Step
from scorekeeper.rulesets.classical.events import Draw, End, Event, Penalty, SeatsChange, Win
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.penalties import OTHER, REASON
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.settle import settle_draw, settle_penalty, settle_win, worths
from scorekeeper.rulesets.classical.table import Table
from scorekeeper.rulesets.classical.ways import FIRST_DISCARD


def play(table: Table, event: Event, options: Options) -> Step | Problem:
    """The step an event makes, or the first reason why it cannot happen now."""
    if isinstance(event, End):
        ended = table.ended if table.over else Phrase("ended_by_hand")
        return Step((), replace(table, over=True, ended=ended), None)
    if table.over:
        return Problem("game_over")
    match event:
        case Win():
            return _win(event, table, options)
        case Draw():
            return _draw(event, table, options)
        case Penalty():
            return _penalty(event, table, options.rules)
        case SeatsChange():
            return _seats(event, table)
        case Adjustment():
            return _adjust(event, table)
        case _:
            assert_never(event)


def _win(win: Win, table: Table, options: Options) -> Step | Problem:
    if win.liable is not None and not options.rules.dangerous_discard:
        return Problem("bad_record", {"what": "liable"}, "liable", "liability_not_played")
    shown = win.hands[win.winner]
    if isinstance(shown, Hand) and shown.win == FIRST_DISCARD and win.off != table.dealer:
        return Problem("bad_seat", {"seat": win.off}, "from", "first_discard_of_east")
    values = worths(win.hands, win.winner, table, options)
    if isinstance(values, Problem):
        return values
    moved = settle_win(win, values, table, options.rules) if win.kept is None else win.kept
    after = _after_win(win, table.paid(moved), options.rules)
    return Step(moved, after, _row(table, values, moved), (win.winner, win.off))


def _after_win(win: Win, table: Table, rules: RuleOptions) -> Table:
    """East stays on an own win, unless it was the last of as many in a row as the rules allow."""
    if win.winner != table.dealer:
        return table.moved_on(rules)
    streak = None if table.streak is None else table.streak + 1
    if streak is not None and rules.east_wins_in_a_row and streak >= rules.east_wins_in_a_row:
        return table.moved_on(rules)
    return replace(table, streak=streak, fresh=False)


def _draw(draw: Draw, table: Table, options: Options) -> Step | Problem:
    values = worths(draw.hands, None, table, options)
    if isinstance(values, Problem):
        return values
    moved = settle_draw(draw, values, table, options.rules) if draw.kept is None else draw.kept
    return Step(moved, replace(table.paid(moved), fresh=False), _row(table, values, moved))


def _penalty(penalty: Penalty, table: Table, rules: RuleOptions) -> Step:
    """A penalty that ends the deal moves the seats on when East pays it."""
    moved = settle_penalty(penalty, table) if penalty.kept is None else penalty.kept
    after = table.paid(moved)
    if penalty.ends_hand:
        after = after.moved_on(rules) if penalty.seat == table.dealer else replace(after, fresh=False)
    row: dict[str, object] = {"kind": "penalty", "round": table.round, "payments": _payments(moved)}
    if penalty.reason != OTHER:
        row[REASON] = penalty.reason
    return Step(moved, after, row)


def _seats(change: SeatsChange, table: Table) -> Step | Problem:
    if not table.fresh:
        return Problem("bad_record", {"what": "seats"}, "type", "seats_between_rounds")
    return Step((), replace(table, order=change.order), None)


def _adjust(event: Adjustment, table: Table) -> Step | Problem:
    if problem := event.check(0):
        return problem
    moved = event.transfers(0)
    return Step(moved, table.paid(moved), {"kind": "adjustment", "round": table.round})


def _row(table: Table, values: Sequence[int], moved: Iterable[Transfer]) -> dict[str, object]:
    return {"round": table.round, "values": list(values), "payments": _payments(moved)}


def _payments(moved: Iterable[Transfer]) -> list[list[int | None]]:
    """Who pays whom how much, as records write it; None stands for nobody."""
    return [[_player(each.payer), _player(each.payee), each.points] for each in moved]


def _player(account: Account) -> Seat | None:
    return account if account >= 0 else None
