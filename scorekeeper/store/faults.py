"""What went wrong with the file, as a sentence that says what to do."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final

from scorekeeper.core.problem import Problem

# SQLITE_ERROR: a question that was never at fault finds its tables or columns gone.
# SQLITE_TOOBIG: it claims a longer text than was ever written.
BROKEN: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG})
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
_PROBLEM_OF_SYSTEM: Final = {
    errno.ENOSPC: "store_full",
    errno.EDQUOT: "store_full",
    errno.EROFS: "store_read_only",
    errno.EACCES: "store_read_only",
    errno.EPERM: "store_read_only",
    errno.EIO: "store_disk",
}


DatabaseFault = sqlite3.Error | UnicodeDecodeError
DATABASE_FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What a question to the database can raise; the second when damaged names are to be named in an error."""


def code_of(error: DatabaseFault) -> int:
    """The kind of a database error, its finer shades left out; 0 when it has none."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_broken(error: DatabaseFault) -> bool:
    """Whether the error says that the file itself is damaged."""
    return code_of(error) in BROKEN


def fault(error: DatabaseFault | OSError, file: Path) -> Problem:
    """The problem that an error of the database or of the file system stands for."""
    if isinstance(error, OSError):
        known, reason = _PROBLEM_OF_SYSTEM.get(error.errno or 0), error.strerror or str(error)
    else:
        known, reason = _PROBLEM_OF.get(code_of(error)), str(error)
        # The database writes beside its file already when it opens it to read.
        if code_of(error) == sqlite3.SQLITE_CANTOPEN and file.is_file() and not os.access(file.parent, os.W_OK):
            known = "store_read_only"
    if known is None:
        return Problem("store_unreachable", {"file": str(file), "reason": reason})
    return Problem(known, {"file": str(file)})
