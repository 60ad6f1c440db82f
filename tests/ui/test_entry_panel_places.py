"""How the right half below the outcome lies: all of it seen, hit, named and drawn in every state and size."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QWidget

from scorekeeper.controller.entry import Entry
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.palettes import DARK
from scorekeeper.ui.style import Look
from tests.entries import MANGAN, riichi, winning
from tests.ui.acts import focusable, said, tab_stops
from tests.ui.panels import LARGE, MIDDLE, SMALL, Open, pick


def states() -> list[Entry]:
    """Hands in every stage."""
    whole = winning(1, 3, riichi(1))
    whole.type_text(MANGAN)
    sets = winning(1, None)
    sets.type_text("(340p)[1111m](shouminkan:7777z)(222z) 11z")
    two = winning(1, 3)
    two.toggle_winner(2)
    return [winning(), whole, sets, two]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["small", "middle", "large"])
@pytest.mark.parametrize("stage", range(4))
def test_everything_is_seen_and_can_be_hit(opened: Open, size: tuple[int, int], stage: int) -> None:
    panel = opened(states()[stage], size)
    assert (panel.width(), panel.height()) == size
    targets = list(focusable(panel))

    for target in targets:
        area = QRect(target.mapTo(panel, target.rect().topLeft()), target.size())
        assert panel.rect().contains(area), (said(target), area)
        middle = panel.childAt(area.center())
        assert middle is target or (middle is not None and target.isAncestorOf(middle)), (said(target), middle)
    assert not overlapping(panel, targets)


def overlapping(panel: EntryPanel, targets: list[QWidget]) -> list[tuple[str, str]]:
    """Pairs of targets that lie over one another."""
    areas = [
        (said(each), QRect(each.mapTo(panel, each.rect().topLeft()), each.size()))
        for each in targets
        if not any(other is not each and each.isAncestorOf(other) for other in targets)
    ]
    return [
        (one, other)
        for i, (one, area) in enumerate(areas)
        for other, elsewhere in areas[i + 1 :]
        if area.intersects(elsewhere)
    ]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_nothing_is_smaller_than_a_finger(opened: Open, size: tuple[int, int]) -> None:
    panel = opened(states()[1], size)

    for target in focusable(panel):
        if isinstance(target, QAbstractButton):
            assert target.height() >= 40, said(target)
            assert target.width() >= 32, said(target)


@pytest.mark.parametrize("stage", range(4))
def test_everything_that_takes_the_focus_has_a_name(opened: Open, stage: int) -> None:
    panel = opened(states()[stage])
    names = [said(each) for each in focusable(panel) if each is not panel]

    assert all(names)
    assert len(names) > 40


def test_no_tile_moves_while_the_hand_grows(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    places = set()
    for code in ["2m", "3m", "4m", "9m", "9m", "9m", "5p", "6p", "7p", "8p", "8p", "2s", "3s", "4s", "8m"]:
        key_of = panel.builder.picker.key_of(tile("5s"))
        places.add(key_of.mapTo(panel, key_of.rect().topLeft()).toTuple())
        pick(panel, code)

    assert len(places) == 1
    assert panel.worth.record.isEnabled()


def test_tab_goes_through_the_panel_in_reading_order(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    stops = tab_stops(panel)
    order = [
        panel.builder.strip.tile_at(0),
        panel.builder.rows[0].add,
        panel.builder.typing,
        panel.builder.picker.key_of(tile("1m")),
        panel.builder.edit.back,
        panel.builder.ticks.button_of("double_riichi"),
        panel.worth.record,
    ]
    start = stops.index(order[0])
    turned = stops[start:] + stops[:start]

    assert [each for each in turned if each in order] == order


def test_focus_can_be_seen_everywhere(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    for stop in tab_stops(panel):
        panel.setFocus()
        before = stop.grab().toImage()
        stop.setFocus()
        assert stop.grab().toImage() != before, said(stop)


def test_it_can_be_drawn_in_the_dark(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    light = opened(made, LARGE).grab().toImage()
    dark = opened(made, LARGE, Look(DARK)).grab().toImage()

    assert light != dark


def test_a_fault_stands_in_place_of_the_payments(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    assert panel.worth.message.text() == "Dan pays 1,300 to Ben · Ben takes 1,000 of sticks"
    made.show_fault(Problem("store_full"))

    assert panel.worth.message.text() == "The disk is full, so nothing was written: free some space and try again."
    assert panel.worth.record.isEnabled()
