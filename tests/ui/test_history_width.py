"""The history: names stand whole above their columns where there is room, and a chosen line can be read.

Lines are seen whole or not at all.
"""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from scorekeeper.controller.session import SessionController
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.history import ROW, History
from scorekeeper.ui.style import NOTE, SMALL, Look, dress
from tests.ui.eyes import contrast
from tests.ui.test_table import Paper

NAMES = ("Player 1", "Player 2", "Player 3", "Player 4")
FIRST = 2
DRAW: Record = {"type": "exhaustive_draw", "tenpai": [0], "nagashi": []}
PADDING = 8
NARROW_BAR = 8


def usual() -> Ruleset:
    rules = ruleset("riichi", None, {})
    assert not isinstance(rules, Problem)
    return rules


def widths(history: History) -> list[int]:
    QApplication.processEvents()
    return [history.horizontalHeader().sectionSize(FIRST + seat) for seat in range(len(NAMES))]


@pytest.fixture
def history(look: Look, show: Callable[[QWidget, int, int], None]) -> History:
    found = History(look)
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(found.show_session)
    table.open("", Header(usual(), NAMES), (), Paper())
    show(found, 556, 200)
    return found


def test_names_stand_whole_where_there_is_room(history: History) -> None:
    font = history.font()
    font.setPixelSize(NOTE)
    needed = QFontMetrics(font).horizontalAdvance(NAMES[0]) + 2 * PADDING
    assert min(widths(history)) >= needed


def test_names_in_a_narrow_history_have_the_room_that_numbers_have(history: History) -> None:
    needed = {}
    for width in (556, 366):
        history.resize(width, 200)
        QApplication.processEvents()
        needed[width] = history.horizontalHeader().sectionSizeHint(FIRST)
    assert needed[366] < needed[556]


def test_names_are_measured_in_their_own_letters(history: History) -> None:
    for width, letters in ((556, NOTE), (366, SMALL)):
        history.resize(width, 200)
        QApplication.processEvents()
        assert history.horizontalHeader().font().pixelSize() == letters


def test_the_columns_share_the_room_that_is_there_once_no_bar_stands_beside_them(history: History) -> None:
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,) * 3, Paper())
    # Here names need less than there is.
    history.resize(620, 200)
    before = widths(history)
    history.resize(620, 90)
    assert widths(history) != before
    history.resize(620, 200)
    assert widths(history) == before


def test_the_bar_beside_the_lines_is_narrow_when_it_comes(history: History) -> None:
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,) * 9, Paper())
    QApplication.processEvents()
    assert history.verticalScrollBar().isVisible()
    assert history.verticalScrollBar().width() == NARROW_BAR


def test_a_history_that_is_full_before_it_is_seen_has_all_its_room(
    look: Look, show: Callable[[QWidget, int, int], None]
) -> None:
    page = QWidget()
    column, history = QVBoxLayout(page), History(look, page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(history)
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,), Paper())
    show(page, 556, 200)
    first = widths(history)
    page.resize(557, 200)
    QApplication.processEvents()
    page.resize(556, 200)
    assert widths(history) == first


def test_names_are_whole_again_after_larger_letters(history: History, qapp: QApplication) -> None:
    before = widths(history)
    dress(qapp, Look(larger=True))
    larger = widths(history)
    dress(qapp, Look())
    assert min(larger) >= max(before)
    assert widths(history) == before


def test_every_deal_is_written_out(history: History, qapp: QApplication) -> None:
    dress(qapp, Look(larger=True))
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,) * 12, Paper())
    QApplication.processEvents()
    texts = [history.model().index(row, 0).data() for row in range(12)]
    longest = max(map(history.fontMetrics().horizontalAdvance, texts))
    assert texts[-1] == "E1-11"
    assert history.horizontalHeader().sectionSize(0) >= longest + PADDING
    dress(qapp, Look())


def test_the_newest_line_is_seen_whole_in_the_least_room(history: History) -> None:
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,) * 3, Paper())
    history.resize(556, 66)
    QApplication.processEvents()
    line, room = history.visualRect(history.model().index(2, 1)), history.viewport().rect()
    assert room.height() < ROW
    assert room.contains(line)


@pytest.mark.parametrize("high", [90, 133, 134, 175, 300])
def test_no_line_is_seen_by_half(history: History, high: int) -> None:
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,) * 12, Paper())
    history.resize(370, high)
    QApplication.processEvents()
    room = history.viewport().height()
    lines = [history.visualRect(history.model().index(row, 1)) for row in range(12)]
    seen = [min(each.bottom() + 1, room) - max(each.top(), 0) for each in lines]
    assert sum(each >= 40 for each in seen) == room // 40
    assert all(each >= 40 or each < room // 40 for each in seen)


def test_the_pen_of_a_chosen_line_is_seen(history: History, look: Look) -> None:
    table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    table.shown.connect(history.show_session)
    table.open("", Header(usual(), NAMES), (DRAW,), Paper())
    pen = history.model().index(0, FIRST + len(NAMES))
    history.selectRow(0)
    QApplication.processEvents()
    shown = history.viewport().grab(history.visualRect(pen)).toImage()
    inks = [shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())]
    felt, strongest = look.palette.felt.lower(), max(inks, key=lambda ink: contrast(ink, look.palette.felt))
    assert felt in inks
    assert look.palette.ink.lower() not in inks
    assert contrast(strongest, felt) >= 3
