"""What a drill shows and takes: the hand as it lies, what no tile shows, numbers, tiles and choices, and what is right."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from scorekeeper.core.drill_view import LENGTHS, DrillsView, Entry, Field, Judged, Learning, Posed, Round, Stage
from scorekeeper.core.problem import Phrase, Term
from scorekeeper.core.tiles import tile
from scorekeeper.rulesets import CHOICES
from scorekeeper.teach.drills.coach import Coach
from scorekeeper.teach.drills.posing import posed
from scorekeeper.teach.drills.progress import Progress
from scorekeeper.ui.drill_entries import Choices, NumberLine, TilesLine, answer_said, label_said
from scorekeeper.ui.drill_hand import HandPicture
from scorekeeper.ui.drill_pads import ERASE, SIGN
from scorekeeper.ui.drill_problem import DrillProblem
from scorekeeper.ui.drill_scene import SceneView
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.wire_drill_grounds import why_of
from tests.teach.drills.rooms import asked, fine_of, names_of, riichi_scene, room, waits_drill
from tests.ui.acts import click, key

Show = Callable[..., None]
SMALL = (1008, 592)
CALLED = riichi_scene(
    "123m55z", "3m", ("pon", "777z"), ("ankan", "9999s"), ("chi", "340p"), off=2, honba=2, riichi_sticks=1, dora="4z"
)


@pytest.fixture
def problem(look: Look, show: Show) -> DrillProblem:
    made = DrillProblem(look)
    show(made, *SMALL)
    return made


def ask(problem: DrillProblem, drill: Posed) -> DrillsView:
    view = DrillsView(
        Stage.ASKED, CHOICES[0], drill.words, (), frozenset(), None, LENGTHS[0], Round(LENGTHS[0]), Learning(), drill
    )
    problem.show_view(view)
    QApplication.processEvents()
    return view


def given(problem: DrillProblem) -> list[object]:
    answers: list[object] = []
    problem.answered.connect(answers.append)
    return answers


def test_a_hand_is_told_as_it_lies(look: Look, show: Show) -> None:
    picture = HandPicture(look)
    show(picture, *SMALL)
    assert CALLED.hand is not None
    picture.show_hand(CALLED.hand, CALLED.rules, hidden=False)
    assert picture.tiles == tuple(map(tile, ("1m", "2m", "5z", "5z", "3m")))
    assert picture.told() == (
        "1, 2 of characters, white dragon, 2 times, 3 of characters, the winning tile, "
        "Pon: red dragon, 3 times, Closed kan: 9, 9, 9, 9 of bamboos, Chi: 3, 4, red 5 of circles, "
        "Dora indicators: north wind"
    )
    picture.show_hand(CALLED.hand, CALLED.rules, hidden=True)
    assert "winning" not in picture.told()
    assert picture.tiles == tuple(map(tile, ("1m", "2m", "5z", "5z")))


@pytest.mark.parametrize("width", [360, 700, 1008])
def test_no_hand_is_wider_than_its_place(look: Look, show: Show, width: int) -> None:
    picture = HandPicture(look)
    show(picture, width, 200)
    assert CALLED.hand is not None
    picture.show_hand(CALLED.hand, CALLED.rules, hidden=False)
    QApplication.processEvents()
    drawn = picture.grab().toImage()
    inks = [drawn.pixelColor(drawn.width() - 1, row) for row in range(drawn.height())]
    assert len({ink.name() for ink in inks}) == 1
    assert picture.height() < 160


def test_what_no_tile_shows_is_told(look: Look, show: Show) -> None:
    scene = SceneView(look)
    show(scene, *SMALL)
    scene.show_posed(posed(fine_of(CALLED)))
    assert scene.middle.accessibleName() == "East 1, counters 2, sticks 1"
    assert [each.text() for each in scene.seats] == [
        "Ana (East, the dealer)",
        "Ben (South)",
        "Chi (West)",
        "Dan (North)",
    ]
    assert scene.facts.text() == "Ben wins off Chi"
    riichi = riichi_scene("123m456p789s11555z", "5z", off=None, ticks="riichi ippatsu")
    scene.show_posed(posed(fine_of(riichi)))
    assert scene.seats[1].text() == "Ben (South), Riichi"
    assert scene.facts.text() == "Ben wins by self-draw · Riichi · Ippatsu"
    assert "5" in scene.told()
    scene.show_posed(posed(replace(asked(CALLED), scene=replace(CALLED, liable=3))))
    assert "Dan" in scene.facts.text()
    scene.show_posed(posed(asked(CALLED.called({"han": 3, "fu": 40}))))
    assert scene.called.text() == "3 han 40 fu"
    assert not scene.hand.isVisible()


def test_other_hands_are_told_with_their_worth(look: Look, show: Show) -> None:
    scene = SceneView(look)
    show(scene, *SMALL)
    coach = Coach(room("classical"), Progress())
    posed_ones = (coach.pose(frozenset({"moves"}), 2, datetime(2024, 5, 4, tzinfo=UTC)) for _ in range(9))
    drill = next(each for each in posed_ones if each is not None and each.others)
    scene.show_posed(drill)
    (seat, worth), *_ = drill.others
    value = worth[0].values["count"]
    assert f"{drill.ledger.players[seat]}: {value} points" in scene.facts.text()


def test_numbers_are_typed_at_once_and_enter_goes_on(problem: DrillProblem) -> None:
    ask(problem, posed(asked(CALLED)))
    answers, lines = given(problem), list(problem.fields.entries.values())
    assert QApplication.focusWidget() is lines[0]
    for number in ("2", "60"):
        for digit in number:
            key(problem, Qt.Key(ord(digit)))
        key(problem, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is lines[2]
    assert answers == []
    for digit in "3900":
        key(problem, Qt.Key(ord(digit)))
    key(problem, Qt.Key.Key_Return)
    assert [list(each.values()) for each in answers if isinstance(each, dict)] == [[2, 60, 3900]]


def test_the_pad_writes_where_the_keyboard_is(problem: DrillProblem) -> None:
    ask(problem, posed(asked(CALLED)))
    one, two, *_ = problem.fields.entries.values()
    assert isinstance(two, NumberLine)
    click(two)
    for pad in ("1", "00", "7", ERASE):
        click(problem.numbers.keys[pad])
    assert (two.value, one.value) == (100, None)
    assert not problem.numbers.keys[SIGN].isVisible()
    assert QApplication.focusWidget() is two


@pytest.mark.parametrize(("text", "value"), [("-3900", -3900), ("−700", -700), ("+12", 12), ("0", 0), ("-", None)])
def test_a_gain_or_a_loss(look: Look, text: str, value: int | None) -> None:
    assert look.target
    line = NumberLine(Field("moved:0", Phrase("x"), signed=True))
    line.setText(text)
    assert line.value == value
    line.press(SIGN)
    assert line.value == (None if value is None else -value)


def test_names_are_chosen_by_their_keys(problem: DrillProblem) -> None:
    drill = posed(names_of(CALLED))
    ask(problem, drill)
    answers = given(problem)
    (choices,) = problem.fields.entries.values()
    assert isinstance(choices, Choices)
    names = list(choices.buttons)
    key(problem, Qt.Key.Key_3)
    key(problem, Qt.Key.Key_A)
    assert choices.value == frozenset({names[2], names[10]})
    key(problem, Qt.Key.Key_3)
    assert choices.value == frozenset({names[10]})
    key(problem, Qt.Key.Key_Return)
    assert answers == [{"names": frozenset({names[10]})}]


def test_tiles_are_written_or_clicked(problem: DrillProblem) -> None:
    ask(problem, posed(waits_drill(CALLED)))
    answers = given(problem)
    (line,) = problem.fields.entries.values()
    assert isinstance(line, TilesLine)
    line.setText("35")
    key(problem, Qt.Key.Key_Return)
    assert answers == []
    assert problem.hint.text().startswith("“35” names no tile")
    line.setText("0p")
    assert line.value == frozenset({"5p"})
    assert problem.tiles.keys[tile("5p")].isChecked()
    for each in ("3m", "5p", "6m"):
        click(problem.tiles.keys[tile(each)])
    assert line.text() == "36m"
    key(problem, Qt.Key.Key_Return)
    assert answers == [{"waits": frozenset({"3m", "6m"})}]


def test_at_once_it_is_told_what_is_right_and_why(problem: DrillProblem) -> None:
    drill = posed(asked(CALLED))
    view = ask(problem, drill)
    parts = list(problem.fields.entries)
    right = dict(zip(parts, (1, 60, 2600), strict=True))
    wrong = {**right, parts[2]: 2000}
    slip = Phrase("drill_slip_hundred")
    fields = {name: name != parts[2] for name in parts}
    judged = Judged(False, fields, right, wrong, (slip,))
    problem.show_view(replace(view, stage=Stage.TOLD, judged=judged))
    problem.show_why(why_of(drill))
    QApplication.processEvents()

    assert [each.text() for each in problem.fields.verdicts.values()] == ["✓ 1", "✓ 60", "✗ Right is 2,600"]
    assert problem.slips.text() == "Each payment is rounded up to the next hundred."
    assert problem.why.isVisible()
    assert "Dora indicators" not in problem.why.lines.lines[0].said.name
    assert QApplication.focusWidget() is problem.act
    assert all(each.isReadOnly() for each in problem.fields.entries.values() if isinstance(each, NumberLine))
    for label in problem.findChildren(QLabel):
        if label.isVisible():
            assert label.mapTo(problem, label.rect().topRight()).x() < problem.width(), label.text()


def test_the_explanation_begins_with_what_was_asked(problem: DrillProblem) -> None:
    drill = posed(names_of(CALLED))
    view = ask(problem, drill)
    judged = Judged(False, {"names": False}, {"names": frozenset({"chun", "red_dora"})}, {})
    problem.why.other.click()
    problem.show_view(replace(view, stage=Stage.TOLD, judged=judged))
    problem.show_why(why_of(drill))
    QApplication.processEvents()
    QApplication.processEvents()
    lines = problem.why.lines
    first = next(each for each in lines.lines if each.said.name == "Yaku")
    shown = lines.viewport().rect()
    assert lines.lines[0].said.name == "Fu"
    assert shown.contains(first.mapTo(lines.viewport(), first.rect().center()))
    assert not shown.contains(lines.lines[0].mapTo(lines.viewport(), lines.lines[0].rect().center()))


def test_a_key_that_is_held_goes_past_nothing(problem: DrillProblem) -> None:
    view = ask(problem, posed(fine_of(CALLED)))
    gone: list[bool] = []
    problem.gone_on.connect(lambda: gone.append(True))
    judged = Judged(
        False, {each.id: False for each in view.posed.fields} if view.posed else {}, {"part:fu_items": 60}, {}
    )
    problem.show_view(replace(view, stage=Stage.TOLD, judged=judged))
    key(problem, Qt.Key.Key_Return)
    assert gone == [True]


def test_a_unit_is_named_once() -> None:
    speech = Speech({"fu_items": "Fu", "fu": "fu", "yaku": "Yaku", "han": "han", "total_of": "{part} ({unit})"})
    same = Field("a", Phrase("total_of", {"part": Term("fu_items"), "unit": Term("fu")}))
    other = Field("b", Phrase("total_of", {"part": Term("yaku"), "unit": Term("han")}))
    assert [label_said(each, speech) for each in (same, other)] == ["Fu", "Yaku (han)"]


def test_answers_in_words() -> None:
    speech = Speech({"one": "One", "two": "Two"})
    choices = (("a", (Phrase("one"),)), ("b", (Phrase("two"),)))
    assert answer_said(Field("n", Phrase("x")), 12000, speech) == "12,000"
    assert answer_said(Field("n", Phrase("x"), signed=True), 1000, speech) == "+1,000"
    assert answer_said(Field("n", Phrase("x"), Entry.CHOICE, choices), "b", speech) == "Two"
    assert answer_said(Field("n", Phrase("x"), Entry.SEVERAL, choices), frozenset({"b", "a"}), speech) == "One, Two"
    assert answer_said(Field("n", Phrase("x"), Entry.TILES), frozenset({"6m"}), speech) == "6 of characters"
