"""The keyboard as a picker: its rows of keys stand for the rows of tiles, key by key.

The place of a key counts, not its letter, so it is the same on every layout; where a system does not tell the place, the
letter of the common layout does.
"""

from __future__ import annotations

import sys
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.key_caps import PLACES, key_caps

CAPS: Final = ("1234567890-", "QWERTYUIOP[", "ASDFGHJKL;'", "ZXCVBNM,.")
"""The keys by row; the last ones of a row are used where its tiles reach so far."""
RED_KEY: Final = "-"
WIN_KEY: Final = "="
CALLED_KEY: Final = "/"
_SHIFTED: Final = dict(zip('!@#$%^&*()_+{}:"<>?', "1234567890-=[];',./", strict=True))
"""What the same keys say on the common layout while Shift is held."""
_FIRST: Final = (2, 16, 30, 44)
"""The number of each row's first key as the hardware counts them; the others follow."""
_BY_SCAN: Final = {first + at: cap for first, row in zip(_FIRST, PLACES, strict=True) for at, cap in enumerate(row)}
_X11: Final = 8
"""By so much the numbers of the same keys are higher under X11 and Wayland."""
_MAC: Final = {
    18: "1", 19: "2", 20: "3", 21: "4", 23: "5", 22: "6", 26: "7", 28: "8", 25: "9", 29: "0", 27: "-", 24: "=",
    12: "Q", 13: "W", 14: "E", 15: "R", 17: "T", 16: "Y", 32: "U", 34: "I", 31: "O", 35: "P", 33: "[",
    0: "A", 1: "S", 2: "D", 3: "F", 5: "G", 4: "H", 38: "J", 40: "K", 37: "L", 41: ";", 39: "'",
    6: "Z", 7: "X", 8: "C", 9: "V", 11: "B", 45: "N", 46: "M", 43: ",", 47: ".", 44: "/",
}  # fmt: skip


class Placed(Struct, frozen=True):
    """A key by its cap on the common layout, and what is held down with it."""

    cap: str
    stroke: Stroke


def placed(event: QKeyEvent) -> Placed | None:
    """Which key was pressed, None for one that stands for no tile: Shift means three, Alt a run."""
    cap = cap_of(event)
    if cap is None:
        return None
    match event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        case Qt.KeyboardModifier.NoModifier:
            return Placed(cap, Stroke.TILE)
        case Qt.KeyboardModifier.ShiftModifier:
            return Placed(cap, Stroke.TRIPLET)
        case Qt.KeyboardModifier.AltModifier:
            return Placed(cap, Stroke.RUN)
        case _:
            return None


def cap_of(event: QKeyEvent) -> str | None:
    """The cap of a key on the common layout, by its place where that is known, else by its letter."""
    if event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
        return None
    scan = event.nativeScanCode()
    if scan and sys.platform == "darwin":
        return _MAC.get(event.nativeVirtualKey())
    if scan:
        return _BY_SCAN.get(scan if sys.platform == "win32" else scan - _X11)
    if not 0 < event.key() < 128:
        return None
    sign = chr(event.key())
    sign = _SHIFTED.get(sign, sign)
    return sign if any(sign in row for row in PLACES) else None


def learned(event: QKeyEvent) -> bool:
    """Keep what a key writes that was pressed alone; whether other signs are shown on the tiles from now on."""
    place = cap_of(event) if event.nativeScanCode() else None
    alone = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return place is not None and alone and key_caps().learn(place, event.text())


def shown_caps() -> tuple[str, ...]:
    """What is written on the keys by row."""
    return tuple(key_caps().row(each) for each in CAPS)


def gesture_of(key: Placed, rows: tuple[tuple[Tile, ...], ...]) -> Gesture | None:
    """The gesture a key stands for, None where no tile lies at its place."""
    for caps, tiles in zip(CAPS, rows, strict=False):
        at = caps.find(key.cap)
        if 0 <= at < len(tiles):
            return Gesture(key.stroke, tiles[at], 2 if key.stroke is Stroke.RUN else 0)
    return None


def seat_of(key: Placed) -> int | None:
    """The seat a key of the number row names: 1 is the first, 0 (seat -1) the own draw."""
    if key.cap.isdigit():
        return int(key.cap) - 1
    return None


def digit_of(event: QKeyEvent) -> str:
    """The digit that stands on a key, whatever the key writes; empty for any other key."""
    cap = cap_of(event)
    return cap if cap is not None and cap.isdigit() else ""
