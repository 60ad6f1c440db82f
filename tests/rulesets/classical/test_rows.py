"""Every item and every double by one hand that has it and one that just has not, counted as often as it is there."""

from typing import Any

import pytest

from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.classical.items import DOUBLES
from scorekeeper.rulesets.classical.rows import ROWS
from tests.rulesets.classical.at_table import Record, hand, part, scored

RUNS = "123m456m789p234s"
ONLY_SETS = ("pung 222m", "pung 333p", "pung 444s")
WINDS = ("pung 222z", "pung 333z", "pung 444z")
WON = hand("123m555p11s46s", "5s", "chow 789p")
Pair = tuple[Record, int, Record]
"""A hand that has a row, how often, and one that has it not."""

SETS: dict[str, Pair] = {
    "pung_exposed_simple": (part("", "pung 222m", "pung 888p"), 2, part("", "pung 111m", "kong 8888p")),
    "pung_exposed_terminal": (part("", "pung 111m", "pung 999p"), 2, part("999p", "pung 222m")),
    "pung_exposed_honour": (part("", "pung 333z", "pung 777z"), 2, part("333z", "pung 111m")),
    "pung_concealed_simple": (part("222m888p"), 2, part("22m111p", "pung 888p")),
    "pung_concealed_terminal": (part("111m999p"), 2, part("11m222p", "pung 999p")),
    "pung_concealed_honour": (part("333z777z"), 2, part("33z111m", "pung 777z")),
    "kong_exposed_simple": (part("", "kong 2222m", "claimed_kong 8888p"), 2, part("", "concealed_kong 2222m")),
    "kong_exposed_terminal": (part("", "kong 1111m", "claimed_kong 9999p"), 2, part("", "kong 2222m")),
    "kong_exposed_honour": (part("", "kong 3333z", "claimed_kong 7777z"), 2, part("", "kong 1111m")),
    "kong_concealed_simple": (part("", "concealed_kong 2222m"), 1, part("2222m", "claimed_kong 8888p")),
    "kong_concealed_terminal": (part("", "concealed_kong 1111m"), 1, part("1111m", "claimed_kong 9999p")),
    "kong_concealed_honour": (part("", "concealed_kong 4444z"), 1, part("4444z", "claimed_kong 7777z")),
    "pair_dragon": (part("55z66z"), 2, part("555z", "pung 666z")),
    "pair_seat_wind": (part("22z", seat_wind="S"), 1, part("22z")),
    "pair_round_wind": (part("22z", round_wind="S"), 1, part("22z", seat_wind="S")),
    "set_dragon": (part("555z", "kong 6666z"), 2, part("55z", "pung 444z")),
    "set_seat_wind": (part("222z", seat_wind="S"), 1, part("222z", round_wind="S")),
    "set_round_wind": (part("222z", round_wind="S"), 1, part("222z", seat_wind="S")),
    "little_three_dragons": (
        part("77z", "pung 555z", "kong 6666z"),
        1,
        part("", "pung 555z", "pung 666z", "pung 777z"),
    ),
    "big_three_dragons": (part("777z", "pung 555z", "kong 6666z"), 1, part("77z", "pung 555z", "pung 666z")),
    "little_four_winds": (part("11z", *WINDS), 1, part("11z", *WINDS[:2])),
    "big_four_winds": (part("111z", *WINDS), 1, part("11z", *WINDS)),
    "three_concealed_pungs": (part("222m333m444p"), 1, part("222m333m", "pung 444p")),
}
BONUS: dict[str, Pair] = {
    "bonus_tile": (part(bonus="2f3y4y"), 3, part("11z")),
    "own_flower": (part(bonus="3f", seat_wind="W"), 1, part(bonus="3y2f", seat_wind="W")),
    "own_season": (part(bonus="4y", seat_wind="N"), 1, part(bonus="4f3y", seat_wind="N")),
    "own_flower_and_season": (part(bonus="2f2y", seat_wind="S"), 1, part(bonus="2f3y", seat_wind="S")),
    "four_flowers": (part(bonus="1234f"), 1, part(bonus="123f4y")),
    "four_seasons": (part(bonus="1234y"), 1, part(bonus="234y1f")),
    "all_eight": (part(bonus="1234f1234y"), 1, part(bonus="1234f234y")),
}
WINNERS: dict[str, Pair] = {
    "going_out": (WON, 1, hand("123m555p11s46s", None, "chow 789p")),
    "self_draw": (WON | {"win": "wall"}, 1, WON),
    "only_possible_tile": (WON, 1, hand("123m555p11s56s", "4s", "chow 789p")),
    "out_on_pair_simple": (hand("22s", "2s", "chow 123m", *ONLY_SETS), 1, hand("11s", "1s", "chow 123m", *ONLY_SETS)),
    "out_on_pair_major": (hand("44z", "4z", "chow 123m", *ONLY_SETS), 1, hand("22s", "2s", "chow 123m", *ONLY_SETS)),
    "worthless_hand": (hand(f"{RUNS}99s", "9s"), 1, hand(f"{RUNS}77z", "7z")),
    "no_chows": (hand("99s999m", "9s", *ONLY_SETS), 1, hand("99s789m", "9s", *ONLY_SETS)),
    "fully_concealed": (hand(f"{RUNS}99s", "9s", win="wall"), 1, hand(f"{RUNS}99s", "9s")),
    "terminals_and_honours": (
        hand("33z999p", "3z", "pung 111m", "pung 444z", "pung 111s"),
        1,
        hand("33z222p", "3z", "pung 111m", "pung 444z", "pung 111s"),
    ),
    "all_honours": (hand("55z666z", "5z", *WINDS), 1, hand("55z666m", "5z", *WINDS)),
    "one_suit_with_honours": (hand("123m456m789m55m333z", "5m"), 1, hand("123m456m789m55m333p", "5m")),
    "one_suit": (hand("123m456m789m55m333m", "5m"), 1, hand("123m456m789m55z333m", "5z")),
    "last_wall_tile": (WON | {"win": "last_wall_tile"}, 1, WON | {"win": "last_tile_as_replacement"}),
    "last_discard": (WON | {"win": "last_discard"}, 1, WON),
    "replacement_tile": (WON | {"win": "replacement"}, 1, WON | {"win": "last_tile_as_replacement"}),
    "last_tile_as_replacement": (WON | {"win": "last_tile_as_replacement"}, 1, WON | {"win": "last_wall_tile"}),
    "robbing_kong": (WON | {"win": "robbed_kong"}, 1, WON),
    "original_call": (WON | {"circumstances": ["original_call"]}, 1, WON),
}
TABLE = SETS | BONUS | WINNERS
WORTH_BY_OTHERS: dict[str, dict[str, Any]] = {
    "out_on_pair_simple": {"out_on_pair": [3, 5]},
    "out_on_pair_major": {"out_on_pair": [5, 3]},
    "only_possible_tile": {"only_possible_tile_points": 3},
}
NEEDS: dict[str, dict[str, Any]] = {
    "pair_round_wind": {"round_wind": True},
    "set_round_wind": {"round_wind": True},
    "own_flower_and_season": {"own_bonus": "both"},
}


def counted(name: str, record: Record, worth: int | None) -> list[int]:
    """What a row adds to a hand each time, with a worth of its own (None: off) and no hand a limit hand."""
    options: dict[str, Any] = WORTH_BY_OTHERS.get(name, {name: worth or 0})
    off: dict[str, None] = {"all_honours": None} if name == "all_honours" else {}
    found = scored(record, **options, **NEEDS.get(name, {}), limit_hands=off, roof_off=True)
    assert found["total"] == found["points"] << found["doubles"]
    assert found["points"] == sum(amount for _, _, amount, unit in found["items"] if unit != DOUBLES)
    return [amount for each, _, amount, _ in found["items"] if each == name]


def test_there_are_two_hands_for_every_row() -> None:
    assert set(TABLE) == {row.id for row in ROWS}


@pytest.mark.parametrize("name", TABLE)
def test_a_row_counts_where_a_hand_has_it_and_as_often(name: str) -> None:
    having, times, lacking = TABLE[name]

    assert counted(name, having, 3) == [3] * times
    assert counted(name, lacking, 3) == []


@pytest.mark.parametrize("name", [each for each in TABLE if each not in WORTH_BY_OTHERS])
def test_a_row_worth_nothing_is_not_told(name: str) -> None:
    assert counted(name, TABLE[name][0], None) == []


def test_only_a_winner_has_what_a_whole_hand_and_its_end_count() -> None:
    assert {row.id for row in ROWS if row.winner} == {
        *("going_out", "self_draw", "only_possible_tile", "out_on_pair_simple", "out_on_pair_major", "original_call"),
        *("last_wall_tile", "last_discard", "replacement_tile", "last_tile_as_replacement", "robbing_kong"),
        *("worthless_hand", "no_chows", "fully_concealed", "terminals_and_honours", "all_honours"),
        *("one_suit", "one_suit_with_honours"),
    }


@pytest.mark.parametrize("row", [each for each in ROWS if each.winner], ids=lambda row: str(row.id))
def test_what_is_the_winner_s_is_no_loser_s(row: Any) -> None:
    having = TABLE[row.id][0]
    held = read_tiles(having["concealed"])
    assert not isinstance(held, Problem)
    tiles = write_tiles(held[: 13 - 3 * len(having["melds"])])
    lost = having | {"concealed": tiles, "wins": False, "win_tile": None, "win": None}
    options = WORTH_BY_OTHERS.get(row.id, {row.id: 3})

    found = scored(lost, **options)

    assert row.id not in [each[0] for each in found["items"]]
    assert "dead_hand" not in [each[0] for each in found["items"]]
