"""Every family's past: opened as it was, taken out, filled in, kept as it was paid, and doubted."""

from PySide6.QtCore import QCoreApplication

from scorekeeper.core.doubt import Care
from scorekeeper.core.history import lines
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import replay
from scorekeeper.core.receipts import RECEIPT, differences, keep
from scorekeeper.core.shelf import RulesChoice
from tests.controller.every_table import Table, win_of
from tests.entries import shown
from tests.families import (
    entered,
    every_choice,
    header_of,
    outcomes_of,
    rules_of,
)


@every_choice
def test_every_entry_of_the_past_is_opened_as_it_was_and_can_go(qapp: QCoreApplication, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    table = Table(rules)
    for outcome in outcomes_of(rules):
        table.record(outcome)
    whole = (list(table.notebook.records), table.ledger.state)
    past = table.session.past
    assert past is not None
    assert len(lines(past)) == len(outcomes_of(rules))

    for line in reversed(lines(past)):
        table.past.correct(line.stop - 1)
        assert table.past.entry.made == {
            key: value for key, value in line.record.items() if key not in {RECEIPT, "at", "v"}
        }
        table.past.give_up()
        table.past.strike(line.stop - 1)
        table.accept()
        assert len(table.notebook.records) == len(whole[0]) - 1
        assert replay(header_of(rules), table.notebook.records).stopped_at is None
        assert table.session.undo()
        assert (table.notebook.records, table.ledger.state) == whole


@every_choice
def test_a_win_that_was_forgotten_moves_what_came_after(qapp: QCoreApplication, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    table = Table(rules)
    table.record(win_of(rules))
    once = table.ledger.state.scores
    table.past.insert(0)
    table.past.entry.take_recorded(table.notebook.records[0])
    table.accept()

    rows = table.ledger.rows
    assert [row.event for row in rows] == [0, 1]
    assert rows[0].scores == once
    assert table.ledger.state.scores[0] > once[0]
    assert differences(header_of(rules), table.notebook.records) == ()


@every_choice
def test_what_was_paid_once_can_be_kept(qapp: QCoreApplication, choice: RulesChoice) -> None:
    """As if an earlier version had let the second player pay the first a single point."""
    rules = rules_of(choice)
    table = Table(rules)
    table.record(win_of(rules))
    paid: Record = {**table.notebook.records[0], RECEIPT: {"moves": [[1, 0, 1]], "by": "0.1"}}

    found = differences(header_of(rules), [paid])
    assert [each.paid.deltas for each in found] == [(1, -1, *[0] * (rules.seats - 2))]
    kept = replay(header_of(rules), keep([paid], found))
    assert kept.stopped_at is None
    assert kept.rows[0].deltas == found[0].paid.deltas


@every_choice
def test_a_correction_is_seen_and_doubted_like_a_hand_of_today(qapp: QCoreApplication, choice: RulesChoice) -> None:
    rules, care = rules_of(choice), Care(newcomer=True, warned=True)
    table = Table(rules)
    live = entered(table.ledger, win_of(rules), off=rules.seats - 1)
    live.take_care(care)
    today = shown(live)
    table.record(win_of(rules))
    table.past.entry.take_care(care)
    table.past.correct(0)
    table.past.entry.choose_off(rules.seats - 1)
    then, before = shown(table.past.entry), list(table.notebook.records)
    assert (then.sight, then.doubts, then.costly) == (today.sight, today.doubts, today.costly)
    table.past.entry.record()
    assert (table.notebook.records == before) is today.costly
    if today.costly:
        assert shown(table.past.entry).warned
        table.past.entry.record()
    assert table.notebook.records != before
