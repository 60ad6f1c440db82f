"""All that is told of the recorded hands is so: every line, every other reading, every wait and every change."""

import pytest

from scorekeeper.teach.waiting import waiting
from tests.teach.rechecking import FILES, check, lacking, won

PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("file", FILES)
def test_all_that_is_told_of_the_recorded_hands_is_so(file: str, part: int) -> None:
    for rules, hand, setting in won(file, part, PARTS):
        check(rules, hand, setting)


def test_there_are_enough_hands_and_waits_to_look_at() -> None:
    hands = tuple(won(FILES[0], 0, 1))
    assert len(hands) >= 2000
    several = (waiting(rules, lacking(hand), setting) for rules, hand, setting in hands[::3])
    assert sum(len(found.waits) > 1 for found in several) > 300
