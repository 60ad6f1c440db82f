"""A coach: it poses what is weak more often, never shows what it asks for, and forgets only as long as one likes."""

from collections import Counter
from datetime import UTC, datetime
from random import Random

import pytest

from scorekeeper.core.drill_view import Entry, Posed
from scorekeeper.teach.drills.coach import Coach
from scorekeeper.teach.drills.kinds import KINDS
from scorekeeper.teach.drills.posing import called
from scorekeeper.teach.drills.progress import Progress, read_progress
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill
from tests.teach.drills.rooms import PLAYERS, fine_of, riichi_scene, room, rules_of, weights_of

NOW = datetime(2024, 5, 4, 20, 0, tzinfo=UTC)
FAMILIES = ("riichi", "classical")


def coach(family: str = "riichi", *hands: Drill) -> Coach:
    return Coach(room(family), Progress(), hands)


def asked(made: Coach, *kinds: str, level: int | None = None) -> Posed:
    posed = made.pose(frozenset(kinds), level, NOW)
    assert posed is not None
    return posed


def answers(made: Coach) -> dict[str, int | str | frozenset[str]]:
    assert made._drill is not None
    return dict(made._drill.right)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("kind", [each.id for each in KINDS])
def test_a_right_answer_is_right_and_none_is_wrong(family: str, kind: str) -> None:
    made = coach(family)
    if kind not in {each.id for each in made.kinds()}:
        assert made.pose(frozenset({kind}), None, NOW) is None
        return
    for _ in range(5):
        posed = asked(made, kind)
        assert posed.fields
        right = made.judge(answers(made), NOW)
        assert right is not None
        assert right.right
        asked(made, kind)
        wrong = made.judge({}, NOW)
        assert wrong is not None
        assert not wrong.right
        assert set(wrong.answers) == {each.id for each in asked(made, kind).fields} or wrong.answers
    learned = next(each for each in made.kinds() if each.id == kind)
    assert (learned.answers, learned.right) == (10, 5)


def test_an_answer_counts_once() -> None:
    made = coach()
    asked(made, "fine")
    assert made.judge({}, NOW) is not None
    assert made.judge({}, NOW) is None


def test_what_is_asked_for_is_not_shown() -> None:
    made = coach()
    need = asked(made, "needed")
    assert (need.hand, need.called, need.standing) == (None, (), True)
    waits = asked(made, "waits")
    assert waits.hidden
    assert waits.fields[0].entry is Entry.TILES
    paid = asked(made, "points", level=1)
    assert paid.hand is None
    assert paid.called


def test_a_hand_is_called_out_in_the_words_of_its_family() -> None:
    phrases = called(rules_of("riichi"), {"han": 3, "fu": 40})
    assert [(each.id, each.values) for each in phrases] == [("han_count", {"count": 3}), ("fu_count", {"count": 40})]
    assert [each.id for each in called(rules_of("riichi"), {"limit": "mangan"})] == ["mangan"]
    assert [each.id for each in called(rules_of("classical"), {"total": 8})] == ["drill_points_of"]


def test_hands_that_were_played_come_one_after_the_other() -> None:
    scenes = [riichi_scene("123m456p789s11555z", each) for each in ("9s", "5z")]
    first, second = (fine_of(each) for each in scenes)
    made = coach("riichi", first, second)
    assert made.kinds()[-1].id == "played"
    shown = [asked(made, "played").hand for _ in range(3)]
    assert shown == [first.scene.hand, second.scene.hand, first.scene.hand]


def test_what_is_weak_comes_more_often() -> None:
    made = Coach(Room(rules_of("riichi"), weights_of("riichi"), Random(3), PLAYERS), Progress())
    for _ in range(10):
        asked(made, "fine", level=1)
        made.judge(answers(made), NOW)
        asked(made, "waits", level=1)
        made.judge({}, NOW)
    came = Counter(asked(made, "fine", "waits", level=1).kind for _ in range(200))
    assert came["drill_waits"] > 3 * came["drill_fine"]
    lines = {(each.kind, each.level): each for each in made.learning(NOW).lines}
    assert lines["drill_waits", "drill_level_1"].next or not lines["drill_waits", "drill_level_1"].right
    assert sum(each.next for each in lines.values()) == 1
    assert ("drill_fine", "drill_level_2") in lines


def test_what_was_overlooked_is_counted_in_words() -> None:
    made = coach()
    for _ in range(20):
        asked(made, "waits")
        right = answers(made)["waits"]
        assert isinstance(right, frozenset)
        made.judge({"waits": frozenset(sorted(right)[1:])}, NOW)
    ((word, count),) = made.learning(NOW).slips
    assert (word, count <= 20) == ("drill_overlooked_wait_missed", True)
    assert made.words[word] == "A wait was missed"


def test_to_begin_anew_can_be_taken_back_until_the_next_answer() -> None:
    made = coach()
    asked(made, "fine")
    made.judge({}, NOW)
    known = made.record
    made.forget()
    assert read_progress(made.record) == Progress()
    made.take_back()
    assert made.record == known
    made.forget()
    asked(made, "fine")
    made.judge({}, NOW)
    again = made.record
    made.take_back()
    assert made.record == again


@pytest.mark.parametrize("family", FAMILIES)
def test_who_begins_meets_one_kind_after_the_other(family: str) -> None:
    made = coach(family)
    names = [each.id for each in made.kinds()]
    for _ in range(5):
        assert (asked(made, *names).kind, asked(made, *names).level) == (made.kinds()[0].word, "drill_level_1")
    made.judge(answers(made), NOW)
    assert {asked(made, *names).kind for _ in range(30)} == {each.word for each in made.kinds()[:2]}


def test_what_was_not_right_comes_again_and_then_no_more() -> None:
    made = coach()
    made.begin(again=False)
    missed = asked(made, "fine")
    made.judge({}, NOW)
    asked(made, "fine")
    made.judge(answers(made), NOW)
    assert made.begin(again=True) == 1
    assert asked(made, "fine") == missed
    made.judge(answers(made), NOW)
    assert made.begin(again=True) == 0
