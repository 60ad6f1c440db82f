"""A teacher's sheet in the form in which it is printed: each problem as it is shown, and its solution in short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorekeeper.core.drill_view import Entry
from scorekeeper.core.explained import Chapter, Explained
from scorekeeper.core.problem import Problem
from scorekeeper.core.problem_sheet import SheetAnswer, SheetProblem
from scorekeeper.core.tiles import in_order, tile
from scorekeeper.teach.drills.asked import NAMES, PART, WAITS
from scorekeeper.teach.drills.posing import posed
from scorekeeper.teach.drills.solution import Numbered, Sheet, Solved
from scorekeeper.teach.drills.task import Drill


def on_paper(sheet: Sheet) -> tuple[SheetProblem, ...]:
    """All problems of a sheet."""
    return tuple(_problem(each) for each in sheet.problems)


def _problem(numbered: Numbered) -> SheetProblem:
    drill = numbered.drill
    answers = tuple(_answer(each, drill) for each in numbered.solution)
    return SheetProblem(numbered.number, posed(drill), answers, chapters(drill))


def _answer(solved: Solved, drill: Drill) -> SheetAnswer:
    """A line of a solution; what names tiles shows them."""
    field = next(each for each in drill.fields if each.label == solved.label)
    right = drill.right.get(field.id)
    if field.entry is Entry.TILES and isinstance(right, frozenset):
        return SheetAnswer(solved.label, (), in_order(tile(code) for code in right))
    return SheetAnswer(solved.label, solved.answer)


def chapters(drill: Drill) -> tuple[Chapter, ...]:
    """What of the explanation leads to the answers: the parts that are asked for, or everything down to what is paid."""
    asked = [each.id for each in drill.fields]
    scene = drill.scene
    event = scene.rules.read_event(scene.record)
    found = event if isinstance(event, Problem) else scene.rules.explain_event(scene.ledger.state, event)
    if isinstance(found, Problem) or WAITS in asked:
        return ()
    own = next((each.explanation for each in found if each.seat == scene.seat), None)
    if own is None:
        return ()
    parts = {each.removeprefix(PART) for each in asked if each.startswith(PART)}
    if NAMES in asked:
        parts.add(str(drill.about.get("named", "")))
    if len(parts) == len(asked):
        return tuple(each for each in own.reasons if each.title.id in parts)
    return (*own.reasons, *(each for each in _payments(found, drill) if each.total))


def _payments(found: Sequence[Explained], drill: Drill) -> Iterator[Chapter]:
    """What the winner is paid; where everybody's points are asked for, all payments."""
    moves = any(each.signed for each in drill.fields)
    for each in found:
        if moves or each.seat == drill.scene.seat:
            yield from each.explanation.payments
