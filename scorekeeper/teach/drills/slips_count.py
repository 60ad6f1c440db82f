"""Slips in counting a hand: a reason left out, counted twice, taken for another, or a sum rounded wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.drill_view import Given
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Phrase, Term, Value
from scorekeeper.core.score import Line, Part
from scorekeeper.teach.drills.slip import Case, Slip, Try, rounded_up, sum_of
from scorekeeper.teach.drills.slips_hand import variants
from scorekeeper.teach.drills.traits import is_set

_FACTORS: Final = ((2, 1), (1, 2), (4, 1), (1, 4))
"""What an open set counts for a closed one, a set of the middle for one of the ends, a kan for a triplet."""
_SMALLEST: Final = 2
"""What counts less is no value of a set."""


def _parts(case: Case) -> Iterator[Part]:
    return (part for part in case.found.parts if part.total is not None and part.lines)


def _counted(case: Case, part: Part, change: int) -> Given | None:
    """The answers with a part's sum changed by so much, None where that leaves nothing or changes nothing."""
    total = sum_of(part) + change
    step = case.step_of(part.id) if change or part.total != sum_of(part) else 1
    total = rounded_up(total, step)
    if total <= 0 or total == part.total:
        return None
    return case.counting({part.id: total})


def _try(case: Case, part: Part, change: int, sentence: Phrase) -> Iterator[Try]:
    told = _counted(case, part, change)
    if told is not None:
        yield sentence, told


def _about(sentence: str, part: Part, line: Line, amount: int) -> Phrase:
    return Phrase(sentence, {"amount": amount, "unit": Term(part.unit), "line": Term(line.id)})


def left_out(case: Case) -> Iterator[Try]:
    """A reason was left out, such as the fu of the wait."""
    for part in _parts(case):
        for line in dict.fromkeys(part.lines):
            yield from _try(case, part, -line.amount, _about("drill_slip_left_out", part, line, line.amount))


def twice(case: Case) -> Iterator[Try]:
    """A reason was counted twice."""
    for part in _parts(case):
        for line in dict.fromkeys(part.lines):
            yield from _try(case, part, line.amount, _about("drill_slip_twice", part, line, line.amount))


def misread(case: Case) -> Iterator[Try]:
    """A set was taken for another kind: open for closed, of the ends for of the middle, a kan for a triplet."""
    for part in _parts(case):
        for line in dict.fromkeys(part.lines):
            for times, parts in _FACTORS if is_set(line.tiles) else ():
                if line.amount < _SMALLEST or line.amount * times % parts:
                    continue
                amount = line.amount * times // parts
                values: dict[str, Value] = {
                    "amount": amount,
                    "right": line.amount,
                    "unit": Term(part.unit),
                    "line": Term(line.id),
                    "tiles": tile_text(line.tiles),
                }
                yield from _try(case, part, amount - line.amount, Phrase("drill_slip_misread", values))


def added(case: Case) -> Iterator[Try]:
    """Something was counted that this hand does not have, though a hand like it might: the likeliest of each size."""
    for part in _parts(case):
        have = {line.id for line in part.lines}
        others: dict[int, Line] = {}
        for found in variants(case):
            for line in found.lines(part.id):
                if line.id not in have:
                    others.setdefault(line.amount, line)
        for amount, line in others.items():
            yield from _try(case, part, amount, _about("drill_slip_added", part, line, amount))


def other_worth(case: Case) -> Iterator[Try]:
    """A reason was counted as in a closed hand, or as in an open one."""
    for part in _parts(case):
        have = {line.id: line for line in part.lines if not line.tiles}
        for found in variants(case):
            for line in found.lines(part.id):
                mine = have.get(line.id)
                if mine is not None and mine.amount != line.amount:
                    values: dict[str, Value] = {"amount": line.amount, "right": mine.amount}
                    values |= {"unit": Term(part.unit), "line": Term(line.id)}
                    yield from _try(case, part, line.amount - mine.amount, Phrase("drill_slip_worth", values))


def not_rounded(case: Case) -> Iterator[Try]:
    """A sum was not rounded up."""
    for part in _parts(case):
        if part.total != sum_of(part):
            values = {"sum": sum_of(part), "total": part.total, "unit": Term(part.unit)}
            yield Phrase("drill_slip_not_rounded", values), case.counting({part.id: sum_of(part)})


def rounded_down(case: Case) -> Iterator[Try]:
    """A sum was rounded down, or to the nearest."""
    for part in _parts(case):
        step = case.step_of(part.id)
        low = sum_of(part) // step * step
        if part.total != sum_of(part) and low > 0:
            values = {"sum": sum_of(part), "total": part.total, "unit": Term(part.unit)}
            yield Phrase("drill_slip_rounded_down", values), case.counting({part.id: low})


TWICE: Final = Slip("twice", twice)
COUNT_SLIPS: Final = (
    Slip("not_rounded", not_rounded),
    Slip("rounded_down", rounded_down),
    Slip("left_out", left_out),
    Slip("misread", misread),
    Slip("other_worth", other_worth),
    Slip("added", added),
)
