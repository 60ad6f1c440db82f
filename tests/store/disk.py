"""A disk below the database that tells all that reaches it, and that can be full or broken when asked.

The standard library's database can have no such disk, so the store's own questions go through another binding of it.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

import apsw

_numbers: Final = count()


@dataclass(frozen=True, slots=True)
class Wrote:
    """Bytes given to a file; they are on the disk only after its next `Synced`."""

    file: str
    at: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Shortened:
    """A file cut to a size."""

    file: str
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    """A file of which all that was given to it is on the disk now."""

    file: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A file taken away; `sure` when that is on the disk at once."""

    file: str
    sure: bool


@dataclass(frozen=True, slots=True)
class Said:
    """What the store acknowledged at this point: the number of the act that was done."""

    act: int


Happening = Wrote | Shortened | Synced | Removed | Said


class Disk(apsw.VFS):
    """The disk: `tape` is what happened on it, `failing` what each write is answered with, `spared` how many are not.

    `pages` is how long a log may be before it is carried over into the file.
    """

    def __init__(self) -> None:
        self.name = f"disk {next(_numbers)}"
        self.tape: list[Happening] = []
        self.failing: int | None = None
        self.spared = 0
        self.pages = 1000
        super().__init__(self.name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "OnDisk":  # noqa: N802 - SQLite's name
        return OnDisk(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.tape.append(Removed(Path(filename).name, bool(syncdir)))

    def excepthook(self, *_: object) -> bool:
        """What fails is told to the database alone, which may well go on."""
        return True

    def change(self) -> None:
        """Let something be written, unless the disk fails now."""
        if self.failing is None:
            return
        if not self.spared:
            raise apsw.exception_for(self.failing)
        self.spared -= 1

    def connect(self, file: Path, patience: float) -> sqlite3.Connection:
        """Open a file on this disk as the standard library would."""
        return cast("sqlite3.Connection", Connection(file, patience, self))


class OnDisk(apsw.VFSFile):
    """One file on the disk."""

    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self._disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else name or ""
        self._name = Path(path).name
        super().__init__("", name or "", flags)

    def excepthook(self, *_: object) -> bool:
        """As on the disk."""
        return True

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.change()
        super().xWrite(data, offset)
        self._disk.tape.append(Wrote(self._name, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self._disk.tape.append(Shortened(self._name, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802
        # A real sync would only make the test slow: what is on the disk is reckoned from the tape.
        self._disk.change()
        self._disk.tape.append(Synced(self._name))


@contextmanager
def _named_as_usual() -> Iterator[None]:
    """Faults carry the class and the code that the standard library gives them."""
    try:
        yield
    except apsw.Error as error:
        told = sqlite3.OperationalError(str(error))
        told.sqlite_errorcode = getattr(error, "extendedresult", 0)
        raise told from error


class Answer(list[tuple[Any, ...]]):
    """The rows of a question."""

    rowcount = 0
    lastrowid = 0

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self

    def fetchone(self) -> tuple[Any, ...] | None:
        return self[0] if self else None


class Connection:
    """The part of `sqlite3.Connection` that the store uses."""

    def __init__(self, file: Path, patience: float, disk: Disk) -> None:
        self._disk = disk
        with _named_as_usual():
            self.inner = apsw.Connection(str(file), vfs=disk.name)
            self.inner.set_busy_timeout(int(patience * 1000))
            self.inner.set_wal_hook(self._carry_over)

    def _carry_over(self, inner: apsw.Connection, _: str, pages: int) -> int:
        """What the database does by itself; but there this binding would have a failure of it fail what was written."""
        if pages >= self._disk.pages:
            with suppress(apsw.Error):
                inner.wal_checkpoint()
        return apsw.SQLITE_OK

    def execute(self, question: str, values: Sequence[object] = ()) -> Answer:
        with _named_as_usual():
            answer = Answer(self.inner.execute(question, cast("Any", tuple(values))))
            answer.rowcount, answer.lastrowid = self.inner.changes(), self.inner.last_insert_rowid()
            return answer

    def executemany(self, question: str, values: Sequence[Sequence[object]]) -> Answer:
        with _named_as_usual():
            return Answer(self.inner.executemany(question, cast("Any", values)))

    def backup(self, target: "Connection") -> None:
        with _named_as_usual():
            copying = target.inner.backup("main", self.inner, "main")
            try:
                while not copying.done:
                    copying.step(-1)
            finally:
                # The binding cannot tell of a second failure while it tidies up after the first.
                failing, self._disk.failing = self._disk.failing, None
                copying.close(True)
                self._disk.failing = failing

    def close(self) -> None:
        # What is carried over at the end may fail without a word, as usual: it is carried over next time.
        with suppress(apsw.Error):
            self.inner.close()

    @property
    def in_transaction(self) -> bool:
        return self.inner.in_transaction

    @property
    def total_changes(self) -> int:
        return self.inner.total_changes()
