"""Half-entered hands, kept so that a crash costs no click."""

from __future__ import annotations

import sqlite3
from typing import Final

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.store.codec import checksum, read_record, write_record
from scorekeeper.store.database import Database

NO_SESSION: Final = 0
"""Where the draft of a hand lies that belongs to no session; sessions count from 1."""
# A draft lies in a record of its own, so that it may have a version of its own.
_DRAFT: Final = "draft"


def save_draft(database: Database, session: int | None, draft: Record) -> Problem | None:
    """Keep the half-entered hand of a session, or of none, in place of an earlier one.

    It survives the program being killed. Unlike an event it does not wait for the disk, since it is saved at every
    click: a power cut may cost the last clicks.
    """
    text = write_record({_DRAFT: dict(draft)})
    if isinstance(text, Problem):
        return text

    def save(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT OR REPLACE INTO drafts (session, body, sum) VALUES (?, ?, ?)",
            (session or NO_SESSION, text, checksum(text)),
        )

    return database.write(save, wait=False)


def read_draft(database: Database, session: int | None) -> dict[str, object] | Problem | None:
    """The half-entered hand of a session, or of none; None when there is none or it cannot be read any more."""
    rows = database.rows("SELECT body, sum FROM drafts WHERE session = ?", session or NO_SESSION)
    if isinstance(rows, Problem):
        return rows
    for body, number in rows:
        if isinstance(body, str) and checksum(body) == number:
            record = read_record(body)
            draft = None if isinstance(record, Problem) else record.get(_DRAFT)
            return draft if isinstance(draft, dict) else None
    return None


def clear_draft(database: Database, session: int | None) -> Problem | None:
    """Forget the half-entered hand of a session, or of none."""

    def clear(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM drafts WHERE session = ?", (session or NO_SESSION,))

    return database.write(clear, wait=False)
