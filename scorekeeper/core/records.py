"""Reading public records: every key is looked at once, and the first wrong one is named."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from scorekeeper.core.problem import Problem

VERSION: Final = 1
"""The version of the public records written today; records without one are of the first."""
_SHOWN: Final = 40
DEEPEST: Final = 100
"""Far more levels than any record has."""


class BadRecordError(Exception):
    """A record that cannot be read; caught where reading began and given back as its problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.id)
        self.problem = problem


def bad(what: str, where: str | None = None) -> BadRecordError:
    """The error for a record whose fault is told in a few words."""
    return BadRecordError(Problem("bad_record", {"what": what}, where))


def check_version(record: Mapping[str, object]) -> None:
    """Raise an error for a record of a later form than is known here; without a version it is of the first."""
    version = record.get("v")
    if version is not None and (type(version) is not int or version < 1):
        raise bad(f"“v” must be {VERSION}, not {shown(version)}", "v")
    if version is not None and version > VERSION:
        raise BadRecordError(Problem("bad_record", {}, "v", "record_newer"))


def shown(value: object) -> str:
    """A value as a message shows it, cut when long."""
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def text(record: Mapping[str, object], key: str, default: str | None = None) -> str:
    """The text at a key; the default where the key is absent or null, and an error where there is none."""
    value = record.get(key)
    if value is None and default is not None:
        return default
    if value is None:
        raise bad(f"“{key}” is missing", key)
    if not isinstance(value, str):
        raise bad(f"“{key}” must be text, not {shown(value)}", key)
    return value


def one_of(record: Mapping[str, object], key: str, allowed: Collection[str], default: str | None = None) -> str:
    """The word at a key, one of those allowed."""
    value = text(record, key, default)
    if value not in allowed:
        raise bad(f"“{key}” cannot be {shown(value)}", key)
    return value


def words(record: Mapping[str, object], key: str, allowed: Collection[str]) -> tuple[str, ...]:
    """The list of words at a key, each one of those allowed; empty where the key is absent."""
    found = entries(record, key)
    for each in found:
        if not isinstance(each, str) or each not in allowed:
            raise bad(f"“{key}” has no {shown(each)}", key)
    return tuple(str(each) for each in found)


def entries(record: Mapping[str, object], key: str) -> tuple[object, ...]:
    """The list at a key; empty where the key is absent or null."""
    value = record.get(key)
    if value is None:
        return ()
    if not isinstance(value, list | tuple):
        raise bad(f"“{key}” must be a list, not {shown(value)}", key)
    return tuple(value)


def mapping(value: object, key: str) -> Mapping[str, object]:
    """A value that must be a record itself."""
    if not isinstance(value, Mapping):
        raise bad(f"“{key}” must be a record, not {shown(value)}", key)
    return value


def number(record: Mapping[str, object], key: str, low: int, high: int, default: int | None = None) -> int:
    """The whole number at a key, between two bounds; the default where the key is absent or null."""
    value = record.get(key)
    if value is None and default is not None:
        return default
    if value is None:
        raise bad(f"“{key}” is missing", key)
    if type(value) is not int or not low <= value <= high:
        raise bad(f"“{key}” must be a whole number from {low} to {high}, not {shown(value)}", key)
    return value


def flag(record: Mapping[str, object], key: str, *, default: bool) -> bool:
    """The yes or no at a key; the default where the key is absent or null."""
    value = record.get(key)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise bad(f"“{key}” must be true or false, not {shown(value)}", key)
    return value


def is_deep(record: object) -> bool:
    """Whether a record has more than `DEEPEST` levels, so that looking through it is not safe."""
    level = [record]
    for _ in range(DEEPEST):
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        if not level:
            return False
    return True
