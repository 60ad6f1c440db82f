"""The page about records: its examples run, and it names everything a record may say."""

import io
import json
import re
import sys
from types import SimpleNamespace
from typing import Final

import pytest

from scorekeeper import cli
from scorekeeper.core.events import PLAYERS, RULES
from scorekeeper.resources import read
from scorekeeper.rulesets.riichi.circumstances import BY_ID
from scorekeeper.rulesets.riichi.events import EventType
from scorekeeper.rulesets.riichi.melds import MELD_KINDS
from scorekeeper.rulesets.riichi.options import ABORTS

PAGE: Final = read("help/records.md").decode("utf-8")
BLOCKS: Final = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES: Final = [
    (command, asked, answer) for (command, asked), (_, answer) in zip(BLOCKS[::2], BLOCKS[1::2], strict=True)
]


def test_the_page_has_examples_of_both_commands() -> None:
    assert [kind for kind, _ in BLOCKS[1::2]] == ["answer"] * len(EXAMPLES)
    assert {command for command, _, _ in EXAMPLES} == {"score", "replay"}


@pytest.mark.parametrize(("command", "asked", "answer"), EXAMPLES)
def test_an_example_is_answered_as_the_page_says(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], command: str, asked: str, answer: str
) -> None:
    line = json.dumps(json.loads(asked)).encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(line)))

    assert cli.main([command]) == 0

    assert json.loads(capsysbinary.readouterr().out) == json.loads(answer)


def test_every_word_of_a_record_is_on_the_page() -> None:
    words = {*BY_ID, *MELD_KINDS, *EventType, *ABORTS, PLAYERS, RULES}

    assert {word for word in words if f"`{word}`" not in PAGE} == set()
