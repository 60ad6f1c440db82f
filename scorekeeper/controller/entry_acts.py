"""Every act on the outcome and the hand being entered, each of which gives one view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from scorekeeper.core.doubt import Care
from scorekeeper.core.draft import Draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_reading import read_entry
from scorekeeper.core.entry_table import WINNER_ALONE, Table
from scorekeeper.core.entry_view import EntryView, Target
from scorekeeper.core.event_made import Made, Worths, make_event
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.taking_back import stepped, taken_back
from scorekeeper.core.ticks import tap_instead, ticks_of
from scorekeeper.core.tiles import Tile

T = TypeVar("T")


class EntryActs(QObject):
    """Keeps a draft for every seat and says after each act what is entered, what can be and what it comes to."""

    changed = Signal(object)
    """EntryView, after every act."""
    ready_to_record = Signal(object)
    """Record of an event that the rules accept now; the drafts stay until a ledger with a new deal is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._now = Entering()
        self._fault: Problem | None = None
        self._care = Care()
        self._view: EntryView | None = None
        self._made: Made | Problem | None = None

    @property
    def view(self) -> EntryView | None:
        """What is shown now, None before rules or a ledger were shown."""
        return self._view

    def take_care(self, care: Care) -> None:
        """Say from now on as much about the hand, and about what may be a slip, as is wanted."""
        if care != self._care:
            self._care = care
            self._show(self._now, self._fault)

    # the outcome

    def choose_outcome(self, outcome: str | None) -> None:
        """The kind of outcome by its id; None goes back to "who won?" and keeps every draft."""
        if self._table:
            self._show(self._now.with_outcome(self._table, outcome))

    def toggle_winner(self, seat: Seat) -> None:
        """This player won, or did not; with no outcome chosen yet the first outcome that has winners is."""
        if self._table:
            self._show(self._now.with_winner_toggled(self._table, seat))

    def choose_off(self, seat: Seat | None) -> None:
        """Off whom they won, None for the own draw."""
        self._show(self._now.with_off(seat))

    def answer(self, question: str, value: object) -> None:
        """The answer to a question of the outcome; None takes it back."""
        if self._table:
            self._show(self._now.with_answer(self._table, question, value))

    def activate(self, seat: Seat) -> None:
        """Show this player's draft."""
        if self._table:
            self._show(self._now.showing(self._table, seat))

    # the hand

    def do(self, act: Callable[[Entering, Table], Entering]) -> None:
        """Any act on what is entered, one step of the way back."""
        if self._table:
            self._show(stepped(self._now, act(self._now, self._table)))

    def ask(self, question: Callable[[Entering, Table], T]) -> T | None:
        """What could be done with what is entered, None before there is a table."""
        return question(self._now, self._table) if self._table else None

    def pick(self, tile: Tile) -> None:
        """A tile of the picker, for the target."""
        from scorekeeper.core.gesture import Gesture, Stroke
        from scorekeeper.core.gesturing import gestured

        self.do(lambda now, table: gestured(now, table, Gesture(Stroke.TILE, tile)))

    def take_back(self, index: int) -> None:
        """A concealed tile goes back, by its place in the draft (`HandTile.index`)."""
        self._show(self._now.without_tile(index))

    def take_back_last(self) -> None:
        """What was entered last goes back: a sign typed, or all that one gesture laid."""
        if self._table:
            self._show(taken_back(self._now, self._table))

    def choose_winning(self, index: int) -> None:
        """Another concealed tile is the winning one."""
        self.do(lambda now, _: now.with_winning(index))

    def aim(self, target: Target) -> None:
        """Where the next picked tiles go: the hand, a row, or a called set to be made."""
        if self._table:
            self._show(self._now.aimed(self._table, target))

    def choose_meld(self, index: int) -> None:
        """One of `EntryView.meld_choices`."""
        self.do(lambda now, _: now.with_choice(index))

    def cancel(self) -> None:
        """The called set being made is given up."""
        self._show(self._now.cancelled())

    def drop_meld(self, index: int) -> None:
        """A called set goes back."""
        self._show(self._now.without_meld(index))

    def take_back_row(self, row: str, index: int) -> None:
        """A tile of a row beside the hand goes back."""
        self._show(self._now.without_row_tile(row, index))

    def toggle_circumstance(self, circumstance: str) -> None:
        """Tick or untick; one the table denies but a tap of the same id would make true, is tapped."""
        seat = self._now.active
        if self._table is None or seat is None:
            return
        setting = self._now.setting(self._table)
        if setting is not None and circumstance in setting.given - self._now.draft.circumstances:
            return
        made, ticks = None, ticks_of(self._now, self._table)
        if setting is not None and circumstance not in self._now.draft.circumstances:
            made = tap_instead(self._table, seat, circumstance, setting)
        if made is not None:
            if ticks is not None and ticks.tap_conflict(circumstance) is None:
                self.ready_to_record.emit(made.record)
        else:
            switched = ticks.switched(circumstance) if ticks else None
            if isinstance(switched, Draft):
                self._show(self._now.with_ticks(switched.circumstances))

    def type_text(self, text: str) -> None:
        """The whole hand in typed notation; a faulty text changes nothing but `typed` and `typed_problem`."""
        if self._table:
            self._show(self._now.with_text(self._table, text))

    def type_key(self, sign: str) -> None:
        """One more sign at the end of what is typed."""
        if self._view is not None:
            self.type_text(self._view.typed + sign)

    def declare(self, called: Mapping[str, object] | None) -> None:
        """What was called out in place of tiles; None goes back to tiles."""
        self._show(self._now.with_called(called))

    def clear(self) -> None:
        """Everything entered is forgotten."""
        if self._table and self._table.alone:
            self._show(Entering().with_winner_toggled(self._table, WINNER_ALONE))
        else:
            self._show(Entering())

    def clear_hand(self) -> None:
        """The active hand is forgotten, the outcome stays."""
        self._show(self._now.cleared())

    def _with_called_sets_settled(self, now: Entering) -> Entering:
        """A set just called takes off the ticks it makes impossible."""
        called = now.active is not None and now.active == self._now.active and now.draft.melds != self._now.draft.melds
        ticks = ticks_of(now, self._table) if called and self._table else None
        return now.with_ticks(ticks.settled().circumstances) if ticks else now

    def _show(self, now: Entering, fault: Problem | None = None, *, warned: bool = False) -> None:
        if self._table is not None:
            now = self._with_called_sets_settled(now).sharing(self._table, self._now)
        self._now = now
        self._fault = fault
        if self._table is not None:
            worths = Worths(self._now, self._table)
            self._made = made = make_event(self._now, self._table, worths)
            self._view = read_entry(self._now, self._table, fault, self._care, warned=warned, made=made, worths=worths)
            self.changed.emit(self._view)
