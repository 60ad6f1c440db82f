"""The main job by finger, lists pushed along by it, and what hovering shows told where it rests."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QScroller, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.core.tiles import Tile
from scorekeeper.ui import tile_button
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.fingers import Fingers, pushed
from scorekeeper.ui.glossed import as_tip, lying_over
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.tile_button import TileButton
from tests.walks.conftest import Open
from tests.walks.evening import ANA, CHI, DAN, Evening, dialog
from tests.walks.hands import drops_a_list, listing, type_text, way_to

SCREEN = QTest.createTouchDevice()
SOON_MS = 20


def touch(window: QWidget, act: str, at: QPoint) -> None:
    """One thing a finger does to a window: press, move or release."""
    sequence = QTest.touchEvent(window, SCREEN)
    getattr(sequence, act)(0, at, window)
    # A finger that presses and lets go at once leaves no time in between.
    sequence.commit(act != "press")
    if act != "press":
        QApplication.processEvents()


def middle(widget: QWidget) -> QPoint:
    """The middle of a widget in its window."""
    return widget.mapTo(widget.window(), widget.rect().center())


def tap(widget: QWidget, at: QPoint | None = None) -> None:
    """Tap in the middle of a widget, or at a place of its window."""
    for act in ("press", "release"):
        touch(widget.window(), act, at or middle(widget))


class Finger:
    """One finger, and the letters of a keyboard for names."""

    def press(self, widget: QWidget) -> None:
        tap(widget)

    def write(self, field: QWidget, text: str) -> None:
        tap(field)
        type_text(field, text)

    def enter(self, panel: EntryPanel, tiles: tuple[Tile, ...]) -> None:
        for tile in tiles:
            self.pick(panel, tile)

    def pick(self, panel: EntryPanel, tile: Tile) -> None:
        tap(panel.builder.picker.key_of(tile))

    def choose(self, button: QWidget, menu: QMenu, action: QAction) -> None:
        tap(button)
        for entry in way_to(menu, action):
            list_of = listing(menu, entry)
            tap(list_of, list_of.actionGeometry(entry).center())


@pytest.fixture
def evening(open_program: Open) -> Evening:
    program = open_program()
    program.looks.choose(LookChoice(touch=True))
    return Evening(program, Finger())


def test_a_hand_is_recorded_by_finger_alone(evening: Evening) -> None:
    evening.begin()
    evening.taps("riichi", CHI)
    assert evening.scores[CHI] == "24,000"
    evening.wins(CHI, off=DAN)
    evening.enters("234m99m56788p234s9m")
    evening.turns(0, "8m")
    assert evening.side.entry.worth.counted.number.text() == "8,000"
    evening.records()
    assert evening.scores == ["25,000", "25,000", "33,000", "17,000"]
    tap(evening.desk.table.top.undo)
    assert evening.scores[CHI] == "24,000"


def test_a_list_is_pushed_along_and_what_is_let_go_of_is_not_clicked(evening: Evening, qtbot: QtBot) -> None:
    evening.program.rules.manage(evening.program.chosen_rules())
    QApplication.processEvents()
    rules = dialog(evening.program, RulesDialog)
    qtbot.waitUntil(rules.isActiveWindow)
    bar = rules.list.verticalScrollBar()
    start = middle(rules.list)
    touch(rules, "press", start)
    for way in range(1, 12):
        touch(rules, "move", start - QPoint(0, 12 * way))
    assert pushed(rules.list)
    touch(rules, "release", start - QPoint(0, 132))
    qtbot.waitUntil(lambda: bar.value() > 0)


@drops_a_list
def test_a_page_is_made_ready_once_a_finger_comes_down(evening: Evening, qtbot: QtBot) -> None:
    evening.program.reference.open()
    window = evening.program.reference.window
    assert window is not None
    qtbot.waitUntil(window.isActiveWindow)
    view = window.page.viewport()
    assert not QScroller.hasScroller(view)
    touch(window, "press", middle(window.page))
    assert QScroller.hasScroller(view)
    touch(window, "release", middle(window.page))


@drops_a_list
def test_a_finger_that_rests_is_told_what_hovering_shows(
    evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.begin()
    riichi, undo = evening.desk.table.board.panels[ANA].tap_button("riichi"), evening.desk.table.top.undo
    assert riichi.isEnabled()
    assert not undo.isEnabled()

    monkeypatch.setattr(Fingers, "rest_ms", SOON_MS)

    def told(button: QAbstractButton) -> None:
        terms = lying_over(button)
        hovered = button.toolTip() if terms is None else as_tip(terms.meanings, button.toolTip())
        touch(evening.program.window, "press", middle(button))
        qtbot.waitUntil(lambda: QToolTip.text() == hovered)
        touch(evening.program.window, "release", middle(button))
        QToolTip.hideText()

    told(riichi)
    told(undo)
    # It was read, not pressed.
    assert evening.scores == ["25,000"] * 4


def test_a_finger_that_rests_on_a_tile_means_the_tile(
    evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tile_button, "HOLD_MS", SOON_MS)
    evening.begin()
    evening.wins(CHI, off=DAN)
    evening.enters("123m")
    tile = evening.side.entry.builder.strip.stops()[0]
    assert isinstance(tile, TileButton)
    with qtbot.waitSignal(tile.held):
        touch(evening.program.window, "press", middle(tile))
    touch(evening.program.window, "release", middle(tile))
    view = evening.program.entry.view
    assert view is not None
    assert [each.tile.code for each in view.hand if each.winning] == ["1m"]
