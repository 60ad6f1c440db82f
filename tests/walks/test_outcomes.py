"""How a deal can end besides a win, and what a touch on a player does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from scorekeeper.app import Program
from scorekeeper.ui.question_fields import Amounts, PlayerChoice, WordChoice
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening, tiles
from tests.walks.hands import Mouse, click, key


@pytest.fixture
def evening(program: Program) -> Evening:
    evening = Evening(program, Mouse())
    evening.begin()
    return evening


def choose(evening: Evening, outcome: str) -> None:
    click(evening.side.outcome.other(outcome))


def people(evening: Evening, question: str) -> tuple[QPushButton, ...]:
    field = evening.side.outcome.questions.field(question)
    assert isinstance(field, PlayerChoice)
    return field.buttons


def test_an_exhaustive_draw(evening: Evening) -> None:
    choose(evening, "exhaustive_draw")
    for seat in (ANA, CHI):
        click(people(evening, "tenpai")[seat])
    evening.records()

    assert evening.scores == ["26,500", "23,500", "26,500", "23,500"]
    assert [line[1] for line in evening.history] == ["Exhaustive draw"]
    assert evening.kept().events[0]["tenpai"] == [ANA, CHI]


def test_who_declared_riichi_is_ready_without_being_asked(evening: Evening) -> None:
    """Ben's riichi stands: 1,000 from each other, and the stick stays on the table."""
    evening.taps("riichi", BEN)
    choose(evening, "exhaustive_draw")
    ready = evening.side.outcome.questions.field("tenpai")
    assert isinstance(ready, PlayerChoice)
    assert ready.buttons[BEN].isChecked()
    assert not ready.buttons[BEN].isEnabled()
    assert ready.buttons[BEN].toolTip()
    evening.records()

    assert evening.kept().events[-1]["tenpai"] == [BEN]
    assert evening.scores == ["24,000", "27,000", "24,000", "24,000"]


def test_an_exhaustive_draw_with_nobody_ready_is_one_click_and_record(evening: Evening) -> None:
    choose(evening, "exhaustive_draw")
    evening.records()

    assert evening.scores == ["25,000"] * 4
    assert evening.kept().events[0]["tenpai"] == []


def test_an_abortive_draw_asks_which(evening: Evening) -> None:
    choose(evening, "abortive_draw")
    assert not evening.side.entry.worth.record.isEnabled()
    assert "Which one?" in evening.message

    kinds = evening.side.outcome.questions.field("kind")
    assert isinstance(kinds, WordChoice)
    click(kinds.buttons["suukaikan"])
    evening.records()

    assert [line[:2] for line in evening.history] == [["E1-0", "Abortive draw"]]
    assert evening.kept().events[0]["kind"] == "suukaikan"


def test_a_chombo_asks_whose(evening: Evening) -> None:
    choose(evening, "chombo")
    assert not evening.side.entry.worth.record.isEnabled()
    assert "Whose?" in evening.message

    click(people(evening, "seat")[BEN])
    evening.records()

    assert evening.scores == ["29,000", "17,000", "27,000", "27,000"]


def test_another_outcome_can_be_chosen_instead(evening: Evening) -> None:
    choose(evening, "chombo")
    click(evening.side.outcome.back)
    assert evening.side.outcome.won.isVisible()

    choose(evening, "exhaustive_draw")
    evening.records()

    assert [line[1] for line in evening.history] == ["Exhaustive draw"]


def test_a_correction_is_recorded_once(evening: Evening) -> None:
    choose(evening, "adjustment")
    amounts = evening.side.outcome.questions.field("points")
    assert isinstance(amounts, Amounts)
    boxes = amounts.boxes
    evening.hand.write(boxes[ANA], "1000")
    assert "adds up to 1,000" in evening.message
    evening.hand.write(boxes[DAN], "-1000")
    evening.records()

    assert evening.scores == ["26,000", "25,000", "25,000", "24,000"]
    assert len(evening.kept().events) == 1
    assert not evening.side.outcome.questions.isVisible()
    assert evening.side.outcome.won.isVisible()


def test_a_riichi_is_a_touch_and_can_be_undone_or_touched_away(evening: Evening) -> None:
    evening.taps("riichi", BEN)
    assert evening.scores[BEN] == "24,000"
    click(evening.desk.table.top.undo)
    assert evening.scores[BEN] == "25,000"
    assert evening.kept().events == ()

    evening.taps("riichi", BEN)
    evening.taps("riichi", BEN)
    assert evening.scores[BEN] == "25,000"
    assert evening.kept().events == ()


def test_a_riichi_whose_own_tile_was_won_on_gives_its_stick_back(evening: Evening) -> None:
    evening.taps("riichi", DAN)
    evening.wins(CHI, off=DAN)
    assert evening.scores[DAN] == "24,000"

    click(evening.side.outcome.earlier.field("stands"))
    assert evening.scores[DAN] == "25,000"
    evening.enters("222m345p678p67s88s5s")
    evening.records()

    assert evening.scores == ["25,000", "25,000", "26,300", "23,700"]
    assert evening.kept().events[0]["stands"] is False


def test_five_copies_cannot_be_clicked_together(evening: Evening) -> None:
    evening.wins(CHI, off=DAN)
    evening.enters("1m1m1m1m")
    key_of_1m = evening.side.entry.builder.picker.key_of(tiles("1m")[0])
    assert not key_of_1m.isEnabled()
    click(key_of_1m)

    assert evening.program.entry.view is not None
    assert evening.program.entry.view.draft.tiles == tiles("1111m")
    assert key_of_1m.accessibleDescription()


def test_a_hand_without_yaku_is_refused_with_its_sentence(evening: Evening) -> None:
    evening.wins(ANA, off=BEN)
    evening.calls("pon", "2s")
    evening.enters("123m456p789s99p9p")

    assert "no yaku" in evening.message
    assert not evening.side.entry.worth.record.isEnabled()
    evening.records()
    key(evening.side, Qt.Key.Key_Return)
    assert evening.kept().events == ()


def test_a_finished_game_shows_its_result_and_can_be_taken_back(evening: Evening) -> None:
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters("234m99m56788p234s9m")
    evening.turns(0, "8m")
    evening.records()
    choose(evening, "end")
    evening.records()

    table = evening.desk.table
    assert table.final.isVisible()
    assert table.final.said() == [
        ("★ 1st", "Chi", "33,000", "+3.0", "±0.0", "±0.0", "+20.0", "+20.0", "+43.0"),
        ("2nd", "Ana", "25,000", "−5.0", "±0.0", "±0.0", "+10.0", "±0.0", "+5.0"),
        ("3rd", "Ben", "25,000", "−5.0", "±0.0", "±0.0", "−10.0", "±0.0", "−15.0"),
        ("4th", "Dan", "17,000", "−13.0", "±0.0", "±0.0", "−20.0", "±0.0", "−33.0"),
    ]
    assert table.final.headings()[3:-1] == ("less 30,000", "Sticks", "Rounding", "Uma", "Oka")
    assert table.final.sums() == ("", "Sum", "100,000", "−20.0", "±0.0", "±0.0", "±0.0", "+20.0", "±0.0")
    assert [line[1] for line in evening.history] == ["Chi off Dan", "End the game"]
    evening.program.shelf.list()
    click(table.top.undo)
    assert not table.final.isVisible()
    assert evening.side.outcome.won.isVisible()


@pytest.mark.parametrize("outcome", ["exhaustive_draw", "chombo"])
def test_escape_goes_back_to_who_won(evening: Evening, outcome: str) -> None:
    choose(evening, outcome)

    key(evening.side, Qt.Key.Key_Escape)

    assert evening.side.outcome.won.isVisible()
