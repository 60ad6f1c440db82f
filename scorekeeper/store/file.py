"""Opening a file of sessions, and telling whether everything in it is as it was written."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from scorekeeper.store.codec import checksum
from scorekeeper.store.faults import DATABASE_FAULTS
from scorekeeper.store.guard import guard
from scorekeeper.store.schema import HOUSE_RULES, LEARNED, MIGRATIONS, Migration, has_layout, is_marked, version_of

BESIDE: Final = ("-wal", "-shm")
"""What the names of the database's own files beside the main one end in."""
PATIENCE: Final = 2.0
"""How many seconds a call waits for another window, unless told otherwise."""
Connect = Callable[[Path], sqlite3.Connection]
"""What opens a file."""


def connect(file: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a file without changing it; raises sqlite3.Error.

    `patience` is how many seconds a call waits for another window to finish. Letters damaged on disk come out as
    question marks rather than as an error: the checksums find them.
    """
    connection = sqlite3.connect(file, timeout=patience, isolation_level=None)
    connection.text_factory = lambda written: written.decode("utf-8", "replace")
    guard(connection)
    return connection


# What stands beside the checked texts of a session and could not have been written.
_ODD: Final = """
    SELECT id FROM sessions WHERE typeof(length) <> 'integer' OR typeof(revision) <> 'integer'
    OR finished NOT IN (0, 1) OR typeof(touched) <> 'integer' OR typeof(changed) <> 'text'
    OR (deleted IS NOT NULL AND (typeof(deleted) <> 'text' OR datetime(deleted) IS NULL)) LIMIT 1
"""


def sync_folder(folder: Path) -> None:
    """Have the names in a folder outlast a power cut, where the system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def has_head(file: Path) -> bool:
    """Whether the first bytes of a file let it be both read and written, as those of every file of sessions do.

    To be asked before this program opens the file: to read it past the database would let go of its locks.
    """
    with file.open("rb") as opened:
        head = opened.read(20)
    return not head.startswith(b"SQLite format 3\0") or head[18:] in (b"\1\1", b"\2\2")


def is_sound(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> bool:
    """Whether the file can be read from end to end, no record has changed since it was written, and none is missing.

    All of it is looked at as of one moment, whatever another window writes meanwhile.
    Raises sqlite3.DatabaseError for a file that is no database at all.
    """
    connection.execute("BEGIN")
    try:
        return _is_sound(connection, migrations)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def is_good(file: Path, migrations: Sequence[Migration], connect: Connect) -> bool:
    """Whether this program can read a file from end to end."""
    try:
        with closing(connect(file)) as connection:
            return 1 <= version_of(connection) <= len(migrations) and is_sound(connection, migrations)
    except DATABASE_FAULTS:
        return False


def _is_sound(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> bool:
    # The layout first: the check of the rows would carry out what the tables say of them.
    if not has_layout(connection, migrations):
        return False
    (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != "ok" or not is_marked(connection):
        return False
    if connection.execute(_ODD).fetchone() is not None:
        return False
    for table, since in (("house_rules", HOUSE_RULES), ("learned", LEARNED)):
        if version_of(connection) < since:
            continue
        rows = connection.execute(f"SELECT body, sum FROM {table}").fetchall()
        if any(checksum(body) != number for body, number in rows):
            return False
    lengths = {}
    for session, header, number, length in connection.execute("SELECT id, header, sum, length FROM sessions"):
        if checksum(header) != number:
            return False
        lengths[session] = length
    kept = connection.execute("SELECT session, position, body, sum FROM events ORDER BY session, position")
    for session, events in groupby(kept, key=itemgetter(0)):
        if good_bodies([row[1:] for row in events]) != lengths.pop(session, None):
            return False
    return not any(lengths.values())


def good_bodies(rows: list[tuple[object, object, object]]) -> int | None:
    """How many of a session's events there are when all are as they were written, None when one is not.

    `rows` are position, text and checksum, in the order of the positions.
    """
    good = good_from_start(rows)
    return good if good == len(rows) else None


def good_from_start(rows: list[tuple[object, object, object]]) -> int:
    """How many of a session's events are as they were written, up to the first that is missing or has changed."""
    for i, (position, body, number) in enumerate(rows):
        if position != i or checksum(body) != number:
            return i
    return len(rows)
