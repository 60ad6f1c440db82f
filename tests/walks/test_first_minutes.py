"""The first minutes: four steps to a recorded hand that go away by themselves, and a sample with a guide."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.core.entry_view import RowView
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.steps import Step
from scorekeeper.ui.guide_bar import GuideBar
from scorekeeper.ui.panes import COURSE
from scorekeeper.ui.step_bar import StepBar
from scorekeeper.wire_sample import HAND, PAYER, ROW, TURNED, WINNER
from tests.families import COMPLETE, every_family
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, Evening
from tests.walks.hands import Hand, Mouse, click, drops_a_list
from tests.walks.reach import all_is_said
from tests.walks.test_past import HANDS, Mending

SMALL = (1024, 580)
LAST = 10
FIRST_TILES = (
    "First what Ana laid open, with the buttons beside the tiles; then the rest, the winning tile last: 14 tiles to go."
)
MENDING = 9
"""Which thing to try is the first one on another page."""


def lit(steps: StepBar) -> Step:
    """The one step that is lit."""
    (found,) = [step for step, label in steps.steps.items() if label.property("state") == "now"]
    return found


def covered(program: Program) -> list[str]:
    """What overlaps with the bar that is shown, in the page it lies in."""
    desk = program.desk
    bars: list[StepBar | GuideBar] = [bar for bar in (desk.table.steps, desk.guide) if bar.isVisible()]
    page = desk.page
    found = []
    for bar in bars:
        here = bar.rect().translated(bar.mapTo(page, bar.rect().topLeft()))
        assert page.rect().contains(here)
        for other in (desk.table.board, desk.table.history, desk.table.top, desk.table.side, desk.table.final):
            there = other.rect().translated(other.mapTo(page, other.rect().topLeft())) if other.isVisible() else None
            if there is not None and there.intersects(here):
                found.append(type(other).__name__)
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


def test_recording_early_in_the_sample_goes_on_after_it(program: Program) -> None:
    evening = begun_sample(program, Mouse())
    evening.wins(WINNER, off=PAYER)
    evening.enters(HAND)
    evening.records()

    assert number(evening) == 7


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


def begun_sample(program: Program, hand: Hand) -> Mending:
    evening = Mending(program, hand)
    hand.press(evening.desk.start.sample)
    QApplication.processEvents()
    return evening


def number(evening: Evening) -> int:
    """At which thing to try the guide is."""
    shown = evening.desk.guide.title.text().split()
    return int(shown[1].rstrip(","))


@pytest.mark.parametrize("hand", HANDS)
def test_the_guide_follows_what_is_tried(program: Program, hand: Hand) -> None:
    evening = begun_sample(program, hand)
    guide = evening.desk.guide
    assert number(evening) == 1
    hand.press(guide.act)
    evening.wins(WINNER, off=PAYER)
    assert number(evening) == 3
    evening.enters(HAND)
    assert number(evening) == 4
    evening.turns([each.row.id for each in shown_rows(evening)].index(ROW), TURNED)
    assert number(evening) == 5
    hand.press(guide.act)
    evening.records()
    assert number(evening) == 7
    hand.press(evening.desk.table.top.undo)
    hand.press(evening.desk.table.top.redo)
    assert number(evening) == 8
    evening.opens(1)
    assert number(evening) == 9
    assert guide.isVisible()
    hand.press(evening.page.banner.cancel)
    assert number(evening) == 10
    hand.press(evening.side.outcome.other("end"))
    evening.records()
    assert number(evening) == 11
    hand.press(guide.act)

    assert evening.desk.page is evening.desk.start
    assert not guide.isVisible()
    assert program.shelf.open_id is None


def test_the_guide_lets_one_click_the_same_spot_again(program: Program) -> None:
    evening = begun_sample(program, Mouse())
    desk = evening.desk
    places = set()
    for _ in range(MENDING - 1):
        bar, act, board = desk.guide, desk.guide.act, desk.table.board
        places.add((bar.height(), act.mapTo(desk, QPoint()).toTuple(), act.size().toTuple(), board.size().toTuple()))
        click(act)

    assert len(places) == 1
    assert number(evening) == MENDING


def shown_rows(evening: Evening) -> tuple[RowView, ...]:
    view = evening.program.entry.view
    assert view is not None
    return view.rows


@pytest.mark.parametrize("size", [SMALL, (1280, 800)], ids=["small", "usual"])
def test_everything_can_be_shown_and_nothing_is_covered(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    evening = begun_sample(program, Mouse())
    seen = []
    for _ in range(LAST):
        seen.append(number(evening))
        assert covered(program) == []
        all_is_said(program.window)
        assert program.window.size().toTuple() == size
        click(evening.desk.guide.act)

    assert seen == list(range(1, LAST + 1))
    assert evening.desk.table.final.isVisible()


@pytest.mark.parametrize("at", range(LAST + 1))
def test_the_sample_is_left_at_any_time_and_nothing_of_it_is_kept(program: Program, at: int) -> None:
    evening = Mending(program, Mouse())
    evening.begin()
    evening.taps("riichi", BEN)
    evening.wins(BEN, off=ANA)
    evening.enters("234m")
    kept, draft = evening.kept(), program.store.read_draft(1)
    program.sample().begin()
    for _ in range(at):
        program.sample().go_on()
    evening.looks_at_the_window()
    assert evening.desk.guide.isVisible()
    click(evening.desk.guide.leave)

    assert evening.desk.page is evening.desk.table
    assert not evening.desk.guide.isVisible()
    assert program.shelf.open_id == 1
    assert (evening.kept(), program.store.read_draft(1)) == (kept, draft)
    assert [held.tile.code for held in evening.side.entry.builder.strip._hand] == ["2m", "3m", "4m"]
    listed = program.store.sessions()
    assert isinstance(listed, tuple)
    assert [line.id for line in listed] == [1]


def test_another_session_ends_the_sample(program: Program) -> None:
    evening = Evening(program, Mouse())
    evening.begin()
    program.sample().begin()
    program.shelf.open(1)
    assert not evening.desk.guide.isVisible()
    program.sample().begin()
    program.session.close()
    assert not evening.desk.guide.isVisible()
    assert not program.sample().running


def test_what_is_recorded_in_the_sample_does_not_count_as_a_first_hand(program: Program) -> None:
    begun_sample(program, Mouse())
    for _ in range(LAST):
        program.sample().go_on()

    assert program.prefs.remembered.steps


@drops_a_list
def test_the_sample_goes_on_in_another_look_and_cannot_be_taken_along(program: Program) -> None:
    evening = begun_sample(program, Mouse())
    click(evening.desk.guide.act)
    program.redress()
    evening.looks_at_the_window()
    assert number(evening) == 2
    assert evening.desk.guide.isVisible()
    program.travel().ask_where()

    assert "kept nowhere" in evening.desk.notice.label.text()


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
