"""The first word decides: the command line, or the window."""

import sys
from types import ModuleType

import pytest

from scorekeeper.__main__ import ANSWERED_AT_ONCE, COMMANDS, main


@pytest.fixture
def front_ends(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Which of the two front ends was started, with what words."""
    started: list[tuple[str, list[str]]] = []
    for name, code in (("cli", 2), ("wire_window", 3)):
        front_end = ModuleType(f"scorekeeper.{name}")

        def start(words: list[str], _printer: object = None, *, name: str = name, code: int = code) -> int:
            started.append((name, words))
            return code

        front_end.__dict__["main"] = start
        monkeypatch.setitem(sys.modules, f"scorekeeper.{name}", front_end)
        monkeypatch.setattr(f"scorekeeper.{name}", front_end, raising=False)
    return started


@pytest.mark.parametrize("word", sorted(COMMANDS | ANSWERED_AT_ONCE))
def test_a_command_starts_the_command_line(front_ends: list[tuple[str, list[str]]], word: str) -> None:
    assert main(["--store", "folder", word, "-"]) == 2
    assert front_ends == [("cli", ["--store", "folder", word, "-"])]


@pytest.mark.parametrize("words", [[], ["--demo"], ["--store", "score"]])
def test_anything_else_starts_the_window(front_ends: list[tuple[str, list[str]]], words: list[str]) -> None:
    assert main(words) == 3
    assert front_ends == [("wire_window", words)]


def test_the_words_come_from_the_system(
    front_ends: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["scorekeeper", "replay", "-"])

    assert main() == 2
    assert front_ends == [("cli", ["replay", "-"])]
