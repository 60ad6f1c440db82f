"""Copies of the file: one for each day of use, fewer of older days, whatever the clock says."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.store.backups import KEPT, Copied, copies, kept_of
from scorekeeper.store.database import FILE
from tests.store.conftest import Open, StillClock, begun, crash, event, read
from tests.store.test_rescue import events_of, no_database, notice_of

START = date(2026, 1, 6)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "backups").iterdir())


def used_on(days: Iterable[int]) -> list[int]:
    """Which days are still kept when each day's copy was followed by letting go, the newest first."""
    found: list[Copied] = []
    for number, day in enumerate(days, 1):
        found.insert(0, Copied(number, START + timedelta(day), Path(str(number))))
        kept = kept_of(found)
        found = [each for each in found if each in kept]
    return [(each.day - START).days for each in found]


def test_one_copy_is_kept_for_each_day_of_use(opened: Open, tmp_path: Path, clock: StillClock) -> None:
    for _ in range(3):
        for _ in range(2):
            store = opened()
            begun(store, event(1))
            store.close()
        clock.pass_days(1)

    assert names(tmp_path) == [f"sessions-000{number}-2026-01-0{5 + number}.db" for number in (1, 2, 3)]
    with closing(sqlite3.connect(tmp_path / "backups" / "sessions-0003-2026-01-08.db")) as copied:
        assert copied.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert copied.execute("SELECT count(*) FROM sessions").fetchone() == (6,)


def test_of_older_days_the_last_of_each_week_and_month_is_kept() -> None:
    assert used_on(range(5)) == [4, 3, 2, 1, 0]
    everyday = used_on(range(400))
    assert everyday[:KEPT] == list(range(399, 399 - KEPT, -1))
    older = [START + timedelta(day) for day in everyday[KEPT:]]
    assert [day.isoformat() for day in older] == [
        *("2027-01-31", "2027-01-24", "2026-12-31", "2026-11-30", "2026-10-31", "2026-09-30"),
    ]
    # Who plays once a fortnight goes back further with the same number of copies.
    assert used_on(range(0, 400, 14))[:KEPT] == [392 - 14 * i for i in range(KEPT)]
    assert len(used_on(range(0, 4000, 14))) <= KEPT + 4 + 6


def test_old_copies_are_let_go_on_disk(opened: Open, tmp_path: Path, clock: StillClock) -> None:
    store = opened()
    store.close()
    (made,) = copies(tmp_path)
    for day in range(1, 80):
        (tmp_path / "backups" / f"sessions-{START + timedelta(day - 80)}.db").write_bytes(made.path.read_bytes())
    (tmp_path / "backups" / "sessions-0001-2026-13-77.db").write_bytes(b"")

    opened().close()

    kept = copies(tmp_path)
    assert [each.number for each in kept] == [1, *[0] * (len(kept) - 1)]
    assert KEPT < len(kept) <= KEPT + 4 + 6
    assert "sessions-0001-2026-13-77.db" in names(tmp_path), "what has no such name is not ours to remove"


@pytest.mark.parametrize("back", [1, 3, 400])
def test_with_the_clock_set_back_copies_go_on_and_the_last_one_is_the_newest(
    opened: Open, tmp_path: Path, clock: StillClock, back: int
) -> None:
    for _ in range(KEPT + 1):
        store = opened()
        begun(store, event(1))
        store.close()
        clock.pass_days(1)
    clock.pass_days(-back)
    store = opened()
    late = begun(store, event(2), event(3))
    store.close()
    no_database(tmp_path / FILE)

    again = opened()

    notice_of(again)
    assert read(again, late).events == (event(2), event(3))
    assert len(events_of(again)) == KEPT + 2


def test_with_the_clock_set_back_the_session_played_last_is_still_the_first(opened: Open, clock: StillClock) -> None:
    store = opened()
    early, late = begun(store, event(1)), begun(store, event(2))
    clock.pass_days(-1000)
    assert store.journal(read(store, early)).splice(1, 1, [event(3)]) is None

    assert store.last_session() == early
    assert list(events_of(store)) == [early, late]


def test_what_is_deleted_with_the_clock_set_back_stays_thirty_days(opened: Open, clock: StillClock) -> None:
    store = opened()
    session, other = begun(store, event(1)), begun(store, event(2))
    clock.pass_days(-1000)
    assert store.delete(session) is None
    store.close()
    clock.pass_days(1000 + 29)

    again = opened()

    assert again.restore(session) is None
    assert read(again, session).events == (event(1),)
    assert read(again, other).events == (event(2),)


def test_an_orderly_end_leaves_a_copy_of_the_evening(opened: Open, tmp_path: Path) -> None:
    store = opened()
    session = begun(store, event(1))
    store.close()
    no_database(tmp_path / FILE)

    assert read(opened(), session).events == (event(1),)


def test_a_damaged_file_does_not_take_the_place_of_a_good_copy(opened: Open, tmp_path: Path) -> None:
    store = opened()
    session = begun(store, event(1))
    store.close()
    store = opened()
    assert store.journal(read(store, session)).splice(1, 1, [event(2)]) is None
    store._database.connection.execute("UPDATE events SET body = '{}' WHERE position = 0")
    store.close()
    before = [each.path.read_bytes() for each in copies(tmp_path)]

    again = opened()

    assert notice_of(again).id == "store_rescued"
    assert read(again, session).events == (event(1),)
    assert len(before) == 1


def test_the_copy_made_before_the_layout_changed_is_the_last_resort(
    opened: Open, tmp_path: Path, clock: StillClock
) -> None:
    store = opened()
    session = begun(store, event(1))
    store.close()
    (copied,) = copies(tmp_path)
    copied.path.rename(tmp_path / "backups" / "sessions-version-1.db")
    (tmp_path / FILE).unlink()

    again = opened()

    assert notice_of(again).id == "store_restored"
    assert read(again, session).events == (event(1),)


def test_when_no_copy_can_be_read_a_new_file_is_begun_and_that_is_told(opened: Open, tmp_path: Path) -> None:
    store = opened()
    begun(store, event(1))
    store.close()
    (copied,) = copies(tmp_path)
    no_database(copied.path)
    (tmp_path / FILE).unlink()

    again = opened()

    assert notice_of(again).id == "store_lost"
    assert again.sessions() == ()


def test_a_window_that_crashed_leaves_its_copy_to_the_next(opened: Open, tmp_path: Path) -> None:
    store = opened()
    session = begun(store, event(1))
    crash(store)
    opened().close()
    no_database(tmp_path / FILE)

    assert read(opened(), session).events == (event(1),)
    assert not isinstance(opened(), Problem)
