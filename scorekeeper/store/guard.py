"""A file of sessions may come from anybody: nothing that it says is carried out, and no other file is touched for it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

from scorekeeper.core.problem import Problem

LONGEST_TEXT: Final = 1 << 26
"""Far more bytes than any record takes; a file that claims more for one is damaged."""
STEPS_A_BYTE: Final = 4
"""How many of the database's steps it may take to read each byte of a damaged file; a sound one needs fewer than one."""
_STEPS_AT_LEAST: Final = 1 << 20
_STEPS_A_LOOK: Final = 100

OWN: Final = ("", "-wal", "-shm", "-journal")
"""What the names of a database's own files end in."""
_JOURNAL: Final = "-journal"
_SUPER: Final = bytes.fromhex("d9d505f920a163d7")
"""What a journal ends in that names another file, which the database would then delete. Ours never do."""

_NEVER: Final = frozenset(
    {
        sqlite3.SQLITE_ATTACH,
        sqlite3.SQLITE_DETACH,
        sqlite3.SQLITE_CREATE_TRIGGER,
        sqlite3.SQLITE_CREATE_TEMP_TRIGGER,
        sqlite3.SQLITE_CREATE_VIEW,
        sqlite3.SQLITE_CREATE_TEMP_VIEW,
        sqlite3.SQLITE_CREATE_VTABLE,
    }
)
_READING: Final = frozenset(
    {sqlite3.SQLITE_READ, sqlite3.SQLITE_SELECT, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_PRAGMA}
)


def foreign(file: Path) -> Problem | None:
    """`store_foreign` for a file that is none of ours by its kind, before anything of it is read: a link, a pipe, a
    device or a folder, itself or under a name that belongs to it, or a journal that has other files deleted.
    """
    for ending in OWN:
        path = Path(f"{file}{ending}")
        with suppress(FileNotFoundError):
            if not S_ISREG(path.lstat().st_mode) or (ending == _JOURNAL and _names_another(path)):
                return Problem("store_foreign", {"file": str(path)})
    return None


def _names_another(journal: Path) -> bool:
    with journal.open("rb") as opened:
        opened.seek(0, os.SEEK_END)
        opened.seek(max(0, opened.tell() - len(_SUPER)))
        return opened.read() == _SUPER


def guard(connection: sqlite3.Connection) -> None:
    """Let a connection do what this program asks of it, and nothing that the file's own triggers and views ask."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_TEXT)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.set_authorizer(_allowed)


def _allowed(action: int, _what: str | None, _of: str | None, _database: str | None, within: str | None) -> int:
    """Whether a step of a statement may be taken; `within` names the trigger or view that asks for it."""
    return sqlite3.SQLITE_DENY if action in _NEVER or within is not None else sqlite3.SQLITE_OK


def distrust(connection: sqlite3.Connection, size: int) -> None:
    """Let a damaged file of `size` bytes only be read, only where it holds plain rows, and not for ever.

    Raises sqlite3.Error when not even the names of its tables can be read.
    """
    plain = frozenset(
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0"
        ).fetchall()
        if not connection.execute("SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden", (name,)).fetchall()
    ) | {"sqlite_master"}

    def allowed(action: int, what: str | None, of: str | None, database: str | None, within: str | None) -> int:
        if action not in _READING or (action == sqlite3.SQLITE_READ and what not in plain):
            return sqlite3.SQLITE_DENY
        return _allowed(action, what, of, database, within)

    left = (_STEPS_AT_LEAST + STEPS_A_BYTE * size) // _STEPS_A_LOOK

    def enough() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    connection.set_authorizer(allowed)
    connection.set_progress_handler(enough, _STEPS_A_LOOK)
