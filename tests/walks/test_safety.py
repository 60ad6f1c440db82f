"""Nothing recorded is lost, and what went wrong is said."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorekeeper.app import Program
from scorekeeper.core.problem import Problem
from scorekeeper.wire_faults import Faults
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening
from tests.walks.hands import Mouse, click, key

MANGAN = "234m99m56788p234s9m"


@pytest.fixture
def evening(program: Program) -> Evening:
    evening = Evening(program, Mouse())
    evening.begin()
    return evening


def test_what_cannot_be_written_stays_entered_with_the_reason_beside_record(evening: Evening) -> None:
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters(MANGAN)
    before = evening.program.entry.drafts_record()
    file = evening.program.store.file
    aside = file.with_suffix(".aside")
    file.rename(aside)

    evening.records()

    assert "was moved or replaced" in evening.message
    assert evening.program.entry.drafts_record() == before
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]
    assert evening.history == []

    aside.rename(file)
    evening.records()

    assert evening.scores == ["25,000", "25,000", "26,300", "23,700"]
    assert [record["type"] for record in evening.kept().events] == ["riichi", "win"]


def test_an_undo_that_cannot_be_written_says_so_and_changes_nothing(evening: Evening) -> None:
    evening.taps("riichi", CHI)
    evening.program.store.file.rename(evening.program.folder / "aside.db")

    click(evening.desk.table.top.undo)
    evening.taps("riichi", DAN)

    assert not evening.desk.table.board.panels[DAN].tap_button("riichi").isChecked()
    assert "was moved or replaced" in evening.desk.notice.label.text()
    assert evening.scores[CHI] == "24,000"
    click(evening.desk.notice.close_button)
    assert not evening.desk.notice.isVisible()


def test_two_windows_do_not_overwrite_each_other(evening: Evening, open_program: Open) -> None:
    other = Evening(open_program(), Mouse())
    click(other.desk.start.go_on)
    other.taps("riichi", DAN)

    evening.program.window.activateWindow()
    evening.taps("riichi", CHI)

    assert "Another window has changed this session" in evening.desk.notice.label.text()
    assert evening.scores[CHI] == "25,000"
    assert [record["seat"] for record in evening.kept().events] == [DAN]


def test_what_was_refused_is_no_longer_said_once_the_session_goes_on(evening: Evening) -> None:
    evening.program.session.refused.emit(Problem("store_full"))
    assert "The disk is full" in evening.desk.notice.label.text()
    assert evening.desk.notice.isVisible()

    evening.taps("riichi", CHI)

    assert not evening.desk.notice.isVisible()


def test_a_session_that_cannot_be_followed_to_its_end_says_where(program: Program) -> None:
    header = {"ruleset": "riichi", "preset": "tenhou", "options": {}, "players": ["Ana", "Ben", "Chi", "Dan"]}
    made = program.store.create(header, ({"type": "riichi", "seat": 2}, {"type": "nonsense"}))
    assert isinstance(made, int)
    evening = Evening(program, Mouse())

    program.shelf.open(made)

    assert evening.scores[CHI] == "24,000"
    assert "can only be followed up to entry 2" in evening.desk.notice.label.text()


def test_a_win_that_is_undone_is_there_to_be_put_right(evening: Evening) -> None:
    evening.taps("riichi", BEN)
    evening.wins(BEN, off=ANA)
    evening.enters(MANGAN)
    evening.turns(0, "1m")
    view = evening.program.entry.view
    assert view is not None
    before = (view.outcome, view.winning, view.off, [each.tile for each in view.hand], view.rows[0].tiles)
    evening.records()
    recorded = evening.replayed().state.scores
    click(evening.desk.table.top.undo)
    view = evening.program.entry.view
    assert view is not None
    assert (view.outcome, view.winning, view.off, [each.tile for each in view.hand], view.rows[0].tiles) == before
    assert view.can_record
    evening.records()

    assert evening.replayed().state.scores == recorded
    assert [record["type"] for record in evening.kept().events] == ["riichi", "win"]


def test_what_is_undone_and_done_again_is_not_there_to_be_recorded_twice(evening: Evening) -> None:
    evening.taps("riichi", BEN)
    evening.wins(BEN, off=ANA)
    evening.enters(MANGAN)
    evening.records()
    click(evening.desk.table.top.undo)
    click(evening.desk.table.top.redo)
    view = evening.program.entry.view

    assert view is not None
    assert view.outcome is None
    assert view.draft.empty


def test_undo_and_redo_have_their_keys(evening: Evening) -> None:
    evening.taps("riichi", CHI)

    key(evening.side, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert evening.scores[CHI] == "25,000"
    key(evening.side, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert evening.scores[CHI] == "24,000"


def test_an_unforeseen_fault_is_said_and_the_window_goes_on(
    evening: Evening, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    faults = Faults(tmp_path, evening.program.say)

    faults.caught(ZeroDivisionError, ZeroDivisionError("by nothing"), None)

    (report,) = (tmp_path / "crashes").iterdir()
    assert "ZeroDivisionError: by nothing" in report.read_text(encoding="utf-8")
    said = evening.desk.notice.label.text()
    assert "ZeroDivisionError" in said
    assert "What you recorded is safe" in said
    assert str(report) in said
    assert "by nothing" in capsys.readouterr().err
    evening.taps("riichi", CHI)
    assert evening.scores[CHI] == "24,000"


def test_a_fault_is_told_though_what_would_say_it_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    def gone(_: str) -> None:
        raise FileNotFoundError

    faults = Faults(tmp_path, gone)
    boxes = []
    for _ in range(2):
        faults.caught(ZeroDivisionError, ZeroDivisionError("by nothing"), None)
        assert faults.box is not None
        boxes.append(faults.box)
    qtbot.addWidget(boxes[0])
    assert boxes[0] is boxes[1]
    assert "What you recorded is safe" in boxes[0].text()


def test_a_fault_is_told_though_no_report_can_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def gone(*_: object, **__: object) -> Path:
        raise ImportError

    told: list[str] = []
    monkeypatch.setattr("scorekeeper.wire_faults.write_report", gone)

    Faults(tmp_path, told.append).caught(ZeroDivisionError, ZeroDivisionError("by nothing"), None)

    assert ["ZeroDivisionError" in sentence and "start it again" in sentence for sentence in told] == [True]
    assert "by nothing" in capsys.readouterr().err


def test_a_fault_while_something_is_drawn_leaves_no_painter_behind(qapp: QApplication, tmp_path: Path) -> None:
    canvas = QPixmap(4, 4)

    def paint() -> None:
        painter = QPainter(canvas)
        assert painter.isActive()
        raise FileNotFoundError

    with pytest.raises(FileNotFoundError) as raised:
        paint()
    assert canvas.paintingActive()

    Faults(tmp_path, lambda _: None).caught(raised.type, raised.value, raised.tb)

    assert not canvas.paintingActive()
