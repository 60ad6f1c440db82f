"""The hand and the outcome being entered at a table: clicks come in, one view goes out, and Record makes the event."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject

from scorekeeper.controller.at_table import alike, deals_of, winds_kept
from scorekeeper.controller.entry_acts import EntryActs
from scorekeeper.core.draft_record import read_entering, write_entering
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import WINNER_ALONE, Table
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.event_made import Made
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.taking_back import stepped
from scorekeeper.core.ticks import tap_instead
from scorekeeper.core.tiles import WINDS, Wind


class Entry(EntryActs):
    """Joins what is entered with the table it is played at, records it, and keeps it through a crash.

    One lives as long as the session window; another one, given `show_rules`, scores hands without a session.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deal: int | None = None
        self._rows, self._events = 0, 0
        self._handing_on = False

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
        from scorekeeper.core.entered_before import hand_alone

        if self._table and self._table.alone:
            self._table, entered = hand_alone(hand, setting, self._table)
            after = replace(entered, steps=self._now.steps)
            self._show(stepped(replace(after, drafts=self._now.drafts), after))

    # Record, and safety

    def record(self) -> None:
        """Make the event and hand it on (`ready_to_record`), if there is no problem; what is dear and doubtful, the second time."""
        if self._view is not None and self._view.costly and not self._view.warned:
            self._show(self._now, warned=True)
        elif self.made is not None:
            self._handing_on = True
            try:
                self.ready_to_record.emit(self.made)
            finally:
                self._handing_on = False

    @property
    def made(self) -> Record | None:
        """The event that Record would hand on now, None while something keeps it off."""
        return self._made.record if isinstance(self._made, Made) else None

    def take_recorded(self, record: Record) -> Problem | None:
        """Fill everything in as it was when an event was entered; a Problem when it cannot be read."""
        from scorekeeper.core.entered_before import entered_before

        if self._table is None:
            return Problem("session_missing")
        entered = entered_before(record, self._table)
        if isinstance(entered, Problem):
            return entered
        self._show(entered)
        return None

    def take_undone(self, record: Record) -> None:
        """A win that was taken back is there to be put right, unless something else is being entered."""
        from scorekeeper.core.entered_before import entered_before

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

    def begin_with(self, record: Record) -> None:
        """What was half entered at a session that has come to the table; nothing of the one before stays."""
        nothing = Entering()
        if record or self._now != nothing:
            self._now = nothing
            self.restore(record)

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
