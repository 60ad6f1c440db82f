"""Faults that players reported of other programs' tables, each played here as it should be."""

from typing import Any, Final

from tests.rulesets.riichi.at_table import (
    BIG_DRAGONS,
    END,
    abort,
    adjust,
    at,
    deltas,
    draw,
    game,
    last,
    refusal,
    riichi,
    ron,
    rons,
    tiles,
    tsumo,
)

NO_OKA: Final[dict[str, Any]] = {"return_points": 25_000, "oka": 0, "uma": [15, 5, -5, -15]}


def test_tenpai_players_receive_what_the_others_pay() -> None:
    for tenpai, moved in (
        ((0,), [3000, -1000, -1000, -1000]),
        ((0, 1), [1500, 1500, -1500, -1500]),
        ((0, 1, 2), [1000, 1000, 1000, -3000]),
        ((), [0, 0, 0, 0]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
    ):
        assert last(game(draw(*tenpai))) == moved


def test_leftover_sticks_go_to_the_first_so_that_points_add_up() -> None:
    found = game(draw(), start=at("S4", 30000, 28000, 24000, 17000, sticks=1))
    assert found["hands"][-1]["scores"] == [30000, 28000, 24000, 17000]
    assert found["points"] == [31000, 28000, 24000, 17000]
    assert sum(found["final"]) == 0


def test_a_winner_who_took_the_sticks_leaves_none_for_the_first() -> None:
    found = game(ron(1, 2, (3, 30)), start=at("S4", 30000, 27000, 25000, 17000, sticks=1))
    assert deltas(found) == [[0, 4900, -3900, 0]]
    assert found["points"] == [30000, 31900, 21100, 17000]


def test_tied_firsts_give_the_stick_to_the_nearer_to_the_first_dealer() -> None:
    found = game(draw(), start=at("S4", 20000, 30000, 30000, 19000, sticks=1))
    assert found["points"] == [20000, 31000, 30000, 19000]
    assert found["places"] == [3, 1, 2, 4]


def test_tied_firsts_split_the_stick_where_places_are_shared() -> None:
    found = game(draw(), start=at("S4", 20000, 30000, 30000, 19000, sticks=1), ties="shared")
    assert found["points"] == [20000, 30500, 30500, 19000]
    assert found["places"] == [3, 1, 1, 4]


def test_the_base_is_taken_off_before_the_place_counts() -> None:
    found = game(END, start=at("S4", 35000, 28000, 22000, 15000), **NO_OKA)
    assert found["final"] == [25.0, 8.0, -8.0, -25.0]


def test_shared_places_average_their_uma() -> None:
    start = at("S4", 40000, 25000, 25000, 10000)
    shared = game(END, start=start, ties="shared", **NO_OKA)
    assert shared["final"] == [30.0, 0.0, 0.0, -30.0]
    assert shared["places"] == [1, 2, 2, 4]
    assert game(END, start=start, **NO_OKA)["final"] == [30.0, 5.0, -5.0, -30.0]


def test_an_abortive_draw_does_not_end_the_last_hand_of_a_leading_dealer() -> None:
    found = game(abort(), start=at("S4", 22000, 23000, 20000, 35000), agari_yame="win_or_tenpai")
    assert deltas(found) == [[0, 0, 0, 0]]
    assert found["next"] == {"round": "S4", "honba": 1, "riichi_sticks": 0, "dealer": 3}


def test_a_dealer_with_nagashi_mangan_who_is_not_ready_loses_the_deal() -> None:
    found = game(draw(nagashi=[0]), nagashi_mangan="draw")
    assert deltas(found) == [[12000, -4000, -4000, -4000]]
    assert found["next"] == {"round": "E2", "honba": 1, "riichi_sticks": 0, "dealer": 1}


def test_where_nagashi_mangan_is_a_win_that_dealer_stays() -> None:
    found = game(draw(nagashi=[0]), nagashi_mangan="win", start=at("E1", honba=1, sticks=2))
    assert deltas(found) == [[14300, -4100, -4100, -4100]]
    assert found["next"] == {"round": "E1", "honba": 2, "riichi_sticks": 0, "dealer": 0}


def test_liability_stays_when_a_dragon_triplet_is_raised_to_a_kan() -> None:
    hand = tiles("11m234p", "4p", ("shouminkan", "5555z"), ("pon", "666z"), ("pon", "777z"))
    assert last(game(tsumo(0, hand, liable=2), start=at("E4"), preset="tenhou")) == [32000, 0, -32000, 0]
    assert last(game(tsumo(0, BIG_DRAGONS, liable=2), start=at("E4"), preset="tenhou")) == [32000, 0, -32000, 0]


def test_a_thousand_points_are_enough_for_riichi_and_nine_hundred_are_not() -> None:
    assert refusal(riichi(3), start=at("S2", 50000, 30000, 19100, 900)) == (0, "riichi_without_points")
    found = game(riichi(3), draw(3, 0, 1, 2), start=at("S2", 50000, 30000, 19000, 1000))
    assert found["hands"][-1]["scores"] == [50000, 30000, 19000, 0]
    assert not found["over"]


def test_a_dealer_among_two_winners_of_the_last_hand_goes_on() -> None:
    found = game(rons(0, {3: (1, 30), 1: (1, 30)}), start=at("S4", 40000, 20000, 25000, 15000))
    assert deltas(found) == [[-2500, 1000, 0, 1500]]
    assert found["next"] == {"round": "S4", "honba": 1, "riichi_sticks": 0, "dealer": 3}


def test_the_dealer_stops_only_as_first_and_at_the_goal() -> None:
    first = game(tsumo(3, (1, 30)), start=at("S4", 26000, 24000, 21000, 29000), agari_yame="win")
    assert first["over"]
    assert first["points"] == [25500, 23500, 20500, 30500]
    below = game(tsumo(3, (1, 30)), start=at("S4", 27500, 24000, 21000, 27500), agari_yame="win")
    assert below["hands"][-1]["scores"] == [27000, 23500, 20500, 29000]
    assert below["next"] == {"round": "S4", "honba": 1, "riichi_sticks": 0, "dealer": 3}


def test_a_player_in_riichi_cannot_be_noten() -> None:
    assert refusal(riichi(0), draw()) == (1, "tenpai_missing")


def test_with_one_winner_a_discard_two_are_refused() -> None:
    assert refusal(rons(3, {0: (1, 30), 2: (1, 30)}), max_winners=1) == (0, "too_many_winners")
    assert last(game(ron(0, 3, (1, 30)), max_winners=1)) == [1500, 0, 0, -1500]


def test_an_empty_oka_is_none_at_all() -> None:
    options: dict[str, Any] = {"start_points": 30_000, "oka": None, "uma": [15, 5, -5, -15]}
    assert game(END, **options)["final"] == [15.0, 5.0, -5.0, -15.0]
    assert game(END, ties="shared", **options)["final"] == [0.0, 0.0, 0.0, 0.0]


def test_after_east_four_comes_south_one_with_the_first_dealer() -> None:
    found = game(ron(0, 1, (1, 30)), start=at("E4"), preset="tenhou")
    assert found["next"] == {"round": "S1", "honba": 0, "riichi_sticks": 0, "dealer": 0}


def test_negative_scores_are_taken_over() -> None:
    found = game(ron(0, 1, (1, 30)), start=at("S3", 60000, 30000, 12000, -2000), tobi="off")
    assert found["hands"][-1]["scores"] == [61000, 29000, 12000, -2000]


def test_players_without_a_win_pay_in_the_result_and_not_at_the_table() -> None:
    # Ana, Ben and Chi have each won once; Dan pays 10 in all, 3.3 to each and the last tenth to Ana.
    found = game(
        ron(1, 3, (1, 30)), ron(2, 3, (1, 30)), ron(0, 3, (1, 30)), adjust(14000, 4000, -6000, -12000), END, yakitori=10
    )
    assert found["points"] == [40000, 30000, 20000, 10000]
    # 10 + 20 + 20, 0 + 10, -10 - 10, -20 - 20 before the ten
    assert found["final"] == [53.4, 13.3, -16.7, -50.0]


def test_scores_follow_the_player_and_not_the_wind() -> None:
    found = game(ron(0, 2, (2, 30)), start=at("E2"), preset="tenhou")
    assert found["hands"][-1]["scores"] == [27000, 25000, 23000, 25000]
