"""Judging an answer: what is right, and what may have been overlooked where it can be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from scorekeeper.core.drill_view import Given, Value
from scorekeeper.core.problem import Phrase
from scorekeeper.teach.drills.slip import Case, Slip, case_of
from scorekeeper.teach.drills.slips_count import COUNT_SLIPS, TWICE
from scorekeeper.teach.drills.slips_hand import HAND_SLIPS
from scorekeeper.teach.drills.slips_named import NAMED_SLIPS
from scorekeeper.teach.drills.slips_paid import PAID_SLIPS
from scorekeeper.teach.drills.slips_rounding import ROUNDING_SLIPS
from scorekeeper.teach.drills.task import Drill, Verdict

SLIPS: Final[tuple[Slip, ...]] = (*COUNT_SLIPS, *HAND_SLIPS, *ROUNDING_SLIPS, *PAID_SLIPS, *NAMED_SLIPS, TWICE)
"""Every slip that is recognised, the likelier first."""
_MOST_TOLD: Final = 3


def judge(drill: Drill, given: Given) -> Verdict:
    """Whether an answer is right, field by field; a field that is not given is wrong."""
    fields = {each.id: given.get(each.id) == drill.right[each.id] for each in drill.fields}
    if all(fields.values()):
        return Verdict(True, fields)
    found = slips_in(drill, given)
    return Verdict(False, fields, tuple(said for _, said in found[:_MOST_TOLD]), found[0][0] if found else "")


def slips_in(drill: Drill, given: Given) -> tuple[tuple[str, Phrase], ...]:
    """What explains a wrong answer, each with its slip's id: all of it at once, or else each wrong field for itself."""
    case = case_of(drill, given)
    wrong = {name: given[name] for name, right in drill.right.items() if name in given and given[name] != right}
    tried = list(_tried(case)) if wrong else []
    whole = [(slip, said) for slip, said, told in tried if _explains(told, wrong, drill.right)]
    if whole:
        return _once(whole)
    single = [(slip, said) for name in wrong for slip, said, told in tried if told.get(name) == wrong[name]]
    return _once(single)


def _once(found: list[tuple[str, Phrase]]) -> tuple[tuple[str, Phrase], ...]:
    kept: list[tuple[str, Phrase]] = []
    for each in found:
        if each not in kept:
            kept.append(each)
    return tuple(kept)


def _tried(case: Case) -> Iterator[tuple[str, Phrase, Mapping[str, Value]]]:
    for slip in SLIPS:
        for sentence, told in slip.tries(case):
            yield slip.id, sentence, told


def _explains(told: Mapping[str, Value], wrong: Given, right: Given) -> bool:
    """Whether a slip leads to all that was wrongly given, and to nothing else that was not."""
    if not all(told.get(name) == value for name, value in wrong.items()):
        return False
    return all(told[name] == value for name, value in right.items() if name in told and name not in wrong)
