"""The session writes first and shows then, and takes any step back."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from scorekeeper.controller.session import SessionController
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_view import SessionView
from tests.toy import Toy

PLAYERS = ("Ana", "Ben", "Chi")
NOW = "2024-05-04T20:15:00"
BET: Record = {"type": "bet", "seat": 1}
TAKE: Record = {"type": "take", "seat": 1, "off": 0, "points": 30}


class Notebook:
    """A journal in memory that can run out of pages."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.full = False

    def splice(self, start: int, stop: int, records: Sequence[Record], header: Record | None = None) -> Problem | None:
        if self.full:
            return Problem("disk_full")
        self.records[start:stop] = records
        return None


class Table:
    """A session controller with everything it said."""

    def __init__(self, *records: Record) -> None:
        self.notebook = Notebook()
        self.notebook.records = list(records)
        self.session = SessionController(lambda: NOW, "1.0")
        self.ledgers: list[Ledger] = []
        self.views: list[SessionView] = []
        self.problems: list[Problem] = []
        self.recorded = 0
        self.session.changed.connect(self.ledgers.append)
        self.session.shown.connect(self.views.append)
        self.session.failed.connect(self.problems.append)
        self.session.refused.connect(self.problems.append)
        self.session.recorded.connect(self._count)
        self.session.open("Friday", Header(Toy(), PLAYERS), records, self.notebook)

    def _count(self) -> None:
        self.recorded += 1

    @property
    def scores(self) -> tuple[int, ...]:
        return self.ledgers[-1].state.scores


@pytest.fixture
def table(qapp: QCoreApplication) -> Table:
    return Table()


def test_opening_shows_the_table(table: Table) -> None:
    assert [view.title for view in table.views] == ["Friday"]
    assert table.scores == (100, 100, 100)
    assert (table.views[-1].undo, table.views[-1].redo) == (None, None)


def test_an_event_is_written_with_its_moment_and_then_shown(table: Table) -> None:
    assert table.session.record(BET)

    assert table.notebook.records == [{**BET, "at": NOW}]
    assert table.scores == (100, 90, 100)
    assert table.recorded == 1


def test_an_event_that_ends_the_deal_carries_a_receipt_of_what_it_moved(table: Table) -> None:
    table.session.record(BET)
    table.session.record(TAKE)

    receipt = {"moves": [[0, 1, 30], [-1, 1, 10]], "by": "1.0"}
    assert table.notebook.records[-1] == {**TAKE, "at": NOW, "receipt": receipt}
    assert table.scores == (70, 130, 100)


def test_what_cannot_happen_is_refused_and_nothing_moves(table: Table) -> None:
    table.session.record(BET)

    assert not table.session.record(BET)

    assert [problem.id for problem in table.problems] == ["twice"]
    assert len(table.notebook.records) == 1
    assert len(table.ledgers) == 2


def test_what_cannot_be_written_is_refused_and_nothing_moves(table: Table) -> None:
    table.notebook.full = True

    assert not table.session.record(TAKE)

    assert [problem.id for problem in table.problems] == ["disk_full"]
    assert table.scores == (100, 100, 100)
    assert len(table.ledgers) == 1
    assert table.recorded == 0


def test_undo_and_redo_go_step_by_step_and_reach_the_journal(table: Table) -> None:
    table.session.record(BET)
    table.session.record(TAKE)
    written = list(table.notebook.records)

    assert table.views[-1].undo == "Takes"
    assert table.session.undo()
    assert table.scores == (100, 90, 100)
    assert table.session.undo()
    assert table.notebook.records == []
    assert table.scores == (100, 100, 100)
    assert not table.session.undo()

    assert table.views[-1].redo == "Bet"
    assert table.session.redo()
    assert table.session.redo()
    assert not table.session.redo()
    assert table.notebook.records == written
    assert table.scores == (70, 130, 100)


def test_a_new_event_forgets_what_was_taken_back(table: Table) -> None:
    table.session.record(TAKE)
    table.session.undo()
    table.session.record({"type": "pass"})

    assert not table.session.redo()
    assert [record["type"] for record in table.notebook.records] == ["pass"]


def test_undo_that_cannot_be_written_changes_nothing(table: Table) -> None:
    table.session.record(TAKE)
    table.notebook.full = True

    assert not table.session.undo()

    assert [problem.id for problem in table.problems] == ["disk_full"]
    assert table.scores == (70, 130, 100)
    table.notebook.full = False
    assert table.session.undo()
    assert not table.session.redo() or table.scores == (70, 130, 100)


def test_redo_that_cannot_be_written_changes_nothing(table: Table) -> None:
    table.session.record(TAKE)
    table.session.undo()
    table.notebook.full = True

    assert not table.session.redo()

    assert table.scores == (100, 100, 100)
    assert table.views[-1].redo == "Takes"


def test_events_of_earlier_evenings_can_be_taken_back(qapp: QCoreApplication) -> None:
    table = Table({**TAKE, "at": NOW}, {"type": "pass", "at": NOW})

    assert table.session.undo()
    assert table.session.undo()

    assert table.notebook.records == []
    assert table.scores == (100, 100, 100)


def test_a_tap_is_an_event_and_a_second_tap_takes_it_back(table: Table) -> None:
    assert table.session.tap("bet", 2)
    assert [tap.done for taps in table.views[-1].taps for tap in taps] == [False, False, True]

    assert table.session.tap("bet", 2)
    assert [tap.done for taps in table.views[-1].taps for tap in taps] == [False, False, False]
    assert table.notebook.records == []

    assert table.session.undo()
    assert [record["seat"] for record in table.notebook.records] == [2]


def test_a_further_fact_about_a_tap_is_written_beside_it(table: Table) -> None:
    table.session.tap("bet", 2)
    (*_, (tap,)) = table.views[-1].taps
    assert [asked.value for asked in tap.asked] == [True]

    assert table.session.answer_tap("bet", 2, "loud", False)

    (*_, (tap,)) = table.views[-1].taps
    assert [asked.value for asked in tap.asked] == [False]
    assert table.notebook.records == [{"type": "bet", "seat": 2, "at": NOW, "loud": False}]
    table.session.undo()
    assert table.notebook.records == [{"type": "bet", "seat": 2, "at": NOW}]
    assert not table.session.answer_tap("bet", 0, "loud", False)


def test_a_tap_that_cannot_be_says_why(table: Table) -> None:
    table.session.record({"type": "take", "seat": 1, "off": 0, "points": 95})

    (poor, *_), *others = table.views[-1].taps

    assert poor.problem is not None
    assert poor.problem.id == "poor"
    assert all(tap.problem is None for taps in others for tap in taps)


def test_concluding_a_deal_may_change_its_earlier_events_in_one_step(table: Table) -> None:
    table.session.record(BET)
    void = {**BET, "seat": 2, "at": NOW}

    assert table.session.conclude((void, TAKE))
    assert [record.get("seat") for record in table.notebook.records] == [2, 1]

    assert table.session.undo()
    assert table.notebook.records == [{**BET, "at": NOW}]


def test_nothing_new_is_no_step(table: Table) -> None:
    table.session.record(BET)

    assert not table.session.conclude(table.session.running)
    assert not table.session.conclude(())
    assert table.recorded == 1


def test_a_session_with_an_impossible_event_shows_the_good_part_and_refuses_to_go_on(qapp: QCoreApplication) -> None:
    table = Table(TAKE, {"type": "nonsense"})

    assert table.scores == (70, 130, 100)
    assert not table.session.record({"type": "pass"})
    assert table.problems[-1].id == "bad_record"
    assert table.session.undo()
    assert table.session.record({"type": "pass"})


def test_a_finished_game_can_be_undone(table: Table) -> None:
    table.session.record({"type": "close"})
    assert table.ledgers[-1].over
    assert not table.session.record({"type": "pass"})

    assert table.session.undo()

    assert not table.ledgers[-1].over


def test_without_a_session_nothing_happens(qtbot: QtBot) -> None:
    session = SessionController(lambda: NOW, "1.0")

    assert session.ledger is None
    assert session.running == ()
    assert not any((session.record(BET), session.tap("bet", 0), session.undo(), session.redo()))
    with qtbot.assertNotEmitted(session.closed):
        session.close()


def test_closing_ends_the_session_and_renaming_shows_the_new_title(table: Table, qtbot: QtBot) -> None:
    table.session.rename("Saturday")
    assert table.views[-1].title == "Saturday"

    with qtbot.waitSignal(table.session.closed):
        table.session.close()

    assert table.session.ledger is None
