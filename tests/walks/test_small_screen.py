"""The window on a small screen, whose frame and panel take their part of 1024 by 600."""

import pytest

from scorekeeper.app import Program
from tests.walks.evening import ANA, BEN, CHI, Evening
from tests.walks.hands import Hand, Mouse

SMALL = (1024, 580)
"""What a usual frame leaves of the smallest screen, in pixels."""


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
