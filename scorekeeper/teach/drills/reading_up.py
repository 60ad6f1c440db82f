"""What somebody reads up on who has answered a drill wrongly, by the lines of a score that the reference tells about."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.core.drill_view import Given
from scorekeeper.core.explained import Chapter
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Part
from scorekeeper.teach.drills.asked import NAMES, PART, WAITS
from scorekeeper.teach.drills.scene import Scene
from scorekeeper.teach.drills.task import Drill


def reading_up(drill: Drill, given: Given) -> tuple[str, ...]:
    """The lines of the score that were answered wrongly, each once: names mistaken or left out, all that makes up a number."""
    wrong = [each.id for each in drill.fields if given.get(each.id) != drill.right[each.id]]
    return tuple(dict.fromkeys(line for field in wrong for line in _lines(drill, field, given)))


def _lines(drill: Drill, field: str, given: Given) -> Iterator[str]:
    if field == NAMES:
        right, named = drill.right[NAMES], given.get(NAMES, frozenset())
        if isinstance(right, frozenset) and isinstance(named, frozenset):
            yield from sorted(right ^ named)
    elif field.startswith(PART):
        part = field.removeprefix(PART)
        yield from (line for each in _chapters(drill.scene) if each.title.id == part for line in _told(each))
    elif field != WAITS:
        parts, chapters = {each.id for each in _parts(drill.scene)}, _chapters(drill.scene)
        counted = {line for each in chapters if each.title.id in parts for line in (each.title.id, *_told(each))}
        paid = (line for each in chapters for line in (each.title.id, *_told(each)))
        # What the hand counts is another question than what is paid for it.
        yield from (line for line in paid if line not in counted)


def _parts(scene: Scene) -> tuple[Part, ...]:
    """What the winner's hand counts, nothing for one that was called out."""
    score = scene.score
    return () if score is None or isinstance(score, Problem) else score.parts


def _told(chapter: Chapter) -> Iterator[str]:
    return (line.name.id for line in chapter.lines)


def _chapters(scene: Scene) -> tuple[Chapter, ...]:
    """How the winner's hand is explained."""
    event = scene.rules.read_event(scene.record)
    told = event if isinstance(event, Problem) else scene.rules.explain_event(scene.ledger.state, event)
    for each in () if isinstance(told, Problem) else told:
        if each.seat == scene.seat:
            return (*each.explanation.reasons, *each.explanation.payments)
    return ()
