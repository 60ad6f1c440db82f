"""What holds for every family of rules that can be played: records in, answers out, the same as in the window."""

import json

from scorekeeper.core.answer import answer
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from tests.cli.conftest import Run, problem_of
from tests.entries import shown
from tests.families import COMPLETE, entered, every_choice, opening, rules_of, session_record, whole_session


def hand_record(rules: Ruleset) -> dict[str, object]:
    """A complete hand of the first dealer, drawn, in public form."""
    return {
        "ruleset": rules.family,
        "preset": rules.preset,
        "concealed": COMPLETE,
        "win_tile": "5z",
        "win": rules.declaration.win_self,
        "seat_wind": "E",
        "round_wind": "E",
    }


@every_choice
def test_a_hand_is_worth_the_same_as_in_the_window(run: Run, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    win = next(each for each in rules.declaration.outcomes if each.most_winners)
    score = shown(entered(opening(rules), win)).score
    assert score is not None
    assert not isinstance(score, Problem)

    assert run("score", lines=[hand_record(rules)]) == [json.loads(json.dumps(score.answer()))]


@every_choice
def test_tiles_that_do_not_win_are_refused_in_words(run: Run, choice: RulesChoice) -> None:
    broken = {**hand_record(rules_of(choice)), "concealed": "147m258p369s12355z"}

    problem = problem_of(run("score", lines=[broken]))

    assert problem["id"] == "not_a_win"
    assert problem["message"].endswith(".")


@every_choice
def test_a_session_comes_to_the_same_as_in_the_window(run: Run, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    records, ledger = whole_session(rules)

    (told,) = run("replay", lines=[{**session_record(rules), "events": records}])

    assert told == json.loads(json.dumps(answer(ledger)))
    assert told["over"]
    assert told["stopped_at"] is None


@every_choice
def test_an_event_of_no_such_kind_stops_a_session_where_it_stands(run: Run, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    events = [(record, rules.read_event(record)) for record in whole_session(rules)[0]]
    first = next(record for record, event in events if not isinstance(event, Problem) and event.ends_deal)

    (told,) = run("replay", lines=[{**session_record(rules), "events": [first, {"type": "juggling"}, first]}])

    assert len(told["hands"]) == 1
    assert (told["stopped_at"]["event"], told["stopped_at"]["problem"]["id"]) == (1, "bad_record")


@every_choice
def test_every_option_is_listed_and_can_be_given_back(run: Run, choice: RulesChoice) -> None:
    rules = rules_of(choice)
    listed = run("rules", str(choice.preset))

    assert [(each["id"], each["value"]) for each in listed] == [
        (name, json.loads(json.dumps(value))) for name, value in rules.options.items()
    ]
    assert all(each["sentence"] and each["source"] for each in listed)
    given = {each["id"]: each["value"] for each in listed}
    assert "problem" not in run("score", lines=[{**hand_record(rules), "options": given}])[0]
