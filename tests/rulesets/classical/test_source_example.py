"""The worked example of the source: four hands, three steps of settling, every balance."""

from scorekeeper.core.problem import Problem
from scorekeeper.core.words import say
from tests.rulesets.classical.at_table import Record, game, hand, part, rules, scored, worth

EAST = part("11z", "kong 8888p", "chow 123m", "chow 456m")
SOUTH = part("111s66z", "kong 3333z", bonus="2f1y")
WEST = hand("999p567s44s", "4s", "pung 777m", "kong 4444z", bonus="3f", win="wall")
NORTH = part("555z", "pung 222p", bonus="3y")
DEAL: Record = {"type": "win", "winner": 2, "from": None, "hands": [EAST, SOUTH, WEST, NORTH]}


def test_the_winner_s_hand_item_by_item() -> None:
    found = scored({**WEST, "seat_wind": "W"})

    assert found["items"] == [
        ["pung_exposed_simple", "777m", 2, "points"],
        ["pung_concealed_terminal", "999p", 8, "points"],
        ["kong_exposed_honour", "4444z", 16, "points"],
        ["bonus_tile", "3f", 4, "points"],
        ["going_out", None, 20, "points"],
        ["self_draw", None, 2, "points"],
        ["own_flower", "3f", 1, "doubles"],
    ]
    assert (found["points"], found["doubles"], found["limit_share"], found["total"]) == (52, 1, None, 104)
    assert found["reading"] == ["999p", "567s", "44s", "777m", "4444z"]


def test_the_losers_hands() -> None:
    assert worth({**EAST, "seat_wind": "E"}) == (10, 0, 10)
    assert worth({**SOUTH, "seat_wind": "S"}) == (34, 1, 68)
    assert worth({**NORTH, "seat_wind": "N"}) == (14, 1, 28)


def test_every_balance_of_the_example() -> None:
    row = game(DEAL)["hands"][0]

    assert row["values"] == [10, 68, 104, 28]
    assert row["scores"] == [1820, 1994, 2312, 1874]
    balances = [[2000] * 4]
    for payer, payee, points in row["payments"]:
        balances.append(list(balances[-1]))
        balances[-1][payer] -= points
        balances[-1][payee] += points
    assert balances[3] == [1896, 1896, 2312, 1896]
    assert balances[5] == [1868, 1868, 2312, 1952]
    assert balances[-1] == [1820, 1994, 2312, 1874]


def test_payments_name_each_pair_of_players() -> None:
    payments = game(DEAL)["hands"][0]["payments"]

    assert [0, 3, 28] in payments
    assert [1, 3, 28] in payments
    assert [2, 3, 28] not in payments


def test_a_row_of_the_answer_has_these_keys_and_no_others() -> None:
    row = game(DEAL)["hands"][0]

    assert set(row) == {"round", "deltas", "scores", "values", "payments"}
    assert row["round"] == "E1"


def test_the_arithmetic_is_told_line_by_line() -> None:
    read = rules().read_hand({**WEST, "seat_wind": "W"})
    assert not isinstance(read, Problem)
    score = rules().score(*read)
    assert not isinstance(score, Problem)

    parts = {each.id: each for each in score.parts}
    assert list(parts) == ["points", "doubles", "reckoning"]
    assert parts["points"].total == 52
    assert [(line.id, line.amount) for line in parts["reckoning"].lines] == [("points_sum", 52), ("doubled", 104)]
    assert parts["reckoning"].total is None
    assert [say(each, rules().words) for each in score.headline] == ["52 × 2 = 104"]
