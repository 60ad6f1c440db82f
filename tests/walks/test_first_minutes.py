"""The first minutes: four steps to a recorded hand that go away by themselves, and what the window says to who is new."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.steps import Step
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.panes import COURSE
from scorekeeper.ui.step_bar import StepBar
from tests.families import COMPLETE, every_family
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, Evening
from tests.walks.hands import Mouse, click, click_rect, drops_a_list
from tests.walks.reach import covered

SMALL = (1024, 580)

FIRST_TILES = (
    "First what Ana laid open, with the buttons beside the tiles; then the rest, the winning tile last: 14 tiles to go."
)


def lit(steps: StepBar) -> Step:
    """The one step that is lit."""
    (found,) = [step for step, label in steps.steps.items() if label.property("state") == "now"]
    return found


@every_family
@pytest.mark.parametrize("size", [SMALL, (1280, 800)], ids=["small", "usual"])
def test_the_steps_lead_to_a_recorded_hand_and_go_away(
    program: Program, choice: RulesChoice, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    evening = Evening(program, Mouse())
    evening.begin(choice.preset)
    steps = evening.desk.table.steps
    seen = [lit(steps)]
    assert covered(program) == []
    for _ in range(2):
        click(evening.side.outcome.won.buttons[ANA])
        seen.append(lit(steps))
        assert "Ana" in steps.sentence.text()
        click(evening.side.outcome.off.buttons[0])
        seen.append(lit(steps))
        assert steps.sentence.text() == FIRST_TILES
        evening.enters(COMPLETE)
        seen.append(lit(steps))
        assert covered(program) == []
        assert program.window.size().toTuple() == size
        evening.records()

    assert seen == [Step.WINNER, *[Step.OFF, Step.HAND, Step.RECORD] * 2]
    assert not steps.isVisible()
    assert evening.desk.table.history.isVisible()


def test_a_step_says_what_keeps_record_off(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    steps = evening.desk.table.steps
    evening.wins(BEN, off=ANA)
    evening.enters("234m99m56788p234s9m")

    assert lit(steps) is Step.HAND
    assert steps.sentence.text() == evening.message
    assert steps.accessibleName() == f"Step 3, Tiles: {evening.message}"


def test_a_draw_needs_no_second_step(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    click(evening.side.outcome.other("exhaustive_draw"))

    assert lit(evening.desk.table.steps) is Step.RECORD


def test_who_asks_for_the_course_on_a_small_screen_sees_it(program: Program) -> None:
    program.window.resize(*SMALL)
    evening = Evening(program, Mouse())
    evening.begin()
    table = evening.desk.table
    assert not table.panes.isVisible()
    table.panes.show_pane(COURSE)
    assert table.panes.course.isVisible()
    assert not table.steps.isVisible()
    evening.wins(ANA, off=None)
    evening.enters(COMPLETE)
    evening.records()
    assert table.steps.isVisible()


def test_the_steps_give_way_to_a_line_that_somebody_looks_at(program: Program) -> None:
    program.window.resize(1280, 800)
    evening = Evening(program, Mouse())
    evening.begin("tenhou")
    program.looks.choose(LookChoice(newcomer=True))
    for _ in range(3):
        assert program.session.record({"type": "exhaustive_draw", "tenpai": [ANA], "nagashi": []})
    table = evening.desk.table
    assert table.steps.isVisible()
    history = table.history
    click_rect(history.viewport(), history.visualRect(history.model().index(2, 1)))
    QApplication.processEvents()
    assert table.chosen.settled.isVisible()
    assert history.viewport().rect().contains(history.visualRect(history.model().index(2, 1)))
    assert not table.steps.isVisible()
    assert program.session.record({"type": "exhaustive_draw", "tenpai": [ANA], "nagashi": []})
    assert table.steps.isVisible()


def test_the_history_is_back_once_the_steps_need_fewer_lines(program: Program) -> None:
    program.window.resize(1280, 800)
    evening = Evening(program, Mouse())
    evening.begin()
    program.looks.choose(LookChoice(newcomer=True, larger=True))
    history = evening.desk.table.history
    evening.wins(ANA, off=None)
    evening.enters("223344m556677p88s")
    click(evening.side.entry.worth.record)
    assert not history.isVisible()
    evening.records()
    assert history.model().rowCount() == 1
    assert history.isVisible()


def shown(steps: StepBar) -> list[Step]:
    """The steps there are, in order."""
    return [step for step, label in steps.steps.items() if label.isVisible()]


def test_the_last_step_names_what_is_still_empty(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    steps = evening.desk.table.steps
    evening.taps("riichi", ANA)
    evening.wins(ANA, off=BEN)
    evening.enters(COMPLETE)
    said = [steps.sentence.text()]
    evening.turns(0, "1s")
    said.append(steps.sentence.text())
    evening.turns(1, "1s")
    said.append(steps.sentence.text())

    add = "Add with +, if there are any: {}. Then click “Record” at the lower right."
    assert said[:2] == [add.format("Dora indicators, Ura indicators"), add.format("Ura indicators")]
    assert said[2] == "Click “Record” at the lower right: points move, the next hand begins."


def test_what_is_called_out_needs_no_tiles(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    evening.wins(ANA, off=BEN)
    click(evening.side.entry.builder.call)

    assert evening.desk.table.steps.sentence.text() == "Choose what was called out."


@pytest.mark.parametrize(
    ("outcome", "taken", "said"),
    [
        ("abortive_draw", [Step.FACTS, Step.RECORD], None),
        ("chombo", [Step.FACTS, Step.RECORD], "Still to be said: Whose?"),
        ("adjustment", [Step.FACTS, Step.RECORD], "Give the points that are to move, at the upper right."),
        ("end", [Step.RECORD], "Click “Record” at the lower right."),
    ],
)
def test_the_steps_are_those_of_the_outcome(
    program: Program, outcome: str, taken: list[Step], said: str | None
) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    steps = evening.desk.table.steps
    evening.program.entry.choose_outcome(outcome)
    evening.looks_at_the_window()

    assert shown(steps) == taken
    assert lit(steps) is taken[0]
    assert steps.sentence.text() == (said or evening.message)


@drops_a_list
def test_the_steps_are_put_away_and_called_back(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin()
    click(evening.desk.table.steps.close_button)
    assert not evening.desk.table.steps.isVisible()
    assert not evening.desk.menu.steps.isChecked()
    evening.program.window.close()

    again = Evening(open_program(), Mouse())
    click(again.desk.start.go_on)
    assert not again.desk.table.steps.isVisible()
    again.chooses(again.desk.menu.steps)
    assert again.desk.table.steps.isVisible()
    again.wins(BEN, off=ANA)
    again.program.redress()
    again.looks_at_the_window()
    assert again.desk.table.steps.isVisible()
    assert lit(again.desk.table.steps) is Step.HAND


def test_a_seat_left_empty_is_called_by_its_number(program: Program) -> None:
    evening = Evening(program, Mouse())
    line = evening.desk.start.begin.names[1]
    evening.hand.write(line, "Ben")
    assert line.placeholderText() == "Player 2"
    click(evening.desk.start.begin.begin)

    assert evening.kept().header["players"] == ["Player 1", "Ben", "Player 3", "Player 4"]
    assert evening.desk.table.side.outcome.won.buttons[1].focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_menu_says_why_something_cannot_be_chosen(program: Program) -> None:
    evening = Evening(program, Mouse())
    menu = evening.desk.menu
    off = [act for act in menu.acts if not act.isEnabled()]

    assert {(act.toolTip(), act.whatsThis()) for act in off} == {("Only with a session on the table",) * 2}
    evening.begin()
    assert [act.text() for act in menu.acts if not act.isEnabled()] == []
    program.sample().begin()
    assert menu.sample.toolTip() == "The sample lies on the table already"


def test_taking_back_says_that_there_is_nothing_yet(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    evening.wins(BEN, off=ANA)
    edit = evening.side.entry.builder.edit
    assert [edit.back.toolTip(), edit.clear.toolTip()] == ["Nothing has been entered yet"] * 2
    evening.enters("1m")
    assert "Backspace" in edit.back.toolTip()
