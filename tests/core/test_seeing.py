"""What the builder says it sees of a hand."""

import random
from time import perf_counter

import pytest

from scorekeeper.core.declaration import Circumstance
from scorekeeper.core.distance import Goal, Pattern, counts_of, missing
from scorekeeper.core.draft import Draft
from scorekeeper.core.hand import Meld
from scorekeeper.core.laying import laid_out
from scorekeeper.core.patterns import SEVEN_PAIRS, THIRTEEN_ORPHANS
from scorekeeper.core.seeing import completing, sight
from scorekeeper.core.shapes import waits
from scorekeeper.core.words import say
from tests.builders import tiles
from tests.core.test_distance import dealt, near

ALL = Goal(patterns=(Pattern("Seven pairs", SEVEN_PAIRS), Pattern("Orphans", THIRTEEN_ORPHANS)))
RIICHI = Circumstance("riichi", "Riichi", "")


def draft(text: str, *called: str, losing: bool = False) -> Draft:
    melds = tuple(Meld("set", tiles(each)) for each in called)
    return Draft(tiles(text), melds, losing=losing)


def seen(text: str, *called: str, known: bool = False, losing: bool = False) -> str:
    found = sight(draft(text, *called, losing=losing), ALL, known)
    return "" if found is None else say(found.phrase)


@pytest.mark.parametrize(
    ("text", "called", "said"),
    [
        ("12m", (), ""),
        ("159m", (), "No set yet."),
        ("11m5p", (), "A pair, no set yet."),
        ("123m", (), "1 of the four sets, no pair yet."),
        ("123m444p", ("777z",), "3 of the four sets, no pair yet."),
        ("123m456p35s", (), "2 sets, and a run that lacks 4s."),
        ("123m456p35s77z", (), "2 sets, a pair, and a run that lacks 4s."),
        ("123m456p34s", (), "2 sets, and a run that lacks 2s/5s."),
        ("123m456p12s", (), "2 sets, and a run that lacks 3s."),
        ("123m456p89s", (), "2 sets, and a run that lacks 7s."),
        ("123m456p11s77z", (), "2 sets; pairs: 2."),
        ("123m456p77z1s", (), "2 sets and a pair."),
        ("1133m557799p1s", (), "3 more tiles make it: Seven pairs."),
        ("19m19p19s12345z", (), "3 more tiles make it: Orphans."),
        ("123m456p789s1112z", (), "Ready: waits for 2z."),
        ("11m", ("123p", "456s", "777z", "1111z"), "Four sets and a pair: choose how it was won."),
        ("123m456p789s11155z", (), "Four sets and a pair: choose how it was won."),
        ("1133m557799p1155z", (), "Seven pairs: choose how it was won."),
        ("123m456p789s11m35z9p", (), "3 sets and a pair; left over: 9p35z."),
        ("123m456p789s1m9p135z", (), "3 sets; left over: 1m9p135z."),
    ],
)
def test_the_hand_is_said_in_a_sentence(text: str, called: tuple[str, ...], said: str) -> None:
    assert seen(text, *called) == said


def test_sets_and_a_pair_with_more_runs_than_may_be_leave_nothing_over() -> None:
    found = sight(draft("123m456p789s11155z"), Goal(runs=1), True)
    assert found is not None
    assert (say(found.phrase), found.helps) == ("Four sets and a pair.", False)


def test_how_it_was_won_is_not_asked_again() -> None:
    assert seen("123m456p789s11155z", known=True) == "Four sets and a pair."
    assert seen("1133m557799p1155z", known=True) == "Seven pairs."


def test_a_hand_that_did_not_win_is_ready_with_thirteen_and_may_be_too_long() -> None:
    assert seen("123m456p789s1112z", losing=True) == "Ready: waits for 2z."
    assert seen("123m456p789s11122z", losing=True) == "1 tiles too many: take them back."


def test_what_needs_a_ready_hand_is_doubted_of_any_other() -> None:
    ready = sight(draft("123m456p789s1112z"), ALL, True, RIICHI)
    other = sight(draft("123m456p789s1m5p29s"), ALL, True, RIICHI)
    assert ready is not None
    assert other is not None
    assert not ready.helps
    assert other.helps
    assert say(other.phrase, {"Riichi": "Riichi"}).startswith("“Riichi” needs a ready hand")


def test_a_slip_helps_and_progress_does_not() -> None:
    def helps(text: str) -> bool:
        found = sight(draft(text), ALL, False)
        assert found is not None
        return found.helps

    assert not helps("123m456p35s")
    assert not helps("123m456p789s1112z")
    assert not helps("123m456p789s11122z")
    assert helps("123m456p789s11m35z")
    assert helps("123m456p789s1m9p15z")


def test_what_was_called_out_is_not_looked_at() -> None:
    assert sight(Draft(tiles("123m"), declared={"han": 3}), ALL, False) is None


def test_what_completes_a_hand_is_all_it_waits_for() -> None:
    chance = random.Random(3)
    for turn in range(200):
        hand = near(chance, turn % 2)[:13]
        assert completing(hand, ALL) == waits(hand)
    called = [tiles("111z"), tiles("222z")]
    for _ in range(100):
        hand = [each for each in dealt(chance, 7, 14) if each.kind not in (27, 28)]
        if len(hand) == 7:
            assert completing(hand, Goal(), called) == waits(hand, 2, tiles("111222z"))


def test_a_whole_hand_is_complete_where_nothing_lacks_and_no_tile_is_there_too_often() -> None:
    chance = random.Random(4)
    for turn in range(100):
        hand = tuple(near(chance, turn % 3))
        found = sight(Draft(hand), ALL, known=True)
        assert found is not None
        assert found.helps is (missing(counts_of(hand), ALL) > 0), hand
    for text, called in (
        ("11111m234p567s789s", ()),
        ("1m234p567s789s1m", ("111m",)),
        ("123p456p77z", ("123s", "345s")),
    ):
        found = sight(draft(text, *called), ALL, known=True)
        assert found is not None
        assert found.helps is (text != "123p456p77z")


def test_scarce_runs_leave_fewer_waits() -> None:
    held = tiles("123m444p777s11z23s")
    assert completing(held, Goal(runs=1)) == ()
    assert completing(held, Goal(runs=2)) == tiles("14s")


def test_no_layout_is_nearer_than_the_count_says() -> None:
    chance = random.Random(5)
    for turn in range(150):
        hand = near(chance, turn % 5)[: 13 + turn % 2]
        held = counts_of(hand)
        laid = laid_out(held)
        everything = [*laid.sets, *laid.pairs, *laid.begun, laid.single]
        assert sorted(kind for each in everything for kind in each) == sorted(tile.kind for tile in hand)
        sets, pair = min(len(laid.sets), 4), bool(laid.pairs)
        begun = min(len(laid.begun) + len(laid.pairs) - pair, 4 - sets)
        found = missing(held, Goal())
        assert found >= 9 - 2 * sets - begun - pair
        assert (found == 0) is (sets == 4 and pair)


def test_it_is_said_at_once() -> None:
    chance = random.Random(9)
    spent = []
    for _ in range(20):
        hand = dealt(chance, 14)
        for count in range(3, 15):
            begun = perf_counter()
            sight(Draft(tuple(hand[:count])), ALL, False)
            spent.append(perf_counter() - begun)
    spent.sort()
    assert spent[len(spent) // 2] < 0.002
