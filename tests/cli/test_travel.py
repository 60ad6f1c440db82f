"""Export and import on the command line: numbers, files, forms, and what is said."""

import io
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scorekeeper import cli
from scorekeeper.cli_travel import usual_folder
from tests.cli.conftest import GAME, Run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two sessions, the second changed last."""
    file = tmp_path / "two.jsonl"
    file.write_text("".join(json.dumps({**GAME, "title": title}) + "\n" for title in ("one", "two")), encoding="utf-8")
    other = json.loads(file.read_text(encoding="utf-8").splitlines()[1])
    other["players"] = ["E", "F", "G", "H"]
    file.write_text(json.dumps({**GAME, "title": "one"}) + "\n" + json.dumps(other) + "\n", encoding="utf-8")
    assert cli.main(["import", str(file), "--store", str(tmp_path / "store")]) == 0
    return tmp_path / "store"


def code_and_said(capsysbinary: pytest.CaptureFixture[bytes], *words: str) -> tuple[object, bytes, str]:
    capsysbinary.readouterr()
    try:
        code: object = cli.main(words)
    except SystemExit as end:
        code = end.code
    said = capsysbinary.readouterr()
    return code, said.out, said.err.decode()


def test_the_last_session_one_by_its_number_or_all(folder: Path, run: Run, tmp_path: Path) -> None:
    store = ("--store", str(folder))
    assert [each["title"] for each in run("export", *store)] == ["two"]
    assert [each["title"] for each in run("export", "1", *store)] == ["one"]
    assert [each["title"] for each in run("export", "--all", "-", *store)] == ["one", "two"]
    listed = run("export", "--list", *store)
    assert [(each["session"], each["players"][0], each["events"]) for each in listed] == [(2, "E", 2), (1, "A", 2)]

    file = tmp_path / "out.jsonl"
    assert run("export", "1", str(file), *store) == []
    (read,) = run("import", str(file), "--store", str(tmp_path / "other"))
    assert read == {"file": str(file), "line": 1, "title": "one", "session": 1, "events": 2, "left_out": 0}


def test_the_form_is_what_the_file_ends_in_unless_it_is_named(folder: Path, run: Run, tmp_path: Path) -> None:
    table, record = tmp_path / "out.csv", tmp_path / "named.csv"
    run("export", str(table), "--store", str(folder))
    run("export", str(record), "--format", "record", "--store", str(folder))
    assert table.read_bytes().startswith(b"\xef\xbb\xbfsession,")
    assert json.loads(record.read_bytes())["title"] == "two"


def test_pages_are_made_by_the_program_itself_without_a_screen(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "out.pdf"
    words = ["export", "--all", str(file), "--store", str(folder)]
    said = subprocess.run(
        [sys.executable, "-m", "scorekeeper", *words],
        capture_output=True,
        check=False,
        env={"PATH": "", "HOME": str(tmp_path)},
    )
    assert (said.returncode, said.stdout) == (0, b"")
    assert file.read_bytes().startswith(b"%PDF-")
    assert file.read_bytes().count(b"/Type /Page\n") == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("export", "9"), "no session 9"),
        (("export", "1", "a", "b"), "“b” is one word too many"),
        (("export", "1", "--all"), "“1” is one word too many"),
        (("export", "1", "--format", "doc"), "doc"),
        (("export", "1", "absent/out.json"), "absent"),
        (("export", "1", "--format", "pdf"), "another format"),
        (("import",), "FILE"),
    ],
)
def test_wrong_words_are_refused(
    folder: Path, capsysbinary: pytest.CaptureFixture[bytes], words: tuple[str, ...], says: str
) -> None:
    code, out, err = code_and_said(capsysbinary, *words, "--store", str(folder))
    assert (code, out) == (2, b"")
    assert says in err
    assert len(err.splitlines()) == 1


def test_a_folder_without_sessions_is_named(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    code, _, err = code_and_said(capsysbinary, "export", "--store", str(tmp_path / "wrong"))
    assert code == 2
    assert str(tmp_path / "wrong") in err
    assert not (tmp_path / "wrong").exists()


def test_an_import_tells_what_it_left_out_by_file_and_line(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = {**GAME, "title": "lost", "events": [*GAME["events"], {"type": "riichi", "seat": 9}]}
    typed = (json.dumps(GAME) + "\n\n" + json.dumps(lost) + "\nnonsense\n").encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(typed)))
    words = ("import", "-", str(tmp_path / "absent"), "--store", str(tmp_path / "store"))

    code, out, err = code_and_said(capsysbinary, *words)

    told: list[dict[str, Any]] = [json.loads(each) for each in out.splitlines()]
    assert (code, err) == (2, "")
    assert [each.get("line") for each in told] == [1, 3, 4, None]
    assert told[0]["session"] == 1
    assert (told[1]["title"], told[1]["event"], told[1]["problem"]["id"]) == ("lost", 2, "bad_seat")
    assert [each["problem"]["id"] for each in told[2:]] == ["bad_record", "file_unreadable"]

    file = tmp_path / "again.jsonl"
    file.write_text(json.dumps(lost), encoding="utf-8")
    code, out, _ = code_and_said(capsysbinary, "import", str(file), "--partly", "--store", str(tmp_path / "store2"))
    assert (code, json.loads(out)["left_out"]) == (0, 1)


def test_without_a_folder_the_sessions_are_those_of_the_window() -> None:
    home = Path("home")
    assert usual_folder("linux", {}, home) == home / ".local" / "share" / "scorekeeper"
    assert usual_folder("linux", {"XDG_DATA_HOME": "/data"}, home) == Path("/data/scorekeeper")
    assert usual_folder("darwin", {}, home) == home / "Library" / "Application Support" / "scorekeeper"
    assert usual_folder("win32", {"APPDATA": "roaming"}, home) == Path("roaming/scorekeeper")
