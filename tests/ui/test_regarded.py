"""How the others stand to a player is told while somebody looks at the player's panel."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.style import Look
from tests.ui.boards import ANA, BEN, DAN, Played, Show, win


@pytest.fixture
def board(look: Look, show: Show) -> Scoreboard:
    found = Scoreboard(None, look)
    show(found, 560, 480)
    return found


def chips(board: Scoreboard) -> list[str]:
    return [panel.rival().text().replace("\n", " ") if panel.rival().isVisible() else "" for panel in board.panels]


def enter(board: Scoreboard, seat: int) -> None:
    QApplication.sendEvent(board.panels[seat], QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))


def test_how_the_players_stand_to_one_shows_in_words_while_somebody_looks(board: Scoreboard) -> None:
    played = Played(board)
    played.records(win(BEN, DAN))

    enter(board, ANA)
    assert chips(board) == [""] * 4
    board.panels[ANA].rest.timeout.emit()
    assert chips(board) == ["", "3,900 ahead of Ana", "level with Ana", "3,900 behind Ana"]
    assert {panel.rival().property("moved") for panel in board.panels} == {None}
    QApplication.sendEvent(board.panels[ANA], QEvent(QEvent.Type.Leave))
    assert chips(board) == [""] * 4

    board.panels[DAN].setFocus(Qt.FocusReason.TabFocusReason)
    assert chips(board) == ["3,900 ahead of Dan", "7,800 ahead of Dan", "3,900 ahead of Dan", ""]
    assert board.panels[DAN].accessibleDescription() == "3,900 behind Ana, 7,800 behind Ben, 3,900 behind Chi"
    played.records(win(DAN, BEN))
    assert chips(board) == ["level with Dan", "level with Dan", "level with Dan", ""]


def test_who_uses_a_button_of_a_panel_is_not_told_how_the_others_stand(board: Scoreboard) -> None:
    Played(board).records(win(BEN, DAN))
    enter(board, ANA)
    board.panels[ANA].tap_button("riichi").click()
    board.panels[ANA].rest.timeout.emit()
    assert chips(board) == [""] * 4

    board.panels[ANA].setFocus(Qt.FocusReason.MouseFocusReason)
    board.panels[BEN].setFocus(Qt.FocusReason.OtherFocusReason)
    assert chips(board) == [""] * 4


def test_the_mouse_over_the_board_on_another_screen_changes_nothing(look: Look, show: Show) -> None:
    board = Scoreboard(None, look, large=True)
    show(board, 900, 700)
    Played(board).records(win(BEN, DAN))
    enter(board, ANA)
    board.panels[ANA].rest.timeout.emit()
    assert chips(board) == [""] * 4
