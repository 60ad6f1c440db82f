"""The keys that are quicker than typing: players by number, what is suggested, and a key for each tile."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from scorekeeper.core.entry_view import EntryView, Place, Target
from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.ui.key_rows import CALLED_KEY, RED_KEY, WIN_KEY, Placed, gesture_of, learned, placed, seat_of
from scorekeeper.ui.style import Look

LONGER_MS: Final = 450
"""How much longer a key is held for three tiles than for two."""
_TURNS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_TICKS: Final = (
    Qt.Key.Key_F3,
    Qt.Key.Key_F4,
    Qt.Key.Key_F5,
    Qt.Key.Key_F6,
    Qt.Key.Key_F7,
    Qt.Key.Key_F8,
    Qt.Key.Key_F9,
)
"""The keys of the first ticks, where each key stands for a tile."""


class Pressed(Struct, frozen=True):
    """The key pressed last: the seat or the gesture it meant, how far holding it has brought it, and since when."""

    cap: str
    seat: int | None = None
    gesture: Gesture | None = None
    called: bool = False
    count: int = 1
    since: int = 0


class QuickKeys(QObject):
    """Turns keys into what they ask for.

    `seat_meant` carries a seat (-1: the own draw), `turned` the way to another hand, `accepted` the place of a
    suggestion, `gestured` a Gesture, `grown` the Gesture that holding its key makes of it and how often, `ticked` a
    circumstance, `aimed` a Target. `caps_learned` tells that other signs stand on the keys than was thought.
    """

    seat_meant = Signal(int)
    seat_taken_back = Signal()
    turned = Signal(int)
    accepted = Signal(int)
    gestured = Signal(object)
    grown = Signal(object, int)
    reddened = Signal()
    winning_turned = Signal()
    ticked = Signal(str)
    aimed = Signal(object)
    caps_learned = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._by_rows = look.keys
        self._pressed: Pressed | None = None

    def wants(self, event: QKeyEvent, view: EntryView) -> bool:
        """Whether a key stands for a tile now, though with others it would be a command of the window."""
        return self._by_rows and view.active is not None and placed(event) is not None

    def take(self, event: QKeyEvent, view: EntryView) -> bool:
        """Do what a key asks for; False for a key that is none of these."""
        key = placed(event)
        if self._by_rows and learned(event):
            self.caps_learned.emit()
        if event.isAutoRepeat() and key is not None and self._by_rows:
            self._hold(event, key)
            return True
        if key is not None and self._by_rows and self._take_seat(key, view):
            return True
        if view.active is None:
            return False
        if event.key() in _TURNS:
            self.turned.emit(_TURNS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Right and view.suggestions and view.suggestions[0].worth is not None:
            self.accepted.emit(0)
        elif self._by_rows:
            return self._take_row_key(event, key, view)
        else:
            return False
        return True

    def _take_row_key(self, event: QKeyEvent, key: Placed | None, view: EntryView) -> bool:
        """A key where each key stands for a tile."""
        if event.key() == Qt.Key.Key_Backspace and view.draft.empty and not event.isAutoRepeat():
            self.seat_taken_back.emit()
        elif event.key() in _TICKS:
            place = _TICKS.index(Qt.Key(event.key()))
            if place < len(view.circumstances):
                self.ticked.emit(view.circumstances[place].circumstance.id)
        elif key is not None:
            self._take_tile(key, view)
        else:
            return False
        return True

    def _take_seat(self, key: Placed, view: EntryView) -> bool:
        """Who won, then off whom, while that is what a number says."""
        wins = view.outcome is None or bool(view.winning)
        named = seat_of(key)
        if named is None or key.stroke is not Stroke.TILE or not wins or (view.winning and view.off_chosen):
            return False
        self._pressed = Pressed(key.cap, seat=named)
        self.seat_meant.emit(named)
        return True

    def _take_tile(self, key: Placed, view: EntryView) -> None:
        """The tile a key stands for, or what the keys beside the tiles mean."""
        gesture = gesture_of(key, tuple(tuple(face.key for face in row) for row in view.picker))
        called = view.target.place is Place.CALLED
        if gesture is not None:
            grows = gesture if view.target.place is not Place.ROW and not gesture.key.is_bonus else None
            self._pressed = Pressed(key.cap, gesture=grows, called=called)
            self.gestured.emit(gesture)
        elif key.cap == RED_KEY:
            self.reddened.emit()
        elif key.cap == WIN_KEY:
            self.winning_turned.emit()
        elif key.cap == CALLED_KEY:
            self.aimed.emit(Target() if called else Target(Place.CALLED))

    def _hold(self, event: QKeyEvent, key: Placed) -> None:
        """A key is held: a seat once more, two tiles and then three, a run with its red five, a kan for a called set."""
        was = self._pressed
        if was is None or was.cap != key.cap:
            return
        now = event.timestamp()
        if was.count == 1:
            self._pressed = Pressed(was.cap, was.seat, was.gesture, was.called, 2, now)
            if was.seat is not None:
                self.seat_meant.emit(was.seat)
            elif was.gesture is not None:
                self._grow(was.gesture, was.called)
        elif was.count == 2 and now - was.since >= LONGER_MS:
            self._pressed = Pressed(was.cap, was.seat, was.gesture, was.called, 3, now)
            if was.gesture is not None and was.gesture.stroke is Stroke.TILE:
                self._grow_more(was.gesture, was.called)

    def _grow_more(self, gesture: Gesture, called: bool) -> None:
        if called:
            self.grown.emit(gesture, 3)
        else:
            self.grown.emit(Gesture(Stroke.TRIPLET, gesture.key), 1)

    def _grow(self, gesture: Gesture, called: bool) -> None:
        if gesture.stroke is Stroke.RUN:
            self.grown.emit(Gesture(Stroke.RUN, gesture.key, gesture.reach, red=True), 1)
        elif called:
            self.grown.emit(gesture, 2)
        elif gesture.stroke is Stroke.TILE:
            self.grown.emit(Gesture(Stroke.PAIR, gesture.key), 1)
