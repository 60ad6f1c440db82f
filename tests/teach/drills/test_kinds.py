"""Every kind of drill, at every level, under the rules of every family: possible, and right as the rules themselves say."""

from random import Random

import pytest

from scorekeeper.core.ledger import advance
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import waits
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.words import WORDS as CORE_WORDS
from scorekeeper.rulesets import CHOICES, RULESETS
from scorekeeper.teach.drills.judge import judge
from scorekeeper.teach.drills.kinds import BY_ID, KINDS, LEVELS, kinds_for
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.weights import Weights, read_weights
from scorekeeper.teach.drills.words import WORDS
from tests.teach.drills.checks import check
from tests.teach.drills.make_weights import ANY
from tests.teach.drills.rooms import room, shown, weights_of
from tests.toy import Toy
from tests.trio.ruleset import Trio

MANY = 8
FIRST = next(iter(RULESETS))
NO_NUMBERS = {"points"}
"""The kinds that only the first family has: no other calls out a hand in several numbers."""


def drills(family: str, kind: str, level: int, count: int = MANY) -> list[Drill]:
    here = room(family, seed=f"{family} {kind} {level}")
    found = [BY_ID[kind].make(here, level) for _ in range(count)]
    assert None not in found
    return [each for each in found if each is not None]


def test_every_family_has_every_kind_that_its_rules_know() -> None:
    assert {family: {each.id for each in kinds_for(room(family))} for family in RULESETS} == {
        "riichi": set(BY_ID),
        "classical": set(BY_ID) - NO_NUMBERS,
    }


def test_rules_without_tiles_have_no_drills() -> None:
    assert kinds_for(Room(Toy(), weights_of("riichi"), Random(1))) == ()


def test_a_family_without_recorded_hands_has_what_tiles_alone_tell() -> None:
    found = Trio.of("trio_plain", {})
    assert isinstance(found, Trio)
    here = Room(found, weights_of(ANY), Random("trio"))
    assert [kind.id for kind in kinds_for(here)] == ["whole", "waits", "moves"]
    for kind in kinds_for(here):
        for drill in (kind.make(here, level) for level in LEVELS for _ in range(3)):
            assert drill is not None
            assert advance(drill.scene.ledger, drill.scene.record).stopped_at is None
            assert judge(drill, drill.right).right
            assert not judge(drill, {}).right


def test_without_any_hand_counted_there_is_nothing_to_ask() -> None:
    empty = read_weights({})
    assert isinstance(empty, Weights)
    here = Room(room().rules, empty, Random(1))
    assert kinds_for(here) == ()
    assert here.scene() is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("family", "kind"), [(f, k) for f in RULESETS for k in BY_ID if f == FIRST or k not in NO_NUMBERS]
)
def test_problems_are_possible_and_right(family: str, kind: str, level: int) -> None:
    for drill in drills(family, kind, level):
        check(drill)
        assert judge(drill, drill.right).right


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: f"{choice.family}-{choice.preset}")
def test_there_are_drills_under_every_preset(choice: RulesChoice) -> None:
    here = room(choice.family, choice.preset, seed="presets")
    for kind in kinds_for(here):
        drill = kind.make(here, 2)
        assert drill is not None, kind.id
        check(drill)


@pytest.mark.parametrize("kind", BY_ID)
def test_rules_that_ask_more_of_every_win_have_drills_too(kind: str) -> None:
    here = room(wareme=True, local_yaku=["open_riichi"])
    for level in LEVELS:
        drill = BY_ID[kind].make(here, level)
        assert drill is not None
        assert set(drill.scene.given) == {"wareme"}
        assert advance(drill.scene.ledger, drill.scene.record).stopped_at is None
        assert judge(drill, drill.right).right
        assert not judge(drill, {}).right


@pytest.mark.parametrize("kind", BY_ID)
def test_the_same_seed_makes_the_same_problems(kind: str) -> None:
    one, two = (drills("riichi", kind, 2, 3) for _ in range(2))
    assert one == two
    assert drills("riichi", kind, 2, 4)[0] != drills("riichi", kind, 2, 4)[3]


def test_every_kind_and_level_has_its_words() -> None:
    for kind in KINDS:
        assert {kind.word, kind.help, f"drill_ask_{kind.id}"} - set(WORDS) <= {"drill_ask_needed"}
    assert {f"drill_level_{level}" for level in LEVELS} <= set(WORDS)
    assert not set(WORDS) & set(CORE_WORDS)


@pytest.mark.parametrize("family", RULESETS)
def test_every_word_of_a_problem_can_be_said(family: str) -> None:
    known = {**CORE_WORDS, **WORDS, **room(family).rules.words}
    for kind in kinds_for(room(family)):
        for drill in drills(family, kind.id, 3, 4):
            said = [drill.question, *(each.label for each in drill.fields)]
            said += [phrase for each in drill.fields for _, choice in each.choices for phrase in choice]
            assert {phrase.id for phrase in said} <= set(known), shown(drill.scene)


def test_easy_and_hard_problems_are_what_they_are_called() -> None:
    assert all(len(each.right["waits"]) <= 2 for each in drills("riichi", "waits", 1))  # type: ignore[arg-type]
    assert all(len(each.right["waits"]) > 2 for each in drills("riichi", "waits", 3))  # type: ignore[arg-type]
    assert all(each.scene.off is not None for each in drills("riichi", "points", 1))
    assert {len(each.fields[0].choices) for each in drills("riichi", "names", 1)} == {6}
    assert {len(each.fields[0].choices) for each in drills("riichi", "names", 3)} == {12}


def test_small_numbers_are_not_asked_at_a_limit() -> None:
    for drill in drills("riichi", "whole", 2, 40):
        score = drill.scene.score
        assert score is not None
        assert not isinstance(score, Problem)
        assert ("part:fu_items" in drill.right) is (score.answer()["limit"] is None), shown(drill.scene)


def test_hard_tables_have_somebody_liable_now_and_then() -> None:
    found = [each.scene for each in drills("riichi", "moves", 3, 20)]
    assert 3 <= sum(scene.liable is not None for scene in found) <= 15
    assert all(any(number for _, number in scene.ledger.board.counters) for scene in found)


def test_the_waits_are_those_of_the_shape() -> None:
    for drill in drills("riichi", "waits", 2, 40):
        hand = drill.scene.hand
        assert hand is not None
        assert hand.win_tile is not None
        before = list(hand.concealed)
        before.remove(hand.win_tile)
        beside = [tile for meld in hand.melds for tile in meld.tiles]
        assert drill.right["waits"] == frozenset(tile.code for tile in waits(before, len(hand.melds), beside))


def test_what_a_scene_records_can_be_played() -> None:
    for kind in ("whole", "moves"):
        for drill in drills("riichi", kind, 3):
            assert advance(drill.scene.ledger, drill.scene.record).stopped_at is None
