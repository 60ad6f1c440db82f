"""Sessions from files of our own records: what can be read of them, and what was left out and why."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

from scorekeeper.core.journal import Record
from scorekeeper.core.json_lines import read_records
from scorekeeper.core.ledger import Stopped, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, bad, check_version, entries, mapping, text
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.session_record import read_header
from scorekeeper.store.sessions import Store

MakeRules = Callable[[str | None, str | None, Mapping[str, object]], Ruleset | Problem]
"""Rules from a family, a preset and changed options."""
_EVENTS: Final = "events"
_SET_ASIDE: Final = frozenset({_EVENTS, "id", "v"})


class Found(Struct, frozen=True):
    """One session in a file, `line` counted from 1: its header with every rule written out, and its events.

    `stopped` tells where it cannot be followed further and why; then `events` are those before. `over` whether it ended.
    """

    line: int
    title: str
    rules: Ruleset
    header: Record
    events: tuple[Record, ...]
    over: bool
    stopped: Stopped | None = None


class LeftOut(Struct, frozen=True):
    """Something in a file that was not taken, and why; `event` is the entry at fault, counted from 0.

    `words` are those of its family, where it is known; `kept` is the number of a session that is kept already.
    """

    line: int
    title: str
    problem: Problem
    event: int | None = None
    words: Mapping[str, str] | None = None
    kept: int | None = None


class Taken(Struct, frozen=True):
    """A session that is kept now, under its new number; `left` events at its end were not taken."""

    line: int
    title: str
    session: int
    events: int
    left: int = 0


def read_sessions(content: bytes, rules: MakeRules) -> tuple[Found | LeftOut, ...]:
    """All that a file holds, in order: JSON Lines, one record over many lines, or a list of records."""
    found = tuple(
        LeftOut(line, "", record) if isinstance(record, Problem) else _read(line, record, rules)
        for line, record in read_records(content)
    )
    return found or (LeftOut(1, "", Problem("import_empty")),)


def _read(line: int, record: Record, make: MakeRules) -> Found | LeftOut:
    title = record.get("title")
    title = title if isinstance(title, str) else ""
    try:
        check_version(record)
        if record.get("kind", "session") != "session" or _EVENTS not in record:
            return LeftOut(line, title, Problem("import_no_session"))
        family, preset = (None if record.get(key) is None else text(record, key) for key in ("ruleset", "preset"))
        options = {} if record.get("options") is None else mapping(record["options"], "options")
        events = tuple(mapping(each, _EVENTS) for each in entries(record, _EVENTS))
        for key in ("started", "note", "title"):
            if not isinstance(record.get(key, ""), str):
                raise bad(f"“{key}” must be text", key)
    except BadRecordError as fault:
        return LeftOut(line, title, fault.problem)
    rules = make(family, preset, options)
    header = rules if isinstance(rules, Problem) else read_header(record, rules)
    if isinstance(rules, Problem) or isinstance(header, Problem):
        problem = rules if isinstance(rules, Problem) else header
        assert isinstance(problem, Problem)  # noqa: S101 - one of the two is
        return LeftOut(line, title, problem, words=None if isinstance(rules, Problem) else rules.words)
    ledger = replay(header, events)
    written = {key: value for key, value in record.items() if key not in _SET_ASIDE} | {
        "ruleset": rules.family,
        "preset": rules.preset,
        "options": dict(rules.options),
        "players": list(header.players),
    }
    return Found(line, title, rules, written, events, ledger.over, ledger.stopped_at)


def take_in(store: Store, found: Sequence[Found | LeftOut], *, partly: bool = False) -> tuple[Taken | LeftOut, ...]:
    """Keep the sessions that were found. One that is kept already, entry for entry, is left out.

    So is one that cannot be followed to its end, unless `partly`: then its entries before the fault are kept.
    """
    kept = _Kept(store)
    return tuple(each if isinstance(each, LeftOut) else _take(store, kept, each, partly=partly) for each in found)


def _take(store: Store, kept: _Kept, found: Found, *, partly: bool) -> Taken | LeftOut:
    events = found.events
    if found.stopped is not None:
        if not partly:
            stopped = found.stopped
            return LeftOut(found.line, found.title, stopped.problem, stopped.event, found.rules.words)
        events = events[: found.stopped.event]
    known = kept.number_of(found.header, events)
    if isinstance(known, Problem):
        return LeftOut(found.line, found.title, known)
    if known is not None:
        return LeftOut(found.line, found.title, Problem("import_known"), kept=known)
    made = store.create(found.header, events)
    if isinstance(made, Problem):
        return LeftOut(found.line, found.title, made)
    kept.add(made, found.header, events)
    problem = store.set_finished(made) if found.over else None
    if problem is not None:
        return LeftOut(found.line, found.title, problem)
    return Taken(found.line, found.title, made, len(events), len(found.events) - len(events))


class _Kept:
    """The sessions that are kept, however many there are: each is read once at most, and only when it may be wanted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unread: dict[str, list[int]] | None = None
        self._numbers: dict[bytes, int] = {}

    def number_of(self, header: Record, events: tuple[Record, ...]) -> int | Problem | None:
        """The number of the session that is kept already, the same in every entry; None when there is none."""
        if self._unread is None:
            lines = self._store.sessions()
            if isinstance(lines, Problem):
                return lines
            self._unread = {}
            for line in lines:
                self._unread.setdefault(_outline(line.events, line.started, line.players), []).append(line.id)
        for number in self._unread.pop(_outline(len(events), header.get("started", ""), header["players"]), ()):
            kept = self._store.read(number)
            if not isinstance(kept, Problem):
                self._numbers.setdefault(_content(kept.header, kept.events), number)
        return self._numbers.get(_content(header, events))

    def add(self, number: int, header: Record, events: tuple[Record, ...]) -> None:
        """One more is kept now."""
        self._numbers[_content(header, events)] = number


def _outline(events: int, started: object, players: object) -> str:
    """What the list of sessions tells of one."""
    return json.dumps([events, started, players])


def _content(header: Record, events: tuple[Record, ...]) -> bytes:
    """What makes two sessions the same; their names may differ."""
    told = {"started": "", **{key: value for key, value in header.items() if key not in ("title", "v")}}
    return sha256(json.dumps([told, events], sort_keys=True).encode()).digest()
