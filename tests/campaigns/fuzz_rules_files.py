"""Files of house rules: read or refused, and what is read can be played by or says what is wrong with it."""

import json
from typing import Final

from scorekeeper.core.house_rules import RulesFile, read_rules_file
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import CHOICES, ruleset
from tests.campaigns.seeds import DATA, words_in

IS_JSON: Final = True
_HOUSE: Final = tuple(
    {
        "v": 1,
        "kind": "rules",
        "ruleset": each.family,
        "name": each.name,
        "preset": each.preset,
        "options": dict(rules.options),
    }
    for each in CHOICES
    for rules in [ruleset(each.family, each.preset, {})]
    if not isinstance(rules, Problem)
)
SEEDS: Final = (
    (DATA.parent / "golden" / "rules-v1.json").read_bytes(),
    *(json.dumps(each).encode() for each in _HOUSE),
)
WORDS: Final = words_in(tuple(json.loads(seed) for seed in SEEDS))


def once(data: bytes) -> None:
    """Read some bytes as house rules."""
    found = read_rules_file(data, "rules.json")
    if not isinstance(found, RulesFile):
        return
    rules = ruleset(found.rules.family, found.rules.preset, found.rules.options)
    if isinstance(rules, Problem):
        return
    assert rules.faults is not None
    assert rules.declaration.outcomes
    opened = rules.open(None)
    assert not isinstance(opened, Problem), opened
    rules.board(opened)
    rules.result(opened)
    for row in rules.option_rows:
        assert row.id in rules.options
    again = ruleset(rules.family, rules.preset, rules.options)
    assert not isinstance(again, Problem), again
    assert again.options == rules.options
