"""Copies of the file of sessions: one for each day it was opened, and one before its layout changes."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Final

from scorekeeper.store.faults import DATABASE_FAULTS
from scorekeeper.store.file import connect, is_sound
from scorekeeper.store.schema import Migration, version_of

FOLDER: Final = "backups"
KEPT: Final = 7
_DAILY: Final = "sessions-????-??-??.db"


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy an open file as it stands; the copy appears under its name only when it is whole.

    Raises sqlite3.Error or OSError.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_suffix(".part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(part)) as into:
            source.backup(into)
            # A copy is one file, with no log beside it that could be left behind.
            into.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def daily_copy(source: sqlite3.Connection, folder: Path, today: date) -> None:
    """Copy the file as today's copy and let go of the oldest; raises sqlite3.Error or OSError."""
    copy(source, folder / FOLDER / f"sessions-{today.isoformat()}.db")
    for old in sorted((folder / FOLDER).glob(_DAILY))[:-KEPT]:
        old.unlink(missing_ok=True)


def copy_before_migration(source: sqlite3.Connection, folder: Path) -> None:
    """Copy the file before its layout changes, under the number of its layout; raises sqlite3.Error or OSError."""
    copy(source, folder / FOLDER / f"sessions-version-{version_of(source)}.db")


def good_copies(folder: Path, migrations: Sequence[Migration]) -> Iterator[Path]:
    """The copies that this program can read from end to end, the newest first."""
    for path in sorted((folder / FOLDER).glob(_DAILY), reverse=True):
        try:
            with closing(connect(path)) as connection:
                good = 1 <= version_of(connection) <= len(migrations) and is_sound(connection, migrations)
        except DATABASE_FAULTS:
            continue
        if good:
            yield path


def date_of(copied: Path) -> str:
    """The day of a daily copy, such as `2026-01-31`."""
    return copied.stem.removeprefix("sessions-")
