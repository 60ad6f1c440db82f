"""The house rules that are named are those that change what a hand is paid, and no others of those that are tried."""

import random
from itertools import islice
from typing import Any

from scorekeeper.core.explained import Why
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.teach.explanation import why_event, why_hand
from tests.builders import Won, hand, pon, riichi_rules
from tests.random_hands import random_hands
from tests.teach.reckoning import read, records, rules_of
from tests.teach.walks import opening, win_at


def why(won: Won, preset: str = "standard", /, **options: object) -> Why:
    found = why_hand(riichi_rules(preset, **options), won.hand, won.setting)
    assert not isinstance(found, Problem), found
    return found


def named(found: Why) -> dict[str, tuple[Any, int]]:
    """Each option that mattered with the other value and what would then be paid."""
    return {each.option: (each.other, each.paid) for each in found.mattered}


def test_a_double_wind_pair_mattered_where_it_brings_the_next_ten() -> None:
    # 20 + 2 (drawn) + 4 (pair) + 4 (open dragons) = 30; with 2 fu for the pair 28: 30 fu all the same.
    two_sided = hand("22z 345m 123p 678s", pon("777z"), tsumo="5m", prevailing="S")
    assert "double_wind_pair_fu" not in named(why(two_sided))
    # 2 more for the edge wait: 32, paid as 40 fu; with 2 fu for the pair 30: 300 / 500.
    edge = hand("22z 345m 123p 678s", pon("777z"), tsumo="3p", prevailing="S")
    assert named(why(edge))["double_wind_pair_fu"] == (2, 1100)


def test_a_rule_without_which_the_hand_could_not_win_is_named_with_the_fault() -> None:
    won = hand("22m 345m 234p 678s", pon("555p"), ron="5m")
    found = next(each for each in why(won).mattered if each.option == "open_tanyao")
    assert (found.value, found.other, found.paid) == (True, False, 0)
    assert found.problem is not None
    assert found.problem.id == "no_yaku"


def test_each_pattern_that_counts_double_is_named_alone() -> None:
    won = hand("111222333444z 99m", tsumo="9m")
    found = [each for each in why(won).mattered if each.option == "double_yakuman"]
    assert len(found) == 2
    assert {each.paid for each in found} == {why(won).explanation.total - 32_000}


def check(rules: Ruleset, told: Why, worth: Any) -> None:
    """Each rule that is named changes the payment to the one that is named, changed alone."""
    now = worth(rules)
    for each in told.mattered:
        changed = rules.with_options({each.option: each.other})
        assert not isinstance(changed, Problem)
        then = worth(changed)
        if each.problem is not None:
            assert then == each.problem
        else:
            assert then == each.paid != now


def test_changing_a_named_rule_pays_what_is_said() -> None:
    rules = riichi_rules("ema_2016", double_wind_pair_fu=2, local_yaku=("uumensai",))
    for one, place in islice(random_hands(random.Random(5)), 40):
        found = why_hand(rules, one, place)
        if isinstance(found, Problem):
            continue

        def worth(others: Ruleset, one: Any = one, place: Any = place) -> object:
            score = others.score(one, place)
            return score if isinstance(score, Problem) else score.total

        check(rules, found, worth)


def test_hands_of_points_and_doubles_name_their_rules_too() -> None:
    options: set[str] = set()
    for record in islice(records("classical_hands.jsonl"), 40):
        rules = rules_of(record)
        one, place = read(record, rules)
        found = why_hand(rules, one, place)
        if not isinstance(found, Problem):
            options |= {each.option for each in found.mattered}
    assert {"own_bonus", "only_possible_tile"} & options


def test_at_the_table_its_own_rules_are_tried() -> None:
    ledger = opening(
        riichi_rules("standard", honba_ron=1500),
        {"round": "E1", "honba": 2, "riichi_sticks": 1, "scores": [25_000] * 4},
    )
    found = why_event(ledger, win_at(1, 0, {"han": 2, "fu": 30}))
    assert not isinstance(found, Problem)
    (one,) = found
    assert one.seat == 1
    assert {each.option for each in one.mattered if each.own} == {"honba_ron"}
    assert named(one)["honba_ron"] == (300, 2000 + 600 + 1000)
    assert "sticks_go_to" not in named(one), "one winner takes them all"
