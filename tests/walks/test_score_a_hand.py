"""Scoring a hand without a session, and taking it into one."""

import pytest

from scorekeeper.app import Program
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from tests.walks.conftest import Open
from tests.walks.evening import PLAYERS, Evening, dialog, tiles
from tests.walks.hands import Hand, Keyboard, Mouse

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
HAITEI = "234m99m56788p234s9m"


def score(evening: Evening, text: str, off: int) -> str:
    """Enter a hand by itself, won by the own draw (0) or off somebody (1), and read the number."""
    page = evening.desk.score
    evening.hand.press(page.side.outcome.off.buttons[off])
    evening.hand.enter(page.side.entry, tiles(text))
    return page.side.entry.worth.counted.number.text()


@pytest.mark.parametrize("hand", HANDS)
def test_winds_and_the_way_of_winning_are_chosen_there(program: Program, hand: Hand) -> None:
    evening = Evening(program, hand)
    evening.hand.press(evening.desk.start.score)
    page = evening.desk.score
    assert not page.take.isEnabled()
    assert page.take.accessibleDescription()

    assert score(evening, "123m456p789s11z22z1z", 1) == "3,900"
    evening.hand.press(page.round.buttons[Wind.SOUTH])
    evening.hand.press(page.seat.buttons[Wind.SOUTH])
    assert "no yaku" in page.side.entry.worth.guidance.text()
    evening.hand.press(page.side.outcome.off.buttons[0])
    assert page.side.entry.worth.counted.number.text() == "400 / 700"


def test_a_scored_hand_is_taken_into_the_session_on_the_table(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    evening.desk.turn_to(evening.desk.score)
    page = evening.desk.score
    evening.hand.press(page.seat.buttons[Wind.SOUTH])
    score(evening, "111222333z99m567s", 0)

    evening.hand.press(page.take)

    assert evening.desk.page is evening.desk.table
    view = evening.program.entry.view
    assert view is not None
    assert view.winning == (1,)
    assert len(view.draft.tiles) == 14
    evening.records()
    assert len(evening.history) == 1


def test_without_a_session_a_new_one_is_asked_for_and_the_hand_comes_along(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.hand.press(evening.desk.start.score)
    score(evening, "111222333z99m567s", 0)
    evening.hand.press(evening.desk.score.take)

    asked = dialog(program, NewSessionDialog)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        evening.hand.write(line, name)
    evening.hand.press(asked.start)

    assert evening.desk.page is evening.desk.table
    view = program.entry.view
    assert view is not None
    assert view.winning == (0,)
    assert len(view.draft.tiles) == 14


def test_a_hand_by_itself_survives_a_crash(program: Program, open_program: Open) -> None:
    evening = Evening(program, Mouse())
    evening.hand.press(evening.desk.start.score)
    evening.hand.enter(evening.desk.score.side.entry, tiles("123m"))

    again = open_program()

    assert again.loose.view is not None
    assert again.loose.view.draft.tiles == tiles("123m")


def test_another_look_and_a_crash_leave_a_hand_to_the_rules_it_is_scored_by(
    program: Program, open_program: Open
) -> None:
    evening = Evening(program, Mouse())
    evening.hand.press(evening.desk.start.score)
    page = evening.desk.score
    # Rules of another family than those of a first session.
    last = page.preset.count() - 1
    page.preset.activated.emit(last)
    evening.hand.enter(page.side.entry, tiles("123m"))
    before, chosen = program.loose.drafts_record(), page.preset.itemText(last)

    program.redress()

    assert program.loose.drafts_record() == before
    assert program.desk.score.preset.currentText() == chosen
    again = open_program()
    again.desk.turn_to(again.desk.score)
    assert again.loose.drafts_record() == before
    assert again.desk.score.preset.currentText() == chosen


def test_rules_of_the_house_are_told_and_hold_as_they_are_now(program: Program) -> None:
    program.house.save_as("Ours", program.house.choices[0])
    page, ours = program.desk.score, program.house.choices[-1]
    assert ours.house is not None
    page.preset.choose(ours)
    page.preset.activated.emit(page.preset.currentIndex())
    program.loose.type_text("123m")

    program.house.rename(ours.house, "Theirs")
    assert page.preset.currentText() == "Theirs"
    program.house.save(ours.house, ours.changed({"red_fives": (0, 0, 0)}))
    assert program.alone().choice.options == {"red_fives": [0, 0, 0]}
    program.house.delete(ours.house)

    # Nobody keeps them any more, but the hand is still scored by them.
    assert page.preset.currentText() == "Theirs"
    assert program.loose.view is not None
    assert program.loose.view.draft.tiles == tiles("123m")
    page.preset.activated.emit(page.preset.currentIndex())
    assert program.alone().choice.name == "Theirs"


def test_without_a_session_a_hand_is_first_scored_by_the_rules_last_begun_with(program: Program) -> None:
    Evening(program, Mouse()).begin("mahjong_time")
    program.session.close()

    program.desk.turn_to(program.desk.score)

    assert program.alone().choice.preset == "mahjong_time"


def test_other_rules_can_be_chosen(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.hand.press(evening.desk.start.score)
    page = evening.desk.score
    assert score(evening, "234567m22p34678s5s", 1) == "2,900"
    for tick in ("riichi", "ippatsu"):
        evening.hand.press(page.side.entry.builder.ticks.button_of(tick))
    assert page.side.entry.worth.counted.number.text() == "11,600"

    page.preset.activated.emit(page.preset.findText("M.League"))

    assert page.side.entry.worth.counted.number.text() == "12,000"
    assert page.note.text()


def test_back_goes_where_one_came_from(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.hand.press(evening.desk.start.score)
    evening.hand.press(evening.desk.score.leave)
    assert evening.desk.start.isVisible()

    evening.begin()
    evening.desk.turn_to(evening.desk.score)
    evening.hand.press(evening.desk.score.leave)
    assert evening.desk.table.isVisible()
