"""Which drill comes next: what is weak comes more often, what is due before what is not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from random import Random
from typing import Final

from scorekeeper.teach.drills.kinds import LEVELS, Kind, kinds_for
from scorekeeper.teach.drills.progress import Known, Progress
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill

_LEAST: Final = 0.05
"""What is known well still comes now and then."""
_DUE: Final = 0.5
_LATELY: Final = 1.5
"""What went wrong lately weighs more than what never came."""
_TO_CLIMB: Final = 5
_RIGHT_TO_CLIMB: Final = 4
_ENOUGH: Final = 3
"""After so many answers a kind is known, even if none was right."""


def next_problem(
    progress: Progress, room: Room, now: datetime, kinds: Sequence[str] = (), level: int | None = None
) -> Drill | None:
    """The next drill: of some kinds (all there are for none), at a level, or at that which the learner has reached.

    None where the rules in force have no such drills.
    """
    chosen = next_kind(progress, room, now, kinds, level)
    return None if chosen is None else chosen[0].make(room, chosen[1])


def next_kind(
    progress: Progress, room: Room, now: datetime, kinds: Sequence[str] = (), level: int | None = None
) -> tuple[Kind, int] | None:
    """The kind and level of the next drill."""
    there = [kind for kind in kinds_for(room) if not kinds or kind.id in kinds]
    if not there:
        return None
    rows = [(kind, level or level_of(progress, kind.id)) for kind in there]
    weights = [weakness(progress.of(kind.id, at), now) for kind, at in rows]
    return _drawn(rows, weights, room.chance)


def _drawn(rows: list[tuple[Kind, int]], weights: list[float], chance: Random) -> tuple[Kind, int]:
    return chance.choices(rows, weights)[0]


def met(progress: Progress, kinds: Sequence[str]) -> tuple[str, ...]:
    """The kinds that may come: those known, in the order a learner meets them, and the first that is not yet."""
    for at, kind in enumerate(kinds):
        known = [progress.of(kind, level) for level in LEVELS]
        if not any(each.right for each in known) and sum(each.answers for each in known) < _ENOUGH:
            return tuple(kinds[: at + 1])
    return tuple(kinds)


def weakness(known: Known, now: datetime) -> float:
    """How much something needs to come again: above zero, more for what was answered wrongly and what is due."""
    share = (known.wrong + 1) / (known.answers + 2)
    lately = known.lately.count(False) / len(known.lately) if known.lately else share
    return _LEAST + (1 - known.recall(now)) * share + _LATELY * lately + (_DUE if known.is_due(now) else 0.0)


def level_of(progress: Progress, kind: str) -> int:
    """The level a learner has reached: one goes up after four right answers out of the last five."""
    for level in LEVELS[:-1]:
        last = progress.of(kind, level).lately[-_TO_CLIMB:]
        if len(last) < _TO_CLIMB or sum(last) < _RIGHT_TO_CLIMB:
            return level
    return LEVELS[-1]
