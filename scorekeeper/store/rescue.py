"""Bringing back what can be read when the file of sessions is damaged, cut or gone."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile
from pathlib import Path
from typing import Final

from scorekeeper.core.problem import Phrase
from scorekeeper.store.backups import date_of, good_copies
from scorekeeper.store.codec import checksum
from scorekeeper.store.faults import DATABASE_FAULTS
from scorekeeper.store.file import BESIDE, connect, good_from_start
from scorekeeper.store.schema import Migration, migrate

_EVENTS: Final = "SELECT *, session, position, body, sum FROM events WHERE session = ? ORDER BY position"


@dataclass(frozen=True, slots=True)
class Salvage:
    """What a damaged file still gave: sessions read whole, and sessions of which nothing at all could be had."""

    whole: int
    lost: int


def needs_restoring(file: Path) -> bool:
    """Whether there is no file, or one cut to nothing, although there were sessions once."""
    empty = not file.exists() or file.stat().st_size == 0
    return empty and any((file.parent / "backups").glob("sessions-*.db"))


def rescue(file: Path, now: datetime, migrations: Sequence[Migration]) -> Phrase:
    """Put a sound file in place of a damaged one, and say what was saved.

    It begins with the newest good copy; whatever the damaged file still holds whole goes over it, and so does every
    session of which it has more. The damaged file is kept beside it under another name.
    Raises sqlite3.Error or OSError, and then the damaged file stays where it was.
    """
    mended = file.with_suffix(".mended")
    mended.unlink(missing_ok=True)
    copied = next(good_copies(file.parent, migrations), None)
    aside = _keep_aside(file, now)
    with closing(connect(mended)) as into:
        if copied is not None:
            with closing(connect(copied)) as source:
                source.backup(into)
        migrate(into, migrations)
        salvage = _salvage(file, into) if aside is not None else Salvage(0, 0)
        ((sessions,),) = into.execute("SELECT count(*) FROM sessions")
    # A log left from the damaged file would be taken for the new one's.
    for ending in BESIDE:
        Path(f"{file}{ending}").unlink(missing_ok=True)
    mended.replace(file)
    if aside is None:
        return Phrase("store_restored", {"sessions": sessions, "date": date_of(copied) if copied else ""})
    values = {"whole": salvage.whole, "partly": sessions - salvage.whole, "lost": salvage.lost, "aside": aside.name}
    return Phrase("store_rescued", values)


def _keep_aside(file: Path, now: datetime) -> Path | None:
    """Copy the damaged file, and what the database keeps beside it, to a name of its own; None when there is none."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    stem = f"{file.stem}-damaged-{now:%Y-%m-%d-%H%M%S}"
    taken = len(list(file.parent.glob(f"{stem}*{file.suffix}")))
    aside = file.with_name(f"{stem}{f'-{taken}' if taken else ''}{file.suffix}")
    for ending in ("", *BESIDE):
        if Path(f"{file}{ending}").exists():
            shutil.copy2(f"{file}{ending}", f"{aside}{ending}")
    return aside


def _salvage(file: Path, into: sqlite3.Connection) -> Salvage:
    """Carry over every session that the damaged file holds whole, or holds more of than the copy does."""
    whole = lost = 0
    with closing(connect(file)) as damaged:
        _carry_house_rules(damaged, into)
        _carry_learned(damaged, into)
        named = "SELECT id FROM sessions", "SELECT session AS id FROM events"
        for session in sorted({row["id"] for question in named for row in _readable(damaged, question)}, key=str):
            complete, found = _session(damaged, session)
            ((have,),) = into.execute("SELECT count(*) FROM events WHERE session = ?", (session,))
            ((copied,),) = into.execute("SELECT count(*) FROM sessions WHERE id = ?", (session,))
            if found and (complete or not copied or len(found) - 1 > have) and _carry_over(into, session, found):
                whole += complete
            elif not copied:
                lost += 1
    return Salvage(whole, lost)


def _carry_house_rules(damaged: sqlite3.Connection, into: sqlite3.Connection) -> None:
    """Carry over every rules of a house that are as they were written."""
    for row in _readable(damaged, "SELECT id, body, sum, deleted FROM house_rules"):
        if type(row["id"]) is int and checksum(row["body"]) == row["sum"]:
            into.execute(
                "INSERT OR REPLACE INTO house_rules (id, body, sum, deleted) VALUES (?, ?, ?, ?)", tuple(row.values())
            )


def _carry_learned(damaged: sqlite3.Connection, into: sqlite3.Connection) -> None:
    """Carry over what was learned in the drills, as far as it is as it was written."""
    for row in _readable(damaged, "SELECT family, body, sum FROM learned"):
        if type(row["family"]) is str and checksum(row["body"]) == row["sum"]:
            into.execute("INSERT OR REPLACE INTO learned (family, body, sum) VALUES (?, ?, ?)", tuple(row.values()))


def _session(damaged: sqlite3.Connection, session: object) -> tuple[bool, list[dict[str, object]]]:
    """Whether a session is whole, and its row followed by those of its good events; no rows without a good header."""
    # What is looked at is named: when a column's own name is damaged there are no rows.
    rows = _readable(damaged, "SELECT *, header, sum, length FROM sessions WHERE id = ?", session)
    if not rows or rows[0]["id"] != session or checksum(rows[0]["header"]) != rows[0]["sum"]:
        return False, []
    asked = _readable(damaged, _EVENTS, session)
    # A search believes in the order of the rows: one whose key was damaged is found in its old place.
    events = list(takewhile(lambda row: row["session"] == session, asked))
    good = good_from_start([(row["position"], row["body"], row["sum"]) for row in events])
    return good == rows[0]["length"], [{**rows[0], "length": good}, *events[:good]]


def _carry_over(into: sqlite3.Connection, session: object, rows: list[dict[str, object]]) -> bool:
    """Write one session's rows in place of what is there; False when the new layout does not take them."""
    into.execute("SAVEPOINT session")
    try:
        into.execute("DELETE FROM events WHERE session = ?", (session,))
        into.execute("DELETE FROM sessions WHERE id = ?", (session,))
        for table, row in zip(("sessions", *["events"] * (len(rows) - 1)), rows, strict=True):
            names, places = ", ".join(row), ", ".join("?" * len(row))
            into.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", tuple(row.values()))
    except DATABASE_FAULTS:
        into.execute("ROLLBACK TO session")
        return False
    finally:
        into.execute("RELEASE session")
    return True


def _readable(damaged: sqlite3.Connection, question: str, *values: object) -> list[dict[str, object]]:
    """The rows a damaged file still gives, up to the first that it does not."""
    rows = []
    try:
        cursor = damaged.execute(question, values)
        names = [column[0] for column in cursor.description]
        for row in cursor:
            rows.append(dict(zip(names, row, strict=True)))  # noqa: PERF401 - what came before an error is kept
    except DATABASE_FAULTS:
        pass
    return rows
