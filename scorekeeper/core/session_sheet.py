"""A whole session as it is told to somebody else: on paper, or as a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from scorekeeper.core.events import PLAYERS, RULES
from scorekeeper.core.hand import Hand
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, Row, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset


class SheetRow(Struct, frozen=True):
    """One row of the history with what stood around it: who sat there, when it was written down, and its note."""

    row: Row
    players: tuple[str, ...]
    at: str
    note: str
    hands: tuple[tuple[str, Hand], ...] = ()
    """Who won, and the tiles they showed."""


class SessionSheet(Struct, frozen=True):
    """A session from its name to its result; `started` is an ISO date-time or empty.

    `rules` are those it began under and `rules_name` what the house calls them, empty where they go by the preset's name;
    `changed` tells that others came into force later.
    """

    title: str
    started: str
    note: str
    players: tuple[str, ...]
    rules: Ruleset
    rules_name: str
    changed: bool
    rows: tuple[SheetRow, ...]
    ledger: Ledger


def session_sheet(record: Record, header: Header, events: Sequence[Record]) -> SessionSheet:
    """The sheet of a session: `record` is its header in public form, `header` the same as it was read."""
    ledger = replay(header, events)
    seated = _seated(header.players, events)
    rows = tuple(
        SheetRow(
            row,
            seated[row.event],
            _text(events[row.event], "at"),
            _text(events[row.event], "note"),
            _hands(ledger.rules, events[row.event], seated[row.event]),
        )
        for row in ledger.rows
    )
    return SessionSheet(
        _text(record, "title"),
        _text(record, "started"),
        _text(record, "note"),
        header.players,
        header.rules,
        _text(record, "rules_name"),
        any(event.get("type") == RULES for event in events[: ledger.events]),
        rows,
        ledger,
    )


def _hands(rules: Ruleset, event: Record, players: tuple[str, ...]) -> tuple[tuple[str, Hand], ...]:
    """The winners of an event whose tiles it tells."""
    answers = rules.read_answers(event)
    if isinstance(answers, Problem):
        return ()
    read = [(players[each.seat], rules.read_hand(each.hand, seated=True)) for each in answers.winners if each.hand]
    return tuple((name, found[0]) for name, found in read if not isinstance(found, Problem))


def _seated(players: tuple[str, ...], events: Sequence[Record]) -> list[tuple[str, ...]]:
    """Who sits at the table at each event."""
    found = []
    for event in events:
        names = event.get("players")
        if event.get("type") == PLAYERS and isinstance(names, list | tuple):
            players = tuple(str(name) for name in names)
        found.append(players)
    return found


def _text(record: Record, key: str) -> str:
    value = record.get(key)
    return value if isinstance(value, str) else ""
