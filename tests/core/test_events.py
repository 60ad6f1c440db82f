"""The events that every family shares, as records tell them."""

from typing import Any

import pytest

from scorekeeper.core.events import (
    Adjustment,
    PlayersChange,
    RulesChange,
    read_adjustment,
    read_kept,
    read_players,
    read_rules,
    read_seat,
    read_seats,
    spread,
)
from scorekeeper.core.money import OUTSIDE, POT, Transfer, deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError


def fault(read: Any, *given: Any) -> Problem:
    with pytest.raises(BadRecordError) as raised:
        read(*given)
    return raised.value.problem


@pytest.mark.parametrize(
    ("gains", "moved"),
    [
        ({0: -300, 1: 300}, [(0, 1, 300)]),
        ({0: -1000, 1: 500, 2: 500}, [(0, 1, 500), (0, 2, 500)]),
        ({0: -1500, 1: -1500, 2: 1000, 3: 2000}, [(0, 2, 1000), (0, 3, 500), (1, 3, 1500)]),
        ({0: 0, 1: 0}, []),
        ({0: -1000, POT: 1000, OUTSIDE: 0}, [(0, POT, 1000)]),
    ],
)
def test_gains_are_spread_over_few_transfers(gains: dict[int, int], moved: list[tuple[int, int, int]]) -> None:
    found = spread(gains, "why")
    assert [(each.payer, each.payee, each.points) for each in found] == moved
    assert deltas(found, 4) == tuple(gains.get(seat, 0) for seat in range(4))


def test_a_correction_sums_to_zero_with_its_sticks() -> None:
    fine = read_adjustment({"points": [0, -1000, 0, 0], "sticks": 1}, 4)
    assert fine == Adjustment((0, -1000, 0, 0), 1, False)
    assert fine.check(1000) is None
    assert fine.transfers(1000) == (Transfer(1, POT, 1000, "adjustment"),)
    short = read_adjustment({"points": [0, -1000, 0, 0]}, 4)
    assert short.check(1000) == Problem("adjustment_not_zero", {"sum": -1000}, "points")


def test_a_one_sided_correction_comes_from_outside_or_goes_there() -> None:
    given = read_adjustment({"points": [500, 0, 0], "one_sided": True}, 3)
    assert given.check(1000) is None
    assert given.transfers(1000) == (Transfer(OUTSIDE, 0, 500, "adjustment"),)
    taken = Adjustment((0, -700, 0), 0, True)
    assert taken.transfers(1000) == (Transfer(1, OUTSIDE, 700, "adjustment"),)


def test_sticks_alone_can_be_corrected() -> None:
    assert read_adjustment({"sticks": -1, "one_sided": True}, 4).transfers(1000) == (
        Transfer(POT, OUTSIDE, 1000, "adjustment"),
    )


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ({"points": 5}, "points"),
        ({"points": [1, 2, 3]}, "points"),
        ({"points": [1, 2, 3, "4"]}, "points"),
        ({"points": [1, 2, 3, 4.0]}, "points"),
        ({"points": [1, 2, 3, True]}, "points"),
        ({"points": [10**9, -(10**9), 0, 0]}, "points"),
        ({"points": [0, 0, 0, 0], "sticks": 0.5}, "sticks"),
        ({"points": [0, 0, 0, 0], "one_sided": 1}, "one_sided"),
    ],
)
def test_a_correction_that_cannot_be_read(record: dict[str, object], key: str) -> None:
    problem = fault(read_adjustment, record, 4)
    assert (problem.id, problem.where) == ("bad_record", key)


def test_seats() -> None:
    assert read_seat(3, "seat", 4) == 3
    assert fault(read_seat, 4, "seat", 4) == Problem("bad_seat", {"seat": 4}, "seat")
    assert fault(read_seat, "3", "seat", 4).id == "bad_record"
    assert read_seats({"tenpai": [3, 1]}, "tenpai", 4) == (1, 3)
    assert read_seats({}, "tenpai", 4) == ()
    assert fault(read_seats, {"tenpai": [1, 1]}, "tenpai", 4).sentence == "seat_twice"


def test_players_and_rules() -> None:
    assert read_players({"players": ["a", "b"]}, 2) == PlayersChange(("a", "b"))
    assert fault(read_players, {"players": ["a", 2]}, 2).where == "players"
    assert read_rules({"preset": "p", "options": {"x": 1}}, "f") == RulesChange("p", {"x": 1})
    assert read_rules({"ruleset": "f"}, "f") == RulesChange(None, {})
    assert fault(read_rules, {"ruleset": "g"}, "f").where == "ruleset"
    assert fault(read_rules, {"preset": 1}, "f").where == "preset"
    assert fault(read_rules, {"options": []}, "f").where == "options"


def test_only_a_kept_receipt_is_an_input() -> None:
    moves = [[0, 1, 300], [-1, 1, 1000]]
    assert read_kept({}, 4) is None
    assert read_kept({"receipt": {"moves": moves, "by": "1.0"}}, 4) is None
    kept = {"receipt": {"moves": moves, "by": "1.0", "kept": True}}
    assert read_kept(kept, 4) == (Transfer(0, 1, 300, "kept"), Transfer(POT, 1, 1000, "kept"))


@pytest.mark.parametrize("move", [[0, 1], [0, 0, 300], [0, 4, 300], [-3, 0, 300], [0, 1, 0], [0, 1, 1.5], "01"])
def test_a_receipt_that_cannot_be(move: object) -> None:
    assert fault(read_kept, {"receipt": {"moves": [move], "kept": True}}, 4).where == "receipt"
