"""A correction of the past in the making: nothing is written before it is accepted, and then all of it in one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.past_draft import PastDraft, read_past, write_past
from scorekeeper.controller.session import SessionController
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.history import (
    Line,
    Past,
    can_be_entered,
    compare,
    inserted,
    line_at_stop,
    line_of,
    replaced,
    struck,
    told_row,
)
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Row
from scorekeeper.core.past_view import Act, PastView
from scorekeeper.core.problem import Problem

STAYS = ("at", "note")
"""What a corrected event keeps of the one before it unless it says otherwise."""


class Scratch:
    """A journal that forgets: the deal being corrected is played here until it is accepted."""

    def splice(self, start: int, stop: int, records: Sequence[Record], header: Record | None = None) -> Problem | None:
        """Nothing is kept, so nothing can fail."""
        return None


class PastController(QObject):
    """Corrects, inserts and strikes deals and corrects the header of the session on the table.

    A deal that is opened is played on `table`, a session of its own up to that deal, and entered in `entry`. `begun`
    tells that one was opened, `asked` that a correction is to be confirmed as it is, `shown` carries the PastView after
    each act, `entered` the EntryView with what keeps it from being accepted, `ended` that it was accepted or given up.
    """

    begun = Signal(object)
    asked = Signal(object)
    shown = Signal(object)
    entered = Signal(object)
    ended = Signal()

    def __init__(
        self, session: SessionController, clock: Callable[[], str], version: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.table = SessionController(clock, version, self)
        self.entry = Entry(self)
        self._before: Past | None = None
        self._work: Past | None = None
        self._line: Line | None = None
        self._act = Act.CORRECT
        self._open = False
        self._reason: Problem | None = None
        self._row: Row | None = None
        self._ended_by: Record = {}
        self._next: Past | None = None
        self.table.changed.connect(self.entry.show_ledger)
        self.entry.changed.connect(self._judge)
        self.entry.ready_to_record.connect(self._take)
        session.changed.connect(self.give_up)
        session.closed.connect(self.give_up)

    @property
    def view(self) -> PastView | None:
        """The correction in the making, None when there is none."""
        ledger = self.table.ledger if self._open else None if self._work is None else self._work.ledger
        if self._before is None or ledger is None:
            return None
        if self._next is None:
            return PastView(self._act, self._row, ledger, reason=self._reason)
        comparison = compare(self._before, self._next)
        return PastView(self._act, self._row, ledger, comparison, self._stuck(self._next), self._reason)

    @property
    def opened(self) -> bool:
        """Whether a deal is open to be entered."""
        return self._open

    # beginning

    def correct(self, event: int) -> None:
        """Open the deal that an event belongs to."""
        self._begin(event, Act.CORRECT)

    def insert(self, event: int) -> None:
        """Enter a deal that was forgotten, before the one that an event belongs to."""
        self._begin(event, Act.INSERT)

    def strike(self, event: int) -> None:
        """Ask whether the deal that an event belongs to is to go."""
        past = self._session.past
        line = None if past is None else line_of(past, event)
        if past is not None and line is not None:
            self._propose(Act.STRIKE, past, past.with_records(struck(past, line)), told_row(line, past.ledger))

    def strike_open(self) -> None:
        """Ask whether the deal that is open is to go."""
        if self._line is not None:
            self.strike(self._line.stop - 1)

    def insert_open(self) -> None:
        """Enter a deal that was forgotten, before the one that is open."""
        if self._line is not None:
            self.insert(self._line.stop - 1)

    def correct_header(self, header: Header) -> None:
        """Ask whether the session is to have begun otherwise; a start that cannot be is refused."""
        past, opening = self._session.past, header.rules.open(header.start)
        if isinstance(opening, Problem):
            self._session.refused.emit(opening)
        elif past is not None and header != past.header:
            self._propose(Act.HEADER, past, past.with_header(header), None)

    def _begin(self, event: int, act: Act) -> None:
        past = self._session.past
        line = None if past is None else line_of(past, event)
        if past is not None and line is not None and act is Act.CORRECT and not can_be_entered(line):
            self.strike(event)
        elif past is not None and line is not None:
            self._before = past
            self._edit(past, line, act, told_row(line, past.ledger))

    def _propose(self, act: Act, before: Past, after: Past, row: Row | None) -> None:
        self._before, self._work, self._next = before, before, after
        self._act, self._row, self._open, self._line, self._reason = act, row, False, None, None
        self.asked.emit(self.view)

    def _edit(self, work: Past, line: Line, act: Act, row: Row | None, reason: Problem | None = None) -> None:
        """Play a deal again up to its end; a touch before its end that has become impossible is left out."""
        self._work, self._line, self._act, self._row, self._reason = work, line, act, row, reason
        self._open, self._next = True, None
        stop = line.first if act is Act.INSERT else line.stop - 1
        played = work.with_records(work.records[:stop])
        while played.ledger.stopped_at is not None and played.ledger.stopped_at.event >= line.first:
            at = played.ledger.stopped_at.event
            played = work.with_records(played.records[:at] + played.records[at + 1 :])
        self._ended_by = {} if act is Act.INSERT else work.records[line.stop - 1]
        self.table.open("", work.header, played.records, Scratch())
        self.begun.emit(self.view)
        self.entry.clear()
        if act is not Act.INSERT:
            problem = self.entry.take_recorded(self._ended_by)
            if problem is not None:
                self.entry.show_fault(problem)

    def drafts_record(self) -> dict[str, object]:
        """The deal that is open, ready for JSON, so that a crash loses nothing; empty when none is."""
        past, table, work, line = self._session.past, self.table.past, self._work, self._line
        if not self._open or past is None or table is None or work is None or line is None:
            return {}
        played = table.records[line.first :]
        return write_past(past, PastDraft(self._act, work, line, played, self.entry.drafts_record()))

    def restore(self, record: Record) -> None:
        """Open the deal that `drafts_record` told of, if it still fits the session on the table."""
        past = self._session.past
        draft = None if past is None else read_past(record, past)
        if past is None or draft is None:
            return
        self._before = past
        work, line, stopped = draft.work, draft.line, draft.work.ledger.stopped_at
        if work is past or stopped is None:
            self._edit(work, line, draft.act, told_row(line, past.ledger))
        else:
            self._edit(work, line, draft.act, self._stuck(work), stopped.problem)
        self.table.open("", work.header, (*work.records[: line.first], *draft.played), Scratch())
        self.entry.restore(draft.entered)

    # while it is open

    def show_again(self) -> None:
        """Say once more how the open deal stands."""
        if self.entry.view is not None:
            self._judge(self.entry.view)

    def _judge(self, view: EntryView) -> None:
        """See what the deal as it is entered now would move in all later ones."""
        if not self._open or self._work is None:
            return
        made = self.entry.made
        self._next = None if made is None else self._with(made)
        past = self.view
        if past is not None and past.comparison is not None and not past.can_accept:
            view = blocked(view)
        self.entered.emit(view)
        self.shown.emit(past)

    def _with(self, made: Record) -> Past | None:
        """The past with the deal that was made in its place."""
        table, work, line = self.table.past, self._work, self._line
        if table is None or work is None or line is None:
            return None
        kept = {key: self._ended_by[key] for key in STAYS if key in self._ended_by}
        deal = (*table.records[line.first :], {**kept, **made})
        put = inserted if self._act is Act.INSERT else replaced
        return work.with_records(put(work.records, line, deal))

    def _take(self, made: Record) -> None:
        """What was entered is a touch within the deal, or its end, which is accepted."""
        outcomes = [] if self.table.ledger is None else self.table.ledger.rules.declaration.outcomes
        if any(each.tap and each.record["type"] == made.get("type") for each in outcomes):
            self.table.record(made)
        else:
            self.accept()

    # ending

    def accept(self) -> None:
        """Write the correction down; not while it makes a later event impossible."""
        after = self._next
        if after is None or after.ledger.stopped_at is not None:
            return
        if self._session.rewrite(after, self._act.value):
            self.give_up()

    def give_up(self) -> None:
        """Leave the past as it is."""
        if self._before is None:
            return
        self._before = self._work = self._next = self._line = self._row = self._reason = None
        self._open = False
        self.ended.emit()

    def go_there(self) -> None:
        """Open the deal that has become impossible, to correct it as well."""
        after = self._next
        line = None if after is None else line_at_stop(after)
        if after is not None and after.ledger.stopped_at is not None and line is not None:
            reason = after.ledger.stopped_at.problem
            self._edit(after, line, Act.CORRECT, self._stuck(after), reason)

    def strike_there(self) -> None:
        """Strike the deal that has become impossible."""
        self._strike_from(rest=False)

    def strike_rest(self) -> None:
        """Strike the deal that has become impossible and all after it."""
        self._strike_from(rest=True)

    def _strike_from(self, rest: bool) -> None:
        after = self._next
        line = None if after is None else line_at_stop(after)
        if after is None or line is None:
            return
        stop = len(after.records) if rest else line.stop
        left = after.with_records(after.records[: line.first] + after.records[stop:])
        self._open, self._next, self._reason = False, left, None
        self.asked.emit(self.view)

    def _stuck(self, after: Past) -> Row | None:
        """The row that the first impossible event had before the correction."""
        line, before = line_at_stop(after), self._before
        if line is None or before is None:
            return None
        ended = after.records[line.stop - 1]
        return next((row for row in before.ledger.rows if before.records[row.event] is ended), None)


def blocked(view: EntryView) -> EntryView:
    """What is entered, not to be accepted while it makes a later event impossible."""
    return replace(view, problem=Problem("past_impossible"))
