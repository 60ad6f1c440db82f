"""A hand explained in the window: its sets, its lines, what lights up, and what would have been."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.core.tiles import tile
from scorekeeper.ui.style import Look
from scorekeeper.ui.why_panel import WhyPanel
from scorekeeper.ui.why_said import Said
from scorekeeper.wire_explained import view_of
from tests.entries import ledger, riichi, rules, shown, winning
from tests.ui.acts import click
from tests.ui.explaining import Opened, codes, explained, line, opener, riichi_hand

WITHOUT_ANY = "If nothing of this was so, it is no win: the hand goes on."


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Opened:
    return opener(look, show)


def lines(panel: WhyPanel) -> list[tuple[str, str]]:
    return [(each.said.name, each.said.amount) for each in panel.lines.lines]


def test_every_reason_stands_on_a_line_with_what_it_brings(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    said = lines(panel)
    assert said[:3] == [("Fu", "40 fu"), ("Base", "+20"), ("Closed hand, off a discard", "+10")]
    assert ("Rounded up to ten", "→ 40") in said
    assert ("Riichi", "+1") in said
    assert ("Basic points", "320") in said
    assert said[-2] == ("Rounded up to a hundred", "→ 1,300")


def test_the_winning_tile_has_its_ring_in_the_set_it_completes(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    assert panel.sets.ringed == (4, 2)
    assert "completed by the winning tile" in panel.sets.accessibleName()


def test_the_sets_go_where_reasons_would_have_no_room_below_them(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()), (560, 320))
    assert panel.sets.isVisible()
    assert panel.sets.y() >= panel.look_up.geometry().bottom()
    # Within a page it is as low as that lets it be; a window of its own would keep the room of its parts.
    panel.setMinimumSize(1, 1)
    panel.resize(560, 200)
    QApplication.processEvents()
    assert not panel.sets.isVisible()


def test_what_cannot_be_or_changes_nothing_has_no_line(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    click(panel.other)
    names = [each.said.name for each in panel.lines.lines]
    assert "With “Ippatsu”" in names
    assert "With “Last tile”" not in names


def test_the_explanation_is_copied_as_text(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    click(panel.copy)
    text = QGuiApplication.clipboard().text()
    assert "Read as: 234m 999m 567p 88p 234s" in text
    assert panel.told.text() == "Copied"


def test_what_would_have_been_is_told_with_its_value_or_why_not(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    click(panel.other)
    assert line(panel, "Self-draw").said.amount == "2 han 30 fu · 500 / 1,000"
    without = line(panel, "Without “Riichi”").said
    assert (without.amount, without.said[:21]) == ("no win", "This hand has no yaku")
    assert line(panel, "As East, the dealer").said.amount == "1 han 40 fu · 2,000"
    assert line(panel, "With a little more").said.head


def test_what_was_chosen_stays_while_the_hand_changes(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    click(panel.other)
    panel.show_why(explained(riichi_hand("234999m56788p231s")))
    panel.show_why(explained(riichi_hand()))
    assert panel.other.isChecked()


def test_tiles_that_make_no_hand_are_laid_apart_with_what_a_hand_needs(opened: Opened) -> None:
    panel = opened(explained(riichi_hand("123m678p111s38m23p4z")))
    told = panel.lines.lines[1].said
    assert told.name == "3 sets; left over: 3, 8 of characters, 2, 3 of circles, north wind."
    assert told.said.startswith("Nearly every winning hand has four sets and a pair.")
    assert [codes(each) for each in told.sets] == [["3m", "8m", "2p", "3p", "4z"]]


def test_a_tick_too_many_comes_first_and_another_seat_last(opened: Opened) -> None:
    panel = opened(explained(riichi_hand("(555z)234m22p567s465p")))
    ways = [name for name, _ in lines(panel)[2:]]
    assert ways[0] == "Without “Riichi”"
    assert ways[-4:] == ["As East, the dealer", "As West", "As North", WITHOUT_ANY]


def test_of_a_hand_that_cannot_win_the_reference_tells_what_could(opened: Opened) -> None:
    panel = opened(explained(riichi_hand("123m678p111s38m23p4z")))
    asked: list[tuple[str, str]] = []
    panel.sought.connect(lambda line, name: asked.append((line, name)))
    click(panel.look_up)
    assert asked == [("", "")]


def test_an_explanation_opened_anew_begins_with_why(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    click(panel.other)
    panel.begin()
    panel.show_why(explained(riichi_hand()))
    assert panel.why.isChecked()


def test_a_hand_one_tile_short_shows_its_waits(opened: Opened) -> None:
    panel = opened(explained(riichi_hand("234999m56788p23s")))
    asked: list[Said] = []
    panel.put.connect(asked.append)
    low, high = panel.lines.lines[1:]
    assert (low.said.come, high.said.come) == (tile("1s"), tile("4s"))
    assert low.said.amount == "4 copies left"
    assert low.said.said.split("\n") == [
        "Off a discard: 1 han 40 fu · 1,300",
        "Self-draw: 2 han 30 fu · 500 / 1,000",
    ]
    assert not panel.why.isVisible()
    assert high.put is not None
    click(high.put)
    assert asked == [high.said]


def test_a_wait_that_cannot_win_is_marked(opened: Opened) -> None:
    made = winning(1, 3)
    made.type_text("(234s)999m56788p23m")
    panel = opened(explained(made))
    waits = panel.lines.lines[1:]
    assert waits
    assert all("cannot win" in each.said.amount for each in waits)
    assert all("no yaku" in each.said.said for each in waits)


def test_a_hand_without_a_yaku_shows_what_would_let_it_win(opened: Opened) -> None:
    made = winning(1, 3)
    made.type_text("234999m56788p234s")
    panel = opened(explained(made))
    assert panel.lines.lines[0].said.name.startswith("This hand has no yaku")
    names = [each.said.name for each in panel.lines.lines]
    assert "It could win so" in names
    assert "With “Riichi”" in names
    assert panel.sets.isHidden()


def test_classical_points_and_doubles_are_told_too(opened: Opened) -> None:
    made = winning(2, None, by=rules("bmja"))
    made.type_text("(777m)999p567s44s333z")
    panel = opened(explained(made))
    said = lines(panel)
    assert said[0] == ("Points", "40 points")
    assert ("Set of the own wind", "+1") in said
    assert panel.sets.ringed is not None


def test_a_recordable_hand_tells_who_pays_whom(opened: Opened) -> None:
    made = riichi_hand()
    view = view_of(shown(made), made.made, ledger(riichi(1)))
    assert view is not None
    panel = opened(view)
    said = lines(panel)
    assert ("Dan pays Ben", "1,300") in said
    assert any(name == "From the table" for name, _ in said)


def test_a_line_is_looked_up_by_the_button_or_a_double_click(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    sought: list[tuple[str, str]] = []
    panel.sought.connect(lambda line, name: sought.append((line, name)))
    click(panel.look_up)
    click(line(panel, "Run"))
    click(panel.look_up)
    assert sought == [("fu_items", "Fu"), ("group_run", "Run")]
    riichi_line = line(panel, "Riichi")
    panel.lines.ensureWidgetVisible(riichi_line)
    QApplication.processEvents()
    at = riichi_line.mapTo(panel, riichi_line.rect().center())
    QTest.mouseDClick(panel.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert sought[-1] == ("riichi", "Riichi")


def test_what_would_have_been_has_no_line_to_look_up(opened: Opened) -> None:
    panel = opened(explained(riichi_hand()))
    sought: list[tuple[str, str]] = []
    panel.sought.connect(lambda line, name: sought.append((line, name)))
    click(line(panel, "Run"))
    click(panel.other)
    click(panel.look_up)
    assert sought == [("", "")]
