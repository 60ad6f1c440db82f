"""Gestures in short words."""

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.quick_entry import QuickEntry
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.core.tiles import tile
from tests.entries import shown, winning

CALLED = Target(Place.CALLED)


def stroke(name: str, key: str, reach: int = 0, red: bool = False, called: bool = False) -> Gesture:
    """A gesture in a line."""
    return Gesture(Stroke(name), tile(key), reach, red, called)


def run(key: str, reach: int = 2, red: bool = False) -> Gesture:
    """A run that begins with a tile."""
    return stroke("run", key, reach, red)


def triplet(key: str) -> Gesture:
    """Three equal tiles."""
    return stroke("triplet", key)


def typed(of: Entry) -> str:
    """The hand as it is written."""
    return shown(of).typed


def quick(*gestures: Gesture, on: Entry | None = None) -> Entry:
    """An Entry after some gestures."""
    made = on or winning()
    for gesture in gestures:
        QuickEntry(made).make(gesture)
    return made
