"""What the window remembers by itself: where windows stood, how the width is shared, how the list is sorted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scorekeeper.app import Program
from scorekeeper.core.shelf import NewSession
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.panes import COURSE, HANDS, NEEDED
from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.conftest import Open
from tests.walks.evening import PLAYERS, Evening, dialog
from tests.walks.hands import Mouse, click, click_rect

SHIFT = 40


def listing(program: Program) -> OpenDialog:
    program.dialogs.open_session()
    return dialog(program, OpenDialog)


def asking(program: Program) -> NewSessionDialog:
    program.dialogs.new_session()
    return dialog(program, NewSessionDialog)


def begun(program: Program, *titles: str) -> None:
    for title in titles:
        program.shelf.begin(NewSession("riichi", "tenhou", PLAYERS, title))


def titles(opened: OpenDialog) -> list[str]:
    return [str(opened.model.index(row, 0).data()) for row in range(opened.model.rowCount())]


def click_heading(opened: OpenDialog, column: int) -> None:
    header = opened.table.horizontalHeader()
    left = header.sectionViewportPosition(column)
    click_rect(header.viewport(), QRect(left, 0, header.sectionSize(column) // 2, header.height()))


def in_sight(window: QWidget) -> bool:
    """Whether the head of a window can be reached on some screen."""
    head = window.frameGeometry().topLeft() + QPoint(SHIFT, 4)
    return any(screen.availableGeometry().contains(head) for screen in QGuiApplication.screens())


def test_a_dialog_comes_back_where_and_as_large_as_it_was(open_program: Open) -> None:
    program = open_program()
    opened = listing(program)
    opened.setGeometry(60, 70, 640, 420)
    opened.close()
    program.window.close()

    again = listing(open_program())

    assert again.geometry() == QRect(60, 70, 640, 420)
    again.close()


def test_a_window_of_a_screen_that_is_gone_comes_back_in_sight(open_program: Open) -> None:
    program = open_program()
    opened = listing(program)
    opened.setGeometry(9_000, 9_000, 640, 420)
    opened.close()
    program.window.setGeometry(9_000, 9_000, 1030, 640)
    program.window.close()

    program = open_program()
    again = listing(program)

    assert in_sight(program.window)
    assert in_sight(again)
    again.close()


def test_every_kind_of_dialog_has_a_place_of_its_own(open_program: Open) -> None:
    program = open_program()
    asked = asking(program)
    asked.setGeometry(130, 90, asked.width(), asked.height())
    click(asked.customise)
    (rules,) = [each for each in asked.findChildren(RulesDialog) if each.isVisible()]
    rules.setGeometry(60, 70, 700, 500)
    rules.close()
    asked.close()

    asked = asking(program)
    assert asked.geometry().topLeft() == QPoint(130, 90)
    click(asked.customise)
    (rules,) = [each for each in asked.findChildren(RulesDialog) if each.isVisible()]
    assert rules.geometry() == QRect(60, 70, 700, 500)
    rules.close()
    asked.close()


def test_the_halves_stay_as_they_were_dragged(open_program: Open) -> None:
    program = open_program()
    Evening(program, Mouse()).begin()
    halves = program.desk.table.halves
    before = halves.sizes()
    halves.moveSplitter(before[0] + SHIFT, 1)
    dragged = halves.sizes()
    assert dragged[0] == before[0] + SHIFT
    program.redress()
    program.window.close()

    again = open_program()
    Evening(again, Mouse()).hand.press(again.desk.start.go_on)

    assert again.desk.table.halves.sizes() == dragged


@pytest.mark.parametrize(("chosen", "after"), [(COURSE, COURSE), (NEEDED, COURSE), (HANDS, HANDS)])
def test_what_is_shown_below_the_board_is_there_again(open_program: Open, chosen: int, after: int) -> None:
    program = open_program()
    Evening(program, Mouse()).begin()
    panes = program.desk.table.panes
    panes.show_pane(COURSE)
    panes.show_pane(chosen)
    program.redress()
    assert program.desk.table.panes.pane == chosen
    program.window.close()

    assert open_program().desk.table.panes.pane == after


def test_a_place_below_the_board_that_is_none_counts_as_the_first(open_program: Open) -> None:
    program = open_program()
    program.prefs.remembered.pane = 77
    program.window.close()

    assert open_program().desk.table.panes.pane == HANDS


def test_no_half_can_be_dragged_too_narrow(open_program: Open) -> None:
    program = open_program()
    Evening(program, Mouse()).begin()
    table = program.desk.table
    table.halves.moveSplitter(program.window.width(), 1)

    assert table.side.width() >= table.side.minimumSizeHint().width()
    assert table.side.isVisible()


def test_the_list_of_sessions_goes_by_what_was_chosen_last(open_program: Open) -> None:
    program = open_program()
    begun(program, "Pear", "apple", "Quince")
    opened = listing(program)
    assert titles(opened) == ["Quince", "apple", "Pear"]
    opened.table.selectRow(2)
    click_heading(opened, 0)
    assert titles(opened) == ["apple", "Pear", "Quince"]
    assert [index.row() for index in opened.table.selectionModel().selectedRows()] == [1]
    click_heading(opened, 0)
    assert titles(opened) == ["Quince", "Pear", "apple"]
    opened.close()
    program.window.close()

    program = open_program()
    opened = listing(program)
    assert titles(opened) == ["Quince", "Pear", "apple"]
    click_heading(opened, 0)
    assert titles(opened) == ["Quince", "apple", "Pear"]
    opened.close()
    assert titles(listing(program)) == ["Quince", "apple", "Pear"]
    dialog(program, OpenDialog).close()


def test_files_are_looked_for_where_the_last_one_was(open_program: Open, tmp_path: Path) -> None:
    program = open_program()
    begun(program, "Friday")
    program.travel().ask_where()
    (asked,) = program.window.findChildren(QFileDialog)
    folder = tmp_path / "aside"
    folder.mkdir()
    asked.setDirectory(str(folder))
    asked.selectFile("friday.json")
    QDialog.accept(asked)
    program.window.close()

    program = open_program()
    program.travel().ask_which()
    (asked,) = program.window.findChildren(QFileDialog)
    assert Path(asked.directory().absolutePath()) == folder
    asked.close()
