"""Hands and events that make no sense are refused in words, the first fault first."""

from typing import Any

import pytest

from scorekeeper.core.words import say
from tests.rulesets.classical.at_table import (
    Record,
    declared,
    draw,
    fault,
    hand,
    ids,
    part,
    penalty,
    refusal,
    rules,
    win,
)

GOOD = hand("123m555p11s46s", "5s", "chow 789p")


@pytest.mark.parametrize(
    ("record", "problem", "where"),
    [
        (GOOD | {"concealed": None}, "bad_record", "concealed"),
        (GOOD | {"concealed": "12x"}, "bad_tile", "concealed"),
        (GOOD | {"concealed": "103m555p11s46s"}, "bad_tile", "concealed"),
        (GOOD | {"concealed": "1f3m555p11s46s"}, "bad_tile", "concealed"),
        (GOOD | {"bonus": "1m"}, "bad_tile", "bonus"),
        (GOOD | {"bonus": "5f"}, "bad_tile", "bonus"),
        (GOOD | {"bonus": "1f1f"}, "too_many_copies", "bonus"),
        (GOOD | {"win_tile": "5s6s"}, "bad_tile", "win_tile"),
        (GOOD | {"win_tile": "9s"}, "not_a_win", "concealed"),
        (GOOD | {"win_tile": "9s", "concealed": "123m555p11s456s"}, "win_tile_missing", "win_tile"),
        (GOOD | {"win_tile": None}, "bad_record", "win_tile"),
        (GOOD | {"win": None}, "bad_record", "win"),
        (GOOD | {"win": "ron"}, "bad_record", "win"),
        (GOOD | {"wins": False}, "bad_record", "win"),
        (GOOD | {"wins": "yes"}, "bad_record", "wins"),
        (GOOD | {"seat_wind": "X"}, "bad_record", "seat_wind"),
        (GOOD | {"round_wind": None}, "bad_record", "round_wind"),
        (GOOD | {"melds": [{"type": "pon", "tiles": "789p"}]}, "bad_record", "type"),
        (GOOD | {"melds": [{"type": "kong", "tiles": "777p"}]}, "bad_meld", "melds"),
        (GOOD | {"melds": [{"type": "pung", "tiles": "7777p"}]}, "bad_meld", "melds"),
        (GOOD | {"melds": [{"type": "chow", "tiles": "891p"}]}, "bad_meld", "melds"),
        (GOOD | {"melds": [{"type": "pung", "tiles": "1f2f3f"}]}, "bad_tile", "melds"),
        (GOOD | {"melds": "789p"}, "bad_record", "melds"),
        (hand("123m555p11s5546s", "5s"), "tile_count", "concealed"),
        (hand("123m5555p1s46s", "5s", "pung 555p"), "too_many_copies", "concealed"),
        (hand("123m555p11s46s", "5s", "chow 789p", "chow 789p"), "tile_count", "concealed"),
        (GOOD | {"circumstances": ["riichi"]}, "bad_record", "circumstances"),
        (GOOD | {"circumstances": ["partial_hand"]}, "circumstance_conflict", "circumstances"),
        (GOOD | {"circumstances": ["too_many_tiles"]}, "circumstance_conflict", "circumstances"),
        (GOOD | {"circumstances": ["kong_upon_kong"]}, "circumstance_conflict", "circumstances"),
        (GOOD | {"circumstances": ["kong_upon_kong"], "win": "replacement"}, "circumstance_conflict", "circumstances"),
        (GOOD | {"circumstances": ["east_nine_wins"], "seat_wind": "S"}, "circumstance_conflict", "circumstances"),
        (GOOD | {"win": "first_discard"}, "circumstance_conflict", "win"),
        (GOOD | {"win": "first_discard", "seat_wind": "S"}, "circumstance_conflict", "win"),
        (GOOD | {"win": "dealt_hand"}, "bad_record", "win_tile"),
        (hand("555m555p11s44s", "4s", "chow 789p", win="robbed_kong"), "circumstance_conflict", "win"),
        (hand("123m555p11s47s", "5s", "chow 789p"), "not_a_win", "concealed"),
        (hand("11z", None), "tile_count", "concealed"),
        (part("", "kong 777p"), "bad_meld", "melds"),
        (part("55555m"), "too_many_copies", "concealed"),
        (part("", bonus="3y3y"), "too_many_copies", "bonus"),
    ],
)
def test_the_first_fault_is_the_answer(record: Record, problem: str, where: str) -> None:
    found = fault(record)

    assert (found.id, found.where) == (problem, where)
    sentence = say(found, rules().words)
    assert "{" not in sentence
    assert sentence not in {found.id, found.sentence}


def test_a_loser_with_a_tick_is_dead_or_refused_by_the_rules() -> None:
    record = hand("1123m555p11s46s", None, "chow 789p", circumstances=["too_many_tiles"])

    assert ids(record) == ["dead_hand"]
    assert fault(record, "bmja").id == "tile_count"
    short = part("11z") | {"circumstances": ["too_many_tiles"]}
    assert ids(short) == ["dead_hand"]
    assert fault(short, "bmja").id == "tile_count"


@pytest.mark.parametrize(
    "record",
    [
        part("11z"),
        part("11z") | {"circumstances": []},
        hand("1123m555p11s46s", None, "chow 789p"),
        hand("123m555p11s46s", None, "chow 789p"),
    ],
)
def test_a_tick_of_too_many_tiles_is_what_such_rules_refuse(record: Record) -> None:
    ticked = record | {"circumstances": [*record.get("circumstances", []), "too_many_tiles"]}

    found = fault(ticked, "bmja")

    assert (found.id, found.sentence) == ("tile_count", "too_many_tiles_refused")


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (GOOD | {"bonus": "5f"}, "“5f” is no flower or season: write 1f to 4f for flowers, 1y to 4y for seasons."),
        (GOOD | {"bonus": "1m"}, "“1m” is no flower or season: write 1f to 4f for flowers, 1y to 4y for seasons."),
        (part("", "pung 777p") | {"melds": [{"type": "pung", "tiles": ""}]}, "Pung is named without tiles"),
    ],
)
def test_a_fault_is_told_by_what_can_stand_there(record: Record, sentence: str) -> None:
    assert say(fault(record), rules().words).startswith(sentence)


GOOD_HANDS: list[Any] = [GOOD, None, None, None]


def event(**more: Any) -> Record:
    return {"type": "win", "winner": 0, "from": 1, "hands": GOOD_HANDS} | more


@pytest.mark.parametrize(
    ("record", "problem", "where"),
    [
        (event(winner=4), "bad_seat", "winner"),
        (event(winner=None), "bad_record", "winner"),
        ({"type": "win", "winner": 0, "hands": GOOD_HANDS}, "bad_record", "from"),
        (event(**{"from": 0}), "bad_seat", "from"),
        (event(**{"from": None}), "bad_record", "from"),
        (event(liable=0), "bad_seat", "liable"),
        (event(liable=1), "bad_record", "liable"),
        (event(hands=None), "bad_record", "hands"),
        (event(hands=[GOOD]), "bad_record", "hands"),
        (event(hands=[None] * 4), "bad_record", "hands"),
        (event(hands=[GOOD, GOOD, None, None]), "bad_record", "hands"),
        (event(hands=[GOOD, "11z", None, None]), "bad_record", "hands"),
        (event(hands=[GOOD, declared(501), None, None]), "bad_record", "hands[1].declared"),
        (event(hands=[GOOD, declared(-2), None, None]), "bad_record", "total"),
        (event(hands=[GOOD, {"declared": {}}, None, None]), "bad_record", "total"),
        (event(hands=[GOOD, part("55p"), None, None]), "too_many_copies", "hands"),
        (event(hands=[GOOD, part("", "kong 777p"), None, None]), "bad_meld", "hands[1].melds"),
        (event(hands=[hand("123m555p11s47s", "5s", "chow 789p"), None, None, None]), "not_a_win", "hands[0].concealed"),
        ({"type": "draw", "hands": [None]}, "bad_record", "hands"),
        ({"type": "draw", "hands": GOOD_HANDS}, "bad_record", "hands"),
        (penalty(1, 0, "each"), "bad_record", "points"),
        (penalty(1, 300, "all"), "bad_record", "to"),
        (penalty(1, 300, 1), "bad_seat", "to"),
        (penalty(1, 300, None), "bad_record", "to"),
        (penalty(7, 300, "each"), "bad_seat", "seat"),
        ({"type": "seats", "order": [0, 1, 2]}, "bad_record", "order"),
        ({"type": "seats", "order": [0, 1, 2, 2]}, "bad_seat", "order"),
        ({"type": "riichi", "seat": 1}, "bad_record", "type"),
        ({}, "bad_record", "type"),
    ],
)
def test_an_event_that_makes_no_sense_stops_the_replay(record: Record, problem: str, where: str) -> None:
    assert refusal(draw(), record, win(1, 0, 20, 0, 0)) == (1, problem, where)


def test_the_first_discard_is_east_s() -> None:
    tiles = hand("123m456p789s234s55p", "5p", win="first_discard")
    deal: Record = {"type": "win", "winner": 2, "from": 1, "hands": [None, None, tiles, None]}

    assert refusal(deal) == (0, "bad_seat", "from")
    assert refusal(deal | {"from": 0}, {"type": "no"})[0] == 1


def test_a_robbed_tile_may_lie_in_the_robbed_kong_too() -> None:
    robber = hand("123m46s11z", "5s", "pung 777p", "pung 222p", win="robbed_kong")
    hands = [robber, part("", "kong 5555s"), None, None]

    assert refusal({"type": "win", "winner": 0, "from": 1, "hands": hands}, draw(), {"type": "no"})[0] == 2
