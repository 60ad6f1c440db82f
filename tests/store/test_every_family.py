"""What holds for every family of rules that can be played: what is kept or given away is found again as it was."""

import json
from pathlib import Path

import pytest

from scorekeeper.core.house_rules import HouseRules, RulesFile
from scorekeeper.core.ledger import replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import ruleset
from scorekeeper.store.importers.own_records import Taken
from scorekeeper.store.rules_file import load_rules, save_rules
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.travel import Form, header_of, taken_from, written
from tests.families import every_choice, rules_of, session_record, whole_session
from tests.store.conftest import Open, begun, read


def no_pages(_sheets: object) -> bytes:
    raise AssertionError


@pytest.fixture
def elsewhere(tmp_path: Path) -> Store:
    """Another table's store."""
    store = open_store(tmp_path / "elsewhere")
    assert isinstance(store, Store)
    return store


def kept(store: Store, choice: RulesChoice) -> Session:
    rules = rules_of(choice)
    return read(store, begun(store, *map(dict, whole_session(rules)[0]), header=session_record(rules)))


@every_choice
def test_a_kept_session_comes_to_the_same(store: Store, opened: Open, choice: RulesChoice) -> None:
    number = kept(store, choice).id
    store.close()

    again = read(opened(), number)

    header = header_of(again.header)
    assert not isinstance(header, Problem)
    rules = rules_of(choice)
    assert (header.rules.family, header.rules.preset) == (choice.family, choice.preset)
    assert header.rules.options == rules.options
    records, ledger = whole_session(rules)
    assert list(again.events) == records
    assert replay(header, again.events).rows == ledger.rows


@every_choice
def test_a_session_is_given_to_another_table(store: Store, elsewhere: Store, choice: RulesChoice) -> None:
    session = kept(store, choice)
    content = written([session], Form.RECORD, no_pages)
    assert isinstance(content, bytes)

    (taken,) = taken_from(elsewhere, content)

    assert isinstance(taken, Taken)
    lines = elsewhere.sessions()
    assert not isinstance(lines, Problem)
    (line,) = lines
    assert (line.ruleset, line.preset, line.finished) == (choice.family, choice.preset, True)
    assert read(elsewhere, line.id).events == session.events
    elsewhere.close()


@every_choice
def test_a_session_is_a_table_with_a_row_for_each_line_of_its_history(store: Store, choice: RulesChoice) -> None:
    content = written([kept(store, choice)], Form.CSV, no_pages, marked=False)
    assert isinstance(content, bytes)

    head, *rows = content.decode("utf-8").splitlines()

    assert len(rows) == len(whole_session(rules_of(choice))[1].rows)
    assert f"player_{choice.seats}" in head
    assert f"player_{choice.seats + 1}" not in head


@every_choice
def test_house_rules_are_kept_and_travel_as_a_file(store: Store, tmp_path: Path, choice: RulesChoice) -> None:
    options = dict(rules_of(choice).options)
    ours = HouseRules("Tuesday", choice.family, choice.preset, json.loads(json.dumps(options)))
    number = store.house.keep(ours)
    assert isinstance(number, int)
    assert store.house.all() == (HouseRules("Tuesday", choice.family, choice.preset, ours.options, number),)

    assert save_rules(tmp_path / "ours.json", ours) is None
    loaded = load_rules(tmp_path / "ours.json")

    assert isinstance(loaded, RulesFile)
    assert loaded.rules == ours
    made = ruleset(loaded.rules.family, loaded.rules.preset, loaded.rules.options)
    assert not isinstance(made, Problem)
    assert made.options == options
    assert made.changed == {}
