"""Lines of hands as the command line reads them: each has one answer, a line of JSON, and a scored hand can be explained."""

import json
from typing import Final

from scorekeeper.cli import Defaults, _answer_line, _hand
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import RULESETS, ruleset
from tests.campaigns.seeds import as_lines, records, words_in

IS_JSON: Final = True
_KNOWN: Final = records("riichi_hands.jsonl", 12) + records("classical_hands.jsonl", 12)
SEEDS: Final = as_lines(_KNOWN)
WORDS: Final = words_in(_KNOWN)
_USUAL: Final = Defaults(None, {})


def once(data: bytes) -> None:
    """Score some bytes."""
    line = data.replace(b"\n", b" ") + b"\n"
    answer = _answer_line(line, 1, _USUAL, _hand)
    assert answer.count(b"\n") == 1, answer
    told = json.loads(answer)
    if "problem" in told:
        return
    record = json.loads(line)
    options = record.get("options") or {}
    rules = ruleset(record.get("ruleset"), record.get("preset"), options)
    assert not isinstance(rules, Problem), rules
    assert rules.family in RULESETS
    read = rules.read_hand(record)
    if not isinstance(read, Problem):
        rules.explain(*read)
        rules.more(*read)
