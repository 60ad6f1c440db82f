"""The window on a small screen, whose frame and panel take their part of 1024 by 600."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.ui.languages import codes
from scorekeeper.ui.problems_dialog import ProblemsDialog
from tests.walks.evening import ANA, BEN, CHI, Evening, dialog
from tests.walks.hands import Hand, Mouse

SMALL = (1024, 580)
"""What a usual frame leaves of the smallest screen, in pixels."""
AROUND = 8
"""What a cell keeps free beside its text, in pixels."""


@pytest.fixture
def hand() -> Hand:
    return Mouse()


def test_two_winners_off_a_riichi_fit_a_small_screen_with_its_frame(program: Program, hand: Hand) -> None:
    program.window.resize(*SMALL)
    evening = Evening(program, hand)
    evening.begin()
    evening.taps("riichi", BEN)
    evening.wins(CHI, off=BEN)
    evening.hand.press(evening.side.outcome.won.buttons[ANA])
    assert program.window.size().toTuple() == SMALL
    record = evening.side.entry.worth.record
    assert program.window.rect().contains(
        record.rect().translated(record.mapTo(program.window, record.rect().topLeft()))
    )


def test_fingers_find_record_on_a_small_screen_with_its_frame(program: Program, hand: Hand) -> None:
    program.looks.choose(replace(program.looks.choice, touch=True))
    evening = Evening(program, hand)
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=BEN)
    evening.enters("222m345p678p67s88s5s")
    least = program.window.minimumSizeHint()
    assert (least.width(), least.height()) <= SMALL
    assert least.height() <= SMALL[1]


def test_the_history_says_whole_what_happened(program: Program, hand: Hand) -> None:
    program.window.resize(*SMALL)
    evening = Evening(program, hand)
    evening.begin()
    evening.hand.press(evening.side.outcome.other("exhaustive_draw"))
    evening.records()
    evening.wins(CHI, off=BEN)
    evening.enters("222m345p678p67s88s5s")
    evening.records()
    history = evening.desk.table.history
    (draw, *_), (win, *_) = [line[1].split("\n")[-1:] for line in evening.history]
    assert (draw, win) == ("Exhaustive draw", "Chi off Ben")
    shown = [(draw, 1), *((line[2 + seat], 2 + seat) for line in evening.history for seat in range(4))]
    for text, column in shown:
        room = history.columnWidth(column) - AROUND
        assert history.fontMetrics().horizontalAdvance(text) <= room, text


def test_names_and_begin_keep_apart_on_the_first_page_in_every_language(program: Program) -> None:
    program.window.resize(*SMALL)
    for language in codes():
        program.choose_language(language)
        QApplication.processEvents()
        box = program.desk.start.begin
        upper, lower = box.names[0].geometry(), box.names[-1].geometry()
        assert lower.top() - upper.bottom() > AROUND // 2, language
        assert box.begin.geometry().top() - lower.bottom() > AROUND // 2, language
    assert program.window.size().toTuple() == SMALL


def test_the_first_page_and_a_sheet_of_problems_hold_fingers_and_larger_letters(program: Program) -> None:
    program.looks.choose(replace(program.looks.choice, touch=True, larger=True, newcomer=True))
    program.choose_language("ja")
    program.window.resize(1024, 600)
    QApplication.processEvents()
    assert program.window.size().toTuple() == (1024, 600)
    box = program.desk.start.begin
    assert box.names[0].geometry().bottom() < box.names[2].geometry().top()
    assert box.names[2].geometry().bottom() < box.begin.geometry().top()

    program.papers().open_problems()
    asked = dialog(program, ProblemsDialog)
    asked.resize(900, 480)
    QApplication.processEvents()
    ticks = list(asked.kinds.values())
    assert all(each.height() >= each.sizeHint().height() for each in ticks)
    assert ticks[0].geometry().bottom() < ticks[2].geometry().top()
    asked.close()
