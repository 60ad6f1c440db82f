"""The window under the first rules of every family: the main job, each outcome, the past, the rules, a hand by itself."""

from pathlib import Path

import pytest

from scorekeeper.app import Program
from scorekeeper.core.declaration import Ask, HandsAsked
from scorekeeper.core.option import SWITCH, Whole
from scorekeeper.core.problem import Problem
from scorekeeper.core.reference import Example
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.reference_example import ExampleView
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.speech import Speech, points
from tests.entries import shown
from tests.families import COMPLETE, answer, entered, every_family, opening, outcomes_of, rules_of
from tests.walks.answering import give
from tests.walks.conftest import Open
from tests.walks.drilling import Lesson
from tests.walks.evening import ANA, BEN, PLAYERS, Evening, dialog, tiles
from tests.walks.hands import Hand, Keyboard, Mouse, click, drops_a_list
from tests.walks.reach import all_is_said
from tests.walks.reading import Reading
from tests.walks.setting import set_rule
from tests.walks.test_past import Mending

both_hands = pytest.mark.parametrize(
    "hand", [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
)


@every_family
@both_hands
def test_a_hand_is_entered_recorded_taken_back_and_kept(open_program: Open, hand: Hand, choice: RulesChoice) -> None:
    evening = Evening(open_program(), hand)
    evening.begin(choice.preset)
    start = evening.scores
    assert len(start) == choice.seats
    evening.wins(ANA, off=None)
    evening.enters(COMPLETE)
    evening.records()

    ledger = evening.replayed()
    assert evening.scores == [points(score) for score in ledger.state.scores] != start
    assert ledger.rows[0].deltas[ANA] > 0
    assert sum(ledger.rows[0].deltas) == 0
    assert evening.history[0][1].endswith("Ana, self-draw")
    evening.hand.press(evening.desk.table.top.undo)
    assert (evening.scores, evening.history) == (start, [])
    evening.hand.press(evening.desk.table.top.redo)
    before = (evening.scores, evening.history)

    evening.program.window.close()
    again = Evening(open_program(), hand)
    again.hand.press(again.desk.start.go_on)
    assert (again.scores, again.history) == before


@every_family
@both_hands
def test_every_outcome_is_entered_up_to_the_final_sheet(
    program: Program, hand: Hand, choice: RulesChoice, tmp_path: Path
) -> None:
    evening = Evening(program, hand)
    evening.begin(choice.preset)
    all_is_said(program.window)
    for outcome in outcomes_of(rules_of(choice)):
        if outcome.most_winners:
            evening.wins(BEN, off=ANA)
        else:
            evening.hand.press(evening.side.outcome.other(outcome.id))
        if outcome.most_winners and outcome.hands is not HandsAsked.NOBODY:
            evening.enters(COMPLETE)
        for asked in outcome.questions:
            if asked.id != "liable" and (asked.needed or asked.ask in {Ask.SEAT, Ask.CHOICE, Ask.AMOUNTS}):
                give(evening.hand, evening.side.outcome.questions, asked.id, answer(asked, choice.seats))
        all_is_said(program.window)
        evening.records()

    ledger = evening.replayed()
    assert ledger.over
    assert len(evening.kept().events) == len(outcomes_of(rules_of(choice)))
    assert evening.desk.table.final.isVisible()
    sheet = evening.desk.table.final.said()
    assert {line[1] for line in sheet} == set(PLAYERS[: choice.seats])
    assert sheet[0][1] == PLAYERS[ledger.result.places.index(1)]
    all_is_said(program.window)
    program.travel().export_to(tmp_path / "evening.pdf")
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF-")


@every_family
@both_hands
def test_an_earlier_hand_is_put_right_and_put_back(open_program: Open, hand: Hand, choice: RulesChoice) -> None:
    evening = Mending(open_program(), hand)
    evening.begin(choice.preset)
    last = choice.seats - 1
    for off in (None, last):
        evening.wins(ANA, off=off)
        evening.enters(COMPLETE)
        evening.records()
    before = (evening.scores, evening.history, evening.kept().events)

    evening.opens(0)
    evening.hand.press(evening.side.outcome.off.buttons[1 + last])
    assert evening.moves
    evening.records()

    assert evening.desk.page is evening.desk.table
    assert evening.history[0][1] == f"Ana off {PLAYERS[last]}"
    assert evening.scores != before[0]
    evening.agrees()
    evening.hand.press(evening.desk.table.top.undo)
    assert (evening.scores, evening.history, evening.kept().events) == before


@every_family
def test_every_rule_is_found_and_what_is_changed_is_played_by(program: Program, choice: RulesChoice) -> None:
    evening = Evening(program, Mouse())
    click(evening.desk.start.new)
    asking = dialog(program, NewSessionDialog)
    presets = [asking.preset.itemData(at).preset for at in range(asking.preset.count())]
    asking.preset.setCurrentIndex(presets.index(choice.preset))
    for line, name in zip(asking.names, PLAYERS, strict=False):
        line.setText(name)
    click(asking.customise)
    window = dialog(program, RulesDialog)
    all_is_said(window)
    rules = rules_of(choice)
    for row in rules.option_rows:
        window.search.setText(row.id)
        assert window.list.rows[row.id].isVisible(), row.id
    effective = [each for each in rules.option_rows if not each.idle(rules.options)]
    first = next(each for each in effective if _other(each.kind, rules.options[each.id]) is not None)
    value = _other(first.kind, rules.options[first.id])
    set_rule(window, first.id, value)
    click(window.use)
    click(asking.start)
    evening.looks_at_the_window()

    assert evening.replayed().rules.changed == {first.id: value}
    click(evening.desk.table.top.open_rules)
    session = [each for each in program.window.findChildren(RulesDialog) if each.isVisible()]
    assert [each.view.rules.changed for each in session if each.view is not None] == [{first.id: value}]
    all_is_said(session[0])
    session[0].close()


def _other(kind: object, value: object) -> object:
    """Another value than the one an option has, None where that is not told by its kind."""
    match kind, value:
        case Whole(low, high, step), int(number):
            return number + step if number + step <= high else max(low, number - step)
        case _ if kind == SWITCH:
            return value is not True
        case _:
            return None


@every_family
@drops_a_list
def test_a_hand_by_itself_is_taken_into_a_session(program: Program, choice: RulesChoice) -> None:
    evening = Evening(program, Mouse())
    evening.begin(choice.preset)
    page = evening.desk.score
    evening.chooses(evening.desk.menu.score)
    presets = [page.preset.itemData(at).preset for at in range(page.preset.count())]
    page.preset.activated.emit(presets.index(choice.preset))
    assert sum(button.isVisible() for button in page.seat.buttons.values()) == choice.seats
    click(page.side.outcome.off.buttons[0])
    evening.hand.enter(page.side.entry, tiles(COMPLETE))
    rules = rules_of(choice)
    win = next(each for each in rules.declaration.outcomes if each.most_winners)
    score = shown(entered(opening(rules), win)).score
    assert score is not None
    assert not isinstance(score, Problem)
    assert page.side.entry.worth.counted.number.text() == Speech(rules.words).say(score.headline[-1])

    click(page.take)
    assert evening.desk.page is evening.desk.table
    evening.records()

    assert evening.history[0][1] == "Ana, self-draw"


@every_family
@both_hands
def test_every_kind_of_drill_is_asked_answered_and_explained(
    open_program: Open, hand: Hand, choice: RulesChoice
) -> None:
    lesson = Lesson(open_program(), hand)
    lesson.seed(3)
    hand.press(lesson.desk.start.drills)
    lesson.drilling.choose_rules(choice)
    kinds = [each.id for each in lesson.view.kinds]
    assert {"whole", "waits", "moves"} <= set(kinds)
    for kind in kinds:
        lesson.chooses_kinds(kind)
        hand.press(lesson.page.choose.start)
        all_is_said(lesson.program.window)
        right = lesson.right()
        lesson.gives(right)
        assert lesson.page.problem.verdict.text() == "✓ Right"
        lesson.goes_on()
        hand.press(lesson.page.problem.give_up)
        assert lesson.page.problem.verdict.text() == "So it is:"
        assert lesson.page.problem.why.lines.lines
        all_is_said(lesson.program.window)
        hand.press(lesson.page.leave)
        hand.press(lesson.page.over.choose)
    assert len(lesson.learned(choice.family).known) == len(kinds)


@drops_a_list
@every_family
@both_hands
def test_the_rules_are_looked_up_and_an_example_is_tried(open_program: Open, hand: Hand, choice: RulesChoice) -> None:
    evening = Reading(open_program(), hand)
    evening.begin(choice.preset)
    evening.asks_the_reference()
    view = evening.window.view
    assert view is not None
    assert view.choice.family == choice.family
    own = rules_of(choice).reference()
    assert [each.id for each in view.sections[: len(own)]] == [each.id for each in own]
    all_is_said(evening.window)
    shown = [(page, block) for each in view.sections for page in each.pages for block in page.blocks]
    page, example = next((each for each in shown if isinstance(each[1], Example)), (None, None))
    if page is None or not isinstance(example, Example):
        assert evening.texts
        return
    evening.searches(Speech(view.words).say(page.title))
    evening.opens(Speech(view.words).say(page.title))
    evening.presses(evening.window.page.findChildren(ExampleView)[0].again)
    evening.looks_at_the_window()
    assert evening.desk.page is evening.desk.score
    worth = evening.desk.score.side.entry.worth.counted.number.text()
    assert worth == Speech(view.words).say(example.headline[-1])
