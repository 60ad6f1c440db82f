"""Where the keys of the window act, and which places' keys act at the same moment."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP


class Where(StrEnum):
    """Where a key acts: anywhere, with a session on the table, while an outcome is entered, or on what has the focus."""

    WINDOW = "window"
    TABLE = "table"
    HAND = "hand"
    ROWS = "rows"
    TILES = "tiles"
    HISTORY = "history"
    DRILLS = "drills"
    BOARD = "board"
    REFERENCE = "reference"


PLACES: Final = {
    Where.WINDOW: QT_TRANSLATE_NOOP("words", "Everywhere"),
    Where.TABLE: QT_TRANSLATE_NOOP("words", "With a session on the table"),
    Where.HAND: QT_TRANSLATE_NOOP("words", "Entering what happened"),
    Where.ROWS: QT_TRANSLATE_NOOP("words", "While each key is a tile"),
    Where.TILES: QT_TRANSLATE_NOOP("words", "On a tile"),
    Where.HISTORY: QT_TRANSLATE_NOOP("words", "In the history"),
    Where.DRILLS: QT_TRANSLATE_NOOP("words", "In the drills"),
    Where.BOARD: QT_TRANSLATE_NOOP("words", "On the board of another screen"),
    Where.REFERENCE: QT_TRANSLATE_NOOP("words", "In the reference"),
}
"""What each place is called."""
TOGETHER: Final = frozenset(
    {
        *(frozenset({Where.WINDOW, each}) for each in Where),
        *(frozenset({Where.TABLE, each}) for each in Where),
        *(frozenset({each}) for each in Where),
        frozenset({Where.HAND, Where.TILES}),
    }
)
"""Places whose keys act at the same moment: in two of these no key may mean two things."""
