"""Files that players choose: written whole or not at all, and read whole."""

import os
import stat
from pathlib import Path

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.store import files
from scorekeeper.store.files import read_file, write_file


def test_a_file_is_put_in_place_of_another_and_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    assert write_file(file, b"one") is None
    file.chmod(0o640)

    assert write_file(file, b"two") is None

    assert read_file(file) == b"two"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["out.json"]


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "out.json"
    file.write_bytes(b"old")

    def refuse(_self: Path, _target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)

    problem = write_file(file, b"new")

    assert problem is not None
    assert problem.id == "file_unwritten"
    assert file.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["out.json"]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    problem = write_file(tmp_path / "no" / "out.json", b"")
    assert problem is not None
    assert str(tmp_path / "no" / "out.json") in str(problem.values["file"])
    found = read_file(tmp_path)
    assert isinstance(found, Problem)
    assert found.id == "file_no_file"
    absent = read_file(tmp_path / "no")
    assert isinstance(absent, Problem)
    assert absent.id == "file_unreadable"


def test_new_files_have_the_rights_of_any_other(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        assert files.write_file(tmp_path / "out.csv", b"") is None
        assert stat.S_IMODE((tmp_path / "out.csv").stat().st_mode) == 0o640
        assert os.umask(0o027) == 0o027
    finally:
        os.umask(before)
