"""The board in a player's hands: what the last hand moved, both ways of sitting, what is needed, and another screen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.app import Program
from scorekeeper.core.journal import Record
from scorekeeper.ui.board_window import BoardWindow
from scorekeeper.ui.panes import COURSE, HANDS, NEEDED
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening
from tests.walks.hands import Mouse, click, handle_of, key
from tests.walks.reach import all_is_said

NOBODY: Record = {"type": "exhaustive_draw", "tenpai": [], "nagashi": []}
raises_a_window = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)", extend=True)
"""Without a screen Qt cannot bring a window to the front, and says so."""


@pytest.fixture
def evening(program: Program) -> Evening:
    return Evening(program, Mouse())


def arrows(evening: Evening) -> set[tuple[int, int, int]]:
    return {(each.payer, each.payee, each.points) for each in evening.desk.table.board.arrows().routes}


def wins_a_hand(evening: Evening) -> None:
    evening.wins(CHI, off=DAN)
    evening.enters("222m345p678p67s88s5s")
    evening.records()


def test_payments_stay_until_the_next_hand_is_begun(evening: Evening) -> None:
    evening.begin()
    wins_a_hand(evening)
    assert arrows(evening) == {(DAN, CHI, 1_300)}

    click(evening.side.outcome.won.buttons[BEN])
    assert arrows(evening) == set()


def test_undo_shows_the_way_back(evening: Evening) -> None:
    evening.begin()
    wins_a_hand(evening)
    click(evening.desk.table.top.undo)

    assert arrows(evening) == {(CHI, DAN, 1_300)}
    click(evening.desk.table.top.redo)
    assert arrows(evening) == {(DAN, CHI, 1_300)}


def test_undo_and_redo_hand_the_focus_to_each_other(evening: Evening) -> None:
    evening.begin()
    wins_a_hand(evening)
    top = evening.desk.table.top
    top.undo.setFocus()
    click(top.undo)
    assert top.redo.hasFocus()
    click(top.redo)

    assert top.undo.hasFocus()


def test_the_mouse_over_a_line_of_the_history_shows_its_payments(evening: Evening) -> None:
    evening.begin()
    wins_a_hand(evening)
    click(evening.side.outcome.won.buttons[BEN])
    history = evening.desk.table.history
    line = history.visualRect(history.model().index(0, 1)).center()
    place = history.viewport().mapTo(evening.program.window, line)

    QTest.mouseMove(handle_of(history), place - QPoint(3, 0))
    QTest.mouseMove(handle_of(history), place)
    QApplication.processEvents()
    assert arrows(evening) == {(DAN, CHI, 1_300)}

    board = evening.desk.table.board
    QTest.mouseMove(handle_of(board), board.mapTo(evening.program.window, QPoint(2, 2)))
    QApplication.processEvents()
    assert arrows(evening) == set()


def test_the_list_is_remembered(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin()
    click(evening.desk.table.board.views.view)
    click(evening.desk.table.board.views.sort)
    wins_a_hand(evening)
    board = evening.desk.table.board
    assert board.panels[CHI].y() == min(panel.y() for panel in board.panels)
    all_is_said(evening.program.window)
    evening.program.window.close()

    again = Evening(open_program(), Mouse())
    click(again.desk.start.first())
    assert again.desk.table.board.in_list
    assert again.desk.table.board.by_place


def test_what_is_needed_comes_up_by_itself_in_the_last_hand(evening: Evening, qtbot: QtBot) -> None:
    evening.begin()
    panes = evening.desk.table.panes
    wins_a_hand(evening)
    for _ in range(5):
        assert evening.program.session.record(NOBODY)
    assert panes.currentWidget() is panes.history

    assert evening.program.session.record(NOBODY)
    assert panes.currentWidget() is panes.needed
    assert panes.needed.said() == ["Trying every hand…"]
    qtbot.waitUntil(lambda: len(panes.needed.said()) > 4)
    assert panes.needed.said()[0] == "Chi, 1st"
    assert any("wins the game" in line for line in panes.needed.said())
    all_is_said(evening.program.window)
    click(evening.desk.table.board.tools.panes[0])
    assert panes.currentWidget() is panes.history


def test_what_is_needed_can_be_asked_in_any_hand(evening: Evening, qtbot: QtBot) -> None:
    evening.begin()
    wins_a_hand(evening)
    key(evening.desk.table, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    panes = evening.desk.table.panes
    assert panes.currentWidget() is panes.needed
    qtbot.waitUntil(lambda: len(panes.needed.said()) > 4)
    before = panes.needed.said()

    evening.wins(ANA, off=CHI)
    evening.enters("222m345p678p67s88s5s")
    evening.records()
    qtbot.waitUntil(lambda: len(panes.needed.said()) > 4 and panes.needed.said() != before)
    assert panes.needed.said()[0] == "Ana, 1st"


def other_board(evening: Evening) -> BoardWindow:
    assert evening.program.boards.other is not None
    return evening.program.boards.other


@raises_a_window
def test_a_board_on_another_screen_follows_and_goes_with_the_program(evening: Evening) -> None:
    evening.begin()
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    key(evening.desk, Qt.Key.Key_B, held)
    other = other_board(evening)
    assert other.isVisible()
    evening.looks_at_the_window()

    wins_a_hand(evening)
    evening.program.redress()
    assert other.board is not None
    assert [panel.score.text() for panel in other.board.panels] == evening.scores
    all_is_said(other)
    evening.program.session.close()
    assert not other.board.isVisible()

    evening.program.window.close()
    assert evening.program.boards.other is None
    assert not other.isVisible()


def test_the_tab_key_goes_through_what_is_shown_below_the_board(evening: Evening) -> None:
    evening.begin()
    board, panes = evening.desk.table.board, evening.desk.table.panes
    for pane in (COURSE, NEEDED, HANDS):
        panes.show_pane(pane)
        evening.desk.table.top.menu.setFocus()
        gone: list[QWidget | None] = []
        for _ in range(20):
            key(evening.desk, Qt.Key.Key_Tab)
            gone.append(QApplication.focusWidget())
        assert [each for each in board.tools.panes if each in gone] == [board.tools.panes[pane]]
        assert [panes.widget(at) for at in range(panes.count()) if panes.widget(at) in gone] == [panes.currentWidget()]
