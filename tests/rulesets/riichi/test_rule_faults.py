"""What does not add up in a set of options is told whole, each fault at its option, and never refused."""

import pytest

from scorekeeper.core.option import OneOf, PairTable, SeveralOf
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.ruleset import Riichi


def riichi_rules(preset: str = "standard", /, **options: object) -> Riichi:
    """The rules of a preset with some options as records have them."""
    rules = Riichi.of(preset, options)
    assert isinstance(rules, Riichi), rules
    return rules


@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_has_a_fault(preset: str) -> None:
    assert riichi_rules(preset).faults == ()


FAULTY: list[tuple[dict[str, object], list[tuple[str, str]]]] = [
    ({"uma": [20, 10, -10, -10]}, [("uma_not_zero", "uma")]),
    ({"uma": [10, 20, -10, -20]}, [("uma_rises", "uma")]),
    ({"uma_floating": {"1": [12, -1, -3, -9]}}, [("uma_floating_not_zero", "uma_floating")]),
    # Four times 5,000 go to nobody.
    ({"oka": 0}, [("oka_unpaid", "oka")]),
    # The uma pays the oka out: 50 + 10 - 10 - 30 = 20 thousand.
    ({"oka": 0, "uma": [50, 10, -10, -30], "return_points": 30000}, []),
    ({"return_points": 20000}, [("return_below_start", "return_points")]),
    ({"target_points": 25000}, [("target_below_start", "target_points")]),
    ({"target_points": 25000, "length": "free"}, []),
    ({"cold_end": 20000}, [("ends_at_once", "cold_end")]),
    ({"start_points": 0, "return_points": 0}, [("ends_at_once", "start_points")]),
    ({"max_yakuman": 1}, [("doubles_capped", "double_yakuman")]),
    ({"max_yakuman": 1, "double_yakuman": []}, []),
    (
        {"uma": [1, 0, 0, 0], "cold_end": 100, "max_yakuman": 1},
        [("doubles_capped", "double_yakuman"), ("ends_at_once", "cold_end"), ("uma_not_zero", "uma")],
    ),
]


@pytest.mark.parametrize(("options", "told"), FAULTY, ids=str)
def test_all_faults_of_a_set_are_told_at_their_options(options: dict[str, object], told: list[tuple[str, str]]) -> None:
    rules = riichi_rules(**options)

    assert [(fault.id, fault.where) for fault in rules.faults] == told
    assert all("{" not in say(fault, rules.words) for fault in rules.faults)


IDLE = [
    ("chombo_points", {}, {"chombo": "points_after"}),
    ("pao_covers", {"pao": []}, {}),
    ("pao_honba", {"pao": []}, {"pao": ["rinshan"]}),
    ("honba_goes_to", {"max_winners": 1}, {"max_winners": 2}),
    ("sticks_go_to", {"max_winners": 1}, {}),
    ("repeat_with_several_winners", {"max_winners": 1}, {}),
    ("abortive_draw_dealer", {"abortive_draws": []}, {"abortive_draws": [], "triple_ron": "draw"}),
    ("extension", {"length": "four_winds"}, {"length": "east"}),
    ("extension", {"length": "free"}, {}),
    ("target_points", {"length": "four_winds"}, {"length": "four_winds", "agari_yame": "win"}),
    ("target_points", {"extension": False}, {"extension": False, "agari_yame": "win"}),
    ("agari_yame", {"length": "free"}, {}),
    ("last_hand_noten_ends", {"length": "free"}, {}),
    (
        "uma",
        {"uma_floating": {str(count): [3, 1, -1, -3] for count in range(5)}},
        {"uma_floating": {"1": [3, 1, -1, -3]}},
    ),
]


@pytest.mark.parametrize(("name", "idle", "needed"), IDLE, ids=str)
def test_an_option_says_what_it_needs(name: str, idle: dict[str, object], needed: dict[str, object]) -> None:
    assert OPTIONS[name].idle(riichi_rules(**idle).options)
    assert not OPTIONS[name].idle(riichi_rules(**needed).options)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_has_words_for_all_it_shows(name: str) -> None:
    option = OPTIONS[name]

    assert option.word
    assert option.sentence.endswith(".")
    assert not option.help or option.help.endswith(".")
    assert f"page_{option.page}" in riichi_rules().words
    if isinstance(option.kind, OneOf):
        assert all(each in option.choices for each in option.kind.values if isinstance(each, str))
    if isinstance(option.kind, SeveralOf):
        assert all(each in option.choices for each in option.kind.ids)
    if isinstance(option.kind, PairTable):
        assert all(each in option.choices for each in option.kind.bounds)


def test_the_usual_han_follow_the_other_options() -> None:
    kind = OPTIONS["yaku_han"].kind
    assert isinstance(kind, PairTable)

    standard, other = (kind.usual(riichi_rules(**options).options) for options in ({}, {"open_tanyao": False}))

    assert (standard["tanyao"], other["tanyao"]) == ((1, 1), (1, None))
    assert standard["daisuushii"] == (2, 2)
    assert kind.usual(riichi_rules("tenhou").options)["daisuushii"] == (1, 1)
    assert set(standard) == set(kind.bounds)


def test_all_impossible_values_are_named() -> None:
    problem = Riichi.of("standard", {"uma": [1], "open_tanyao": 1, "nonsense": 2})

    assert not isinstance(problem, Riichi)
    assert all(name in str(problem.values["what"]) for name in ("uma", "open_tanyao", "nonsense"))
