"""Games under the standard rules, worked by hand where they differ from other tables."""

from tests.rulesets.riichi.at_table import (
    DRAGONS_AND_HONOURS,
    END,
    abort,
    at,
    chombo,
    deltas,
    draw,
    game,
    last,
    riichi,
    ron,
    rons,
    tiles,
    tsumo,
)


def test_three_winners_are_all_paid_and_the_nearest_takes_counters_and_sticks() -> None:
    # East 2 with two counters and a stick; Dan discards: Ana is nearest, Ben is the dealer.
    found = game(rons(3, {1: (2, 30), 2: (3, 30), 0: (1, 30)}), start=at("E2", honba=2, sticks=1))
    # 1 han 30 fu 1000 + 600 + 1000; dealer's 2 han 30 fu 2900; 3 han 30 fu 3900
    assert deltas(found) == [[2600, 2900, 3900, -8400]]
    assert found["next"] == {"round": "E2", "honba": 3, "riichi_sticks": 0, "dealer": 1}


def test_thirteen_orphans_on_any_of_thirteen_tiles_pay_double() -> None:
    orphans = tiles("19m19p19s12345677z", "7z")
    found = game(ron(1, 0, orphans))
    assert deltas(found) == [[-64000, 64000, 0, 0]]
    assert found["over"], "Ana is far below zero"


def test_thirteen_han_are_a_yakuman() -> None:
    assert last(game(tsumo(0, (13, 30)))) == [48000, -16000, -16000, -16000]


def test_four_han_thirty_fu_are_not_rounded_up_to_mangan() -> None:
    assert last(game(ron(2, 3, (4, 30)))) == [0, 0, 7700, -7700]
    assert last(game(tsumo(2, (4, 30)))) == [-3900, -2000, 7900, -2000]


def test_west_is_played_when_nobody_has_thirty_thousand() -> None:
    found = game(ron(0, 1, (1, 30)), start=at("S4", 27000, 26000, 24000, 23000))
    assert not found["over"]
    assert found["next"] == {"round": "W1", "honba": 0, "riichi_sticks": 0, "dealer": 0}


def test_in_west_the_first_to_reach_the_target_ends_the_game_even_as_dealer() -> None:
    found = game(tsumo(0, (3, 30)), start=at("W1", 28000, 25000, 24000, 23000))
    assert found["hands"][0]["scores"] == [34000, 23000, 22000, 21000]
    assert found["over"]
    # 4 + 20 + oka 20, -7 + 10, -8 - 10, -9 - 20
    assert found["final"] == [44.0, 3.0, -18.0, -29.0]


def test_west_ends_at_the_latest_when_its_fourth_deal_passes() -> None:
    start = at("W4", 26000, 25000, 25000, 24000)
    assert game(draw(0), start=start)["over"]
    assert not game(draw(3), start=start)["over"]
    assert not game(abort(), start=start)["over"]


def test_the_leading_dealer_goes_on_in_the_last_hand() -> None:
    found = game(tsumo(3, (3, 30)), start=at("S4", 20000, 20000, 20000, 40000))
    assert found["next"] == {"round": "S4", "honba": 1, "riichi_sticks": 0, "dealer": 3}
    stopped = game(tsumo(3, (3, 30)), END, start=at("S4", 20000, 20000, 20000, 40000))
    assert stopped["over"]
    assert stopped["places"] == [2, 3, 4, 1]


def test_below_zero_ends_the_game_and_zero_does_not() -> None:
    start = at("E1", 25000, 25000, 42000, 8000)
    assert not game(ron(2, 3, "mangan"), start=start)["over"]
    found = game(ron(2, 3, "mangan"), start=at("E1", 25000, 25000, 42100, 7900))
    assert found["over"]
    assert found["points"] == [25000, 25000, 50100, -100]
    # -5 + 10, -5 - 10 (Ana sits nearer the first dealer), 20.1 + 20 + 20, -30.1 - 20
    assert found["final"] == [5.0, -15.0, 60.1, -50.1]


def test_a_foul_pays_a_mangan_the_other_way() -> None:
    assert last(game(chombo(0))) == [-12000, 4000, 4000, 4000]
    assert last(game(chombo(2))) == [4000, 2000, -8000, 2000]
    assert last(game(riichi(3), riichi(1), chombo(3), start=at("E2", honba=4, sticks=2))) == [2000, 4000, 2000, -8000]


def test_only_its_own_yakuman_is_a_liable_players_to_pay() -> None:
    # Chi's second yakuman is paid as any hand: 16000 by the dealer, 8000 by the others.
    found = game(tsumo(2, DRAGONS_AND_HONOURS, liable=3), start=at("E1", 50000, 50000, 50000, 50000, honba=1))
    assert last(found) == [-16000, -8000, 64300, -40300]
    # By ron the discarder pays the second yakuman and half of the first; the liable player the other half, and counters.
    found = game(ron(2, 1, DRAGONS_AND_HONOURS, liable=3), start=at("E1", 70000, 70000, 70000, 70000, honba=1))
    assert last(found) == [0, -48000, 64300, -16300]


def test_equal_scores_go_by_seat_and_the_first_takes_the_sticks() -> None:
    found = game(riichi(0), draw(0), END, start=at("S1", 30000, 30000, 20000, 20000))
    # Ana 30000 - 1000 + 3000, and the stick: 33000; Ben and Chi 29000 and 19000, Dan 19000
    assert found["points"] == [33000, 29000, 19000, 19000]
    assert found["places"] == [1, 2, 3, 4]
    assert found["final"] == [43.0, 9.0, -21.0, -31.0]
