"""Drilling from the first choice to what was learned: by mouse and by keyboard, in every family of rules."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTableWidget

from scorekeeper.core.drill_view import Stage
from scorekeeper.core.journal import Record
from scorekeeper.core.tiles import BY_CODE
from scorekeeper.ui.tile_face import tile_name
from scorekeeper.ui.why_panel import WhyPanel
from tests.walks.conftest import Open
from tests.walks.drilling import Lesson
from tests.walks.evening import CHI, DAN
from tests.walks.hands import Hand, Keyboard, Mouse, click, click_rect, drops_a_list, key
from tests.walks.reach import all_is_said

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
both_hands = pytest.mark.parametrize("hand", HANDS)
WIN: Record = {
    "type": "win",
    "winners": [{"seat": CHI, "from": DAN, "hand": {"concealed": "234999m56788p234s", "win_tile": "9m"}}],
}
RIICHI: Record = {"type": "riichi", "seat": CHI}


def lesson_of(open_program: Open, hand: Hand) -> Lesson:
    lesson = Lesson(open_program(), hand)
    lesson.seed(7)
    return lesson


def explained(lesson: Lesson) -> list[str]:
    """The lines of the explanation in sight."""
    (panel,) = [each for each in lesson.page.findChildren(WhyPanel) if each.isVisible()]
    return [each.said.name for each in panel.lines.lines]


def cell(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return item.text()


@both_hands
@pytest.mark.parametrize("preset", ["tenhou", "bmja"])
def test_every_kind_is_answered_rightly(open_program: Open, hand: Hand, preset: str) -> None:
    lesson = lesson_of(open_program, hand)
    lesson.begin(preset)
    lesson.program.session.close()
    hand.press(lesson.desk.start.drills)
    family = next(each for each in lesson.program.house.choices if each.preset == preset).family
    lesson.drilling.choose_rules(next(each for each in lesson.program.house.choices if each.preset == preset))
    kinds = [each.id for each in lesson.view.kinds]
    assert len(kinds) >= 6
    for number, kind in enumerate(kinds, 1):
        lesson.chooses_kinds(kind)
        hand.press(lesson.page.choose.start)
        assert lesson.at(Stage.ASKED)
        lesson.gives(lesson.right())

        assert lesson.view.judged is not None
        assert lesson.view.judged.right, (kind, lesson.view.judged)
        assert lesson.page.problem.verdict.text() == "✓ Right"
        assert explained(lesson)
        all_is_said(lesson.program.window)
        learned = lesson.learned(family)
        assert sum(each.right for each in learned.known.values()) == number
        lesson.goes_on()
        assert lesson.at(Stage.ASKED)
        hand.press(lesson.page.leave)
        assert lesson.at(Stage.OVER)
        assert lesson.page.over.result.text() == "1 of 1 right"
        hand.press(lesson.page.over.choose)
    hand.press(lesson.page.leave)
    assert lesson.desk.page is lesson.desk.start


@both_hands
def test_a_wrong_answer_is_told_what_was_overlooked(open_program: Open, hand: Hand) -> None:
    lesson = lesson_of(open_program, hand)
    hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("waits")
    hand.press(lesson.page.choose.levels[3])
    hand.press(lesson.page.choose.start)
    right = lesson.right()["waits"]
    assert isinstance(right, frozenset)
    assert len(right) > 1
    missed = max(right)
    lesson.gives({"waits": right - {missed}})

    problem = lesson.page.problem
    assert problem.verdict.text() == "✗ Not right"
    assert problem.slips.text() == f"You missed some: {tile_name(BY_CODE[missed])} too."
    assert problem.fields.verdicts["waits"].text().startswith("✗ Right is ")
    assert "This hand waits for" in explained(lesson)
    assert lesson.learned("riichi").slips == {"wait_missed": 1}
    assert lesson.page.score.text() == "0 of 1 right"


@both_hands
def test_what_is_left_empty_is_asked_for_again(open_program: Open, hand: Hand) -> None:
    lesson = lesson_of(open_program, hand)
    hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("moves")
    hand.press(lesson.page.choose.start)
    entries = list(lesson.page.problem.fields.entries.values())
    lesson.gives({})
    assert lesson.at(Stage.ASKED)
    assert lesson.page.problem.hint.isVisible()
    assert QApplication.focusWidget() in entries
    hand.press(lesson.page.problem.give_up)
    assert lesson.at(Stage.TOLD)
    assert lesson.page.problem.verdict.text() == "So it is:"
    assert all(each.text().startswith("It is ") for each in lesson.page.problem.fields.verdicts.values())


@both_hands
def test_a_hand_of_the_history_is_drilled(open_program: Open, hand: Hand) -> None:
    lesson = lesson_of(open_program, hand)
    lesson.begin()
    for record in (RIICHI, WIN, {"type": "exhaustive_draw", "tenpai": [CHI], "nagashi": []}):
        assert lesson.program.session.record(record)
    history = lesson.desk.table.history
    for line, drilled in ((0, True), (1, False)):
        if isinstance(hand, Mouse):
            index = history.model().index(line, 1)
            history.scrollTo(index)
            click_rect(history.viewport(), history.visualRect(index))
            click(lesson.desk.table.chosen.drill)
        else:
            key(history, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
            key(history, Qt.Key.Key_Home)
            for _ in range(line):
                key(history, Qt.Key.Key_Down)
            key(history, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        if not drilled:
            assert lesson.desk.page is lesson.desk.table
            assert "can be drilled" in lesson.desk.notice.label.text()
            break
        assert lesson.program.drilled().shown
        assert [lesson.page.problem.scene.seats[CHI].text()] == ["Chi (West), Riichi"]
        lesson.gives(lesson.right())
        assert lesson.page.problem.verdict.text() == "✓ Right"
        lesson.goes_on()
        assert lesson.desk.page is lesson.desk.table
        assert history.hasFocus()


@both_hands
def test_the_hands_of_the_session_come_among_the_others(open_program: Open, hand: Hand) -> None:
    lesson = lesson_of(open_program, hand)
    lesson.begin()
    for record in (RIICHI, WIN):
        assert lesson.program.session.record(record)
    key(lesson.desk, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    lesson.chooses_kinds("played")
    hand.press(lesson.page.choose.start)
    assert lesson.page.problem.scene.question.text().startswith("Chi won this hand")
    lesson.gives(lesson.right())
    assert lesson.page.problem.verdict.text() == "✓ Right"
    # What goes on at the table meanwhile is not disturbed.
    hand.press(lesson.page.leave)
    hand.press(lesson.page.over.choose)
    hand.press(lesson.page.leave)
    assert lesson.desk.page is lesson.desk.table
    lesson.program.session.close()
    hand.press(lesson.desk.start.drills)
    assert lesson.view.kinds[-1].id == "played"


@both_hands
def test_a_round_against_the_clock(open_program: Open, hand: Hand) -> None:
    lesson = lesson_of(open_program, hand)
    moment = datetime(2024, 5, 4, 20, 0, tzinfo=UTC)
    gone = timedelta()
    lesson.drilling.clock = lambda: moment + gone
    hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("fine")
    hand.press(lesson.page.choose.lengths["three"])
    hand.press(lesson.page.choose.start)
    assert lesson.page.clock.text() == "Time left: 3 min 0 s"
    gone += timedelta(seconds=150)
    lesson.drilling.tick()
    assert lesson.page.clock.text() == "Time left: 30 s"
    lesson.gives(lesson.right())
    gone += timedelta(seconds=600)
    lesson.drilling.tick()
    lesson.goes_on()
    assert lesson.page.clock.text() == "Time left: 30 s"
    gone += timedelta(seconds=31)
    lesson.drilling.tick()

    assert lesson.at(Stage.OVER)
    assert lesson.page.over.result.text() == "1 of 1 right"
    assert lesson.page.over.kinds.text().split("\n")[0] == "In 3 minutes"
    hand.press(lesson.page.over.once_more)
    assert lesson.view.round.answers == 0
    assert lesson.page.clock.text() == "Time left: 3 min 0 s"


@both_hands
def test_what_was_learned_is_told_forgotten_and_known_again(open_program: Open, hand: Hand) -> None:
    lesson = lesson_of(open_program, hand)
    hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("fine")
    hand.press(lesson.page.choose.start)
    for _ in range(2):
        lesson.gives(lesson.right())
        lesson.goes_on()
    lesson.program.window.close()

    again = lesson_of(open_program, hand)
    hand.press(again.desk.start.drills)
    hand.press(again.page.choose.learned)
    table = again.page.learned.table
    row = [cell(table, each, 0) for each in range(table.rowCount())].index("The small points")
    assert [cell(table, row, column) for column in range(1, 5)] == ["Easy", "2", "100 %", "✓✓"]
    all_is_said(again.program.window)
    hand.press(again.page.learned.forget)
    assert cell(table, row, 2) == "0"
    assert not again.learned("riichi").known
    hand.press(again.page.learned.take_back)
    assert cell(table, row, 2) == "2"
    assert sum(each.right for each in again.learned("riichi").known.values()) == 2
    hand.press(again.page.learned.back)
    assert again.at(Stage.CHOOSE)


@drops_a_list
def test_the_rules_are_chosen_and_remembered(open_program: Open) -> None:
    lesson = lesson_of(open_program, Mouse())
    click(lesson.desk.start.drills)
    box = lesson.page.choose.preset
    keys = [box.itemData(at).key for at in range(box.count())]
    box.setCurrentIndex(keys.index("classical/bmja"))
    box.activated.emit(keys.index("classical/bmja"))
    click(lesson.page.choose.levels[2])
    click(lesson.page.choose.lengths["endless"])
    assert lesson.view.rules.key == "classical/bmja"
    lesson.program.window.close()

    again = lesson_of(open_program, Mouse())
    click(again.desk.start.drills)
    assert (again.view.rules.key, again.view.level, again.view.length.id) == ("classical/bmja", 2, "endless")
    assert again.page.choose.preset.choice == again.view.rules


def test_another_look_changes_nothing_of_the_round(open_program: Open) -> None:
    lesson = lesson_of(open_program, Mouse())
    click(lesson.desk.start.drills)
    click(lesson.page.choose.start)
    asked = lesson.page.problem.scene.question.text()
    lesson.program.redress()
    assert lesson.program.drilled().shown
    assert lesson.page.problem.scene.question.text() == asked
    lesson.gives(lesson.right())
    assert explained(lesson)
    lesson.program.redress()
    assert lesson.page.problem.verdict.text() == "✓ Right"
    assert explained(lesson)


def test_what_was_learned_but_cannot_be_read_is_said(open_program: Open) -> None:
    lesson = lesson_of(open_program, Mouse())
    assert lesson.program.store.learned.keep("riichi", {"v": 1, "known": [{"kind": 7}]}) is None
    click(lesson.desk.start.drills)
    assert lesson.at(Stage.CHOOSE)
    assert "cannot be read" in lesson.desk.notice.label.text()
    click(lesson.page.choose.start)
    lesson.gives(lesson.right())
    assert sum(each.right for each in lesson.learned("riichi").known.values()) == 1


@drops_a_list
def test_a_reason_is_looked_up_under_the_rules_that_are_drilled(open_program: Open) -> None:
    lesson = lesson_of(open_program, Mouse())
    click(lesson.desk.start.drills)
    lesson.drilling.choose_rules(next(each for each in lesson.program.house.choices if each.preset == "bmja"))
    lesson.chooses_kinds("fine")
    click(lesson.page.choose.start)
    lesson.gives(lesson.right())
    click(lesson.page.problem.why.look_up)
    reference = lesson.program.reference.window
    assert reference is not None
    assert reference.isVisible()
    assert reference.view is not None
    assert reference.view.choice.preset == "bmja"
