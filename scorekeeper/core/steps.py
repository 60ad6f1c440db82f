"""The four steps to a recorded hand, told from what has been entered so far."""

from enum import StrEnum
from typing import Final

from scorekeeper.core.entry_view import EntryView


class Step(StrEnum):
    """What comes next, whatever the rules; the word for it is its value."""

    WINNER = "step_winner"
    OFF = "step_off"
    HAND = "step_hand"
    RECORD = "step_record"


STEPS: Final = tuple(Step)
"""The steps in the order they are gone."""


def step_of(view: EntryView) -> Step:
    """The step one is at; an outcome that nobody wins has no second one, and its questions are its third."""
    outcome = next((each for each in view.declaration.outcomes if each.id == view.outcome), None)
    if outcome is None:
        return Step.WINNER
    if outcome.most_winners and not view.winning:
        return Step.WINNER
    if outcome.most_winners and not view.off_chosen:
        return Step.OFF
    return Step.RECORD if view.can_record else Step.HAND
