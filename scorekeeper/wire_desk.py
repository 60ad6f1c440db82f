"""Connects what is on the desk with what keeps the session and the hand: signals up, values down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.past import PastController
from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.journal import Record
from scorekeeper.core.late import Late
from scorekeeper.store.sessions import Session
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.entry_side import EntrySide

if TYPE_CHECKING:
    from scorekeeper.controller.quick_entry import QuickEntry
    from scorekeeper.ui.quick_keys import QuickKeys

ShelfOfSessions = ShelfController[Session]
PAST = "past"
"""Under this name a draft keeps the correction of the past that is half entered."""


def connect_entry(
    entry: Entry,
    session: SessionController,
    shelf: ShelfOfSessions,
    past: PastController,
    others: Mapping[str, Callable[[], Record]],
) -> Callable[[], None]:
    """The hand follows the table; what it makes is recorded, and what is half entered is kept at every click.

    `others` give what else is half entered, each under its name; called, what is given back keeps it.
    """

    def keep() -> None:
        shelf.save_draft(
            {**entry.drafts_record(), PAST: past.drafts_record(), **{name: kept() for name, kept in others.items()}}
        )

    session.changed.connect(entry.show_ledger)
    session.undone.connect(entry.take_undone)
    session.failed.connect(entry.show_fault)
    entry.ready_to_record.connect(session.record)
    for changed in (entry.changed, past.shown, past.ended):
        changed.connect(keep)
    shelf.opened.connect(entry.begin_with)
    return keep


def connect_side(side: EntrySide, entry: Entry, follows: bool = True) -> None:
    """What is clicked in the right half, and what it shows: what is entered, unless that comes another way."""
    outcome = side.outcome
    outcome.winner_toggled.connect(entry.toggle_winner)
    outcome.off_chosen.connect(entry.choose_off)
    outcome.outcome_chosen.connect(entry.choose_outcome)
    outcome.answered.connect(entry.answer)
    connect_panel(side.entry, entry)
    if follows:
        entry.changed.connect(side.show_entry)


def connect_panel(panel: EntryPanel, entry: Entry) -> None:
    """What is clicked and typed of a hand."""
    builder = panel.builder
    panel.recorded.connect(entry.record)
    panel.key_typed.connect(entry.type_key)
    panel.last_taken_back.connect(entry.take_back_last)
    panel.cancelled.connect(entry.cancel)
    connect_quick(panel, entry)
    builder.taken_back.connect(entry.take_back)
    builder.winning_chosen.connect(entry.choose_winning)
    builder.aimed.connect(entry.aim)
    builder.meld_chosen.connect(entry.choose_meld)
    builder.meld_dropped.connect(entry.drop_meld)
    builder.row_taken_back.connect(entry.take_back_row)
    builder.circumstance_toggled.connect(entry.toggle_circumstance)
    builder.typed.connect(entry.type_text)
    builder.cleared.connect(entry.clear_hand)
    builder.declared.connect(entry.declare)
    builder.activated.connect(entry.activate)


def connect_quick(panel: EntryPanel, entry: Entry) -> None:
    """Gestures, suggestions and single keys: what stands behind them is read with the first of them."""
    builder, quick = panel.builder, Late(lambda: _quick(panel, entry))
    builder.gestured.connect(lambda gesture: quick().make(gesture))
    builder.considered.connect(lambda gesture: quick().consider(gesture))
    builder.lifted.connect(lambda tile: quick().offer(tile))
    builder.set_called.connect(lambda tile, place: quick().call(tile, place))
    panel.quick.then(lambda keys: _connect_keys(keys, quick(), entry))


def _quick(panel: EntryPanel, entry: Entry) -> QuickEntry:
    from scorekeeper.controller.quick_entry import QuickEntry

    quick = QuickEntry(entry, panel)
    quick.considered.connect(panel.builder.show_considered)
    quick.offered.connect(panel.builder.show_offered)
    return quick


def _connect_keys(keys: QuickKeys, quick: QuickEntry, entry: Entry) -> None:
    keys.accepted.connect(quick.accept)
    keys.reddened.connect(quick.redden)
    keys.seat_meant.connect(quick.mean_seat)
    keys.seat_taken_back.connect(quick.take_seat_back)
    keys.turned.connect(quick.turn)
    keys.gestured.connect(quick.make)
    keys.grown.connect(quick.grow)
    keys.winning_turned.connect(quick.turn_winning)
    keys.aimed.connect(entry.aim)
    keys.ticked.connect(entry.toggle_circumstance)


def connect_table(desk: Desk, session: SessionController, shelf: ShelfOfSessions) -> None:
    """The board, the history, undo and redo."""
    desk.table.tapped.connect(session.tap)
    desk.table.side.outcome.tap_answered.connect(session.answer_tap)
    desk.undone.connect(session.undo)
    desk.redone.connect(session.redo)
    session.shown.connect(desk.show_session)
    session.closed.connect(desk.put_away)
    session.recorded.connect(desk.await_entry)
    shelf.listed.connect(desk.show_shelf)
    shelf.opened.connect(desk.turn_back)
    desk.start_page.then(lambda page: page.continued.connect(shelf.open))


def connect_faults(desk: Desk, session: SessionController, shelf: ShelfOfSessions) -> None:
    """What could not be done is said in a sentence across the window."""
    session.refused.connect(desk.show_problem)
    shelf.failed.connect(desk.show_problem)
