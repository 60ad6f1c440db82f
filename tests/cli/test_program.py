"""The program as others run it: words, files, pipes, exit codes, and never Qt."""

import io
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from scorekeeper import __version__, cli
from tests.cli.conftest import GAMES, HAND, HANDS


def test_the_program_itself_answers_without_qt() -> None:
    code = (
        "import sys; from scorekeeper.__main__ import main; code = main(sys.argv[1:]);"
        "sys.exit(code or [name for name in sys.modules if name.startswith(('PySide6', 'shiboken', 'sqlite3'))] or 0)"
    )
    for words, typed, lines in (("score", HANDS.read_bytes(), 2076), ("replay", GAMES.read_bytes(), 82)):
        said = subprocess.run(
            [sys.executable, "-X", "utf8=0", "-c", code, words, "-"], input=typed, capture_output=True, check=False
        )
        assert (said.returncode, said.stderr) == (0, b"")
        assert len(said.stdout.splitlines()) == lines


def test_what_was_read_is_answered_before_more_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    line = json.dumps(HAND).encode()
    chunks = [line[:50], line[50:] + b"\n", (line + b"\n") * 3 + line[:9], line[9:]]
    answered: list[int] = []

    class Talking(io.BytesIO):
        """Somebody who types a part of a line, the rest of it, and more."""

        def read1(self, _size: int | None = -1) -> bytes:
            answered.append(capsysbinary.readouterr().out.count(b"\n"))
            return chunks.pop(0) if chunks else b""

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Talking()))

    assert cli.main(["score"]) == 0
    answered.append(capsysbinary.readouterr().out.count(b"\n"))
    assert answered == [0, 0, 1, 3, 0, 1]


def refused(capsysbinary: pytest.CaptureFixture[bytes], *words: str) -> str:
    """What is said on standard error when a command is refused: one sentence, and no answer."""
    try:
        code: object = cli.main(words)
    except SystemExit as end:
        code = end.code
    said = capsysbinary.readouterr()
    assert (code, said.out) == (2, b"")
    (sentence,) = said.err.decode().splitlines()
    return sentence


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("score", "--preset", "nobody"), "nobody"),
        (("replay", "--option", "no_such=1"), "no_such"),
        (("score", "--option", "kiriage_mangan"), "kiriage_mangan"),
        (("score", "--option", "kiriage_mangan=maybe"), "kiriage_mangan"),
        (("score", "--option", "uma=" + "[" * 100_000), "uma"),
        (("score", "--option", "honba_ron=NaN"), "honba_ron"),
        (("score", "--option", "honba_ron=1e400"), "honba_ron"),
        (("score", "--pre", "standard"), "--pre"),
        (("score", "a", "b"), "b"),
        (("rules", "nobody"), "nobody"),
        (("shuffle",), "shuffle"),
        (("score", ""), "No such file"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_wrong_words_are_refused_in_one_sentence(
    capsysbinary: pytest.CaptureFixture[bytes], words: tuple[str, ...], says: str
) -> None:
    assert says in refused(capsysbinary, *words)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert "absent.jsonl" in refused(capsysbinary, "score", str(tmp_path / "absent.jsonl"))
    assert str(tmp_path) in refused(capsysbinary, "replay", str(tmp_path))


def test_help_and_version_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    for words, says in (
        (["--version"], __version__),
        (["--help"], "replay"),
        (["score", "--help"], "--option ID=JSON"),
    ):
        with pytest.raises(SystemExit) as end:
            cli.main(words)
        assert end.value.code == 0
        assert says in capsys.readouterr().out


def test_a_reader_who_goes_away_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "scorekeeper", "score", str(HANDS)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(100)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode != 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_answers_that_cannot_be_written_are_told() -> None:
    with Path("/dev/full").open("wb") as full:
        said = subprocess.run(
            [sys.executable, "-m", "scorekeeper", "score", str(HANDS)], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert said.returncode == cli.WRITING_FAILED
    assert len(said.stderr.splitlines()) == 1


@pytest.mark.parametrize(("stream", "code"), [("stdin", 2), ("stdout", cli.WRITING_FAILED)])
def test_a_stream_that_was_closed_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stream: str, code: int
) -> None:
    monkeypatch.setattr(sys, stream, None)

    assert cli.main(["score", "-"]) == code
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_stopping_the_program_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Stopped(io.BytesIO):
        def read1(self, _size: int | None = -1) -> bytes:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Stopped()))

    assert cli.main(["score"]) == cli.INTERRUPTED
    assert capsys.readouterr() == ("", "")
