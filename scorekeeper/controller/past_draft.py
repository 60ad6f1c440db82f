"""A half-entered correction of the past in a form that can be kept, and back again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from scorekeeper.core.history import Line, Past, line_at_stop, line_of
from scorekeeper.core.journal import Record
from scorekeeper.core.past_view import Act


class PastDraft(Struct, frozen=True):
    """A deal of the past as it lay open.

    `work` is the session with what was corrected before this deal, the session itself where nothing was; `line` is the
    deal in it, `played` what was done in it before its end, and `entered` what had been entered of its end.
    """

    act: Act
    work: Past
    line: Line
    played: tuple[Record, ...]
    entered: Record


def write_past(past: Past, draft: PastDraft) -> dict[str, object]:
    """An open deal ready for JSON; empty for one that was reached by a correction of the session's start."""
    if draft.work.header != past.header:
        return {}
    return {
        "act": draft.act.value,
        "event": draft.line.stop - 1,
        "events": len(past.records),
        "work": None if draft.work.records == past.records else [dict(each) for each in draft.work.records],
        "played": [dict(each) for each in draft.played],
        "entered": dict(draft.entered),
    }


def read_past(record: Record, past: Past) -> PastDraft | None:
    """What `write_past` wrote, None for a record that does not fit this session as it is now."""
    act, event, entered = record.get("act"), record.get("event"), record.get("entered")
    played, work = _records(record.get("played"), past), past
    if record.get("work") is not None:
        records = _records(record["work"], past)
        work = past if records is None else past.with_records(records)
        played = played if records is not None else None
    known = act in {Act.CORRECT.value, Act.INSERT.value} and type(event) is int and isinstance(entered, Mapping)
    if not known or played is None or record.get("events") != len(past.records):
        return None
    line = line_of(past, event) if work is past and isinstance(event, int) else line_at_stop(work)
    if line is None or not isinstance(entered, Mapping):
        return None
    return PastDraft(Act(str(act)), work, line, played, dict(entered))


def _records(kept: object, past: Past) -> tuple[Record, ...] | None:
    """Events as they were kept; those that the session has are its own again, None when they are no events."""
    if not isinstance(kept, Sequence) or not all(isinstance(each, Mapping) for each in kept):
        return None
    return tuple(next((own for own in past.records if own == each), dict(each)) for each in kept)
