"""A score in the place it was measured for: all of it is seen, whatever letters the system has."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.ui.counting import Counting
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.seat_panel import SeatPanel
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from tests.ui.boards import Played

WRITING = QFontDatabase.WritingSystem
HIGH = 35


@pytest.mark.parametrize("writing", [WRITING.Latin, WRITING.Japanese, WRITING.SimplifiedChinese])
def test_a_score_is_drawn_whole_in_a_tight_place(qtbot: QtBot, writing: WRITING) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    panel.setFont(QFont(QFontDatabase.families(writing)[:1]))
    score = Counting(panel)
    score.setAlignment(Qt.AlignmentFlag.AlignCenter)
    score.show_number(25_000, moving=False)
    score.show_at(score.size_within(400, HIGH, 10, 100), whole=False)

    drawn = []
    for high in (3 * HIGH, HIGH):
        score.resize(400, high)
        drawn.append(lines_of_ink(score))
    assert drawn[0] == drawn[1] > 0


def test_a_score_leaves_room_for_touches_that_are_not_seen_yet(qtbot: QtBot, look: Look) -> None:
    board = Scoreboard(None, look)
    qtbot.addWidget(board)
    taps = Played(board).view.taps[0]
    panel = SeatPanel(0)
    qtbot.addWidget(panel)
    panel.resize(400, 100)
    panel.score.show_number(25_000, moving=False)
    assert taps
    alone = panel.score_size()
    panel.show_taps("Ana", taps, Speech())
    beside = panel.score_size()
    panel.show()
    QApplication.processEvents()
    assert alone > beside == panel.score_size()


def lines_of_ink(score: Counting) -> int:
    """How many lines of pixels the figures reach over."""
    seen = score.grab().toImage()
    paper = seen.pixel(0, 0)
    return sum(any(seen.pixel(x, y) != paper for x in range(seen.width())) for y in range(seen.height()))
