"""Poses drills to a learner, judges the answers and keeps in mind how they went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from scorekeeper.core.drill_view import DrillKind, Given, Judged, Learned, Learning, Posed
from scorekeeper.core.journal import Record
from scorekeeper.teach.drills.chooser import level_of, met, weakness
from scorekeeper.teach.drills.judge import judge
from scorekeeper.teach.drills.kinds import BY_ID, LEVELS, kinds_for
from scorekeeper.teach.drills.played import PLAYED
from scorekeeper.teach.drills.posing import posed
from scorekeeper.teach.drills.progress import Progress
from scorekeeper.teach.drills.reading_up import reading_up
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.words import WORDS

_TRIES: Final = 20
_AS_PLAYED: Final = 2
"""The level of all hands that were played."""


class Coach:
    """Teaches under one set of rules. `hands` are drills about hands that were played, the one to come first first."""

    def __init__(self, room: Room, progress: Progress, hands: Sequence[Drill] = ()) -> None:
        self._room = room
        self._progress = progress
        self._before: Progress | None = None
        self._hands = tuple(hands)
        self._at = 0
        self._drill: Drill | None = None
        self._missed: list[Drill] = []
        self._again: tuple[Drill, ...] = ()

    @property
    def family(self) -> str:
        """The family of the rules."""
        return self._room.rules.family

    @property
    def words(self) -> Mapping[str, str]:
        """The words of the rules and of the drills."""
        return {**self._room.rules.words, **WORDS}

    @property
    def record(self) -> Record:
        """The public record of what was learned."""
        return self._progress.record()

    def kinds(self) -> tuple[DrillKind, ...]:
        """The kinds there are, each with how it went so far."""
        return tuple(self._kind(name) for name in self._names())

    def learning(self, now: datetime) -> Learning:
        """How all kinds went, level by level, and what was overlooked."""
        names = self._names()
        rows = [(name, level) for name in names for level in LEVELS if self._told(name, level)]
        likely = max(rows, key=lambda row: self._weakness(row[0], row[1], now), default=None)
        slips = sorted(self._progress.slips.items(), key=lambda each: -each[1])
        lines = tuple(self._learned(*row, now=row == likely) for row in rows)
        return Learning(lines, tuple((f"drill_overlooked_{name}", count) for name, count in slips))

    def pose(self, kinds: frozenset[str], level: int | None, now: datetime) -> Posed | None:
        """The next drill, of some kinds, at a level or (None) at the one reached: what is weak comes more often.

        None where these rules have no such drills.
        """
        if self._again:
            self._drill, *rest = self._again
            self._again = tuple(rest)
            return posed(self._drill)
        names = met(self._progress, [name for name in self._names() if name in kinds])
        rows = [(name, self._level(name, level)) for name in names]
        weights = [weakness(self._progress.of(*row), now) for row in rows]
        for _ in range(_TRIES if rows else 0):
            drill = self._made(*self._room.chance.choices(rows, weights)[0])
            if drill is not None:
                self._drill = drill
                return posed(drill)
        return None

    def begin(self, *, again: bool) -> int:
        """Begin a round: of what was not right in the last one, or of new drills; how many there are of the former."""
        self._again = tuple(self._missed) if again else ()
        self._missed.clear()
        return len(self._again)

    def judge(self, given: Given, now: datetime) -> Judged | None:
        """What becomes of an answer to the drill that was posed last; it is kept in mind, once."""
        drill, self._drill = self._drill, None
        if drill is None:
            return None
        verdict = judge(drill, given)
        if not verdict.right:
            self._missed.append(drill)
        self._progress = self._progress.after(drill.kind, drill.level, verdict.right, now, verdict.slip)
        self._before = None
        lines = () if verdict.right else reading_up(drill, given)
        return Judged(verdict.right, verdict.fields, drill.right, given, verdict.slips, lines)

    def forget(self) -> None:
        """Begin anew, as if nothing had been answered."""
        self._before, self._progress = self._progress, Progress()

    def take_back(self) -> None:
        """Know again what was forgotten last, as long as nothing was answered since."""
        if self._before is not None:
            self._progress, self._before = self._before, None

    def _names(self) -> tuple[str, ...]:
        made = (kind.id for kind in kinds_for(self._room))
        return (*made, PLAYED) if self._hands else tuple(made)

    def _made(self, name: str, level: int) -> Drill | None:
        if name != PLAYED:
            return BY_ID[name].make(self._room, level)
        drill = self._hands[self._at % len(self._hands)]
        self._at += 1
        return drill

    def _level(self, name: str, level: int | None) -> int:
        return _AS_PLAYED if name == PLAYED else level or level_of(self._progress, name)

    def _told(self, name: str, level: int) -> bool:
        """Whether a level is told of: it was answered, or comes next."""
        return level == self._level(name, None) or self._progress.of(name, level).answers > 0

    def _weakness(self, name: str, level: int, now: datetime) -> float:
        """How much it needs to come again; a level that is past comes no more."""
        return weakness(self._progress.of(name, level), now) if level == self._level(name, None) else 0.0

    def _kind(self, name: str) -> DrillKind:
        word, level = _word(name), self._level(name, None)
        answers = [self._progress.of(name, each) for each in LEVELS]
        right = sum(each.right for each in answers)
        return DrillKind(
            name, word, f"{word}_help", f"drill_level_{level}", sum(each.answers for each in answers), right
        )

    def _learned(self, name: str, level: int, *, now: bool) -> Learned:
        known = self._progress.of(name, level)
        return Learned(_word(name), f"drill_level_{level}", known.answers, known.right, known.lately, now)


def _word(name: str) -> str:
    return BY_ID[name].word if name in BY_ID else f"drill_{name}"
