"""The right answers in words, and a teacher's sheet."""

import pytest

from scorekeeper.rulesets import RULESETS
from scorekeeper.teach.drills.kinds import BY_ID, kinds_for
from scorekeeper.teach.drills.solution import sheet, solution, told
from scorekeeper.teach.drills.task import Drill
from tests.teach.drills.rooms import asked, english, names_of, riichi_scene, room, waits_drill

HAND = riichi_scene("123456789m55m", "5m", ("pon", "777z"), off=2)


def lines(drill: Drill) -> list[str]:
    """A solution in English, a line a field."""
    return [
        f"{english(drill, each.label)}: {', '.join(english(drill, phrase) for phrase in each.answer)}"
        for each in solution(drill)
    ]


def test_a_solution_is_told_in_words() -> None:
    assert lines(asked(HAND)) == ["Total han: 4", "Total fu: 30", "Paid by who gave the tile: 7700"]
    assert lines(names_of(HAND)) == ["What counts: Red dragon, Half flush, Straight"]
    assert lines(waits_drill(riichi_scene("234567m34p678s99p5p", "5p", off=None))) == ["Tiles it waits for: 25p"]


def test_what_was_not_answered_is_left_out() -> None:
    drill = asked(HAND)
    assert [each.label for each in told(drill.fields, {"paid:off": 5})] == [drill.fields[-1].label]


def test_a_hand_that_is_needed_is_told_as_it_is_called_out() -> None:
    drill = BY_ID["needed"].make(room(seed="told"), 2)
    assert drill is not None
    (line,) = solution(drill)
    assert line.answer == dict(drill.fields[0].choices)[str(drill.right["need"])]


@pytest.mark.parametrize("family", RULESETS)
def test_a_sheet_has_as_many_problems_as_asked_for_in_pages(family: str) -> None:
    here = room(family, seed="sheet")
    kinds = kinds_for(here)

    found = sheet(here, kinds, 2, 2 * len(kinds) + 1, per_page=4)

    assert [each.number for each in found.problems] == list(range(1, 2 * len(kinds) + 2))
    assert [each.drill.kind for each in found.problems[: len(kinds)]] == [kind.id for kind in kinds]
    assert {len(page) for page in found.pages[:-1]} == {4}
    assert all(each.solution == solution(each.drill) for each in found.problems)
    again = room(family, seed="sheet")
    assert sheet(again, kinds, 2, 2 * len(kinds) + 1, per_page=4) == found


def test_no_two_problems_of_a_sheet_are_alike() -> None:
    found = sheet(room(seed="alike"), [BY_ID["points"]], 1, 30)
    drills = [each.drill for each in found.problems]
    assert all(one != other for at, one in enumerate(drills) for other in drills[:at])


def test_without_kinds_a_sheet_is_empty() -> None:
    assert sheet(room(), (), 1, 10).pages == ()
