"""Drills, one after the other in rounds: what is chosen, asked, answered, and how long there still is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from scorekeeper.core.drill_view import (
    LENGTHS,
    ONE,
    DrillKind,
    DrillsView,
    Given,
    Judged,
    Learning,
    Length,
    Memory,
    Posed,
    Round,
    Stage,
)
from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice


class Coach(Protocol):
    """Poses drills under some rules and judges the answers."""

    @property
    def family(self) -> str:
        """The family of the rules."""

    @property
    def words(self) -> Mapping[str, str]:
        """All that is said, by id."""

    @property
    def record(self) -> Record:
        """What was learned, to be kept."""

    def kinds(self) -> tuple[DrillKind, ...]:
        """The kinds there are."""

    def learning(self, now: datetime) -> Learning:
        """How they went."""

    def pose(self, kinds: frozenset[str], level: int | None, now: datetime) -> Posed | None:
        """The next drill, None where there is none."""

    def judge(self, given: Given, now: datetime) -> Judged | None:
        """What becomes of an answer to the drill that was posed last."""

    def begin(self, *, again: bool) -> int:
        """Begin a round, `again` with what was not right; how many drills that are."""

    def forget(self) -> None:
        """Begin anew."""

    def take_back(self) -> None:
        """Know again what was forgotten."""


Called = Callable[[RulesChoice], Coach | Problem]
"""Calls the coach for some rules, with all that was learned under them."""


class Drilling(QObject):
    """Keeps a learner's rounds. `changed` carries a DrillsView after every act, `failed` a Problem."""

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, call: Called, memory: Memory, clock: Callable[[], datetime]) -> None:
        super().__init__()
        self._call = call
        self._memory = memory
        self.clock = clock
        self._coach: Coach | None = None
        self._ends: datetime | None = None
        self._choices: Sequence[RulesChoice] = ()
        self.view: DrillsView | None = None

    @property
    def single(self) -> bool:
        """Whether one hand alone is asked about."""
        return self.view is not None and self.view.length is ONE

    # choosing

    def open(self, rules: RulesChoice, level: int | None = None, length: str = "") -> None:
        """Show what there is under some rules, all of it chosen at first; a round that was left goes on."""
        view = self.view
        if view is None or self.single:
            self._begin(rules, level, next((each for each in LENGTHS if each.id == length), LENGTHS[0]))
        elif view.stage in {Stage.ASKED, Stage.TOLD}:
            self._show()
        else:
            self._begin(rules, view.level, view.length)

    def choose_rules(self, rules: RulesChoice) -> None:
        """Drill under other rules."""
        if self.view is not None:
            self._begin(rules, self.view.level, self.view.length)

    def show_choices(self, choices: Sequence[RulesChoice]) -> None:
        """Other rules are kept now: a house's own are drilled as they are now, once no round is played by them."""
        self._choices = choices
        if self.view is not None and self.view.stage is Stage.CHOOSE:
            self._renew()

    def _renew(self) -> None:
        view = self.view
        if view is None or view.rules.house is None or self.single:
            return
        now = next((each for each in self._choices if each.house == view.rules.house), view.rules)
        if now != view.rules:
            self._begin(now, view.level, view.length)

    def _begin(self, rules: RulesChoice, level: int | None, length: Length) -> None:
        if isinstance(coach := self._call(rules), Problem):
            self.failed.emit(coach)
            return
        self._coach = coach
        kinds, before = coach.kinds(), self.view
        left_out = frozenset[str]()
        if before is not None and before.rules.key == rules.key and not self.single:
            left_out = frozenset(each.id for each in before.kinds) - before.chosen
        chosen = frozenset(each.id for each in kinds) - left_out
        round_, learning = Round(length), coach.learning(self.clock())
        self._show(DrillsView(Stage.CHOOSE, rules, coach.words, kinds, chosen, level, length, round_, learning))

    def toggle_kind(self, kind: str) -> None:
        """Choose a kind, or no longer."""
        if self.view is not None:
            self._show(replace(self.view, chosen=self.view.chosen ^ {kind}))

    def choose_level(self, level: int | None) -> None:
        """Choose a level; None goes by what was learned."""
        if self.view is not None:
            self._show(replace(self.view, level=level))

    def choose_length(self, length: Length) -> None:
        """Choose how long a round is."""
        if self.view is not None:
            self._show(replace(self.view, length=length))

    # a round

    def start(self) -> None:
        """Begin a round."""
        self._renew()
        if self.view is not None:
            round_ = Round(self.view.length, left=self.view.length.seconds)
            if self._coach is not None:
                self._coach.begin(again=False)
            self._show(replace(self.view, round=round_, forgotten=False))
            self._ask()

    def repeat(self) -> None:
        """Begin a round with the drills of the last one that were not right."""
        count = 0 if self._coach is None else self._coach.begin(again=True)
        if self.view is not None and count:
            self._show(replace(self.view, round=Round(Length("again", drills=count)), forgotten=False))
            self._ask()

    def ease(self) -> None:
        """Begin a round one level easier."""
        if self.view is not None and (self.view.level or 0) > 1:
            self.choose_level((self.view.level or 0) - 1)
            self.start()

    def ask_of(self, rules: RulesChoice, coach: Coach) -> None:
        """Ask about the hands that a coach has, and nothing else."""
        self._coach = coach
        kinds = coach.kinds()
        chosen, learning = frozenset({kinds[-1].id}), coach.learning(self.clock())
        self.view = DrillsView(Stage.CHOOSE, rules, coach.words, kinds, chosen, None, ONE, Round(ONE), learning)
        self._ask()

    def answer(self, given: Given) -> None:
        """Answer what is asked; how it went is kept at once."""
        view, coach = self.view, self._coach
        if view is None or coach is None or view.stage is not Stage.ASKED or view.posed is None:
            return
        left = self._left()
        judged = None if left == 0 else coach.judge(given, self.clock())
        if judged is None:
            self._run_out(view)
            return
        problem = self._memory.keep(coach.family, coach.record)
        round_ = replace(view.round, left=left).after(view.posed.kind, judged.right, judged.lines)
        self._show(replace(view, stage=Stage.TOLD, judged=judged, round=round_))
        if problem is not None:
            self.failed.emit(problem)

    def go_on(self) -> None:
        """Ask the next one, or tell how the round went."""
        view = self.view
        if view is None or view.stage is not Stage.TOLD:
            return
        if view.round.over:
            self.stop()
        else:
            self._ask()

    def stop(self) -> None:
        """End the round: tell how it went, or choose again where nothing was answered in it."""
        view = self.view
        if view is None or view.stage not in {Stage.ASKED, Stage.TOLD}:
            return
        if view.round.answers and not self.single:
            self._show(replace(view, stage=Stage.OVER, posed=None, judged=None))
        else:
            self.choose()

    def choose(self) -> None:
        """Go back to choosing."""
        if self.view is not None:
            self._show(replace(self.view, stage=Stage.CHOOSE, posed=None, judged=None, forgotten=False))
            self._renew()

    def tick(self) -> None:
        """Some time has gone by."""
        view = self.view
        left = None if view is None or view.stage is not Stage.ASKED else self._left()
        if view is None or left is None:
            return
        if left:
            self._show(replace(view, round=replace(view.round, left=left)))
        else:
            self._run_out(view)

    def _run_out(self, view: DrillsView) -> None:
        """No time is left."""
        self.view = replace(view, round=replace(view.round, left=0))
        self.stop()

    def _left(self) -> int | None:
        """How many seconds are left, the last one begun; None without a clock."""
        return None if self._ends is None else max(0, -((self.clock() - self._ends) // timedelta(seconds=1)))

    def _ask(self) -> None:
        view, coach = self.view, self._coach
        if view is None or coach is None:
            return
        now, left = self.clock(), view.round.left
        posed = coach.pose(view.chosen, view.level, now)
        # While somebody reads an explanation no time goes by: it is reckoned anew for each drill.
        self._ends = None if left is None else now + timedelta(seconds=left)
        if posed is None:
            self.failed.emit(Problem("drill_none"))
            self.choose()
        else:
            self._show(replace(view, stage=Stage.ASKED, posed=posed, judged=None))

    # what was learned

    def learned(self) -> None:
        """Tell what was learned."""
        if self.view is not None:
            self._show(replace(self.view, stage=Stage.LEARNED, posed=None, judged=None))

    def forget(self) -> None:
        """Begin anew, as if nothing had been answered; that can be taken back."""
        self._forgetting(True)

    def take_back(self) -> None:
        """Know again what was forgotten."""
        self._forgetting(False)

    def _forgetting(self, forgotten: bool) -> None:
        view, coach = self.view, self._coach
        if view is None or coach is None:
            return
        if forgotten:
            coach.forget()
        else:
            coach.take_back()
        problem = self._memory.keep(coach.family, coach.record)
        self._show(replace(view, forgotten=forgotten))
        if problem is not None:
            self.failed.emit(problem)

    def show_again(self) -> None:
        """Show all there is on another page."""
        self._show()

    def _show(self, view: DrillsView | None = None) -> None:
        shown, coach = view or self.view, self._coach
        if shown is None or coach is None:
            return
        if shown.stage is not Stage.ASKED:
            shown = replace(shown, kinds=coach.kinds(), learning=coach.learning(self.clock()))
        self.view = shown
        self.changed.emit(shown)
