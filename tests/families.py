"""Short words for tests that hold for every family of rules: they know of a family what its declaration says."""

from collections.abc import Iterator

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.declaration import Ask, HandsAsked, Outcome, Question
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.session_record import write_header
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import CHOICES, RULESETS, ruleset
from tests.entries import shown

NAMES = ("Ana", "Ben", "Chi", "Dan", "Eva", "Fay")
COMPLETE = "111m444p789s11555z"
"""Four sets, one of them of dragons, and a pair: a win wherever hands are won, whoever has it."""
every_choice = pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: f"{choice.family}-{choice.preset}")
every_family = pytest.mark.parametrize(
    "choice",
    [next(each for each in CHOICES if each.family == family) for family in RULESETS],
    ids=lambda choice: str(choice.family),
)


def rules_of(choice: RulesChoice) -> Ruleset:
    """The rules of a choice."""
    rules = ruleset(choice.family, choice.preset, {})
    assert not isinstance(rules, Problem)
    return rules


def header_of(rules: Ruleset) -> Header:
    """A table with as many players as the rules want."""
    return Header(rules, NAMES[: rules.seats])


def opening(rules: Ruleset) -> Ledger:
    """A table before its first deal."""
    return replay(header_of(rules), [])


def answer(question: Question, seats: int) -> object:
    """Something that can be answered to a question."""
    match question.ask:
        case Ask.SEAT:
            return 1
        case Ask.SEATS:
            return [1]
        case Ask.CHOICE:
            return question.choices[0][0]
        case Ask.AMOUNTS:
            return [1000, -1000, *[0] * (seats - 2)]
        case Ask.NUMBER:
            return 300
        case Ask.COUNT:
            return 300 if question.needed else 0
        case Ask.ORDER:
            return [1, 0, *range(2, seats)]
        case Ask.TICK:
            return False
        case Ask.TEXT:
            return "as agreed"


def entered(ledger: Ledger, outcome: Outcome, winner: Seat = 0, off: Seat | None = None) -> Entry:
    """An outcome entered at the table: where somebody wins, who and off whom, and the questions one by one."""
    made = Entry()
    made.show_ledger(ledger)
    if outcome.most_winners:
        made.toggle_winner(winner)
        made.choose_off(off)
    else:
        made.choose_outcome(outcome.id)
    if outcome.hands is not HandsAsked.NOBODY:
        made.type_text(COMPLETE)
    for asked in shown(made).questions:
        needed = asked.question.needed or asked.question.ask in {Ask.SEAT, Ask.CHOICE, Ask.AMOUNTS}
        if needed and asked.question.id != "liable":
            made.answer(asked.question.id, answer(asked.question, ledger.rules.seats))
    return made


def recorded(made: Entry) -> Record:
    """The event that was entered, recorded."""
    records: list[Record] = []
    made.ready_to_record.connect(records.append)
    made.record()
    assert len(records) == 1, shown(made).problem
    return records[0]


def outcomes_of(rules: Ruleset) -> list[Outcome]:
    """Every outcome that is entered: seats change before a deal is played, and whatever ends the game comes last."""

    def turn(outcome: Outcome) -> tuple[bool, bool, bool]:
        preview = shown(entered(opening(rules), outcome)).preview
        assert preview is not None, outcome.id
        return preview.over, outcome.ends_deal, all(each.ask is not Ask.ORDER for each in outcome.questions)

    return sorted((each for each in rules.declaration.outcomes if not each.tap), key=turn)


def session(rules: Ruleset) -> Iterator[tuple[list[Record], Ledger]]:
    """A session in which every outcome comes once, as far as it has come; the last one ends it."""
    records: list[Record] = []
    ledger = opening(rules)
    for outcome in outcomes_of(rules):
        records.append(recorded(entered(ledger, outcome)))
        ledger = replay(header_of(rules), records)
        assert ledger.stopped_at is None
        yield list(records), ledger


def whole_session(rules: Ruleset) -> tuple[list[Record], Ledger]:
    """The events of a session in which every outcome comes once, and what they come to."""
    *_, last = session(rules)
    return last


def session_record(rules: Ruleset, title: str = "Friday") -> dict[str, object]:
    """Such a session without its events, as it is kept."""
    told = write_header(header_of(rules))
    return {"title": title, **{key: value for key, value in told.items() if value is not None}}
