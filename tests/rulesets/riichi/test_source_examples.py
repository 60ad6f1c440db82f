"""What the printed rules say of counters, draws, fouls, several winners and the final score."""

import pytest

from tests.rulesets.riichi.at_table import END, at, chombo, deltas, draw, game, last, riichi, ron, tsumo


def test_the_counters_of_the_printed_example() -> None:
    found = game(tsumo(3, (1, 30)), draw(), ron(3, 1, (1, 30)), start=at("E4"))
    assert [(row["round"], row["honba"]) for row in found["hands"]] == [("E4", 0), ("E4", 1), ("S1", 2)]
    # North of South 1 is Dan: 1000 and a bonus of 600
    assert last(found) == [0, -1600, 0, 1600]
    assert found["next"] == {"round": "S2", "honba": 0, "riichi_sticks": 0, "dealer": 1}


@pytest.mark.parametrize(
    ("tenpai", "moved"),
    [
        ((0,), [3000, -1000, -1000, -1000]),
        ((1, 3), [-1500, 1500, -1500, 1500]),
        ((0, 2, 3), [1000, -3000, 1000, 1000]),
        ((), [0, 0, 0, 0]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
    ],
)
def test_the_printed_payments_at_an_exhaustive_draw(tenpai: tuple[int, ...], moved: list[int]) -> None:
    found = game(draw(*tenpai))
    assert deltas(found) == [moved]
    assert found["next"]["dealer"] == (0 if 0 in tenpai else 1)
    assert found["next"]["honba"] == 1


def test_a_self_draw_takes_the_counters_from_each_and_a_discard_from_one() -> None:
    assert last(game(tsumo(1, (2, 40)), start=at("E1", honba=2))) == [-1500, 3300, -900, -900]
    assert last(game(ron(1, 2, (1, 50)), start=at("E1", honba=2))) == [0, 2200, -2200, 0]


def test_a_foul_gives_the_riichi_bets_back_and_changes_nothing_else() -> None:
    found = game(riichi(0), riichi(2), chombo(2), start=at("S3", honba=1, sticks=1))
    assert deltas(found) == [[4000, 4000, -12000, 4000]]
    assert found["next"] == {"round": "S3", "honba": 1, "riichi_sticks": 1, "dealer": 2}


def test_a_foul_may_be_settled_in_the_result_alone() -> None:
    points = game(chombo(1), END, chombo="points_after", chombo_points=30_000)
    assert deltas(points) == [[0, 0, 0, 0]]
    assert points["points"] == [25000] * 4
    # 15 + 20 by place, less 30 for Ben
    assert points["final"] == [35.0, -25.0, -15.0, -25.0]
    none = game(chombo(1), END, chombo="none")
    assert none["final"] == [35.0, 5.0, -15.0, -25.0]


def test_the_final_score_takes_oka_target_and_uma() -> None:
    found = game(END, start=at("S4", 41000, 29000, 18000, 12000))
    # ((41000 + 20000 - 30000) / 1000) + 20 and so on
    assert found["final"] == [51.0, 9.0, -22.0, -38.0]


def test_a_draw_in_the_last_hand_may_be_played_again() -> None:
    start = at("S4", 40000, 20000, 20000, 20000)
    assert game(draw(), start=start)["over"]
    again = game(draw(), start=start, last_hand_noten_ends=False)
    assert again["next"] == {"round": "S4", "honba": 1, "riichi_sticks": 0, "dealer": 3}


def test_the_opened_wall_doubles_after_the_counters_are_added() -> None:
    found = game(ron(1, 2, (1, 30), wareme=2), start=at("E1", honba=1, sticks=1), wareme=True)
    assert last(found) == [0, 3600, -2600, 0]
    dealer = game(tsumo(0, (2, 30), wareme=0), start=at("E1", honba=1), wareme=True)
    assert last(dealer) == [6600, -2200, -2200, -2200]
