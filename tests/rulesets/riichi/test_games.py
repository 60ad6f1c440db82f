"""Whole recorded games, hand by hand to the final result."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from scorekeeper.core.answer import answer
from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset

GAMES: Final = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "riichi_games.jsonl").read_text(encoding="utf-8").splitlines()
]
CIRCLE: Final = 100_000


def played(game: Any) -> Any:
    rules = ruleset(game["ruleset"], game["preset"], game["options"])
    assert not isinstance(rules, Problem)
    return answer(replay(Header(rules, tuple(game["players"])), game["events"]))


def test_all_games_are_here() -> None:
    assert len(GAMES) == 82
    assert sum(len(game["expected"]["hands"]) for game in GAMES) == 837


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_a_recorded_game_is_reckoned_as_it_was_played(game: Any) -> None:
    found = played(game)
    assert found["stopped_at"] is None
    assert found["hands"] == game["expected"]["hands"]
    assert found["points"] == game["expected"]["points"]
    assert found["final"] == game["expected"]["final"]
    assert found["over"]
    assert found["next"] is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_the_points_of_a_game_add_up_row_by_row(game: Any) -> None:
    found = played(game)
    sticks = [row["riichi_sticks"] for row in found["hands"]]
    for row, before, after in zip(found["hands"], sticks, [*sticks[1:], None], strict=True):
        left = CIRCLE - sum(row["scores"])
        assert left % 1000 == 0
        assert after is None or left == 1000 * after
        assert sum(row["deltas"]) == 1000 * before - left
    assert sum(found["points"]) == CIRCLE
    assert round(sum(found["final"]), 6) == 0
