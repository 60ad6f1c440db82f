"""What does not add up in the options is said, and may be played."""

import pytest

from scorekeeper.core.words import say
from scorekeeper.rulesets.classical.presets import PRESETS
from tests.rulesets.classical.at_table import rules


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_add_up(preset: str) -> None:
    assert rules(preset).faults == ()


def test_a_hand_worth_more_than_is_ever_paid_is_told() -> None:
    found = rules(limit_hands={"all_green": 501, "four_kongs": 500, "Lucky seven": [800, 600]})

    said = [say(each, found.words) for each in found.faults]
    assert [each.where for each in found.faults] == ["limit_hands"] * 2
    assert said[0].startswith("All green is set to 501 points, but no hand is paid more than the limit of 500:")
    assert said[1].startswith("Lucky seven is set to 800 points")


def test_without_a_limit_every_hand_is_paid_in_full() -> None:
    assert rules(limit_hands={"Lucky seven": 800}, roof_off=True).faults == ()
    assert rules(limit_hands={"all_green": 1}, limit=1).faults == ()
