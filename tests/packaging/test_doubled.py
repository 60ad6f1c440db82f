"""A language of words twice as long: everything fits the window at 1280 by 800, and nothing is left untranslated."""

import pytest
from PySide6.QtWidgets import QApplication

from screens.doubled import untranslated
from screens.faults import found_in
from screens.reading import read
from screens.stage import DOUBLED, Setup, staged
from screens.states import ALL, DATA

SETUP = Setup("doubled", 1280, 800, language=DOUBLED)
FEW = [
    "first_start",
    "scored",
    "reasons",
    "waits",
    "called_out",
    "four_hands",
    "adjusting",
    "correcting",
    "about",
    "sessions",
]
"""Every page and the dialogs of a usual evening; the script of the pictures looks at all states."""


@pytest.mark.parametrize("state", FEW)
def test_nothing_is_cut_and_all_is_translated(qapp: QApplication, state: str) -> None:
    with staged(qapp, SETUP) as stage:
        shown = ALL[state](stage)
        stage.settle()

        assert [str(fault) for fault in found_in(shown).faults] == []
        assert [text.text for text in untranslated(read(shown), DATA)] == []
        assert shown.width() <= SETUP.wide
        assert shown.height() <= SETUP.high
