"""Options take the values they may have, and nothing that only looks like one."""

import math

import pytest

from scorekeeper.core.option import (
    SWITCH,
    Kind,
    NumberOr,
    Numbers,
    OneOf,
    OptionHolder,
    SeveralOf,
    Table,
    TableByCount,
    Whole,
    option,
    public,
    read_options,
)
from scorekeeper.core.problem import Problem

UMA = Numbers(4, -100, 100, whole=False)

TAKEN: list[tuple[Kind, object, object]] = [
    (SWITCH, True, True),
    (SWITCH, False, False),
    (OneOf((4, 2)), 2, 2),
    (OneOf(("a", "b")), "b", "b"),
    (SeveralOf(("a", "b", "c")), [], ()),
    (SeveralOf(("a", "b", "c")), ["b"], ("b",)),
    # Held in one order, so that the same choice is the same rule.
    (SeveralOf(("a", "b", "c")), ["c", "a"], ("a", "c")),
    (SeveralOf(("a", "b", "c")), ("a", "b", "c"), ("a", "b", "c")),
    (Whole(0, 6), 0, 0),
    (Whole(0, 6), 6, 6),
    (Whole(0, 1000, 100), 300, 300),
    (Whole(0, 6, or_none=True), None, None),
    (Numbers(3, 0, 4), [1, 0, 4], (1, 0, 4)),
    (Numbers(3, 0, 4), (1, 1, 1), (1, 1, 1)),
    (UMA, [20, 10.5, -10.5, -20], (20, 10.5, -10.5, -20)),
    (NumberOr(("difference",), 0, 100, 0), "difference", "difference"),
    (NumberOr(("difference",), 0, 100, 0), 40, 40),
    (NumberOr(("difference",), 0, 100, 0), None, 0),
    (TableByCount((1, 2, 3), UMA), None, None),
    (
        TableByCount((1, 2, 3), UMA),
        {"2": [8, 4, -4, -8], "1": [12, -1, -3, -8]},
        Table([(1, (12, -1, -3, -8)), (2, (8, 4, -4, -8))]),
    ),
    (TableByCount((1, 2, 3), UMA), {3: [1, 2, 3, 4]}, Table([(3, (1, 2, 3, 4))])),
    (TableByCount((1, 2, 3), UMA), Table([(3, (1, 2, 3, 4))]), Table([(3, (1, 2, 3, 4))])),
]


@pytest.mark.parametrize(("kind", "value", "held"), TAKEN, ids=str)
def test_a_value_it_may_have_is_taken(kind: Kind, value: object, held: object) -> None:
    found = kind.read(value)

    assert found == held
    assert type(found) is type(held)
    # What the rules hold can be read again, and so can what records write.
    assert kind.read(found) == held
    assert kind.read(public(found)) == held


NAN, INFINITY = math.nan, math.inf
REFUSED: list[tuple[Kind, list[object]]] = [
    (SWITCH, [1, 0, 1.0, "true", "", None, [], NAN]),
    (OneOf((4, 2)), [True, 4.0, "4", 3, None, [4], NAN, INFINITY]),
    (OneOf(("a", "b")), ["", "A", "ab", 1, None, ["a"], True]),
    (SeveralOf(("a", "b", "c")), ["a", None, ["a", "a"], ["d"], [1], [None], [["a"]], {"a": 1}, True, [{}]]),
    (Whole(0, 6), [-1, 7, 1.0, "1", True, False, None, NAN, INFINITY, [1], 10**400]),
    (Whole(0, 1000, 100), [50, 101, 1100]),
    (
        Numbers(3, 0, 4),
        [[1, 1], [1, 1, 1, 1], [1, 1, 5], [1, 1, -1], [1, 1, 1.0], [1, 1, True], "111", None, 3, [[1], 1, 1]],
    ),
    (UMA, [[20, 10, -10], [NAN, 0, 0, 0], [INFINITY, 0, 0, 0], ["20", 0, 0, 0], [True, 0, 0, 0], [101, 0, 0, 0]]),
    (NumberOr(("difference",), 0, 100, 0), ["other", -1, 101, 1.0, True, [], NAN]),
    (
        TableByCount((1, 2, 3), UMA),
        [
            *({}, [], (), "1", 1, True, (1, 2), ((1,),), [[1, [1, 2, 3, 4]]]),
            *({count: [1, 2, 3, 4]} for count in ("4", "x", "", "-1", 1.0, True, None)),
            *({"1": [1, 2, 3]}, {"1": None}, {"1": [1, 2, 3, 4], "01": [4, 3, 2, 1]}),
        ],
    ),
]


@pytest.mark.parametrize(("kind", "value"), [(kind, value) for kind, values in REFUSED for value in values], ids=repr)
def test_a_value_it_cannot_have_is_refused(kind: Kind, value: object) -> None:
    with pytest.raises(ValueError, match=r"^$"):
        kind.read(value)


class Rules(OptionHolder, frozen=True):
    """Rules with two options and something that is none."""

    red: bool = option(True, SWITCH, "hand", "There is red.")
    most: int = option(3, Whole(0, 9), "table", "How many at most.")
    seats: int = 4


def test_options_are_found_in_the_order_they_were_declared() -> None:
    rows = Rules.declared

    assert [(row.id, row.default, row.page, row.sentence) for row in rows] == [
        ("red", True, "hand", "There is red."),
        ("most", 3, "table", "How many at most."),
    ]


def test_options_are_read_by_name() -> None:
    rows = {row.id: row for row in Rules.declared}

    assert read_options(rows, {}) == {}
    assert read_options(rows, {"most": 9, "red": False}) == {"most": 9, "red": False}


@pytest.mark.parametrize(
    ("values", "parts"),
    [
        ({"blue": True}, ["no option", "blue"]),
        ({"seats": 4}, ["no option", "seats"]),
        ({"most": 10}, ["most", "10"]),
        ({"red": 1}, ["red", "1"]),
        ({"red": True, "most": "many"}, ["most", "many"]),
        ({"most": [["x" * 1000]]}, ["most", "xxx"]),
    ],
)
def test_an_unknown_option_or_value_is_named(values: dict[str, object], parts: list[str]) -> None:
    problem = read_options({row.id: row for row in Rules.declared}, values)

    assert isinstance(problem, Problem)
    assert (problem.id, problem.where) == ("bad_record", "options")
    what = str(problem.values["what"])
    assert all(part in what for part in parts)
    assert len(what) < 120


@pytest.mark.parametrize(
    ("held", "written"),
    [
        (True, True),
        (4, 4),
        (None, None),
        ((), []),
        ((1, 0, 1), [1, 0, 1]),
        (("a", "b"), ["a", "b"]),
        (Table([(1, (2, 3)), (2, (4, 5))]), {"1": [2, 3], "2": [4, 5]}),
        (Table(), {}),
    ],
)
def test_values_are_written_as_records_can_hold_them(held: object, written: object) -> None:
    assert public(held) == written
