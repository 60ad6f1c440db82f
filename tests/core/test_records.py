"""The small readers every public record is read with: the first wrong key is named, in words."""

from collections.abc import Callable

import pytest

from scorekeeper.core import records
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.words import say

Read = Callable[[dict[str, object]], object]

READERS: dict[str, tuple[Read, list[tuple[object, object]], list[object]]] = {
    "text": (
        lambda record: records.text(record, "key"),
        [("", ""), ("東", "東")],
        [None, 1, True, ["x"], {}],
    ),
    "text or a default": (
        lambda record: records.text(record, "key", "none"),
        [(None, "none"), ("x", "x"), ("", "")],
        [1, False, []],
    ),
    "one of": (
        lambda record: records.one_of(record, "key", ("ron", "tsumo")),
        [("ron", "ron")],
        [None, "", "Ron", 1, ["ron"]],
    ),
    "words": (
        lambda record: records.words(record, "key", ("a", "b")),
        [(None, ()), ([], ()), (["b", "a"], ("b", "a"))],
        ["a", {"a": 1}, ["c"], [None], [1], [["a"]], [{}], 0],
    ),
    "entries": (
        lambda record: records.entries(record, "key"),
        [(None, ()), ([1, "x", None], (1, "x", None)), ((), ())],
        ["x", 1, {}, True],
    ),
    "number": (
        lambda record: records.number(record, "key", 0, 9),
        [(0, 0), (9, 9)],
        [None, -1, 10, 1.0, "1", True, [1]],
    ),
    "number or a default": (
        lambda record: records.number(record, "key", 0, 9, 4),
        [(None, 4), (5, 5)],
        [10, False, 4.0],
    ),
    "flag": (
        lambda record: records.flag(record, "key", default=True),
        [(None, True), (False, False), (True, True)],
        [0, 1, "true", []],
    ),
    "mapping": (
        lambda record: records.mapping(record["key"], "key"),
        [({}, {}), ({"a": 1}, {"a": 1})],
        [None, [], "x", 1],
    ),
}


@pytest.mark.parametrize(
    ("read", "value", "found"),
    [pytest.param(read, *pair, id=f"{name} {pair[0]!r}") for name, (read, good, _) in READERS.items() for pair in good],
)
def test_a_value_of_the_right_form_is_read(read: Read, value: object, found: object) -> None:
    assert read({"key": value}) == found


@pytest.mark.parametrize(
    ("read", "value"),
    [pytest.param(read, value, id=f"{name} {value!r}") for name, (read, _, bad) in READERS.items() for value in bad],
)
def test_any_other_value_is_refused_by_its_key(read: Read, value: object) -> None:
    with pytest.raises(BadRecordError) as raised:
        read({"key": value})

    problem = raised.value.problem
    assert (problem.id, problem.where) == ("bad_record", "key")
    assert "“key”" in say(problem)


def test_a_key_that_is_left_out_is_like_null() -> None:
    assert records.text({}, "key", "none") == "none"
    assert records.entries({}, "key") == ()
    assert records.flag({}, "key", default=False) is False
    with pytest.raises(BadRecordError):
        records.number({}, "key", 0, 9)


def test_a_long_value_is_cut_in_the_message() -> None:
    with pytest.raises(BadRecordError) as raised:
        records.number({"key": "x" * 5000}, "key", 0, 9)

    said = say(raised.value.problem)
    assert len(said) < 160
    assert "…" in said
