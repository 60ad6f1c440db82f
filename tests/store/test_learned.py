"""What was learned in the drills: kept family by family, saved from damage, and read from the first file that held it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy2
from typing import Final

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.store.database import FILE
from scorekeeper.store.schema import MIGRATIONS
from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import Open, StillClock, begun, crash, event, id_of, read

GOLDEN: Final = Path(__file__).parent.parent / "golden"
OURS: Final = {
    "v": 1,
    "known": [{"kind": "waits", "level": 2, "right": 5, "wrong": 1, "lately": [0, 1, 1, 1, 1, 1]}],
    "slips": {"wait_missed": 1},
}


def test_what_was_learned_is_kept_by_family_and_read_again(store: Store, opened: Open) -> None:
    assert store.learned.read("riichi") is None
    assert store.learned.keep("riichi", OURS) is None
    assert store.learned.keep("classical", {"v": 1}) is None

    again = opened().learned
    assert (again.read("riichi"), again.read("classical")) == (OURS, {"v": 1})

    assert store.learned.keep("riichi", {"v": 1, "known": []}) is None
    assert again.read("riichi") == {"v": 1, "known": []}


def test_what_was_learned_can_be_forgotten(store: Store) -> None:
    store.learned.keep("riichi", OURS)
    store.learned.keep("classical", OURS)

    assert store.learned.forget("riichi") is None

    assert (store.learned.read("riichi"), store.learned.read("classical")) == (None, OURS)


def test_what_no_record_can_say_is_refused_and_changes_nothing(store: Store) -> None:
    store.learned.keep("riichi", OURS)
    assert id_of(store.learned.keep("riichi", {"known": float("nan")})) == "bad_record"
    assert store.learned.read("riichi") == OURS


@pytest.mark.parametrize("copied", [True, False])
def test_a_flipped_letter_is_noticed_and_all_else_is_saved(
    store: Store, tmp_path: Path, clock: StillClock, copied: bool
) -> None:
    store.learned.keep("riichi", OURS)
    store.learned.keep("classical", OURS)
    session = begun(store, event(1))
    store.close() if copied else crash(store)
    clock.pass_days(1)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE learned SET body = replace(body, 'waits', 'waitz') WHERE family = 'riichi'")

    again = open_store(tmp_path, clock)

    assert isinstance(again, Store)
    assert again.notice is not None
    assert again.learned.read("classical") == OURS
    assert again.learned.read("riichi") == (OURS if copied else None)
    assert read(again, session).events == (event(1),)
    again.close()


def test_a_record_that_goes_bad_while_the_file_is_open_is_told(store: Store) -> None:
    store.learned.keep("riichi", OURS)
    for body, number in (("'{}'", "sum"), ("'[]'", "223132457"), ("'{}'", "2745614147")):
        store._database.connection.execute(f"UPDATE learned SET body = {body}, sum = {number}")
        assert id_of(store.learned.read("riichi")) == "bad_record"


def test_a_file_of_the_second_layout_gets_a_place_for_it(tmp_path: Path) -> None:
    copy2(GOLDEN / "sessions-v2.db", tmp_path / FILE)

    store = open_store(tmp_path)

    assert isinstance(store, Store)
    assert store.learned.keep("riichi", OURS) is None
    assert store.learned.read("riichi") == OURS
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert (tmp_path / "backups" / "sessions-version-2.db").exists()


def test_a_file_of_the_third_layout_can_still_be_read(tmp_path: Path) -> None:
    copy2(GOLDEN / "sessions-v3.db", tmp_path / FILE)

    store = open_store(tmp_path)

    assert isinstance(store, Store)
    assert store.notice is None
    assert store.learned.read("riichi") == OURS
    rules = store.house.all()
    assert not isinstance(rules, Problem)
    assert [each.name for each in rules] == ["Tuesday “千代”"]
    store.close()
