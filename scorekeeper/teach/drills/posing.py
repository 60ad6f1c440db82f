"""A drill as it is shown: all of its scene but what is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.core.drill_view import Posed, Said
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset, WinnerAnswer
from scorekeeper.teach.drills.asked import NAMES, NEED, PART
from scorekeeper.teach.drills.kinds import BY_ID
from scorekeeper.teach.drills.scene import Facts, Scene
from scorekeeper.teach.drills.slip import NAMED
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.words import WORDS


def posed(drill: Drill) -> Posed:
    """What a learner sees of a drill."""
    scene, asked = drill.scene, NEED in drill.right
    return Posed(
        kind=BY_ID[drill.kind].word if drill.kind in BY_ID else f"drill_{drill.kind}",
        level=f"drill_level_{drill.level}",
        question=drill.question,
        words={**scene.rules.words, **WORDS},
        ledger=scene.ledger,
        record=scene.record,
        seat=scene.seat,
        off=scene.off,
        fields=drill.fields,
        hand=scene.hand,
        hidden=drill.hidden,
        called=() if asked or scene.declared is None else called(scene.rules, scene.declared),
        liable=scene.liable,
        others=tuple(_others(scene)),
        given=scene.given,
        standing=asked,
        part=_part(drill),
    )


def _part(drill: Drill) -> str:
    """The part of the score that a drill asks for first, empty where it asks for something else."""
    first = drill.fields[0].id
    return str(drill.about.get(NAMED, "")) if first == NAMES else first.removeprefix(PART) if PART in first else ""


def called(rules: Ruleset, declared: Facts) -> Said:
    """A hand in the words it is called out in: each number with its unit where it has one, a limit by its name."""
    return tuple(_called(rules, name, value) for name, value in declared.items())


def _called(rules: Ruleset, name: str, value: object) -> Phrase:
    if not isinstance(value, int):
        return Phrase(str(value))
    if f"{name}_count" in rules.words:
        return Phrase(f"{name}_count", {"count": value})
    return Phrase("drill_points_of", {"count": value})


def _others(scene: Scene) -> Iterator[tuple[Seat, Said]]:
    """What the other hands are worth, those with tiles as the rules score them."""
    for each in scene.others:
        worth = each.declared if each.hand is None else _worth(scene, each)
        if worth:
            yield each.seat, called(scene.rules, worth)


def _worth(scene: Scene, other: WinnerAnswer) -> Facts | None:
    read = None if other.hand is None else scene.rules.read_hand(other.hand, seated=True)
    if read is None or isinstance(read, Problem):
        return None
    score = scene.rules.score(read[0], scene.rules.setting(scene.ledger.state, other.seat))
    return None if isinstance(score, Problem) else {"total": score.total}
