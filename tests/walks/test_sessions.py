"""Sessions are found again, named, deleted and brought back."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QComboBox

from scorekeeper.app import Program
from scorekeeper.ui.about_dialog import AboutDialog
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.palettes import DARK
from tests.walks.conftest import Open
from tests.walks.evening import CHI, DAN, Evening, dialog
from tests.walks.hands import Keyboard, Mouse, click, drops_a_list, key, type_text


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def listing(evening: Evening) -> OpenDialog:
    evening.program.dialogs.open_session()
    return dialog(evening.program, OpenDialog)


def choose_row(opened: OpenDialog, row: int) -> None:
    place = opened.table.visualRect(opened.model.index(row, 0)).center()
    click(opened.table.viewport(), place)


def titles(opened: OpenDialog) -> list[str]:
    return [str(opened.model.index(row, 0).data()) for row in range(opened.model.rowCount())]


def test_a_first_start_offers_what_there_is(evening: Evening) -> None:
    start = evening.desk.start

    assert not start.go_on.isVisible()
    assert not start.again.isVisible()
    assert start.begin.begin.hasFocus()
    assert start.new.isEnabled()
    assert not start.open.isEnabled()
    assert start.open.accessibleDescription() == "No session is kept here yet: begin one above"
    assert start.score.isEnabled()


def preset_of(box: QComboBox) -> str:
    return str(box.currentData().preset)


def test_a_session_is_gone_on_with_from_the_start_page(evening: Evening, open_program: Open) -> None:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.program.window.close()

    again = Evening(open_program(), Mouse())
    way = again.desk.start.go_on
    assert way.isVisible()
    assert way.hasFocus()
    assert way.accessibleName() == "Continue “Ana, Ben, Chi, Dan”"
    assert "Tenhou" in way.accessibleDescription()
    key(way, Qt.Key.Key_Space)

    assert again.scores[CHI] == "24,000"
    assert again.program.window.windowTitle() == "Ana, Ben, Chi, Dan – Score Keeper"


def test_sessions_are_found_renamed_deleted_and_brought_back(evening: Evening) -> None:
    evening.begin()
    evening.program.session.close()
    evening.begin("mahjong_soul")
    evening.hand.press(evening.side.outcome.other("end"))
    evening.records()
    opened = listing(evening)
    assert [str(opened.model.index(0, column).data()) for column in (2, 3)] == ["Mahjong Soul", "finished"]
    assert [str(opened.model.index(1, column).data()) for column in (2, 3)] == ["Tenhou", "just begun"]

    choose_row(opened, 1)
    click(opened.rename)
    type_text(opened.table, "Friday\r")
    assert titles(opened) == ["Ana, Ben, Chi, Dan", "Friday"]

    click(opened.search)
    type_text(opened.search, "fri ten")
    assert titles(opened) == ["Friday"]
    type_text(opened.search, "x")
    assert titles(opened) == []
    assert not opened.go.isEnabled()
    assert opened.go.accessibleDescription() == "Choose a session first"
    opened.search.clear()

    choose_row(opened, 1)
    click(opened.delete)
    assert titles(opened) == ["Ana, Ben, Chi, Dan"]
    assert "“Friday” was deleted." in opened.notice.label.text()
    click(opened.notice.act)
    assert titles(opened) == ["Ana, Ben, Chi, Dan", "Friday"]

    choose_row(opened, 1)
    click(opened.go)
    assert evening.program.window.windowTitle() == "Friday – Score Keeper"
    assert evening.program.shelf.open_id == 1


def test_deleting_the_session_on_the_table_goes_to_the_start_page(evening: Evening) -> None:
    evening.begin()
    opened = listing(evening)

    click(opened.delete)

    assert evening.desk.page is evening.desk.start
    assert not evening.desk.start.go_on.isVisible()
    assert evening.desk.start.open.isEnabled()
    click(opened.notice.act)
    assert evening.desk.start.go_on.isVisible()


def test_a_session_can_be_opened_with_the_keyboard(evening: Evening) -> None:
    evening.begin()
    evening.program.session.close()
    evening.looks_at_the_window()
    keyboard = Keyboard()
    keyboard.press(evening.desk.start.open)
    opened = dialog(evening.program, OpenDialog)

    key(opened, Qt.Key.Key_Return)

    assert evening.desk.page is evening.desk.table


def test_another_game_with_the_same_players(evening: Evening) -> None:
    evening.begin()
    evening.hand.press(evening.side.outcome.other("end"))
    evening.records()
    click(evening.desk.table.final.again_button)

    asked = dialog(evening.program, NewSessionDialog)
    assert [line.text() for line in asked.names] == ["Ana", "Ben", "Chi", "Dan"]
    assert preset_of(asked.preset) == "tenhou"
    click(asked.start)
    assert evening.scores == ["25,000"] * 4
    assert evening.program.shelf.open_id == 2


@drops_a_list
def test_other_colours_and_no_numerals_change_nothing_but_the_look(evening: Evening, open_program: Open) -> None:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters("234m")
    before = evening.desk

    evening.program.looks.choose(LookChoice("dark", numerals=False))
    evening.looks_at_the_window()

    assert evening.desk is not before
    assert evening.program.looks.look.palette is DARK
    assert not evening.program.looks.look.numerals
    assert evening.desk.page is evening.desk.table
    assert evening.side.outcome.won.buttons[CHI].isChecked()
    assert evening.program.entry.view is not None
    assert len(evening.program.entry.view.draft.tiles) == 3
    evening.enters("99m56788p234s9m")
    evening.taps("riichi", CHI)
    assert evening.message.startswith("Dan pays")
    evening.records()
    assert len(evening.history) == 1

    evening.program.window.close()
    again = open_program()
    assert again.looks.look == evening.program.looks.look


@drops_a_list
def test_about_says_where_things_are_kept(evening: Evening) -> None:
    evening.begin()
    evening.chooses(evening.desk.menu.about)

    about = dialog(evening.program, AboutDialog)
    assert str(evening.program.folder) in about.kept.text()
    click(about.close_button)
    assert not [each for each in evening.program.window.findChildren(AboutDialog) if each.isVisible()]


def test_the_list_says_when_it_is_empty(evening: Evening) -> None:
    opened = listing(evening)

    assert opened.model.rowCount(QModelIndex()) == 0
    assert (
        opened.empty.text()
        == "No session is kept here yet: close this window and begin one, or import a file from the menu."
    )
    assert opened.empty.isVisible()
    key(opened, Qt.Key.Key_Escape)
    assert not [each for each in evening.program.window.findChildren(OpenDialog) if each.isVisible()]
