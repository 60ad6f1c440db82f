"""Bringing back what can be read when the file of sessions is damaged, cut or gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import datetime
from itertools import takewhile
from pathlib import Path
from typing import Final

from msgspec import Struct

from scorekeeper.core.problem import Phrase
from scorekeeper.store.backups import FOLDER, good_copies
from scorekeeper.store.codec import checksum
from scorekeeper.store.faults import DATABASE_FAULTS
from scorekeeper.store.file import BESIDE, Connect, good_from_start, is_good, sync_folder
from scorekeeper.store.guard import distrust
from scorekeeper.store.schema import Migration, columns_of, migrate

_MENDED: Final = ".mended"
_EVENTS: Final = "SELECT *, session, position, body, sum FROM events WHERE session = ? ORDER BY position"


class Salvage(Struct, frozen=True):
    """What a damaged file still gave: sessions read whole, and sessions of which nothing at all could be had."""

    whole: int
    lost: int


def needs_restoring(file: Path) -> bool:
    """Whether there is no file, or one cut to nothing, although there were sessions once."""
    return not _holds_something(file) and any((file.parent / FOLDER).glob("sessions-*.db"))


def finish_rescue(file: Path, migrations: Sequence[Migration], connect: Connect) -> Phrase | None:
    """Finish a rescue that was cut short when the damaged file was out of the way already; None when there was none."""
    mended = file.with_suffix(_MENDED)
    if not mended.exists():
        return None
    if file.exists() or not is_good(mended, migrations, connect):
        # Cut short earlier, so all is as it was before.
        mended.unlink()
        return None
    with closing(connect(mended)) as opened:
        sessions = _count(opened)
    _clear_beside(file, None)
    mended.replace(file)
    return Phrase("store_mended", {"sessions": sessions})


def rescue(file: Path, now: datetime, migrations: Sequence[Migration], connect: Connect) -> Phrase:
    """Put a sound file in place of a damaged one, and say what was saved.

    It begins with the newest good copy; whatever the damaged file still holds whole goes over it, and so does every
    session of which it has more. The damaged file is kept beside it under another name.
    Raises sqlite3.Error or OSError, and then the damaged file stays where it was.
    """
    copied = next(good_copies(file.parent, migrations, connect), None)
    there = _holds_something(file)
    part = file.with_suffix(".mending")
    part.unlink(missing_ok=True)
    try:
        with closing(connect(part)) as into:
            if copied is not None:
                with closing(connect(copied.path)) as source:
                    source.backup(into)
            migrate(into, migrations)
            salvage = _salvage(file, into, connect) if there else Salvage(0, 0)
            sessions = _count(into)
        mended = part.replace(file.with_suffix(_MENDED))
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)
    aside = _aside(file, now) if there else None
    # From when the damaged file is gone, `finish_rescue` goes on if the program does not.
    _move(file, aside)
    _clear_beside(file, aside)
    mended.replace(file)
    sync_folder(file.parent)
    if aside is not None and copied is None and not sessions and not salvage.lost:
        return Phrase("store_ruined", {"folder": str(file.parent / FOLDER), "aside": aside.name})
    if aside is not None:
        partly = sessions - salvage.whole
        return Phrase(
            "store_rescued", {"whole": salvage.whole, "partly": partly, "lost": salvage.lost, "aside": aside.name}
        )
    if copied is None:
        return Phrase("store_lost", {"folder": str(file.parent / FOLDER)})
    return Phrase("store_restored", {"sessions": sessions, "date": copied.day.isoformat()})


def _holds_something(file: Path) -> bool:
    return file.exists() and file.stat().st_size > 0


def _count(connection: sqlite3.Connection) -> int:
    ((sessions,),) = connection.execute("SELECT count(*) FROM sessions").fetchall()
    return int(sessions)


def _aside(file: Path, now: datetime) -> Path:
    """The name under which the damaged file is kept, which no other has."""
    stem = f"{file.stem}-damaged-{now:%Y-%m-%d-%H%M%S}"
    taken = len(list(file.parent.glob(f"{stem}*{file.suffix}")))
    return file.with_name(f"{stem}{f'-{taken}' if taken else ''}{file.suffix}")


def _clear_beside(file: Path, aside: Path | None) -> None:
    """Move away what the database kept beside the damaged file: it would be taken for the new one's."""
    for ending in BESIDE:
        _move(Path(f"{file}{ending}"), aside and Path(f"{aside}{ending}"))
    sync_folder(file.parent)


def _move(file: Path, aside: Path | None) -> None:
    if aside is None:
        file.unlink(missing_ok=True)
    elif file.exists():
        file.replace(aside)


def _salvage(file: Path, into: sqlite3.Connection, connect: Connect) -> Salvage:
    """Carry over every session that the damaged file holds whole, or holds more of than the copy does."""
    whole = lost = 0
    with closing(connect(file)) as damaged:
        try:
            distrust(damaged, file.stat().st_size)
        except DATABASE_FAULTS:
            return Salvage(0, 0)
        into.execute("BEGIN")
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
        into.execute("COMMIT")
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
    return good == rows[0]["length"], [{**_tidy(rows[0]), "length": good}, *events[:good]]


def _tidy(row: dict[str, object]) -> dict[str, object]:
    """A session's row in which nothing stands that could not have been written."""
    for name, plain in (("revision", 0), ("finished", 0), ("touched", 0), ("changed", "")):
        if type(row.get(name)) is not type(plain):
            row[name] = plain
    deleted = row.get("deleted")
    try:
        datetime.fromisoformat(str(deleted))
    except ValueError:
        deleted = None
    return row | {"finished": int(bool(row["finished"])), "deleted": deleted}


def _carry_over(into: sqlite3.Connection, session: object, rows: list[dict[str, object]]) -> bool:
    """Write one session's rows in place of what is there; False when the new layout does not take them."""
    into.execute("SAVEPOINT session")
    try:
        into.execute("DELETE FROM events WHERE session = ?", (session,))
        into.execute("DELETE FROM sessions WHERE id = ?", (session,))
        for table, row in zip(("sessions", *["events"] * (len(rows) - 1)), rows, strict=True):
            # A column whose own name is damaged is left out.
            known = {name: row[name] for name in columns_of(into, table) if name in row}
            names, places = ", ".join(known), ", ".join("?" * len(known))
            into.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", tuple(known.values()))
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
