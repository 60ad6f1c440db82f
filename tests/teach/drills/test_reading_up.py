"""What somebody reads up on after a wrong answer: the lines of the score that it was about."""

import pytest

from scorekeeper.core.drill_view import Given
from scorekeeper.rulesets import CHOICES, RULESETS
from scorekeeper.teach.drills.kinds import BY_ID
from scorekeeper.teach.drills.reading_up import reading_up
from scorekeeper.teach.drills.task import Drill
from scorekeeper.wire_reference import view_of
from tests.teach.drills.rooms import asked, riichi_scene, room


def drill_of(kind: str, family: str = "riichi") -> Drill:
    made = BY_ID[kind].make(room(family, seed=f"{family} {kind}"), 2)
    assert made is not None
    return made


def pages(drill: Drill, given: Given) -> list[str]:
    """The pages of the reference that tell about it."""
    family = drill.scene.rules.family
    view = view_of(next(each for each in CHOICES if each.family == family), CHOICES)
    assert view is not None
    return [page.id for _, page in view.pages_of(reading_up(drill, given))]


def test_names_that_were_mistaken_or_left_out() -> None:
    drill = drill_of("names")
    right = drill.right["names"]
    assert isinstance(right, frozenset)
    missed = min(right)
    wrong = next(name for name, _ in drill.fields[0].choices if name not in right)
    assert reading_up(drill, {"names": right - {missed} | {wrong}}) == tuple(sorted((missed, wrong)))
    assert reading_up(drill, drill.right) == ()
    assert set(reading_up(drill, {})) == right


def test_all_that_makes_a_number() -> None:
    drill = asked(riichi_scene("123m55z", "3m", ("pon", "777z"), ("chi", "340p"), ("chi", "567s"), off=2))
    assert pages(drill, {**drill.right, "part:fu_items": 0}) == ["fu"]
    assert pages(drill, {**drill.right, "part:yaku": 0}) == ["chun", "red_dora"]
    assert pages(drill, {**drill.right, "paid:off": 0}) == ["points"]
    assert pages(drill, {}) == ["fu", "chun", "red_dora", "points"]


@pytest.mark.parametrize("family", RULESETS)
def test_every_kind_but_waits_is_told_about(family: str) -> None:
    for kind in ("names", "fine", "counted", "whole", "moves", "needed"):
        assert pages(drill_of(kind, family), {}), kind
    assert reading_up(drill_of("waits", family), {}) == ()
