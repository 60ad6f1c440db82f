"""A session replayed, event by event, with a small game that knows no tiles."""

from typing import Any, ClassVar, Final

import pytest
from msgspec.structs import replace

from scorekeeper.core.answer import answer
from scorekeeper.core.ledger import Header, Ledger, Row, Stopped, advance, preview, replay
from scorekeeper.core.money import POT, Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Step
from tests.toy import Toy

PLAYERS: Final = ("Ana", "Ben", "Chi")
HEADER: Final = Header(Toy(), PLAYERS)
BET: Final[dict[str, Any]] = {"type": "bet", "seat": 0}
TAKE: Final[dict[str, Any]] = {"type": "take", "seat": 1, "off": 0, "points": 30}
PASS: Final[dict[str, Any]] = {"type": "pass"}
CLOSE: Final[dict[str, Any]] = {"type": "close"}
OTHERS: Final[dict[str, Any]] = {"type": "players", "players": ["Ana", "Ben", "Eli"]}
RULES: Final[dict[str, Any]] = {"type": "rules", "preset": "plain", "options": {}}
EVENING: Final = (BET, TAKE, PASS, OTHERS, BET, {"type": "bet", "seat": 2}, TAKE, RULES, CLOSE)


def test_before_the_first_event() -> None:
    ledger = replay(HEADER, [])
    assert ledger.rows == ()
    assert (ledger.events, ledger.open_from, ledger.moved) == (0, 0, ())
    assert ledger.players == PLAYERS
    assert not ledger.over
    assert ledger.stopped_at is None


def test_a_row_holds_what_its_whole_deal_moved() -> None:
    ledger = replay(HEADER, [PASS, BET, TAKE])
    paid = (Transfer(0, 1, 30, "take"), Transfer(POT, 1, 10, "pot"))
    assert ledger.rows[1] == Row(2, 1, "take", {"round": "D2"}, paid, (-40, 40, 0), (60, 140, 100), PLAYERS)


def test_the_running_deal_is_known() -> None:
    ledger = replay(HEADER, [PASS, BET])
    assert (ledger.open_from, ledger.events) == (1, 2)
    assert ledger.moved == (Transfer(0, POT, 10, "bet"),)
    ended = advance(ledger, TAKE)
    assert (ended.open_from, ended.events, ended.moved) == (3, 3, ())


def test_a_replay_goes_as_far_as_it_can() -> None:
    ledger = replay(HEADER, [BET, TAKE, BET, BET, TAKE])
    assert ledger.stopped_at == Stopped(3, Problem("twice"))
    good = replay(HEADER, [BET, TAKE, BET])
    assert replace(ledger, stopped_at=None) == good
    assert advance(ledger, TAKE) == ledger, "a stopped ledger stays as it is"


def test_one_event_more_is_the_same_as_all_from_the_start() -> None:
    ledger = replay(HEADER, [])
    for count, event in enumerate(EVENING, 1):
        ledger = advance(ledger, event)
        assert ledger == replay(HEADER, EVENING[:count])
    assert len(ledger.rows) == 4
    assert ledger.over


def test_the_rows_of_a_beginning_are_the_beginning_of_the_rows() -> None:
    whole = replay(HEADER, EVENING)
    for count in range(len(EVENING)):
        rows = replay(HEADER, EVENING[:count]).rows
        assert whole.rows[: len(rows)] == rows


def test_a_preview_says_what_an_event_would_do_and_changes_nothing() -> None:
    ledger = replay(HEADER, [BET])
    step = preview(ledger, TAKE)
    assert isinstance(step, Step)
    assert step.state.scores == advance(ledger, TAKE).state.scores
    assert preview(ledger, BET) == Problem("twice")
    assert preview(ledger, {"type": "dance"}) == Problem("bad_record", {"what": "dance"}, "type")
    assert ledger == replay(HEADER, [BET])


def test_other_players_sit_down_between_deals() -> None:
    ledger = replay(HEADER, [TAKE, OTHERS])
    assert ledger.players == ("Ana", "Ben", "Eli")
    assert ledger.state.scores == (70, 130, 100)
    assert len(ledger.rows) == 1
    assert ledger.open_from == 2
    assert isinstance(preview(replay(HEADER, []), OTHERS), Step)


@pytest.mark.parametrize("event", [OTHERS, RULES])
def test_neither_players_nor_rules_change_while_a_deal_runs_or_after_the_end(event: dict[str, Any]) -> None:
    running = replay(HEADER, [BET])
    assert preview(running, event) == Problem("bad_record", {}, "type", "deal_running")
    assert advance(running, event).stopped_at == Stopped(1, Problem("bad_record", {}, "type", "deal_running"))
    assert preview(replay(HEADER, [CLOSE]), event) == Problem("game_over")


def test_the_answer_has_one_row_a_deal_and_the_deal_to_come() -> None:
    assert answer(replay(HEADER, [BET, TAKE])) == {
        "hands": [{"round": "D1", "deltas": [-40, 40, 0], "scores": [60, 140, 100]}],
        "next": {"round": "D2"},
        "over": False,
        "points": [60, 140, 100],
        "places": [3, 1, 2],
        "final": None,
        "stopped_at": None,
    }


def test_the_answer_says_where_it_stopped() -> None:
    ledger = replay(HEADER, [{"type": "players", "players": ["Ana"]}])
    said: Any = answer(ledger)["stopped_at"]
    assert said == {
        "event": 0,
        "problem": {
            "id": "bad_record",
            "message": "“players” is missing in this entry or has a value it cannot have.",
            "where": "players",
        },
    }
    spelt: Any = answer(ledger, lambda problem: problem.id.upper())["stopped_at"]
    assert spelt["problem"]["message"] == "BAD_RECORD"


def test_replaying_many_events_takes_time_in_proportion() -> None:
    class Counting(Toy, frozen=True):
        asked: ClassVar[int] = 0

        def play(self, state: Any, event: Any) -> Any:
            type(self).asked += 1
            return super().play(state, event)

    ledger: Ledger = replay(Header(Counting(), PLAYERS), [PASS] * 500)
    assert len(ledger.rows) == 500
    assert Counting.asked == 500
