"""Every hand that can be called out, tried at the table as it stands: what each would pay, and where it would lead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import Final

from msgspec import Struct

from scorekeeper.core.declaration import Ask, Outcome, Question
from scorekeeper.core.ledger import Ledger, preview
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Answers, State, Step, WinnerAnswer

MOST: Final = 1 << 20
"""More points than any hand is worth."""
Declared = Mapping[str, object]
Given = Mapping[str, object]


class Won(Struct, frozen=True):
    """How things stand after a win: the places (1 is first), and whether the game is over."""

    places: tuple[int, ...]
    over: bool


Wanted = Callable[[Won], bool]


class Rung(Struct, frozen=True):
    """A hand that can be called out here, with what it does in every case there may be."""

    declared: Declared
    steps: tuple[Step, ...]

    def gained(self, seat: Seat) -> int:
        """What it brings its winner at the least."""
        return min(sum(each.points for each in step.transfers if each.payee == seat) for step in self.steps)


class Way(Struct, frozen=True):
    """A win of one seat, off somebody or by the own draw (None), at the table of a ledger.

    `givens` are the answers that the rules ask for besides, such as where the wall was opened: nobody knows them before the
    deal is over, so a hand is enough only where it is with each of them.
    """

    ledger: Ledger
    outcome: Outcome
    seat: Seat
    off: Seat | None
    givens: tuple[Given, ...] = ({},)

    def rung(self, declared: Declared) -> Rung | None:
        """A hand as it would be paid, None where the rules refuse it."""
        steps = []
        for given in self.givens:
            winner = WinnerAnswer(self.seat, declared=declared)
            record = self.ledger.rules.write_event(Answers(self.outcome.id, (winner,), self.off, given))
            step = preview(self.ledger, record)
            if isinstance(step, Problem):
                return None
            steps.append(step)
        return Rung(declared, tuple(steps))


class Ladder:
    """All hands of one way of winning, the cheapest first."""

    def __init__(self, way: Way) -> None:
        self.way = way
        groups = way.ledger.rules.declaration.called_out
        self._totals = tuple(group[0] for group in groups if _is_total(group))
        named = (group for group in groups if not _is_total(group))
        self._rungs = sorted((rung for group in named for rung in _climbed(way, group)), key=self._rank)
        self._won: dict[int, tuple[Won, ...]] = {}

    def __bool__(self) -> bool:
        """Whether there is any hand."""
        return bool(self._some)

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The hands that are called out by names or by several facts, the cheapest first."""
        return tuple(self._rungs)

    def smallest(self, wanted: Wanted) -> Rung | None:
        """The hand that brings its winner the least of all that are enough, None where none is."""
        named = next((rung for rung in self._rungs if self._enough(rung, wanted)), None)
        totals = (self._searched(question, wanted) for question in self._totals)
        found = [rung for rung in (named, *totals) if rung is not None]
        return min(found, key=self._rank, default=None)

    def ends(self, rung: Rung) -> bool:
        """Whether the game is over after a hand, whatever else holds."""
        return all(step.state.over for step in rung.steps)

    def is_least(self, rung: Rung) -> bool:
        """Whether no hand is cheaper."""
        return self._rank(rung)[0] <= min(self._rank(each)[0] for each in (*self._some, *self._nothing))

    def paid(self, rung: Rung) -> tuple[tuple[Seat, int], ...]:
        """What each payer gives for a hand, without what is paid whatever it is worth."""
        sums: dict[Seat, int] = {}
        least = min(rung.steps, key=lambda step: sum(each.points for each in step.transfers))
        for each in least.transfers:
            if each.payer >= 0 and each.payee == self.way.seat and each.why not in self._extras:
                sums[each.payer] = sums.get(each.payer, 0) + each.points
        return tuple(sorted(sums.items()))

    @cached_property
    def _some(self) -> tuple[Rung, ...]:
        """The hands, or two of those that are called out by their total alone."""
        tried = (self.way.rung({question.id: total}) for question in self._totals for total in (1, 2))
        return tuple(self._rungs) or tuple(rung for rung in tried if rung is not None)

    @cached_property
    def _nothing(self) -> tuple[Rung, ...]:
        """The smallest totals there are."""
        tried = (self.way.rung({question.id: 0}) for question in self._totals)
        return tuple(rung for rung in tried if rung is not None)

    @cached_property
    def _extras(self) -> frozenset[str]:
        """The reasons for which the same is paid whatever the hand is worth, such as the counters."""
        sums = [_by_reason(rung.steps[0]) for rung in self._some]
        if all(each == sums[0] for each in sums):
            return frozenset()
        return frozenset(why for why in sums[0] if all(each.get(why) == sums[0][why] for each in sums))

    def _rank(self, rung: Rung) -> tuple[int, int, bool, list[int]]:
        """Cheaper hands first; of equals the one told in fewer facts, by a name rather than by numbers, high ones first."""
        facts = tuple(rung.declared.values())
        numbers = [-fact for fact in facts if isinstance(fact, int)]
        return rung.gained(self.way.seat), len(facts), bool(numbers), numbers

    def _enough(self, rung: Rung, wanted: Wanted) -> bool:
        if id(rung) not in self._won:
            self._won[id(rung)] = tuple(self._outcome(step.state) for step in rung.steps)
        return all(map(wanted, self._won[id(rung)]))

    def _outcome(self, state: State) -> Won:
        return Won(self.way.ledger.rules.result(state).places, state.over)

    def _searched(self, question: Question, wanted: Wanted) -> Rung | None:
        """The smallest total that is enough: the more a hand is worth, the better for its winner."""
        low, high, best = 0, MOST, None
        while low < high:
            middle = (low + high) // 2
            rung = self.way.rung({question.id: middle})
            if rung is not None and not all(wanted(self._outcome(step.state)) for step in rung.steps):
                low = middle + 1
            else:
                # A total that is refused lies above what the rules allow.
                high, best = middle, rung or best
        return best


def _is_total(group: tuple[Question, ...]) -> bool:
    """Whether a hand is called out by a number alone, whichever it is."""
    return len(group) == 1 and group[0].ask is Ask.NUMBER and not group[0].choices


def _climbed(way: Way, group: tuple[Question, ...]) -> Iterator[Rung]:
    """Every hand that a group of facts can call out, each fact told or left out."""
    *facts, last = group
    choices = [[(question.id, value) for value in (None, *_values(question))] for question in facts]
    for told in product(*choices):
        base = {id_: value for id_, value in told if value is not None}
        plain = way.rung(base) if base else None
        if plain is not None:
            yield plain
        values = _values(last)
        ends = [way.rung({**base, last.id: value}) for value in (values[0], values[-1])]
        # Where neither the first nor the last answer changes what a hand is worth without it, none between them does.
        if plain is None or any(each is not None and each.steps != plain.steps for each in ends):
            tried = (way.rung({**base, last.id: value}) for value in values)
            yield from (rung for rung in tried if rung is not None)


def _values(question: Question) -> tuple[object, ...]:
    ids = tuple(id_ for id_, _ in question.choices)
    return tuple(int(id_) for id_ in ids) if question.ask is Ask.NUMBER else ids


def _by_reason(step: Step) -> dict[str, int]:
    sums: dict[str, int] = {}
    for each in step.transfers:
        sums[each.why] = sums.get(each.why, 0) + each.points
    return sums
