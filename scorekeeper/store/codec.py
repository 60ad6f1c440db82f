"""Records and the JSON text they are kept in, readable for as long as the program lives."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from typing import Final

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import DEEPEST, is_deep

Upgrade = Callable[[dict[str, object]], dict[str, object]]
UPGRADES: Final[tuple[Upgrade, ...]] = ()
"""What turns a record of version 1 into one of version 2, that into version 3, and so on."""


def write_record(record: Record, upgrades: Sequence[Upgrade] = UPGRADES) -> str | Problem:
    """The text of a record, with the version of its form in it; `bad_record` for what JSON cannot say (NaN, a set).

    The text is plain ASCII, so that no name, however odd, can fail to be written.
    """
    try:
        version = {"v": len(upgrades) + 1}
        return json.dumps(version | {**record} | version, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        return Problem("bad_record", sentence="no_record")


def read_record(text: str, upgrades: Sequence[Upgrade] = UPGRADES) -> dict[str, object] | Problem:
    """The record in a text of any version ever written, in today's form and without its version.

    Answers `bad_record` for what is no record, `record_newer` for one of a later program.
    """
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return Problem("bad_record", sentence="no_record")
    # Most texts have too few brackets for many levels, which is seen at once.
    if not isinstance(record, dict) or (text.count("[") + text.count("{") > DEEPEST and is_deep(record)):
        return Problem("bad_record", sentence="no_record")
    return _upgraded(record, upgrades)


def _upgraded(record: dict[str, object], upgrades: Sequence[Upgrade]) -> dict[str, object] | Problem:
    version = record.pop("v", 1)
    if type(version) is not int or version < 1:
        return Problem("bad_record", {}, "v", "no_record")
    if version > len(upgrades) + 1:
        return Problem("record_newer", {}, "v")
    for upgrade in upgrades[version - 1 :]:
        record = upgrade(record)
    return record


def write_session(header: Record, events: Sequence[Record]) -> str | Problem:
    """A whole session as one line of its public form: the header's keys, and its events beside them."""
    return write_record({**header, "events": list(events)})


def read_session(text: str) -> tuple[dict[str, object], tuple[dict[str, object], ...]] | Problem:
    """The header and the events of a session's public record; `bad_record` when they are not there."""
    record = read_record(text)
    if isinstance(record, Problem):
        return record
    events = record.pop("events", None)
    if not isinstance(events, list) or not all(isinstance(event, dict) for event in events):
        return Problem("bad_record", {}, "events", "no_record")
    return record, tuple(events)


def checksum(kept: object) -> int:
    """A number that changes when a letter of the text does: the database itself would not notice a flipped bit.

    -1, which no text has, for what is no text: damage can turn one into something else.
    """
    return zlib.crc32(kept.encode()) if isinstance(kept, str) else -1
