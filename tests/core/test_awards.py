"""Tables of hands: what each is worth, and by what names a club's own hands can go."""

import pytest

from scorekeeper.core.awards import LONGEST_NAME, NO_AWARD, Award, AwardTable, award_of, written
from scorekeeper.core.option import Table
from scorekeeper.core.words import say

KIND = AwardTable(("orphans", "gates"), reserved={"last_tile": "Last tile"})


@pytest.mark.parametrize(
    ("value", "held"),
    [
        ({}, [("orphans", NO_AWARD), ("gates", NO_AWARD)]),
        ({"gates": 1}, [("orphans", NO_AWARD), ("gates", (1, None))]),
        ({"gates": 0}, [("orphans", NO_AWARD), ("gates", NO_AWARD)]),
        ({"gates": [0.5, 0.2]}, [("orphans", NO_AWARD), ("gates", (0.5, 0.2))]),
        # A club's own hands come last, by name; one that is switched off keeps its place.
        (
            {"Zebra": 300, "orphans": 2, "Ape": None},
            [("orphans", (2, None)), ("gates", NO_AWARD), ("Ape", NO_AWARD), ("Zebra", (300, None))],
        ),
    ],
)
def test_a_table_names_every_hand(value: dict[str, object], held: list[tuple[str, Award]]) -> None:
    found = KIND.read(value)

    assert found == Table(held)
    assert KIND.read(found) == found
    assert KIND.read(written(tuple(held))) == found


@pytest.mark.parametrize(
    "value",
    [
        *(None, 1, [], {1: 1}, {"gates": True}, {"gates": 1.5}, {"gates": -1}, {"gates": [1]}, {"gates": "1"}),
        *({"": 5}, {" ": 5}, {"last_tile": 5}, {"x" * (LONGEST_NAME + 1): 5}, {"gates": 10**7}),
    ],
    ids=repr,
)
def test_a_table_that_makes_no_sense_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"^$"):
        KIND.read(value)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "award_name_missing"),
        ("  ", "award_name_missing"),
        ("x" * (LONGEST_NAME + 1), "award_name_long"),
        ("ORPHANS", "award_name_taken"),
        ("last_tile", "award_name_taken"),
        ("last tile", "award_name_taken"),
        ("thirteen orphans ", "award_name_taken"),
        ("lucky seven", "award_name_taken"),
    ],
)
def test_a_name_that_no_hand_can_have_is_told_why(name: str, fault: str) -> None:
    found = KIND.name_fault(name, ("Thirteen orphans", "Lucky seven"))

    assert found is not None
    assert found.id == fault
    assert "{" not in say(found)


def test_any_other_name_will_do() -> None:
    assert KIND.name_fault(" Lucky eight ", ("Thirteen orphans", "Lucky seven")) is None


def test_a_row_that_makes_no_sense_is_worth_nothing() -> None:
    assert award_of([1, 0.4]) == (1, 0.4)
    assert award_of("much") == NO_AWARD
