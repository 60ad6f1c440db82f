"""The window on a small screen, whose frame and panel take their part of 1024 by 600."""

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.ui.languages import codes
from tests.walks.evening import ANA, BEN, CHI, Evening
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
