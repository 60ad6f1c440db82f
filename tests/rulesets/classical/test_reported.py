"""Faults that players reported of other programs."""

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.classical.ruleset import Classical
from tests.rulesets.classical.at_table import Record, fault, hand, ids, scored, worth


def test_a_pair_beside_a_triplet_waits_for_two_tiles() -> None:
    record = hand("11122p555z", "2p", "concealed_kong 3333s", "pung 111z", win="wall")

    assert worth(record, "dmjl") == (60, 5, 500)
    assert "only_possible_tile" not in ids(record, "dmjl")


def test_the_copy_in_a_called_run_does_not_hide_the_only_wait() -> None:
    record = hand("22789s", "7s", "pung 444s", "chow 567s", "pung 111m", seat_wind="S", round_wind="S")

    assert worth(record, "dmjl") == (28, 0, 28)
    assert "only_possible_tile" in ids(record, "dmjl")


def test_bonus_tiles_do_not_spoil_a_worthless_hand() -> None:
    record = hand("55m123m", "1m", "chow 789m", "chow 234s", "chow 123p", bonus="3f3y", seat_wind="W", round_wind="N")

    assert worth(record, "dmjl") == (28, 2, 112)
    assert ids(record, "dmjl")[-2:] == ["own_flower_and_season", "worthless_hand"]


TREASURE = hand("11199m333p777s555z", "9m", seat_wind="S")


def test_four_concealed_pungs_by_the_own_draw_are_a_limit_hand() -> None:
    found = scored({**TREASURE, "win": "wall"}, "dmjl")

    assert found["items"] == [["hidden_treasure", None, 500, "limit"]]
    assert (found["points"], found["doubles"], found["limit_share"], found["total"]) == (0, 0, 1, 500)


def test_the_same_tiles_off_a_discard_are_none() -> None:
    assert worth(TREASURE, "dmjl") == (50, 3, 400)


def test_a_limit_hand_is_never_added_to_points_and_doubles() -> None:
    record = hand("44477z", "7z", "pung 111z", "pung 222z", "pung 333z", seat_wind="N")

    assert worth(record, "dmjl") == (0, 0, 500)
    assert scored(record, "dmjl")["limit_share"] == 1


def test_four_kongs_open_or_closed_are_a_limit_hand() -> None:
    kongs = ("kong 2222m", "concealed_kong 3333p", "kong 7777s", "kong 1111z")
    record = hand("99m", "9m", *kongs, seat_wind="W", round_wind="N")

    assert scored(record, "dmjl")["items"] == [["four_kongs", None, 500, "limit"]]


def test_a_pung_raised_to_a_kong_is_an_exposed_kong() -> None:
    record = hand("123m456p22s", "4p", "kong 7777z", "chow 789s", seat_wind="S")

    assert worth(record, "dmjl") == (36, 1, 72)


@pytest.mark.parametrize("count", [14, 20, 60])
def test_too_many_tiles_end_in_an_answer(count: int) -> None:
    tiles = "".join(f"{number}{suit}" * 4 for suit in "mps" for number in range(1, 10))[: 2 * count]
    record: Record = hand(tiles)

    assert ids(record, "dmjl") == ["dead_hand"]
    assert scored(record, "dmjl")["total"] == 0
    assert fault(record, "bmja").id == "tile_count"
    assert fault({**hand(tiles + "9s", "9s")}, "dmjl").id == "tile_count"


@pytest.mark.parametrize("limit", [0, -1, None, "500", 1.5, True])
def test_a_limit_is_at_least_one(limit: object) -> None:
    found = Classical.of("dmjl", {"limit": limit})

    assert isinstance(found, Problem)
    assert (found.id, found.where) == ("bad_record", "options")


def test_no_limit_is_a_switch_of_its_own() -> None:
    record = hand("11122p555z", "2p", "concealed_kong 3333s", "pung 111z", win="wall")

    assert worth(record, "dmjl", roof_off=True) == (60, 5, 1920)
