"""A file of sessions that was made to do harm: nothing in it is carried out, nothing else is read, and it ends soon."""

import os
import sqlite3
import struct
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.store import guard
from scorekeeper.store.database import FILE
from scorekeeper.store.file import connect, is_sound
from scorekeeper.store.guard import OWN, distrust
from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import Open, begun, event, id_of, read
from tests.store.conftest import StillClock as Clock

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
Tamper = Callable[[sqlite3.Connection], object]

# What somebody may put into a file beside its tables, or in place of them. Each leaves the sessions' own rows as they are.
ACTING = {
    "a trigger": "CREATE TRIGGER t AFTER UPDATE ON sessions BEGIN DELETE FROM events; END",
    "a trigger that never ends": f"""
        CREATE TRIGGER t BEFORE INSERT ON sessions BEGIN
        INSERT INTO drafts SELECT x, '', 0 FROM ({ENDLESS} SELECT x FROM n); END""",
    "a view": f"CREATE VIEW more AS {ENDLESS} SELECT * FROM n",
    "a table of another kind": "CREATE VIRTUAL TABLE more USING fts5(x)",
    "an index that reckons": "CREATE INDEX more ON sessions (hex(header))",
    "a table of its own": "CREATE TABLE more (x)",
}


@pytest.fixture
def file(opened: Open, tmp_path: Path) -> Path:
    """A file with one session, closed and in one piece."""
    store = opened()
    begun(store, event(1), event(2))
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    for copied in (tmp_path / "backups").iterdir():
        copied.unlink()
    return tmp_path / FILE


def tamper(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize("statement", ACTING.values(), ids=ACTING)
def test_what_acts_by_itself_is_left_behind(file: Path, opened: Open, statement: str) -> None:
    tamper(file, statement)

    store = opened()

    assert store.notice is not None
    assert store.notice.id == "store_rescued"
    assert read(store, 1).events == (event(1), event(2))
    assert store.rename(1, "Wednesday") is None
    assert begun(store, event(3)) == 2
    assert read(store, 1).events == (event(1), event(2))
    names = store._database.rows("SELECT name FROM sqlite_master WHERE name IN ('t', 'more')")
    assert names == []


@pytest.mark.parametrize(
    "table",
    [
        f"CREATE VIEW events AS {ENDLESS} SELECT 1 AS session, x AS position, '' AS body, 0 AS sum FROM n",
        "CREATE VIRTUAL TABLE events USING fts5(session, position, body, sum)",
        "CREATE TABLE events (session, position, body AS (hex(zeroblob(1000000000))), sum)",
    ],
    ids=["a view", "a table of another kind", "a reckoned column"],
)
def test_what_stands_for_a_table_is_not_read(file: Path, opened: Open, table: str) -> None:
    tamper(file, "DROP TABLE events", table)

    store = opened()

    assert store.notice is not None
    assert store.notice.id == "store_rescued"
    assert store.notice.values["whole"] == 0
    assert read(store, 1).events == ()


def test_a_check_that_never_ends_is_not_made(file: Path, opened: Open) -> None:
    """The database's own look at its rows would carry out what their tables ask of them."""
    endless = "replace(printf('%.*c', 60000000, 'x'), 'x', 'xx')"
    tamper(file, "PRAGMA writable_schema = ON", "UPDATE sqlite_master SET sql = replace(sql, 'header TEXT NOT NULL',"
           f"'header TEXT NOT NULL CHECK (length({endless.replace(chr(39), chr(39) * 2)}) > 0)') WHERE name = 'sessions'")  # fmt: skip
    asked: list[str] = []
    with closing(connect(file)) as connection:
        connection.set_trace_callback(asked.append)
        assert not is_sound(connection)
    assert not any("quick_check" in each for each in asked)

    assert read(opened(), 1).events == (event(1), event(2))


def test_no_connection_reaches_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    tamper(other, "CREATE TABLE t (x)")
    with closing(connect(file)) as connection:
        for statement in (
            f"ATTACH '{other}' AS other",
            f"VACUUM INTO '{tmp_path / 'made.db'}'",
            "SELECT load_extension('any')",
            "SELECT readfile('/etc/hostname')",
            f"SELECT writefile('{tmp_path / 'made.db'}', 'x')",
            "CREATE TEMP TRIGGER t AFTER INSERT ON sessions BEGIN DELETE FROM events; END",
            "CREATE VIRTUAL TABLE v USING fts5(x)",
        ):
            with pytest.raises(sqlite3.Error):
                connection.execute(statement)
        assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
        assert connection.execute("PRAGMA cell_size_check").fetchone() == (1,)
    assert not (tmp_path / "made.db").exists()


def test_a_trigger_does_not_fire_even_where_it_was_not_seen(file: Path) -> None:
    tamper(file, ACTING["a trigger"])

    with closing(connect(file)) as connection:
        with pytest.raises(sqlite3.DatabaseError, match=r"not authorized|prohibited"):
            connection.execute("UPDATE sessions SET finished = 1")
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,)


def test_a_text_beyond_all_measure_is_not_read(file: Path, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LONGEST_TEXT", 1 << 16)
    tamper(file, "UPDATE sessions SET header = printf('%.*c', 100000, 'x')")

    store = opened()

    assert store.notice is not None
    assert store.notice.id == "store_rescued"
    assert store.sessions() == ()


def page_bomb(file: Path) -> None:
    """Make the table of sessions one row under ten layers of pages, each of which names the next a hundred times."""
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sessions'").fetchone()
    content = bytearray(file.read_bytes())
    leaf = content[(root - 1) * size : root * size]
    names, made = 100, [bytes(leaf)]
    for layer in range(10):
        below = pages + layer + 1
        cells = [struct.pack(">I", below) + bytes([key + 1]) for key in range(names)]
        at, page = size, bytearray(size)
        for number, cell in enumerate(cells):
            at -= len(cell)
            page[at : at + len(cell)] = cell
            struct.pack_into(">H", page, 12 + 2 * number, at)
        struct.pack_into(">BHHHBI", page, 0, 5, 0, names, at, 0, below)
        made.append(bytes(page))
    content[(root - 1) * size : root * size] = made.pop()
    content += b"".join(made)
    struct.pack_into(">I", content, 28, pages + len(made))
    file.write_bytes(content)


def test_pages_that_name_one_another_without_end_are_given_up(file: Path, opened: Open) -> None:
    page_bomb(file)

    store = opened()

    assert store.notice is not None
    assert store.notice.id == "store_rescued"


def test_a_damaged_file_is_read_with_so_many_steps_and_no_more(file: Path) -> None:
    with closing(connect(file)) as connection:
        distrust(connection, file.stat().st_size)
        many = ", ".join(f"events e{number}" for number in range(40))
        with pytest.raises(sqlite3.OperationalError, match="interrupted"):
            connection.execute(f"SELECT count(*) FROM {many}").fetchall()
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,)
        for statement in ("DELETE FROM events", "CREATE TABLE more (x)", "DROP TABLE events"):
            with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
                connection.execute(statement)


def test_another_programs_database_is_kept_as_it_was(tmp_path: Path, opened: Open) -> None:
    tamper(tmp_path / FILE, "CREATE TABLE visits (url)", "PRAGMA application_id = 252006674", "PRAGMA user_version = 3")
    before = (tmp_path / FILE).read_bytes()

    store = opened()

    assert store.notice is not None
    assert store.sessions() == ()
    assert (tmp_path / str(store.notice.values["aside"])).read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes are made otherwise there")
@pytest.mark.parametrize("ending", OWN, ids=lambda ending: ending or "the file")
@pytest.mark.parametrize("kind", ["link", "dangling", "pipe", "folder", "device"])
def test_what_is_no_plain_file_is_not_opened(file: Path, clock: Clock, ending: str, kind: str) -> None:
    path, target = Path(f"{file}{ending}"), file.with_name("target")
    path.unlink(missing_ok=True)
    match kind:
        case "link":
            target.write_text("another's")
            path.symlink_to(target)
        case "dangling":
            path.symlink_to(target)
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to("/dev/zero")

    problem = open_store(file.parent, clock, patience=0.0)

    assert id_of(problem) == "store_foreign"
    assert target.exists() == (kind == "link")
    assert not target.exists() or target.read_text() == "another's"


def journal_that_names(file: Path, other: Path) -> bytes:
    """What a step over two files leaves when it is cut off; who finishes it deletes the file that it names."""
    magic, size, nonce = bytes.fromhex("d9d505f920a163d7"), 4096, 7
    content = file.read_bytes()
    head = (magic + struct.pack(">IIIII", 1, nonce, len(content) // size, 512, size)).ljust(512, b"\0")
    page = content[:size]
    total = (nonce + sum(page[at] for at in range(size - 200, 0, -200))) & 0xFFFFFFFF
    name = str(other).encode()
    named = struct.pack(">I", (1 << 30) // size + 1) + name + struct.pack(">II", len(name), sum(name)) + magic
    return head + struct.pack(">I", 1) + page + struct.pack(">I", total) + named


def test_a_journal_deletes_no_other_file(file: Path, clock: Clock, opened: Open) -> None:
    other, journal = file.with_name("letter.txt"), Path(f"{file}-journal")
    other.write_text("not ours", encoding="utf-8")
    journal.write_bytes(journal_that_names(file, other))

    assert id_of(open_store(file.parent, clock, patience=0.0)) == "store_foreign"

    assert other.read_text(encoding="utf-8") == "not ours"
    journal.unlink()
    assert isinstance(store := opened(), Store)
    assert read(store, 1).events == (event(1), event(2))
