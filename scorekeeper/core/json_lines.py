"""Records as lines of JSON: read more strictly than the language does, so that nothing is guessed, and written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.core.records import is_deep

_MARK: Final = b"\xef\xbb\xbf"
"""What some editors put before a text in UTF-8."""


MOST_RECORDS: Final = 10_000
"""Far more sessions than a table ever plays; what a file holds beyond them is not read."""
Read = tuple[tuple[int, dict[str, object] | Problem], ...]
"""Records, or what is wrong with them, each with its line."""


class _FaultError(ValueError):
    """Something a line may not hold; the problem still lacks the line's number."""

    def __init__(self, sentence: str, **values: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.named = values


def read_line(line: bytes, number: int) -> dict[str, object] | Problem:
    """The record in a line, `number` being its place counted from 1.

    Answers `bad_record`, with the line as `where`, for what is no record: no JSON in UTF-8, not an object, a name twice
    in one object, a number that is not finite or has thousands of digits, or hundreds of levels.
    """
    try:
        record = _DECODER.decode(line.removeprefix(_MARK).decode("utf-8"))
    except UnicodeDecodeError:
        return _fault("line_not_text", number)
    except _FaultError as fault:
        return _fault(fault.sentence, number, fault.named)
    except ValueError:
        return _fault("line_not_json", number)
    except RecursionError:
        return too_deep(number)
    return record if isinstance(record, dict) else _fault("line_no_record", number)


def read_records(content: bytes) -> Read:
    """Every record in a file, or what is wrong with it, each with the line it begins on, counted from 1.

    The file holds one record a line, or is a single record or a list of records over as many lines as it likes. Of more
    than `MOST_RECORDS` only so many are read, and of one with more than `DEEPEST` levels nothing.
    """
    numbered = enumerate(content.split(b"\n"), 1)
    lines = list(islice(((number, line) for number, line in numbered if line.strip()), MOST_RECORDS + 1))
    if not lines:
        return ()
    found = _read_all(content, lines)
    read = tuple((line, too_deep(line) if is_deep(record) else record) for line, record in found[:MOST_RECORDS])
    if len(found) <= MOST_RECORDS:
        return read
    line = found[MOST_RECORDS][0]
    too_many = Problem("bad_record", {"line": line, "most": MOST_RECORDS}, f"line {line}", "line_too_many")
    return (*read, (line, too_many))


def _read_all(content: bytes, lines: Sequence[tuple[int, bytes]]) -> Read:
    number, first = lines[0]
    if first.removeprefix(_MARK).lstrip()[:1] == b"[":
        return _listed(content, number)
    read = read_line(first, number)
    if isinstance(read, Problem) and len(lines) > 1:
        whole = read_line(content, number)
        if isinstance(whole, dict):
            return ((number, whole),)
    return ((number, read), *((line, read_line(each, line)) for line, each in lines[1:]))


def _listed(content: bytes, number: int) -> Read:
    wrapped = read_line(b'{"all":' + content.removeprefix(_MARK) + b"}", number)
    if isinstance(wrapped, Problem):
        return ((number, wrapped),)
    found = wrapped["all"]
    assert isinstance(found, list)  # noqa: S101 - it begins as one
    some = found[: MOST_RECORDS + 1]
    return tuple((number, each if isinstance(each, dict) else _fault("line_no_record", number)) for each in some)


def too_deep(number: int) -> Problem:
    """The problem of a line with more levels than can be walked through."""
    return _fault("line_too_deep", number)


def write_line(record: dict[str, object]) -> bytes:
    """A record as one line; raises RecursionError for one of hundreds of levels."""
    try:
        return _PLAIN.encode(record).encode("utf-8") + b"\n"
    except UnicodeEncodeError:
        # Half a character, which JSON can name and UTF-8 cannot: such a line is written in ASCII.
        return _ASCII.encode(record).encode("ascii") + b"\n"


def _fault(sentence: str, line: int, values: Mapping[str, str] | None = None) -> Problem:
    return Problem("bad_record", {"line": line, **(values or {})}, f"line {line}", sentence)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _FaultError("line_key_twice", key=first_twice(pairs))
    return found


def first_twice(pairs: Iterable[tuple[str, object]]) -> str:
    """The name that is the first to stand in an object again; empty when each stands there once."""
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            return name
        seen.add(name)
    return ""


def _whole(digits: str) -> int:
    try:
        return int(digits)
    except ValueError:
        raise _FaultError("line_number", number=digits[:20] + "…") from None


def _finite(digits: str) -> float:
    found = float(digits)
    if found in (float("inf"), float("-inf")):
        raise _FaultError("line_number", number=digits[:20])
    return found


def _no_number(word: str) -> float:
    raise _FaultError("line_number", number=word)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_finite, parse_int=_whole, parse_constant=_no_number
)
_PLAIN: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
_ASCII: Final = json.JSONEncoder(ensure_ascii=True, allow_nan=False)
