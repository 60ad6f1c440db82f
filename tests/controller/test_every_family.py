"""What holds for every family of rules that can be played: each outcome is entered as its declaration asks."""

from collections.abc import Iterator

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ask, HandsAsked, Outcome, Question, Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.words import WORDS
from scorekeeper.rulesets import CHOICES, ruleset
from tests.entries import shown

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
COMPLETE = "111m444p789s11222z"
every_choice = pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: f"{choice.family}-{choice.preset}")


def rules_of(choice: RulesChoice) -> Ruleset:
    rules = ruleset(choice.family, choice.preset, {})
    assert not isinstance(rules, Problem)
    return rules


def answer(question: Question) -> object:
    """Something that can be answered to a question."""
    match question.ask:
        case Ask.SEAT:
            return 1
        case Ask.SEATS:
            return [1]
        case Ask.CHOICE:
            return question.choices[0][0]
        case Ask.AMOUNTS:
            return [1000, -1000, 0, 0]
        case Ask.NUMBER:
            return 300
        case Ask.COUNT:
            return 0
        case Ask.TICK:
            return False
        case Ask.TEXT:
            return "as agreed"


def entered(ledger: Ledger, outcome: Outcome) -> Entry:
    """An outcome entered at the table: East wins by the own draw, the questions answered one by one."""
    made = Entry()
    made.show_ledger(ledger)
    if outcome.most_winners:
        made.toggle_winner(0)
        made.choose_off(None)
    else:
        made.choose_outcome(outcome.id)
    if outcome.hands is not HandsAsked.NOBODY:
        made.type_text(COMPLETE)
    for asked in shown(made).questions:
        needed = asked.question.needed or asked.question.ask in {Ask.SEAT, Ask.CHOICE, Ask.AMOUNTS}
        if needed and asked.question.id != "liable":
            made.answer(asked.question.id, answer(asked.question))
    return made


def recorded(made: Entry) -> Record:
    records: list[Record] = []
    made.ready_to_record.connect(records.append)
    made.record()
    assert len(records) == 1, shown(made).problem
    return records[0]


def session(rules: Ruleset) -> Iterator[tuple[list[Record], Ledger]]:
    """A session in which every outcome comes once, the end last, as far as it has come."""
    records: list[Record] = []
    ledger = replay(Header(rules, PLAYERS), records)
    outcomes = [each for each in rules.declaration.outcomes if not each.tap]
    for outcome in sorted(outcomes, key=lambda each: each.id == "end"):
        records.append(recorded(entered(ledger, outcome)))
        ledger = replay(Header(rules, PLAYERS), records)
        assert ledger.stopped_at is None
        yield records, ledger


@every_choice
def test_every_outcome_can_be_entered_and_no_point_is_lost(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    start = sum(replay(Header(rules, PLAYERS), []).state.scores)
    steps = [(len(records), sum(ledger.state.scores)) for records, ledger in session(rules)]

    outcomes = [each for each in rules.declaration.outcomes if not each.tap]
    assert steps == [(count, start) for count in range(1, len(outcomes) + 1)]


@every_choice
def test_a_session_replayed_up_to_any_event_begins_alike(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    grown = [(list(records), ledger) for records, ledger in session(rules)]
    whole = grown[-1][1]

    assert whole.over
    for records, ledger in grown:
        assert whole.rows[: len(ledger.rows)] == ledger.rows
        assert replay(Header(rules, PLAYERS), records).state == ledger.state


@every_choice
def test_what_was_entered_is_found_again_in_its_record(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    ledger = replay(Header(rules, PLAYERS), [])
    for outcome in rules.declaration.outcomes:
        if outcome.tap:
            continue
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
def test_everything_that_is_shown_has_a_word(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    words = {**WORDS, **rules.words}
    board = replay(Header(rules, PLAYERS), []).board
    names = [board.round.id, *(name for name, _ in board.counters)]
    names += [f"page_{option.page}" for option in rules.option_rows]
    win = next(each for each in rules.declaration.outcomes if each.most_winners)
    made = entered(replay(Header(rules, PLAYERS), []), win)
    score = shown(made).score
    assert score is not None
    assert not isinstance(score, Problem)
    names += [name for part in score.parts for name in (part.id, part.unit, *(line.id for line in part.lines))]

    assert [name for name in names if name not in words] == []
    assert all(each.word and each.help for each in rules.declaration.circumstances)
