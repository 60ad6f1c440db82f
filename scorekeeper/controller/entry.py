"""The hand and the outcome being entered: clicks come in, one view goes out, and Record makes the event."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from scorekeeper.core.entry_view import EntryView, Target
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import Tile, Wind


class Entry(QObject):
    """Keeps a draft for every seat and says after each act what is entered, what can be and what it comes to.

    One lives as long as the session window; another one, given `show_rules`, scores hands without a session.
    """

    changed = Signal(object)
    """EntryView, after every act."""
    ready_to_record = Signal(object)
    """Record of an event that the rules accept now; the drafts stay until a ledger with a new deal is shown."""

    @property
    def view(self) -> EntryView | None:
        """What is shown now, None before rules or a ledger were shown."""
        raise NotImplementedError

    # where the hand is played

    def show_ledger(self, ledger: Ledger) -> None:
        """The table as it stands; a new deal (another `open_from`, other players) begins with empty drafts."""

    def show_rules(self, rules: Ruleset) -> None:
        """Score hands without a session, under some rules."""

    def choose_seat_wind(self, wind: Wind) -> None:
        """The winner's seat wind, without a session."""

    def choose_round_wind(self, wind: Wind) -> None:
        """The round wind, without a session."""

    # the outcome

    def choose_outcome(self, outcome: str | None) -> None:
        """The kind of outcome by its id; None goes back to "who won?" and keeps every draft."""

    def toggle_winner(self, seat: Seat) -> None:
        """This player won, or did not; with no outcome chosen yet the first outcome that has winners is."""

    def choose_off(self, seat: Seat | None) -> None:
        """Off whom they won, None for the own draw."""

    def answer(self, question: str, value: object) -> None:
        """The answer to a question of the outcome; None takes it back."""

    def tap(self, outcome: str, seat: Seat) -> None:
        """One touch on a player: makes the event at once (`ready_to_record`) if the rules accept it."""

    def activate(self, seat: Seat) -> None:
        """Show this player's draft."""

    # the hand

    def pick(self, tile: Tile) -> None:
        """A tile of the picker, for the target."""

    def take_back(self, index: int) -> None:
        """A concealed tile goes back, by its place in the draft (`HandTile.index`)."""

    def choose_winning(self, index: int) -> None:
        """Another concealed tile is the winning one."""

    def aim(self, target: Target) -> None:
        """Where the next picked tiles go: the hand, a row, or a called set to be made."""

    def choose_meld(self, index: int) -> None:
        """One of `EntryView.meld_choices`."""

    def cancel(self) -> None:
        """The called set being made is given up."""

    def drop_meld(self, index: int) -> None:
        """A called set goes back."""

    def take_back_row(self, row: str, index: int) -> None:
        """A tile of a row beside the hand goes back."""

    def toggle_circumstance(self, circumstance: str) -> None:
        """Tick or untick; one the table denies but a tap of the same id would make true, is tapped."""

    def type_text(self, text: str) -> None:
        """The whole hand in typed notation; a faulty text changes nothing but `typed` and `typed_problem`."""

    def declare(self, called: Mapping[str, object] | None) -> None:
        """What was called out in place of tiles; None goes back to tiles."""

    def clear(self) -> None:
        """Everything entered is forgotten."""

    def clear_hand(self) -> None:
        """The active hand is forgotten, the outcome stays."""

    # Record, and safety

    def record(self) -> None:
        """Make the event and hand it on (`ready_to_record`), if there is no problem."""

    def show_fault(self, problem: Problem | None) -> None:
        """A sentence beside Record from elsewhere (what could not be written); gone at the next change."""

    def drafts_record(self) -> dict[str, object]:
        """All that was entered, ready for JSON, so that a crash loses nothing."""
        raise NotImplementedError

    def restore(self, record: Record) -> None:
        """What `drafts_record` gave, if it belongs to the deal that is running now; otherwise nothing happens."""

    def take_standalone(self, view: EntryView) -> None:
        """A hand scored without a session becomes the draft of the player who sits on its seat wind."""
