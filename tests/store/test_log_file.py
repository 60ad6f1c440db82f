"""The log: its files, how large they get, and what stands in them."""

import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.store.crash_reports import open_for_the_last_words
from scorekeeper.store.log_file import FILE, FOLDER, TurningLog, last_lines, open_log


def log_into(file: Path, full: int, kept: int, name: str = "test") -> logging.Logger:
    log = logging.getLogger(name)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.handlers[:] = [TurningLog(file, full, kept)]
    return log


def test_a_full_file_is_put_aside_and_the_oldest_goes(tmp_path: Path) -> None:
    file = tmp_path / "log" / "a.log"
    log = log_into(file, full=400, kept=3)

    for number in range(100):
        log.info("line %02d", number)

    files = sorted(tmp_path.rglob("*"))[1:]
    assert [each.name for each in files] == ["a.log", "a.log.1", "a.log.2"]
    assert all(each.stat().st_size <= 400 for each in files)
    lines = [line[-2:] for each in reversed(files) for line in each.read_text(encoding="utf-8").splitlines()]
    assert lines == [f"{number:02}" for number in range(100 - len(lines), 100)]
    assert len(lines) > 15


def test_two_windows_write_into_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    here, there = (log_into(file, 200, 2, name) for name in ("here", "there"))

    for number in range(9):
        (here if number % 2 else there).info("line %d", number)

    both = [*(tmp_path / "a.log.1").read_text(encoding="utf-8").splitlines(), *file.read_text("utf-8").splitlines()]
    assert [line[-6:] for line in both] == [f"line {number}" for number in range(9)][-len(both) :]


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("no folder", encoding="utf-8")

    open_log(tmp_path).info("started")

    assert last_lines(tmp_path, 9) == ""


def test_the_last_lines_are_of_this_folder_alone(tmp_path: Path) -> None:
    log = open_log(tmp_path / "one")
    log.info("first")
    log.debug("too small a matter")
    open_log(tmp_path / "two").info("second")

    assert last_lines(tmp_path / "one", 9).endswith(" first")
    assert last_lines(tmp_path / "two", 9).endswith(" second")
    assert (tmp_path / "one" / FOLDER / FILE).stat().st_mode & 0o077 == 0


def test_a_folder_that_was_moved_away_is_not_made_anew(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "new" / "folder", tmp_path / "elsewhere"
    log = open_log(folder)
    log.info("before")
    folder.rename(elsewhere)

    log.info("meanwhile")

    assert not folder.exists()
    elsewhere.rename(folder)
    log.info("after")
    assert [line.split()[-1] for line in last_lines(folder, 9).splitlines()] == ["before", "after"]


def a_pipe(file: Path) -> None:
    os.mkfifo(file)


def a_link(file: Path) -> None:
    file.symlink_to(file.parent / "another")


@pytest.mark.skipif(os.name == "nt", reason="links and pipes are made otherwise there")
@pytest.mark.parametrize("make", [a_pipe, a_link])
def test_no_link_is_followed_and_no_pipe_waited_for(tmp_path: Path, make: Callable[[Path], None]) -> None:
    for folder, name in (("log", FILE), ("crashes", "last-words.txt")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "another").write_text("another's", encoding="utf-8")
        make(tmp_path / folder / name)

    open_log(tmp_path).info("recorded")

    assert open_for_the_last_words(tmp_path) is None
    assert last_lines(tmp_path, 9) == ""
    assert {each.read_text(encoding="utf-8") for each in tmp_path.rglob("another")} == {"another's"}
