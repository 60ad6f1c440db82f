"""Copies of the file of sessions: of the last days it was used, fewer of older ones, and before its layout changes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from scorekeeper.core.problem import Phrase
from scorekeeper.store.file import Connect, is_good
from scorekeeper.store.schema import Migration, version_of

FOLDER: Final = "backups"
KEPT: Final = 7
"""Of how many of the last days a copy is kept, whatever their dates."""
_LONGER: Final[tuple[tuple[Callable[[date], tuple[int, ...]], int], ...]] = (
    (lambda day: day.isocalendar()[:2], 4),
    (lambda day: (day.year, day.month), 6),
)
"""Besides, the last copy of each of so many weeks, and of so many months."""
_REPLACED: Final = ".replaced"
# Copies of earlier versions have no number; they are older than any that has one.
_DAILY: Final = r"sessions(?:-(\d+))?-(\d{4}-\d\d-\d\d)\.db"


class Copied(Struct, frozen=True, order=True):
    """A copy of one day: a later one has a higher number, for the clock may be set back."""

    number: int
    day: date
    path: Path


def copy(source: sqlite3.Connection, target: Path, connect: Connect) -> None:
    """Copy an open file as it stands; the copy appears under its name only when it is whole.

    Raises sqlite3.Error or OSError.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_suffix(".part")
    part.unlink(missing_ok=True)
    try:
        with closing(connect(part)) as into:
            source.backup(into)
            # A copy is one file, with no log beside it that could be left behind.
            into.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def daily_copy(source: sqlite3.Connection, folder: Path, today: date, connect: Connect) -> None:
    """Copy the file as today's copy and let go of what is kept no longer; raises sqlite3.Error or OSError."""
    newest = next(iter(copies(folder)), None)
    number = 1 if newest is None else newest.number + (newest.day != today or not newest.number)
    copy(source, folder / FOLDER / f"sessions-{number:04}-{today.isoformat()}.db", connect)
    found = copies(folder)
    for old in set(found) - kept_of(found):
        old.path.unlink(missing_ok=True)


def copies(folder: Path) -> list[Copied]:
    """All copies of days, the newest first."""
    found = []
    for path in (folder / FOLDER).glob("sessions-*.db"):
        named = re.fullmatch(_DAILY, path.name)
        with suppress(ValueError):
            if named:
                found.append(Copied(int(named[1] or 0), date.fromisoformat(named[2]), path))
    return sorted(found, reverse=True)


def kept_of(found: Sequence[Copied]) -> set[Copied]:
    """Which of some copies, the newest first, are kept."""
    kept = set(found[:KEPT])
    for stretch, many in _LONGER:
        last: dict[tuple[int, ...], Copied] = {}
        for each in found:
            last.setdefault(stretch(each.day), each)
        kept |= set([*last.values()][:many])
    return kept


def copy_before_migration(source: sqlite3.Connection, folder: Path, connect: Connect) -> None:
    """Copy the file before its layout changes, under the number of its layout; raises sqlite3.Error or OSError."""
    copy(source, folder / FOLDER / f"sessions-version-{version_of(source)}.db", connect)


def keep_replaced(source: sqlite3.Connection, file: Path, connect: Connect) -> None:
    """Copy what is open when another file has taken its name; raises sqlite3.Error or OSError."""
    copy(source, file.with_suffix(_REPLACED), connect)


def tell_replaced(file: Path, now: datetime) -> Phrase | None:
    """Put such a copy among the others and say so, once; None when there is none. Raises OSError."""
    kept = file.with_suffix(_REPLACED)
    if not kept.exists():
        return None
    aside = file.parent / FOLDER / f"{file.stem}-replaced-{now:%Y-%m-%d-%H%M%S}.db"
    aside.parent.mkdir(exist_ok=True)
    kept.replace(aside)
    return Phrase("store_replaced", {"aside": str(aside)})


def _before_migrations(folder: Path) -> list[Copied]:
    """The copies made before the layout changed, the newest layout first; there is nothing older."""
    found = sorted((folder / FOLDER).glob("sessions-version-*.db"), reverse=True)
    return [Copied(0, datetime.fromtimestamp(path.stat().st_mtime, UTC).date(), path) for path in found]


def good_copies(folder: Path, migrations: Sequence[Migration], connect: Connect) -> Iterator[Copied]:
    """The copies that this program can read from end to end, the newest first."""
    for each in (*copies(folder), *_before_migrations(folder)):
        if is_good(each.path, migrations, connect):
            yield each
