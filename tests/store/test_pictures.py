"""Pictures kept beside the sessions: read as they were written or not at all, and never more than there is room for."""

import os
from pathlib import Path

import pytest

from scorekeeper.store.pictures import FOLDER, MOST_BYTES, Pictures


def test_a_picture_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = Pictures(tmp_path)
    assert kept.read("tiles") is None
    kept.write("tiles", b"one")
    kept.write("tiles", b"another")

    assert kept.read("tiles") == b"another"
    assert Pictures(tmp_path).read("tiles") == b"another"
    assert [each.name for each in (tmp_path / FOLDER).iterdir()] == ["tiles"]


def test_a_damaged_picture_is_none(tmp_path: Path) -> None:
    kept = Pictures(tmp_path)
    kept.write("tiles", bytes(range(30)))
    file = tmp_path / FOLDER / "tiles"
    whole = file.read_bytes()
    for at in range(len(whole)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert kept.read("tiles") is None
        file.write_bytes(whole[:at])
        assert kept.read("tiles") is None
    file.write_bytes(whole)
    assert kept.read("tiles") is not None


def test_the_oldest_are_let_go(tmp_path: Path) -> None:
    kept = Pictures(tmp_path)
    for place, name in enumerate("abcd"):
        kept.write(name, bytes(MOST_BYTES // 3))
        if (tmp_path / FOLDER / name).exists():
            os.utime(tmp_path / FOLDER / name, (place, place))
    kept.write("large", bytes(MOST_BYTES))

    assert sorted(each.name for each in (tmp_path / FOLDER).iterdir()) == ["c", "d"]


def test_what_cannot_be_kept_is_not_missed(tmp_path: Path) -> None:
    gone = Pictures(tmp_path / "gone")
    gone.write("tiles", b"one")
    assert gone.read("tiles") is None
    assert not (tmp_path / "gone").exists()
    (tmp_path / FOLDER).write_text("a file where the folder should be")
    barred = Pictures(tmp_path)
    barred.write("tiles", b"one")

    assert barred.read("tiles") is None


@pytest.mark.parametrize("name", ["", "."])
def test_a_folder_is_no_picture(tmp_path: Path, name: str) -> None:
    (tmp_path / FOLDER).mkdir()
    assert Pictures(tmp_path).read(name) is None
