"""Runs commands in this process, and the words the tests share."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from scorekeeper import cli

DATA: Final = Path(__file__).parent.parent / "data"
HANDS: Final = DATA / "riichi_hands.jsonl"
GAMES: Final = DATA / "riichi_games.jsonl"
HAND: Final[dict[str, Any]] = {
    "concealed": "234999m56788p234s",
    "win_tile": "9m",
    "win": "ron",
    "seat_wind": "S",
    "round_wind": "E",
    "circumstances": ["riichi"],
    "dora_indicators": "8m",
}
GAME: Final[dict[str, Any]] = {
    "players": ["A", "B", "C", "D"],
    "events": [
        {"type": "riichi", "seat": 1},
        {"type": "win", "winners": [{"seat": 1, "from": 3, "declared": {"han": 3, "fu": 40}}]},
    ],
}

Run = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs a command on some lines and gives its answers; it must end well and say nothing beside them."""

    def run_command(*words: str, lines: object = b"") -> list[dict[str, Any]]:
        typed = lines if isinstance(lines, bytes) else "\n".join(map(json.dumps, lines)).encode()  # type: ignore[call-overload]
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(typed)))
        code = cli.main(words)
        said = capsysbinary.readouterr()
        assert (code, said.err) == (0, b"")
        return [json.loads(line) for line in said.out.decode("utf-8").splitlines()]

    return run_command


def problem_of(answers: list[dict[str, Any]]) -> dict[str, Any]:
    (answer,) = answers
    problem: dict[str, Any] = answer["problem"]
    return problem
