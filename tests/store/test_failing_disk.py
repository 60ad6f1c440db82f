"""The disk is full or broken, the file may only be read, or another holds it: said in a sentence, and nothing changes."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copy2
from typing import Final

import apsw
import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.core.words import say
from scorekeeper.store.database import FILE
from scorekeeper.store.faults import fault
from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import HEADER, begun, event, id_of, read
from tests.store.disk import Disk
from tests.store.power import quick, state_of
from tests.store.test_rescue import no_database

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("sessions-v*.db"))
LONG: Final = {"note": "x" * 30_000}
FAULTS: Final = [
    (apsw.SQLITE_FULL, "store_full"),
    (apsw.SQLITE_IOERR_WRITE, "store_disk"),
    (apsw.SQLITE_IOERR_FSYNC, "store_disk"),
]


def opened_on(disk: Disk, folder: Path) -> Store:
    store = open_store(folder, connect=disk.connect)
    assert isinstance(store, Store), store
    return store


@pytest.mark.parametrize(("code", "told"), FAULTS, ids=["full", "write", "sync"])
def test_wherever_the_disk_fails_nothing_has_changed_and_then_it_goes_on(tmp_path: Path, code: int, told: str) -> None:
    disk = Disk()
    # So that the log is carried over amid the acts, which may fail too.
    disk.pages = 10
    store = opened_on(disk, tmp_path)
    session = begun(store, event(0))
    journal = store.journal(read(store, session))
    acts: list[Callable[[], object]] = [
        lambda: journal.splice(1, 1, [event(1), LONG]),
        lambda: journal.correct_header({**HEADER, "title": "Friday"}),
        lambda: journal.splice(0, 3, [event(2)]),
        lambda: store.create(HEADER, (event(3),)),
        lambda: store.save_draft(session, LONG),
        lambda: store.delete(session),
    ]
    failed = 0
    for act in acts:
        for spared in range(100):
            before, title, draft = state_of(store), store.sessions(), store.read_draft(session)
            disk.failing, disk.spared = code, spared
            answer = act()
            disk.failing = None
            if not isinstance(answer, Problem):
                break
            assert answer == Problem(told, {"file": str(tmp_path / FILE)})
            assert (state_of(store), store.sessions(), store.read_draft(session)) == (before, title, draft)
            failed += 1
        else:
            pytest.fail("the disk never let it through")
    assert failed > 25
    state = state_of(store)
    store.close()
    again = open_store(tmp_path)
    assert isinstance(again, Store)
    assert again.notice is None
    assert state_of(again) == state == ((event(3),),)
    again.close()


@pytest.mark.parametrize("broken", [False, True])
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_opening_while_the_disk_is_full_loses_nothing(tmp_path: Path, golden: Path, broken: bool) -> None:
    copy2(golden, tmp_path / FILE)
    before = open_store(tmp_path, connect=quick)
    assert isinstance(before, Store)
    state = state_of(before)
    before.close()
    answers = set()
    for step in range(200):
        disk = Disk()
        disk.failing, disk.spared = apsw.SQLITE_FULL, step * 4
        copy2(golden, tmp_path / FILE)
        if broken:
            no_database(tmp_path / FILE)

        store = open_store(tmp_path, connect=disk.connect)

        answers.add(store.id if isinstance(store, Problem) else store.notice and store.notice.id)
        if isinstance(store, Store):
            assert state_of(store) == state
            store.close()
        disk.failing = None
        again = open_store(tmp_path, connect=quick)
        assert isinstance(again, Store)
        assert state_of(again) == state
        again.close()
        assert not list(tmp_path.rglob("*.part")) + list(tmp_path.rglob("*.mend*"))
        if disk.spared:
            break
    else:
        pytest.fail("the disk never let it through")
    assert answers <= {"store_full", "store_not_copied", "store_rescued", None}
    assert "store_full" in answers


@pytest.mark.parametrize(
    ("number", "told"),
    [
        *((errno.ENOSPC, "store_full"), (errno.EDQUOT, "store_full"), (errno.EIO, "store_disk")),
        *((errno.EROFS, "store_read_only"), (errno.EACCES, "store_read_only"), (errno.EPERM, "store_read_only")),
        *((errno.ENOTDIR, "store_unreachable"), (errno.ENAMETOOLONG, "store_unreachable")),
    ],
)
def test_what_the_system_refuses_is_said_as_what_the_database_refuses(number: int, told: str) -> None:
    problem = fault(OSError(number, os.strerror(number)), Path("here") / FILE)

    assert problem.id == told
    assert len(say(problem)) > 40


def only_to_read(file: Path, patience: float) -> sqlite3.Connection:
    """As on a disk that may only be read."""
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=patience, isolation_level=None)


def test_a_file_that_may_only_be_read_is_read_and_that_is_said_at_once(store: Store, tmp_path: Path) -> None:
    session = begun(store, event(1))
    store.close()

    again = open_store(tmp_path, connect=only_to_read)

    assert isinstance(again, Store)
    assert again.notice is not None
    assert again.notice.id == "store_read_only"
    assert read(again, session).events == (event(1),)
    for answer in (
        again.journal(read(again, session)).splice(1, 1, [event(2)]),
        again.create(HEADER),
        again.delete(session),
        again.save_draft(session, {}),
    ):
        assert answer == Problem("store_read_only", {"file": str(tmp_path / FILE)})
    again.close()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="there everything may be written")
@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_rights_that_are_missing_are_said(store: Store, tmp_path: Path, mode: int) -> None:
    begun(store, event(1))
    store.close()
    (tmp_path / FILE).chmod(mode)
    try:
        answer = open_store(tmp_path)
        told = answer.id if isinstance(answer, Problem) else answer.notice and answer.notice.id
        assert told in {"store_read_only", "store_unreachable"}
        if isinstance(answer, Store):
            answer.close()
    finally:
        (tmp_path / FILE).chmod(0o644)


def test_a_file_that_another_holds_while_it_is_opened_is_said_and_left_alone(store: Store, tmp_path: Path) -> None:
    session = begun(store, event(1))
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        assert id_of(open_store(tmp_path, patience=0.0)) == "store_locked"
    again = open_store(tmp_path)
    assert isinstance(again, Store)
    assert again.notice is None
    assert read(again, session).events == (event(1),)
    again.close()


def test_two_windows_do_not_mend_at_once(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "sessions.lock", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        assert id_of(open_store(tmp_path, patience=0.0)) == "store_locked"
        assert not (tmp_path / FILE).exists()

    store = open_store(tmp_path, patience=0.0)
    assert isinstance(store, Store)
    store.close()
