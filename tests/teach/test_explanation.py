"""Every total can be rebuilt from the lines that explain it, and no reading not chosen pays more."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from scorekeeper.core.explained import Explanation
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import TILES
from tests.builders import riichi_rules
from tests.random_hands import random_hands
from tests.teach.reckoning import called, number, paid, read, records, rules_of

HANDS = tuple(records("riichi_hands.jsonl"))


def explained(rules: Ruleset, hand: Hand, setting: Setting) -> Explanation:
    found = rules.explain(hand, setting)
    assert not isinstance(found, Problem), found
    return found


def wrong(told: Explanation, expected: dict[str, Any]) -> list[str]:
    """The steps of a hand of han and fu whose lines do not lead to the next one."""
    fu, yaku, basic = (called(told.reasons, id_) for id_ in ("fu_items", "yaku", "basic"))
    assert yaku is not None
    assert basic is not None
    faults = []
    if number(yaku.lines) != (expected["yakuman"] or expected["han"]):
        faults.append("yaku")
    if fu is not None and number(fu.lines) != expected["fu"]:
        faults.append("fu")
    if basic.lines[0].name.id == "basic_fu":
        doubled = 2 ** (2 + number(yaku.lines))
        assert fu is not None
        if basic.lines[0].amount != number(fu.lines) or basic.lines[1].amount != doubled:
            faults.append("basic")
    faults += ["start" for each in told.payments if each.lines[0].amount != number(basic.lines)]
    return faults


def test_every_recorded_hand_is_rebuilt_from_its_lines() -> None:
    assert len(HANDS) >= 2000
    faults = {}
    for record in HANDS:
        rules = rules_of(record)
        told = explained(rules, *read(record, rules))
        answer = rules.answer_hand(record)
        assert not isinstance(answer, Problem)
        found = wrong(told, answer)
        points = answer.get("with_honba", answer["points"])
        assert isinstance(points, dict)
        if paid(told.payments) != points["total"]:
            found.append("paid")
        split = sorted(number(each.lines) for each in told.payments)
        if len(told.payments) > 1 and split != sorted((points["dealer"], points["non_dealer"])):
            found.append("split")
        if any(other.total > told.total for other in told.others):
            found.append("others")
        if found:
            faults[record["id"]] = found
    assert faults == {}


def won(hands: Iterator[tuple[Hand, Setting]], rules: Ruleset) -> Iterator[tuple[Hand, Setting]]:
    """The hands that can win."""
    return ((hand, setting) for hand, setting in hands if not isinstance(rules.score(hand, setting), Problem))


ODD = {
    "double_wind_pair_fu": 2,
    "pinfu_tsumo": False,
    "open_pinfu_fu": 20,
    "rinshan_tsumo_fu": False,
    "seven_pairs": "50fu_1han",
    "kiriage_mangan": True,
    "counted_yakuman": "multiple",
    "max_yakuman": 2,
    "renhou": "baiman",
    "local_yaku": ("sanrenkou", "isshoku_sanjun", "shiiaru_raotai", "uumensai", "daisharin"),
}


@pytest.mark.parametrize("options", [{}, ODD], ids=["usual", "odd"])
def test_random_hands_are_rebuilt_from_their_lines(options: dict[str, Any]) -> None:
    rules = riichi_rules("standard", **options)
    for hand, setting in islice(won(random_hands(random.Random(7)), rules), 1500):
        score = rules.score(hand, setting)
        assert not isinstance(score, Problem)
        told = explained(rules, hand, setting)
        expected = {"yakuman": score.yakuman, "han": score.han, "fu": score.fu}
        assert wrong(told, expected) == [], hand
        assert paid(told.payments) == score.total == told.total, hand
        assert [each.tiles for each in told.groups] == list(score.reading)
        assert all(other.total <= told.total for other in told.others)
        fu = called(told.reasons, "fu_items")
        if fu is not None:
            lines = [(line.name.id, line.amount) for line in fu.lines[:-1] or fu.lines if line.amount]
            assert sorted(lines) == sorted((line.id, line.amount) for line in score.fu_items)
        yaku = called(told.reasons, "yaku")
        assert yaku is not None
        assert [(line.name.id, line.amount) for line in yaku.lines][: len(score.yaku)] == [
            (line.id, line.amount) for line in score.yaku
        ]


def places(hand: Hand, told: Explanation) -> int:
    """How many sets of all readings could have been completed by the winning tile, equal ones in a reading counted once."""
    readings = [told.groups, *(other.groups for other in told.others)]
    keys = {(tuple(each.tiles for each in groups), tuple(each.won for each in groups)) for groups in readings}
    assert len(keys) == len(readings), "a reading is told twice"
    assert all(sum(each.won for each in groups) == 1 for groups in readings), hand
    return len(readings)


def test_every_reading_is_told_once() -> None:
    rules = riichi_rules()
    found = islice(won(random_hands(random.Random(11)), rules), 800)
    counts = [
        places(hand, explained(rules, hand, setting)) for hand, setting in found if "tenhou" not in hand.circumstances
    ]
    assert max(counts) >= 4
    assert min(counts) == 1


def test_the_tiles_of_a_line_lie_in_its_sets() -> None:
    rules = riichi_rules()
    for hand, setting in islice(won(random_hands(random.Random(3)), rules), 400):
        told = explained(rules, hand, setting)
        for chapter in told.reasons:
            for line in chapter.lines:
                tiles = [each for place in line.groups for each in told.groups[place].tiles]
                assert all(each in tiles for each in line.tiles), (hand, line)


def test_every_recorded_hand_of_points_and_doubles_is_rebuilt_from_its_lines() -> None:
    for record in records("classical_hands.jsonl"):
        rules = rules_of(record)
        hand, setting = read(record, rules)
        if record["wins"] and not record["expected"]["valid_mahjong"]:
            assert isinstance(rules.explain(hand, setting), Problem)
            continue
        told = explained(rules, hand, setting)
        points, doubles, sums = (called(told.reasons, id_) for id_ in ("points", "doubles", "reckoning"))
        assert sums is not None
        assert number(sums.lines) == told.total == record["expected"]["total"], record["id"]
        if points is not None:
            assert sums.lines[0].amount == number(points.lines)
        times = [line for line in sums.lines if line.does == "times"]
        assert len(times) == (number(doubles.lines) if doubles is not None else 0)
        assert all(other.total <= told.total for other in told.others)
        payers = sum(each.payers for each in told.payments)
        assert payers == (3 if hand.win is not None else 0)


def test_the_winning_tile_is_told() -> None:
    rules = riichi_rules()
    hand = Hand(tuple(TILES[k] for k in (0, 1, 2, 9, 10, 11, 18, 19, 20, 21, 22, 23, 31, 31)), (), TILES[31], "tsumo")
    told = explained(rules, hand, Setting(*["S", "E"]))  # type: ignore[arg-type]
    assert told.tiles == (TILES[31],)
