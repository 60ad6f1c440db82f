"""Slips in rounding a payment, told by the arithmetic that explains it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.explained import Chapter, Does, Explained, done
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.teach.drills.scene import Reckoned
from scorekeeper.teach.drills.slip import Case, Slip, Try

Rounding = Callable[[int, int], int]
"""From a number and a step to what somebody makes of it who does not round up."""


def payment_not_rounded(case: Case) -> Iterator[Try]:
    """A payment was not rounded."""
    yield from _tried(case, "drill_slip_hundred", lambda number, _step: number)


def payment_rounded_down(case: Case) -> Iterator[Try]:
    """A payment was rounded down, or to the nearest."""
    yield from _tried(case, "drill_slip_hundred_down", lambda number, step: number // step * step)


def _tried(case: Case, sentence: str, rounding: Rounding) -> Iterator[Try]:
    event = case.rules.read_event(case.scene.record)
    if isinstance(event, Problem):
        return
    explained = case.rules.explain_event(case.scene.ledger.state, event)
    if not isinstance(explained, Problem):
        found = _less(case, explained, rounding)
        if found != case.found:
            yield Phrase(sentence), case.told(found)


def _less(case: Case, explained: tuple[Explained, ...], rounding: Rounding) -> Reckoned:
    """What would be paid to the winner if payments were rounded otherwise."""
    seat = case.scene.seat
    paid, moved = dict(case.found.paid), list(case.found.moved)
    chapters = [chapter for each in explained if each.seat == seat for chapter in each.explanation.payments]
    for chapter in chapters:
        if chapter.payer is None or chapter.payer not in paid:
            continue
        less = chapter.total - _ended(chapter, rounding)
        paid[chapter.payer] -= less
        moved[chapter.payer] += less
        moved[seat] -= less
    split = sum(case.found.paid.values()) == case.found.total
    total = sum(paid.values()) if split else case.found.total
    return replace(case.found, paid=paid, moved=tuple(moved), total=total)


def _ended(chapter: Chapter, rounding: Rounding) -> int:
    number = 0
    for line in chapter.lines:
        up = line.does is Does.ROUND_UP
        number = rounding(number, line.amount) if up else done(line.does, number, line.amount)
    return number


ROUNDING_SLIPS: Final = (
    Slip("payment_not_rounded", payment_not_rounded),
    Slip("payment_rounded_down", payment_rounded_down),
)
