"""Recorded hands and settlements, each with the number it must come to."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.core.problem import Problem
from tests.rulesets.classical.at_table import declared, game, rules

DATA = Path(__file__).parents[2] / "data"


def records(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


HANDS = records("classical_hands.jsonl")
SETTLEMENTS = records("classical_settlements.jsonl")
ITEM_NAMES = {
    "flower_tile": "bonus_tile",
    "season_tile": "bonus_tile",
    "three_concealed_sets": "three_concealed_pungs",
    "one_suit_only": "one_suit",
    "no_chow": "no_chows",
    "all_flowers": "four_flowers",
    "replacement_tile_win": "replacement_tile",
}


def test_all_of_them_are_here() -> None:
    assert (len(HANDS), len(SETTLEMENTS)) == (96, 9)


@pytest.mark.parametrize("record", HANDS, ids=lambda record: str(record["id"]))
def test_a_recorded_hand_is_worth_what_it_was(record: dict[str, Any]) -> None:
    expected = record["expected"]

    found = rules(record["preset"]).answer_hand(record)

    if record["wins"] and not expected["valid_mahjong"]:
        assert isinstance(found, Problem)
        assert found.id == "not_a_win"
        return
    assert not isinstance(found, Problem), found
    keys = ("points", "doubles", "total")
    assert {key: found[key] for key in keys} == {key: expected[key] for key in keys}
    assert found["limit_share"] == (expected["limit_share"] or None)


COUNTED = [each for each in HANDS if each["breakdown"] and not any("limit" in item for item in each["breakdown"])]


@pytest.mark.parametrize("record", COUNTED, ids=lambda record: str(record["id"]))
def test_the_items_of_a_recorded_hand_are_those_that_make_its_number(record: dict[str, Any]) -> None:
    names = [ITEM_NAMES.get(each["item"], each["item"]) for each in record["breakdown"]]

    found = rules(record["preset"]).answer_hand(record)

    assert not isinstance(found, Problem)
    items: Any = found["items"]
    shown = [each[0].replace("_terminal", "_major").replace("_honour", "_major") for each in items]
    assert sorted(shown) == sorted(name.replace("_terminal", "_major").replace("_honour", "_major") for name in names)


@pytest.mark.parametrize("record", SETTLEMENTS, ids=lambda record: str(record["id"]))
def test_a_recorded_settlement_moves_what_it_did(record: dict[str, Any]) -> None:
    seats = {wind: seat for seat, wind in enumerate("ESWN")}
    liable = record["pays_for_all"]
    hands = [declared(record["hand_scores"][wind]) for wind in seats]
    event: dict[str, Any] = {"type": "draw", "hands": hands}
    if record["winner"] is not None:
        event |= {"type": "win", "winner": seats[record["winner"]], "from": None if liable is None else seats[liable]}
        event["liable"] = None if liable is None else seats[liable]

    found = game(event, preset=record["preset"], draw_settles=True, dangerous_discard=True)

    assert found["hands"][0]["deltas"] == [record["expected_change"][wind] for wind in seats]
    assert found["hands"][0]["values"] == [record["hand_scores"][wind] for wind in seats]
