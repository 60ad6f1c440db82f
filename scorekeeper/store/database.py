"""The open file of sessions: everything is written whole and on disk, or not at all."""

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.store.backups import FOLDER, copy_before_migration, daily_copy
from scorekeeper.store.faults import DATABASE_FAULTS, fault, is_broken
from scorekeeper.store.file import connect, is_sound
from scorekeeper.store.rescue import needs_restoring, rescue
from scorekeeper.store.schema import MIGRATIONS, Migration, migrate, version_of

FILE: Final = "sessions.db"
Answer = TypeVar("Answer")


class Database:
    """One window's connection to the file; `notice` tells what had to be mended when it was opened, None if nothing."""

    def __init__(self, connection: sqlite3.Connection, file: Path, notice: Phrase | None) -> None:
        self.connection = connection
        self.file = file
        self.notice = notice
        self._identity = _identity(file)

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]] | Problem:
        """What a question to the database answers."""
        try:
            return self.connection.execute(question, values).fetchall()
        except DATABASE_FAULTS as error:
            return fault(error, self.file)

    def write(self, act: Callable[[sqlite3.Connection], Answer | Problem], wait: bool = True) -> Answer | Problem:
        """Do something to the file in one step that is on disk when this returns.

        When `act` answers a Problem, or the file cannot be written, nothing has changed. Without `wait` the step
        outlives the program but perhaps not a power cut.
        """
        if _identity(self.file) != self._identity:
            return Problem("store_moved", {"file": str(self.file)})
        try:
            self.connection.execute(f"PRAGMA synchronous = {'FULL' if wait else 'NORMAL'}")
            self.connection.execute("BEGIN IMMEDIATE")
            answer = act(self.connection)
            if not isinstance(answer, Problem):
                self.connection.execute("COMMIT")
        except DATABASE_FAULTS as error:
            return fault(error, self.file)
        else:
            return answer
        finally:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()


def open_database(
    folder: Path, now: datetime, patience: float, migrations: Sequence[Migration] = MIGRATIONS
) -> Database | Problem:
    """Open the file in a folder, making both when they are not there, and mend it when it is damaged.

    A file of a newer program is left untouched and refused (`store_newer`).
    """
    file = folder / FILE
    notice = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if needs_restoring(file):
            notice = rescue(file, now, migrations)
        newer = _is_newer(file, patience, migrations)
        if newer:
            return Problem("store_newer", {"file": str(file)})
        if newer is None:
            notice = rescue(file, now, migrations)
        connection = _connection(file, patience, migrations)
    except (OSError, *DATABASE_FAULTS) as error:
        return fault(error, file)
    try:
        daily_copy(connection, folder, now.date())
    except (OSError, *DATABASE_FAULTS):
        # Sessions can be read and often written all the same.
        notice = notice or Phrase("store_not_copied", {"folder": str(folder / FOLDER)})
    return Database(connection, file, notice)


def _is_newer(file: Path, patience: float, migrations: Sequence[Migration]) -> bool | None:
    """Whether a file was written by a newer program; None when it is damaged."""
    with closing(connect(file, patience)) as connection:
        try:
            version = version_of(connection)
            if version > len(migrations):
                return True
            fresh = version == 0 and not connection.execute("SELECT name FROM sqlite_master").fetchall()
            return False if fresh or is_sound(connection, migrations) else None
        except DATABASE_FAULTS as error:
            if is_broken(error):
                return None
            raise


def _connection(file: Path, patience: float, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """A sound file, opened for reading and writing in its newest layout."""
    connection = connect(file, patience)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA foreign_keys = ON")
        version = version_of(connection)
        if version < len(migrations):
            if version:
                copy_before_migration(connection, file.parent)
            migrate(connection, migrations)
    except BaseException:
        connection.close()
        raise
    return connection


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells this very file from another that has taken its name; None when it is gone."""
    try:
        status = os.stat(file)  # noqa: PTH116 - once for every record, and Path makes it no clearer
    except OSError:
        return None
    return status.st_dev, status.st_ino
