"""The board on another screen: it follows, grows with its window, and takes another look."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.ui.board_window import BoardWindow
from scorekeeper.ui.palettes import DARK
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.style import Look
from tests.ui.boards import BEN, DAN, Played, win
from tests.walks.hands import key

Show = Callable[[QWidget, int, int], None]


@pytest.fixture
def window(look: Look, show: Show) -> BoardWindow:
    found = BoardWindow(look)
    show(found, 960, 640)
    return found


def large(window: BoardWindow) -> Scoreboard:
    assert window.board is not None
    return window.board


def test_it_follows_each_step(window: BoardWindow) -> None:
    assert not large(window).isVisible()
    played = Played(Scoreboard())
    played.table.shown.connect(window.show_session)
    window.show_session(played.view)

    played.records(win(BEN, DAN))
    board = large(window)
    assert board.isVisible()
    assert [panel.score.text() for panel in board.panels] == ["25,000", "28,900", "25,000", "21,100"]
    assert [(each.payer, each.payee, each.points) for each in board.arrows().routes] == [(DAN, BEN, 3_900)]
    played.table.undo()
    assert board.panels[BEN].score.text() == "25,000"
    window.put_away()
    assert not board.isVisible()


def test_scores_grow_with_the_window_and_nothing_can_be_touched(window: BoardWindow, qtbot: QtBot) -> None:
    window.show_session(Played(Scoreboard()).view)
    QApplication.processEvents()
    sizes = [large(window).panels[0].score.letter.pixelSize()]
    for size in ((1280, 800), (1920, 1080)):
        window.resize(*size)
        QApplication.processEvents()
        sizes.append(large(window).panels[0].score.letter.pixelSize())

    assert sizes == sorted(set(sizes))
    assert sizes[-1] >= 170
    board = large(window)
    assert not any(tool.isVisible() for tool in (board.views, board.tools))
    assert not any(panel.tap_buttons for panel in board.panels)


def test_what_lies_before_a_player_is_said_without_buttons(window: BoardWindow) -> None:
    played = Played(Scoreboard())
    played.table.shown.connect(window.show_session)
    played.table.tap("riichi", BEN)

    assert [panel.marks().text() for panel in large(window).panels] == ["", "Riichi", "", ""]
    assert [panel.marks().isVisible() for panel in large(window).panels] == [False, True, False, False]


def test_another_look_is_taken_with_all_that_is_shown(window: BoardWindow) -> None:
    window.show_session(Played(Scoreboard()).view)
    window.dress(Look(DARK))

    assert DARK.gold in large(window).styleSheet()
    assert [panel.score.text() for panel in large(window).panels] == ["25,000"] * 4
    assert len([each for each in window.findChildren(Scoreboard) if each.isVisible()]) == 1


def test_keys_fill_the_screen_and_leave_it(window: BoardWindow, qtbot: QtBot) -> None:
    seen = []
    for pressed in (Qt.Key.Key_F11, Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_F11, Qt.Key.Key_F11):
        key(window, pressed)
        seen.append(window.isFullScreen())

    assert seen == [True, False, False, True, False]
    assert window.isVisible()
