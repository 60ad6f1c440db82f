"""A house's rules and rules in the making, for rules that nobody has seen before."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Self

import pytest
from msgspec import field
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from scorekeeper.controller.house import HouseController
from scorekeeper.controller.rules import RulesDraft
from scorekeeper.core.house_rules import HouseRules, RulesFile
from scorekeeper.core.option import SWITCH, Option, Whole, public, read_options
from scorekeeper.core.problem import Problem
from scorekeeper.core.rules_view import Purpose, RulesView, contrasts
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.store.sessions import Store, open_store
from tests.toy import Toy

ROWS = {
    row.id: row
    for row in (
        Option("loud", SWITCH, "Bets are said aloud.", "talk", True, "Loud"),
        Option("stake", Whole(0, 100, 10), "Points of a bet.", "points", 10, "Stake"),
    )
}
PLAIN = RulesChoice("toy", "plain", "Plain", "A small game", 3)
HIGH = RulesChoice("toy", "high", "High", "A dear game", 3, unstated=frozenset({"loud"}))
PRESETS: Mapping[str, Mapping[str, object]] = {"plain": {}, "high": {"stake": 50}}


class Dear(Toy, frozen=True):
    """The small game with two options and a preset more."""

    values: Mapping[str, object] = field(default_factory=lambda: {name: row.default for name, row in ROWS.items()})

    @property
    def options(self) -> Mapping[str, object]:
        return {name: public(value) for name, value in self.values.items()}

    @property
    def changed(self) -> Mapping[str, object]:
        plain = {**{name: row.default for name, row in ROWS.items()}, **PRESETS[self.preset]}
        return {name: value for name, value in self.options.items() if value != plain[name]}

    @property
    def option_rows(self) -> tuple[Option, ...]:
        return tuple(ROWS.values())

    @property
    def faults(self) -> tuple[Problem, ...]:
        return () if self.values["stake"] else (Problem("not_a_win", {}, "stake"),)

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        read = read_options(ROWS, options)
        return read if isinstance(read, Problem) else replace(self, values={**self.values, **read})

    def with_preset(self, preset: str, options: Mapping[str, object]) -> Self | Problem:
        if preset not in PRESETS:
            return Problem("bad_record", {"what": f"there is no preset “{preset}”"}, "preset")
        plain = {**{name: row.default for name, row in ROWS.items()}, **PRESETS[preset]}
        return replace(self, preset=preset, values=plain).with_options(options)


def make(family: str, preset: str, options: Mapping[str, object]) -> Ruleset | Problem:
    if family != "toy":
        return Problem("bad_record", {"what": f"there are no rules called “{family}”"}, "ruleset")
    return Dear().with_preset(preset, options)


class Cupboard:
    """The house's rules, with everything they said."""

    def __init__(self, store: Store) -> None:
        self.house = HouseController(store.house, make, (PLAIN, HIGH))
        self.problems: list[Problem] = []
        self.chosen: list[int | None] = []
        self.house.failed.connect(self.problems.append)
        self.house.listed.connect(lambda _, chosen: self.chosen.append(chosen))
        self.house.list()

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.house.choices if each.house is not None]

    @property
    def fault(self) -> tuple[str, object]:
        problem = self.problems[-1]
        return problem.sentence or problem.id, problem.values.get("line")


@pytest.fixture
def cupboard(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Cupboard]:
    store = open_store(tmp_path)
    assert isinstance(store, Store)
    yield Cupboard(store)
    store.close()


def test_rules_need_a_name_that_nobody_else_has(cupboard: Cupboard) -> None:
    assert cupboard.house.save_as("  Club ", PLAIN.changed({"stake": 20}))
    assert not cupboard.house.save_as("   ", PLAIN)
    assert cupboard.fault == ("rules_unnamed", None)
    assert not cupboard.house.save_as("CLUB", PLAIN)
    assert cupboard.fault == ("rules_name_taken", None)
    assert cupboard.house.rename(1, "club")
    assert cupboard.house.duplicate(1)
    assert cupboard.house.duplicate(1)
    assert cupboard.names == ["club", "club 2", "club 3"]
    assert cupboard.chosen[-1] == 3


def test_a_copy_of_a_long_name_still_fits(cupboard: Cupboard) -> None:
    cupboard.house.save_as("x" * 60, PLAIN)
    assert cupboard.house.duplicate(1)
    assert cupboard.names == ["x" * 58 + " 2", "x" * 60]


def test_rules_that_are_gone_are_a_problem(cupboard: Cupboard) -> None:
    assert not cupboard.house.rename(7, "x")
    assert not cupboard.house.save(7, PLAIN)
    assert not cupboard.house.duplicate(7)
    cupboard.house.delete(7)
    cupboard.house.restore()
    assert [problem.id for problem in cupboard.problems] == ["rules_missing"] * 4


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (HouseRules("x", "toy", "plain", {"loud": False, "stake": 15}), 8),
        (HouseRules("x", "toy", "plain", {"unheard_of": 1}), 9),
        (HouseRules("x", "toy", "low", {}), 5),
        (HouseRules("x", "chess", "plain", {}), 3),
    ],
)
def test_a_file_is_refused_at_the_line_that_is_wrong(cupboard: Cupboard, rules: HouseRules, line: int) -> None:
    lines = {"ruleset": 3, "preset": 5, "loud": 7, "stake": 8, "unheard_of": 9}

    assert not cupboard.house.take_file(RulesFile(rules, lines), "club.json")

    assert cupboard.fault == ("rules_file_refused", line)
    assert cupboard.problems[-1].values["file"] == "club.json"
    assert cupboard.names == []


class Making:
    """Rules in the making, with all their views."""

    def __init__(self, purpose: Purpose = Purpose.MANAGE, blocked: Problem | None = None) -> None:
        self.draft = RulesDraft(make, (PLAIN, HIGH), purpose, blocked)
        self.problems: list[Problem] = []
        self.draft.failed.connect(self.problems.append)

    @property
    def view(self) -> RulesView:
        assert self.draft.view is not None
        return self.draft.view

    def stake(self) -> object:
        return self.view.rules.options["stake"]


def test_values_are_compared_with_the_preset(qapp: QCoreApplication) -> None:
    making = Making()
    making.draft.begin(HIGH)
    assert [(row.changed, row.unstated) for row in making.view.rows] == [(False, True), (False, False)]

    making.draft.set_option("stake", 0)
    assert making.view.differences == 1
    assert [len(row.faults) for row in making.view.rows] == [0, 1]
    assert making.view.wish == HIGH.changed({"stake": 0})

    making.draft.set_option("stake", 15)
    assert [problem.id for problem in making.problems] == ["bad_record"]
    assert making.stake() == 0

    making.draft.reset("stake")
    assert making.stake() == 50
    assert making.view.wish == HIGH


def test_the_rules_of_a_session_change_only_once_they_are_unlocked(qapp: QCoreApplication) -> None:
    making = Making(Purpose.SESSION)
    making.draft.begin(PLAIN)
    making.draft.set_option("stake", 20)
    making.draft.reset_all()
    assert making.stake() == 10

    making.draft.unlock()
    making.draft.set_option("stake", 20)
    assert making.stake() == 20
    assert making.view.in_force == {"loud": True, "stake": 10}

    shut = Making(Purpose.SESSION, Problem("deal_running"))
    shut.draft.begin(PLAIN)
    shut.draft.unlock()
    assert not shut.view.editable


def test_deleted_rules_live_on_as_changes_of_their_preset(qapp: QCoreApplication) -> None:
    making = Making()
    own = replace(PLAIN.changed({"stake": 20}), name="Club", house=1)
    making.draft.show_choices((PLAIN, HIGH, own))
    making.draft.begin(own)
    assert not making.view.touched

    making.draft.show_choices((PLAIN, HIGH))
    assert making.view.choice == PLAIN
    assert making.stake() == 20
    assert making.view.touched


def test_two_sets_differ_where_their_values_do() -> None:
    one, other = make("toy", "plain", {}), make("toy", "high", {})
    assert not isinstance(one, Problem)
    assert not isinstance(other, Problem)

    assert [(each.option.id, each.one, each.other) for each in contrasts(one, other)] == [("stake", 10, 50)]
