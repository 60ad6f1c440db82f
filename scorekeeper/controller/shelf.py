"""The sessions that are kept: one is begun or gone on with, the others are named, put away and brought back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.session import SessionController
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.receipts import Differing, followed
from scorekeeper.core.rules_event import rules_name
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import Kept, NewSession, RulesChoice, SessionLine, Shelf, ShelfView

MakeRules = Callable[[str, str, Mapping[str, object]], Ruleset | Problem]
"""Rules from a family, a preset and changed options."""


class _Signals(QObject):
    listed = Signal(object)
    opened = Signal(object)
    differing = Signal(object)
    begun = Signal()
    failed = Signal(object)


class ShelfController(_Signals, Generic[Kept]):
    """Keeps the list of sessions and puts one of them on the table.

    `listed` carries a ShelfView after each change, `opened` the half-entered hand that belongs to the session just put on
    the table (an empty record when there is none), `failed` a Problem; then nothing has changed. `differing` carries what
    an earlier version paid otherwise: that session is put on the table once it is said what stays.
    """

    def __init__(
        self,
        shelf: Shelf[Kept],
        rules: MakeRules,
        choices: Sequence[RulesChoice],
        session: SessionController,
        clock: Callable[[], str],
    ) -> None:
        super().__init__()
        self._choices = choices
        self._shelf = shelf
        self._rules = rules
        self._session = session
        self._clock = clock
        self._id: int | None = None
        self._half: Record | None = None
        self._finished = False
        self._deleted: SessionLine | None = None
        self._reckoned: tuple[Record, tuple[Record, ...], Ledger] | None = None
        session.changed.connect(self._note_end)
        session.closed.connect(self._put_down)

    @property
    def open_id(self) -> int | None:
        """The number of the session on the table, None when there is none."""
        return self._id

    def list(self) -> None:
        """Say which sessions there are."""
        lines, names = self._shelf.sessions(), self._shelf.known_players()
        if isinstance(lines, Problem):
            self.failed.emit(lines)
        else:
            known = () if isinstance(names, Problem) else names
            self.listed.emit(ShelfView(lines, known, self._deleted, self._choices, self._again(lines)))

    def _again(self, lines: tuple[SessionLine, ...]) -> NewSession | None:
        """Another session with the players and rules that the last one has now; none when it cannot be read."""
        if lines and lines[0].id == self._id and self._session.past is not None:
            past = self._session.past
            return self._like(past.header, past.records, past.ledger)
        kept = self._shelf.read(lines[0].id) if lines else None
        header = None if kept is None or isinstance(kept, Problem) else self._header(kept.header)
        if kept is None or isinstance(kept, Problem) or header is None or isinstance(header, Problem):
            return None
        if self._reckoned is None or self._reckoned[:2] != (kept.header, kept.events):
            self._reckoned = (kept.header, kept.events, replay(header, kept.events))
        return self._like(header, kept.events, self._reckoned[2])

    def _like(self, header: Header, records: tuple[Record, ...], ledger: Ledger) -> NewSession:
        rules, name = ledger.rules, rules_name(header, records[: ledger.events])
        choices = self._choices if name else ()
        key = next((each.key for each in choices if each.house is not None and each.name == name), "")
        return NewSession(rules.family, rules.preset, ledger.players, "", rules.changed, name, None, key)

    def show_rules(self, choices: Sequence[RulesChoice]) -> None:
        """Offer other rules from now on."""
        self._choices = choices
        self.list()

    def begin(self, wish: NewSession) -> None:
        """Begin a session and put it on the table; its rules are written down value by value."""
        rules = self._rules(wish.family, wish.preset, wish.options)
        if isinstance(rules, Problem):
            self.failed.emit(rules)
            return
        state = rules.open(wish.start)
        if isinstance(state, Problem):
            self.failed.emit(state)
            return
        header: dict[str, object] = {
            "v": 1,
            "ruleset": rules.family,
            "preset": rules.preset,
            **({"edition": rules.edition} if rules.edition else {}),
            **({"rules_name": wish.rules_name} if wish.rules_name else {}),
            "options": dict(rules.options),
            "players": list(wish.players),
            **({} if wish.start is None else {"start": dict(wish.start)}),
            "title": wish.title,
            "started": self._clock(),
        }
        made = self._shelf.create(header)
        if isinstance(made, Problem):
            self.failed.emit(made)
        elif self.open(made):
            self.begun.emit()

    def open_paid(self, session: int) -> bool:
        """Put a session on the table with what an earlier version paid."""
        return self.open(session, decided=True) and self._session.keep_paid()

    def open_anew(self, session: int) -> bool:
        """Put a session on the table as this version reckons it."""
        return self.open(session, decided=True) and self._session.reckon_anew()

    def open(self, session: int, decided: bool = False) -> bool:
        """Put a kept session on the table; one that an earlier version paid otherwise only when it is `decided` what stays."""
        kept = self._shelf.read(session)
        header = kept if isinstance(kept, Problem) else self._header(kept.header)
        if isinstance(kept, Problem) or isinstance(header, Problem):
            self.failed.emit(kept if isinstance(kept, Problem) else header)
            return False
        found, ledger = ((), replay(header, kept.events)) if decided else followed(header, kept.events)
        if found:
            title = str(kept.header.get("title") or "")
            self.differing.emit(Differing(session, title, replay(header, ()), found))
            return False
        # Another window may have kept another hand for it; what is half entered here is not to be lost for that.
        draft = self._half if session == self._id else None
        self._id = self._half = None
        self._finished = kept.finished
        self._session.open(str(kept.header.get("title") or ""), header, kept.events, self._shelf.journal(kept), ledger)
        self._id = session
        if self._session.ledger is not None:
            self._note_end(self._session.ledger)
        self.opened.emit(self._draft_of(session) if draft is None else draft)
        self.list()
        return True

    def rename(self, session: int, title: str) -> None:
        """Give a session another title."""
        if self._done(self._shelf.rename(session, title)) and session == self._id:
            self._session.rename(title)

    def delete(self, session: int) -> None:
        """Take a session out of the list; the one on the table is closed first."""
        listed = self._shelf.sessions()
        line = () if isinstance(listed, Problem) else [each for each in listed if each.id == session]
        problem = self._shelf.delete(session)
        if problem is None:
            self._deleted = line[0] if line else None
            if session == self._id:
                self._session.close()
        self._done(problem)

    def restore(self) -> None:
        """Bring back the session that was deleted last."""
        if self._deleted is None:
            return
        problem = self._shelf.restore(self._deleted.id)
        if problem is None:
            self._deleted = None
        self._done(problem)

    def save_draft(self, draft: Record) -> None:
        """Keep the half-entered hand of the session on the table; without a session there is none."""
        if self._id is not None:
            self._half = draft
            self._save(self._id, draft)

    def save_loose_draft(self, draft: Record) -> None:
        """Keep the half-entered hand that belongs to no session."""
        self._save(None, draft)

    def _save(self, session: int | None, draft: Record) -> None:
        problem = self._shelf.save_draft(session, draft) if draft else self._shelf.clear_draft(session)
        if problem is not None:
            self.failed.emit(problem)

    def loose_draft(self) -> Record:
        """The half-entered hand that belongs to no session; an empty record when there is none."""
        return self._draft_of(None)

    def _draft_of(self, session: int | None) -> Record:
        draft = self._shelf.read_draft(session)
        return {} if draft is None or isinstance(draft, Problem) else draft

    def _header(self, record: Record) -> Header | Problem:
        family, preset, options = record.get("ruleset", ""), record.get("preset", ""), record.get("options", {})
        rules = self._rules(str(family), str(preset), options if isinstance(options, Mapping) else {})
        if isinstance(rules, Problem):
            return rules
        players, start = record.get("players"), record.get("start")
        if not isinstance(players, list | tuple) or len(players) != rules.seats:
            return Problem("bad_record", {"what": "players"}, "players")
        name = record.get("rules_name")
        return Header(
            rules,
            tuple(str(name) for name in players),
            start if isinstance(start, Mapping) else None,
            name if isinstance(name, str) else "",
        )

    def _done(self, problem: Problem | None) -> bool:
        if problem is not None:
            self.failed.emit(problem)
            return False
        self.list()
        return True

    def _note_end(self, ledger: Ledger) -> None:
        """Note in the list when the session on the table has come to its end, or goes on after all."""
        if self._id is not None and ledger.over != self._finished:
            self._finished = ledger.over
            problem = self._shelf.set_finished(self._id, ledger.over)
            if problem is not None:
                self.failed.emit(problem)

    def _put_down(self) -> None:
        """No session is on the table any more; the list tells what became of the last one."""
        if self._id is not None:
            self._id = self._half = None
            self.list()
