"""The sample: a game half played with a guide through everything, of which nothing is kept."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program
from scorekeeper.core.entry_view import RowView
from scorekeeper.wire_sample import HAND, PAYER, ROW, TURNED, WINNER
from tests.walks.evening import ANA, BEN, Evening
from tests.walks.hands import Hand, Mouse, click, drops_a_list
from tests.walks.reach import all_is_said, covered
from tests.walks.test_past import HANDS, Mending

SMALL = (1024, 580)
LAST = 10
MENDING = 9
"""Which thing to try is the first one on another page."""


def test_recording_early_in_the_sample_goes_on_after_it(program: Program) -> None:
    evening = begun_sample(program, Mouse())
    evening.wins(WINNER, off=PAYER)
    evening.enters(HAND)
    evening.records()

    assert number(evening) == 7


def begun_sample(program: Program, hand: Hand) -> Mending:
    evening = Mending(program, hand)
    hand.press(evening.desk.start.sample)
    QApplication.processEvents()
    return evening


def test_the_newest_hand_of_a_game_half_played_is_in_sight(program: Program) -> None:
    history = begun_sample(program, Mouse()).desk.table.history
    newest = history.model().index(history.model().rowCount() - 1, 0)

    assert history.model().rowCount() > 1
    assert history.viewport().rect().contains(history.visualRect(newest))


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
