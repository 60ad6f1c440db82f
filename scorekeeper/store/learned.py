"""What players have learned in the drills, family by family, kept beside the sessions."""

from __future__ import annotations

import sqlite3
from typing import Final

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.store.codec import checksum, read_record, write_record
from scorekeeper.store.database import Database

# The progress lies in a record of its own, so that it may have a version of its own.
_LEARNED: Final = "learned"


class LearnedStore:
    """The progress of the drills in the file. Every act is on disk when it returns, or answers a Problem."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read(self, family: str) -> dict[str, object] | Problem | None:
        """What was learned under the rules of a family; None when nothing was, `bad_record` when it cannot be read."""
        rows = self._database.rows("SELECT body, sum FROM learned WHERE family = ?", family)
        if isinstance(rows, Problem):
            return rows
        for body, number in rows:
            record = read_record(body) if checksum(body) == number else Problem("bad_record", sentence="no_record")
            if isinstance(record, Problem):
                return record
            found = record.get(_LEARNED)
            return found if isinstance(found, dict) else Problem("bad_record", sentence="no_record")
        return None

    def keep(self, family: str, progress: Record) -> Problem | None:
        """Keep what was learned under the rules of a family in place of what was known before."""
        text = write_record({_LEARNED: dict(progress)})
        if isinstance(text, Problem):
            return text

        def save(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO learned (family, body, sum) VALUES (?, ?, ?)", (family, text, checksum(text))
            )

        return self._database.write(save)

    def forget(self, family: str) -> Problem | None:
        """Forget what was learned under the rules of a family: its learner begins anew."""

        def clear(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM learned WHERE family = ?", (family,))

        return self._database.write(clear)
