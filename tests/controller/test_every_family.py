"""What holds for every family of rules that can be played: each outcome is entered as its declaration asks."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from scorekeeper.controller.entry import Entry
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import replay
from scorekeeper.core.option import SWITCH
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.words import WORDS
from tests.controller.every_table import Table, win_of
from tests.entries import shown
from tests.families import (
    NAMES,
    entered,
    every_choice,
    header_of,
    opening,
    outcomes_of,
    recorded,
    rules_of,
    session,
    whole_session,
)


@every_choice
def test_every_outcome_can_be_entered_and_no_point_is_lost(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    start = sum(opening(rules).state.scores)
    steps = [(len(records), sum(ledger.state.scores)) for records, ledger in session(rules)]

    assert steps == [(count, start) for count in range(1, len(outcomes_of(rules)) + 1)]


@every_choice
def test_whoever_wins_off_whom_no_point_is_lost(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    ledger = opening(rules)
    for winner in range(rules.seats):
        for off in (None, *(seat for seat in range(rules.seats) if seat != winner)):
            after = replay(header_of(rules), [recorded(entered(ledger, win_of(rules), winner, off))])

            assert after.stopped_at is None
            assert sum(after.rows[0].deltas) == 0
            assert after.rows[0].deltas[winner] > 0


@every_choice
def test_a_session_replayed_up_to_any_event_begins_alike(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    grown = list(session(rules))
    whole = grown[-1][1]

    assert whole.over
    for records, ledger in grown:
        assert whole.rows[: len(ledger.rows)] == ledger.rows
        assert replay(header_of(rules), records).state == ledger.state


@every_choice
def test_the_final_sheet_adds_up_and_places_everybody(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    result = whole_session(rules)[1].result

    assert result.final is not None
    assert min(result.places) == 1
    assert len(result.places) == len(result.points) == len(result.final) == rules.seats
    for seat, final in enumerate(result.final):
        assert sum(column.amounts[seat] for column in result.columns) == pytest.approx(result.unit * final)
    best = max(result.final)
    assert {place for place, final in zip(result.places, result.final, strict=True) if final == best} >= {1}


@every_choice
def test_what_was_entered_is_found_again_in_its_record(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    ledger = opening(rules)
    for outcome in outcomes_of(rules):
        made = entered(ledger, outcome)
        record = recorded(made)
        again = Entry()
        again.show_ledger(ledger)
        assert again.take_recorded(record) is None
        assert recorded(again) == record
        kept = Entry()
        kept.show_ledger(ledger)
        kept.restore(made.drafts_record())
        assert recorded(kept) == record


@every_choice
def test_every_circumstance_of_a_win_is_found_again_in_its_record(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    ledger = opening(rules)
    touches = {outcome.id for outcome in rules.declaration.outcomes if outcome.tap}
    possible = 0
    for off in (None, 1):
        for offered in shown(entered(ledger, win_of(rules), off=off)).circumstances:
            if offered.problem is not None or offered.on or offered.circumstance.id in touches:
                continue
            made = entered(ledger, win_of(rules), off=off)
            made.toggle_circumstance(offered.circumstance.id)
            ticked = shown(made).draft.circumstances
            assert offered.circumstance.id in ticked
            if not shown(made).can_record:
                assert shown(made).problem is not None
                continue
            possible += 1
            record = recorded(made)
            again = Entry()
            again.show_ledger(ledger)
            assert again.take_recorded(record) is None
            assert shown(again).draft.circumstances == ticked
            assert replay(header_of(rules), [record]).stopped_at is None

    assert possible


@every_choice
def test_every_step_is_taken_back_and_done_again(qapp: QCoreApplication, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    table = Table(rules)
    steps = [(list(table.notebook.records), table.ledger.state)]
    for outcome in outcomes_of(rules):
        table.record(outcome)
        steps.append((list(table.notebook.records), table.ledger.state))

    for records, state in reversed(steps[:-1]):
        assert table.session.undo()
        assert (table.notebook.records, table.ledger.state) == (records, state)
    for records, state in steps[1:]:
        assert table.session.redo()
        assert (table.notebook.records, table.ledger.state) == (records, state)


@every_choice
def test_other_rules_and_other_players_can_follow(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    changed = next(row.id for row in rules.option_rows if row.kind == SWITCH)
    options = {changed: not rules.options[changed]}
    records: list[Record] = [recorded(entered(opening(rules), win_of(rules)))]
    records += [{"type": "rules", "options": options}, {"type": "players", "players": NAMES[-rules.seats :]}]
    ledger = replay(header_of(rules), records)
    records.append(recorded(entered(ledger, win_of(rules))))

    whole = replay(header_of(rules), records)
    assert whole.stopped_at is None
    assert whole.rules.changed == options
    assert [row.players for row in whole.rows] == [NAMES[: rules.seats], NAMES[-rules.seats :]]
    assert sum(whole.state.scores) == sum(opening(rules).state.scores)


@every_choice
def test_a_game_can_be_taken_over_as_it_stands(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    asked = [each for each in rules.takeover if each.default is not None]
    header = replace(header_of(rules), start={each.id: each.default for each in asked})
    ledger = replay(header, [])

    assert ledger.stopped_at is None
    assert ledger.state.scores == opening(rules).state.scores
    after = replay(header, [recorded(entered(ledger, win_of(rules)))])
    assert after.stopped_at is None
    assert after.state.scores[0] > ledger.state.scores[0]


@every_choice
def test_everything_that_is_shown_has_a_word(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    words = {**WORDS, **rules.words}
    ledger = whole_session(rules)[1]
    names = [f"preset_{rules.preset}"]
    for board in (opening(rules).board, ledger.board):
        names += [board.round.id, *(name for name, _ in board.counters)]
    names += [f"page_{option.page}" for option in rules.option_rows]
    names += [column.heading.id for column in ledger.result.columns]
    made = entered(opening(rules), win_of(rules))
    score = shown(made).score
    assert score is not None
    assert not isinstance(score, Problem)
    names += [name for part in score.parts for name in (part.id, part.unit, *(line.id for line in part.lines))]
    names += [phrase.id for phrase in score.headline]

    assert [name for name in names if name not in words] == []


@every_choice
def test_everything_that_is_asked_has_a_sentence(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    asked = rules.declaration
    questions = [*rules.takeover, *(each for outcome in asked.outcomes for each in outcome.questions)]
    questions += [each for group in asked.called_out for each in group]

    assert asked.outcomes
    explained = [(each.word, each.help) for each in asked.circumstances]
    explained += [(each.word, each.help) for each in asked.outcomes]
    assert all(word and sentence for word, sentence in explained)
    named = [
        *(each.word for each in asked.melds),
        *(each.word for each in asked.rows),
        *(each.word for each in questions),
    ]
    assert all(named)
    assert all(word for each in questions for _, word in each.choices)
    assert {asked.win_off, asked.win_self} <= set(rules.words)
