"""What a disk holds after the power went: all that was synced, and of the rest whatever reached it."""

import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.store.file import connect
from scorekeeper.store.journal import SessionJournal
from scorekeeper.store.sessions import Session, Store, open_store
from tests.store.conftest import HEADER, event
from tests.store.disk import Disk, Happening, Removed, Said, Shortened, Synced, Wrote

SECTOR: Final = 512
State = tuple[tuple[dict[str, object], ...], ...]
"""The events of every session."""


def quick(file: Path, patience: float) -> sqlite3.Connection:
    """Opens a file as usual, only without waiting for a disk that is not cut off again."""
    connection = connect(file, patience)
    with suppress(sqlite3.DatabaseError):
        connection.execute("PRAGMA synchronous = OFF")
    return connection


def state_of(store: Store) -> State:
    """All that a store holds."""
    lines = store.sessions()
    if isinstance(lines, Problem):
        raise TypeError(lines)
    found = []
    for number in sorted(line.id for line in lines):
        kept = store.read(number)
        if not isinstance(kept, Session):
            raise TypeError(kept)
        found.append(tuple(dict(each) for each in kept.events))
    return tuple(found)


def played(folder: Path, disk: Disk, chance: random.Random, acts: int) -> list[State]:
    """Play on a disk so many acts of all kinds; the states after each of them, the empty store first."""
    states: list[State] = [()]
    # So that the log is carried over every few acts, at which much can go wrong.
    disk.pages = 12
    store = _opened(folder, disk)
    journals: list[SessionJournal] = []
    for act in range(acts):
        if chance.random() < 0.03:
            store.close()
            store = _opened(folder, disk)
            journals = [store.journal(_session(store, journal.session)) for journal in journals]
        if not journals or chance.random() < 0.1:
            made = store.create(HEADER, (event(act),))
            journals.append(store.journal(_session(store, made)))
        else:
            _go_on(store, chance.choice(journals), act, chance)
        disk.tape.append(Said(act + 1))
        states.append(state_of(store))
    store.close()
    return states


def _go_on(store: Store, journal: SessionJournal, act: int, chance: random.Random) -> None:
    """A half-entered hand, then a hand recorded, or the last ones taken back or corrected."""
    length = len(_session(store, journal.session).events)
    draft = store.save_draft(journal.session, {"of": act})
    begin = length if chance.random() < 0.7 else chance.randrange(length + 1)
    records = [event(act), {**event(act), "note": "x" * chance.randrange(3000)}][: chance.randrange(3)]
    problem = journal.splice(begin, length, records, {"title": f"After {act}"} if chance.random() < 0.2 else None)
    if draft is not None or problem is not None:
        raise TypeError(draft, problem)


def _session(store: Store, number: int | Problem) -> Session:
    kept = store.read(number) if isinstance(number, int) else number
    if not isinstance(kept, Session):
        raise TypeError(kept)
    return kept


def _opened(folder: Path, disk: Disk) -> Store:
    store = open_store(folder, connect=disk.connect)
    if isinstance(store, Problem):
        raise TypeError(store)
    return store


class Remains:
    """The files of one folder on a disk, as they are synced, and what was done to each since."""

    def __init__(self, names: Sequence[str], before: Path | None = None) -> None:
        self._names = names
        self._safe: dict[str, bytearray] = {}
        self._since: dict[str, list[Wrote | Shortened | Removed]] = {name: [] for name in names}
        if before is not None:
            self._safe = {name: bytearray((before / name).read_bytes()) for name in names if (before / name).exists()}

    def go_on(self, happening: Happening) -> None:
        """Let one thing happen to the disk."""
        match happening:
            case Said():
                return
            case Synced(file) if file in self._since:
                if file not in self._safe:
                    # With a log that is new its name is synced, and so is that another name is gone.
                    self._remove_surely()
                for each in self._since[file]:
                    _apply(self._safe, each)
                self._safe.setdefault(file, bytearray())
                self._since[file] = []
            case Removed(file, True) if file in self._since:
                self._safe.pop(file, None)
                self._since[file] = []
            case Wrote() | Shortened() | Removed() if happening.file in self._since:
                self._since[happening.file].append(happening)
            case _:
                return

    def _remove_surely(self) -> None:
        for file, since in self._since.items():
            if Removed(file, False) in since:
                self._safe.pop(file, None)
                self._since[file] = since[since.index(Removed(file, False)) + 1 :]

    def write_to(self, folder: Path, chance: random.Random) -> None:
        """Write what is left when the power goes now: of what was not synced all, nothing, or any part."""
        found = {name: bytearray(content) for name, content in self._safe.items()}
        for since in self._since.values():
            share = chance.choice((0.0, 1.0, chance.random()))
            upto = chance.choice((len(since), chance.randrange(len(since) + 1)))
            for each in since[:upto]:
                for part in _parts(each):
                    if chance.random() < share:
                        _apply(found, part)
        for name in self._names:
            (folder / name).unlink(missing_ok=True)
        for name, content in found.items():
            (folder / name).write_bytes(content)


def _parts(happening: Wrote | Shortened | Removed) -> Iterator[Wrote | Shortened | Removed]:
    """A disk writes sector by sector."""
    if not isinstance(happening, Wrote):
        yield happening
        return
    start = 0
    while start < len(happening.content):
        stop = min(len(happening.content), start + SECTOR - (happening.at + start) % SECTOR)
        yield Wrote(happening.file, happening.at + start, happening.content[start:stop])
        start = stop


def _apply(files: dict[str, bytearray], happening: Wrote | Shortened | Removed) -> None:
    match happening:
        case Wrote(file, at, content):
            kept = files.setdefault(file, bytearray())
            kept.extend(bytes(max(0, at - len(kept))))
            kept[at : at + len(content)] = content
        case Shortened(file, size):
            del files.setdefault(file, bytearray())[size:]
        case Removed(file):
            files.pop(file, None)
