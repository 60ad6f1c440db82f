"""Rules that count all hands, at the table: fines, a change of seats, and all that is done with such a session."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget

from scorekeeper.app import Program
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import write_header
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.travel import sheet_of
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.pages import document
from scorekeeper.ui.paid_dialog import PaidDialog
from scorekeeper.ui.questions import Amounts, PlayerChoice, WordChoice
from scorekeeper.ui.seat_order import SeatOrder
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, PLAYERS, Evening, dialog, tiles
from tests.walks.hands import Hand, Keyboard, Mouse, click, click_rect, drops_a_list
from tests.walks.reach import nameless, narrow, silent
from tests.walks.test_past import Mending
from tests.walks.test_small_screen import SMALL

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
EARLIER = "0.9"


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


def test_a_click_on_a_line_tells_who_paid_whom(open_program: Open) -> None:
    evening = Mending(open_program(), Mouse())
    evening.begin("mahjong_time")
    evening.plays((FIRST,))
    history, board = evening.desk.table.history, evening.desk.table.board
    before = board.geometry()
    click_rect(history.viewport(), history.visualRect(history.model().index(0, 1)))
    settled = evening.desk.table.chosen.settled
    assert settled.isVisible()
    QApplication.processEvents()
    assert board.geometry() == before
    assert "Ana → Ben 58" in settled.text().replace("\u00a0", " ").split(" · ")
    click(evening.desk.table.top.undo)
    assert not settled.isVisible()


@pytest.fixture
def paid_before(open_program: Open, tmp_path: Path) -> Mending:
    """A session whose first deal an earlier version paid otherwise."""
    store, rules = open_store(tmp_path), ruleset("classical", "mahjong_time", {})
    assert isinstance(store, Store)
    assert not isinstance(rules, Problem)
    header = {key: value for key, value in write_header(Header(rules, PLAYERS)).items() if value is not None}
    fine = {"type": "penalty", "seat": BEN, "points": 90, "to": DAN, "ends_hand": True}
    events = (
        {**FIRST, "receipt": {"moves": [[ANA, CHI, 100], [BEN, CHI, 104]], "by": EARLIER}},
        {**fine, "receipt": {"moves": [[BEN, DAN, 80]], "by": EARLIER}},
    )
    assert store.create({**header, "title": "Old", "v": 1}, events) == 1
    store.close()
    evening = Mending(open_program(), Mouse())
    click(evening.desk.start.go_on)
    return evening


def test_what_was_paid_before_can_stay_a_fine_too(paid_before: Mending) -> None:
    asked = dialog(paid_before.program, PaidDialog)
    cells = [
        [asked.model.index(row, column).data(Qt.ItemDataRole.DisplayRole) for column in range(5)] for row in range(2)
    ]
    assert cells == [
        ["E1", "−180\n(−100)", "−6\n(−104)", "+312\n(+204)", "−126\n(±0)"],
        ["E2", "±0", "−90\n(−80)", "±0", "+90\n(+80)"],
    ]
    click(asked.keep_button)
    paid_before.looks_at_the_window()
    assert paid_before.scores == ["1,900", "1,816", "2,204", "2,080"]
    paid_before.agrees()


def test_what_was_paid_before_can_be_reckoned_anew(paid_before: Mending) -> None:
    click(dialog(paid_before.program, PaidDialog).anew_button)
    paid_before.looks_at_the_window()
    assert paid_before.scores == ["1,820", "1,904", "2,312", "1,964"]
    paid_before.agrees()


@pytest.mark.parametrize("hand", HANDS)
def test_a_running_game_is_taken_over(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    hand.press(evening.desk.start.new)
    asking = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asking.names, PLAYERS, strict=True):
        hand.write(line, name)
    choices = [asking.preset.itemData(at).preset for at in range(asking.preset.count())]
    asking.preset.setCurrentIndex(choices.index("mahjong_time"))
    hand.press(asking.takeover.tick)
    rounds, scores = asking.takeover.questions.field("round"), asking.takeover.questions.field("scores")
    assert isinstance(rounds, WordChoice)
    assert isinstance(scores, Amounts)
    assert [box.value() for box in scores.boxes] == [2000] * 4
    hand.press(rounds.buttons["S2"])
    for box, number in zip(scores.boxes, ("1820", "1994", "2312", "1874"), strict=True):
        hand.write(box, number)
    hand.press(asking.start)
    evening.looks_at_the_window()
    assert evening.scores == ["1,820", "1,994", "2,312", "1,874"]
    assert evening.kept().header["start"] == {"round": "S2", "scores": [1820, 1994, 2312, 1874]}


def test_the_session_is_exported_printed_and_read_in_again(program: Program, tmp_path: Path) -> None:
    evening = Evening(program, Mouse())
    evening.begin("mahjong_time")
    for record in (
        {"type": "seats", "order": [ANA, BEN, DAN, CHI]},
        FIRST,
        {"type": "penalty", "seat": BEN, "points": 90, "to": DAN, "reason": "false_mahjong"},
        {"type": "end"},
    ):
        assert program.session.record(record)
    final = evening.desk.table.final
    assert final.headings() == ("Place", "Player", "Points", "less 2,000", "Result")
    assert [line[1:] for line in final.said()] == [
        ("Chi", "2,312", "+312", "+312"),
        ("Dan", "1,964", "−36", "−36"),
        ("Ben", "1,904", "−96", "−96"),
        ("Ana", "1,820", "−180", "−180"),
    ]
    files = [tmp_path / f"out.{ending}" for ending in ("json", "csv", "pdf")]
    for file in files:
        program.travel().export_to(file)
    table = files[1].read_text(encoding="utf-8-sig")
    assert not [word for word in ("honba", "riichi", "sticks") if word in table]
    assert len(table.splitlines()) == 3
    assert files[2].read_bytes().startswith(b"%PDF-")
    number = program.shelf.open_id
    assert number is not None
    session = program.store.read(number)
    assert isinstance(session, Session)
    sheet = sheet_of(session)
    assert isinstance(sheet, SessionSheet)
    text = document([sheet]).toPlainText()
    for said in ("Chinese Classical rules", "Chi, self-draw", "False mahjong"):
        assert said in text

    events = json.loads(files[0].read_bytes())["events"]
    program.shelf.delete(number)
    program.travel().take_in([files[0]])
    assert evening.desk.page is evening.desk.table
    assert evening.scores == ["1,820", "1,904", "2,312", "1,964"]
    assert len(events) == 4


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


@drops_a_list
def test_a_hand_by_itself_is_scored_by_the_rules_that_are_played(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin("mahjong_time")
    evening.chooses(evening.desk.menu.start)
    evening.begin("tenhou")
    evening.chooses(evening.desk.menu.start)
    page = evening.desk.score
    evening.program.shelf.open(1)
    evening.chooses(evening.desk.menu.score)
    assert page.preset.itemData(page.preset.currentIndex()).preset == "mahjong_time"

    choices = [page.preset.itemData(at).preset for at in range(page.preset.count())]
    page.preset.activated.emit(choices.index("tenhou"))
    click(page.side.outcome.off.buttons[0])
    evening.hand.enter(page.side.entry, tiles("222m345p678p67s88s5s"))
    click(page.take)
    assert evening.desk.page is page
    assert evening.desk.notice.label.text().startswith("The session is played by other rules")
