"""A win at a table as a drill shows it, and everything that it comes to under the rules in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Outcome, Question
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger, preview
from scorekeeper.core.money import Seat, deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Answers, Ruleset, Step, WinnerAnswer
from scorekeeper.core.score import Line, Part, Score

Facts = Mapping[str, object]


class Scene(Struct, frozen=True):
    """Somebody wins at a table: with a hand that is shown, or with one that is called out (`declared`).

    `off` is who gave the winning tile, None for the own draw. `others` are what the other hands are worth, where the rules
    count them. `steps` are to what multiple each part of a score is rounded up, by the part's id.
    """

    ledger: Ledger
    seat: Seat
    off: Seat | None
    hand: Hand | None = None
    declared: Facts | None = None
    liable: Seat | None = None
    others: tuple[WinnerAnswer, ...] = ()
    given: Facts = {}
    steps: Mapping[str, int] = {}

    @property
    def rules(self) -> Ruleset:
        """The rules in force."""
        return self.ledger.rules

    @property
    def setting(self) -> Setting:
        """The winds of the winner, and what the table knows about the win."""
        return self.rules.setting(self.ledger.state, self.seat, self.off)

    @property
    def outcome(self) -> Outcome:
        """The outcome by which somebody wins."""
        return next(each for each in self.rules.declaration.outcomes if each.most_winners)

    @property
    def record(self) -> Record:
        """The event of this win, to be played or explained at the ledger."""
        hand = None if self.hand is None else self.rules.write_hand(self.hand)
        winner = WinnerAnswer(self.seat, hand, None if hand else self.declared, self.liable)
        return self.rules.write_event(Answers(self.outcome.id, (winner,), self.off, self.given, self.others))

    @property
    def score(self) -> Score | Problem | None:
        """What the hand is worth, None for one that was called out."""
        return None if self.hand is None else self.rules.score(self.hand, self.setting)

    @property
    def step(self) -> Step | Problem:
        """What the win does at the table."""
        return preview(self.ledger, self.record)

    @property
    def dealer(self) -> Seat | None:
        """Who deals."""
        return next((each.seat for each in self.ledger.board.seats if each.dealer), None)

    def called(self, facts: Facts) -> Scene:
        """The same win with a hand that is called out."""
        return replace(self, hand=None, declared=facts)


class Reckoned(Struct, frozen=True):
    """What a scene comes to: each part's total and lines, what each payer gives the winner, and what every seat gains.

    `total` is the hand's own value; payments are empty where the rules do not let such a hand be paid.
    """

    parts: tuple[Part, ...] = ()
    total: int = 0
    paid: Mapping[Seat, int] = {}
    moved: tuple[int, ...] = ()

    @property
    def totals(self) -> dict[str, int]:
        """The total of every part that has one."""
        return {part.id: part.total for part in self.parts if part.total is not None}

    def lines(self, part: str) -> tuple[Line, ...]:
        """The reasons in a part."""
        return next((each.lines for each in self.parts if each.id == part), ())


def reckon(scene: Scene) -> Reckoned | Problem:
    """All that a scene comes to, as the rules have it."""
    score, step = scene.score, scene.step
    if isinstance(score, Problem):
        return score
    if isinstance(step, Problem):
        return step
    paid = paid_to(scene.seat, step)
    if score is None:
        return Reckoned((), sum(paid.values()), paid, deltas(step.transfers, scene.rules.seats))
    return Reckoned(score.parts, score.total, paid, deltas(step.transfers, scene.rules.seats))


def paid_to(seat: Seat, step: Step) -> dict[Seat, int]:
    """What each player gives a winner."""
    found: dict[Seat, int] = {}
    for each in step.transfers:
        if each.payee == seat and each.payer >= 0:
            found[each.payer] = found.get(each.payer, 0) + each.points
    return found


def rescored(scene: Scene, score: Score) -> Reckoned:
    """What a scene would come to if its hand were worth this: paid as far as such a hand can be called out."""
    called = next(callings(scene, score), None)
    if called is None:
        return Reckoned(score.parts, score.total)
    step = scene.called(called).step
    assert not isinstance(step, Problem)  # noqa: S101 - it was tried before
    return Reckoned(score.parts, score.total, paid_to(scene.seat, step), deltas(step.transfers, scene.rules.seats))


def recounted(scene: Scene, before: Reckoned, totals: Mapping[str, int]) -> Reckoned:
    """What a scene would come to if some parts of its hand had other totals; unpaid where it cannot be called out so."""
    parts = tuple(replace(part, total=totals.get(part.id, part.total)) for part in before.parts)
    for facts in facts_of_parts(scene.rules, parts):
        step = scene.called(facts).step
        if not isinstance(step, Problem):
            paid = paid_to(scene.seat, step)
            total = before.total if paid == before.paid else sum(paid.values())
            return Reckoned(parts, total, paid, deltas(step.transfers, scene.rules.seats))
    return Reckoned(parts)


def facts_of_parts(rules: Ruleset, parts: tuple[Part, ...]) -> Iterator[Facts]:
    """How a hand with such parts may be called out: by numbers in the units of the parts, the fewest last."""
    units = {part.unit: part.total for part in parts if part.total is not None}
    for group in rules.declaration.called_out:
        facts = {question.id: units[question.id] for question in group if question.id in units}
        if not facts:
            continue
        yield facts
        if len(facts) > 1:
            yield {group[0].id: facts[group[0].id]}


def callings(scene: Scene, score: Score) -> Iterator[Facts]:
    """The ways to call out a hand that has a score, by its public answer: numbers first."""
    answer = score.answer()
    for group in scene.rules.declaration.called_out:
        facts = {question.id: answer[question.id] for question in group if answer.get(question.id)}
        if len(facts) == len(group) and not isinstance(scene.called(facts).step, Problem):
            yield facts


def capped(scene: Scene, facts: Facts) -> bool:
    """Whether more of the last fact of a called-out hand would bring nothing: a limit is reached."""
    group = group_of(scene.rules, facts)
    if not group or len(facts) < 2 or not group[-1].choices:
        return False
    now, most = scene.called(facts).step, scene.called({**facts, group[-1].id: int(group[-1].choices[-1][0])}).step
    return not isinstance(now, Problem) and not isinstance(most, Problem) and now.transfers == most.transfers


def group_of(rules: Ruleset, facts: Facts) -> tuple[Question, ...]:
    """The questions by which some facts are called out, empty for none."""
    return next((group for group in rules.declaration.called_out if set(facts) <= {each.id for each in group}), ())
