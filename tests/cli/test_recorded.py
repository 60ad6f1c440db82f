"""Recorded hands and games through the command line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.cli.conftest import GAMES, HANDS, Run


def records(file: Path) -> Iterator[dict[str, Any]]:
    return map(json.loads, file.read_text(encoding="utf-8").splitlines())


def differing(answer: dict[str, Any], expected: dict[str, Any]) -> list[str]:
    """The keys of a recorded hand that are answered otherwise."""
    # A yakuman has no fu to compare, and of one hand they were not recorded.
    keys = ["han", "yakuman", "limit", "points", *(["fu"] if expected["fu"] is not None else [])]
    wrong = [key for key in keys if answer[key] != expected[key]]
    names = [each[0] if isinstance(each, list) else each for each in expected["yaku"]]
    yaku = sorted(name for name, _ in answer["yaku"]) if expected["yakuman"] else sorted(answer["yaku"])
    return wrong if yaku == sorted(names if expected["yakuman"] else expected["yaku"]) else [*wrong, "yaku"]


def test_every_recorded_hand_is_worth_what_it_was(run: Run) -> None:
    answers = run("score", str(HANDS))

    hands = list(records(HANDS))
    assert [answer["id"] for answer in answers] == [hand["id"] for hand in hands]
    assert len(answers) == 2076
    wrong = {
        hand["id"]: found
        for hand, answer in zip(hands, answers, strict=True)
        if (found := differing(answer, hand["expected"]))
    }
    assert wrong == {}


def test_the_fu_of_every_answer_is_what_its_items_add_up_to(run: Run) -> None:
    for answer in run("score", str(HANDS)):
        if answer["fu"] is not None and answer["fu_items"]:
            total = sum(fu for _, _, fu in answer["fu_items"])
            assert answer["fu"] == (total if total == 25 else -(-total // 10) * 10), answer["id"]


def test_every_recorded_game_ends_as_it_did(run: Run) -> None:
    answers = run("replay", str(GAMES))

    games = list(records(GAMES))
    assert len(answers) == 82
    for game, answer in zip(games, answers, strict=True):
        assert answer["id"] == game["id"]
        assert {key: answer[key] for key in game["expected"]} == game["expected"]
        assert answer["stopped_at"] is None
