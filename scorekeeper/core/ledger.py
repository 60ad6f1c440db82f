"""A session is a header and a list of events; everything shown about it is what replaying them gives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from msgspec import Struct

from scorekeeper.core.events import (
    PLAYERS,
    RULES,
    PlayersChange,
    RulesChange,
    read_players,
    read_rules,
)
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat, Transfer, deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.ruleset import Board, Event, Result, Ruleset, State, Step


class Row(Struct, frozen=True):
    """One line of the history: what an event moved, and the scores after it.

    `event` is the index of the event that made it; `first` the index of the first event of its deal. A correction
    has a row of its own and is its own first event. `fields` are the family's own public fields (`round`, `honba`, …).
    `transfers` are what the event itself moved; `deltas` hold all that its whole deal moved, corrections excepted.
    """

    event: int
    first: int
    kind: str
    fields: Mapping[str, object]
    transfers: tuple[Transfer, ...]
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    players: tuple[str, ...] = ()
    """Who sat at the table then, by seat."""
    won: tuple[Seat, Seat | None] | None = None
    """Who won and off whom (None: the own draw), where the transfers do not show it."""


class Stopped(Struct, frozen=True):
    """Where a replay could not go on, and why."""

    event: int
    problem: Problem


class Ledger(Struct, frozen=True):
    """Everything a session's events come to.

    `rules` and `players` are those in force now; `open_from` is the index of the first event of the deal that is still
    running (the number of events when none is), `moved` what that deal has moved so far. `stopped_at` tells which event
    was impossible; all before it counts, and `events` is their number.
    """

    rules: Ruleset
    players: tuple[str, ...]
    state: State
    rows: tuple[Row, ...]
    events: int
    open_from: int
    stopped_at: Stopped | None = None
    moved: tuple[Transfer, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def board(self) -> Board:
        """What the scoreboard shows now."""
        return self.rules.board(self.state)

    @property
    def result(self) -> Result:
        """Points, places and final result as they stand."""
        return self.rules.result(self.state)


class Header(Struct, frozen=True):
    """What is settled before the first deal: the rules, the players by seat, and where a game taken over stands."""

    rules: Ruleset
    players: tuple[str, ...]
    start: Record | None = None
    rules_name: str = ""
    """What the house calls the rules, empty where they go by their preset's name."""


def replay(header: Header, records: Iterable[Record]) -> Ledger:
    """All that a session's events come to, up to the first impossible one.

    A start that makes no sense stops the replay before its first event, with an ordinary opening.
    """
    walk = _Walk.at_start(header)
    for record in records:
        if walk.stopped is not None:
            break
        walk.take(record)
    return walk.ledger()


def advance(ledger: Ledger, record: Record) -> Ledger:
    """The ledger with one more event; one that is stopped stays as it is."""
    if ledger.stopped_at is not None:
        return ledger
    walk = _Walk.from_ledger(ledger)
    walk.take(record)
    return walk.ledger()


def preview(ledger: Ledger, record: Record) -> Step | Problem:
    """What one more event would do, or why it cannot happen now."""
    event = _read(record, ledger.rules)
    match event:
        case Problem():
            return event
        case RulesChange() | PlayersChange():
            changed = _changed(event, ledger.rules, ledger.players, ledger.state)
            return changed if isinstance(changed, Problem) else Step((), ledger.state, None)
        case _:
            return ledger.rules.play(ledger.state, event)


def _read(record: Record, rules: Ruleset) -> Event | RulesChange | PlayersChange | Problem:
    kind = record.get("type")
    try:
        if kind == RULES:
            return read_rules(record, rules.family)
        if kind == PLAYERS:
            return read_players(record, rules.seats)
    except BadRecordError as fault:
        return fault.problem
    return rules.read_event(record)


def _changed(
    event: RulesChange | PlayersChange, rules: Ruleset, players: tuple[str, ...], state: State
) -> tuple[Ruleset, tuple[str, ...]] | Problem:
    """The rules and players from the next deal on; they cannot change while a deal is running or after the end."""
    if state.over:
        return Problem("game_over")
    if state.riding:
        return Problem("bad_record", {}, "type", "deal_running")
    match event:
        case RulesChange(preset, options):
            changed = rules.with_preset(rules.preset if preset is None else preset, options)
            return changed if isinstance(changed, Problem) else (changed, players)
        case PlayersChange(names):
            return rules, names
        case _:
            assert_never(event)


class _Walk(Struct):
    """A replay on its way through the events."""

    rules: Ruleset
    players: tuple[str, ...]
    state: State
    rows: list[Row]
    at: int
    opened: int
    moved: list[Transfer]
    stopped: Stopped | None = None

    @classmethod
    def at_start(cls, header: Header) -> _Walk:
        state = header.rules.open(header.start)
        stopped = None
        if isinstance(state, Problem):
            stopped = Stopped(0, state)
            state = header.rules.open(None)
            assert not isinstance(state, Problem)  # noqa: S101 - an ordinary opening is never refused
        return cls(header.rules, header.players, state, [], 0, 0, [], stopped)

    @classmethod
    def from_ledger(cls, ledger: Ledger) -> _Walk:
        rows, moved = list(ledger.rows), list(ledger.moved)
        return cls(ledger.rules, ledger.players, ledger.state, rows, ledger.events, ledger.open_from, moved)

    def ledger(self) -> Ledger:
        rows, moved = tuple(self.rows), tuple(self.moved)
        return Ledger(self.rules, self.players, self.state, rows, self.at, self.opened, self.stopped, moved)

    def take(self, record: Record) -> None:
        """Go past one event, or stop at it."""
        event = _read(record, self.rules)
        match event:
            case Problem():
                problem: Problem | None = event
            case RulesChange() | PlayersChange():
                problem = self._change(event)
            case _:
                problem = self._happen(event, str(record["type"]))
        if problem is not None:
            self.stopped = Stopped(self.at, problem)
            return
        self.at += 1
        if not self.state.riding:
            self.opened = self.at
            self.moved.clear()

    def _change(self, event: RulesChange | PlayersChange) -> Problem | None:
        changed = _changed(event, self.rules, self.players, self.state)
        if isinstance(changed, Problem):
            return changed
        self.rules, self.players = changed
        return None

    def _happen(self, event: Event, kind: str) -> Problem | None:
        step = self.rules.play(self.state, event)
        if isinstance(step, Problem):
            return step
        self.state = step.state
        if step.row is None or event.ends_deal:
            self.moved += step.transfers
        if step.row is not None:
            own = not event.ends_deal
            first, moved = (self.at, step.transfers) if own else (self.opened, self.moved)
            gains = deltas(moved, self.rules.seats)
            self.rows.append(
                Row(self.at, first, kind, step.row, step.transfers, gains, step.state.scores, self.players, step.won)
            )
        return None
