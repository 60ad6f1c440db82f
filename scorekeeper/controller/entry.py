"""The hand and the outcome being entered: clicks come in, one view goes out, and Record makes the event."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.at_table import alike, deals_of, winds_kept
from scorekeeper.core.doubt import Care
from scorekeeper.core.draft import Draft
from scorekeeper.core.draft_record import read_entering, write_entering
from scorekeeper.core.entered_before import entered_before, hand_alone
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_reading import read_entry
from scorekeeper.core.entry_table import WINNER_ALONE, Table
from scorekeeper.core.entry_view import EntryView, Target
from scorekeeper.core.event_made import Made, make_event
from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.core.gesturing import gestured
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.taking_back import stepped, taken_back
from scorekeeper.core.ticks import tap_instead, ticks_of
from scorekeeper.core.tiles import WINDS, Tile, Wind

T = TypeVar("T")


class Entry(QObject):
    """Keeps a draft for every seat and says after each act what is entered, what can be and what it comes to.

    One lives as long as the session window; another one, given `show_rules`, scores hands without a session.
    """

    changed = Signal(object)
    """EntryView, after every act."""
    ready_to_record = Signal(object)
    """Record of an event that the rules accept now; the drafts stay until a ledger with a new deal is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._deal: int | None = None
        self._rows, self._events = 0, 0
        self._handing_on = False
        self._now = Entering()
        self._fault: Problem | None = None
        self._care = Care()
        self._view: EntryView | None = None

    @property
    def view(self) -> EntryView | None:
        """What is shown now, None before rules or a ledger were shown."""
        return self._view

    def take_care(self, care: Care) -> None:
        """Say from now on as much about the hand, and about what may be a slip, as is wanted."""
        if care != self._care:
            self._care = care
            self._show(self._now, self._fault)

    # where the hand is played

    def show_ledger(self, ledger: Ledger) -> None:
        """The table as it stands; a new deal, other players or other rules begin with empty drafts.

        So does an outcome that was just recorded within a deal: it must not be recorded twice.
        """
        before, deal = self._table, self._deal
        handed_on = self._handing_on and ledger.events > self._events
        recorded = handed_on or (len(ledger.rows) > self._rows and ledger.rows[-1].kind == self._now.outcome)
        self._rows, self._events = len(ledger.rows), ledger.events
        self._table = Table(ledger.rules, ledger.players, ledger.state)
        self._deal = deals_of(ledger)
        same = before is not None and before.players == ledger.players and alike(before.rules, ledger.rules)
        self._show(self._now if same and deal == self._deal and not (recorded or ledger.over) else Entering())

    def show_rules(self, rules: Ruleset) -> None:
        """Score hands without a session, under some rules; winds and hand stay where they can."""
        alone = self._table.alone if self._table and self._table.alone else Setting(Wind.EAST, Wind.EAST)
        if alone.seat_wind not in WINDS[: rules.seats]:
            alone = replace(alone, seat_wind=Wind.EAST)
        same = self._table is not None and self._table.rules.family == rules.family
        self._table = Table(rules, tuple("" for _ in range(rules.seats)), None, alone)
        self._show(self._now if same else Entering().with_winner_toggled(self._table, WINNER_ALONE))

    def choose_seat_wind(self, wind: Wind) -> None:
        """The winner's seat wind, without a session."""
        if self._table and self._table.alone:
            self._table = replace(self._table, alone=replace(self._table.alone, seat_wind=wind))
            self._show(self._now)

    def choose_round_wind(self, wind: Wind) -> None:
        """The round wind, without a session."""
        if self._table and self._table.alone:
            self._table = replace(self._table, alone=replace(self._table.alone, round_wind=wind))
            self._show(self._now)

    def take_hand(self, hand: Hand, setting: Setting) -> None:
        """A hand by itself that is known already, with its winds; one step back gives the tiles that lay there before."""
        if self._table and self._table.alone:
            self._table, entered = hand_alone(hand, setting, self._table)
            after = replace(entered, steps=self._now.steps)
            self._show(stepped(replace(after, drafts=self._now.drafts), after))

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

    # Record, and safety

    def record(self) -> None:
        """Make the event and hand it on (`ready_to_record`), if there is no problem; what is dear and doubtful, the second time."""
        if self._view is not None and self._view.costly and not self._view.warned:
            self._show(self._now, warned=True)
        elif self._table:
            made = make_event(self._now, self._table)
            if isinstance(made, Made):
                self._handing_on = True
                try:
                    self.ready_to_record.emit(made.record)
                finally:
                    self._handing_on = False

    @property
    def made(self) -> Record | None:
        """The event that Record would hand on now, None while something keeps it off."""
        made = None if self._table is None else make_event(self._now, self._table)
        return made.record if isinstance(made, Made) else None

    def take_recorded(self, record: Record) -> Problem | None:
        """Fill everything in as it was when an event was entered; a Problem when it cannot be read."""
        if self._table is None:
            return Problem("session_missing")
        entered = entered_before(record, self._table)
        if isinstance(entered, Problem):
            return entered
        self._show(entered)
        return None

    def take_undone(self, record: Record) -> None:
        """A win that was taken back is there to be put right, unless something else is being entered."""
        if self._table is None or self._now != Entering():
            return
        entered = entered_before(record, self._table)
        if isinstance(entered, Entering) and entered.winners:
            self._show(entered)

    def show_fault(self, problem: Problem | None) -> None:
        """A sentence beside Record from elsewhere (what could not be written); gone at the next change."""
        self._show(self._now, problem)

    def drafts_record(self) -> dict[str, object]:
        """All that was entered, ready for JSON, so that a crash loses nothing."""
        alone = self._table.alone if self._table else None
        winds = None if alone is None else [alone.seat_wind.value, alone.round_wind.value]
        return {"deal": self._deal, "winds": winds, "entered": write_entering(self._now)}

    def restore(self, record: Record) -> None:
        """What `drafts_record` gave, if it belongs to the deal that is running now; otherwise nothing is entered yet."""
        if self._table is None:
            return
        entered = record.get("entered")
        fits = record.get("deal") == self._deal and isinstance(entered, Mapping)
        read = read_entering(entered, self._table) if fits and isinstance(entered, Mapping) else None
        if read is None:
            self.clear()
            return
        if self._table.alone is not None:
            seat, round_ = winds_kept(record.get("winds"))
            self._table = replace(self._table, alone=Setting(seat, round_))
        self._show(read)

    def take_standalone(self, view: EntryView) -> None:
        """A hand scored without a session becomes the draft of the player who sits on its seat wind."""
        if self._table is None or self._table.state is None or view.setting is None:
            return
        wind = view.setting.seat_wind
        seats = self._table.rules.board(self._table.state).seats
        seat = next((each.seat for each in seats if each.wind is wind), None)
        if seat is None:
            return
        now = Entering().with_winner_toggled(self._table, seat)
        if view.off_chosen and view.off is None:
            now = now.with_off(None)
        ticks, setting, table = view.draft.circumstances, now.setting(self._table), self._table
        taps = [each for each in sorted(ticks) if setting and tap_instead(table, seat, each, setting)]
        denied = setting.denied if setting and taps else frozenset()
        self._show(now.with_draft(replace(view.draft, circumstances=ticks - denied)))
        for each in taps:
            # Ticked at the table it would be noted there too; what needs it holds only then.
            self.toggle_circumstance(each)
        after = self._now.setting(self._table)
        self._show(self._now.with_ticks(ticks - after.given if after else ticks))

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
            self._view = read_entry(self._now, self._table, fault, self._care, warned=warned)
            self.changed.emit(self._view)
