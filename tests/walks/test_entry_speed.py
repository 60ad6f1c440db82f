"""How few actions it takes to enter a hand: a handful of those that the benchmark measures, so that it stays so."""

import pytest

from scorekeeper.app import Program
from tests.benchmarks.entry_cases import Case, cases
from tests.benchmarks.entry_speed import measure

HANDS = ("h02305", "h04315", "h00358", "h02248", "k-dmjl-116")
"""A closed hand by the own draw, one with a red five, one with two called sets, seven pairs, one with three called sets."""
MOUSE, KEYS = 0.7, 0.6
"""The most actions for each of the plain entry, by mouse and by keyboard."""


@pytest.mark.parametrize("case", cases(HANDS), ids=lambda case: str(case.id))
def test_a_hand_takes_few_actions_and_is_recorded_right(program: Program, case: Case) -> None:
    (found,) = measure(program, [case])

    assert found.mouse.actions <= MOUSE * found.plain.actions
    assert found.keys.actions <= KEYS * found.plain.actions
    assert found.mouse.travel < found.plain.travel
