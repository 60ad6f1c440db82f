"""A name is a name, whatever it is made of: nothing that comes from a file is taken for a page with pictures or links."""

import json
from collections.abc import Iterator

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from scorekeeper.app import Program
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.travel import sheet_of
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.pages import document
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.start_dialog import PlayersDialog, StartDialog
from scorekeeper.ui.tips import as_typed
from scorekeeper.wire_faults import refuse
from tests.walks.evening import Evening, dialog
from tests.walks.hands import Mouse

MARKS = '<b>{}</b><img src="file:///etc/passwd">&lt;&amp;'
NAMES = [MARKS.format(name) for name in ("Ana", "Ben", "Chi", "Dan")]
WIN = {
    "type": "win",
    "winners": [{"seat": 2, "from": 3, "declared": {"han": 3, "fu": 40}}],
    "note": MARKS.format("note"),
}
GAME = {
    "preset": "tenhou",
    "rules_name": MARKS.format("rules"),
    "title": MARKS.format("title"),
    "players": NAMES,
    "events": [WIN, {"type": "exhaustive_draw", "tenpai": [0, 2]}, WIN],
}


@pytest.fixture
def evening(program: Program) -> Evening:
    """A session of such names on the table, read from a file."""
    file = program.folder / "game.json"
    file.write_text(json.dumps(GAME), encoding="utf-8")
    program.travel().take_in([file])
    QApplication.processEvents()
    assert program.session.view is not None
    return Evening(program, Mouse())


def is_page(text: object) -> bool:
    """Whether Qt takes a text for a page."""
    return isinstance(text, str) and "<img" in text.replace("\u2060", "") and QtGui.Qt.mightBeRichText(text)


def cells(view: QAbstractItemView) -> Iterator[object]:
    """The tooltips of a list or a table, its headings among them."""
    model = view.model()
    if model is not None:
        for column in range(model.columnCount()):
            yield model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
            for row in range(min(model.rowCount(), 20)):
                yield model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)


def taken_for_pages() -> list[str]:
    """Every widget that would show a name as a page."""
    found = []
    for widget in QApplication.allWidgets():
        widget.ensurePolished()
        kind = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText and "<img" in widget.text():
            found.append(f"{kind}: {widget.text()}")
        tips = [widget.toolTip(), *(cells(widget) if isinstance(widget, QAbstractItemView) else ())]
        found += [f"{kind}: {tip}" for tip in tips if is_page(tip)]
    return found


def named(within: QWidget) -> bool:
    """Whether the names are shown at all."""
    labels = [label.text() for label in within.findChildren(QLabel)]
    return any("<b>" in text and "\u2060" not in text for text in labels)


def test_names_stay_as_typed_in_every_window(evening: Evening) -> None:
    program = evening.program
    assert named(program.window)
    evening.wins(2, off=3)
    evening.enters("234m99m56788p234s9m")
    assert taken_for_pages() == []
    program.desk.table.history.explained.emit(0)
    QApplication.processEvents()
    assert taken_for_pages() == []
    program.desk.turn_back()
    program.past.strike(0)
    for opened, kind in (
        (None, ConsequencesDialog),
        (program.dialogs.open_session, OpenDialog),
        (program.starts.correct_start, StartDialog),
        (program.starts.change_players, PlayersDialog),
    ):
        if opened is not None:
            opened()
        QApplication.processEvents()
        shown = dialog(program, kind)
        assert taken_for_pages() == [], kind
        shown.reject()


def test_names_stay_as_typed_on_paper(evening: Evening) -> None:
    sheet = sheet_of(evening.kept())
    assert isinstance(sheet, SessionSheet)

    page = document([sheet])

    text = page.toPlainText().replace("\u00a0", " ")
    assert MARKS.format("title") in text
    for name in NAMES:
        assert name in text
    assert "<img" not in page.toHtml()


@pytest.mark.parametrize("typed", [*NAMES, "a < b", "&lt;b&gt;", "\n<a href='x'>y</a>", "plain"])
def test_a_tooltip_says_what_was_typed(typed: str) -> None:
    tip = as_typed(typed)

    assert not QtGui.Qt.mightBeRichText(tip)
    assert tip.replace("\u2060", "") == typed


def test_a_folder_named_like_a_page_is_named_as_it_is(program: Program) -> None:
    box = refuse(Speech().say(Problem("store_broken", {"file": MARKS})))

    assert box.textFormat() is Qt.TextFormat.PlainText
    assert MARKS in box.text()
    box.close()
