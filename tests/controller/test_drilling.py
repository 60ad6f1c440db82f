"""Rounds of drills: what is chosen, answered and kept, and a clock that stands still while somebody reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from scorekeeper.controller.drilling import Drilling
from scorekeeper.core.drill_view import LENGTHS, DrillKind, DrillsView, Given, Judged, Learning, Posed, Stage
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.shelf import RulesChoice
from tests.toy import Toy

PLAIN = RulesChoice("toy", "plain", "Plain", "A small game", 3)
OTHER = RulesChoice("toy", "other", "Other", "Another small game", 3)
TEN, _, THREE_MINUTES, _, ENDLESS = LENGTHS
RIGHT: Given = {"sum": 3}
POSED = Posed("adding", "easy", Phrase("ask"), {}, replay(Header(Toy(), ("A", "B", "C")), ()), {}, 0, None, ())


@dataclass
class Sums:
    """A coach that asks for the same sum again and again."""

    kinds_there: tuple[str, ...] = ("adding", "played")
    answers: list[bool] = field(default_factory=list)
    before: list[bool] | None = None
    empty: bool = False
    words: Mapping[str, str] = field(default_factory=dict)
    family: str = "toy"

    @property
    def record(self) -> Record:
        return {"answers": list(self.answers)}

    def kinds(self) -> tuple[DrillKind, ...]:
        return tuple(DrillKind(each, each, each, "easy", len(self.answers)) for each in self.kinds_there)

    def learning(self, now: datetime) -> Learning:
        return Learning(slips=(("none", len(self.answers)),))

    def pose(self, kinds: frozenset[str], level: int | None, now: datetime) -> Posed | None:
        return None if self.empty or not kinds else replace(POSED, level=str(level))

    def judge(self, given: Given, now: datetime) -> Judged | None:
        right = given == RIGHT
        self.answers.append(right)
        return Judged(right, {"sum": right}, RIGHT, given)

    def begin(self, *, again: bool) -> int:
        return self.answers.count(False) if again else 0

    def forget(self) -> None:
        self.before, self.answers = self.answers, []

    def take_back(self) -> None:
        self.answers = self.before or []


class Kept:
    """Remembers the last record that was kept, or refuses."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.problem: Problem | None = None

    def read(self, family: str) -> Record | Problem | None:
        return self.record if family == "toy" else None

    def keep(self, family: str, progress: Record) -> Problem | None:
        if self.problem is None and family == "toy":
            self.record = progress
        return self.problem


class Lesson:
    """Drills with a clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = datetime(2024, 5, 4, 20, 0, tzinfo=UTC)
        self.coach, self.kept = Sums(), Kept()
        self.refused: Problem | None = None
        self.drilling = Drilling(self.call, self.kept, lambda: self.now)
        self.problems: list[Problem] = []
        self.drilling.failed.connect(self.problems.append)

    def call(self, rules: RulesChoice) -> Sums | Problem:
        return self.refused or self.coach

    def alone(self) -> bool:
        return self.drilling.single

    def at(self, stage: Stage) -> bool:
        return self.view.stage is stage

    @property
    def view(self) -> DrillsView:
        assert self.drilling.view is not None
        return self.drilling.view

    def wait(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)
        self.drilling.tick()

    def answer(self, right: bool = True) -> None:
        self.drilling.answer(RIGHT if right else {})


@pytest.fixture
def lesson() -> Lesson:
    made = Lesson()
    made.drilling.open(PLAIN)
    return made


def test_a_round_of_ten_with_every_answer_kept(lesson: Lesson) -> None:
    assert (lesson.view.stage, lesson.view.chosen) == (Stage.CHOOSE, frozenset({"adding", "played"}))
    lesson.drilling.start()
    for number in range(1, 11):
        assert lesson.at(Stage.ASKED)
        lesson.answer(number % 2 == 0)
        assert lesson.at(Stage.TOLD)
        assert lesson.kept.record == {"answers": [each % 2 == 0 for each in range(1, number + 1)]}
        lesson.drilling.go_on()
    assert lesson.at(Stage.OVER)
    assert (lesson.view.round.answers, lesson.view.round.right) == (10, 5)
    assert lesson.view.round.counted == (("adding", 10, 5),)


def test_what_was_answered_is_not_answered_again(lesson: Lesson) -> None:
    lesson.drilling.start()
    lesson.answer()
    lesson.answer(False)
    assert lesson.coach.answers == [True]
    lesson.drilling.go_on()
    lesson.drilling.go_on()
    assert lesson.at(Stage.ASKED)


def test_what_is_chosen_is_asked(lesson: Lesson) -> None:
    lesson.drilling.toggle_kind("played")
    lesson.drilling.choose_level(3)
    lesson.drilling.choose_length(ENDLESS)
    lesson.drilling.start()
    assert lesson.view.posed is not None
    assert lesson.view.posed.level == "3"
    for _ in range(30):
        lesson.answer()
        lesson.drilling.go_on()
    assert lesson.at(Stage.ASKED)
    lesson.drilling.stop()
    assert lesson.at(Stage.OVER)
    lesson.drilling.choose()
    assert (lesson.view.chosen, lesson.view.level, lesson.view.length) == (frozenset({"adding"}), 3, ENDLESS)
    lesson.drilling.open(PLAIN)
    assert (lesson.view.chosen, lesson.view.level, lesson.view.length) == (frozenset({"adding"}), 3, ENDLESS)
    lesson.drilling.choose_rules(OTHER)
    assert (lesson.view.chosen, lesson.view.rules) == (frozenset({"adding", "played"}), OTHER)


def test_a_round_that_was_left_goes_on(lesson: Lesson) -> None:
    lesson.drilling.start()
    lesson.answer()
    lesson.drilling.open(OTHER)
    assert (lesson.view.stage, lesson.view.rules) == (Stage.TOLD, PLAIN)


def test_nothing_answered_is_no_round(lesson: Lesson) -> None:
    lesson.drilling.start()
    lesson.drilling.stop()
    assert lesson.at(Stage.CHOOSE)


def test_the_clock_runs_while_one_is_asked_and_stands_while_one_reads(lesson: Lesson) -> None:
    lesson.drilling.choose_length(THREE_MINUTES)
    lesson.drilling.start()
    assert lesson.view.round.left == 180
    lesson.wait(20.5)
    assert lesson.view.round.left == 160
    lesson.answer()
    lesson.wait(3600)
    assert lesson.view.round.left == 160
    lesson.drilling.go_on()
    lesson.wait(159)
    assert (lesson.view.round.left, lesson.view.stage) == (1, Stage.ASKED)
    lesson.wait(1)
    assert (lesson.view.round.left, lesson.view.stage) == (0, Stage.OVER)
    assert lesson.view.round.answers == 1


def test_an_answer_after_the_time_does_not_count(lesson: Lesson) -> None:
    lesson.drilling.choose_length(THREE_MINUTES)
    lesson.drilling.start()
    lesson.answer()
    lesson.drilling.go_on()
    lesson.now += timedelta(seconds=181)
    lesson.answer()
    assert lesson.coach.answers == [True]
    assert lesson.at(Stage.OVER)


def test_to_begin_anew_is_kept_and_can_be_taken_back(lesson: Lesson) -> None:
    lesson.drilling.start()
    lesson.answer()
    lesson.drilling.stop()
    lesson.drilling.learned()
    assert lesson.view.learning.slips == (("none", 1),)
    lesson.drilling.forget()
    assert (lesson.kept.record, lesson.view.forgotten) == ({"answers": []}, True)
    assert lesson.view.learning.slips == (("none", 0),)
    lesson.drilling.take_back()
    assert (lesson.kept.record, lesson.view.forgotten) == ({"answers": [True]}, False)
    lesson.drilling.choose()
    assert lesson.view.kinds[0].answers == 1


def test_one_hand_by_itself(lesson: Lesson) -> None:
    lesson.drilling.ask_of(PLAIN, Sums(("adding", "played")))
    assert lesson.alone()
    assert (lesson.view.stage, lesson.view.chosen) == (Stage.ASKED, frozenset({"played"}))
    lesson.answer()
    assert lesson.view.round.over
    lesson.drilling.stop()
    assert lesson.at(Stage.CHOOSE)
    lesson.drilling.open(PLAIN, 2, "five")
    assert not lesson.alone()
    assert (lesson.view.level, lesson.view.length.minutes) == (2, 5)


def test_what_cannot_be_is_said(lesson: Lesson) -> None:
    lesson.coach.empty = True
    lesson.drilling.start()
    assert lesson.at(Stage.CHOOSE)
    assert [each.id for each in lesson.problems] == ["drill_none"]
    lesson.coach.empty = False
    lesson.kept.problem = Problem("disk_full")
    lesson.drilling.start()
    lesson.answer()
    assert (lesson.view.stage, lesson.problems[-1].id) == (Stage.TOLD, "disk_full")
    lesson.refused = Problem("bad_record")
    lesson.drilling.choose_rules(OTHER)
    assert (lesson.view.rules, lesson.problems[-1].id) == (PLAIN, "bad_record")


def test_house_rules_that_change_are_drilled_at_once_but_not_within_a_round(lesson: Lesson) -> None:
    before, after, last = (replace(PLAIN, house=1, options={"best": number}) for number in range(3))
    drilling = lesson.drilling
    drilling.choose_rules(before)
    drilling.toggle_kind("adding")
    drilling.show_choices((PLAIN, after))
    assert (lesson.view.rules, lesson.view.chosen) == (after, frozenset({"played"}))
    drilling.start()
    drilling.show_choices((PLAIN, last))
    assert (lesson.view.rules, lesson.view.stage) == (after, Stage.ASKED)
    drilling.stop()
    assert (lesson.view.rules, lesson.view.stage) == (last, Stage.CHOOSE)
    drilling.show_choices((PLAIN,))
    assert lesson.view.rules == last


def test_before_anything_is_opened_nothing_happens() -> None:
    made = Lesson()
    drilling = made.drilling
    for act in (drilling.start, drilling.go_on, drilling.stop, drilling.choose, drilling.tick, drilling.learned):
        act()
    drilling.answer(RIGHT)
    drilling.forget()
    drilling.show_again()
    assert drilling.view is None
    assert made.problems == []
