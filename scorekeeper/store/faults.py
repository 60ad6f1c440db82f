"""What went wrong with the file, as a sentence that says what to do."""

import sqlite3
from pathlib import Path
from typing import Final

from scorekeeper.core.problem import Problem

BROKEN: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_PROBLEM_OF: Final = {
    sqlite3.SQLITE_BUSY: "store_locked",
    sqlite3.SQLITE_LOCKED: "store_locked",
    sqlite3.SQLITE_PROTOCOL: "store_locked",
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_READONLY: "store_read_only",
    sqlite3.SQLITE_PERM: "store_read_only",
    sqlite3.SQLITE_AUTH: "store_read_only",
    sqlite3.SQLITE_IOERR: "store_disk",
    sqlite3.SQLITE_CORRUPT: "store_broken",
    sqlite3.SQLITE_NOTADB: "store_broken",
}


def code_of(error: sqlite3.Error) -> int:
    """The kind of a database error, its finer shades left out; 0 when it has none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_broken(error: sqlite3.Error) -> bool:
    """Whether the error says that the file itself is damaged."""
    return code_of(error) in BROKEN


def fault(error: sqlite3.Error | OSError, file: Path) -> Problem:
    """The problem that an error of the database or of the file system stands for."""
    if isinstance(error, OSError):
        return Problem("store_unreachable", {"file": str(file), "reason": error.strerror or str(error)})
    known = _PROBLEM_OF.get(code_of(error))
    if known is None:
        return Problem("store_unreachable", {"file": str(file), "reason": str(error)})
    return Problem(known, {"file": str(file)})
