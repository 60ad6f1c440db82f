"""An explanation can be copied as text, and every sentence in it has its words."""

import random
from itertools import islice
from typing import Any

import pytest

from scorekeeper.core.explained import Explanation, Group, Why
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.words import WORDS
from scorekeeper.rulesets.riichi.fu import SEVEN_PAIRS
from scorekeeper.rulesets.riichi.why_yaku import WHY_YAKU
from scorekeeper.rulesets.riichi.yaku import DORA, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from scorekeeper.teach.as_text import as_text
from scorekeeper.teach.explanation import why_event, why_hand
from scorekeeper.teach.words import WORDS as OWN
from tests.builders import chi, hand, riichi_rules
from tests.random_hands import random_hands
from tests.teach.reckoning import read, records, rules_of
from tests.teach.voice import English
from tests.teach.walks import opening, win_at


def text_of(rules: Ruleset, found: Why | Problem, players: tuple[str, ...] = ()) -> str:
    assert not isinstance(found, Problem), found
    return as_text(found, rules, English(rules), players)


def test_every_yaku_has_one_sentence() -> None:
    assert set(WHY_YAKU) == {row.id for row in YAKU} | {row.id for row in YAKUMAN}
    assert len({each.sentence for each in WHY_YAKU.values()}) == len(WHY_YAKU)


def test_every_line_of_fu_and_dora_has_a_sentence() -> None:
    words = riichi_rules().words
    assert all(f"why_{name}" in words for name in (*DORA, *(line.id for line in SEVEN_PAIRS.values())))


def test_the_options_that_are_named_are_there() -> None:
    options = riichi_rules().options
    assert all(each.option in options for each in WHY_YAKU.values() if each.option)


def test_the_text_of_a_hand() -> None:
    rules = riichi_rules()
    won = hand("222345m 55p 678s 234p", ron="4p", riichi=True, dora="1z")
    said = text_of(rules, why_hand(rules, won.hand, won.setting)).splitlines()
    assert said[:5] == [
        "2 han 40 fu 2600",
        "Read as: 222m 345m 234p 55p 678s",
        "Fu: 40",
        "  Base: +20 – Every hand of sets and a pair begins with 20 fu. [1]",
        "  Closed hand, off a discard: +10 – A hand with nothing called has 10 fu for a win off a discard. [1]",
    ]
    assert "  Closed triplet (2 to 8) (222m): +4 – A triplet has 2 fu, doubled when it is concealed. [2]" in said
    assert "The player who gave the tile pays: 2600" in said
    four_times = "  Off a discard: × 4 = 2560 – Who gave the tile pays for all three: four times the basic points. [5]"
    assert four_times in said
    notes = said.index("Where the rules come from")
    assert said[notes - 1].startswith("Scored by Standard riichi: ")
    assert said[notes + 1] == "  [1] Japanese mahjong scoring rules, “Counting fu”"
    assert said[notes + 5] == "  [5] Japanese mahjong scoring rules, “Calculating basic points”"


def test_players_are_named_where_they_are_known() -> None:
    rules = riichi_rules()
    found = why_event(opening(rules), win_at(1, 0, {"han": 2, "fu": 30}))
    assert not isinstance(found, Problem)
    said = text_of(rules, found[0], ("Ana", "Ben", "Chi", "Dan"))
    assert "Ana → Ben: 2000" in said.splitlines()


def test_of_several_patterns_the_one_that_matters_is_named() -> None:
    rules = riichi_rules()
    orphans = hand("19m19p19s1234567z 1m", ron="1m")
    said = text_of(rules, why_hand(rules, orphans.hand, orphans.setting)).splitlines()
    told = "  Double yakuman, Thirteen orphans, any of thirteen: yes. With “no” the hand would be paid 32000."
    assert told in said
    straight = hand("111222333m 444p 55s", ron="4p")
    said = text_of(rules, why_hand(rules, straight.hand, straight.setting)).splitlines()
    assert not any("Old and local yaku" in each for each in said)
    house = riichi_rules("standard", local_yaku=("sanrenkou",))
    said = text_of(house, why_hand(house, straight.hand, straight.setting)).splitlines()
    assert any(each.startswith("  Old and local yaku, Three triplets in a row: yes. With “no”") for each in said)


def test_a_hand_that_other_rules_would_not_let_win_is_said_to_be_one() -> None:
    rules = riichi_rules()
    opened = hand("234m 55p 678s 567p", chi("345s"), ron="7p")
    said = text_of(rules, why_hand(rules, opened.hand, opened.setting)).splitlines()
    assert "  Open All Simples: yes. With “no” the hand could not win." in said


def test_a_double_wind_pair_is_told_with_what_it_hangs_on() -> None:
    rules = riichi_rules("standard", double_wind_pair_fu=2)
    won = hand("123m456p789s11z999m", ron="9m", seat="E", riichi=True)
    said = text_of(rules, why_hand(rules, won.hand, won.setting))
    assert "A pair of the wind that is both the own one and the round’s has 2 fu in these rules." in said
    assert "House rule of this table" in said


def test_what_other_rules_would_have_asked_says_nothing_of_the_hand() -> None:
    rules = riichi_rules()
    found = why_event(opening(rules), win_at(1, 0, {"han": 2, "fu": 30}))
    assert not isinstance(found, Problem)
    assert all(each.problem is None for each in found[0].mattered)


@pytest.mark.parametrize("options", [{}, {"local_yaku": ("uumensai", "sanrenkou"), "counted_yakuman": "multiple"}])
def test_every_sentence_of_random_hands_can_be_said(options: dict[str, Any]) -> None:
    rules = riichi_rules("standard", **options)
    for one, place in islice(random_hands(random.Random(2)), 300):
        found = rules.explain(one, place)
        if not isinstance(found, Problem):
            said = text_of(rules, Why(found))
            assert "{" not in said
            assert "why_" not in said


def test_every_sentence_of_hands_of_points_and_doubles_can_be_said() -> None:
    for record in records("classical_hands.jsonl"):
        rules = rules_of(record)
        found = rules.explain(*read(record, rules))
        if not isinstance(found, Problem):
            assert "why_" not in text_of(rules, Why(found))


def test_the_words_of_the_room_can_be_said() -> None:
    assert not set(OWN) & set(WORDS)
    for rules in (riichi_rules(), rules_of(next(records("classical_hands.jsonl")))):
        assert not set(OWN) & set(rules.words)


def test_an_explanation_of_a_total_alone_is_short() -> None:
    rules = riichi_rules()
    told = Why(Explanation((), 8, (Group(()),), ()))
    assert text_of(rules, told).splitlines() == ["", "Read as: "]
