"""Every wait is found, and the completed hand is worth what was shown."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Wind
from scorekeeper.core.what_if_view import Wait, Waiting
from scorekeeper.core.words import say
from scorekeeper.teach.waiting import Seen, waiting
from tests.builders import chi, pon, riichi_rules, tiles
from tests.random_hands import random_hands
from tests.rulesets.classical.at_table import rules as rules_of_four
from tests.teach.rechecking import check_waits, lacking
from tests.teach.reckoning import read, records, rules_of

SOUTH = Setting(Wind.SOUTH, Wind.EAST)


def ready(text: str, *called: object, told: str = "", dora: str = "") -> Hand:
    rows = {"dora_indicators": tiles(dora)} if dora else {}
    return Hand(tiles(text), called, None, None, frozenset(told.split()), rows)  # type: ignore[arg-type]


def test_all_waits_of_random_hands_are_found_with_their_values() -> None:
    rules = riichi_rules()
    many = 0
    for hand, setting in islice(random_hands(random.Random(4)), 500):
        many = max(many, len(check_waits(rules, lacking(hand), setting).waits))
    assert many >= 7


@pytest.mark.parametrize("allowed", [0, 1, 4])
def test_all_waits_are_found_whatever_the_rules_allow(allowed: int) -> None:
    rules = rules_of_four("mahjong_time", chows_allowed=allowed)
    for hand, setting in islice(won_with_plain_sets(), 60):
        check_waits(rules, lacking(hand), setting)


def won_with_plain_sets() -> Iterator[tuple[Hand, Setting]]:
    for hand, setting in random_hands(random.Random(8)):
        if not hand.melds and not any(each.red for each in hand.concealed):
            yield replace(hand, rows={}, circumstances=frozenset()), setting


def test_the_recorded_win_is_worth_what_it_was_with_all_its_circumstances() -> None:
    for record in islice(records("riichi_hands.jsonl"), 1, None, 5):
        rules = rules_of(record)
        hand, setting = read(record, rules)
        before = replace(lacking(hand), circumstances=hand.circumstances)
        found = waiting(rules, before, setting)
        assert hand.win_tile is not None
        wait = next(each for each in found.waits if each.tile.kind == hand.win_tile.kind)
        if wait.tile is hand.win_tile:
            assert (wait.drawn if hand.win == rules.declaration.win_self else wait.off) == rules.score(hand, setting)


def only(found: Waiting) -> Wait:
    (wait,) = found.waits
    return wait


def test_a_wait_without_a_yaku_is_marked_the_way_it_has_none() -> None:
    found = waiting(riichi_rules(), ready("234m 567p 99s 11z 678s"), SOUTH)
    assert {wait.tile.code for wait in found.waits} == {"9s", "1z"}
    assert all(isinstance(wait.off, Problem) is (wait.tile.code == "9s") for wait in found.waits)
    assert not any(wait.worthless for wait in found.waits)
    opened = waiting(riichi_rules(), ready("567p 99s 22m 678s", chi("123m")), SOUTH)
    assert all(wait.worthless for wait in opened.waits)
    assert {str(wait.off.id) for wait in opened.waits if isinstance(wait.off, Problem)} == {"no_yaku"}


def test_what_cannot_go_with_a_way_is_left_out_for_it() -> None:
    rules = riichi_rules()
    found = only(waiting(rules, ready("234m 567p 55p 678s 46s", told="riichi houtei"), SOUTH))
    assert not isinstance(found.off, Problem)
    assert not isinstance(found.drawn, Problem)
    assert {line.id for line in found.off.parts[0].lines} == {"riichi", "tanyao", "houtei"}
    assert {line.id for line in found.drawn.parts[0].lines} == {"riichi", "tanyao", "menzen_tsumo"}


def test_copies_that_anybody_sees_are_not_left() -> None:
    hand = ready("234m 567p 55p 678s 46s", dora="5s")
    seen = Seen(tiles("5s 1z"), tiles("9m"))
    assert only(waiting(riichi_rules(), hand, SOUTH)).left == 3
    assert only(waiting(riichi_rules(), hand, SOUTH, seen)).left == 2


def test_the_last_five_is_the_red_one() -> None:
    hand = ready("555s 46s 234m 567p 11z")
    found = {wait.tile.code: wait.left for wait in waiting(riichi_rules(), hand, SOUTH).waits}
    assert found["0s"] == 1
    assert "5s" not in found
    plain = {wait.tile.code for wait in waiting(riichi_rules("standard", red_fives=(0, 0, 0)), hand, SOUTH).waits}
    assert "5s" in plain


def test_a_wait_among_the_own_discards_bars_from_winning_off_others() -> None:
    rules = riichi_rules()
    hand = ready("234m 567p 55p 678s 23s")
    free = waiting(rules, hand, SOUTH, Seen(discards=tiles("9m1z")))
    assert free.barred is None
    found = waiting(rules, hand, SOUTH, Seen(discards=tiles("9m4s")))
    assert found.barred is not None
    assert say(found.barred, rules.words).startswith("Furiten: the own discards hold 4s, which")
    assert [wait.tile.code for wait in found.waits if wait.discarded] == ["4s"]
    assert [wait.left for wait in found.waits] == [4, 3]


def test_rules_without_such_a_bar_say_nothing_of_it() -> None:
    found = waiting(rules_of_four(), ready("234m 567p 55p 666s 23s"), SOUTH, Seen(discards=tiles("4s")))
    assert found.waits
    assert found.barred is None


@pytest.mark.parametrize("text", ["147m 147p 147s 1234z", "234m", "234m 567p 55p 678s 456s", ""])
def test_a_hand_that_is_not_ready_waits_for_nothing(text: str) -> None:
    assert waiting(riichi_rules(), ready(text), SOUTH) == Waiting()


def test_a_wait_for_a_fifth_copy_is_none() -> None:
    assert waiting(riichi_rules(), ready("1111m 234p 567s", pon("777z")), SOUTH).waits == ()
