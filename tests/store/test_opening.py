import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from shutil import copy2, rmtree

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.store.database import FILE, open_database
from scorekeeper.store.schema import MARK, MIGRATIONS
from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import HEADER, Open, StillClock, begun, event, id_of, read

GOLDEN = Path(__file__).parent.parent / "golden"
WITH_PLACE = (*MIGRATIONS, ("ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT 'here'",))
"""A layout that a later program might have."""


def pragma(file: Path, name: str) -> object:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "backups").iterdir())


def test_a_new_file_is_made_with_its_folder(tmp_path: Path) -> None:
    store = open_store(tmp_path / "new" / "deep & odd #1?")

    assert isinstance(store, Store)
    assert store.sessions() == ()
    store.close()
    assert pragma(store.file, "user_version") == len(MIGRATIONS)
    assert pragma(store.file, "journal_mode") == "wal"


def test_what_is_recorded_waits_for_the_disk(store: Store) -> None:
    connection = store._database.connection

    begun(store, event(1))
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)

    assert store.save_draft(None, {"tiles": "1m"}) is None
    begun(store, event(1))
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_click_waits_for_another_window_less_long_than_what_is_recorded(tmp_path: Path) -> None:
    store = open_store(tmp_path, patience=5.0)
    assert isinstance(store, Store)
    connection = store._database.connection

    for act, waited in ((lambda: store.save_draft(None, {}), 200), (lambda: begun(store), 5000)):
        act()
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (waited,)
    store.close()


def test_a_file_of_a_newer_program_is_refused_and_left_alone(store: Store, tmp_path: Path) -> None:
    begun(store, event(1))
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        connection.execute(f"PRAGMA application_id = {MARK + len(MIGRATIONS) + 1}")
    before = (tmp_path / FILE).read_bytes(), copies(tmp_path)

    assert open_store(tmp_path) == Problem("store_newer", {"file": str(tmp_path / FILE)})

    assert ((tmp_path / FILE).read_bytes(), copies(tmp_path)) == before


def test_an_older_file_is_copied_and_brought_up_to_date(store: Store, tmp_path: Path, clock: StillClock) -> None:
    session = begun(store, event(1))
    store.close()

    database = open_database(tmp_path, clock(), 0.0, WITH_PLACE)

    assert not isinstance(database, Problem)
    assert database.rows("SELECT place FROM sessions") == [("here",)]
    database.close(clock().date())
    assert pragma(tmp_path / FILE, "user_version") == len(WITH_PLACE)
    before = tmp_path / "backups" / f"sessions-version-{len(MIGRATIONS)}.db"
    assert pragma(before, "user_version") == len(MIGRATIONS)
    (tmp_path / "old").mkdir()
    before.replace(tmp_path / "old" / FILE)
    old = open_store(tmp_path / "old", clock)
    assert isinstance(old, Store)
    assert read(old, session).events == (event(1),)
    old.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(store: Store, tmp_path: Path, clock: StillClock) -> None:
    session = begun(store, event(1))
    store.close()
    failing = (*WITH_PLACE, ("CREATE TABLE more (x)", "NOT SQL AT ALL"))

    assert id_of(open_database(tmp_path, clock(), 0.0, failing)) == "store_unreachable"

    assert pragma(tmp_path / FILE, "user_version") == len(MIGRATIONS)
    again = open_store(tmp_path, clock)
    assert isinstance(again, Store)
    assert read(again, session).events == (event(1),)
    assert again._database.rows("SELECT name FROM sqlite_master WHERE name = 'more'") == []
    again.close()


def test_no_migration_without_a_copy(store: Store, tmp_path: Path, clock: StillClock) -> None:
    begun(store, event(1))
    store.close()
    (tmp_path / "backups" / f"sessions-version-{len(MIGRATIONS)}.db").mkdir()

    assert id_of(open_database(tmp_path, clock(), 0.0, WITH_PLACE)) == "store_unreachable"

    assert pragma(tmp_path / FILE, "user_version") == len(MIGRATIONS)


def test_a_copy_that_cannot_be_made_is_told_and_nothing_else_suffers(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("in the way", encoding="utf-8")

    store = open_store(tmp_path)

    assert isinstance(store, Store)
    assert store.notice is not None
    assert store.notice.id == "store_not_copied"
    assert read(store, begun(store, event(1))).events == (event(1),)
    store.close()


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("in the way", encoding="utf-8")

    assert id_of(open_store(tmp_path / "here")) == "store_unreachable"
    assert id_of(open_store(tmp_path / "here" / "below")) == "store_unreachable"


def test_a_folder_where_the_file_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    assert id_of(open_store(tmp_path)) == "store_foreign"


def test_a_file_held_by_another_program_is_told(store: Store, tmp_path: Path) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        for answer in (
            journal.splice(1, 1, [event(2)]),
            store.rename(session, "x"),
            store.save_draft(session, {}),
            store.create(HEADER),
        ):
            assert id_of(answer) == "store_locked"
        other.execute("ROLLBACK")

    assert read(store, session).events == (event(1),)
    assert journal.splice(1, 1, [event(2)]) is None


@pytest.mark.parametrize("wait", [True, False])
def test_a_full_disk_is_told_and_nothing_has_changed(store: Store, wait: bool) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))
    long = {"note": "x" * 100_000}
    (pages,) = store._database.connection.execute("PRAGMA page_count").fetchone()
    store._database.connection.execute(f"PRAGMA max_page_count = {pages}")

    answer = journal.splice(0, 1, [event(2), long]) if wait else store.save_draft(session, long)

    assert id_of(answer) == "store_full"
    assert read(store, session).events == (event(1),)
    assert store.read_draft(session) is None
    store._database.connection.execute("PRAGMA max_page_count = 1000000")
    assert journal.splice(0, 1, [event(2), long]) is None
    assert read(store, session).events == (event(2), long)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such limit there")
def test_a_disk_that_takes_no_more_is_told_and_nothing_has_changed(store: Store, tmp_path: Path) -> None:
    import resource

    session = begun(store, event(1))
    journal = store.journal(read(store, session))
    long = {"note": "x" * 100_000}
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = tmp_path / f"{FILE}-wal"
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 10_000, limits[1]))
    try:
        answer = journal.splice(0, 1, [event(2), long])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert id_of(answer) in {"store_disk", "store_full"}
    assert read(store, session).events == (event(1),)
    assert journal.splice(0, 1, [event(2), long]) is None
    assert read(store, session).events == (event(2), long)


def test_a_file_that_may_only_be_read_is_told(store: Store) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))
    store._database.connection.execute("PRAGMA query_only = ON")

    assert id_of(journal.splice(1, 1, [event(2)])) == "store_read_only"

    assert read(store, session).events == (event(1),)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_nothing_is_written_to_a_file_that_was_moved_away(store: Store, opened: Open, tmp_path: Path) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))
    (tmp_path / FILE).rename(tmp_path / "elsewhere.db")

    assert id_of(journal.splice(1, 1, [event(2)])) == "store_moved"
    (tmp_path / FILE).write_bytes(b"another file")
    assert id_of(journal.splice(1, 1, [event(2)])) == "store_moved"

    (tmp_path / "elsewhere.db").replace(tmp_path / FILE)
    assert journal.splice(1, 1, [event(2)]) is None
    assert read(opened(), session).events == (event(1), event(2))


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("whole", [True, False])
def test_what_was_removed_while_it_was_open_is_there_again_at_the_next_start(
    store: Store, opened: Open, tmp_path: Path, whole: bool
) -> None:
    session = begun(store, event(1))
    rmtree(tmp_path) if whole else (tmp_path / FILE).unlink()
    assert id_of(store.rename(session, "Friday")) == "store_moved"

    store.close()

    again = opened()
    assert again.notice is not None
    assert again.notice.id == "store_restored"
    assert read(again, session).events == (event(1),)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
@pytest.mark.parametrize("log", [True, False])
def test_a_file_that_takes_the_place_of_an_open_one_is_not_touched_and_both_are_kept(
    store: Store, opened: Open, tmp_path: Path, log: bool
) -> None:
    session = begun(store, *map(event, range(40)))
    other = open_store(tmp_path / "other")
    assert isinstance(other, Store)
    there = [begun(other, event(1), event(2)) for _ in range(20)]
    names = ("", "-wal", "-shm") if log else ("",)
    if not log:
        other.close()
    for ending in names:
        copy2(f"{other.file}{ending}", f"{tmp_path / FILE}.new")
        Path(f"{tmp_path / FILE}.new").replace(f"{tmp_path / FILE}{ending}")
    assert id_of(store.delete(session)) == "store_moved"

    store.close()

    again = opened()
    lines = again.sessions()
    assert not isinstance(lines, Problem)
    assert {line.id: line.events for line in lines} == dict.fromkeys(there, 2)
    assert again.notice is not None
    assert again.notice.id == "store_replaced"
    aside = Path(str(again.notice.values["aside"]))
    assert opened().notice is None
    (tmp_path / "third").mkdir()
    kept = open_store(aside.rename(tmp_path / "third" / FILE).parent)
    assert isinstance(kept, Store)
    assert len(read(kept, session).events) == 40
    kept.close()
    other.close()


def test_a_folder_that_cannot_be_written_is_told_though_the_file_can_be_read(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unable(file: Path, patience: float) -> sqlite3.Connection:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error

    begun(store)
    found = [open_store(tmp_path, connect=unable)]
    monkeypatch.setattr(os, "access", lambda *_: False)
    found.append(open_store(tmp_path, connect=unable))

    assert [id_of(each) for each in found if isinstance(each, Problem)] == ["store_unreachable", "store_read_only"]


def test_a_file_of_the_first_layout_can_still_be_read(tmp_path: Path) -> None:
    copy2(GOLDEN / "sessions-v1.db", tmp_path / FILE)

    store = open_store(tmp_path)

    assert isinstance(store, Store)
    assert store.notice is None
    lines = store.sessions()
    assert not isinstance(lines, Problem)
    assert [(line.title, line.events, line.finished) for line in lines] == [("Tuesday", 6, True), ("Short", 1, False)]
    session = read(store, lines[0].id)
    assert session.header["players"] == ["Ada", "Bo", "Chiyo 千代", "Dmitri"]
    assert session.events[4] == {
        "type": "adjustment",
        "points": [0, -1000, 0, 0],
        "sticks": 1,
        "one_sided": False,
        "note": "a fine",
    }
    assert store.read_draft(lines[1].id) == {"tiles": "123m"}
    assert store.known_players() == ("Ada", "Bo", "Chiyo 千代", "Eve", "Dmitri")
    store.close()
