"""The rules that a house has named, kept beside the sessions."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from typing import Final

from scorekeeper.core.house_rules import HouseRules, house_rules_of
from scorekeeper.core.problem import Problem
from scorekeeper.store.codec import checksum, read_record, write_record
from scorekeeper.store.database import Database
from scorekeeper.store.journal import LATEST

_CHANGED: Final = "UPDATE house_rules SET body = ?, sum = ? WHERE id = ? AND deleted IS NULL"


class HouseStore:
    """A house's rules in the file. Every act is on disk when it returns, or answers a Problem and changed nothing."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def all(self) -> tuple[HouseRules, ...] | Problem:
        """All rules that are not deleted, by name; what cannot be read is left out."""
        rows = self._database.rows("SELECT id, body, sum FROM house_rules WHERE deleted IS NULL ORDER BY id")
        if isinstance(rows, Problem):
            return rows
        found = (_read(number, body) for number, body, kept in rows if checksum(body) == kept)
        return tuple(sorted((each for each in found if each is not None), key=lambda each: each.name.casefold()))

    def keep(self, rules: HouseRules) -> int | Problem:
        """Keep rules in place of those of their number, or as new ones for 0; answers the number."""
        text = write_record(rules.record())
        if isinstance(text, Problem):
            return text

        def write(connection: sqlite3.Connection) -> int | Problem:
            if not rules.id:
                made = connection.execute("INSERT INTO house_rules (body, sum) VALUES (?, ?)", (text, checksum(text)))
                return int(made.lastrowid or 0)
            done = connection.execute(_CHANGED, (text, checksum(text), rules.id)).rowcount
            return rules.id if done else Problem("rules_missing")

        return self._database.write(write)

    def delete(self, number: int) -> Problem | None:
        """Take rules out of the list; `restore` brings them back for thirty days."""
        return self._set(
            f"UPDATE house_rules SET deleted = {LATEST} WHERE id = ? AND deleted IS NULL", number, self._moment()
        )

    def restore(self, number: int) -> Problem | None:
        """Bring deleted rules back."""
        return self._set("UPDATE house_rules SET deleted = ? WHERE id = ?", number, None)

    def _moment(self) -> str:
        return self._now().isoformat()

    def _set(self, statement: str, number: int, value: str | None) -> Problem | None:
        def change(connection: sqlite3.Connection) -> Problem | None:
            done = connection.execute(statement, (value, number)).rowcount
            return None if done else Problem("rules_missing")

        return self._database.write(change)


def _read(number: int, body: str) -> HouseRules | None:
    record = read_record(body)
    found = "" if isinstance(record, Problem) else house_rules_of(record, number)
    return found if isinstance(found, HouseRules) else None
