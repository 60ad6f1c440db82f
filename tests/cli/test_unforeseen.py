"""A fault that nobody foresaw is written down and said in one sentence, never a traceback."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from scorekeeper import cli
from scorekeeper.cli_words import REFUSED
from tests.cli.conftest import HAND


def _broken(*_: object, **__: object) -> object:
    raise KeyError("a slip")


Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Runs a command on a hand: its exit code, its answers, and what it says beside them."""

    def run(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(json.dumps(HAND).encode())))
        return cli.main(words), *capsys.readouterr()

    return run


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("scorekeeper.cli.write_line", ("score", "-")),
        ("scorekeeper.cli_travel.open_store", ("export", "--all")),
        ("scorekeeper.cli.add_commands", ("rules",)),
    ],
)
def test_a_report_is_written_and_one_sentence_says_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: Said, place: str, words: tuple[str, ...]
) -> None:
    (tmp_path / "sessions.db").touch()
    monkeypatch.setattr("scorekeeper.cli_travel.usual_folder", lambda *_: tmp_path)
    monkeypatch.setattr(place, _broken)

    code, answers, sentence = said(*words)

    (report,) = (tmp_path / "crashes").iterdir()
    assert (code, answers) == (REFUSED, "")
    assert sentence == f"scorekeeper: something went wrong (KeyError); a report of it lies in {report}\n"
    assert "KeyError: 'a slip'" in report.read_text(encoding="utf-8")


def test_it_lies_in_the_folder_that_was_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: Said) -> None:
    monkeypatch.setattr("scorekeeper.cli._rules_of", _broken)

    code, _, sentence = said("--store", str(tmp_path), "score")

    assert code == REFUSED
    assert [str(file) in sentence for file in (tmp_path / "crashes").iterdir()] == [True]


def test_one_that_cannot_be_written_is_told_as_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: Said
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("scorekeeper.cli._rules_of", _broken)

    code, _, sentence = said("--store", str(tmp_path / "file"), "score")

    assert code == REFUSED
    assert len(sentence.splitlines()) == 1
    assert "KeyError" in sentence
    assert str(tmp_path / "file") in sentence


def test_without_anywhere_to_say_it_the_code_tells(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: Said) -> None:
    monkeypatch.setattr("scorekeeper.cli._rules_of", _broken)
    monkeypatch.setattr(sys, "stderr", None)

    assert said("--store", str(tmp_path), "score")[0] == REFUSED
