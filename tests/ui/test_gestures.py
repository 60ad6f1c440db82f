"""Gestures in the window: by mouse and by finger, what is shown meanwhile, and what comes of them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.controller.entry import Entry
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.tiles import tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import Look
from tests.entries import shown, winning
from tests.ui.acts import click, place
from tests.ui.panels import joined

Open = Callable[..., EntryPanel]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Open:
    """Show a panel over an Entry."""

    def shown_panel(of: Entry) -> EntryPanel:
        panel = joined(of, look)
        show(panel, 700, 560)
        return panel

    return shown_panel


def key(panel: EntryPanel, code: str) -> QWidget:
    """A tile of the picker."""
    return panel.builder.picker.key_of(tile(code))


def press(panel: EntryPanel, code: str, button: Qt.MouseButton = LEFT) -> None:
    """Press a button on a tile."""
    QTest.mousePress(panel.windowHandle(), button, NONE, place(key(panel, code)))


def move(panel: EntryPanel, to: QPoint) -> None:
    """Carry the pointer to a place of the window."""
    QTest.mouseMove(panel.windowHandle(), to)
    QApplication.processEvents()


def let_go(panel: EntryPanel, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Let the button go."""
    QTest.mouseRelease(panel.windowHandle(), button, NONE, at)
    QApplication.processEvents()


def drag(panel: EntryPanel, code: str, way: tuple[float, float], button: Qt.MouseButton = LEFT) -> None:
    """Drag a tile so many columns and rows away."""
    start, size = place(key(panel, code)), key(panel, code).size()
    to = start + QPoint(round(way[0] * (size.width() + 2)), round(way[1] * (size.height() + 2)))
    press(panel, code, button)
    move(panel, start + (to - start) / 2)
    move(panel, to)
    let_go(panel, to, button)


def ghosts(panel: EntryPanel) -> str:
    """The tiles that stand pale in the hand."""
    return write_tiles(panel.builder.strip.ghosts, sort=False)


def above(panel: EntryPanel) -> QPoint:
    """A place right above the picker."""
    return panel.builder.picker.mapTo(panel, QPoint(30, -8))


@pytest.mark.parametrize(
    ("code", "way", "button", "laid"),
    [
        ("4m", (1, 0), LEFT, "456m"),
        ("4m", (2, 0.3), LEFT, "456m"),
        ("6m", (-2, 0), LEFT, "654m"),
        ("3m", (3, 0), LEFT, "3456m"),
        ("3m", (9, 0), LEFT, "3456789m"),
        ("1p", (8, 0), LEFT, "123456789p"),
        ("4m", (2, 0), RIGHT, "406m"),
        ("0m", (-2, 0), LEFT, "043m"),
        ("4m", (0, 1), LEFT, "44m"),
        ("4p", (0.2, -1), LEFT, "44p"),
        ("5p", (0, 1), RIGHT, "05p"),
        ("7z", (0, -1), LEFT, "77z"),
        ("8m", (1, 0), LEFT, ""),
        ("1z", (1, 0), LEFT, ""),
        ("4m", (0.25, 0), LEFT, "4m"),
    ],
)
def test_a_drag_lays_a_run_or_a_pair(
    opened: Open, code: str, way: tuple[float, float], button: Qt.MouseButton, laid: str
) -> None:
    made = winning()
    panel = opened(made)
    drag(panel, code, way, button)

    assert shown(made).typed == laid


def test_a_right_click_lays_three_and_once_more_a_kan(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    click(key(panel, "5s"), RIGHT)
    assert shown(made).typed == "555s"
    click(key(panel, "5s"), RIGHT)
    assert shown(made).typed == "[0555s]"
    click(panel.builder.edit.back)
    click(panel.builder.edit.back)

    assert shown(made).draft.empty


def test_a_long_press_lays_three_once_it_is_let_go(opened: Open, qtbot: QtBot) -> None:
    made = winning()
    panel = opened(made)
    held = panel.builder.picker.key_of(tile("2z"))
    with qtbot.waitSignal(panel.builder.considered):
        press(panel, "2z")
    assert ghosts(panel) == "222z"
    assert shown(made).draft.empty
    let_go(panel, place(held))

    assert shown(made).typed == "222z"
    assert ghosts(panel) == ""


def test_after_a_long_press_a_drag_takes_the_red_five(opened: Open, qtbot: QtBot) -> None:
    made = winning()
    panel = opened(made)
    with qtbot.waitSignal(panel.builder.considered):
        press(panel, "4p")
    to = place(key(panel, "6p"))
    move(panel, to)
    let_go(panel, to)

    assert shown(made).typed == "406p"


def test_a_finger_does_what_the_mouse_does(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    start, end = place(key(panel, "4m")), place(key(panel, "6m"))
    handle = panel.windowHandle()
    QTest.touchEvent(handle, device).press(0, start, handle).commit()
    for part in (0.4, 0.7, 1.0):
        QTest.touchEvent(handle, device).move(0, start + (end - start) * part, handle).commit()
        QApplication.processEvents()
    assert ghosts(panel) == "456m"
    QTest.touchEvent(handle, device).release(0, end, handle).commit()
    QApplication.processEvents()

    assert shown(made).typed == "456m"


def test_while_a_gesture_is_made_it_is_shown_and_nothing_is_laid(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    before = panel.builder.strip.grab().toImage()
    press(panel, "4m")
    move(panel, place(key(panel, "6m")))

    assert ghosts(panel) == "456m"
    assert panel.builder.strip.grab().toImage() != before
    assert shown(made).draft.empty
    move(panel, place(key(panel, "4m")))
    assert ghosts(panel) == "4m"
    let_go(panel, place(key(panel, "4m")))

    assert ghosts(panel) == ""
    assert shown(made).typed == "4m"


def test_the_tiles_of_a_gesture_are_lit(opened: Open) -> None:
    panel = opened(winning())
    five = panel.builder.picker.key_of(tile("5m"))
    before = five.grab().toImage()
    press(panel, "4m")
    move(panel, place(key(panel, "6m")))
    assert five.grab().toImage() != before
    let_go(panel, place(key(panel, "6m")))

    assert five.grab().toImage() != before  # a copy less is left


def test_a_tile_carried_up_becomes_the_called_set_it_is_let_go_over(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "3p")
    move(panel, above(panel))
    drops = panel.builder.drops
    assert drops.isVisible()
    kinds = [(each.kind, write_tiles(each.tiles)) for each in drops.sets]
    over = drops.mapTo(panel, drops.middle_of(kinds.index(("chi", "340p"))))
    move(panel, over)
    let_go(panel, over)
    assert shown(made).typed == "(340p)"
    assert not drops.isVisible()
    click(panel.builder.edit.back)

    assert shown(made).draft.empty


@pytest.mark.parametrize("kind", ["pon", "daiminkan", "shouminkan", "ankan"])
def test_equal_tiles_are_told_apart_by_where_they_are_let_go(opened: Open, kind: str) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "7z")
    move(panel, above(panel))
    drops = panel.builder.drops
    over = drops.mapTo(panel, drops.middle_of([each.kind for each in drops.sets].index(kind)))
    move(panel, over)
    let_go(panel, over)

    assert [meld.kind for meld in shown(made).melds] == [kind]


def test_every_place_to_let_go_is_its_own_and_large_enough(opened: Open) -> None:
    panel = opened(winning())
    press(panel, "5p")
    move(panel, above(panel))
    drops = panel.builder.drops
    count = len(drops.sets)

    assert count >= 7
    assert [drops.place_of(drops.mapToGlobal(drops.middle_of(at))) for at in range(count)] == list(range(count))
    assert all(min(drops.area_of(at).width(), drops.area_of(at).height()) >= 40 for at in range(count))
    let_go(panel, QPoint(-20, -20))
    assert not drops.isVisible()


def test_back_in_the_picker_nothing_is_called(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    press(panel, "4m")
    move(panel, above(panel))
    move(panel, place(key(panel, "6m")))
    assert not panel.builder.drops.isVisible()
    let_go(panel, place(key(panel, "6m")))

    assert shown(made).typed == "456m"


def test_without_room_for_a_set_there_is_nowhere_to_let_go(opened: Open) -> None:
    made = winning()
    made.type_text("123m456p789s111z")
    panel = opened(made)
    press(panel, "4m")
    move(panel, above(panel))
    assert not panel.builder.drops.isVisible()
    let_go(panel, above(panel))

    assert shown(made).missing == 2


def test_called_sets_are_made_one_after_the_other(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    forms = panel.builder.forms
    click(forms.any)
    assert forms.any.isChecked()
    click(key(panel, "7z"))
    drag(panel, "3s", (2, 0))
    assert shown(made).typed == "(777z) (345s)"
    click(forms.any)

    assert not forms.any.isChecked()
    click(key(panel, "1m"))
    assert shown(made).typed == "(777z) (345s) 1m"
