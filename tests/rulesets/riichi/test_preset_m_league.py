"""Games under the professional team league's rules, worked by hand where they differ from other tables."""

from typing import Any

import pytest

from tests.rulesets.riichi.at_table import (
    END,
    Record,
    abort,
    at,
    chombo,
    deltas,
    draw,
    last,
    riichi,
    ron,
    rons,
    tiles,
    tsumo,
)
from tests.rulesets.riichi.at_table import game as any_game
from tests.rulesets.riichi.at_table import refusal as any_refusal


def game(*events: Record, start: Record | None = None) -> Any:
    return any_game(*events, start=start, preset="m_league")


def refusal(*events: Record, start: Record | None = None) -> tuple[int, str]:
    return any_refusal(*events, start=start, preset="m_league")


def test_only_the_nearest_wins() -> None:
    assert refusal(rons(3, {0: (1, 30), 2: (3, 30)})) == (0, "too_many_winners")
    assert last(game(ron(0, 3, (1, 30)))) == [1500, 0, 0, -1500]


@pytest.mark.parametrize("kind", ["kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou"])
def test_no_hand_is_broken_off(kind: str) -> None:
    assert refusal(abort(kind)) == (0, "draw_not_allowed")


def test_nagashi_mangan_is_not_played() -> None:
    assert refusal(draw(nagashi=[2])) == (0, "draw_not_allowed")


def test_nobody_is_out_below_zero() -> None:
    found = game(ron(2, 3, "mangan"), ron(2, 3, "mangan"), start=at("E1", 25000, 25000, 45000, 5000))
    assert found["hands"][-1]["scores"] == [25000, 25000, 61000, -11000]
    assert found["next"]["round"] == "E3"


def test_riichi_needs_no_points() -> None:
    found = game(riichi(3), draw(3), start=at("S2", 40000, 30000, 29500, 500))
    assert deltas(found) == [[-1000, -1000, -1000, 2000]]


def test_four_han_thirty_fu_are_a_mangan() -> None:
    assert last(game(ron(1, 2, (4, 30)))) == [0, 8000, -8000, 0]
    assert last(game(ron(0, 2, (3, 60)))) == [12000, 0, -12000, 0]


def test_thirteen_han_stay_a_sanbaiman() -> None:
    assert last(game(ron(1, 2, (14, 30)))) == [0, 24000, -24000, 0]


def test_no_pattern_counts_double() -> None:
    assert last(game(ron(1, 0, tiles("19m19p19s12345677z", "7z")))) == [-32000, 32000, 0, 0]


def test_the_fourth_kan_makes_liable() -> None:
    kans = (("daiminkan", "1111m"), ("ankan", "2222p"), ("daiminkan", "3333s"), ("shouminkan", "4444s"))
    hand = tiles("55p", "5p", *kans)
    assert last(game(tsumo(1, hand, liable=3), start=at("E1", honba=2))) == [0, 32600, 0, -32600]
    assert last(game(ron(1, 2, hand, liable=3), start=at("E1", honba=2))) == [0, 32600, -16000, -16600]


def test_the_last_hand_ends_the_game_whoever_has_what() -> None:
    found = game(draw(), start=at("S4", 25000, 25000, 25000, 25000))
    assert found["over"]
    assert found["places"] == [1, 1, 1, 1]
    # Everybody has an equal part of uma (0) and oka (20).
    assert found["final"] == [0.0, 0.0, 0.0, 0.0]


def test_the_dealer_goes_on_in_the_last_hand() -> None:
    found = game(tsumo(3, "mangan"), start=at("S4", 20000, 20000, 20000, 40000))
    assert found["next"] == {"round": "S4", "honba": 1, "riichi_sticks": 0, "dealer": 3}


def test_equal_scores_share_place_uma_and_oka() -> None:
    found = game(ron(1, 2, (1, 30)), start=at("S4", 35000, 34000, 21000, 10000))
    assert found["points"] == [35000, 35000, 20000, 10000]
    assert found["places"] == [1, 1, 3, 4]
    # 5 + (30 + 20 + 10) / 2 each, -10 - 10, -20 - 30
    assert found["final"] == [35.0, 35.0, -20.0, -50.0]


def test_shared_firsts_split_the_sticks() -> None:
    found = game(draw(), start=at("S4", 30000, 30000, 30000, 9000, sticks=1))
    assert found["points"] == [30400, 30300, 30300, 9000]
    assert found["places"] == [1, 1, 1, 4]
    # uma 30 of three places and oka 20 are 50: 16.6 each, the two tenths left to Ana
    assert found["final"] == [17.2, 16.9, 16.9, -51.0]


def test_a_foul_costs_twenty_thousand_in_the_result_only() -> None:
    found = game(riichi(1), chombo(1), ron(0, 1, (1, 30)), END, start=at("S1", honba=1, sticks=1))
    assert deltas(found) == [[0, 0, 0, 0], [2800, -1800, 0, 0]]
    assert [row["honba"] for row in found["hands"]] == [1, 1]
    assert [row["riichi_sticks"] for row in found["hands"]] == [1, 1]
    assert found["points"] == [27800, 23200, 25000, 25000]
    # -2.2 + 30 + 20; -6.8 - 30 - 20; two share 10 and -10 at -5
    assert found["final"] == [47.8, -56.8, -5.0, -5.0]
