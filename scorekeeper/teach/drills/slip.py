"""What every slip is made of: a sentence, and the answers that somebody would give who made it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.drill_view import Given, Value
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.score import Part
from scorekeeper.teach.drills.asked import answers
from scorekeeper.teach.drills.scene import Facts, Reckoned, Scene, callings, reckon, recounted, rescored
from scorekeeper.teach.drills.task import Drill

NAMED: Final = "named"


@dataclass(frozen=True, slots=True)
class Case:
    """A wrong answer to a drill, beside what is right."""

    drill: Drill
    found: Reckoned
    given: Given
    like_it: list[Reckoned] = field(default_factory=list, compare=False)
    """Hands much like this one, once they have been looked at."""

    @property
    def scene(self) -> Scene:
        """What the drill shows."""
        return self.drill.scene

    @property
    def rules(self) -> Ruleset:
        """The rules in force."""
        return self.drill.scene.rules

    def told(self, reckoned: Reckoned, scene: Scene | None = None) -> dict[str, Value]:
        """The answers of somebody for whom the scene came to this."""
        return answers(self.drill.fields, scene or self.scene, reckoned, str(self.drill.about.get(NAMED, "")))

    def counting(self, totals: Mapping[str, int]) -> dict[str, Value]:
        """The answers of somebody for whom some parts of the hand had these totals."""
        return self.told(recounted(self.scene, self.found, totals))

    def facts(self) -> Facts | None:
        """The hand as it can be called out, None where it cannot."""
        if self.scene.declared is not None:
            return self.scene.declared
        score = self.scene.score
        return None if score is None or isinstance(score, Problem) else next(callings(self.scene, score), None)

    def step_of(self, part: str) -> int:
        """To what multiple a part's total is rounded up, 1 where it is not."""
        return self.scene.steps.get(part, 1)


Try = tuple[Phrase, Mapping[str, Value]]
"""What may have been overlooked, and the answers that would then be given."""


class Slip(Struct, frozen=True):
    """A kind of slip: its id, and every way in which it can have been made in a case."""

    id: str
    tries: Callable[[Case], Iterator[Try]]


def case_of(drill: Drill, given: Given) -> Case:
    """An answer beside all that its scene comes to."""
    found = reckon(drill.scene)
    return Case(drill, Reckoned() if isinstance(found, Problem) else found, given)


def rescoring(case: Case, hand: Hand, setting: Setting | None = None) -> Reckoned | None:
    """What the scene would come to with another hand, or the same one seated otherwise; None where it cannot win."""
    score = case.rules.score(hand, setting or case.scene.setting)
    return None if isinstance(score, Problem) else rescored(case.scene, score)


def under(scene: Scene, rules: Ruleset) -> tuple[Scene, Reckoned] | None:
    """A scene under other rules with what it comes to there, None where it could not be played."""
    moved = replace(scene, ledger=replace(scene.ledger, rules=rules))
    found = reckon(moved)
    return None if isinstance(found, Problem) else (moved, found)


def sum_of(part: Part) -> int:
    """The sum of a part's lines before it is rounded."""
    return sum(line.amount for line in part.lines)


def rounded_up(number: int, step: int) -> int:
    """A number rounded up to the next multiple."""
    return -(-number // step) * step
