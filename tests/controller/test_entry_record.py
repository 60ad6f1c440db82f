"""From what was entered to an event the rules accept, and what is in its way."""

import json

from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from tests.entries import (
    MANGAN,
    PLAYERS,
    click,
    entry,
    ledger,
    problem_id,
    recorded,
    riichi,
    rules,
    shown,
    winning,
)


def test_record_hands_on_an_event_the_table_accepts() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    click(made, "8m")
    (record,) = recorded(made)

    after = replay(Header(rules(), PLAYERS), [riichi(1), json.loads(json.dumps(record))])
    assert after.stopped_at is None
    preview = shown(made).preview
    assert preview is not None
    assert after.state.scores == preview.scores == (25000, 33000, 25000, 17000)
    assert preview.deltas == (0, 9000, 0, -8000)


def test_two_winners_on_one_discard_are_two_hands_in_one_event() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    made.toggle_winner(2)
    assert problem_id(shown(made).problem) == "hand_missing"
    made.activate(1)
    problem = shown(made).problem
    assert problem is not None
    assert (problem.id, problem.values) == ("other_hand", {"player": "Chi"})
    made.activate(2)
    made.type_text("(555z)(111z)123m789s99p")
    (record,) = recorded(made)

    winners = record["winners"]
    assert isinstance(winners, list)
    assert [each["seat"] for each in winners] == [1, 2]


def test_the_hand_that_is_shown_comes_first_in_what_is_missing() -> None:
    made = winning(1, 3)
    made.toggle_winner(2)
    made.type_text("123m")

    problem = shown(made).problem
    assert problem is not None
    assert (problem.id, problem.values) == ("tiles_missing", {"count": 11})


def test_a_hand_without_yaku_keeps_record_off_with_its_sentence() -> None:
    made = winning(1, 3)
    made.type_text("(123m)(456p) 123789s11p")

    assert problem_id(shown(made).problem) == "no_yaku"
    assert recorded(made) == []


def test_drafts_stay_until_the_deal_is_over() -> None:
    made = winning(1, 3)
    made.type_text(MANGAN)
    made.show_ledger(ledger(riichi(1)))
    assert shown(made).typed == MANGAN
    assert shown(made).can_record
    (record,) = recorded(made)
    made.show_ledger(ledger(riichi(1), record))

    assert (shown(made).outcome, shown(made).drafts) == (None, {})


def test_a_correction_between_two_deals_forgets_nothing() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.show_ledger(ledger({"type": "adjustment", "points": [1000, -1000, 0, 0], "sticks": 0, "one_sided": False}))

    assert shown(made).typed == "123m"


def test_other_rules_begin_anew() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.show_ledger(ledger(by=rules("m_league")))

    assert shown(made).drafts == {}


def test_a_fault_from_elsewhere_is_shown_until_the_next_act() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    made.show_fault(Problem("store_full"))
    assert problem_id(shown(made).fault) == "store_full"
    assert shown(made).can_record
    click(made, "8m")

    assert shown(made).fault is None


def test_clear_forgets_everything_clear_hand_one_hand() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.clear_hand()
    assert (shown(made).typed, shown(made).winning) == ("", (1,))
    made.clear()

    assert shown(made).outcome is None


def test_who_is_liable_is_asked_of_a_hand_that_makes_liable() -> None:
    made = winning(1, 3)
    made.type_text("(555z)(666z)(777z) 123m9p9p")
    assert [each.question.id for each in shown(made).questions] == ["liable"]
    made.answer("liable", 0)
    preview = shown(made).preview
    assert preview is not None
    assert preview.deltas == (-16000, 32000, 0, -16000)
    made.take_back_last()

    assert shown(made).questions == ()
    made.type_text("(555z)(666z) 123m77z99p1z")
    assert shown(made).problem is not None


def test_a_score_that_was_called_out_needs_no_tiles() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("123m")
    made.declare({})
    assert problem_id(shown(made).problem) == "called_missing"
    made.declare({"han": 3, "fu": 40})

    view = shown(made)
    assert (view.score, view.missing) == (None, 11)
    assert view.preview is not None
    assert view.preview.deltas == (0, 6200, 0, -5200)
    (record,) = recorded(made)
    winners = record["winners"]
    assert isinstance(winners, list)
    assert winners[0]["declared"] == {"han": 3, "fu": 40}
    kept = json.loads(json.dumps(made.drafts_record()))
    again = entry(riichi(1))
    again.restore(kept)
    assert shown(again) == view
    made.declare(None)
    assert problem_id(shown(made).problem) == "tiles_missing"


def test_an_impossible_score_keeps_record_off() -> None:
    made = winning(1, 3)
    made.declare({"han": 1, "fu": 20})

    assert shown(made).problem is not None
    assert recorded(made) == []
