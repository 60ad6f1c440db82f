"""From a session's events to what the window shows of it: the touches it offers, and what can be taken back."""

from __future__ import annotations

from scorekeeper.core.change import Change
from scorekeeper.core.declaration import Outcome
from scorekeeper.core.entry_view import Asked
from scorekeeper.core.history import Past, told
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger, preview
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.rules_event import rules_name
from scorekeeper.core.session_view import SessionView, TakenBack, TapView

Records = tuple[Record, ...]


def view_of(
    title: str, past: Past, last: Change | None, next_: Change | None, back: Change | None = None
) -> SessionView:
    """What the window shows; `last` is the step that can be taken back, `next_` the one that can be done again.

    `back` is the step that was just taken back.
    """
    ledger, records = past.ledger, past.records
    outcomes = ledger.rules.declaration.outcomes
    taps = tuple(
        tuple(_tap_view(outcome, seat, records, ledger) for outcome in outcomes if outcome.tap)
        for seat in range(ledger.rules.seats)
    )
    words = {outcome.id: outcome.word for outcome in outcomes}
    name = rules_name(past.header, records[: ledger.events])
    return SessionView(
        title, ledger, taps, _word(last, words), _word(next_, words), name, told(past), _taken_back(back)
    )


def tapped(outcome: Outcome, seat: Seat, records: Records, ledger: Ledger) -> tuple[int, Record] | None:
    """The event of the running deal by which a player did something, and its place among all events."""
    wanted = {**outcome.record, "seat": seat}
    for at, record in enumerate(records[ledger.open_from :], ledger.open_from):
        if all(record.get(key) == value for key, value in wanted.items()):
            return at, record
    return None


def _tap_view(outcome: Outcome, seat: Seat, records: Records, ledger: Ledger) -> TapView:
    record: Record = {**outcome.record, "seat": seat}
    found = tapped(outcome, seat, records, ledger)
    if found is None:
        return TapView(outcome.id, outcome.word, outcome.help, seat, False, why_not(record, ledger))
    asked = tuple(Asked(each, found[1].get(each.id, each.default)) for each in outcome.questions)
    return TapView(outcome.id, outcome.word, outcome.help, seat, True, None, asked)


def why_not(record: Record, ledger: Ledger) -> Problem | None:
    """Why an event cannot happen now, None when it can."""
    step = preview(ledger, record)
    return step if isinstance(step, Problem) else None


def _taken_back(step: Change | None) -> TakenBack | None:
    """What was taken back of the past; None for the last step of the table itself, which has no word of its own."""
    if step is None or not step.word:
        return None
    return TakenBack(step.word, step.start if step.header_come is None else None)


def _word(step: Change | None, words: dict[str, str]) -> str | None:
    """The word for a step: its own, or that of its last event; None for no step."""
    if step is None:
        return None
    if step.word:
        return step.word
    kind = str((step.come or step.gone)[-1].get("type", ""))
    return words.get(kind, kind)
