"""Options of the riichi rules as records hold them: read, written back, and refused by name."""

import json
from collections.abc import Mapping

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import riichi_rules, scored
from tests.rulesets.riichi.test_hand_options import CHANGES, DOUBLES
from tests.rulesets.riichi.yakuman_examples import ALL_EXAMPLES


def test_every_preset_is_read_and_written_back() -> None:
    for name in PRESETS:
        rules = riichi_rules(name)
        written = json.loads(json.dumps(dict(rules.options)))
        again = Riichi.of(name, written)
        assert again == rules
        assert isinstance(again, Riichi)
        assert again.changed == {}
        # Its values alone make the same rules out of any other preset.
        other = riichi_rules("standard").with_options(written)
        assert isinstance(other, Riichi)
        assert other.options == rules.options


@pytest.mark.parametrize(("options", "_changes"), CHANGES, ids=json.dumps)
def test_changed_options_come_back_from_json(options: Mapping[str, object], _changes: object) -> None:
    rules = riichi_rules("tenhou", **options)
    written = json.loads(json.dumps(dict(rules.changed)))

    assert Riichi.of("tenhou", written) == rules


def test_the_same_choice_in_another_order_is_no_change() -> None:
    named = list(DOUBLES)

    assert riichi_rules(double_yakuman=tuple(named[::-1])).changed == {}


@pytest.mark.parametrize(
    "value", [True, False, 1, 0, 4.0, "4", "", None, [], {}, [1], ["x"], float("nan"), float("inf")]
)
@pytest.mark.parametrize("name", OPTIONS)
def test_a_value_is_taken_for_what_it_is_or_refused_by_name(name: str, value: object) -> None:
    rules = Riichi.of("standard", {name: value})

    if isinstance(rules, Problem):
        assert (rules.id, rules.where) == ("bad_record", "options")
        assert name in str(rules.values["what"])
    else:
        held = rules.options[name]
        assert held == (0 if (name, value) == ("oka", None) else value)
        assert type(held) is (int if (name, value) == ("oka", None) else type(value))


def test_unknown_ids_are_refused_by_name() -> None:
    for preset, options, word in (
        ("no such table", {}, "no such table"),
        ("", {}, "preset"),
        ("standard", {"open_tanya": True}, "open_tanya"),
        ("standard", {"": True}, "option"),
    ):
        rules = Riichi.of(preset, options)
        assert isinstance(rules, Problem)
        assert rules.id == "bad_record"
        assert word in str(rules.values["what"])


def test_every_example_scores_alike_under_rules_written_out_in_full() -> None:
    again = Riichi.of("standard", riichi_rules().options)
    assert isinstance(again, Riichi)

    for example in ALL_EXAMPLES.values():
        score = again.score(example.won.hand, example.won.setting)
        assert isinstance(score, RiichiScore)
        assert score == scored(example.won)
