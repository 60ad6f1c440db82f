"""What a game comes to: sticks left over, uma, oka, rounding, equal scores, and players without a win."""

from typing import Any

import pytest

from scorekeeper.rulesets.riichi.result import split
from tests.rulesets.riichi.at_table import END, adjust, at, chombo, draw, game, riichi, ron, tsumo

PLAIN: dict[str, Any] = {"return_points": 25_000, "oka": 0, "uma": [20, 10, -10, -20]}


def ended(*scores: int, sticks: int = 0, **options: Any) -> Any:
    return game(END, start=at("S4", *scores, sticks=sticks), **options)


@pytest.mark.parametrize(
    ("total", "parts", "found"),
    [
        (1000, 3, (400, 300, 300)),
        (2000, 3, (800, 600, 600)),
        (1000, 2, (500, 500)),
        (-20_000, 3, (-6600, -6700, -6700)),
        (50, 2, (50, 0)),
        (4000, 4, (1000,) * 4),
    ],
)
def test_what_cannot_be_split_goes_to_the_nearer(total: int, parts: int, found: tuple[int, ...]) -> None:
    assert split(total, parts) == found
    assert sum(found) == total


def test_sticks_may_stay_and_the_result_lacks_them() -> None:
    found = ended(40000, 30000, 20000, 8000, sticks=2, leftover_sticks="stay", **PLAIN)
    assert found["points"] == [40000, 30000, 20000, 8000]
    assert sum(found["final"]) == -2


def test_sticks_may_go_to_the_last_winner() -> None:
    played = [ron(3, 0, (1, 30)), riichi(1), draw(1, 0)]
    found = game(*played, END, leftover_sticks="last_winner")
    assert found["points"] == [25500, 25500, 23500, 25500]
    # Dan would have 24500 without the stick; equals go by seat.
    assert found["places"] == [1, 2, 4, 3]


def test_without_any_winner_they_go_to_the_first() -> None:
    assert ended(20000, 39000, 20000, 20000, sticks=1, leftover_sticks="last_winner")["points"][1] == 40000


def test_three_who_share_the_first_place_keep_sharing_it_with_an_uneven_stick() -> None:
    found = ended(33000, 33000, 33000, 0, sticks=1, ties="shared", **PLAIN)
    assert found["points"] == [33400, 33300, 33300, 0]
    assert found["places"] == [1, 1, 1, 4]
    # 20 + 10 - 10 among three: 6.6 each, the two tenths left to the nearest
    assert found["final"] == [15.2, 14.9, 14.9, -45.0]


@pytest.mark.parametrize(
    ("scores", "found"),
    [
        # 28 - 30 + 10, 20 - 30 - 10, 12 - 30 - 20, and the first makes the sum zero
        ((40000, 27500, 20400, 12100), [50.0, 8.0, -20.0, -38.0]),
        ((40000, 27499, 20500, 12001), [50.0, 7.0, -19.0, -38.0]),
        # 500 below zero are a thousand, 499 are none
        ((60900, 27400, 12200, -500), [72.0, 7.0, -28.0, -51.0]),
        ((60900, 27400, 12199, -499), [71.0, 7.0, -28.0, -50.0]),
    ],
)
def test_whole_thousands_are_rounded_away_from_zero_at_five_hundred(
    scores: tuple[int, ...], found: list[float]
) -> None:
    assert ended(*scores, final_rounding="thousand")["final"] == found


def test_shared_firsts_share_what_makes_the_rounded_sum_zero() -> None:
    found = ended(34700, 34700, 20300, 10300, final_rounding="thousand", ties="shared")
    # 20 - 30 - 10 and 10 - 30 - 20; 60 for two
    assert found["final"] == [30.0, 30.0, -20.0, -40.0]


def test_a_number_of_oka_is_points_for_the_first() -> None:
    assert ended(40000, 30000, 20000, 10000, **{**PLAIN, "oka": 5000})["final"] == [40.0, 15.0, -15.0, -35.0]


def test_the_uma_may_float_by_the_players_above_the_start() -> None:
    floating = {"1": [12, -1, -3, -8], "2": [8, 4, -4, -8], "3": [8, 3, 1, -12]}
    options: dict[str, Any] = {"start_points": 30_000, "uma_floating": floating, "oka": 0}
    assert ended(39000, 28000, 27000, 26000, **options)["final"] == [21.0, -3.0, -6.0, -12.0]
    assert ended(39000, 31000, 27000, 23000, **options)["final"] == [17.0, 5.0, -7.0, -15.0]
    assert ended(39000, 31000, 30000, 20000, **options)["final"] == [17.0, 4.0, 1.0, -22.0]
    # Nobody below the start: the table names no such row, so the plain uma counts.
    assert ended(30000, 30000, 30000, 30000, **options)["final"] == [20.0, 10.0, -10.0, -20.0]


def test_shared_places_in_the_middle_share_their_uma() -> None:
    found = ended(40000, 23300, 23300, 13400, ties="shared", **{**PLAIN, "uma": [15, 5, -4.9, -15.1]})
    # 5 - 4.9 is a tenth: it goes to Ben.
    assert found["final"] == [30.0, -1.6, -1.7, -26.7]


def test_players_without_a_win_pay_and_those_with_one_share() -> None:
    found = game(tsumo(1, (1, 30)), ron(2, 0, (1, 30)), END, yakitori=10, **PLAIN)
    before = game(tsumo(1, (1, 30)), ron(2, 0, (1, 30)), END, **PLAIN)
    change = [round(one - other, 1) for one, other in zip(found["final"], before["final"], strict=True)]
    assert change == [-10.0, 10.0, 10.0, -10.0]
    assert found["points"] == before["points"]


def test_nobody_pays_when_nobody_or_everybody_has_won() -> None:
    for events in ([draw()], [tsumo(seat, (1, 30)) for seat in range(4)]):
        assert game(*events, END, yakitori=10, **PLAIN)["final"] == game(*events, END, **PLAIN)["final"]


def test_a_nagashi_mangan_that_is_a_win_counts_as_one() -> None:
    found = game(draw(nagashi=[3]), END, nagashi_mangan="win", yakitori=9, **PLAIN)
    plain = game(draw(nagashi=[3]), END, nagashi_mangan="win", **PLAIN)
    assert [round(one - other) for one, other in zip(found["final"], plain["final"], strict=True)] == [-9, -9, -9, 27]


def test_fouls_cost_what_the_rules_said_when_they_happened() -> None:
    dearer = {"type": "rules", "preset": "standard", "options": {"chombo": "points_after", "chombo_points": 30_000}}
    found = game(chombo(1), dearer, chombo(1, 2), END, chombo="points_after", chombo_points=10_000)
    # 15 + 20, 5 less 10 and 30, -15 less 30, -25
    assert found["final"] == [35.0, -35.0, -45.0, -25.0]


def test_two_offenders_each_pay_everybody() -> None:
    found = game(chombo(1, 2))
    # Ben pays 4000, 2000, 2000 and gets 2000 of Chi's 4000, 2000, 2000.
    assert found["hands"][0]["deltas"] == [8000, -6000, -6000, 4000]


def test_corrections_count_in_the_result() -> None:
    found = game(adjust(5000, -5000, 0, 0), END, **PLAIN)
    assert found["final"] == [25.0, -25.0, 10.0, -10.0]
