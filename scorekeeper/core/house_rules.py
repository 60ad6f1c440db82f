"""Rules that a house has named: what is kept of them, the file they travel in, and what is expected of their place."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final, Protocol

from msgspec import Struct

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import VERSION, is_deep

KIND: Final = "rules"
NAME_LENGTH: Final = 60
_STRING: Final = r'"(?P<written>(?:[^"\\]|\\.)*+)"?(?P<colon>\s*+:)?'
"""A text in a file, and whether it names what comes after it; one without an end is the last."""


class HouseRules(Struct, frozen=True):
    """A house's rules: their name, the preset they started from, and only what differs from it."""

    name: str
    family: str
    preset: str
    options: Mapping[str, object]
    id: int = 0
    """The number they are kept under, 0 while they are kept nowhere."""

    def record(self) -> dict[str, object]:
        """The rules as a file holds them."""
        return {
            "v": VERSION,
            "kind": KIND,
            "ruleset": self.family,
            "name": self.name,
            "preset": self.preset,
            "options": dict(self.options),
        }


class HouseShelf(Protocol):
    """Keeps a house's rules; each act is on disk when it answers, or answers a Problem and has changed nothing."""

    def all(self) -> tuple[HouseRules, ...] | Problem:
        """All rules that are kept, by name."""

    def keep(self, rules: HouseRules) -> int | Problem:
        """Keep rules under their name, in place of those of their number, or as new ones; answers the number."""

    def delete(self, number: int) -> Problem | None:
        """Take rules out of the list; they can be brought back."""

    def restore(self, number: int) -> Problem | None:
        """Bring deleted rules back."""


def house_rules_of(record: Record, number: int = 0) -> HouseRules | str:
    """The rules in a record; the key that is missing or makes no sense when they cannot be read."""
    if record.get("kind", KIND) != KIND:
        return "kind"
    for key in ("name", "ruleset", "preset"):
        value = record.get(key)
        if not isinstance(value, str) or not value.strip():
            return key
    options = record.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(each, str) for each in options):
        return "options"
    name = " ".join(str(record["name"]).split())[:NAME_LENGTH]
    return HouseRules(name, str(record["ruleset"]), str(record["preset"]), options, number)


class RulesFile(Struct, frozen=True):
    """A file of rules as it was read; `lines` tells on which line of it each key stands."""

    rules: HouseRules
    lines: Mapping[str, int] = {}


class _TwiceError(ValueError):
    """A key that a file names twice."""


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        from scorekeeper.core.json_lines import first_twice

        raise _TwiceError(first_twice(pairs))
    return found


def _no_number(word: str) -> float:
    raise ValueError(word)


def read_rules_file(content: bytes, file: str) -> RulesFile | Problem:
    """The rules in a file's content; `rules_file` names the file, the line where it is known, and what is wrong."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _refused(file, "rules_file_not_text", content.count(b"\n", 0, error.start) + 1)
    try:
        record = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        return _refused(file, "rules_file_not_json", error.lineno)
    except _TwiceError as error:
        key = str(error)
        return Problem(
            "rules_file", {"file": file, "line": _line(_lines(text), key), "key": key}, None, "rules_file_twice"
        )
    except (ValueError, RecursionError):
        return _refused(file, "rules_file_not_json", 1)
    if is_deep(record):
        return _refused(file, "rules_file_not_json", 1)
    if not isinstance(record, dict) or record.get("kind") != KIND:
        return Problem("rules_file", {"file": file}, None, "rules_file_kind")
    version = record.get("v", VERSION)
    if type(version) is int and version > VERSION:
        return Problem("rules_file", {}, "v", "record_newer")
    found = "v" if type(version) is not int or version < 1 else house_rules_of(record)
    if isinstance(found, str):
        return Problem(
            "rules_file", {"file": file, "line": _line(_lines(text), found), "key": found}, found, "rules_file_key"
        )
    lines = _lines(text)
    return RulesFile(found, {key: _line(lines, key) for key in (*record, *found.options)})


def _refused(file: str, sentence: str, line: int) -> Problem:
    return Problem("rules_file", {"file": file, "line": line}, None, sentence)


def _lines(text: str) -> dict[str, int]:
    """The line on which each name stands first, as it is written there."""
    lines: dict[str, int] = {}
    line, read = 1, 0
    for found in re.finditer(_STRING, text, re.DOTALL):
        line += text.count("\n", read, found.start())
        read = found.start()
        if found["colon"] is not None:
            lines.setdefault(found["written"], line)
    return lines


def _line(lines: Mapping[str, int], key: str) -> int:
    """The line on which a key stands, 1 when it does not."""
    return lines.get(json.dumps(key, ensure_ascii=False)[1:-1], 1)
