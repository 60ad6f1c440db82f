"""Files of records that were made to do harm: each is refused by a sentence, after no more work than its size asks for."""

import json
import os
import sys
from pathlib import Path

import pytest

from scorekeeper.core import json_lines
from scorekeeper.core.answer import in_english
from scorekeeper.core.json_lines import MOST_RECORDS, read_records
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import DEEPEST
from scorekeeper.store.codec import read_record
from scorekeeper.store.files import read_file
from scorekeeper.store.rules_file import load_rules
from tests.store.conftest import id_of


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


def only(content: bytes) -> dict[str, object] | Problem:
    ((_, found),) = read_records(content)
    return found


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'{"a": NaN}', "line_number"),
        (b'{"a": -Infinity}', "line_number"),
        (b'{"a": 1e999}', "line_number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "line_number"),
        (b'{"a": 1, "a": 2}', "line_key_twice"),
        (b'{"a": ' + nested(DEEPEST).encode() + b"}", "line_too_deep"),
        (b'{"a": ' + nested(100_000).encode() + b"}", "line_too_deep"),
        (b'{"a": "\xff"}', "line_not_text"),
        ("{}".encode("utf-16"), "line_not_text"),
        (b"\x1f\x8b\x08\x00", "line_not_text"),
        (b"PK\x03\x04", "line_not_json"),
        (b"null", "line_no_record"),
    ],
)
def test_what_is_no_record_is_told(content: bytes, sentence: str) -> None:
    found = only(content)

    assert isinstance(found, Problem)
    assert found.sentence == sentence
    assert in_english()(found).startswith("Line 1")


def test_what_is_odd_and_harmless_is_read() -> None:
    assert only(b'\xef\xbb\xbf{"a": "\\ud800"}') == {"a": "\ud800"}
    assert only(b'{"a": ' + nested(DEEPEST - 2).encode() + b"}") == {"a": json.loads(nested(DEEPEST - 2))}


@pytest.mark.parametrize("join", [b"\n", b","], ids=["lines", "a list"])
def test_of_too_many_records_no_more_are_read(monkeypatch: pytest.MonkeyPatch, join: bytes) -> None:
    read: list[int] = []
    line = json_lines.read_line

    def counted(content: bytes, number: int) -> dict[str, object] | Problem:
        read.append(number)
        return line(content, number)

    monkeypatch.setattr(json_lines, "read_line", counted)
    content = join.join([b"{}"] * (MOST_RECORDS + 50))

    found = read_records(b"[" + content + b"]" if join == b"," else content)

    assert len(found) == MOST_RECORDS + 1
    assert len(read) <= MOST_RECORDS + 1
    number, last = found[-1]
    assert isinstance(last, Problem)
    assert number == (1 if join == b"," else MOST_RECORDS + 1)
    assert in_english()(last).startswith(f"Line {number}: a file may hold {MOST_RECORDS} records")


def test_what_lies_in_the_store_is_read_as_strictly() -> None:
    assert id_of(read_record('{"a": ' + nested(DEEPEST) + "}")) == "bad_record"
    assert id_of(read_record('{"a": ' + nested(100_000) + "}")) == "bad_record"
    assert read_record('{"a": [' + "[]," * 500 + "[]]}") == {"a": [[]] * 501}


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "any.json"
    with file.open("wb") as opened:
        opened.truncate(1 << 40)

    problem = read_file(file)

    assert isinstance(problem, Problem)
    assert in_english()(problem).startswith(f"{file} holds more than 32 megabytes")
    assert id_of(load_rules(file)) == "rules_file"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are others there")
def test_a_pipe_and_a_device_are_not_waited_for(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")

    for path in (pipe, link, tmp_path):
        assert id_of(read_file(path)) == "file_no_file"
        assert id_of(load_rules(path)) == "file_no_file"
    assert id_of(read_file(link, piped=True)) == "file_no_file"
    assert id_of(read_file(tmp_path / "odd\0name")) == "file_unreadable"
