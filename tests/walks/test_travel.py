"""Exporting, printing and importing from the menu."""

import json
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog

from scorekeeper.app import Program
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.store.sessions import Session
from scorekeeper.travel import sheet_of
from scorekeeper.ui.import_report import ImportReport
from scorekeeper.ui.pages import document, pdf
from tests.walks.evening import BEN, CHI, DAN, Evening, dialog
from tests.walks.hands import Mouse, click


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def played(evening: Evening) -> None:
    evening.begin("ema_2025")
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters("234m99m56788p234s9m")
    evening.records()


def test_a_session_is_exported_and_read_in_again(evening: Evening, tmp_path: Path) -> None:
    menu, travel = evening.desk.menu, evening.program.travel()
    assert not menu.export.isEnabled()
    assert not menu.print_out.isEnabled()
    played(evening)
    assert menu.export.isEnabled()
    menu.export.trigger()
    asking = dialog(evening.program, QFileDialog)
    assert asking.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    asking.close()
    files = [tmp_path / f"out.{ending}" for ending in ("json", "csv", "pdf")]
    for file in files:
        travel.export_to(file)
        assert evening.desk.notice.label.text() == f"The session was written to {file}."
    assert json.loads(files[0].read_bytes())["players"] == ["Ana", "Ben", "Chi", "Dan"]
    assert len(files[1].read_text(encoding="utf-8-sig").splitlines()) == 2
    assert files[2].read_bytes().startswith(b"%PDF-")

    number = evening.program.shelf.open_id
    assert number is not None
    evening.program.shelf.delete(number)
    assert not menu.export.isEnabled()
    travel.take_in([files[0]])
    assert evening.desk.page is evening.desk.table
    assert evening.desk.notice.label.text() == "Read “without a name”, 2 entries."
    assert evening.program.session.ledger is not None
    assert len(evening.history) == 1


def test_a_session_is_printed_on_the_printer_that_is_chosen(evening: Evening, tmp_path: Path) -> None:
    played(evening)
    evening.desk.menu.print_out.trigger()
    asking = dialog(evening.program, QPrintDialog)
    printer = asking.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    asking.accepted.emit(printer)
    asking.close()
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")


def test_an_import_tells_of_each_session_what_became_of_it(evening: Evening, tmp_path: Path) -> None:
    played(evening)
    file, broken = tmp_path / "out.json", tmp_path / "broken.jsonl"
    evening.program.travel().export_to(file)
    record = json.loads(file.read_bytes())
    record |= {"title": "Late", "events": [*record["events"], {"type": "riichi", "seat": 0}, {"type": "chombo"}]}
    broken.write_text(json.dumps(record) + "\nnonsense\n", encoding="utf-8")

    evening.program.travel().take_in([file, broken, tmp_path / "absent.json"])

    report = dialog(evening.program, ImportReport)
    assert report.head.text() == "Sessions read: 0, left out: 4"
    known, stopped, nonsense, absent = report.lines.toPlainText().splitlines()
    assert known.startswith("out.json, line 1: left out. This session is kept already")
    assert stopped.startswith("broken.jsonl, line 1: “Late” left out at entry 4.")
    assert nonsense.startswith("broken.jsonl, line 2: left out. Line 2 is not JSON")
    assert absent.startswith("absent.json: left out.")
    click(report.partly)
    again = dialog(evening.program, ImportReport)
    assert again.head.text() == "Sessions read: 1, left out: 3"
    assert "read “Late”, 3 entries; left out at its end: 1" in again.lines.toPlainText()
    assert not again.partly.isVisible()
    again.close()


def test_a_file_that_cannot_be_written_is_told(evening: Evening, tmp_path: Path) -> None:
    played(evening)
    evening.program.travel().export_to(tmp_path / "absent" / "out.json")
    assert "cannot be written" in evening.desk.notice.label.text()


def test_the_pages_name_players_rules_hands_and_result(evening: Evening) -> None:
    played(evening)
    evening.program.session.record({"type": "chombo", "seat": BEN, "note": "<dead> hand"})
    evening.program.session.record({"type": "end"})
    number = evening.program.shelf.open_id
    assert number is not None
    session = evening.program.store.read(number)
    assert isinstance(session, Session)
    sheet = sheet_of(session)
    assert isinstance(sheet, SessionSheet)
    text = document([sheet]).toPlainText()
    for said in ("Ana, Ben, Chi, Dan", "EMA 2025 rules", "Chi off Dan", "Chombo (<dead> hand)", "★ 1st", "−20.0"):
        assert said in text
    assert pdf([sheet, sheet]).count(b"/Type /Page\n") == 2


def test_the_pages_tell_a_house_s_own_rules_and_where_a_session_stops(program: Program) -> None:
    header = {
        "ruleset": "riichi",
        "preset": "ema_2025",
        "options": {"yakitori": 10, "abortive_draws": ["suukaikan"]},
        "players": ["Ana", "Ben", "Chi", "Dan"],
        "rules_name": "Friday club",
    }
    made = program.store.create(header, ({"type": "riichi", "seat": 0}, {"type": "riichi", "seat": 0}))
    assert isinstance(made, int)
    session = program.store.read(made)
    assert isinstance(session, Session)
    sheet = sheet_of(session)
    assert isinstance(sheet, SessionSheet)
    text = document([sheet]).toPlainText()
    for said in ("Friday club", "Yakitori: 10", "Four kans", "As it stands", "only be followed up to entry 2"):
        assert said in text
