"""Tables at which a dealt hand is won: the round, the seats, what lies on the table, and who gave the tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.declaration import Ask, Outcome, Question
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, advance, replay
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset, WinnerAnswer
from scorekeeper.teach.drills.hands import Dealer, Dealt
from scorekeeper.teach.drills.scene import Reckoned, Scene, reckon
from scorekeeper.teach.drills.traits import VALUES, Winds
from scorekeeper.teach.drills.weights import Shape, Weights

_TRIES: Final = 60
_MOST_COUNTED: Final = 4
LIABLE: Final = "liable"


@dataclass(frozen=True)
class Room:
    """Where drills are made: the rules in force, how often what happens in play, the names of the players, and chance."""

    rules: Ruleset
    weights: Weights
    chance: Random
    players: tuple[str, ...] = ()
    outcome: Outcome | None = field(init=False)
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        wins = (each for each in self.rules.declaration.outcomes if each.most_winners)
        object.__setattr__(self, "outcome", next(wins, None))
        seats = self.rules.seats
        letters = tuple(chr(ord("A") + seat) for seat in range(seats))
        object.__setattr__(self, "names", self.players if len(self.players) == seats else letters)

    @cached_property
    def dealer(self) -> Dealer:
        """Who deals the hands."""
        return Dealer(self.rules, self.weights, self.chance)

    @cached_property
    def rounds(self) -> Question | None:
        """The question which round is played, where a game can be taken over."""
        return next((each for each in self.rules.takeover if each.ask is Ask.CHOICE), None)

    @cached_property
    def counted(self) -> tuple[Question, ...]:
        """What may lie on a table besides the points: counters, sticks."""
        return tuple(each for each in self.rules.takeover if each.ask is Ask.COUNT)

    @cached_property
    def openings(self) -> tuple[Ledger, ...]:
        """A table in every round there is, with nothing on it."""
        if self.rounds is None:
            return (self.opened({}),)
        found = (self.opened({self.rounds.id: name}) for name, _ in self.rounds.choices)
        return tuple(each for each in found if each.stopped_at is None and not each.over)

    def opened(self, start: Record) -> Ledger:
        """A table where a game stands so."""
        return replay(Header(self.rules, self.names, start or None), ())

    # a scene

    @property
    def playable(self) -> bool:
        """Whether hands are won under these rules."""
        return self.outcome is not None and bool(self.weights.shapes) and bool(self.openings)

    def scene(self, busy: bool = False) -> Scene | None:
        """A hand won at a table, a busy one with counters and sticks on it. None where these rules have none."""
        for _ in range(_TRIES if self.playable else 0):
            dealt = self.dealer.hand()
            if dealt is None:
                return None
            found = self._seated(dealt, busy)
            if found is not None:
                return found
        return None

    def liable_scene(self) -> Scene | None:
        """A hand for which somebody is liable; None where none was found, or these rules know of no such thing."""
        if self.outcome is None or all(each.id != LIABLE for each in self.outcome.questions):
            return None
        for _ in range(_TRIES):
            dealt = self.dealer.hand(_may_make_liable)
            plain = None if dealt is None else self._seated(dealt, busy=True)
            if plain is None:
                return None
            payers = [seat for seat in range(self.rules.seats) if seat != plain.seat]
            liable = replace(plain, liable=self.chance.choice(payers))
            if self._stands(liable):
                return liable
        return None

    def _seated(self, dealt: Dealt, busy: bool) -> Scene | None:
        seats = list(self._seats(Winds(dealt.setting.seat_wind, dealt.setting.round_wind)))
        ledger, seat = self.chance.choice(seats)
        off = None if dealt.drawn else self.chance.choice([each for each in range(self.rules.seats) if each != seat])
        if busy:
            ledger = self._busy(ledger)
        plain = Scene(ledger, seat, off, dealt.hand, steps=self.weights.steps)
        for table in self._declaring(ledger, seat, dealt.hand.circumstances):
            for scene in self._answered(replace(plain, ledger=table)):
                if self._stands(scene):
                    return self._with_others(scene)
        return None

    def _answered(self, scene: Scene) -> Iterator[Scene]:
        """The win as it is, and with an answer to each further question about a player that these rules ask of every win."""
        yield scene
        for question in scene.outcome.questions:
            if question.ask is Ask.SEAT and question.id != LIABLE:
                yield replace(scene, given={question.id: self.chance.randrange(self.rules.seats)})

    def _stands(self, scene: Scene) -> bool:
        return not isinstance(scene.score, Problem) and not isinstance(scene.step, Problem)

    def _seats(self, winds: Winds) -> Iterator[tuple[Ledger, Seat]]:
        """Every table and seat with such winds; where the round does not come in these rules, with the seat's."""
        found = [(ledger, each.seat, ledger.board.round_wind) for ledger in self.openings for each in ledger.board.seats
                 if each.wind is winds.seat]  # fmt: skip
        same = [(ledger, seat) for ledger, seat, wind in found if wind is winds.round]
        yield from same or [(ledger, seat) for ledger, seat, _ in found] or [(self.openings[0], 0)]

    def _declaring(self, ledger: Ledger, seat: Seat, circumstances: frozenset[str]) -> Iterator[Ledger]:
        """The table after what the winner had declared, and as it was, the likelier first."""
        taps = [each for each in self.rules.declaration.outcomes if each.tap]
        named = [each for each in taps if each.id in circumstances]
        told = (advance(ledger, {**each.record, "seat": seat}) for each in (*named, *taps))
        after = (each for each in told if each.stopped_at is None)
        if named:
            yield from after
        yield ledger
        if circumstances and not named:
            yield from after

    def _busy(self, ledger: Ledger) -> Ledger:
        """The same round with counters and sticks on the table."""
        start = dict(self._start_of(ledger))
        for question in self.counted:
            start[question.id] = self.chance.randrange(_MOST_COUNTED)
        if self.counted and not any(start[question.id] for question in self.counted):
            start[self.counted[0].id] = 1
        found = self.opened(start)
        return ledger if found.stopped_at is not None else found

    def _start_of(self, ledger: Ledger) -> Mapping[str, object]:
        """The record of where a table of ours stands."""
        if self.rounds is None:
            return {}
        return {self.rounds.id: self.rounds.choices[self.openings.index(ledger)][0]}

    def _with_others(self, scene: Scene) -> Scene:
        """The scene with what the other hands are worth, where the rules count them."""
        counted = replace(scene, others=self._others(scene))
        return counted if counted.others and self._stands(counted) else scene

    def _others(self, scene: Scene) -> tuple[WinnerAnswer, ...]:
        """Other hands as they may be called out by a number alone, where the rules count all hands."""
        total = next((group[0] for group in self.rules.declaration.called_out if len(group) == 1), None)
        if total is None or total.ask is not Ask.NUMBER or total.choices:
            return ()
        seats = (seat for seat in range(self.rules.seats) if seat != scene.seat)
        return tuple(WinnerAnswer(seat, declared={total.id: self.chance.choice(_OTHER_TOTALS)}) for seat in seats)


_OTHER_TOTALS: Final = (0, 0, 2, 4, 4, 6, 8, 8, 12, 16, 20, 32)
"""What hands that did not win are worth, small ones more often."""


def reckoned(scene: Scene) -> Reckoned:
    """What a scene that stands comes to."""
    found = reckon(scene)
    assert not isinstance(found, Problem), found  # noqa: S101 - it was tried when it was made
    return found


def _may_make_liable(shape: Shape) -> bool:
    """Whether a kind of hand is one that others may be liable for: many sets of value, some of them called."""
    return shape.open and (VALUES[2] in shape.traits or VALUES[3] in shape.traits)
