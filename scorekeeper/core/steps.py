"""The steps to a recorded hand, told from what has been entered so far."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from scorekeeper.core.declaration import Ask, HandsAsked, Outcome
from scorekeeper.core.entry_view import EntryView


class Step(StrEnum):
    """What comes next, whatever the rules; the word for it is its value."""

    WINNER = "step_winner"
    OFF = "step_off"
    HAND = "step_hand"
    FACTS = "step_facts"
    RECORD = "step_record"


STEPS: Final = tuple(Step)
"""All steps there are, in the order they are gone."""


def steps_of(view: EntryView) -> tuple[Step, ...]:
    """The steps the chosen outcome takes, in order: those of a win while none is chosen."""
    outcome = _outcome(view)
    if outcome is None or outcome.most_winners:
        return (Step.WINNER, Step.OFF, Step.HAND, Step.RECORD)
    steps = [Step.HAND] if outcome.hands is not HandsAsked.NOBODY else []
    return (*steps, *([Step.FACTS] if outcome.questions else []), Step.RECORD)


def step_of(view: EntryView) -> Step:
    """The step one is at, one of `steps_of`."""
    outcome, steps = _outcome(view), steps_of(view)
    if outcome is None or (outcome.most_winners and not view.winning):
        return Step.WINNER
    if outcome.most_winners and not view.off_chosen:
        return Step.OFF
    if view.can_record and not nothing_moves(view):
        return Step.RECORD
    return next((step for step in (Step.HAND, Step.FACTS) if step in steps), Step.RECORD)


def nothing_moves(view: EntryView) -> bool:
    """Whether amounts are asked for and none has been given, so that what is entered would change nothing."""
    preview = view.preview
    asks = any(each.question.ask is Ask.AMOUNTS for each in view.questions)
    counted = any(each.value for each in view.questions if each.question.ask in (Ask.NUMBER, Ask.COUNT))
    return asks and not counted and preview is not None and not any(preview.deltas)


def open_rows(view: EntryView) -> tuple[str, ...]:
    """The words of the rows beside the hand that are still empty and can be filled; not those a doubt speaks of already."""
    if view.active is None or view.draft.declared is not None:
        return ()
    said = {each.row for each in view.doubts}
    free = (each for each in view.rows if each.problem is None and not each.tiles and each.row.offered)
    return tuple(each.row.word for each in free if each.row.id not in said)


def goes_on(view: EntryView) -> bool:
    """Whether the next hand begins once this is recorded."""
    outcome = _outcome(view)
    over = view.preview is not None and view.preview.over
    return outcome is not None and outcome.ends_deal and not over


def _outcome(view: EntryView) -> Outcome | None:
    return next((each for each in view.declaration.outcomes if each.id == view.outcome), None)
