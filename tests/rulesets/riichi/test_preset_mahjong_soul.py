"""Games under the online table's ranked rules, worked by hand where they differ from other tables."""

from typing import Any

from tests.rulesets.riichi.at_table import Record, at, deltas, draw, last, riichi, ron, rons, tiles, tsumo
from tests.rulesets.riichi.at_table import game as any_game


def game(*events: Record, start: Record | None = None) -> Any:
    return any_game(*events, start=start, preset="mahjong_soul")


def test_the_result_is_reckoned_from_the_start_without_oka() -> None:
    found = game(ron(0, 3, (1, 30)), start=at("S4", 34000, 28000, 22000, 16000))
    assert found["points"] == [35000, 28000, 22000, 15000]
    assert found["final"] == [25.0, 8.0, -8.0, -25.0]


def test_thirty_thousand_end_the_game_on_time() -> None:
    assert game(ron(0, 3, (1, 30)), start=at("S4", 29000, 26000, 24000, 21000))["over"]


def test_twenty_five_thousand_do_not_although_the_result_is_reckoned_from_them() -> None:
    found = game(ron(0, 3, (1, 30)), start=at("S4", 28900, 26100, 24000, 21000))
    assert found["next"]["round"] == "W1"


def test_in_west_a_draw_that_brings_the_target_ends_the_game() -> None:
    found = game(draw(1, 2), start=at("W2", 24000, 28500, 27500, 20000))
    assert found["over"]
    assert found["points"] == [22500, 30000, 29000, 18500]
    # -2.5 - 5, 5 + 15, 4 + 5, -6.5 - 15
    assert found["final"] == [-7.5, 20.0, 9.0, -21.5]


def test_a_leading_dealer_ends_the_last_hand_by_a_win() -> None:
    found = game(tsumo(3, (1, 30)), start=at("S4", 26000, 24000, 21000, 29000))
    assert found["over"]
    assert found["points"] == [25500, 23500, 20500, 30500]


def test_or_by_being_ready_at_a_draw() -> None:
    found = game(draw(3), start=at("S4", 26000, 23000, 22000, 29000))
    assert found["over"]
    assert found["points"] == [25000, 22000, 21000, 32000]
    assert found["final"] == [5.0, -8.0, -19.0, 22.0]


def test_but_not_when_first_below_the_target_or_when_not_first() -> None:
    assert game(draw(0, 3), start=at("S4", 27900, 23000, 22000, 27100))["next"]["honba"] == 1
    assert game(tsumo(3, (1, 30)), start=at("S4", 40000, 15000, 15000, 30000))["next"]["honba"] == 1


def test_a_tied_dealer_is_not_first() -> None:
    # Both stand at 31500; Ana sits nearer the first dealer.
    found = game(draw(3, 0), start=at("S4", 30000, 22000, 18000, 30000))
    assert found["hands"][-1]["scores"] == [31500, 20500, 16500, 31500]
    assert not found["over"]


def test_nagashi_mangan_takes_the_place_of_the_noten_payments() -> None:
    found = game(riichi(2), draw(0, 2, nagashi=[1]), start=at("E1", honba=2, sticks=1))
    # The riichi stays on the table, the counters are not paid, the dealer was ready.
    assert deltas(found) == [[-4000, 8000, -3000, -2000]]
    assert found["next"] == {"round": "E1", "honba": 3, "riichi_sticks": 2, "dealer": 0}


def test_nagashi_of_two_players_is_paid_to_each() -> None:
    # Ben's: Ana 4000, Chi and Dan 2000; Ana's own: 4000 from each.
    assert last(game(draw(nagashi=[0, 1]))) == [8000, 4000, -6000, -6000]


def test_three_wins_on_one_discard_are_paid() -> None:
    found = game(rons(0, {1: (1, 30), 2: (1, 40), 3: (2, 30)}), start=at("E1", honba=1))
    assert deltas(found) == [[-4600, 1300, 1300, 2000]]


def test_four_concealed_triplets_on_the_pair_pay_double() -> None:
    found = game(tsumo(1, tiles("111m222p333444s55z", "5z")), start=at("E1", 60000, 60000, 60000, 60000))
    assert last(found) == [-32000, 64000, -16000, -16000]


def test_zero_points_play_on() -> None:
    assert not game(ron(2, 3, "mangan"), start=at("E1", 25000, 25000, 42000, 8000))["over"]
    assert game(ron(2, 3, "mangan"), start=at("E1", 25000, 25000, 42100, 7900))["over"]
