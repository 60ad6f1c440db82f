"""The whole right half below the outcome, with a real Entry behind it: by mouse, by keyboard, and how it lies."""

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import tile
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.palettes import DARK
from scorekeeper.ui.style import Look
from tests.entries import MANGAN, PLAYERS, entry, headline, riichi, rules, shown, winning
from tests.ui.acts import click, focusable, key, said, tab_stops, type_in
from tests.ui.panels import joined

Open = Callable[..., EntryPanel]
SMALL, MIDDLE, LARGE = (620, 454), (620, 540), (900, 700)


@pytest.fixture
def opened(look: Look, show: Callable[..., None]) -> Open:
    """Show a panel over an Entry in a window of a size."""

    def shown_panel(of: Entry, size: tuple[int, int] = SMALL, drawn: Look = look) -> EntryPanel:
        panel = joined(of, drawn)
        show(panel, *size)
        return panel

    return shown_panel


def pick(panel: EntryPanel, codes: str) -> None:
    """Click tiles of the picker, named as `1m 1m 0p`."""
    for code in codes.split():
        click(panel.builder.picker.key_of(tile(code)))


def records(of: Entry) -> list[Mapping[str, object]]:
    """What is recorded from now on."""
    found: list[Mapping[str, object]] = []
    of.ready_to_record.connect(found.append)
    return found


# by mouse


def test_a_hand_is_clicked_together_and_recorded(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    found = records(made)
    assert not panel.worth.record.isEnabled()
    pick(panel, "2m 3m 4m 9m 9m 9m 5p 6p 7p 8p 8p 2s 3s 4s")
    pick(panel, "8m")
    click(panel.builder.ticks.button_of("ippatsu"))
    click(panel.builder.rows[1].add)
    pick(panel, "1z")
    assert headline(made) == "5 han 40 fu Mangan 8000"
    assert panel.worth.number.text() == "8,000"
    click(panel.worth.record)

    (record,) = found
    after = replay(Header(rules(), PLAYERS), [riichi(1), record])
    assert after.state.scores == (25000, 33000, 25000, 17000)


def test_no_tile_of_the_picker_moves_from_the_first_click_on(opened: Open) -> None:
    made = entry()
    panel = opened(made)
    made.toggle_winner(1)
    QApplication.processEvents()

    def places() -> list[QRect]:
        return [panel.builder.picker.key_of(tile(code)).geometry() for code in ("1m", "5p", "9s", "7z")]

    first = places()
    made.choose_off(3)
    pick(panel, "2m 3m")
    QApplication.processEvents()
    assert places() == first


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE, (692, 684)])
def test_the_called_sets_stand_beside_the_tiles_from_the_first(opened: Open, size: tuple[int, int]) -> None:
    made = entry()
    panel = opened(made, size)
    made.toggle_winner(1)
    QApplication.processEvents()
    forms = panel.builder.forms
    last = forms.button_of("ankan").geometry()
    assert forms.rect().contains(last)
    assert last.top() == panel.builder.picker.key_of(tile("7z")).geometry().top()


def test_called_sets_a_kan_and_a_red_five_are_clicked(opened: Open) -> None:
    made = winning(1, None)
    panel = opened(made)
    click(panel.builder.forms.button_of("chi"))
    pick(panel, "3p")
    click(panel.builder.choice.set_at(1))
    click(panel.builder.forms.button_of("ankan"))
    pick(panel, "5m")
    click(panel.builder.forms.button_of("pon"))
    pick(panel, "7z")
    pick(panel, "1s 2s 3s 9s 9s")

    assert shown(made).typed == "(340p) [0555m] (777z) 12399s"
    assert headline(made) == "3 han 50 fu 1600 / 3200"
    click(panel.builder.strip.set_at(0))
    assert shown(made).typed == "[0555m] (777z) 12399s"


def test_a_set_that_was_begun_is_given_up_by_its_own_button(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    chi = panel.builder.forms.button_of("chi")
    click(chi)
    assert chi.isChecked()
    click(chi)
    assert not chi.isChecked()
    click(chi)
    pick(panel, "3p")
    click(panel.builder.choice.cancel)

    assert not chi.isChecked()
    assert panel.builder.typing.isVisible()


def test_a_row_says_that_the_next_tile_goes_there(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    pick(panel, "2m 3m 4m 9m 9m 9m 5p 6p 7p 8p 8p 2s 3s 4s")
    builder = panel.builder
    add = builder.rows[0].add
    assert add.toolTip() == "Dora indicators: the next tile goes here"
    assert not builder.hint.isVisible()
    click(add)
    assert builder.hint.isVisible()
    assert builder.hint.text() == add.accessibleDescription() == "Dora indicators: the next tile goes here"
    pick(panel, "4z")

    assert not builder.hint.isVisible()
    assert [each.code for each in shown(made).rows[0].tiles] == ["4z"]


def test_tiles_go_back_where_they_are_clicked(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    pick(panel, "9m 1m")
    click(panel.builder.strip.tile_at(0))
    assert shown(made).typed == "1m"
    click(panel.builder.rows[0].add)
    pick(panel, "4z")
    click(panel.builder.rows[0].tile_at(0))
    assert shown(made).rows[0].tiles == ()
    click(panel.builder.edit.back)
    assert shown(made).draft.empty


def test_the_winning_tile_is_chosen_by_a_right_click(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    click(panel.builder.strip.tile_at(0), Qt.MouseButton.RightButton)

    assert shown(made).draft.win_tile is tile("2m")
    assert said(panel.builder.strip.tile_at(13)) == "2 of characters, the winning tile"


def test_clear_takes_the_whole_hand_back(opened: Open) -> None:
    made = winning()
    made.type_text(MANGAN)
    panel = opened(made)
    click(panel.builder.edit.clear)

    assert shown(made).draft.empty
    assert not panel.builder.edit.clear.isEnabled()


def test_two_winners_have_a_tab_each(opened: Open) -> None:
    made = winning(1, 3)
    made.toggle_winner(2)
    panel = opened(made)
    pick(panel, "1m")
    click(panel.builder.tabs.button_of(1))
    pick(panel, "9p 9p")

    assert {seat: write_tiles(draft.tiles) for seat, draft in shown(made).drafts.items()} == {1: "99p", 2: "1m"}
    assert [panel.builder.tabs.button_of(seat).isChecked() for seat in (1, 2)] == [True, False]
    made.toggle_winner(2)
    assert not panel.builder.tabs.isVisible()


def test_rarer_ticks_are_on_the_next_page(opened: Open) -> None:
    made = winning(1, 3)
    panel = opened(made)
    ticks = panel.builder.ticks
    assert not ticks.button_of("chankan").isVisible()
    click(ticks.more)
    assert ticks.more.text() == "Back"
    click(ticks.button_of("chankan"))
    click(ticks.more)

    assert shown(made).draft.circumstances == {"chankan"}
    assert ticks.more.text() == "More (1)"
    assert ticks.button_of("riichi").isVisible()


def test_a_tick_that_cannot_be_says_why(opened: Open) -> None:
    panel = opened(winning(1, 3))
    tick = panel.builder.ticks.button_of("ippatsu")

    assert not tick.isEnabled()
    assert tick.toolTip() == tick.accessibleDescription() == "Ippatsu needs Riichi: tick Riichi too, or untick Ippatsu."


def test_a_riichi_on_the_table_stays_ticked(opened: Open) -> None:
    panel = opened(winning(1, 3, riichi(1)))
    tick = panel.builder.ticks.button_of("riichi")

    click(tick)

    assert tick.isChecked()
    assert panel.builder.hint.isVisible()
    assert panel.builder.hint.text() == tick.toolTip()
    assert tick.toolTip().startswith("“Riichi” is noted at the table: click it there")


def test_what_explains_a_hand_stands_in_place_of_its_tiles(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    asked: list[EntryView | None] = []
    panel.explained.connect(asked.append)
    page = QLabel("1,300")
    click(panel.worth.why)
    panel.show_instead(page)
    assert asked == [made.view]
    assert page.isVisible()
    assert not panel.builder.picker.isVisible()
    assert not panel.builder.strip.isVisible()
    click(panel.worth.why)

    assert panel.builder.picker.isVisible()
    assert panel.builder.strip.isVisible()


def test_what_a_hand_waits_for_stands_beside_its_tiles(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p23s")
    panel = opened(made)
    assert panel.worth.why.text() == "Waits"
    click(panel.worth.why)
    panel.show_instead(QLabel("1s 4s"), whole=False)

    assert panel.builder.strip.isVisible()
    assert not panel.builder.picker.isVisible()
    assert panel.worth.why.text() == "Tiles"


def test_the_tiles_come_back_when_the_hand_is_no_longer_whole(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    click(panel.worth.why)
    made.type_text("234999m56788p")

    assert panel.builder.picker.isVisible()
    assert not panel.worth.why.isChecked()


def test_before_anybody_won_it_only_asks(opened: Open) -> None:
    made = entry()
    panel = opened(made)
    assert not panel.builder.isVisible()
    assert not panel.worth.isVisible()
    made.choose_outcome("exhaustive_draw")

    assert panel.worth.record.isVisible()
    assert panel.worth.record.isEnabled()
    assert panel.worth.guidance.text() or panel.worth.message.text()


def test_a_score_is_called_out_in_place_of_tiles(opened: Open) -> None:
    made = winning(1, 3)
    panel = opened(made)
    found = records(made)
    click(panel.builder.call)
    assert not panel.builder.picker.isVisible()
    called = panel.builder.called
    click(called.button_of("limit", "mangan"))
    click(called.button_of("han", "3"))
    click(called.button_of("fu", "40"))
    click(called.button_of("fu", "40"))
    click(called.button_of("fu", "30"))
    assert shown(made).draft.declared == {"han": 3, "fu": 30}
    assert not called.button_of("limit", "mangan").isChecked()
    click(panel.worth.record)
    assert len(found) == 1
    click(panel.builder.call)

    assert panel.builder.picker.isVisible()
    assert shown(made).draft.declared is None


def test_every_answer_of_the_called_out_page_can_be_hit(opened: Open) -> None:
    made = winning(1, 3)
    panel = opened(made)
    click(panel.builder.call)

    for stop in panel.builder.called.stops():
        assert said(stop)
        assert stop.height() >= 40
        assert stop.width() >= 40
        click(stop)
        assert shown(made).draft.declared


# by keyboard


def test_typing_anywhere_in_the_panel_fills_the_hand(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    found = records(made)
    panel.builder.picker.key_of(tile("1m")).setFocus()
    type_in(panel, "234999m56788p234s")
    key(panel, Qt.Key.Key_Return)

    assert shown(made).typed == MANGAN
    assert len(found) == 1


def test_typing_in_the_field_is_read_at_once(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    panel.builder.typing.setFocus()
    type_in(panel, "(555z)1")
    assert write_tiles(shown(made).melds[0].tiles) == "555z"
    type_in(panel, "m")
    assert shown(made).draft.tiles == (tile("1m"),)
    key(panel, Qt.Key.Key_Backspace)
    key(panel, Qt.Key.Key_Backspace)

    assert (panel.builder.typing.text(), shown(made).draft.tiles) == ("(555z)", ())


def test_enter_in_the_field_records(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    panel = opened(made)
    found = records(made)
    panel.builder.typing.setFocus()
    key(panel, Qt.Key.Key_Enter)

    assert len(found) == 1


def test_a_typed_fault_is_said_at_the_field_and_keeps_the_text(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    panel.builder.typing.setFocus()
    type_in(panel, "123m9x")
    field = panel.builder.typing
    sentence = "“9x” names no tile: write digits, then m, p, s or z, such as 123m0p77z."

    assert (field.text(), field.accessibleDescription(), field.toolTip()) == ("123m9x", sentence, sentence)
    assert field.bubble.isVisible()
    assert field.bubble.text() == sentence
    assert panel.builder.rect().contains(field.bubble.geometry())
    key(panel, Qt.Key.Key_Backspace)
    assert not field.bubble.isVisible()


def test_backspace_takes_back_and_escape_gives_up(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    click(panel.builder.forms.button_of("chi"))
    key(panel, Qt.Key.Key_Escape)
    assert not panel.builder.forms.button_of("chi").isChecked()
    pick(panel, "1m 2m")
    key(panel, Qt.Key.Key_Backspace)

    assert shown(made).typed == "1m"


def test_everything_works_without_a_mouse(opened: Open) -> None:
    made = winning(1, None)
    panel = opened(made)
    found = records(made)
    stops = tab_stops(panel)
    assert panel.builder.picker.key_of(tile("1m")) in stops
    picker = panel.builder.picker
    panel.builder.forms.button_of("pon").setFocus()
    key(panel, Qt.Key.Key_Space)
    picker.key_of(tile("1z")).setFocus()
    for _ in range(4):
        key(panel, Qt.Key.Key_Right)
    key(panel, Qt.Key.Key_Space)
    assert shown(made).typed == "(555z)"
    type_in(panel, "123m456p789s11z")
    panel.builder.rows[0].add.setFocus()
    key(panel, Qt.Key.Key_Space)
    panel.worth.record.setFocus()
    key(panel, Qt.Key.Key_Space)

    assert len(found) == 1


def test_keys_pressed_elsewhere_fill_the_hand_but_record_nothing(opened: Open) -> None:
    made = winning(1, 3, riichi(1))
    panel = opened(made)
    found = records(made)

    def pressed(which: Qt.Key, text: str = "") -> bool:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, text)
        panel.take_key(event)
        return event.isAccepted()

    for sign in MANGAN:
        assert pressed(Qt.Key.Key_unknown, sign)
    assert shown(made).can_record
    assert not pressed(Qt.Key.Key_Return, "\r")
    assert not pressed(Qt.Key.Key_Escape, "\x1b")
    assert pressed(Qt.Key.Key_Backspace, "\b")
    assert found == []
    assert shown(made).missing == 1
    made.choose_outcome(None)
    assert not pressed(Qt.Key.Key_1, "1")


def test_other_keys_are_left_to_the_window(opened: Open) -> None:
    made = winning()
    panel = opened(made)
    panel.setFocus()
    key(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    key(panel, Qt.Key.Key_F5)

    assert shown(made).draft.empty


# how it lies


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
