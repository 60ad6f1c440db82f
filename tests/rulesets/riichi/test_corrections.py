"""Corrections, penalties, other rules and players, games taken over, and payments that are kept as they were."""

from typing import Any, Final

import pytest

from scorekeeper.core.ledger import advance, preview
from scorekeeper.core.money import POT, Transfer
from scorekeeper.core.ruleset import Step
from tests.rulesets.riichi.at_table import (
    END,
    abort,
    adjust,
    at,
    chombo,
    deltas,
    draw,
    game,
    last,
    ledger,
    riichi,
    ron,
    tsumo,
)

KIRIAGE: Final[dict[str, Any]] = {"type": "rules", "preset": "standard", "options": {"kiriage_mangan": True}}


def test_a_correction_has_a_row_of_its_own_that_repeats_the_round() -> None:
    found = game(tsumo(0, (1, 30)), adjust(0, -1000, 1000, 0), ron(1, 2, (1, 30)))
    assert found["hands"][1] == {
        "round": "E1",
        "honba": 1,
        "riichi_sticks": 0,
        "kind": "adjustment",
        "deltas": [0, -1000, 1000, 0],
        "scores": [26500, 23500, 25500, 24500],
    }
    assert "kind" not in found["hands"][0]
    assert found["hands"][2]["round"] == "E1"


def test_a_penalty_stick_waits_for_the_next_winner() -> None:
    found = game(adjust(0, -1000, 0, 0, sticks=1), tsumo(2, (1, 30)))
    assert [row["riichi_sticks"] for row in found["hands"]] == [0, 1]
    assert deltas(found) == [[0, -1000, 0, 0], [-500, -300, 2100, -300]]


def test_a_penalty_between_a_riichi_and_the_end_of_its_hand_leaves_the_riichi_alone() -> None:
    found = game(riichi(0), adjust(0, -1000, 0, 0, sticks=1), ron(2, 1, (1, 30)))
    # Ana's bet is in the hand's row, Ben's penalty in its own; Chi takes both sticks.
    assert deltas(found) == [[0, -1000, 0, 0], [-1000, -1000, 3000, 0]]
    assert [row["riichi_sticks"] for row in found["hands"]] == [0, 1]
    assert found["hands"][0]["scores"] == [24000, 24000, 25000, 25000]


def test_a_foul_does_not_give_a_penalty_stick_back() -> None:
    found = game(adjust(0, -1000, 0, 0, sticks=1), riichi(0), chombo(0), chombo="none")
    assert last(found) == [0, 0, 0, 0]
    assert found["next"]["riichi_sticks"] == 1


def test_sticks_can_be_taken_away_again() -> None:
    found = game(adjust(0, 1000, 0, 0, sticks=-1), start=at("E1", sticks=1))
    assert found["next"]["riichi_sticks"] == 0


def test_a_one_sided_correction_needs_no_sum() -> None:
    found = game(adjust(0, -3000, 0, 0, one_sided=True), END)
    assert found["points"] == [25000, 22000, 25000, 25000]


def test_a_correction_below_zero_does_not_end_the_game_but_the_next_hand_does() -> None:
    found = ledger(adjust(-26000, 26000, 0, 0))
    assert not found.over
    assert advance(found, draw()).over


def test_other_rules_hold_from_the_next_hand() -> None:
    found = game(ron(1, 2, (4, 30)), KIRIAGE, ron(1, 2, (4, 30)), {"type": "rules", "preset": "m_league"}, riichi(0))
    assert deltas(found) == [[0, 7700, -7700, 0], [0, 12000, -12000, 0]]
    now = ledger(KIRIAGE).rules
    assert now.changed == {"kiriage_mangan": True}
    assert ledger(KIRIAGE, {"type": "rules", "options": {}}).rules.changed == {}
    assert ledger({"type": "rules", "preset": "m_league"}).rules.preset == "m_league"


def test_scores_stay_when_somebody_else_sits_down() -> None:
    found = ledger(tsumo(0, (1, 30)), {"type": "players", "players": ["Ana", "Ben", "Chi", "Eli"]})
    assert found.players == ("Ana", "Ben", "Chi", "Eli")
    assert found.state.scores == (26500, 24500, 24500, 24500)


def test_a_game_is_taken_over_while_it_runs() -> None:
    start = at("S3", 31000, 22000, -2000, 47000, honba=2, sticks=2)
    assert game(start=start)["next"] == {"round": "S3", "honba": 2, "riichi_sticks": 2, "dealer": 2}
    found = game(draw(), start=start, tobi="off")
    assert found["hands"][0] == {
        "round": "S3",
        "honba": 2,
        "riichi_sticks": 2,
        "deltas": [0, 0, 0, 0],
        "scores": [31000, 22000, -2000, 47000],
    }


def test_a_start_may_leave_out_what_is_as_usual() -> None:
    assert game(start={})["next"] == {"round": "E1", "honba": 0, "riichi_sticks": 0, "dealer": 0}
    assert game(start={"round": "E3"}, start_points=30_000)["points"] == [30_000] * 4


def test_an_impossible_start_stops_before_the_first_event() -> None:
    found = ledger(draw(), start={"round": "S9"})
    assert found.stopped_at is not None
    assert (found.stopped_at.event, found.stopped_at.problem.where) == (0, "round")
    assert found.rows == ()


def test_what_a_record_notes_besides_changes_nothing() -> None:
    noted = {**ron(1, 2, (1, 30)), "at": "2024-05-01T20:15:00+02:00", "note": "a long think", "colour": "red"}
    assert game(noted)["hands"] == game(ron(1, 2, (1, 30)))["hands"]
    receipt = {"moves": [[2, 1, 9900]], "by": "0.9"}
    assert game({**ron(1, 2, (1, 30)), "receipt": receipt})["hands"] == game(ron(1, 2, (1, 30)))["hands"]


def kept(event: dict[str, Any], *moves: list[int]) -> dict[str, Any]:
    return {**event, "receipt": {"moves": list(moves), "by": "0.9", "kept": True}}


def test_kept_payments_stand_and_the_table_goes_on_by_the_event() -> None:
    found = game(riichi(3), kept(tsumo(0, (1, 30)), [1, 0, 600], [2, 0, 600], [3, 0, 600], [POT, 0, 1000]))
    assert deltas(found) == [[2800, -600, -600, -1600]]
    assert found["next"] == {"round": "E1", "honba": 1, "riichi_sticks": 0, "dealer": 0}
    drawn = game(kept(draw(1), [0, 1, 1000]))
    assert deltas(drawn) == [[-1000, 1000, 0, 0]]
    stopped = game(kept(abort("kyuushu_kyuuhai"), [2, 0, 1000]))
    assert deltas(stopped) == [[1000, 0, -1000, 0]]
    fouled = game(kept(chombo(1), [1, 0, 8000]))
    assert deltas(fouled) == [[8000, -8000, 0, 0]]


def test_a_kept_win_is_not_reckoned_even_where_the_hand_no_longer_wins() -> None:
    nothing = {"concealed": "147m258p369s11223z", "melds": [], "win_tile": "3z", "circumstances": []}
    assert last(game(kept(ron(1, 2, nothing), [2, 1, 1000]))) == [0, 1000, -1000, 0]


@pytest.mark.parametrize("moves", [[[POT, 0, 1000]], [[1, POT, 500]]])
def test_kept_payments_cannot_take_sticks_that_are_not_there(moves: list[list[int]]) -> None:
    stopped = ledger(kept(draw(), *moves)).stopped_at
    assert stopped is not None
    assert stopped.problem.where == "receipt"


def test_a_preview_tells_what_a_win_moves() -> None:
    found = ledger(riichi(1))
    step = preview(found, ron(2, 1, (3, 40)))
    assert isinstance(step, Step)
    assert step.transfers == (Transfer(1, 2, 5200, "hand"), Transfer(POT, 2, 1000, "sticks"))
    assert step.row == {"round": "E1", "honba": 0, "riichi_sticks": 0}


def test_a_deal_knows_its_events() -> None:
    found = ledger(draw(), riichi(0), riichi(1), draw(0, 1), adjust(100, -100, 0, 0), riichi(2))
    assert [(row.first, row.event, row.kind) for row in found.rows] == [
        (0, 0, "exhaustive_draw"),
        (1, 3, "exhaustive_draw"),
        (4, 4, "adjustment"),
    ]
    assert found.open_from == 5
