"""Whatever happens to the file or its disk, the window says in one sentence what is wrong, and nothing entered is lost."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import apsw
import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program, start
from scorekeeper.core.problem import Problem
from scorekeeper.store.database import FILE
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.ui.speech import Speech
from scorekeeper.wire_faults import refuse
from tests.store.disk import Disk
from tests.store.test_rescue import no_database
from tests.walks.conftest import Open
from tests.walks.evening import CHI, DAN, Evening
from tests.walks.hands import Mouse, click

MANGAN = "234m99m56788p234s9m"


@dataclass(frozen=True)
class Kept:
    """Where the sessions of a walk lie, and on what disk."""

    folder: Path
    disk: Disk


@contextmanager
def failing(kept: Kept, code: int) -> Iterator[None]:
    kept.disk.failing = code
    yield
    kept.disk.failing = None


@contextmanager
def held(kept: Kept) -> Iterator[None]:
    # By the same binding, for two of them in one process do not see each other's locks.
    with closing(kept.disk.connect(kept.folder / FILE, 0.0)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def pulled_out(kept: Kept) -> Iterator[None]:
    aside = kept.folder.with_name("elsewhere")
    kept.folder.rename(aside)
    yield
    aside.rename(kept.folder)


FAULTS: tuple[tuple[Callable[[Kept], AbstractContextManager[None]], str], ...] = (
    (lambda kept: failing(kept, apsw.SQLITE_FULL), "The disk is full, so nothing was written: free some space"),
    (lambda kept: failing(kept, apsw.SQLITE_READONLY), "Nothing may be written to "),
    (lambda kept: failing(kept, apsw.SQLITE_IOERR_FSYNC), "The disk reported an error at "),
    (held, "Another program is writing to "),
    (pulled_out, "was moved or replaced while it was open, so nothing was written: put it back"),
)


def test_what_cannot_be_written_is_said_beside_record_and_stays_entered(qapp: QApplication, tmp_path: Path) -> None:
    kept = Kept(tmp_path / "here", Disk())
    store = open_store(kept.folder, patience=0.0, connect=kept.disk.connect)
    assert isinstance(store, Store)
    program = Program(qapp, store, kept.folder)
    program.window.resize(1280, 800)
    program.window.show()
    evening = Evening(program, Mouse())
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters(MANGAN)
    draft = program.entry.drafts_record()
    for happen, sentence in FAULTS:
        with happen(kept):
            evening.records()

            assert sentence in evening.message
            assert program.entry.drafts_record() == draft
            assert (evening.scores[CHI], evening.history) == ("24,000", [])
            click(evening.desk.table.top.undo)
            assert sentence in evening.desk.notice.label.text()
            assert evening.scores[CHI] == "24,000"
        found = store.read(1)
        assert isinstance(found, Session)
        assert [record["type"] for record in found.events] == ["riichi"]
        click(evening.desk.notice.close_button)
    evening.records()
    assert (evening.scores[CHI], evening.scores[DAN]) == ("26,300", "23,700")
    program.window.close()
    program.window.deleteLater()


def test_a_damaged_file_is_brought_back_from_its_copy_and_the_evening_goes_on(
    open_program: Open, tmp_path: Path
) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin()
    evening.taps("riichi", CHI)
    evening.program.window.close()
    no_database(tmp_path / FILE)

    again = Evening(open_program(), Mouse())

    said = again.desk.notice.label.text()
    assert "The file of sessions was damaged." in said
    assert "perhaps without their last entries: 1; lost: 0" in said
    assert "is kept as sessions-damaged-" in said
    click(again.desk.start.go_on)
    assert again.scores[CHI] == "24,000"


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (Path.mkdir, "so it was not opened: take it away, or choose another folder"),
        (newer, "was written by a newer version of Score Keeper: install that version"),
        (lambda file: file.parent.joinpath("sessions.lock").mkdir(), "sessions.lock is a link, a pipe, a folder"),
    ],
)
def test_a_file_that_cannot_be_opened_is_told_in_a_window(
    qapp: QApplication, tmp_path: Path, spoil: Callable[[Path], None], sentence: str
) -> None:
    spoil(tmp_path / FILE)

    problem = start(qapp, tmp_path)

    assert isinstance(problem, Problem)
    box = refuse(Speech().say(problem))
    assert sentence in box.text()
    box.close()
    box.deleteLater()
