"""The window of the rules says all there is to say, on the smallest screen and in the longest words."""

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.evening import BEN, DAN, Evening
from tests.walks.hands import Mouse, click
from tests.walks.reach import all_is_said
from tests.walks.ruling import managing, turned_to


@pytest.fixture
def by_mouse(program: Program) -> Evening:
    return Evening(program, Mouse())


def fits(window: RulesDialog, width: int, height: int) -> bool:
    window.resize(width, height)
    QApplication.processEvents()
    return window.width() <= width and window.height() <= height


def test_the_window_fits_the_smallest_screen(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    window.option_set.emit("uma", [20, 10, -10, -10])

    assert fits(window, 1004, 560)
    assert window.list.viewport().height() > 200
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        assert window.list.overhang == 0
        all_is_said(window)


@pytest.mark.usefixtures("doubled")
def test_the_window_fits_with_doubled_text(by_mouse: Evening) -> None:
    window = managing(by_mouse)
    window.option_set.emit("uma", [20, 10, -10, -10])

    assert fits(window, 1260, 760)
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        assert window.list.overhang == 0


def test_all_is_said_while_only_looking_and_while_comparing(by_mouse: Evening) -> None:
    by_mouse.begin()
    by_mouse.taps("riichi", BEN)
    click(by_mouse.desk.table.top.open_rules)
    window = turned_to(by_mouse)
    all_is_said(window)
    click(window.compare)
    all_is_said(window)
    window.close()
    by_mouse.wins(DAN, off=BEN)
