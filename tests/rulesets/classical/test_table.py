"""The table: who pays whom, whose deal it is, draws, penalties, seats, and the end."""

import pytest

from tests.rulesets.classical.at_table import (
    END,
    Record,
    declared,
    deltas,
    draw,
    game,
    hand,
    ledger,
    part,
    penalty,
    refusal,
    rounds,
    win,
)


def test_all_pay_the_winner_and_the_losers_each_other() -> None:
    row = game(win(2, 10, 68, 104, 28))["hands"][0]

    assert row["deltas"] == [-180, -6, 312, -126]
    assert row["payments"] == [
        *([3, 2, 104], [0, 2, 104], [1, 2, 104]),
        *([0, 3, 28], [1, 3, 28]),
        *([3, 0, 10], [1, 0, 10]),
        *([3, 1, 68], [0, 1, 68]),
    ]


def test_a_row_tells_who_won_and_off_whom() -> None:
    rows = ledger(win(2, 10, 68, 104, 28), win(1, 10, 68, 104, 28, off=3), draw()).rows

    assert [row.won for row in rows] == [(2, None), (1, 3), None]


def test_losers_may_not_settle() -> None:
    assert deltas(game(win(2, 10, 68, 104, 28), losers_settle=False)) == [[-104, -104, 312, -104]]


def test_a_winner_below_a_loser_still_pays_nobody() -> None:
    assert deltas(game(win(1, 0, 20, 0, 400))) == [[-420, 60, -420, 780]]


def test_east_pays_and_receives_double_where_the_rules_have_it() -> None:
    assert deltas(game(win(2, 10, 68, 104, 28), preset="dmjl")) == [[-360, 52, 416, -108]]
    assert deltas(game(win(0, 50, 0, 0, 0), preset="dmjl")) == [[300, -100, -100, -100]]


def test_the_limit_does_not_limit_what_east_pays() -> None:
    assert deltas(game(win(3, 0, 0, 0, 500), preset="dmjl")) == [[-1000, -500, -500, 2000]]


def test_who_is_liable_pays_for_all_and_nobody_else_pays() -> None:
    deal = win(2, 10, 68, 50, 28, off=1, liable=1)

    assert deltas(game(deal, dangerous_discard=True)) == [[0, -150, 150, 0]]
    assert deltas(game(deal, preset="dmjl", dangerous_discard=True)) == [[0, -200, 200, 0]]
    assert refusal(deal) == (0, "bad_record", "liable")


def test_a_draw_pays_nothing_and_east_stays() -> None:
    found = game(draw(), draw(12, 34, 4, 60), win(0, 20, 0, 0, 0))

    assert deltas(found)[:2] == [[0, 0, 0, 0]] * 2
    assert rounds(found) == ["E1", "E1", "E1"]
    assert found["next"] == {"round": "E1", "dealer": 0}


def test_a_draw_may_be_settled_among_all_four() -> None:
    assert deltas(game(draw(12, 34, 4, 60), draw_settles=True)) == [[-62, 26, -94, 130]]


def test_seats_move_on_unless_east_wins() -> None:
    found = game(win(0, 20, 0, 0, 0), win(1, 0, 20, 0, 0), win(1, 0, 20, 0, 0), win(1, 0, 20, 0, 0))

    assert rounds(found) == ["E1", "E1", "E2", "E2"]
    assert found["next"] == {"round": "E2", "dealer": 1}


def every_deal(times: int) -> list[Record]:
    """Deals that the player after East wins."""
    return [win((deal + 1) % 4, *(20 if seat == (deal + 1) % 4 else 0 for seat in range(4))) for deal in range(times)]


def test_four_rounds_of_four_deals() -> None:
    found = game(*every_deal(16))

    assert rounds(found) == [f"{wind}{deal}" for wind in "ESWN" for deal in range(1, 5)]
    assert (found["over"], found["next"], found["final"]) == (True, None, [0.0, 0.0, 0.0, 0.0])
    assert refusal(*every_deal(16), draw()) == (16, "game_over", None)


def test_a_game_may_have_fewer_rounds() -> None:
    assert game(*every_deal(4), rounds=1)["over"]
    assert not game(*every_deal(4), rounds=2)["over"]


def test_the_last_east_plays_on_while_it_wins() -> None:
    start: Record = {"round": "N4", "scores": [2000] * 4}

    found = game(win(3, 0, 0, 0, 20), win(3, 0, 0, 0, 20), draw(), start=start)

    assert (rounds(found), found["over"]) == (["N4"] * 3, False)
    assert game(win(0, 20, 0, 0, 0), start=start)["over"]


def test_the_result_is_what_was_won_or_lost() -> None:
    found = game(win(2, 10, 68, 104, 28), END)

    assert found["final"] == [-180.0, -6.0, 312.0, -126.0]
    assert (found["points"], found["places"], found["over"]) == ([1820, 1994, 2312, 1874], [4, 2, 1, 3], True)


def test_equal_players_share_a_place() -> None:
    assert game(win(2, 0, 0, 20, 0))["places"] == [2, 2, 1, 2]


@pytest.mark.parametrize(("preset", "points"), [("mahjong_time", 2000), ("dmjl", 0), ("bmja", 2000)])
def test_everybody_starts_alike(preset: str, points: int) -> None:
    assert game(preset=preset)["points"] == [points] * 4


def test_wins_in_a_row_as_east_end_in_a_limit_hand_and_move_on() -> None:
    tiles = hand("123m555p11s46s", "5s", "chow 789p", win="wall")
    deal: Record = {"type": "win", "winner": 0, "from": None, "hands": [tiles, None, None, None]}

    found = game(deal, draw(), deal, deal, east_wins_in_a_row=3, limit_hands={"east_nine_wins": 1})

    assert [row["values"][0] for row in found["hands"]] == [28, 0, 28, 500]
    assert found["next"] == {"round": "E2", "dealer": 1}


def test_the_table_knows_when_east_has_not_won_so_often() -> None:
    tiles = hand("123m555p11s46s", "5s", "chow 789p", win="wall", circumstances=["east_nine_wins"])
    deal: Record = {"type": "win", "winner": 0, "from": None, "hands": [tiles, None, None, None]}

    assert refusal(deal, preset="dmjl") == (0, "circumstance_conflict", "hands[0].circumstances")
    assert game(deal, preset="dmjl", start={"round": "E1"})["hands"][0]["values"][0] == 500


# penalties, corrections, seats


@pytest.mark.parametrize(
    ("to", "moved"),
    [
        ("each", [300, -900, 300, 300]),
        ("in_total", [100, -300, 100, 100]),
        ("nobody", [0, -300, 0, 0]),
        (3, [0, -300, 0, 300]),
    ],
)
def test_a_penalty_goes_where_it_is_said_to(to: object, moved: list[int]) -> None:
    (row,) = game(penalty(1, 300, to))["hands"]

    assert (row["kind"], row["round"], row["deltas"]) == ("penalty", "E1", moved)
    assert sum(points for _, _, points in row["payments"]) == -moved[1]


def test_a_penalty_to_nobody_names_nobody() -> None:
    assert game(penalty(1, 300, "nobody"))["hands"][0]["payments"] == [[1, None, 300]]


def test_a_penalty_in_total_divides_evenly() -> None:
    assert refusal(penalty(1, 100, "in_total")) == (0, "bad_record", "points")


def test_a_penalty_ends_the_hand_only_when_it_says_so() -> None:
    assert game(penalty(0, 300, "each"))["next"] == {"round": "E1", "dealer": 0}
    assert game(penalty(1, 300, "each", ends_hand=True))["next"] == {"round": "E1", "dealer": 0}
    assert game(penalty(0, 300, "each", ends_hand=True))["next"] == {"round": "E2", "dealer": 1}


def test_a_correction_has_a_row_of_its_own() -> None:
    found = game({"type": "adjustment", "points": [10, -10, 0, 0]}, win(1, 0, 20, 0, 0))

    assert [row.get("kind") for row in found["hands"]] == ["adjustment", None]
    assert deltas(found)[0] == [10, -10, 0, 0]
    assert refusal({"type": "adjustment", "points": [10, 0, 0, 0]}) == (0, "adjustment_not_zero", "points")
    assert game({"type": "adjustment", "points": [10, 0, 0, 0], "one_sided": True})["points"] == [
        2010,
        2000,
        2000,
        2000,
    ]
    assert refusal({"type": "adjustment", "points": [0, 0, 0, 0], "sticks": 1}) == (0, "bad_record", "sticks")


def test_players_change_seats_between_rounds() -> None:
    change: Record = {"type": "seats", "order": [2, 0, 3, 1]}

    found = ledger(*every_deal(4), change)

    assert [view.wind.value for view in found.board.seats] == ["S", "N", "E", "W"]
    assert game(*every_deal(4), change, win(0, 20, 0, 0, 0))["next"] == {"round": "S2", "dealer": 0}
    assert refusal(win(1, 0, 20, 0, 0), change) == (1, "bad_record", "type")
    assert refusal(*every_deal(4), draw(), change) == (5, "bad_record", "type")


def test_after_a_change_of_seats_payments_go_by_the_new_order() -> None:
    change: Record = {"type": "seats", "order": [2, 0, 3, 1]}

    row = game(change, win(2, 4, 8, 50, 16), preset="dmjl")["hands"][0]

    assert [each[0] for each in row["payments"][:3]] == [0, 3, 1]
    assert row["payments"][:3] == [[0, 2, 100], [3, 2, 100], [1, 2, 100]]


def test_a_hand_is_counted_by_the_winds_of_the_table() -> None:
    pung = part("", "pung 222z")
    deal: Record = {
        "type": "win",
        "winner": 3,
        "from": None,
        "hands": [pung, pung | {"concealed": ""}, None, declared(20)],
    }
    deal["hands"][1] = part("", "pung 333z")

    values = game(deal, win(1, 0, 20, 0, 0), start={"round": "S1"}, preset="dmjl")["hands"][0]["values"]

    assert values == [8, 4, 0, 20]


def test_a_game_taken_over_goes_on_from_there() -> None:
    found = game(win(1, 0, 20, 0, 0), start={"round": "W3", "scores": [1900, 2100, 2050, 1950]})

    assert rounds(found) == ["W3"]
    assert found["points"] == [1880, 2160, 2030, 1930]


@pytest.mark.parametrize(
    "start",
    [
        {"round": "E5"},
        {"round": 1},
        {"scores": [1, 2, 3]},
        {"scores": ["a", 0, 0, 0]},
        {"scores": [0, 0, "a", 0, 0]},
        {"scores": 5},
    ],
)
def test_a_start_that_makes_no_sense_is_refused(start: Record) -> None:
    assert refusal(start=start)[:2] == (0, "bad_record")


def test_a_penalty_that_was_paid_otherwise_can_stay_so() -> None:
    moves = {"moves": [[1, 2, 77], [1, -2, 23]], "by": "1.0"}

    assert deltas(game(penalty(1, 100, 2, receipt={**moves, "kept": True}))) == [[0, -100, 77, 0]]
    assert deltas(game(penalty(1, 100, 2, receipt=moves))) == [[0, -100, 100, 0]]
    assert refusal(penalty(1, 100, 2, receipt={"moves": [[1, -1, 77]], "kept": True}))[2] == "receipt"


def test_payments_that_are_to_stay_are_kept() -> None:
    receipt = {"moves": [[1, 2, 77]], "by": "1.0", "kept": True}

    assert deltas(game(win(2, 10, 68, 104, 28, receipt=receipt))) == [[0, -77, 77, 0]]
    assert refusal(win(2, 10, 68, 104, 28, receipt={"moves": [[1, -1, 77]], "kept": True}))[1:] == (
        "bad_record",
        "receipt",
    )


def test_other_rules_hold_from_the_next_deal() -> None:
    found = game(win(2, 0, 0, 50, 0), {"type": "rules", "preset": "dmjl"}, win(2, 0, 0, 50, 0))

    assert deltas(found) == [[-50, -50, 150, -50], [-50, -100, 200, -50]]
