"""A window that stays open for a whole evening: what was opened, drawn anew or taken back leaves nothing behind."""

import gc
import weakref
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog
from shiboken6 import Shiboken

from scorekeeper.app import Program
from scorekeeper.core.tiles import tile
from scorekeeper.ui.cheat_dialog import CheatDialog
from scorekeeper.ui.fingers import push_by_finger
from scorekeeper.ui.paper_tiles import _picture, draw_tile
from tests.walks.bringing import MANGAN
from tests.walks.evening import Evening, dialog
from tests.walks.hands import Mouse, key

TURNS = 2


def correct(program: Program) -> None:
    """Look at a hand of the past, and leave it as it is."""
    program.past.correct(0)
    program.past.give_up()


def redress_with_keys(program: Program) -> None:
    """Press a key, and have the desk built anew."""
    key(program.window, Qt.Key.Key_F24)
    program.redress()


ACTS: tuple[Callable[[Program], object], ...] = (
    lambda program: program.redress(),
    lambda program: program.desk.menu.new.trigger(),
    lambda program: program.desk.menu.open.trigger(),
    lambda program: program.desk.menu.controls.trigger(),
    lambda program: program.desk.menu.keys.trigger(),
    lambda program: program.desk.menu.correct_start.trigger(),
    correct,
    lambda program: (program.session.undo(), program.session.redo()),
    # With the keys bound, which the first key does.
    redress_with_keys,
)
"""What is done again and again in an evening."""


def close_dialogs(program: Program) -> None:
    """Close every dialog; without an event loop what is deleted would live on."""
    for each in program.window.findChildren(QDialog):
        each.close()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def held() -> Counter[str]:
    """What there is: objects of Qt by their kind, and what PySide remembers of those that are no such and hear a signal."""
    gc.collect()
    found: Counter[str] = Counter()
    for each in gc.get_objects():
        if isinstance(each, QObject):
            found[type(each).__name__] += 1
        elif type(each) is weakref.ReferenceType and type(each.__callback__).__module__ == "PySide":
            found[f"heard by {type(each()).__name__}"] += 1
    return found


@pytest.fixture
def evening(program: Program) -> Evening:
    evening = Evening(program, Mouse())
    evening.begin()
    assert program.session.record(MANGAN)
    return evening


def test_what_is_done_again_and_again_leaves_nothing_behind(evening: Evening) -> None:
    def do_all() -> None:
        for act in ACTS:
            act(evening.program)
            close_dialogs(evening.program)

    do_all()
    before = held()
    for _ in range(TURNS):
        do_all()
    assert {kind: count for kind, count in (held() - before).items() if count >= TURNS} == {}


def test_pages_and_their_tiles_are_put_away_with_their_window(evening: Evening) -> None:
    evening.desk.menu.cheat.trigger()
    sheet = dialog(evening.program, CheatDialog)
    page = QImage(30, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(page)
    draw_tile(painter, QRectF(0, 0, 30, 40), tile("1p"), sheet.look)
    painter.end()
    held_before = sheet.printout, _picture.cache_info().currsize
    sheet.close()
    assert all(held_before)
    assert (sheet.printout, _picture.cache_info().currsize) == (None, 0)


def test_no_list_is_known_that_a_finger_has_met_and_that_is_gone(program: Program) -> None:
    def gone() -> int:
        gc.collect()
        lists = [each for each in gc.get_objects() if isinstance(each, QAbstractItemView)]
        return sum(not Shiboken.isValid(each) for each in lists)

    before = gone()
    for _ in range(TURNS):
        program.desk.menu.score.trigger()
        push_by_finger(program.window)
        program.redress()
        close_dialogs(program)
    assert gone() == before
