"""A session's past in pieces that can be corrected, and what moves in all later hands when one is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from scorekeeper.core.events import PLAYERS, RULES
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, Row, Stopped, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Result


class Past(Struct, frozen=True):
    """A session's header and events with the ledger they come to."""

    header: Header
    records: tuple[Record, ...]
    ledger: Ledger

    @classmethod
    def of(cls, header: Header, records: Sequence[Record]) -> Past:
        """The past that a header and events make."""
        return cls(header, tuple(records), replay(header, records))

    def with_records(self, records: Sequence[Record]) -> Past:
        """The same session with other events."""
        return Past.of(self.header, records)

    def with_header(self, header: Header) -> Past:
        """The same events under another header."""
        return Past.of(header, self.records)


class Line(Struct, frozen=True):
    """One piece of the past: a deal with the touches before its end, a correction, or a change of rules or players.

    Its events are those from `first` up to `stop`, the last one is `record`; `row` is its row in the ledger, None for what
    leaves none.
    """

    first: int
    stop: int
    kind: str
    row: Row | None
    record: Record


class Moved(Struct, frozen=True):
    """A row of the history that a correction changes; `then` is None for a new row, `now` for one that is gone."""

    then: Row | None
    now: Row | None


class Comparison(Struct, frozen=True):
    """What a correction does: the rows that change, the result before and after, and the first event it makes impossible.

    `still` counts the rows after the correction that stay as they were.
    """

    moves: tuple[Moved, ...]
    still: int
    then: Result
    now: Result
    stopped: Stopped | None

    @property
    def problem(self) -> Problem | None:
        """Why the correction cannot be accepted as it is."""
        return None if self.stopped is None else self.stopped.problem


def can_be_entered(line: Line) -> bool:
    """Whether a piece of the past was entered as an outcome; a change of rules or players was not."""
    return line.kind not in {RULES, PLAYERS}


def lines(past: Past) -> tuple[Line, ...]:
    """Everything that has happened, in order, but for the deal that is still running.

    A correction within a deal stands before it and lies within its events.
    """
    return tuple(_lines(past.ledger, past.records))


def _lines(ledger: Ledger, records: Sequence[Record]) -> Iterator[Line]:
    taps = {each.record["type"] for each in ledger.rules.declaration.outcomes if each.tap}
    within = {each.id for each in ledger.rules.declaration.outcomes if not each.ends_deal}
    rows = {row.event: row for row in ledger.rows}
    start = 0
    for at in range(ledger.events):
        kind, row = str(records[at].get("type")), rows.get(at)
        if kind in taps:
            continue
        own = kind in {RULES, PLAYERS} or (row is not None and kind in within)
        yield Line(at if own else start, at + 1, kind, row, records[at])
        if not own or start == at:
            start = at + 1


def told(past: Past) -> tuple[Row, ...]:
    """A row for every piece of the past; one that moves no points is told by its kind alone."""
    return tuple(told_row(line, past.ledger) for line in lines(past))


def told_row(line: Line, ledger: Ledger) -> Row:
    """The row by which a piece of the past is told."""
    if line.row is not None:
        return line.row
    return Row(line.stop - 1, line.first, line.kind, {}, (), (0,) * ledger.rules.seats, (), ledger.players)


def line_of(past: Past, event: int) -> Line | None:
    """The piece of the past that an event belongs to; an impossible event is looked for among all of its session."""
    found = [each for each in lines(past) if each.first <= event < each.stop]
    return min(found, key=lambda each: each.stop - each.first, default=None)


def line_at_stop(past: Past) -> Line | None:
    """The piece that the first impossible event belongs to, up to the end of its deal; None when nothing is impossible."""
    stopped = past.ledger.stopped_at
    if stopped is None or stopped.event >= len(past.records):
        return None
    outcomes = past.ledger.rules.declaration.outcomes
    taps = {each.record["type"] for each in outcomes if each.tap}
    within = {each.id for each in outcomes if not each.ends_deal and not each.tap}
    kinds = [str(record.get("type")) for record in past.records]
    if kinds[stopped.event] in {RULES, PLAYERS}:
        return Line(stopped.event, stopped.event + 1, kinds[stopped.event], None, past.records[stopped.event])
    last = stopped.event
    while kinds[last] in taps and last + 1 < len(kinds):
        last += 1
    first = stopped.event if kinds[last] in within else past.ledger.open_from
    return Line(first, last + 1, kinds[last], None, past.records[last])


def own_events(past: Past, line: Line) -> tuple[Record, ...]:
    """The events of a piece of the past, without corrections that stand by themselves within it."""
    others = {each.first for each in lines(past) if line.first <= each.first and each.stop < line.stop}
    return tuple(past.records[at] for at in range(line.first, line.stop) if at not in others)


def replaced(records: Sequence[Record], line: Line, come: Sequence[Record]) -> tuple[Record, ...]:
    """The events with others in place of one piece."""
    return (*records[: line.first], *come, *records[line.stop :])


def inserted(records: Sequence[Record], line: Line, come: Sequence[Record]) -> tuple[Record, ...]:
    """The events with others before one piece."""
    return (*records[: line.first], *come, *records[line.first :])


def struck(past: Past, line: Line) -> tuple[Record, ...]:
    """The events without one piece; a correction that stands by itself within a deal stays."""
    own = {id(record) for record in own_events(past, line)}
    left = [record for record in past.records[line.first : line.stop] if id(record) not in own]
    return replaced(past.records, line, left)


def compare(before: Past, after: Past) -> Comparison:
    """What is other after a correction than before; an event that stayed is known by being the same object.

    Rows that the corrected session no longer reaches, because an event before them is impossible, are left out.
    """
    then, now = _rows(before), _rows(after)
    kept = {id(record) for record in after.records}
    moves: list[Moved] = []
    gone: list[int] = []
    still, at = 0, 0
    names = [name for name, _ in now]
    for name, row in then:
        if name not in kept:
            gone.append(len(moves))
            moves.append(Moved(row, None))
            continue
        while at < len(now) and names[at] != name:
            _come(moves, gone, now[at][1])
            at += 1
        if at == len(now):
            break
        gone.clear()
        if _alike(row, now[at][1]):
            still += bool(moves)
        else:
            moves.append(Moved(row, now[at][1]))
        at += 1
    for _, row in now[at:]:
        _come(moves, gone, row)
    moves = [each for each in moves if each.then is None or each.now is None or not _alike(each.then, each.now)]
    return Comparison(tuple(moves), still, before.ledger.result, after.ledger.result, after.ledger.stopped_at)


def _rows(past: Past) -> list[tuple[int, Row]]:
    return [(id(past.records[row.event]), row) for row in past.ledger.rows]


def _come(moves: list[Moved], gone: list[int], row: Row) -> None:
    """A new row takes the place of the first one gone just before it."""
    if gone:
        place = gone.pop(0)
        moves[place] = Moved(moves[place].then, row)
    else:
        moves.append(Moved(None, row))


def _alike(one: Row, other: Row) -> bool:
    return (one.kind, one.fields, one.deltas, one.scores) == (other.kind, other.fields, other.deltas, other.scores)
