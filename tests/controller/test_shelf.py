"""The list of sessions: begun, gone on with, renamed, deleted and brought back, on a real store."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.session_view import SessionView
from scorekeeper.core.shelf import NewSession, RulesChoice, ShelfView
from scorekeeper.store.sessions import Session, Store, open_store
from tests.toy import Toy

NOW = "2024-05-04T20:15:00"
CHOICES = (RulesChoice("toy", "plain", "Plain", "A small game", 3),)
ANA_BEN_CHI = NewSession("toy", "plain", ("Ana", "Ben", "Chi"), "Friday")
TAKE = {"type": "take", "seat": 1, "off": 0, "points": 30}


def toy_rules(family: str, preset: str, options: Mapping[str, object]) -> Ruleset | Problem:
    return Toy().with_options(options) if family == "toy" else Problem("bad_record", {"what": family}, "ruleset")


class Evening:
    """A store, the list over it and the table, with everything they said."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.session = SessionController(lambda: NOW, "1.0")
        self.shelf: ShelfController[Session] = ShelfController(store, toy_rules, CHOICES, self.session, lambda: NOW)
        self.views: list[ShelfView] = []
        self.ledgers: list[Ledger] = []
        self.tables: list[SessionView] = []
        self.drafts: list[Mapping[str, object]] = []
        self.problems: list[Problem] = []
        self.shelf.listed.connect(self.views.append)
        self.shelf.opened.connect(self.drafts.append)
        self.shelf.failed.connect(self.problems.append)
        self.session.changed.connect(self.ledgers.append)
        self.session.shown.connect(self.tables.append)

    @property
    def titles(self) -> list[str]:
        return [line.title for line in self.views[-1].lines]

    @property
    def deleted(self) -> list[str]:
        line = self.views[-1].deleted
        return [] if line is None else [line.title]


@pytest.fixture
def evening(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Evening]:
    store = open_store(tmp_path)
    assert isinstance(store, Store)
    yield Evening(store)
    store.close()


def test_a_session_is_begun_and_written_with_its_rules(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)

    assert evening.ledgers[-1].players == ("Ana", "Ben", "Chi")
    kept = evening.store.read(1)
    assert isinstance(kept, Session)
    assert kept.header["started"] == NOW
    assert (kept.header["ruleset"], kept.header["preset"], kept.header["options"]) == ("toy", "plain", {})
    assert evening.shelf.open_id == 1
    assert evening.titles == ["Friday"]
    assert evening.views[-1].players == ("Ana", "Ben", "Chi")


def test_what_is_recorded_is_there_after_opening_again(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)
    evening.session.record(TAKE)
    board = evening.ledgers[-1].board

    again = Evening(evening.store)
    assert again.shelf.open(1)

    assert again.ledgers[-1].board == board
    assert again.session.undo()
    assert again.ledgers[-1].state.scores == (100, 100, 100)


def test_the_title_can_be_changed_while_the_session_is_played(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)

    evening.shelf.rename(1, "Saturday")

    assert evening.tables[-1].title == "Saturday"
    assert evening.titles == ["Saturday"]
    assert evening.session.record(TAKE)
    assert evening.problems == []


def test_a_deleted_session_leaves_the_list_and_the_table_and_comes_back(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)

    evening.shelf.delete(1)

    assert evening.titles == []
    assert evening.deleted == ["Friday"]
    assert evening.session.ledger is None
    assert evening.shelf.open_id is None

    evening.shelf.restore()

    assert evening.titles == ["Friday"]
    assert evening.deleted == []
    evening.shelf.restore()
    assert evening.problems == []


def test_the_list_says_which_sessions_have_ended(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)
    evening.session.record({"type": "close"})
    evening.shelf.list()
    assert [line.finished for line in evening.views[-1].lines] == [True]

    evening.session.undo()
    evening.shelf.list()
    assert [line.finished for line in evening.views[-1].lines] == [False]


def test_an_end_that_the_list_missed_is_noted_when_the_session_is_opened(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)
    evening.session.record({"type": "close"})
    evening.store.set_finished(1, False)

    evening.shelf.open(1)

    assert [line.finished for line in evening.views[-1].lines] == [True]


def test_a_half_entered_hand_comes_back_with_its_session(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)
    evening.shelf.save_draft({"hands": "123m"})

    again = Evening(evening.store)
    again.shelf.open(1)
    assert again.drafts == [{"hands": "123m"}]

    again.shelf.save_draft({})
    again.shelf.open(1)
    assert again.drafts[-1] == {}


def test_a_half_entered_hand_stays_when_its_session_is_opened_again_after_another_window(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)
    evening.shelf.save_draft({"hands": "123m"})
    another = Evening(evening.store)
    another.shelf.open(1)
    another.session.record(TAKE)
    another.shelf.save_draft({"hands": "9p"})

    evening.shelf.open(1)

    assert evening.drafts[-1] == {"hands": "123m"}
    assert evening.ledgers[-1].events == 1
    evening.session.close()
    evening.shelf.open(1)
    assert evening.drafts[-1] == {"hands": "9p"}


def test_a_hand_without_a_session_has_a_draft_of_its_own(evening: Evening) -> None:
    assert evening.shelf.loose_draft() == {}

    evening.shelf.save_draft({"hands": "123m"})
    assert evening.shelf.loose_draft() == {}

    evening.shelf.save_loose_draft({"hands": "456s"})
    assert evening.shelf.loose_draft() == {"hands": "456s"}


def test_a_session_that_is_gone_is_a_problem_and_the_table_stays(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)

    assert not evening.shelf.open(7)
    evening.shelf.rename(7, "x")
    evening.shelf.delete(7)

    assert [problem.id for problem in evening.problems] == ["session_missing"] * 3
    assert evening.shelf.open_id == 1


@pytest.mark.parametrize(
    "header",
    [
        {"ruleset": "unheard_of", "preset": "x", "players": ["Ana", "Ben", "Chi"]},
        {"ruleset": "toy", "preset": "plain", "players": ["Ana"]},
        {"ruleset": "toy", "preset": "plain"},
        {"ruleset": "toy", "preset": "plain", "options": {"x": 1}, "players": ["Ana", "Ben", "Chi"]},
    ],
)
def test_a_session_that_makes_no_sense_is_a_problem(evening: Evening, header: dict[str, object]) -> None:
    made = evening.store.create(header)
    assert isinstance(made, int)

    assert not evening.shelf.open(made)

    assert [problem.id for problem in evening.problems] == ["bad_record"]
    assert evening.ledgers == []


def test_rules_nobody_knows_begin_no_session(evening: Evening) -> None:
    evening.shelf.begin(NewSession("unheard_of", "x", ("Ana",)))

    assert [problem.id for problem in evening.problems] == ["bad_record"]
    evening.shelf.list()
    assert evening.titles == []


def test_a_file_that_was_taken_away_is_a_problem_each_time(evening: Evening) -> None:
    evening.shelf.begin(ANA_BEN_CHI)
    evening.session.failed.connect(evening.problems.append)
    evening.store.file.unlink()

    evening.shelf.begin(ANA_BEN_CHI)
    evening.shelf.save_draft({"hands": "1m"})
    evening.session.record({"type": "close"})

    assert [problem.id for problem in evening.problems] == ["store_moved"] * 3
    assert not evening.ledgers[-1].over
