"""How the file of sessions is laid out, and how an older file becomes a newer one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Final

Migration = tuple[str, ...]

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        # An id is never used twice: a preference or a draft may still name a session that is gone.
        """
        CREATE TABLE sessions (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            header TEXT NOT NULL,
            sum INTEGER NOT NULL,
            length INTEGER NOT NULL DEFAULT 0,
            revision INTEGER NOT NULL DEFAULT 0,
            finished INTEGER NOT NULL DEFAULT 0,
            touched INTEGER NOT NULL,
            changed TEXT NOT NULL,
            deleted TEXT
        )
        """,
        """
        CREATE TABLE events (
            session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            PRIMARY KEY (session, position)
        ) WITHOUT ROWID
        """,
        # Session 0 stands for a hand that is entered without a session.
        """
        CREATE TABLE drafts (
            session INTEGER PRIMARY KEY,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL
        )
        """,
    ),
    (
        """
        CREATE TABLE house_rules (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            deleted TEXT
        )
        """,
    ),
    (
        """
        CREATE TABLE learned (
            family TEXT PRIMARY KEY,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL
        )
        """,
    ),
)
"""Every step the layout has ever taken, as SQL statements. Steps are only ever added, at the end."""

MARK: Final = 0x4D4A_0000
"""What tells a file of sessions from other databases, beside the version of its layout."""
HOUSE_RULES: Final = 2
"""The first version that holds a house's rules."""
LEARNED: Final = 3
"""The first version that holds what was learned in the drills."""


def version_of(connection: sqlite3.Connection) -> int:
    """How many of the steps a file has been through."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def is_marked(connection: sqlite3.Connection) -> bool:
    """Whether a file says twice that it is of the same version, for a flipped bit changes but one; old files say it once."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    return mark in (0, MARK + version_of(connection))


def has_layout(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> bool:
    """Whether a file holds the tables of its version and nothing else: a flipped bit may have renamed a column, and
    somebody may have put in what acts by itself.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, migrations[: version_of(connection)])
        return _layout(connection) == _layout(model)


def _layout(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    kept = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return {(*names, " ".join(sql.split())) for *names, sql in kept}


def columns_of(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """The names of a table's columns."""
    return tuple(name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,)))


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a file up to the last step, wholly or not at all; raises sqlite3.Error when it cannot be written."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again under the lock: another window may have been quicker.
        for step in migrations[version_of(connection) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute(f"PRAGMA application_id = {MARK + len(migrations)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
