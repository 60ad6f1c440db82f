"""The quick ways to enter a hand: gestures, suggestions, and one key for each thing that is asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.entry import Entry
from scorekeeper.core.gesture import Gesture
from scorekeeper.core.gesturing import called, gestured, grown, offered, planned, red_swapped, win_turned
from scorekeeper.core.money import Seat
from scorekeeper.core.number_row import seat_meant, seat_taken_back, turned
from scorekeeper.core.suggesting import accepted
from scorekeeper.core.tiles import Tile


class QuickEntry(QObject):
    """Turns what quick hands do into acts of an Entry; each of them goes back in one step."""

    considered = Signal(object)
    """Planned or Problem: what the gesture being made would do; None once it has ended."""

    offered = Signal(object)
    """Tuple of Meld: the called sets that a tile being carried can make."""

    def __init__(self, entry: Entry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entry = entry

    def make(self, gesture: Gesture) -> None:
        """A gesture has ended: do what it means."""
        self._entry.do(lambda now, table: gestured(now, table, gesture))

    def consider(self, gesture: Gesture | None) -> None:
        """A gesture is being made: say what it would do."""
        self.considered.emit(
            None if gesture is None else self._entry.ask(lambda now, table: planned(now, table, gesture))
        )

    def offer(self, key: Tile) -> None:
        """A tile is carried to the called sets: say which it can make there."""
        self.offered.emit(self._entry.ask(lambda now, table: offered(now, table, key)) or ())

    def call(self, key: Tile, index: int) -> None:
        """One of the sets that were offered for a tile."""
        self._entry.do(lambda now, table: called(now, table, key, index))

    def grow(self, gesture: Gesture, times: int) -> None:
        """The key is held: another gesture, made so many times, in place of the one it began with."""
        self._entry.do(lambda now, table: grown(now, table, gesture, times))

    def turn_winning(self) -> None:
        """Another tile of those laid last is the winning one."""
        self._entry.do(lambda now, _: win_turned(now))

    def accept(self, index: int) -> None:
        """One of `EntryView.suggestions` is what the hand lacks."""
        self._entry.do(lambda now, table: accepted(now, table, index))

    def redden(self) -> None:
        """The five that was laid last is the red one, or not."""
        self._entry.do(red_swapped)

    def mean_seat(self, seat: Seat) -> None:
        """A player by number: who won, then off whom."""
        self._entry.do(lambda now, table: seat_meant(now, table, seat))

    def take_seat_back(self) -> None:
        """Who was named last is taken back."""
        self._entry.do(seat_taken_back)

    def turn(self, step: int) -> None:
        """The next hand that is asked for, or the one before."""
        self._entry.do(lambda now, table: turned(now, table, step))
