"""The lines of an explanation: lit by mouse, key and finger, heard, and never wider than the page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.why_view import WhyView
from scorekeeper.teach.explanation import why_hand
from scorekeeper.teach.what_if import would_be
from scorekeeper.teach.words import WORDS
from scorekeeper.ui.style import Look, dress
from scorekeeper.ui.why_panel import WhyPanel
from tests.entries import winning
from tests.teach.rechecking import won
from tests.ui.acts import click, key
from tests.ui.explaining import NARROW, WIDE, Opened, codes, explained, line, opener, riichi_hand

LONGEST = 160
"""Letters of a line that can still be listened to."""


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Opened:
    return opener(look, show)


def test_a_line_under_the_mouse_lights_up_its_tiles(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    over = line(panel, "Run", 1)
    at = QPointF(1, 1)
    QApplication.sendEvent(over, QEnterEvent(at, at, at))
    assert codes(panel.sets.lit) == ["5p", "6p", "7p"]
    QApplication.sendEvent(over, QEvent(QEvent.Type.Leave))
    assert panel.sets.lit == ()


def test_the_arrow_keys_go_from_line_to_line_and_light_them_up(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    line(panel, "Closed hand, off a discard").setFocus()
    key(panel, Qt.Key.Key_Down)
    assert line(panel, "Run").hasFocus()
    assert codes(panel.sets.lit) == ["2m", "3m", "4m"]
    key(panel, Qt.Key.Key_Up)
    assert panel.sets.lit == ()


def test_the_tab_key_stops_at_one_line_alone(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    line(panel, "Riichi").setFocus()
    stops = [each for each in panel.lines.lines if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [each.said.name for each in stops] == ["Riichi"]


def test_a_line_pressed_by_a_finger_stays_lit(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    click(line(panel, "Run"))
    assert codes(panel.sets.lit) == ["2m", "3m", "4m"]


def test_every_line_can_be_read_aloud(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    triplet = line(panel, "Closed triplet (1, 9, honour)")
    assert triplet.accessibleName() == ("Closed triplet (1, 9, honour): +8 (9, 9, 9 of characters)")
    assert triplet.accessibleDescription().startswith("A triplet has 2 fu")
    assert all(each.accessibleName() for each in panel.lines.lines)


@pytest.mark.parametrize(("file", "step"), [("riichi_hands.jsonl", 100), ("classical_hands.jsonl", 3)])
def test_nothing_that_is_heard_is_a_sign_or_longer_than_a_breath(look: Look, file: str, step: int) -> None:
    heard = []
    panel = WhyPanel(look)
    for by, hand, setting in won(file, 0, step):
        view = told_of(by, hand, setting)
        for show in (panel.why, panel.other):
            panel.show_why(view)
            show.click()
            heard += [(each.accessibleName(), each.accessibleDescription()) for each in panel.lines.lines]
    assert len(heard) > 500
    for name, description in heard:
        assert not set("→·▲▼÷") & set(name + description), name
        assert "  " not in name
        assert len(name) < LONGEST, name


def told_of(by: Ruleset, hand: Hand, setting: Setting) -> WhyView:
    """A hand by itself, explained, with all that it would have been otherwise."""
    why = why_hand(by, hand, setting)
    more = by.more(hand, setting)
    assert not isinstance(why, Problem)
    assert not isinstance(more, Problem)
    return WhyView(by, {**by.words, **WORDS}, (), why, would_be=would_be(by, hand, setting), more=more)


def test_the_line_looked_at_says_where_its_rule_comes_from(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    room = panel.lines.geometry()
    base = line(panel, "Base")
    base.setFocus()
    assert panel.source.text() == "Source: Japanese mahjong scoring rules, “Counting fu”"
    assert base.accessibleDescription().endswith(panel.source.text())
    assert panel.lines.geometry() == room
    line(panel, "Fu").setFocus()
    assert panel.source.text() == ""
    click(panel.other)
    assert not panel.source.isVisible()


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("hand", ["(234s)567m56788p234m", "234999m56788p23s", "(234s)345m56788p23m1m"])
@pytest.mark.parametrize("drawn", [Look(), Look(touch=True, larger=True)], ids=["usual", "larger"])
def test_no_line_is_wider_than_the_page(
    qapp: QApplication, opened: Opened, drawn: Look, hand: str, other: bool, size: tuple[int, int]
) -> None:
    dress(qapp, drawn)
    made = winning(1, None)
    made.type_text(hand)
    panel = opened(explained(made), size, drawn)
    (panel.other if other else panel.copy).click()
    QApplication.processEvents()
    room = panel.lines.viewport().width()
    page = panel.lines.widget()
    assert page is not None
    assert page.width() <= room
    parts: list[QLabel | QPushButton] = [*page.findChildren(QLabel), *page.findChildren(QPushButton)]
    for part in parts:
        if part.isVisible():
            right = part.mapTo(page, QPoint(part.width(), 0)).x()
            assert right <= room, part.text()
