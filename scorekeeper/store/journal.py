"""One session's events on disk, as the table writes them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.store.codec import checksum, read_record, write_record
from scorekeeper.store.database import Database

Clock = Callable[[], datetime]
LATEST: Final = "max(datetime(?), (SELECT coalesce(max(datetime(changed)), '') FROM sessions))"
"""A moment in SQL that is not before the last change: with the clock set back, thirty days would soon be over."""


class SessionJournal:
    """Writes to one session for as long as nobody else has: what it accepts is on disk before it answers.

    It is the store's side of `core.journal.Journal`. `revision` is that of the session as this window last saw it.
    """

    def __init__(self, database: Database, session: int, revision: int, now: Clock) -> None:
        self.session = session
        self.revision = revision
        self._database = database
        self._now = now

    def splice(self, start: int, stop: int, records: Sequence[Record], header: Record | None = None) -> Problem | None:
        """Put some records in place of those from `start` up to `stop`, all at once or not at all.

        `header` holds values of the session's header that change with them; None in it takes one out.
        `session_changed` when another window has changed the session, or the places are not there.
        """
        bodies = []
        for record in records:
            body = write_record(record)
            if isinstance(body, Problem):
                return body
            bodies.append(body)

        def both(connection: sqlite3.Connection) -> Problem | None:
            problem = _splice(connection, self.session, start, stop, bodies)
            if problem is not None or header is None:
                return problem
            return _mend_header(connection, self.session, header)

        return self._change(both)

    def correct_header(self, header: Record) -> Problem | None:
        """Put another header (rules, players, start, title) in place of the session's."""
        text = write_record(header)
        if isinstance(text, Problem):
            return text
        return self._change(lambda connection: write_header(connection, self.session, text))

    def _change(self, act: Callable[[sqlite3.Connection], Problem | None]) -> Problem | None:
        """Do one thing to the session, if it is still as this window knows it."""
        now = self._now()

        def change(connection: sqlite3.Connection) -> int | Problem:
            found = connection.execute(
                "SELECT revision FROM sessions WHERE id = ? AND deleted IS NULL", (self.session,)
            ).fetchone()
            if found is None:
                return Problem("session_missing")
            if found[0] != self.revision:
                return Problem("session_changed")
            problem = act(connection)
            if problem is not None:
                return problem
            touch(connection, self.session, now)
            connection.execute("UPDATE sessions SET revision = revision + 1 WHERE id = ?", (self.session,))
            return self.revision + 1

        revision = self._database.write(change)
        if isinstance(revision, Problem):
            return revision
        self.revision = revision
        return None


def _splice(connection: sqlite3.Connection, session: int, start: int, stop: int, bodies: list[str]) -> Problem | None:
    (length,) = connection.execute("SELECT length FROM sessions WHERE id = ?", (session,)).fetchone()
    if not 0 <= start <= stop <= length:
        return Problem("session_changed")
    later = connection.execute(
        "SELECT body, sum FROM events WHERE session = ? AND position >= ? ORDER BY position", (session, stop)
    ).fetchall()
    connection.execute("DELETE FROM events WHERE session = ? AND position >= ?", (session, start))
    write_events(connection, session, start, [(body, checksum(body)) for body in bodies] + later)
    return None


def _mend_header(connection: sqlite3.Connection, session: int, changes: Record) -> Problem | None:
    (kept,) = connection.execute("SELECT header FROM sessions WHERE id = ?", (session,)).fetchone()
    header = read_record(kept)
    if isinstance(header, Problem):
        return header
    text = write_record({key: value for key, value in {**header, **changes}.items() if value is not None})
    if isinstance(text, Problem):
        return text
    write_header(connection, session, text)
    return None


def write_events(connection: sqlite3.Connection, session: int, start: int, rows: Sequence[tuple[str, int]]) -> None:
    """Write events, each with its checksum, as the last of a session's, from the position `start` on."""
    connection.executemany(
        "INSERT INTO events (session, position, body, sum) VALUES (?, ?, ?, ?)",
        [(session, start + i, body, number) for i, (body, number) in enumerate(rows)],
    )
    connection.execute("UPDATE sessions SET length = ? WHERE id = ?", (start + len(rows), session))


def write_header(connection: sqlite3.Connection, session: int, text: str) -> None:
    """Write a session's header, with its checksum."""
    connection.execute("UPDATE sessions SET header = ?, sum = ? WHERE id = ?", (text, checksum(text), session))


def touch(connection: sqlite3.Connection, session: int, now: datetime) -> None:
    """Note that a session is the one changed last; counted, because clocks go back."""
    connection.execute(
        "UPDATE sessions SET touched = (SELECT max(touched) + 1 FROM sessions), changed = ? WHERE id = ?",
        (now.isoformat(timespec="seconds"), session),
    )
