"""Rules that count all hands, at the table: fines, and a change of seats."""

import pytest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget

from scorekeeper.app import Program
from scorekeeper.core.journal import Record
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.question_fields import PlayerChoice, WordChoice
from scorekeeper.ui.seat_order import SeatOrder
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening
from tests.walks.hands import Hand, Keyboard, Mouse
from tests.walks.reach import nameless, narrow, silent
from tests.walks.test_past import Mending
from tests.walks.test_small_screen import SMALL

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]


def won(winner: int, *totals: int) -> Record:
    """A win by the own draw, every hand told by its total."""
    return {"type": "win", "winner": winner, "from": None, "hands": [{"declared": {"total": each}} for each in totals]}


FIRST = won(CHI, 10, 68, 104, 28)


def field(evening: Evening, question: str) -> QWidget:
    return evening.side.outcome.questions.field(question)


def words(evening: Evening, question: str) -> WordChoice:
    found = field(evening, question)
    assert isinstance(found, WordChoice)
    return found


def chosen(evening: Evening, question: str) -> list[str | int]:
    return [choice for choice, button in words(evening, question).buttons.items() if button.isChecked()]


def points(evening: Evening) -> QSpinBox:
    found = field(evening, "points")
    assert isinstance(found, QSpinBox)
    return found


def pays(evening: Evening, seat: int, reason: str = "") -> None:
    """Begin a fine of a player."""
    evening.hand.press(evening.side.outcome.other("penalty"))
    if reason:
        evening.hand.press(words(evening, "reason").buttons[reason])
    people = field(evening, "seat")
    assert isinstance(people, PlayerChoice)
    evening.hand.press(people.buttons[seat])


@pytest.mark.parametrize("hand", HANDS)
def test_a_fine_comes_with_its_usual_amount_and_can_be_another(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    evening.begin("dmjl")
    pays(evening, BEN, "false_mahjong")
    assert (chosen(evening, "to"), points(evening).value()) == (["each"], 300)
    assert evening.message == "Ben pays 300 to Chi · Ben pays 300 to Dan · Ben pays 300 to Ana"
    hand.write(points(evening), "200")
    evening.records()
    assert evening.scores == ["200", "−600", "200", "200"]
    assert evening.history == [["E1", "False mahjong", "+200", "−600", "+200", "+200"]]

    pays(evening, ANA, "misnamed_for_set")
    assert (chosen(evening, "to"), points(evening).value()) == ([], 100)
    assert not words(evening, "to").buttons[ANA].isVisible()
    assert evening.message == "Still to be said: To whom?"
    hand.press(words(evening, "to").buttons[DAN])
    assert evening.message == "Ana pays 100 to Dan"
    evening.records()
    assert evening.scores == ["100", "−600", "200", "300"]
    assert [record.get("to") for record in evening.kept().events] == ["each", DAN]


@pytest.mark.parametrize(
    ("to", "message"),
    [
        ("each", "Dan pays 90 to Ana · Dan pays 90 to Ben · Dan pays 90 to Chi"),
        ("in_total", "Dan pays 30 to Ana · Dan pays 30 to Ben · Dan pays 30 to Chi"),
        ("nobody", "Dan loses 90"),
        (CHI, "Dan pays 90 to Chi"),
    ],
)
def test_a_fine_without_a_usual_amount_is_said_in_full(open_program: Open, to: str | int, message: str) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin("mahjong_time")
    pays(evening, DAN, "wrong_tile_count")
    evening.hand.press(words(evening, "to").buttons[to])
    assert evening.message == "Still to be said: Points"
    evening.hand.write(points(evening), "90")
    assert evening.message == message
    evening.records()
    assert evening.history[0][1] == "Wrong number of tiles"
    assert evening.kept().events[0]["to"] == to
    evening.hand.press(evening.desk.table.top.undo)
    assert evening.scores == ["2,000"] * 4


def test_what_was_typed_stays_when_another_reason_is_chosen(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin("dmjl")
    pays(evening, BEN, "false_mahjong")
    evening.hand.write(points(evening), "77")
    evening.hand.press(words(evening, "reason").buttons["wrong_tile_count"])
    assert (chosen(evening, "to"), points(evening).value()) == ([], 77)
    evening.hand.press(words(evening, "reason").buttons["misnamed_for_chow"])
    assert points(evening).value() == 50


@pytest.mark.parametrize("hand", HANDS)
def test_a_fine_of_the_past_is_corrected(open_program: Open, hand: Hand) -> None:
    evening = Mending(open_program(), hand)
    evening.begin("dmjl")
    evening.plays(({"type": "penalty", "seat": BEN, "points": 100, "to": DAN, "reason": "misnamed_for_set"}, FIRST))
    evening.opens(0)
    assert (chosen(evening, "reason"), chosen(evening, "to")) == (["misnamed_for_set"], [DAN])
    hand.press(words(evening, "to").buttons[CHI])
    evening.records()
    assert evening.history[0][2:] == ["·", "−100", "+100", "·"]
    evening.agrees()


@pytest.mark.parametrize("hand", HANDS)
def test_players_change_seats_between_rounds(open_program: Open, hand: Hand) -> None:
    evening = Mending(open_program(), hand)
    evening.begin("mahjong_time")
    places = {each.seat: each.geometry() for each in evening.desk.table.board.panels}
    hand.press(evening.side.outcome.other("seats"))
    order = field(evening, "order")
    assert isinstance(order, SeatOrder)
    assert [button.text() for button in order.buttons] == ["East: Ana", "South: Ben", "West: Chi", "North: Dan"]
    assert not evening.side.entry.worth.record.isEnabled()
    hand.press(order.buttons[0])
    hand.press(order.buttons[1])
    assert [button.text() for button in order.buttons] == ["East: Ben", "South: Ana", "West: Chi", "North: Dan"]
    evening.records()

    assert [event["order"] for event in evening.kept().events] == [[BEN, ANA, CHI, DAN]]
    assert evening.side.outcome.won.isVisible()
    assert evening.history == [["", "Change seats", "·", "·", "·", "·"]]
    # Ana stays where she sits, and the others follow her in turn order.
    now = {each.seat: each.geometry() for each in evening.desk.table.board.panels}
    assert (now[ANA], now[CHI], now[DAN], now[BEN]) == (places[ANA], places[BEN], places[CHI], places[DAN])

    evening.plays((FIRST,))
    assert evening.replayed().rules.board(evening.replayed().state).seats[ANA].wind == "E"
    with pytest.raises(KeyError):
        evening.side.outcome.other("seats")
    evening.opens(0)
    order = field(evening, "order")
    assert isinstance(order, SeatOrder)
    hand.press(order.buttons[2])
    hand.press(order.buttons[3])
    evening.records()
    assert evening.kept().events[0]["order"] == [BEN, ANA, DAN, CHI]
    hand.press(evening.desk.table.top.undo)
    assert evening.kept().events[0]["order"] == [BEN, ANA, CHI, DAN]


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_fines_and_seats_fit_the_smallest_window(program: Program, colours: str) -> None:
    program.window.resize(*SMALL)
    evening = Evening(program, Mouse())
    evening.begin("dmjl")
    program.looks.choose(LookChoice(colours))
    QApplication.processEvents()
    for outcome in ("penalty", "seats"):
        evening.hand.press(evening.side.outcome.other(outcome))
        assert program.window.size().toTuple() == SMALL
        record = evening.side.entry.worth.record
        assert record.visibleRegion().boundingRect().size() == record.size()
        assert (nameless(program.window), silent(program.window), narrow(program.window)) == ([], [], [])
        evening.hand.press(evening.side.outcome.back)
