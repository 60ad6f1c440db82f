"""The power goes at any point of what reaches the disk: what was acknowledged is there, and nothing is damaged."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from shutil import copy2

import pytest

from scorekeeper.store.database import FILE
from scorekeeper.store.file import connect
from scorekeeper.store.schema import MIGRATIONS
from scorekeeper.store.sessions import Session, Store, open_store
from tests.campaigns.power import NAMES, cut
from tests.store.conftest import Open, StillClock, begun, event, read
from tests.store.disk import Disk, Synced
from tests.store.power import Remains, quick, state_of
from tests.store.test_rescue import damaged

GOLDEN = Path(__file__).parent.parent / "golden"


def counted(act: Callable[..., object], left: Iterator[int]) -> Callable[..., object]:
    """An act that the power goes at when none is left."""

    def do(*told: object, **how: object) -> object:
        if next(left, None) is None:
            raise PowerCut
        return act(*told, **how)

    return do


class PowerCut(BaseException):
    """The program does not live to handle it."""


def test_every_acknowledged_act_outlives_a_power_cut(tmp_path: Path) -> None:
    found = cut(tmp_path, random.Random(20261130), 75)

    assert (found.times, found.damaged, found.lost) == (75, 0, 0)
    assert found.amid > 25


def test_without_the_syncs_acts_would_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Remains.go_on
    monkeypatch.setattr(
        Remains, "go_on", lambda self, each: None if each == Synced(f"{FILE}-wal") else go_on(self, each)
    )

    assert cut(tmp_path, random.Random(20261130), 25).lost > 0


def test_there_is_a_file_of_every_layout_ever_released() -> None:
    assert {path.stem for path in GOLDEN.glob("sessions-v*.db")} == {
        f"sessions-v{i + 1}" for i in range(len(MIGRATIONS))
    }


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("sessions-v*.db")), ids=lambda path: path.stem)
def test_an_upgrade_that_is_cut_off_loses_nothing(tmp_path: Path, golden: Path) -> None:
    chance = random.Random(golden.stem)
    for name in ("before", "upgraded", "found"):
        (tmp_path / name).mkdir()
        copy2(golden, tmp_path / name / FILE)
    disk = Disk()
    store = open_store(tmp_path / "upgraded", connect=disk.connect)
    assert isinstance(store, Store)
    state = state_of(store)
    store.close()
    assert len(state) > 0
    assert len(disk.tape) > 20
    remains = Remains(NAMES, tmp_path / "before")
    for moment, happening in enumerate(disk.tape):
        remains.go_on(happening)
        if chance.random() < 20 / len(disk.tape):
            remains.write_to(tmp_path / "found", chance)

            found = open_store(tmp_path / "found", connect=quick)

            assert isinstance(found, Store), moment
            assert found.notice is None, moment
            assert state_of(found) == state, moment
            found.close()


def test_a_rescue_that_is_cut_off_is_finished_when_the_program_starts_again(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = set()
    for steps in range(40):
        folder = tmp_path / str(steps)
        spoil_with_a_log(folder, clock)
        with monkeypatch.context() as patched:
            left = iter(range(steps))
            patched.setattr(Path, "replace", counted(Path.replace, left))
            patched.setattr(Path, "unlink", counted(Path.unlink, left))
            with ExitStack() as held:
                try:
                    whole = open_store(folder, clock, connect=closed_by(held))
                except PowerCut:
                    whole = None
                else:
                    held.pop_all()
        if isinstance(whole, Store):
            whole.close()
            break

        again = open_store(folder, clock)

        assert isinstance(again, Store), steps
        assert again.notice is None or again.notice.id in {"store_rescued", "store_mended"}
        told.add(again.notice and again.notice.id)
        assert read(again, 1).events == (event(1), event(2)), steps
        assert len(damaged(folder)) == 1
        assert not [path for path in folder.iterdir() if path.suffix in {".mended", ".mending"}]
        again.close()
    else:
        pytest.fail("the rescue never came to its end")
    assert told == {"store_rescued", "store_mended", None}


def closed_by(held: ExitStack) -> Callable[[Path, float], sqlite3.Connection]:
    """Opens a file as usual; what was open when the power went is let go of, as the system does then."""

    def connected(file: Path, patience: float) -> sqlite3.Connection:
        return held.enter_context(closing(connect(file, patience)))

    return connected


def spoil_with_a_log(folder: Path, clock: StillClock) -> None:
    """A file whose last event lies only in the log beside it, damaged in a place where nothing of it lies."""
    folder.mkdir()
    writing = open_store(folder / "writing", clock)
    assert isinstance(writing, Store)
    session = begun(writing, event(1))
    writing._database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert writing.journal(read(writing, session)).splice(1, 1, [event(2)]) is None
    for ending in ("", "-wal"):
        copy2(folder / "writing" / f"{FILE}{ending}", folder / f"{FILE}{ending}")
    writing._database.connection.close()
    content = bytearray((folder / FILE).read_bytes())
    content[18] = 7
    (folder / FILE).write_bytes(content)


def test_a_log_beside_a_damaged_file_is_read_too(tmp_path: Path, clock: StillClock) -> None:
    spoil_with_a_log(tmp_path / "x", clock)

    again = open_store(tmp_path / "x", clock)

    assert isinstance(again, Store)
    assert again.notice is not None
    assert read(again, 1).events == (event(1), event(2))
    again.close()


def test_a_rescue_that_was_cut_off_before_it_was_through_is_begun_again(opened: Open, tmp_path: Path) -> None:
    store = opened()
    session = begun(store, event(1))
    store.close()
    (tmp_path / FILE).rename(tmp_path / "sessions.mended")
    (tmp_path / "sessions.mended").write_bytes(b"no database" * 500)
    (tmp_path / "sessions.mending").write_bytes(b"")

    again = opened()

    assert again.notice is not None
    assert again.notice.id == "store_restored"
    assert read(again, session).events == (event(1),)


def test_a_log_that_is_cut_or_changed_costs_at_most_what_came_after(tmp_path: Path) -> None:
    chance = random.Random(11)
    store = open_store(tmp_path / "evening", connect=quick)
    assert isinstance(store, Store)
    session = begun(store)
    journal = store.journal(read(store, session))
    for number in range(12):
        assert journal.splice(number, number, [event(number)]) is None
    file, log = ((tmp_path / "evening" / f"{FILE}{ending}").read_bytes() for ending in ("", "-wal"))
    store._database.connection.close()
    lengths = set()
    for times in range(24):
        folder = tmp_path / str(times)
        folder.mkdir()
        spoilt = bytearray(log)
        place = chance.randrange(len(log))
        spoilt[place] ^= 1 << chance.randrange(8)
        (folder / FILE).write_bytes(file)
        (folder / f"{FILE}-wal").write_bytes(spoilt if times % 2 else log[:place])

        again = open_store(folder, connect=quick)

        assert isinstance(again, Store)
        assert again.notice is None
        kept = again.read(session)
        events = kept.events if isinstance(kept, Session) else ()
        assert events == tuple(map(event, range(len(events)))), place
        lengths.add(len(events))
        again.close()
    assert len(lengths) > 5
