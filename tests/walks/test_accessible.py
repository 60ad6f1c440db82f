"""Whatever is shown can be reached by ear, by finger, by keyboard and by eye: every window, in every state it can be in."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import PREFS
from scorekeeper.controller.prefs import Colours, Prefs
from scorekeeper.ui.style import TARGET, TOUCH_TARGET
from tests.walks.conftest import Open
from tests.walks.evening import Evening
from tests.walks.hands import Mouse, drops_a_list
from tests.walks.helped import HELPED
from tests.walks.reach import faults
from tests.walks.windows import WINDOWS, Bring

ALL = {**WINDOWS, **HELPED}
every_window = pytest.mark.parametrize("bring", ALL.values(), ids=ALL.keys())


@drops_a_list
@every_window
@pytest.mark.parametrize("touch", [False, True], ids=["light", "contrast and touch"])
def test_everything_is_within_reach(open_program: Open, tmp_path: Path, bring: Bring, touch: bool) -> None:
    prefs = Prefs(tmp_path / PREFS)
    prefs.colours, prefs.touch = (Colours.CONTRAST if touch else Colours.LIGHT), touch
    prefs.keep()
    evening = Evening(open_program(), Mouse())
    window = bring(evening)
    QApplication.processEvents()
    found = faults(window, TOUCH_TARGET if touch else TARGET)
    assert not found, "\n".join(found)
