"""The same hand otherwise is worth what the rules say of it, and what would let a hand win does."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset, State
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import COPIES, KINDS, TILES
from scorekeeper.core.what_if_view import Other, WouldBe
from scorekeeper.teach.what_if import fixes, would_be
from tests.builders import Won, added_kan, chi, hand, open_kan, riichi_rules, tiles
from tests.families import every_family, rules_of
from tests.random_hands import random_hands
from tests.rulesets.classical.at_table import hand as of_four
from tests.rulesets.classical.at_table import rules as rules_of_four
from tests.teach.rechecking import check_changes
from tests.teach.reckoning import read, records
from tests.teach.reckoning import rules_of as rules_of_record
from tests.teach.voice import English


def otherwise(won: Won, **options: object) -> dict[tuple[str, str], WouldBe]:
    """Each change of a hand by its kind and what it names."""
    found = would_be(riichi_rules("standard", **options), won.hand, won.setting)
    return {
        (each.other.value, each.id or str(each.wind or "") or "".join(t.code for t in each.tiles)): each
        for each in found
    }


def total(each: WouldBe) -> int:
    assert not isinstance(each.worth, Problem), each.worth
    return each.worth.total


PLAIN = hand("234m 567p 55p 678s 456s", ron="5s", riichi=True)
"""Riichi and all simples, a closed wait: 2 han 40 fu."""


def test_the_same_hand_drawn() -> None:
    # Riichi, all simples and the draw: 3 han, 20 + 2 + 2 fu, 30: 1,000 / 2,000.
    assert total(otherwise(PLAIN)["way", "tsumo"]) == 4000


def test_with_a_circumstance_and_without_it() -> None:
    found = otherwise(PLAIN)
    assert total(found["without", "riichi"]) == 1300
    assert total(found["with", "ippatsu"]) == 5200
    assert found["with", "double_riichi"].dropped == ("riichi",)
    assert total(found["with", "double_riichi"]) == 5200


def test_why_a_circumstance_cannot_be() -> None:
    drawn_last = otherwise(PLAIN)["with", "haitei"]
    assert not drawn_last.wins
    assert isinstance(drawn_last.worth, Problem)
    assert drawn_last.worth.sentence == "conflict_needs_tsumo"


def test_at_the_dealers_seat() -> None:
    found = otherwise(PLAIN)
    assert total(found["seat", "E"]) == 3900
    assert {key for key in found if key[0] == "seat"} == {("seat", "E"), ("seat", "W"), ("seat", "N")}


def test_a_set_called_takes_riichi_with_it() -> None:
    found = otherwise(PLAIN)
    called = found["called", "2m3m4m"]
    assert called.dropped == ("riichi",)
    # All simples alone: 20 + 2 for the closed wait, 30 fu: 1,000.
    assert total(called) == 1000
    assert {key[1] for key in found if key[0] == "called"} == {"2m3m4m", "5p6p7p", "6s7s8s"}


def test_an_open_hand_closed() -> None:
    found = otherwise(hand("567p 55p 678s 456s", chi("234m"), ron="5s"))
    # All simples, 20 + 10 + 2: 40 fu: 1,300.
    assert total(found["closed", ""]) == 1300
    assert ("closed", "") not in otherwise(PLAIN)


@pytest.mark.parametrize("kan", [open_kan, added_kan])
def test_a_kan_closed_is_kept_face_down(kan: object) -> None:
    assert callable(kan)
    found = otherwise(hand("55p 678s 456s", chi("234m"), kan("8888p"), ron="5s"))
    # All simples, 20 + 10 + 2 + 16: 50 fu: 1,600.
    assert total(found["closed", ""]) == 1600


def test_what_the_table_gives_or_denies_can_be_supposed_otherwise() -> None:
    setting = replace(PLAIN.setting, given=frozenset({"riichi"}), denied=frozenset({"open_riichi"}))
    bare = replace(PLAIN.hand, circumstances=frozenset())
    found = {(each.other, each.id): each for each in would_be(riichi_rules(), bare, setting)}
    assert total(found[Other.WITHOUT, "riichi"]) == 1300
    denied = replace(PLAIN.setting, denied=frozenset({"riichi", "double_riichi", "ippatsu"}))
    found = {(each.other, each.id): each for each in would_be(riichi_rules(), bare, denied)}
    assert total(found[Other.WITH, "riichi"]) == 2600


def test_every_change_of_random_hands_is_worth_what_the_rules_say() -> None:
    for one, setting in islice(random_hands(random.Random(21)), 250):
        check_changes(riichi_rules(), one, setting)


def test_every_change_of_hands_of_points_and_doubles_is_worth_what_the_rules_say() -> None:
    for record in records("classical_hands.jsonl"):
        rules = rules_of_record(record)
        check_changes(rules, *read(record, rules))


def test_every_way_of_winning_that_a_family_declares_is_tried() -> None:
    rules = rules_of_four()
    read_hand = rules.read_hand(of_four("123m555p11s", "1s", "pung 555z", "kong 1111z"))
    assert not isinstance(read_hand, Problem)
    found = {each.id: each for each in would_be(rules, *read_hand)}
    ways = {row.id for row in rules.declaration.circumstances if row.win}
    assert ways | {rules.declaration.win_self} <= set(found)
    assert found[rules.declaration.win_self].wins


@every_family
def test_a_hand_that_did_not_win_has_no_other_ways(choice: RulesChoice) -> None:
    rules = rules_of(choice)
    seat = rules.setting(opened(rules), 0)
    assert would_be(rules, Hand(tiles("123m")), seat) == ()


def opened(rules: Ruleset) -> State:
    state = rules.open(None)
    assert not isinstance(state, Problem)
    return state


NO_YAKU = hand("234m 567p 99s 678s", chi("123p"), ron="9s")


def test_circumstances_and_tiles_that_would_give_a_yaku() -> None:
    found = fixes(riichi_rules(), NO_YAKU.hand, NO_YAKU.setting)
    assert {each.id for each in found.changes if each.other is Other.WITH} == {"houtei"}
    assert {each.other for each in found.changes} == {Other.WITH}
    assert all(each.worth.total > 0 for each in found.swaps)


def swapped(rules: Ruleset, one: Hand, setting: Setting) -> Iterator[tuple[str, str]]:
    """Every pair of tiles whose exchange lets a hand win, by trying them all."""
    for at, gone in enumerate(one.concealed):
        for come in TILES[:KINDS]:
            concealed = (*one.concealed[:at], *one.concealed[at + 1 :], come)
            held = Counter(t.kind for t in (*concealed, *(t for meld in one.melds for t in meld.tiles)))
            won = one.win_tile if one.win_tile in concealed[:-1] else come
            if held[come.kind] <= COPIES and come.kind != gone.kind:
                found = rules.score(replace(one, concealed=concealed, win_tile=won), setting)
                if not isinstance(found, Problem):
                    yield gone.code, come.code


@pytest.mark.parametrize(
    "won",
    [
        NO_YAKU,
        hand("234m 567p 59p 678s 456s", ron="5s", riichi=True),
        hand("1122334455667m 9m", tsumo="9m"),
        hand("19m19p19s123456z 55m", tsumo="5m"),
    ],
    ids=str,
)
def test_every_exchange_of_one_tile_that_lets_a_hand_win_is_found(won: Won) -> None:
    rules = riichi_rules()
    found = fixes(rules, won.hand, won.setting)
    assert {(each.gone.code, each.come.code) for each in found.swaps} == set(swapped(rules, won.hand, won.setting))
    totals = [each.worth.total for each in found.swaps]
    assert totals == sorted(totals, reverse=True)


def test_a_hand_that_can_win_needs_no_fix() -> None:
    found = fixes(riichi_rules(), PLAIN.hand, PLAIN.setting)
    assert (found.changes, found.swaps) == ((), ())


def more_of(won: Won, **options: object) -> dict[str, int]:
    found = riichi_rules("standard", **options).more(won.hand, won.setting)
    assert not isinstance(found, Problem)
    return {each.step.id: each.total for each in found}


def test_a_han_or_ten_fu_more() -> None:
    assert more_of(PLAIN) == {"more_han": 5200, "more_fu": 3200}
    mangan = hand("234m 567p 55p 678s 456s", ron="5s", told="riichi ippatsu houtei")
    assert more_of(mangan) == {"more_han": 8000}
    assert more_of(hand("19m19p19s1234567z 1m", ron="1m")) == {}
    assert more_of(hand("1122m 3344p 5566s 77z", ron="7z")) == {"more_han": 3200}


def test_what_cannot_win_has_no_more() -> None:
    assert isinstance(riichi_rules().more(NO_YAKU.hand, NO_YAKU.setting), Problem)


def test_a_double_or_two_points_more() -> None:
    rules = rules_of_four()
    read_hand = rules.read_hand(of_four("123m555p11s", "1s", "pung 555z", "chow 789p"))
    assert not isinstance(read_hand, Problem)
    score = rules.score(*read_hand)
    found = rules.more(*read_hand)
    assert not isinstance(score, Problem)
    assert not isinstance(found, Problem)
    assert [(each.step, each.total) for each in found] == [
        (Phrase("more_double"), 2 * score.total),
        (Phrase("more_points"), score.total + 2 * 2**score.times),
    ]
    assert all(English(rules).say(each.step) for each in found)


def test_every_change_can_be_said() -> None:
    for rules, one, setting in (
        (riichi_rules(), PLAIN.hand, PLAIN.setting),
        (riichi_rules(), NO_YAKU.hand, replace(NO_YAKU.setting, seat_wind=NO_YAKU.setting.round_wind)),
    ):
        said = [English(rules).say(each.change) for each in would_be(rules, one, setting)]
        assert len(set(said)) == len(said)
        assert "With “Ippatsu”" in said
