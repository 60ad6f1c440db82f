"""The whole right half below the outcome, with a real Entry behind it, by mouse."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel

from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.tiles import tile
from tests.entries import MANGAN, PLAYERS, entry, headline, riichi, rules, shown, winning
from tests.ui.acts import click, said
from tests.ui.panels import LARGE, MIDDLE, SMALL, Open, pick, records


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
    assert panel.worth.counted.number.text() == "8,000"
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
    click(panel.builder.beside.meld_choice().set_at(1))
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
    click(panel.builder.beside.meld_choice().cancel)

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
