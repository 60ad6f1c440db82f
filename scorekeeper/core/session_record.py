"""A whole session in its public form: what stands before its events, and the ledger they come to."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from scorekeeper.core.events import read_players
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, Stopped
from scorekeeper.core.ledger import replay as replay_events
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, bad, entries, mapping, text
from scorekeeper.core.ruleset import Ruleset


def read_header(record: Record, rules: Ruleset) -> Header | Problem:
    """The players and the start in a session's record, under its rules; `bad_record` when they make no sense."""
    try:
        start = record.get("start")
        players = read_players(record, rules.seats).players
        name = text(record, "rules_name", "")
        header = Header(rules, players, None if start is None else mapping(start, "start"), name)
    except BadRecordError as fault:
        return fault.problem
    opening = rules.open(header.start)
    return opening if isinstance(opening, Problem) else header


def write_header(header: Header) -> dict[str, object]:
    """What a session's record holds of a header, rules value by value; None for what there is not."""
    return {
        "ruleset": header.rules.family,
        "preset": header.rules.preset,
        "edition": header.rules.edition or None,
        "rules_name": header.rules_name or None,
        "options": dict(header.rules.options),
        "players": list(header.players),
        "start": None if header.start is None else dict(header.start),
    }


def replay(record: Record, rules: Ruleset) -> Ledger | Problem:
    """The ledger of a session's record, up to the first event that is impossible or no record at all.

    Answers `bad_record` when players, start or the list of events make no sense.
    """
    header = read_header(record, rules)
    if isinstance(header, Problem):
        return header
    try:
        if record.get("events") is None:
            raise bad("“events” is missing", "events")
        events = entries(record, "events")
    except BadRecordError as fault:
        return fault.problem
    readable: list[Record] = []
    for event in events:
        if not isinstance(event, Mapping):
            break
        readable.append(event)
    ledger = replay_events(header, readable)
    if len(readable) == len(events) or ledger.stopped_at is not None:
        return ledger
    problem = Problem("bad_record", {"what": "an event must be a record"}, "events")
    return replace(ledger, stopped_at=Stopped(len(readable), problem))
