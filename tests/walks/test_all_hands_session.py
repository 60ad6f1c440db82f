"""What is done with a session whose rules count all hands: taken over, exported, printed, read in again, scored by itself."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.core.journal import Record
from scorekeeper.core.session_sheet import SessionSheet
from scorekeeper.store.sessions import Session
from scorekeeper.travel import sheet_of
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.pages import document
from scorekeeper.ui.question_fields import Amounts, WordChoice
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, PLAYERS, Evening, dialog, tiles
from tests.walks.hands import Hand, Keyboard, Mouse, click, click_rect, drops_a_list
from tests.walks.test_past import Mending

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]


def won(winner: int, *totals: int) -> Record:
    """A win by the own draw, every hand told by its total."""
    return {"type": "win", "winner": winner, "from": None, "hands": [{"declared": {"total": each}} for each in totals]}


FIRST = won(CHI, 10, 68, 104, 28)


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
