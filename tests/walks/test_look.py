"""A player chooses how the window looks, while a hand is being entered."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from scorekeeper.app import Program
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.main_window import COMFORTABLE, FRAME
from scorekeeper.ui.palettes import CONTRAST
from scorekeeper.ui.panes import COURSE
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.style import TileStyle
from scorekeeper.wire_again import go_on_as, stop_on
from tests.walks.conftest import Open
from tests.walks.evening import ANA, CHI, DAN, Evening, dialog
from tests.walks.hands import Mouse, drops_a_list, key
from tests.walks.reach import nameless, silent


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


@drops_a_list
def test_every_choice_holds_at_once_and_the_next_time(evening: Evening, open_program: Open) -> None:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters("234m")
    evening.chooses(evening.desk.menu.controls)
    window = dialog(evening.program, LookDialog)
    assert (nameless(window), silent(window)) == ([], [])

    evening.hand.press(window.colours["contrast"])
    evening.hand.press(window.tiles["large"])
    evening.hand.press(window.ticks["still"])

    look = evening.program.looks.look
    assert (look.palette, look.tiles, look.still) == (CONTRAST, TileStyle.LARGE, True)
    assert window.isVisible()
    assert CONTRAST.gold in evening.program.app.styleSheet()
    assert evening.program.entry.view is not None
    assert len(evening.program.entry.view.draft.tiles) == 3
    evening.hand.press(window.close_button)
    evening.enters("99m56788p234s9m")

    evening.program.window.close()
    again = open_program()
    assert again.looks.look == look


def test_a_choice_is_seen_before_the_window_is_drawn_so(evening: Evening) -> None:
    evening.program.looks.open()
    window = dialog(evening.program, LookDialog)
    desk = evening.program.desk

    window.ticks["larger"].click()

    assert window.ticks["larger"].isChecked()
    assert evening.program.prefs.larger
    assert evening.program.desk is desk
    QApplication.processEvents()
    assert evening.program.desk is not desk
    assert evening.program.desk.isVisible()


@pytest.mark.parametrize("choice", [LookChoice(touch=True), LookChoice(larger=True)], ids=["fingers", "letters"])
def test_the_window_takes_the_room_that_is_needed(evening: Evening, choice: LookChoice) -> None:
    window = evening.program.window
    window.resize(window.minimumSizeHint())
    room = COMFORTABLE.boundedTo(window.screen().availableSize() - FRAME)

    evening.program.looks.choose(choice)

    assert window.size() == window.size().expandedTo(room)
    assert evening.program.looks.choice == choice


def test_fingers_and_larger_letters_find_room_together(evening: Evening) -> None:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.program.looks.choose(LookChoice(touch=True, larger=True))
    evening.program.window.resize(COMFORTABLE)
    QApplication.processEvents()

    assert evening.program.window.size() == COMFORTABLE
    assert evening.side.entry.worth.record.visibleRegion().boundingRect().height() >= 48


def test_a_small_screen_holds_fingers_and_larger_letters_together(evening: Evening) -> None:
    small = QSize(1024, 600)
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters("234999m56788p234s9m")
    evening.program.looks.choose(LookChoice(touch=True, larger=True))
    evening.program.window.resize(small)
    QApplication.processEvents()

    assert evening.program.window.size() == small
    board = evening.desk.table.board
    for button in (*board.tools.panes, board.views.view, board.views.payments):
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize("preset", ["tenhou", "mahjong_time"])
@pytest.mark.parametrize("language", ["en_plain", "ja"])
def test_no_button_is_cut_by_larger_letters_on_a_small_screen(evening: Evening, preset: str, language: str) -> None:
    evening.begin(preset)
    evening.wins(CHI, off=DAN)
    if evening.side.outcome.won.buttons[ANA].isEnabled():
        evening.hand.press(evening.side.outcome.won.buttons[ANA])
    evening.program.choose_language(language)
    for choice in (LookChoice(larger=True), LookChoice(touch=True, larger=True, newcomer=True)):
        evening.program.looks.choose(choice)
        evening.program.window.resize(1024, 600)
        QApplication.processEvents()
        assert [
            each.accessibleName() or each.text()
            for each in evening.side.findChildren(QPushButton)
            if each.isVisible() and each.visibleRegion().boundingRect().width() < each.minimumSizeHint().width()
        ] == []


@drops_a_list
def test_the_page_stays_the_one_that_was_open(evening: Evening) -> None:
    evening.begin()
    evening.chooses(evening.desk.menu.score)
    evening.program.looks.choose(LookChoice("dark"))

    assert evening.desk.page is evening.desk.score


def test_the_tab_key_goes_the_same_way_in_another_look(evening: Evening) -> None:
    evening.begin()

    def way() -> list[str]:
        names = []
        for _ in range(30):
            key(evening.desk, Qt.Key.Key_Tab)
            focus = QApplication.focusWidget()
            names.append("" if focus is None else focus.accessibleName() or focus.accessibleDescription())
        return names

    evening.side.await_keys()
    before = way()
    evening.program.redress()
    evening.side.await_keys()
    assert len(set(before)) > 10
    assert way() == before


def test_the_keyboard_stays_where_it_was_in_another_look(evening: Evening) -> None:
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters("234m5p")
    evening.side.entry.builder.typing.setFocus()
    evening.side.entry.builder.typing.setCursorPosition(2)
    evening.program.redress()
    typing = evening.side.entry.builder.typing
    assert typing.hasFocus()
    assert typing.cursorPosition() == 2
    evening.desk.table.board.panels[CHI].tap_buttons[0].setFocus()
    evening.program.choose_language("ja")
    assert evening.desk.table.board.panels[CHI].tap_buttons[0].hasFocus()
    evening.desk.table.board.tools.panes[COURSE].click()
    evening.desk.table.board.tools.panes[COURSE].setFocus()

    evening.program.looks.open()
    window = dialog(evening.program, LookDialog)
    window.ticks["larger"].setFocus()
    window.ticks["larger"].click()
    QApplication.processEvents()
    assert window.ticks["larger"].hasFocus()
    window.close_button.click()
    evening.looks_at_the_window()
    assert evening.desk.table.board.tools.panes[COURSE].hasFocus()


def test_entry_goes_on_where_what_had_the_keyboard_is_gone(evening: Evening) -> None:
    evening.program.desk.start.newcomer.setFocus()
    evening.program.redress()
    assert evening.program.desk.start.newcomer.hasFocus()
    stop = stop_on(evening.desk, evening.desk.start.newcomer)
    evening.begin()
    evening.desk.table.top.menu.setFocus()

    go_on_as(evening.desk, stop)

    assert evening.side.outcome.hasFocus()


def test_the_colours_follow_the_system_while_the_program_runs(evening: Evening) -> None:
    before = evening.desk
    QApplication.styleHints().colorSchemeChanged.emit(QApplication.styleHints().colorScheme())

    assert evening.desk is not before


def test_two_quick_clicks_close_a_window_once(evening: Evening) -> None:
    program = evening.program
    program.looks.open()
    program.rules.manage(program.chosen_rules())
    for window in (dialog(program, RulesDialog), dialog(program, LookDialog)):
        window.close_button.click()
        window.close_button.click()
        assert not window.isVisible()
    program.rules.manage(program.chosen_rules())
    assert dialog(program, RulesDialog).isVisible()
