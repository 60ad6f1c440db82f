"""The session at the table: what happens is written down first and shown then, and any step can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.session_reading import tapped, view_of
from scorekeeper.core.change import Change, between
from scorekeeper.core.declaration import Outcome
from scorekeeper.core.history import Past
from scorekeeper.core.journal import Journal, Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.receipts import RECEIPT, differences, keep, receipt, reckon_anew, with_receipts
from scorekeeper.core.session_record import write_header
from scorekeeper.core.session_view import SessionView

RECEIPTS = "past_receipts"
"""The word for deciding about what an earlier version paid."""


class _Open(Struct):
    """A session while it is open: its events, what they come to, and the steps each way."""

    title: str
    header: Header
    journal: Journal
    records: tuple[Record, ...]
    ledger: Ledger
    done: list[Change]
    undone: list[Change]


class SessionController(QObject):
    """Keeps one session: events go to the journal first, then the table is reckoned anew and shown.

    `undone` carries the record that ended a deal once it has been taken back, after `changed` and before `shown`.

    `changed` carries the ledger after each step and `shown` the same with what the window offers; `recorded` tells that
    an outcome has been written. `failed` carries the Problem when an outcome could not be, `refused` when a touch, an
    undo or a redo could not: then nothing has moved.
    """

    changed = Signal(object)
    shown = Signal(object)
    recorded = Signal()
    undone = Signal(object)
    failed = Signal(object)
    refused = Signal(object)
    closed = Signal()

    def __init__(self, clock: Callable[[], str], version: str, parent: QObject | None = None) -> None:
        """`clock` gives the moment as ISO text, `version` goes on each receipt."""
        super().__init__(parent)
        self._clock = clock
        self._version = version
        self._open: _Open | None = None

    @property
    def ledger(self) -> Ledger | None:
        """The table as it stands, None when no session is open."""
        return None if self._open is None else self._open.ledger

    @property
    def view(self) -> SessionView | None:
        """What the window shows of the session, None when no session is open."""
        return None if self._open is None else self._view(self._open)

    @property
    def past(self) -> Past | None:
        """The session with all its events, None when none is open."""
        table = self._open
        return None if table is None else Past(table.header, table.records, table.ledger)

    @property
    def _records(self) -> tuple[Record, ...]:
        return () if self._open is None else self._open.records

    @property
    def running(self) -> tuple[Record, ...]:
        """The events of the deal that nothing has ended yet."""
        if self._open is None:
            return ()
        return self._open.records[self._open.ledger.open_from :]

    def open(
        self, title: str, header: Header, records: Sequence[Record], journal: Journal, known: Ledger | None = None
    ) -> None:
        """Show a session, whose events come to what is `known`; each of them is one step that can be taken back."""
        events = tuple(records)
        steps = [Change(at, (), (record,)) for at, record in enumerate(events)]
        ledger = replay(header, events) if known is None else known
        self._open = _Open(title, header, journal, events, ledger, steps, [])
        self._show(ledger)

    def close(self) -> None:
        """Put the session away; everything is written down already."""
        if self._open is not None:
            self._open = None
            self.closed.emit()

    def rename(self, title: str) -> None:
        """Show another title; it is kept elsewhere."""
        if self._open is not None:
            self._open.title = title
            self._show()

    def record(self, record: Record) -> bool:
        """Write one event after those of this deal; False, and `failed`, when it cannot happen or be written."""
        return self.conclude((*self.running, record))

    def conclude(self, deal: Sequence[Record]) -> bool:
        """Put events in place of those of the running deal in one step: a new last one, and those before it changed."""
        table = self._open
        if table is None or not deal:
            return False
        before = self.running
        kept = 0
        while kept < min(len(before), len(deal)) and before[kept] == deal[kept]:
            kept += 1
        fresh = tuple(deal[kept:])
        if not fresh and len(deal) == len(before):
            return False
        stamped = tuple(record if "at" in record else {**record, "at": self._clock()} for record in fresh)
        problem = self._take(Change(table.ledger.open_from + kept, before[kept:], stamped))
        if problem is not None:
            self.failed.emit(problem)
            return False
        self.recorded.emit()
        return True

    def rewrite(self, after: Past, word: str) -> bool:
        """Put another past in place of this one, as one step; False, and `refused`, if it cannot be.

        Events without a moment get this one, new deals a receipt; later ones are written anew where they move.
        """
        before, ledger = self.past, after.ledger
        if before is None:
            return False
        if ledger.stopped_at is not None:
            return self._told(ledger.stopped_at.problem)
        known = {id(record) for record in before.records}
        now = self._clock()
        stamped = [each if id(each) in known or "at" in each else {**each, "at": now} for each in after.records]
        paid = with_receipts(before, ledger, stamped, self._version)
        return self.settle(between(before, after.header, paid, word), ledger)

    def keep_paid(self) -> bool:
        """Keep what an earlier version paid where this one would pay otherwise."""
        past = self.past
        if past is None:
            return False
        kept = keep(past.records, differences(past.header, past.records))
        return self.settle(between(past, past.header, kept, RECEIPTS))

    def reckon_anew(self) -> bool:
        """Write today's reckoning on every receipt of an earlier version that says otherwise."""
        past = self.past
        if past is None:
            return False
        anew = reckon_anew(past.header, past.records, self._version)
        return self.settle(between(past, past.header, anew, RECEIPTS))

    def settle(self, step: Change, ledger: Ledger | None = None) -> bool:
        """Take a step whose outcome is known, none for an empty one; False, and `refused`, when it cannot be written."""
        table = self._open
        if step.empty:
            return True
        if table is None or not self._told(self._write(step)):
            return False
        table.done.append(step)
        table.undone.clear()
        self._show(ledger)
        return True

    def tap(self, outcome: str, seat: Seat) -> bool:
        """Write that a player did something in this deal, or take it back when it stands already."""
        found = self._tapped(outcome, seat)
        if found is not None:
            return self._told(self._take(Change(found[0], (found[1],), ())))
        tapped = self._outcome(outcome)
        if tapped is None:
            return False
        record = {**tapped.record, "seat": seat, "at": self._clock()}
        return self._told(self._take(Change(len(self._records), (), (record,))))

    def answer_tap(self, outcome: str, seat: Seat, question: str, value: object) -> bool:
        """Write a further fact about what a player did in this deal, such as that it does not stand."""
        found = self._tapped(outcome, seat)
        if found is None:
            return False
        at, record = found
        return self._told(self._take(Change(at, (record,), ({**record, question: value},))))

    def undo(self) -> bool:
        """Take the last step back."""
        table = self._open
        if table is None or not table.done or not self._told(self._write(table.done[-1].back)):
            return False
        step = table.done.pop()
        table.undone.append(step)
        self._show(gone=self._ended_by(step), back=step)
        return True

    def redo(self) -> bool:
        """Do again what was taken back last."""
        table = self._open
        if table is None or not table.undone or not self._told(self._write(table.undone[-1])):
            return False
        table.done.append(table.undone.pop())
        self._show()
        return True

    def _ended_by(self, step: Change) -> Record | None:
        """The record by which a step that was just taken back had ended the last deal, None for any other step."""
        ledger = self.ledger
        last = step.start + len(step.gone) == len(self._records)
        if ledger is None or not last or not step.come or step.header_come is not None:
            return None
        event = ledger.rules.read_event(step.come[-1])
        return None if isinstance(event, Problem) or not event.ends_deal else step.come[-1]

    def _tapped(self, outcome: str, seat: Seat) -> tuple[int, Record] | None:
        """The event of this deal by which a player did something, and its place among all events."""
        found = None if self._open is None else self._outcome(outcome)
        if self._open is None or found is None:
            return None
        return tapped(found, seat, self._open.records, self._open.ledger)

    def _outcome(self, id_: str) -> Outcome | None:
        """The outcome of the rules in force with an id."""
        ledger = self.ledger
        rows = ledger.rules.declaration.outcomes if ledger is not None else ()
        return next((each for each in rows if each.id == id_), None)

    def _told(self, problem: Problem | None) -> bool:
        """Whether there was no problem; one is told."""
        if problem is not None:
            self.refused.emit(problem)
        return problem is None

    def _take(self, step: Change) -> Problem | None:
        """Take a new step: check it, write it, then show it."""
        table = self._open
        if table is None:
            return Problem("session_missing")
        ledger = step.ledger(table.header, table.records, table.ledger)
        if ledger.stopped_at is not None:
            return ledger.stopped_at.problem
        step = replace(step, come=self._with_receipt(step.come, ledger))
        problem = self._write(step)
        if problem is None:
            table.done.append(step)
            table.undone.clear()
            self._show(ledger)
        return problem

    def _write(self, step: Change) -> Problem | None:
        """Write a step down; only then do the events change."""
        table = self._open
        if table is None:
            return Problem("session_missing")
        stop = step.start + len(step.gone)
        if step.header_come is None:
            problem = table.journal.splice(step.start, stop, step.come)
        else:
            problem = table.journal.splice(step.start, stop, step.come, write_header(step.header_come))
        if problem is None:
            table.records = step.of(table.records)
            table.header = step.header_come or table.header
        return problem

    def _with_receipt(self, come: tuple[Record, ...], ledger: Ledger) -> tuple[Record, ...]:
        """New events, the last with what it moved if it ends a deal, for later versions to compare."""
        last = ledger.rows[-1] if ledger.rows else None
        if not come or last is None or last.event != ledger.events - 1:
            return come
        event = ledger.rules.read_event(come[-1])
        if isinstance(event, Problem) or not event.ends_deal:
            return come
        return (*come[:-1], {**come[-1], RECEIPT: receipt(last.transfers, self._version)})

    def _show(self, ledger: Ledger | None = None, gone: Record | None = None, back: Change | None = None) -> None:
        table = self._open
        if table is None:
            return
        table.ledger = replay(table.header, table.records) if ledger is None else ledger
        self.changed.emit(table.ledger)
        if gone is not None:
            self.undone.emit(gone)
        self.shown.emit(self._view(table, back))

    def _view(self, table: _Open, back: Change | None = None) -> SessionView:
        last, next_ = table.done[-1] if table.done else None, table.undone[-1] if table.undone else None
        return view_of(table.title, Past(table.header, table.records, table.ledger), last, next_, back)
