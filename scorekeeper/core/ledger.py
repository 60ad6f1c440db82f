"""A session is a header and a list of events; everything shown about it is what replaying them gives."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat, Transfer, deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Board, Result, Ruleset, State


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the history: what an event moved, and the scores after it.

    `event` is the index of the event that made it; `first` the index of the first event of its deal.
    `fields` are the family's own public fields (`round`, `honba`, …). `deltas` hold all that its whole deal moved.
    """

    event: int
    first: int
    kind: str
    fields: Mapping[str, object]
    transfers: tuple[Transfer, ...]
    deltas: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Where a replay could not go on, and why."""

    event: int
    problem: Problem


@dataclass(frozen=True, slots=True)
class Ledger:
    """Everything a session's events come to.

    `rules` and `players` are those in force now; `open_from` is the index of the first event of the deal that is still
    running (the number of events when none is). `stopped_at` tells which event was impossible; all before it counts.
    """

    rules: Ruleset
    players: tuple[str, ...]
    state: State
    rows: tuple[Row, ...]
    events: int
    open_from: int
    stopped_at: Stopped | None = None

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def board(self) -> Board:
        return self.rules.board(self.state)

    @property
    def result(self) -> Result:
        return self.rules.result(self.state)


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first deal: the rules, the players by seat, and where a game taken over stands."""

    rules: Ruleset
    players: tuple[str, ...]
    start: Record | None = None
