"""When a game ends and what its result is made of, each at the last value at which it is so and the first at which it is not."""

from typing import Any

import pytest

from scorekeeper.core.problem import Phrase
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.progress import Ending, go_on
from scorekeeper.rulesets.riichi.result import _rounded
from scorekeeper.rulesets.riichi.table import Table
from scorekeeper.rulesets.riichi.wins import most_winners
from tests.builders import riichi_rules
from tests.rulesets.riichi.at_table import END, at, ledger

LEVEL = (25_000,) * 4
AHEAD = (20_000, 20_000, 20_000, 40_000)
PASSES, REPEATS, STOPS = Ending(False, 0), Ending(True, 1), Ending(True, 1, may_stop=True)
TARGET = 30_000


def options_of(**options: Any) -> Options:
    found: dict[str, Any] = {"target_points": TARGET, **options}
    return riichi_rules("standard", **found).scorer.options


def why(scores: tuple[int, ...], wind: int, deal: int, ending: Ending, **options: Any) -> str | None:
    """Why a game ends after a hand, None when it goes on."""
    after = go_on(Table(scores, wind=wind, deal=deal), ending, options_of(**options))
    assert after.over is (after.ended is not None)
    return None if after.ended is None else after.ended.id


@pytest.mark.parametrize(
    ("scores", "wind", "deal", "ending", "options", "reason"),
    [
        # the last hand, the target reached or not
        (AHEAD, 1, 3, PASSES, {}, "ended_last"),
        (LEVEL, 1, 3, PASSES, {"extension": True}, None),
        (LEVEL, 1, 3, PASSES, {"extension": False}, "ended_last"),
        (LEVEL, 3, 3, PASSES, {"extension": True, "length": "four_winds"}, "ended_last"),
        ((20_000, 25_000, 25_000, TARGET), 1, 3, PASSES, {"extension": True}, "ended_last"),
        ((20_100, 25_000, 25_000, TARGET - 100), 1, 3, PASSES, {"extension": True}, None),
        (AHEAD, 1, 2, PASSES, {}, None),
        (AHEAD, 0, 3, PASSES, {}, None),
        (AHEAD, 1, 3, REPEATS, {}, None),
        (AHEAD, 7, 3, PASSES, {"length": "free"}, None),
        # playing on after it
        (AHEAD, 2, 0, PASSES, {"extension": True}, "ended_target"),
        (AHEAD, 2, 0, REPEATS, {"extension": True}, "ended_target"),
        (LEVEL, 2, 0, PASSES, {"extension": True}, None),
        (LEVEL, 2, 3, PASSES, {"extension": True}, "ended_last"),
        (LEVEL, 2, 3, REPEATS, {"extension": True}, None),
        # rules that were changed amid it
        (LEVEL, 2, 0, PASSES, {"extension": False}, "ended_last"),
        (LEVEL, 2, 0, REPEATS, {"extension": False}, "ended_last"),
        # the dealer leads and may stop
        (AHEAD, 1, 3, STOPS, {}, "ended_dealer_leads"),
        (AHEAD, 0, 3, STOPS, {}, None),
        ((20_000, 20_000, 30_000, 30_000), 1, 3, STOPS, {}, None),
        ((20_000, 20_000, 30_000, 30_000), 1, 3, STOPS, {"ties": "shared"}, "ended_dealer_leads"),
        ((20_000, 20_000, 30_100, 29_900), 1, 3, STOPS, {"ties": "shared"}, None),
        ((10_000, 20_000, 39_000, 31_000), 1, 3, STOPS, {"ties": "shared"}, None),
        ((20_100, 25_000, 25_000, TARGET - 100), 1, 3, STOPS, {}, None),
        ((20_000, 25_000, 25_000, TARGET), 1, 3, STOPS, {}, "ended_dealer_leads"),
        # out of points, or so many that it is decided
        ((0, 30_000, 30_000, 40_000), 0, 0, PASSES, {"tobi": "below_zero"}, None),
        ((-100, 30_100, 30_000, 40_000), 0, 0, REPEATS, {"tobi": "below_zero"}, "ended_below_zero"),
        ((0, 30_000, 30_000, 40_000), 0, 0, PASSES, {"tobi": "zero_or_below"}, "ended_out_of_points"),
        ((-100, 30_100, 30_000, 40_000), 0, 0, PASSES, {"tobi": "off"}, None),
        ((5_000, 20_000, 20_000, 55_000), 0, 0, PASSES, {"cold_end": 55_000}, "ended_cold"),
        ((5_100, 20_000, 20_000, 54_900), 0, 0, PASSES, {"cold_end": 55_000}, None),
        ((5_000, 20_000, 20_000, 55_000), 0, 0, PASSES, {"cold_end": 0}, None),
    ],
)
def test_a_game_ends_just_then(
    scores: tuple[int, ...], wind: int, deal: int, ending: Ending, options: dict[str, Any], reason: str | None
) -> None:
    assert why(scores, wind, deal, ending, **options) == reason


def test_the_deal_goes_round_and_then_the_wind() -> None:
    options = options_of()
    passed = [go_on(Table(LEVEL, deal=deal), PASSES, options) for deal in range(4)]
    assert [(each.wind, each.deal) for each in passed] == [(0, 1), (0, 2), (0, 3), (1, 0)]
    stayed = go_on(Table(LEVEL, deal=3), REPEATS, options)
    assert (stayed.wind, stayed.deal, stayed.honba) == (0, 3, 1)


def test_a_result_has_the_columns_of_what_is_played_even_where_they_move_nothing() -> None:
    played: dict[str, Any] = {
        "return_points": 25_000,
        "oka": 0,
        "leftover_sticks": "first",
        "final_rounding": "thousand",
        "chombo": "points_after",
        "yakitori": 10,
    }
    found = ledger(END, start=at("S4", *LEVEL), **played).result
    assert {each.id for each in found.columns} == {"base", "sticks", "rounding", "uma", "chombo", "yakitori"}
    assert {each.id: each.amounts for each in found.columns}["yakitori"] == (0,) * 4
    assert found.final is not None
    assert found.ended == Phrase("ended_by_hand")


@pytest.mark.parametrize(
    ("points", "rounded"),
    [(25_499, 25_000), (25_500, 26_000), (-499, 0), (-500, -1000), (-1499, -1000), (-1500, -2000), (0, 0), (499, 0)],
)
def test_five_hundred_are_rounded_away_from_nothing(points: int, rounded: int) -> None:
    assert _rounded(points) == rounded


@pytest.mark.parametrize(
    ("most", "three", "wins"), [(3, "pays", 3), (3, "draw", 2), (2, "draw", 2), (1, "draw", 1), (2, "pays", 2)]
)
def test_three_claims_that_break_a_hand_off_are_no_win(most: int, three: str, wins: int) -> None:
    assert most_winners(options_of(max_winners=most, triple_ron=three)) == wins
