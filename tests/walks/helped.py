"""The states of the window that help with a hand: what may be a slip, own discards, and how far a hand is."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from tests.walks.bringing import SCORED
from tests.walks.evening import CHI, DAN, Evening
from tests.walks.hands import click
from tests.walks.test_why import Asking
from tests.walks.windows_of_learning import be_new
from tests.walks.windows_of_play import a_history_of_some_hands


def how_far_a_hand_is(evening: Evening) -> QWidget:
    """What a hand lacks to be ready, and what can be exchanged."""
    return _explained(evening, "23499m56788p136s")


def own_discards(evening: Evening) -> QWidget:
    """The row that own discards are entered in, longer than it is wide."""
    _explained(evening, "234999m56788p23sdiscards:123456789m123456789p12z")
    click(Asking(evening.program, evening.hand).panel.discards)
    return evening.program.window


def a_win_that_is_not_allowed(evening: Evening) -> QWidget:
    """A win that an own discard bars, explained."""
    return _explained(evening, f"{SCORED}discards:19m")


def a_costly_doubt(evening: Evening) -> QWidget:
    """Record was asked for in spite of what is doubtful."""
    be_new(evening)
    _won(evening, SCORED)
    click(evening.side.entry.worth.record)
    return evening.program.window


def a_correction_that_is_doubted(evening: Evening) -> QWidget:
    """Accept was asked for in spite of what is doubtful."""
    be_new(evening)
    a_history_of_some_hands(evening)
    past = evening.program.past
    past.correct(2)
    past.entry.take_back_row("dora_indicators", 0)
    page = evening.program.correcting.page
    assert page is not None
    click(page.side.entry.worth.record)
    return evening.program.window


def _won(evening: Evening, text: str) -> None:
    evening.begin()
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.program.entry.type_text(text)


def _explained(evening: Evening, text: str) -> QWidget:
    _won(evening, text)
    click(evening.side.entry.worth.why)
    return evening.program.window


HELPED: Final[dict[str, Callable[[Evening], QWidget]]] = {
    each.__name__: each
    for each in (
        how_far_a_hand_is,
        own_discards,
        a_win_that_is_not_allowed,
        a_costly_doubt,
        a_correction_that_is_doubted,
    )
}
"""Each by its name."""
