"""Drills of hands that were really played, with the table as it stood."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.teach.drills.judge import judge
from scorekeeper.teach.drills.played import played
from tests.teach.drills.checks import check
from tests.teach.drills.rooms import PLAYERS, rules_of, weights_of

GAMES = Path(__file__).parents[2] / "data" / "riichi_games.jsonl"
HAND = {"concealed": "234567m345p55p678s", "win_tile": "8s", "circumstances": ["riichi"], "dora_indicators": "1z"}
WON: dict[str, Any] = {"type": "win", "winners": [{"seat": 1, "from": 2, "hand": HAND}]}
CALLED: dict[str, Any] = {"type": "win", "winners": [{"seat": 0, "from": 3, "declared": {"han": 2, "fu": 30}}]}


def header(**options: Any) -> Header:
    return Header(rules_of("riichi", **options), PLAYERS)


def test_a_hand_that_was_played_is_asked_with_its_table() -> None:
    events = [CALLED, {"type": "riichi", "seat": 1}, WON, {"type": "exhaustive_draw", "tenpai": [0]}]

    (drill,) = played(header(), events, weights_of("riichi"))

    # Riichi, pinfu, all simples; a counter lies there after the dealer's win, and Ben's own stick.
    assert drill.right == {
        "part:yaku": 3,
        "part:fu_items": 30,
        "moved:0": 0,
        "moved:1": 3900 + 300 + 1000,
        "moved:2": -4200,
        "moved:3": 0,
    }
    assert drill.question.values == {"player": "Ben"}
    check(drill)
    verdict = judge(drill, {**drill.right, "moved:1": 4900, "moved:2": -3900})
    assert verdict.slip == "reason_left_out"


def test_the_last_hand_comes_first_and_what_cannot_happen_ends_it() -> None:
    again = {"type": "win", "winners": [{"seat": 3, "from": None, "hand": {**HAND, "circumstances": []}}]}
    events = [{"type": "riichi", "seat": 1}, WON, again, {"type": "chombo", "seat": 9}, WON]

    found = played(header(), events, weights_of("riichi"))

    assert [drill.scene.seat for drill in found] == [3, 1]


@pytest.mark.parametrize("line", GAMES.read_text(encoding="utf-8").splitlines()[:6])
def test_hands_of_recorded_games_are_right(line: str) -> None:
    record = json.loads(line)
    rules = ruleset("riichi", record["preset"], record.get("options") or {})
    assert not isinstance(rules, Problem)
    table = Header(rules, tuple(record["players"]), record.get("start"))
    ledger = replay(table, record["events"])

    found = played(table, record["events"], weights_of("riichi"))

    wins = [each for each in record["events"] if each["type"] == "win" and len(each["winners"]) == 1]
    assert len(found) >= len(wins) - 1, "all but a hand whose liability is shared by pattern"
    for drill in found:
        check(drill)
    moved = {tuple(row.transfers) for row in ledger.rows}
    steps = [drill.scene.step for drill in found]
    assert all(not isinstance(step, Problem) and step.transfers in moved for step in steps)


def test_all_hands_of_a_classical_deal_are_part_of_the_scene() -> None:
    hands: list[Any] = [
        {"declared": {"total": 10}},
        {"concealed": "111m444p789s55z555p", "win_tile": "5p", "win": "discard", "wins": True},
        {"declared": {"total": 4}},
        {"declared": {"total": 0}},
    ]
    event = {"type": "win", "winner": 1, "from": 2, "hands": hands}
    table = Header(rules_of("classical"), PLAYERS)

    (drill,) = played(table, [event], weights_of("classical"))

    check(drill)
    assert len(drill.scene.others) == 3
    assert sum(value for name, value in drill.right.items() if name.startswith("moved") and isinstance(value, int)) == 0
