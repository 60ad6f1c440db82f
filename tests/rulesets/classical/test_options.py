"""Every option as the presets have it, and what can be said of each."""

import json
from typing import Any

import pytest

from scorekeeper import rulesets
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.classical.family import FAMILY
from scorekeeper.rulesets.classical.options import OPTIONS
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.ruleset import Classical
from tests.rulesets.classical.at_table import hand, rules, worth

TABLE: dict[str, tuple[object, object, object]] = {
    "limit": (500, 500, 1000),
    "roof_off": (False, False, False),
    "start_points": (2000, 0, 2000),
    "rounds": (4, 4, 4),
    "east_double": (False, True, True),
    "round_wind": (False, True, True),
    "own_bonus": ("each", "both", "each"),
    "four_flowers": (2, 1, 2),
    "four_seasons": (2, 1, 2),
    "all_eight": (5, None, None),
    "fully_concealed": (0, 1, 1),
    "robbing_kong": (0, 1, 1),
    "original_call": (0, 1, 1),
    "out_on_pair": ([0, 0], [2, 4], [0, 0]),
    "only_possible_tile": ("with_tick", "own_hand", "off"),
    "losers_settle": (True, True, True),
    "draw_settles": (False, False, False),
    "kongs_as_concealed_pungs": (True, True, True),
    "claimed_kong_concealed": (False, True, False),
    "chows_allowed": (4, 4, 1),
    "dangerous_discard": (False, False, False),
    "east_wins_in_a_row": (0, 9, 0),
    "long_hand": ("dead", "dead", "refused"),
    "false_mahjong": (None, 300, 500),
    "misnamed_for_chow": (None, 50, 50),
    "misnamed_for_set": (None, 100, 50),
    "misnamed_for_win": (None, 300, None),
    "going_out": (20, 20, 20),
    "self_draw": (2, 2, 2),
    "pung_exposed_simple": (2, 2, 2),
    "pung_exposed_terminal": (4, 4, 4),
    "pung_concealed_honour": (8, 8, 8),
    "kong_exposed_honour": (16, 16, 16),
    "kong_concealed_terminal": (32, 32, 32),
    "bonus_tile": (4, 4, 4),
    "set_dragon": (1, 1, 1),
    "three_concealed_pungs": (1, 1, 0),
    "worthless_hand": (1, 1, 0),
    "one_suit": (3, 3, 3),
    "one_suit_with_honours": (1, 1, 1),
}


@pytest.mark.parametrize("name", TABLE)
def test_a_preset_has_the_value_of_its_sheet(name: str) -> None:
    assert tuple(rules(preset).options[name] for preset in PRESETS) == TABLE[name]


def test_the_first_preset_is_the_usual_one() -> None:
    assert list(PRESETS) == ["mahjong_time", "dmjl", "bmja"]
    assert Classical.of(None, {}) == rules("mahjong_time")
    assert rulesets.ruleset("classical", None, {}) == rules("mahjong_time")
    assert rulesets.ruleset(None, "dmjl", {}) == rules("dmjl")


def test_a_session_can_be_started_with_each_preset() -> None:
    assert "classical" in rulesets.RULESETS
    assert [each.preset for each in rulesets.CHOICES if each.family == "classical"] == list(PRESETS)
    assert FAMILY.choices() == tuple(each for each in rulesets.CHOICES if each.family == "classical")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_is_public_and_read_back_as_it_was(preset: str) -> None:
    plain = rules(preset)

    written = json.loads(json.dumps(plain.options))

    again = Classical.of("mahjong_time", written)
    assert not isinstance(again, Problem)
    assert again.options == plain.options
    assert plain.changed == {}
    assert set(plain.options) == set(OPTIONS) == {row.id for row in plain.option_rows}


@pytest.mark.parametrize("preset", PRESETS)
def test_notes_and_what_is_not_stated(preset: str) -> None:
    row = PRESETS[preset]

    assert row.unstated <= set(OPTIONS)
    assert all(note.printed and note.scored for note in row.notes)
    assert row.notes or preset != "mahjong_time"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(
            ("limit", 0),
            ("rounds", 5),
            ("rounds", 0),
            ("own_bonus", "all"),
            ("four_flowers", None),
            ("four_flowers", -1),
        ),
        *(("out_on_pair", [2]), ("out_on_pair", 2), ("east_double", 1), ("going_out", "20"), ("going_out", True)),
        *(("chows_allowed", 5), ("long_hand", "alive"), ("uma", [1]), ("all_eight", "5"), ("set_dragon", 21)),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(name: str, value: Any) -> None:
    found = Classical.of("dmjl", {name: value})

    assert isinstance(found, Problem)
    assert name in str(found.values["what"])


def test_items_are_worth_what_a_club_says() -> None:
    record = hand("123m555p11s46s", "5s", "chow 789p")

    assert worth(record, going_out=10)[0] == worth(record)[0] - 10
    assert worth(record, going_out=0)[0] == worth(record)[0] - 20
    assert worth(record, pung_concealed_simple=7)[0] == worth(record)[0] + 3
    assert worth(hand("55z", None, circumstances=["partial_hand"]), pair_dragon=6)[0] == 6


def test_rules_are_changed_one_after_the_other() -> None:
    once = rules("dmjl").with_options({"limit": 300})
    assert not isinstance(once, Problem)
    twice = once.with_options({"limit_hands": {"four_kongs": 0.5}})
    assert not isinstance(twice, Problem)

    assert set(twice.changed) == {"limit", "limit_hands"}
    assert twice.options["limit"] == 300
    assert once.with_preset("bmja", {}) == rules("bmja")
    assert hash(rules("dmjl")) == hash(rules("dmjl"))
    assert rules("dmjl") != rules("bmja")
    assert rules("dmjl") != "dmjl"


def test_an_unknown_preset_is_refused_by_name() -> None:
    found = Classical.of("tenhou", {})

    assert isinstance(found, Problem)
    assert found.where == "preset"
