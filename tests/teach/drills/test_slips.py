"""Every slip that is recognised, each by the answer that somebody gives who makes it."""

from typing import Any

import pytest

from scorekeeper.core.ledger import Header, replay
from scorekeeper.teach.drills.judge import SLIPS, judge, slips_in
from scorekeeper.teach.drills.kinds_table import asked_of
from scorekeeper.teach.drills.task import Drill
from tests.teach.drills.rooms import PLAYERS, asked, english, names_of, riichi_scene, room, waits_drill
from tests.teach.drills.slip_rows import FLUSH, FOUR_THIRTY, OFF, ROWS, Row


def needed(**start: Any) -> Drill:
    """What Ben needs off Ana in South 4 to come first: 7,000 behind, with two counters and a stick on the table."""
    table = {"round": "S4", "honba": 2, "riichi_sticks": 1, "scores": [30000, 23000, 23000, 23000], **start}
    here = room(seed="cheaper ones too")
    found = asked_of(here, 3, replay(Header(here.rules, PLAYERS, table), ()), 1, 0)
    assert found is not None
    return found


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.slip)
def test_a_slip_is_recognised(row: Row) -> None:
    assert {name: row.drill.right[name] for name in row.right} == row.right
    given = {**row.drill.right, **row.given}

    verdict = judge(row.drill, given)
    found = slips_in(row.drill, given)

    assert not verdict.right
    assert {name for name, right in verdict.fields.items() if not right} == {
        name for name, value in given.items() if value != row.drill.right[name]
    }
    assert (row.slip, row.said) in [(slip, english(row.drill, phrase)) for slip, phrase in found]
    assert verdict.slip == found[0][0]
    assert verdict.slips == tuple(phrase for _, phrase in found[:3])


def told(drill: Drill, **given: Any) -> list[tuple[str, str]]:
    """What explains an answer to the one field of a drill."""
    return [(slip, english(drill, phrase)) for slip, phrase in slips_in(drill, given)]


def test_names_that_are_missed_or_too_many_are_told_one_by_one() -> None:
    drill = names_of(FLUSH)
    assert drill.right == {"names": frozenset({"chun", "ittsuu", "honitsu"})}

    assert told(drill, names=frozenset({"chun", "honitsu", "chinitsu", "pinfu"})) == [
        ("name_missed", "You missed one: Straight."),
        ("name_too_many", "This hand does not have it: Full flush."),
        ("name_too_many", "This hand does not have it: Pinfu."),
    ]


def test_a_name_that_needs_a_closed_hand_is_said_to() -> None:
    drill = names_of(riichi_scene("223344m567p88s", "8s", ("chi", "678s"), off=2))

    assert ("name_too_many", "This counts in a closed hand only: Twin runs.") in told(
        drill, names=frozenset({"tanyao", "iipeikou"})
    )


def test_a_name_of_a_hand_much_like_it_is_nearly_right() -> None:
    drill = names_of(riichi_scene("234567m234p99p68s7s", "7s", off=2, ticks="riichi"))

    assert told(drill, names=frozenset({"riichi", "pinfu"})) == [
        ("name_too_many", "This hand is nearly that; look again at the tiles, the winds and how it was won: Pinfu.")
    ]


def test_waits_that_are_missed_too_many_or_held_are_told() -> None:
    drill = waits_drill(riichi_scene("3334m567p234s678s5m", "5m", off=None))
    assert drill.right == {"waits": frozenset({"2m", "4m", "5m"})}

    assert told(drill, waits=frozenset({"2m", "5m"})) == [("wait_missed", "You missed some: 4m too.")]
    assert told(drill, waits=frozenset({"2m", "4m", "5m", "9s"})) == [
        ("wait_too_many", "9s does not complete the hand: 4m9s would be left over."),
    ]
    held = waits_drill(riichi_scene("111123m567p9967s8s", "8s", off=None))
    assert held.right == {"waits": frozenset({"5s", "8s"})}
    assert told(held, waits=frozenset({"1m", "5s", "8s"})) == [
        ("wait_too_many", "1m cannot come: the hand holds all four.")
    ]


def test_what_is_needed_without_counters_or_sticks_is_recognised() -> None:
    drill = needed()
    assert drill.right == {"need": "han=2+fu=40"}

    # 5,200, 1,200 for the counters and the stick are more than 7,000; without either of the two it takes 3,200.
    assert told(drill, need="han=3+fu=25") == [
        ("need_table", "That is needed where nothing lies on the table; you left out: counters."),
        ("need_table", "That is needed where nothing lies on the table; you left out: sticks."),
        ("need_size", "That is enough, but less would do."),
    ]
    cheaper = drill.fields[0].choices[0][0]
    assert cheaper != drill.right["need"]
    assert told(drill, need=cheaper) == [("need_size", "That is not enough.")]
    assert told(drill, need="no hand at all") == []


def test_what_is_needed_by_another_way_of_winning_is_recognised() -> None:
    here = room(seed="needs")
    table = {"round": "S4", "honba": 2, "riichi_sticks": 1, "scores": [29000, 24000, 22000, 24000]}
    drill = asked_of(here, 3, replay(Header(here.rules, PLAYERS, table), ()), 3, 1)
    assert drill is not None
    assert told(drill, need="han=1+fu=30")[0] == ("need_otherwise", "That is what a win off Ana needs.")
    assert told(drill, need="han=2+fu=30")[0] == ("need_otherwise", "That is what a self-draw needs.")


def test_an_answer_that_nothing_explains_is_only_wrong() -> None:
    verdict = judge(asked(FOUR_THIRTY), {OFF: 123456})
    assert (verdict.right, verdict.slips, verdict.slip) == (False, (), "")


def test_what_is_not_answered_is_wrong_and_explained_by_nothing() -> None:
    verdict = judge(asked(FLUSH), {})
    assert not any(verdict.fields.values())
    assert verdict.slips == ()


def test_every_slip_that_is_recognised_stands_here() -> None:
    others = {"name_missed", "name_too_many", "wait_missed", "wait_too_many"}
    others |= {"need_table", "need_otherwise", "need_size"}
    assert {slip.id for slip in SLIPS} == {row.slip for row in ROWS} | others
