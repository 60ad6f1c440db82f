"""Who deals next, how many counters lie on the table, and when the game ends."""

from typing import Any

import pytest

from tests.rulesets.riichi.at_table import (
    END,
    Record,
    abort,
    at,
    chombo,
    draw,
    game,
    riichi,
    ron,
    rons,
    tsumo,
)

DEALER_WINS = tsumo(0, (1, 30))
OTHER_WINS = tsumo(1, (1, 30))
BOTH_WIN = rons(2, {3: (1, 30), 0: (1, 30)})
DEALER_TENPAI = draw(0)
DEALER_NOTEN = draw(1)

STAYS = [
    # option, value, wind, event, whether East deals again, counters after one
    ("dealer_repeats_on", "win_or_tenpai", "E1", DEALER_WINS, True, 2),
    ("dealer_repeats_on", "win_or_tenpai", "E1", OTHER_WINS, False, 0),
    ("dealer_repeats_on", "win_or_tenpai", "E1", DEALER_TENPAI, True, 2),
    ("dealer_repeats_on", "win_or_tenpai", "E1", DEALER_NOTEN, False, 2),
    ("dealer_repeats_on", "win", "E1", DEALER_WINS, True, 2),
    ("dealer_repeats_on", "win", "E1", DEALER_TENPAI, False, 2),
    ("dealer_repeats_on", "win_then_tenpai", "E1", DEALER_WINS, True, 2),
    ("dealer_repeats_on", "win_then_tenpai", "E1", DEALER_TENPAI, False, 2),
    ("dealer_repeats_on", "win_then_tenpai", "S1", DEALER_TENPAI, True, 2),
    ("dealer_repeats_on", "win_then_tenpai", "S1", DEALER_NOTEN, False, 2),
    ("dealer_repeats_on", "never", "E1", DEALER_WINS, False, 0),
    ("dealer_repeats_on", "never", "E1", DEALER_TENPAI, False, 2),
    ("dealer_repeats_on", "never", "E1", abort(), False, 2),
    ("dealer_repeats_on", "never", "E1", chombo(1), True, 1),
    ("repeat_with_several_winners", "any", "E1", BOTH_WIN, True, 2),
    ("repeat_with_several_winners", "nearest", "E1", BOTH_WIN, False, 0),
    ("repeat_with_several_winners", "nearest", "E1", rons(3, {1: (1, 30), 0: (1, 30)}), True, 2),
    ("abortive_draw_dealer", "stays", "E1", abort(), True, 2),
    ("abortive_draw_dealer", "passes", "E1", abort(), False, 2),
    ("nagashi_mangan", "draw", "E1", draw(0, nagashi=[1]), True, 2),
    ("nagashi_mangan", "draw", "E1", draw(nagashi=[0]), False, 2),
    ("nagashi_mangan", "win", "E1", draw(nagashi=[0]), True, 2),
    ("nagashi_mangan", "win", "E1", draw(0, nagashi=[1]), False, 0),
    ("nagashi_mangan", "win", "E1", draw(nagashi=[1, 0]), True, 2),
    ("chombo", "none", "E1", chombo(0), True, 1),
]


@pytest.mark.parametrize(("option", "value", "round_", "event", "stays", "honba"), STAYS)
def test_who_deals_next(option: str, value: str, round_: str, event: Record, stays: bool, honba: int) -> None:
    found = game(event, start=at(round_, honba=1), **{option: value})
    assert found["next"]["dealer"] == (0 if stays else 1)
    assert found["next"]["honba"] == honba
    assert found["next"]["round"] == (round_ if stays else round_[0] + "2")


LEADS = (20000, 20000, 20000, 40000)
TRAILS = (40000, 20000, 20000, 20000)
NOBODY = (25000, 25000, 25000, 25000)

ENDS: list[tuple[str, tuple[int, ...], Record, bool, dict[str, Any]]] = [
    # the last hand
    ("S4", LEADS, ron(0, 1, (1, 30)), True, {}),
    ("S4", NOBODY, ron(0, 1, (1, 30)), False, {}),
    ("S4", NOBODY, ron(0, 1, (1, 30)), True, {"extension": False}),
    ("S4", NOBODY, ron(0, 1, (1, 30)), True, {"target_points": 26_000}),
    ("S4", NOBODY, draw(), False, {}),
    ("S3", LEADS, draw(), False, {}),
    ("E4", LEADS, draw(), True, {"length": "east"}),
    ("E4", LEADS, draw(), False, {}),
    ("E4", NOBODY, draw(), False, {"length": "east"}),
    ("S1", NOBODY, ron(1, 2, "mangan"), True, {"length": "east"}),
    ("S4", LEADS, draw(), False, {"length": "four_winds"}),
    ("N4", NOBODY, draw(), True, {"length": "four_winds"}),
    ("N4", LEADS, tsumo(3, (1, 30)), True, {"length": "four_winds", "agari_yame": "win"}),
    ("N4", LEADS, draw(), False, {"length": "free"}),
    # the dealer of the last hand
    ("S4", LEADS, tsumo(3, (1, 30)), False, {}),
    ("S4", LEADS, tsumo(3, (1, 30)), True, {"agari_yame": "win"}),
    ("S4", LEADS, draw(3), False, {"agari_yame": "win"}),
    ("S4", LEADS, draw(3), True, {"agari_yame": "win_or_tenpai"}),
    ("S4", TRAILS, draw(3), False, {"agari_yame": "win_or_tenpai"}),
    ("S4", LEADS, chombo(0), False, {"agari_yame": "win_or_tenpai"}),
    ("S4", LEADS, draw(3, nagashi=[3]), True, {"agari_yame": "win_or_tenpai", "nagashi_mangan": "draw"}),
    ("S4", LEADS, draw(nagashi=[3]), True, {"agari_yame": "win", "nagashi_mangan": "win"}),
    ("S4", LEADS, tsumo(3, (1, 30)), True, {"dealer_repeats_on": "never"}),
    ("S4", LEADS, abort(), True, {"abortive_draw_dealer": "passes"}),
    ("S3", LEADS, tsumo(2, (1, 30)), False, {"agari_yame": "win"}),
    ("S4", (32000, 20000, 16000, 32000), draw(0, 3), False, {"agari_yame": "win_or_tenpai"}),
    ("S4", (32000, 20000, 16000, 32000), draw(0, 3), True, {"agari_yame": "win_or_tenpai", "ties": "shared"}),
    # a noten dealer in the last hand
    ("S4", TRAILS, draw(0), True, {}),
    ("S4", TRAILS, draw(0), False, {"last_hand_noten_ends": False}),
    ("S4", TRAILS, draw(3), True, {"last_hand_noten_ends": False, "dealer_repeats_on": "win"}),
    ("S4", TRAILS, draw(0), False, {"last_hand_noten_ends": False, "dealer_repeats_on": "win"}),
    ("S4", LEADS, draw(3), True, {"last_hand_noten_ends": False, "dealer_repeats_on": "never"}),
    ("S4", TRAILS, ron(0, 1, (1, 30)), True, {"last_hand_noten_ends": False}),
    ("S4", LEADS, draw(0), False, {"last_hand_noten_ends": False, "agari_yame": "win_or_tenpai"}),
    # one more wind
    ("W1", NOBODY, ron(0, 1, "mangan"), True, {}),
    ("W1", NOBODY, ron(1, 0, (1, 30)), False, {}),
    ("W2", NOBODY, draw(1), False, {}),
    ("W2", NOBODY, ron(1, 0, (3, 40)), True, {}),
    ("W4", NOBODY, draw(3), False, {}),
    ("W4", NOBODY, draw(0), True, {}),
    ("W4", NOBODY, draw(0), False, {"last_hand_noten_ends": False}),
    ("W1", NOBODY, chombo(1), False, {}),
    ("W1", (26000, 26000, 26000, 22000), chombo(1), True, {}),
    # out of points
    ("E1", (25000, 25000, 45000, 5000), ron(2, 3, "mangan"), True, {}),
    ("E1", (25000, 25000, 45000, 5000), ron(2, 3, "mangan"), False, {"tobi": "off"}),
    ("E1", (25000, 25000, 42000, 8000), ron(2, 3, "mangan"), False, {}),
    ("E1", (25000, 25000, 42000, 8000), ron(2, 3, "mangan"), True, {"tobi": "zero_or_below"}),
    ("E1", (45000, 25000, 25000, 5000), chombo(3), True, {}),
    # so many points that it is decided
    ("E1", (25000, 25000, 42000, 8000), ron(2, 1, "mangan"), True, {"cold_end": 50_000}),
    ("E1", (25000, 25000, 41900, 8100), ron(2, 1, "mangan"), False, {"cold_end": 50_000}),
    ("E1", (25000, 25000, 42000, 8000), ron(2, 1, "mangan"), False, {}),
]


@pytest.mark.parametrize(("round_", "scores", "event", "over", "options"), ENDS)
def test_when_the_game_ends(
    round_: str, scores: tuple[int, ...], event: Record, over: bool, options: dict[str, Any]
) -> None:
    found = game(event, start=at(round_, *scores), **options)
    assert found["over"] is over
    assert (found["next"] is None) is over
    assert (found["final"] is None) is not over


def test_after_north_comes_east_again_where_the_players_set_the_end() -> None:
    found = game(draw(), start=at("N4"), length="free")
    assert found["next"] == {"round": "E1", "honba": 1, "riichi_sticks": 0, "dealer": 0}


def test_the_players_may_end_the_game_at_any_time_and_an_unfinished_hand_is_void() -> None:
    found = game(DEALER_WINS, riichi(1), riichi(2), END)
    assert found["over"]
    assert found["points"] == found["hands"][-1]["scores"] == [26500, 24500, 24500, 24500]


def test_a_game_that_goes_on_has_places_and_no_result() -> None:
    found = game(OTHER_WINS)
    assert found["places"] == [4, 1, 2, 3]
    assert found["points"] == [24500, 26100, 24700, 24700]
    assert found["final"] is None
