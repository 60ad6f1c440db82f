"""The open file of sessions: everything is written whole and on disk, or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.store.backups import FOLDER, copy_before_migration, daily_copy, keep_replaced, tell_replaced
from scorekeeper.store.faults import DATABASE_FAULTS, code_of, fault, is_broken
from scorekeeper.store.file import BESIDE, Connect, connect, has_head, is_sound
from scorekeeper.store.guard import foreign
from scorekeeper.store.rescue import finish_rescue, needs_restoring, rescue
from scorekeeper.store.schema import MIGRATIONS, Migration, is_marked, migrate, version_of

FILE: Final = "sessions.db"
_LOCK: Final = "sessions.lock"
_BRIEFLY: Final = 0.2
"""How many seconds a step may wait for another window when somebody is in the midst of clicking."""
Answer = TypeVar("Answer")


class Database:
    """One window's connection to the file; `notice` tells what had to be mended when it was opened, None if nothing."""

    def __init__(
        self, connection: sqlite3.Connection, file: Path, notice: Phrase | None, connect: Connect, patience: float
    ) -> None:
        self.connection = connection
        self.file = file
        self.notice = notice
        self._connect = connect
        self._patience = patience
        self._identity = _identity(file)
        self._beside = {path: _identity(path) for path in (Path(f"{file}{ending}") for ending in BESIDE)}
        self._copied = connection.total_changes

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]] | Problem:
        """What a question to the database answers."""
        try:
            return self.connection.execute(question, values).fetchall()
        except DATABASE_FAULTS as error:
            return fault(error, self.file)

    def write(self, act: Callable[[sqlite3.Connection], Answer | Problem], wait: bool = True) -> Answer | Problem:
        """Do something to the file in one step that is on disk when this returns.

        When `act` answers a Problem, or the file cannot be written, nothing has changed. Without `wait` the step
        outlives the program but perhaps not a power cut, and another window is not waited for long.
        """
        if _identity(self.file) != self._identity:
            return Problem("store_moved", {"file": str(self.file)})
        try:
            patience = self._patience if wait else min(self._patience, _BRIEFLY)
            self.connection.execute(f"PRAGMA busy_timeout = {round(patience * 1000)}")
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
                # On a disk that fails even this, the database forgets the step when the file is opened again.
                with suppress(*DATABASE_FAULTS):
                    self.connection.execute("ROLLBACK")

    def close(self, today: date) -> None:
        """Let go of the file, with a copy of what was written since it was opened; of one that was taken away, of all."""
        # Without a copy now there is one when the file is opened next, and then it is told when there is none.
        with suppress(OSError, *DATABASE_FAULTS):
            found = _identity(self.file)
            if found != self._identity or self.connection.total_changes != self._copied:
                with _alone(self.file.parent, self._connect):
                    self._copy(today, found)
        self.connection.close()

    def _copy(self, today: date, found: tuple[int, int] | None) -> None:
        """What is no longer in its place can be read from here until it is let go of, and from nowhere else."""
        if found is not None and found != self._identity:
            for path, own in self._beside.items():
                # The other file would take it for its own, and be damaged by it.
                if own is not None and _identity(path) == own:
                    path.unlink()
            keep_replaced(self.connection, self.file, self._connect)
        elif is_sound(self.connection):
            daily_copy(self.connection, self.file.parent, today, self._connect)


def open_database(
    folder: Path,
    now: datetime,
    patience: float,
    migrations: Sequence[Migration] = MIGRATIONS,
    connect: Callable[[Path, float], sqlite3.Connection] = connect,
) -> Database | Problem:
    """Open the file in a folder, making both when they are not there, and mend it when it is damaged.

    A file of a newer program is left untouched and refused (`store_newer`).
    """
    file = folder / FILE

    def patiently(path: Path) -> sqlite3.Connection:
        return connect(path, patience)

    try:
        folder.mkdir(parents=True, exist_ok=True)
        problem = foreign(file) or foreign(folder / _LOCK)
        if problem is not None:
            return problem
        with _alone(folder, patiently):
            notice = _mend(file, now, migrations, patiently)
            if isinstance(notice, Problem):
                return notice
            notice = notice or tell_replaced(file, now)
            connection = _connection(file, migrations, patiently)
            try:
                daily_copy(connection, folder, now.date(), patiently)
            except (OSError, *DATABASE_FAULTS):
                # Sessions can be read and often written all the same.
                notice = notice or Phrase("store_not_copied", {"folder": str(folder / FOLDER)})
            return Database(connection, file, notice, patiently, patience)
    except (OSError, *DATABASE_FAULTS) as error:
        return fault(error, file)


@contextmanager
def _alone(folder: Path, connect: Connect) -> Iterator[None]:
    """Only one window at a time mends and copies; another that is killed meanwhile leaves nothing locked.

    Raises sqlite3.Error while another does.
    """
    with ExitStack() as stack:
        try:
            lock = stack.enter_context(closing(connect(folder / _LOCK)))
            lock.execute("PRAGMA journal_mode = MEMORY")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            # Where nothing can be locked nothing can be mended or copied either, but perhaps be read.
            if code_of(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
                raise
        yield


def _mend(file: Path, now: datetime, migrations: Sequence[Migration], connect: Connect) -> Phrase | Problem | None:
    """Mend a file that needs it and tell what was saved; `store_newer` for a newer program's."""
    notice = finish_rescue(file, migrations, connect)
    if needs_restoring(file):
        notice = rescue(file, now, migrations, connect)
    newer = _is_newer(file, migrations, connect)
    if newer:
        return Problem("store_newer", {"file": str(file)})
    return rescue(file, now, migrations, connect) if newer is None else notice


def _is_newer(file: Path, migrations: Sequence[Migration], connect: Connect) -> bool | None:
    """Whether a file was written by a newer program; None when it is damaged."""
    if file.exists() and not has_head(file):
        return None
    with closing(connect(file)) as connection:
        try:
            version = version_of(connection)
            if version > len(migrations) and is_marked(connection):
                return True
            fresh = version == 0 and not connection.execute("SELECT name FROM sqlite_master").fetchall()
            return False if fresh or is_sound(connection, migrations) else None
        except DATABASE_FAULTS as error:
            if is_broken(error):
                return None
            raise


def _connection(file: Path, migrations: Sequence[Migration], connect: Connect) -> sqlite3.Connection:
    """A sound file, opened for reading and writing in its newest layout."""
    connection = connect(file)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA foreign_keys = ON")
        version = version_of(connection)
        if version < len(migrations):
            if version:
                copy_before_migration(connection, file.parent, connect)
            migrate(connection, migrations)
        elif not connection.execute("PRAGMA application_id").fetchone()[0]:
            # The mark is only a second thought on a file that may perhaps not be written.
            with suppress(*DATABASE_FAULTS):
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
