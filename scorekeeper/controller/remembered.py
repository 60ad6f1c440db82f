"""What the window remembers by itself, without being asked: where its windows stood, and what was chosen in them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QByteArray, QSettings

_PLACE: Final = "places/{window}"
_HALVES: Final = "table/halves"
_SORTED_BY: Final = "sessions/sorted_by"
_DOWNWARDS: Final = "sessions/downwards"
_PANE: Final = "table/pane"
_FOLDER: Final = "files/folder"
_REFERENCE: Final = "reference/page"
_STEPS: Final = "steps/shown"
_HANDS: Final = "steps/hands"
_DRILLS: Final = ("drills/rules", "drills/level", "drills/length")
_LEVELS: Final = ("1", "2", "3")

FIRST_HANDS: Final = 2
"""After so many recorded hands the steps to a recorded hand go away by themselves."""


class DrillWish(Struct, frozen=True):
    """How somebody drilled last: by which rules, at which level (None: as it suits), and for how long."""

    rules: str = ""
    level: int | None = None
    length: str = ""


class Remembered:
    """Each thing with its type; a damaged or unknown value counts as not remembered."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def place(self, window: str) -> QByteArray | None:
        """Where a window was and how large, in Qt's own form, by the window's name."""
        return self._bytes(_PLACE.format(window=window))

    def keep_place(self, window: str, geometry: QByteArray) -> None:
        """Remember where a window is."""
        self._settings.setValue(_PLACE.format(window=window), geometry)

    @property
    def halves(self) -> QByteArray | None:
        """How the width is shared between the two halves of the table, in Qt's own form."""
        return self._bytes(_HALVES)

    @halves.setter
    def halves(self, state: QByteArray) -> None:
        self._settings.setValue(_HALVES, state)

    @property
    def sorting(self) -> tuple[str, bool] | None:
        """The column that the list of sessions goes by, and whether from the greatest down; None as they were changed."""
        column = self._settings.value(_SORTED_BY)
        if not isinstance(column, str) or not column:
            return None
        return column, self._settings.value(_DOWNWARDS) == "on"

    def sort_sessions(self, column: str, downwards: bool) -> None:
        """Remember by what the list of sessions goes; an empty column forgets it."""
        self._settings.setValue(_SORTED_BY, column)
        self._settings.setValue(_DOWNWARDS, "on" if downwards else "off")

    @property
    def pane(self) -> int:
        """What is shown below the board, by its place among the things that can be; the first where nothing was chosen."""
        value = str(self._settings.value(_PANE, 0))
        return int(value) if value.isascii() and value.isdigit() else 0

    @pane.setter
    def pane(self, pane: int) -> None:
        self._settings.setValue(_PANE, pane)

    @property
    def folder(self) -> str | None:
        """The folder that a file was last read from or written to."""
        value = self._settings.value(_FOLDER)
        return value if isinstance(value, str) and value else None

    @folder.setter
    def folder(self, folder: str) -> None:
        self._settings.setValue(_FOLDER, folder)

    @property
    def reference_page(self) -> str:
        """The id of the page of the reference that was read last, empty for none."""
        value = self._settings.value(_REFERENCE)
        return value if isinstance(value, str) else ""

    @reference_page.setter
    def reference_page(self, page: str) -> None:
        self._settings.setValue(_REFERENCE, page)

    @property
    def steps(self) -> bool:
        """Whether the steps to a recorded hand are shown: as was said last, else until the first hands are recorded."""
        said = self._settings.value(_STEPS)
        return said == "on" if said in {"on", "off"} else self._hands < FIRST_HANDS

    @steps.setter
    def steps(self, shown: bool) -> None:
        self._settings.setValue(_STEPS, "on" if shown else "off")

    def offer_steps(self) -> None:
        """Forget that the steps were put away."""
        self._settings.remove(_STEPS)

    @property
    def steps_put_away(self) -> bool:
        """Whether somebody has put the steps away."""
        return bool(self._settings.value(_STEPS) == "off")

    def count_hand(self) -> None:
        """One more hand was recorded; the first of them are counted."""
        if self._hands < FIRST_HANDS:
            self._settings.setValue(_HANDS, self._hands + 1)

    @property
    def _hands(self) -> int:
        value = str(self._settings.value(_HANDS, 0))
        return int(value) if value.isascii() and value.isdigit() else 0

    @property
    def drills(self) -> DrillWish:
        """How somebody drilled last."""
        rules, level, length = (str(self._settings.value(key, "")) for key in _DRILLS)
        return DrillWish(rules, int(level) if level in _LEVELS else None, length)

    @drills.setter
    def drills(self, wish: DrillWish) -> None:
        for key, value in zip(_DRILLS, (wish.rules, wish.level or "", wish.length), strict=True):
            self._settings.setValue(key, str(value))

    def _bytes(self, key: str) -> QByteArray | None:
        value = self._settings.value(key)
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None
