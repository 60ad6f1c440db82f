import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.words import say
from scorekeeper.store.database import FILE
from scorekeeper.store.file import connect, is_sound
from scorekeeper.store.sessions import Store
from tests.campaigns.damage import Damaging
from tests.store.conftest import HEADER, Open, StillClock, begun, crash, event, id_of, read

SESSIONS = 12
EVENTS = 60


def filled(store: Store) -> list[int]:
    """A dozen sessions of an evening each."""
    return [
        begun(store, *map(event, range(EVENTS)), header={**HEADER, "title": f"Evening {i}"}) for i in range(SESSIONS)
    ]


def damaged(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("sessions-damaged-*") if path.suffix == ".db")


def notice_of(store: Store) -> Phrase:
    assert store.notice is not None
    assert len(say(store.notice)) > 40
    return store.notice


def events_of(store: Store) -> dict[int, int]:
    lines = store.sessions()
    assert not isinstance(lines, Problem)
    return {line.id: line.events for line in lines}


def no_database(file: Path) -> None:
    file.write_bytes(b"this is no database at all, only words. " * 400)


def cut_in_half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def cut_in_the_header(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])


def zeroed_page(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[8192:12288] = bytes(4096)
    file.write_bytes(content)


def changed_event(file: Path) -> None:
    """One letter of one event: the database finds nothing wrong with it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE events SET body = replace(body, 'seat', 'sent') WHERE session = 3 AND position = 7")
        connection.commit()


def lost_event(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM events WHERE session = 3 AND position = 59")
        connection.commit()


def lost_header(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM sessions WHERE id = 3")
        connection.commit()


Damage = Callable[[Path], None]
DAMAGES = [no_database, cut_in_half, cut_in_the_header, zeroed_page, changed_event, lost_event, lost_header]


@pytest.mark.parametrize("damage", DAMAGES)
def test_everything_comes_back_from_the_copy_of_the_day(
    store: Store, opened: Open, tmp_path: Path, damage: Damage
) -> None:
    sessions = filled(store)
    store.close()
    opened().close()
    damage(tmp_path / FILE)
    spoilt = (tmp_path / FILE).read_bytes()

    again = opened()

    notice = notice_of(again)
    assert notice.id == "store_rescued"
    assert notice.values["lost"] == 0
    assert int(str(notice.values["whole"])) + int(str(notice.values["partly"])) == SESSIONS
    assert events_of(again) == dict.fromkeys(sessions, EVENTS)
    assert all(read(again, session).events == tuple(map(event, range(EVENTS))) for session in sessions)
    (aside,) = damaged(tmp_path)
    assert aside.name == notice.values["aside"]
    assert aside.read_bytes() == spoilt
    again.close()
    assert opened().notice is None


@pytest.mark.parametrize("damage", [changed_event, lost_event])
def test_what_was_recorded_since_the_copy_is_taken_from_the_damaged_file(
    store: Store, opened: Open, tmp_path: Path, damage: Damage
) -> None:
    old = filled(store)
    store.close()
    later = opened()
    new = begun(later, event(1), event(2))
    assert later.journal(read(later, old[0])).splice(EVENTS, EVENTS, [event(99)]) is None
    assert later.delete(old[1]) is None
    crash(later)
    damage(tmp_path / FILE)

    again = opened()

    assert read(again, new).events == (event(1), event(2))
    assert read(again, old[0]).events[-1] == event(99)
    assert id_of(again.read(old[1])) == "session_missing"
    assert read(again, old[2]).events == tuple(map(event, range(EVENTS)))
    values = notice_of(again).values
    assert (values["whole"], values["partly"], values["lost"]) == (SESSIONS, 1, 0)


def test_without_a_copy_a_damaged_session_is_kept_up_to_the_damage(store: Store, opened: Open, tmp_path: Path) -> None:
    sessions = filled(store)
    store.close()
    for copied in (tmp_path / "backups").iterdir():
        copied.unlink()
    changed_event(tmp_path / FILE)

    again = opened()

    assert events_of(again) == {session: 7 if session == 3 else EVENTS for session in sessions}
    assert read(again, 3).events == tuple(map(event, range(7)))
    values = notice_of(again).values
    assert (values["whole"], values["partly"], values["lost"]) == (SESSIONS - 1, 1, 0)


def test_a_session_of_which_nothing_is_left_is_told(store: Store, opened: Open, tmp_path: Path) -> None:
    filled(store)
    store.close()
    for copied in (tmp_path / "backups").iterdir():
        copied.unlink()
    lost_header(tmp_path / FILE)

    again = opened()

    values = notice_of(again).values
    assert (values["whole"], values["partly"], values["lost"]) == (SESSIONS - 1, 0, 1)
    assert 3 not in events_of(again)


def test_a_damaged_copy_is_passed_over_for_the_one_before(
    store: Store, opened: Open, tmp_path: Path, clock: StillClock
) -> None:
    first = begun(store, event(1))
    store.close()
    opened().close()
    clock.pass_days(1)
    opened().close()
    cut_in_half(tmp_path / "backups" / "sessions-0002-2026-01-07.db")
    no_database(tmp_path / FILE)

    again = opened()

    assert events_of(again) == {first: 1}


@pytest.mark.parametrize("empty", [True, False])
def test_a_file_that_is_gone_or_empty_is_restored(store: Store, opened: Open, tmp_path: Path, empty: bool) -> None:
    sessions = filled(store)
    store.close()
    opened().close()
    (tmp_path / FILE).unlink()
    if empty:
        (tmp_path / FILE).touch()

    again = opened()

    assert notice_of(again) == Phrase("store_restored", {"sessions": SESSIONS, "date": "2026-01-06"})
    assert events_of(again) == dict.fromkeys(sessions, EVENTS)
    assert damaged(tmp_path) == []


def test_damage_that_happens_while_the_file_is_open_is_told(store: Store, opened: Open, tmp_path: Path) -> None:
    filled(store)
    store.close()
    again = opened()
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("UPDATE events SET body = '{}' WHERE session = 3 AND position = 7")
        other.commit()

    assert again.read(3) == Problem("store_broken", {"file": str(tmp_path / FILE)})
    assert read(again, 4).events[0] == event(0)


def test_what_another_window_writes_meanwhile_is_no_damage(store: Store, tmp_path: Path) -> None:
    session = begun(store, event(1))
    journal = store.journal(read(store, session))
    asked: list[str] = []

    def write_meanwhile(question: str) -> None:
        asked.append(question)
        number = len(read(store, session).events)
        assert journal.splice(number, number, [event(number)]) is None

    with closing(connect(tmp_path / FILE)) as other:
        other.set_trace_callback(write_meanwhile)
        assert is_sound(other)

    assert len(read(store, session).events) == 1 + len(asked) > 4


def test_files_kept_aside_never_replace_one_another(store: Store, opened: Open, tmp_path: Path) -> None:
    begun(store, event(1))
    store.close()
    for times in (1, 2, 3):
        no_database(tmp_path / FILE)
        opened().close()
        assert len(damaged(tmp_path)) == times


def test_flipped_bits_and_cuts_lose_nothing_a_copy_has_and_raise_nothing(tmp_path: Path) -> None:
    found = Damaging(tmp_path, random.Random(20260106)).times(40)

    assert found.lost == 0
    assert found.told > 20


def test_a_file_of_which_nothing_can_be_read_is_told_without_a_count(
    store: Store, opened: Open, tmp_path: Path
) -> None:
    begun(store, event(1))
    store.close()
    for each in (tmp_path / FILE, *(tmp_path / "backups").iterdir()):
        no_database(each)

    again = opened()

    (aside,) = damaged(tmp_path)
    assert notice_of(again) == Phrase("store_ruined", {"folder": str(tmp_path / "backups"), "aside": aside.name})
    assert events_of(again) == {}
