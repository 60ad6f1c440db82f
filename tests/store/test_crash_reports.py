"""Reports of what nobody foresaw."""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from scorekeeper.core.problem import Problem
from scorekeeper.store.crash_reports import KEPT, open_for_the_last_words, take_last_words, write_report
from scorekeeper.store.log_file import open_log

NOW = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)


def fault() -> Exception:
    try:
        sys.set_int_max_str_digits(-1)
    except ValueError as caught:
        return caught
    raise AssertionError


def test_it_tells_what_happened_where_and_in_which_version(tmp_path: Path) -> None:
    open_log(tmp_path).info("recorded")

    file = write_report(tmp_path, fault(), "7.8.9", NOW, home=Path(__file__).parent)

    assert isinstance(file, Path)
    assert file == tmp_path / "crashes" / "crash-2026-01-31-201500.txt"
    text = file.read_text(encoding="utf-8")
    assert text.startswith("Score Keeper 7.8.9\nat 2026-01-31T20:15:00+00:00\nPython 3.")
    assert "ValueError: maxdigits" in text
    assert 'File "~/test_crash_reports.py"' in text
    assert text.rstrip().endswith("recorded")


def test_several_in_one_second_are_kept_apart_and_the_oldest_go(tmp_path: Path) -> None:
    first = write_report(tmp_path, fault(), "1", NOW)
    files = {write_report(tmp_path, fault(), "1", NOW + timedelta(minutes=minute // 2)) for minute in range(KEPT + 3)}

    assert isinstance(first, Path)
    assert len(files) == KEPT + 3
    assert len(list((tmp_path / "crashes").iterdir())) == KEPT
    assert not first.exists()


def test_a_folder_that_cannot_be_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "crashes").write_text("no folder", encoding="utf-8")

    assert isinstance(write_report(tmp_path, fault(), "1", NOW), Problem)
    assert open_for_the_last_words(tmp_path) is None
    assert take_last_words(tmp_path) is None


def test_last_words_are_told_once_and_silence_never(tmp_path: Path) -> None:
    file = open_for_the_last_words(tmp_path)
    assert file is not None
    with file:
        assert take_last_words(tmp_path) is None
        file.write(b"Fatal Python error: Segmentation fault\n")

    report = take_last_words(tmp_path)

    assert report is not None
    assert report.read_bytes().startswith(b"Fatal")
    assert report.match("crash-*.txt")
    assert take_last_words(tmp_path) is None
