"""Hands as records: what is written is read back, and whatever else comes in is refused in words."""

import random
from collections.abc import Mapping
from itertools import islice

import pytest

from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Wind, in_order
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import codes, riichi_rules
from tests.random_hands import random_hands

HANDS = 1500
RECORD: Mapping[str, object] = {
    "concealed": "340m789p45699s",
    "melds": [{"type": "pon", "tiles": "333z"}],
    "win_tile": "6s",
    "win": "ron",
    "seat_wind": "S",
    "round_wind": "E",
    "circumstances": ["houtei"],
    "dora_indicators": "1z",
    "ura_indicators": "2z",
    "honba": 2,
}
RULES = riichi_rules()


def in_tile_order(hand: Hand) -> Hand:
    """The hand as it is written: tiles in order, no empty rows."""
    return Hand(
        in_order(hand.concealed),
        tuple(Meld(meld.kind, in_order(meld.tiles)) for meld in hand.melds),
        hand.win_tile,
        hand.win,
        hand.circumstances,
        {name: row for name, row in hand.rows.items() if row},
    )


def read(record: Mapping[str, object]) -> Hand:
    found = RULES.read_hand(record)
    assert not isinstance(found, Problem), found
    return found[0]


def test_hands_are_read_back_as_they_were_written() -> None:
    for hand, setting in islice(random_hands(random.Random("records")), HANDS):
        place = {"win": hand.win, "seat_wind": setting.seat_wind.value, "round_wind": setting.round_wind.value}
        written = {**RULES.write_hand(hand), **place}

        found = RULES.read_hand(written)

        assert not isinstance(found, Problem), found
        assert found[0] == in_tile_order(hand)
        assert (found[1].seat_wind, found[1].round_wind) == (setting.seat_wind, setting.round_wind)
        assert {**RULES.write_hand(found[0]), **place} == written
        before, after = RULES.score(hand, setting), RULES.score(*found)
        assert type(before) is type(after)
        if isinstance(before, RiichiScore):
            assert isinstance(after, RiichiScore)
            assert (after.total, after.han, after.fu) == (before.total, before.han, before.fu)


def test_indicators_keep_the_order_they_were_turned_in() -> None:
    hand = read({**RECORD, "dora_indicators": "9s1m5z"})

    assert codes(hand.rows["dora_indicators"]) == ["9s", "1m", "5z"]
    assert RULES.write_hand(hand)["dora_indicators"] == "9s1m5z"


def test_called_sets_keep_the_order_they_were_called_in() -> None:
    melds = [{"type": "pon", "tiles": "777s"}, {"type": "chi", "tiles": "234m"}]

    assert (
        RULES.write_hand(read({**RECORD, "concealed": "456s78899p", "win_tile": "8p", "melds": melds}))["melds"]
        == melds
    )


@pytest.mark.parametrize("key", ["melds", "circumstances", "dora_indicators", "ura_indicators", "honba"])
def test_what_is_left_out_or_null_is_nothing(key: str) -> None:
    without = {name: value for name, value in RECORD.items() if name != key}
    empty = {**RECORD, key: None}
    if key == "melds":
        without["concealed"] = empty["concealed"] = "340m789p45699s333z"

    assert read(without) == read(empty)


@pytest.mark.parametrize("key", ["concealed", "win_tile", "win", "seat_wind", "round_wind"])
@pytest.mark.parametrize("missing", [True, False], ids=["left out", "null"])
def test_what_a_hand_needs_is_missed_by_name(key: str, missing: bool) -> None:
    record = {**RECORD, key: None}
    if missing:
        del record[key]

    problem = RULES.read_hand(record)

    assert isinstance(problem, Problem)
    assert (problem.id, problem.where) == ("bad_record", key)


def test_other_keys_are_passed_over() -> None:
    assert read({**RECORD, "id": 7, "expected": {"han": 3}, "v": 1}) == read(RECORD)


def test_a_seated_hand_takes_its_place_from_the_table() -> None:
    placed = {"win", "seat_wind", "round_wind", "honba"}
    record = {name: value for name, value in RECORD.items() if name not in placed}

    found = RULES.read_hand(record, seated=True)

    assert isinstance(found, tuple)
    assert found[0].win is None
    assert found[0].concealed == read(RECORD).concealed


@pytest.mark.parametrize("wind", "ESWN")
def test_winds_are_their_letters(wind: str) -> None:
    found = RULES.read_hand({**RECORD, "seat_wind": wind, "round_wind": wind})

    assert isinstance(found, tuple)
    assert (found[1].seat_wind, found[1].round_wind) == (Wind(wind), Wind(wind))


@pytest.mark.parametrize(
    ("changes", "id_", "where"),
    [
        ({"win": "discard"}, "bad_record", "win"),
        ({"win": True}, "bad_record", "win"),
        ({"win": ["ron"]}, "bad_record", "win"),
        ({"seat_wind": "e"}, "bad_record", "seat_wind"),
        ({"seat_wind": 1}, "bad_record", "seat_wind"),
        ({"round_wind": "East"}, "bad_record", "round_wind"),
        ({"honba": -1}, "bad_record", "honba"),
        ({"honba": 1.0}, "bad_record", "honba"),
        ({"honba": True}, "bad_record", "honba"),
        ({"honba": "2"}, "bad_record", "honba"),
        ({"circumstances": "houtei"}, "bad_record", "circumstances"),
        ({"circumstances": {"houtei": True}}, "bad_record", "circumstances"),
        ({"circumstances": ["Houtei"]}, "bad_record", "circumstances"),
        ({"circumstances": [None]}, "bad_record", "circumstances"),
        ({"circumstances": [["houtei"]]}, "bad_record", "circumstances"),
        ({"melds": {}}, "bad_record", "melds"),
        ({"melds": "333z"}, "bad_record", "melds"),
        ({"melds": ["333z"]}, "bad_record", "melds"),
        ({"melds": [None]}, "bad_record", "melds"),
        ({"melds": [{}]}, "bad_record", "type"),
        ({"melds": [{"type": "pung", "tiles": "333z"}]}, "bad_record", "type"),
        ({"melds": [{"type": "pon"}]}, "bad_record", "tiles"),
        ({"melds": [{"type": "pon", "tiles": ["3z"] * 3}]}, "bad_record", "tiles"),
        ({"concealed": 123}, "bad_record", "concealed"),
        ({"concealed": ["1m"]}, "bad_record", "concealed"),
        ({"win_tile": 6}, "bad_record", "win_tile"),
        ({"dora_indicators": ["1z"]}, "bad_record", "dora_indicators"),
        ({"ura_indicators": 0}, "bad_record", "ura_indicators"),
        ({"concealed": "340m789p45699x"}, "bad_tile", "concealed"),
        ({"concealed": "340m789p4569f"}, "bad_tile", "concealed"),
        ({"melds": [{"type": "pon", "tiles": "888z"}]}, "bad_tile", "melds"),
        ({"win_tile": "6"}, "bad_tile", "win_tile"),
        ({"win_tile": "1f"}, "bad_tile", "win_tile"),
        ({"win_tile": "69s"}, "bad_tile", "win_tile"),
        ({"dora_indicators": "1y"}, "bad_tile", "dora_indicators"),
        # A value of the wrong kind is said before a tile that is none.
        ({"concealed": "xx", "dora_indicators": 5}, "bad_record", "dora_indicators"),
    ],
    ids=str,
)
def test_a_value_that_cannot_be_is_refused_by_its_key(changes: Mapping[str, object], id_: str, where: str) -> None:
    problem = RULES.read_hand({**RECORD, **changes})

    assert isinstance(problem, Problem)
    assert (problem.id, problem.where) == (id_, where)


@pytest.mark.parametrize(
    ("changes", "id_"),
    [
        ({"concealed": "1" * 5000 + "m"}, "tile_count"),
        ({"concealed": "1" * 14 + "m", "melds": [], "win_tile": "1m"}, "too_many_copies"),
        ({"melds": [{"type": "pon", "tiles": "1" * 192 + "m"}]}, "bad_meld"),
        ({"melds": [{"type": "ankan", "tiles": "1" * 256 + "m"}]}, "bad_meld"),
        ({"melds": [{"type": "pon", "tiles": "333z"}] * 1000}, "tile_count"),
        ({"dora_indicators": "1" * 5000 + "m"}, "too_many_copies"),
        ({"dora_indicators": "0" * 64 + "m"}, "too_many_copies"),
        ({"dora_indicators": "123456789m123456789p" * 2}, "too_many_indicators"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_far_too_many_tiles_are_told_like_a_few_too_many(changes: Mapping[str, object], id_: str) -> None:
    found = RULES.read_hand({**RECORD, **changes})

    assert isinstance(found, tuple)
    problem = RULES.score(*found)
    assert isinstance(problem, Problem)
    assert problem.id == id_
