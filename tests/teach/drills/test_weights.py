"""The weights of the drills are what the recorded hands give, and hands dealt by them look like those."""

import json

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import RULESETS
from scorekeeper.teach.drills.weights import Table, read_weights
from tests.teach.drills.frequencies import far_off, of_dealt
from tests.teach.drills.make_weights import ANY, made
from tests.teach.drills.rooms import FOLDER, weights_of


@pytest.mark.parametrize("name", [*RULESETS, ANY])
def test_every_file_is_as_the_script_makes_it(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_text(encoding="utf-8") == made(name)
    assert sum(1 for _ in FOLDER.glob("*.json")) == len(RULESETS) + 1


def test_the_parts_are_told_by_the_size_of_their_numbers() -> None:
    found = {family: (weights_of(family).fine, weights_of(family).named) for family in RULESETS}

    assert found == {"riichi": ("fu_items", "yaku"), "classical": ("points", "doubles")}
    assert (weights_of("riichi").steps, weights_of("classical").steps) == ({"fu_items": 10}, {})


def test_dealt_hands_look_like_recorded_ones() -> None:
    # A small sample: what comes in one hand of twenty, somewhat more widely; the campaign looks at all.
    assert far_off(of_dealt(1200, "looks"), least=0.05, factor=1.5) == {}


@pytest.mark.parametrize(
    "record",
    [
        {"shapes": [[0, 0, 0]]},
        {"shapes": [[0, 0, 0, 0, 0, 1, 5, 1]]},
        {"shapes": [["0", 0, 0, 0, 0, 1, "", 1]]},
        {"winds": {"EE": -1}},
        {"runs": {"kept": {"one": 1}}},
        {"ticks": [1]},
        {"ticks": {"01": {"": 1}}},
        {"reds": 1001},
        {"fine": 5},
    ],
    ids=json.dumps,
)
def test_what_are_no_weights_is_refused(record: dict[str, object]) -> None:
    found = read_weights(record)
    assert isinstance(found, Problem)
    assert found.id == "bad_record"


def test_a_table_without_some_things_keeps_the_counts_of_the_others() -> None:
    table = Table(("a", "b", "c"), (1, 2, 3))

    assert table.only(lambda each: each != "b") == Table(("a", "c"), (1, 3))
    assert (table.count("c"), table.count("d")) == (3, 0)
    assert not table.only(lambda each: False)
