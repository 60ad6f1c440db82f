"""The sessions that are kept: begun, listed, read, renamed, deleted and brought back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.store import drafts
from scorekeeper.store.codec import checksum, read_record, write_record
from scorekeeper.store.database import Database, open_database
from scorekeeper.store.file import PATIENCE, connect, good_bodies
from scorekeeper.store.house_rules import HouseStore
from scorekeeper.store.journal import LATEST, Clock, SessionJournal, touch, write_events, write_header
from scorekeeper.store.learned import LearnedStore

DELETED_KEPT: Final = timedelta(days=30)
"""How long a deleted session can still be brought back."""
_NO_RECORDING: Final = frozenset({"store_read_only", "store_full", "store_disk"})
"""What is better known before the first hand is played than after it."""


class SessionLine(Struct, frozen=True):
    """One session in the list; `started` and `changed` are ISO date-times, `events` how many there are."""

    id: int
    title: str
    started: str
    players: tuple[str, ...]
    ruleset: str
    preset: str
    events: int
    finished: bool
    changed: str
    rules_name: str = ""


class Session(Struct, frozen=True):
    """Everything kept of one session: its header and its events in public form, as of one `revision`."""

    id: int
    header: Record
    events: tuple[Record, ...]
    finished: bool
    revision: int


def _today() -> datetime:
    return datetime.now(UTC)


def open_store(
    folder: Path,
    now: Clock = _today,
    patience: float = PATIENCE,
    connect: Callable[[Path, float], sqlite3.Connection] = connect,
) -> Store | Problem:
    """Open the sessions kept in a folder, making it when it is not there.

    A damaged file is mended first, and `notice` of the store tells what was saved. Answers a Problem when the file
    belongs to a newer program, cannot be reached, or is held by another; it is then as it was.
    `patience` is how many seconds a call waits for another window, `connect` what opens a file and has such patience.
    """
    database = open_database(folder, now(), patience, connect=connect)
    if isinstance(database, Problem):
        return database
    store = Store(database, now)
    # What cannot be thrown away now is thrown away another day.
    problem = store.purge(now() - DELETED_KEPT)
    if (
        problem is not None
        and problem.id in _NO_RECORDING
        and (database.notice is None or database.notice.id == "store_not_copied")
    ):
        database.notice = Phrase(problem.id, problem.values)
    return store


class Store:
    """The sessions in one folder. Every act is on disk when it returns, or answers a Problem and changed nothing."""

    def __init__(self, database: Database, now: Clock) -> None:
        self._database = database
        self._now = now
        self.house = HouseStore(database, now)
        """The rules that the house has named."""
        self.learned = LearnedStore(database)
        """What was learned in the drills."""

    @property
    def notice(self) -> Phrase | None:
        """What had to be mended when the file was opened, None when nothing."""
        return self._database.notice

    @property
    def file(self) -> Path:
        """Where the sessions lie."""
        return self._database.file

    def close(self) -> None:
        """Let go of the file, with a copy of what was written."""
        self._database.close(self._now().date())

    def create(self, header: Record, events: tuple[Record, ...] = ()) -> int | Problem:
        """Begin a session (or take one over with its events) and answer its id."""
        texts = []
        for record in (header, *events):
            text = write_record(record)
            if isinstance(text, Problem):
                return text
            texts.append(text)

        def insert(connection: sqlite3.Connection) -> int:
            cursor = connection.execute("INSERT INTO sessions (header, sum, touched, changed) VALUES ('', 0, 0, '')")
            session = int(cursor.lastrowid or 0)
            write_header(connection, session, texts[0])
            write_events(connection, session, 0, [(text, checksum(text)) for text in texts[1:]])
            touch(connection, session, self._now())
            return session

        return self._database.write(insert)

    def sessions(self) -> tuple[SessionLine, ...] | Problem:
        """All sessions that are not deleted, the one changed last first."""
        rows = self._database.rows(
            "SELECT id, header, length, finished, changed FROM sessions WHERE deleted IS NULL ORDER BY touched DESC"
        )
        return rows if isinstance(rows, Problem) else tuple(_line(*row) for row in rows)

    def last_session(self) -> int | Problem | None:
        """The id of the session that was changed last, None when there is none."""
        rows = self._database.rows("SELECT id FROM sessions WHERE deleted IS NULL ORDER BY touched DESC LIMIT 1")
        if isinstance(rows, Problem):
            return rows
        return rows[0][0] if rows else None

    def read(self, session: int) -> Session | Problem:
        """A session's header and events; `store_broken` when one is not as it was written."""
        # One question, so that header and events are of the same moment.
        rows = self._database.rows(
            "SELECT -1 AS position, header AS body, sum, length, finished, revision FROM sessions"
            " WHERE id = ? AND deleted IS NULL"
            " UNION ALL SELECT position, body, sum, 0, 0, 0 FROM events WHERE session = ? ORDER BY position",
            session,
            session,
        )
        if isinstance(rows, Problem):
            return rows
        if not rows or rows[0][0] != -1:
            return Problem("session_missing")
        (_, header, number, length, finished, revision), *events = rows
        if checksum(header) != number or good_bodies([row[:3] for row in events]) != length:
            return Problem("store_broken", {"file": str(self.file)})
        records = []
        for row in rows:
            record = read_record(row[1])
            if isinstance(record, Problem):
                return record
            records.append(record)
        return Session(session, records[0], tuple(records[1:]), bool(finished), revision)

    def journal(self, session: Session) -> SessionJournal:
        """Where a session is written to, for as long as it is as it was read."""
        return SessionJournal(self._database, session.id, session.revision, self._now)

    def rename(self, session: int, title: str) -> Problem | None:
        """Give a session another title."""

        def change(connection: sqlite3.Connection) -> Problem | None:
            row = connection.execute(
                "SELECT header FROM sessions WHERE id = ? AND deleted IS NULL", (session,)
            ).fetchone()
            if row is None:
                return Problem("session_missing")
            header = read_record(row[0])
            if isinstance(header, Problem):
                return header
            text = write_record({**header, "title": title})
            if isinstance(text, Problem):
                return text
            write_header(connection, session, text)
            return None

        return self._database.write(change)

    def set_finished(self, session: int, finished: bool = True) -> Problem | None:
        """Note whether a session has come to its end; the list shows it."""
        return self._set(session, "UPDATE sessions SET finished = ? WHERE id = ? AND deleted IS NULL", finished)

    def delete(self, session: int) -> Problem | None:
        """Take a session out of the list; `restore` brings it back for thirty days."""
        gone = self._now().isoformat()
        return self._set(session, f"UPDATE sessions SET deleted = {LATEST} WHERE id = ? AND deleted IS NULL", gone)

    def restore(self, session: int) -> Problem | None:
        """Bring a deleted session back."""
        return self._set(session, "UPDATE sessions SET deleted = ? WHERE id = ?", None)

    def purge(self, before: datetime) -> Problem | None:
        """Let go for good of what was deleted before a moment."""

        def forget(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM sessions WHERE datetime(deleted) < datetime(?)", (before.isoformat(),))
            connection.execute("DELETE FROM house_rules WHERE datetime(deleted) < datetime(?)", (before.isoformat(),))
            connection.execute("DELETE FROM drafts WHERE session <> 0 AND session NOT IN (SELECT id FROM sessions)")

        return self._database.write(forget)

    def _set(self, session: int, statement: str, value: object) -> Problem | None:
        def change(connection: sqlite3.Connection) -> Problem | None:
            done = connection.execute(statement, (value, session)).rowcount
            return None if done else Problem("session_missing")

        return self._database.write(change)

    def save_draft(self, session: int | None, draft: Record) -> Problem | None:
        """Keep the half-entered hand of a session, or of none (None); it survives a crash."""
        return drafts.save_draft(self._database, session, draft)

    def read_draft(self, session: int | None) -> Record | Problem | None:
        """The half-entered hand of a session, or of none; None when there is none."""
        return drafts.read_draft(self._database, session)

    def clear_draft(self, session: int | None) -> Problem | None:
        """Forget the half-entered hand of a session, or of none."""
        return drafts.clear_draft(self._database, session)

    def known_players(self) -> tuple[str, ...] | Problem:
        """Every name that has played, the one seen last first."""
        rows = self._database.rows(
            "SELECT touched, -1 AS position, header AS body FROM sessions WHERE deleted IS NULL"
            " UNION ALL SELECT touched, position, body FROM events JOIN sessions ON id = session"
            " WHERE deleted IS NULL AND body LIKE '%\"players\"%'"
            " ORDER BY touched DESC, position DESC"
        )
        if isinstance(rows, Problem):
            return rows
        return tuple(dict.fromkeys(name for _, _, text in rows for name in _names(_record(text))))


def _record(text: str) -> Record:
    """A record that is only looked at: an unreadable one counts as empty."""
    record = read_record(text)
    return {} if isinstance(record, Problem) else record


def _names(record: Record) -> tuple[str, ...]:
    players = record.get("players")
    return tuple(str(name) for name in players if name) if isinstance(players, list) else ()


def _line(session: int, header: str, events: int, finished: int, changed: str) -> SessionLine:
    record = _record(header)
    keys = ("title", "started", "ruleset", "preset", "rules_name")
    title, started, ruleset, preset, name = (str(record.get(key) or "") for key in keys)
    return SessionLine(session, title, started, _names(record), ruleset, preset, events, bool(finished), changed, name)
