"""What a player has chosen about the window, kept from one start to the next."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray

from scorekeeper.controller.prefs_file import settings
from scorekeeper.controller.remembered import Remembered


class Colours(StrEnum):
    """Which inks the window is drawn in."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"
    SAFE_LIGHT = "safe_light"
    SAFE_DARK = "safe_dark"


class Faces(StrEnum):
    """How the tiles are drawn."""

    TRADITIONAL = "traditional"
    LARGE = "large"


_NUMERALS: Final = "tiles/numerals"
_FACES: Final = "tiles/faces"
_TOUCH: Final = "window/touch"
_STILL: Final = "window/still"
_LARGER: Final = "window/larger"
_COLOURS: Final = "window/colours"
_GEOMETRY: Final = "window/geometry"
_RULES: Final = "session/preset"
_LANGUAGE: Final = "window/language"
_LIST: Final = "board/list"
_BY_PLACE: Final = "board/by_place"
_KEY_ROWS: Final = "entry/key_rows"
_NEWCOMER: Final = "window/newcomer"
_WARNED: Final = "entry/warned"


class Prefs:
    """The window's settings, each with its type; a damaged or unknown value counts as not set."""

    def __init__(self, path: Path) -> None:
        """`path` is the settings file; it is made when something is first set."""
        self._settings = settings(path)
        self.remembered = Remembered(self._settings)

    @property
    def numerals(self) -> bool:
        """Whether tiles show Latin numerals and wind letters in their corner."""
        return self._is_on(_NUMERALS, "on")

    @numerals.setter
    def numerals(self, on: bool) -> None:
        self._turn(_NUMERALS, on)

    @property
    def faces(self) -> Faces:
        """How the tiles are drawn."""
        value = str(self._settings.value(_FACES, Faces.TRADITIONAL.value))
        return Faces(value) if value in list(Faces) else Faces.TRADITIONAL

    @faces.setter
    def faces(self, faces: Faces) -> None:
        self._settings.setValue(_FACES, faces.value)

    @property
    def touch(self) -> bool:
        """Whether the window is made for fingers."""
        return self._is_on(_TOUCH)

    @touch.setter
    def touch(self, on: bool) -> None:
        self._turn(_TOUCH, on)

    @property
    def still(self) -> bool:
        """Whether nothing moves by itself."""
        return self._is_on(_STILL)

    @still.setter
    def still(self, on: bool) -> None:
        self._turn(_STILL, on)

    @property
    def larger(self) -> bool:
        """Whether all letters are larger."""
        return self._is_on(_LARGER)

    @larger.setter
    def larger(self, on: bool) -> None:
        self._turn(_LARGER, on)

    @property
    def key_rows(self) -> bool:
        """Whether each key of the keyboard stands for a tile."""
        return self._is_on(_KEY_ROWS)

    @key_rows.setter
    def key_rows(self, on: bool) -> None:
        self._turn(_KEY_ROWS, on)

    @property
    def newcomer(self) -> bool:
        """Whether somebody new to the game is at the window: plain words and hints are shown, what is rare is folded away."""
        return self._is_on(_NEWCOMER)

    @newcomer.setter
    def newcomer(self, on: bool) -> None:
        self._turn(_NEWCOMER, on)

    @property
    def warned(self) -> bool:
        """Whether what may be a slip is said before a hand is recorded, to whoever is no newcomer too."""
        return self._is_on(_WARNED)

    @warned.setter
    def warned(self, on: bool) -> None:
        self._turn(_WARNED, on)

    @property
    def colours(self) -> Colours:
        """The chosen inks."""
        value = str(self._settings.value(_COLOURS, Colours.SYSTEM.value))
        return Colours(value) if value in list(Colours) else Colours.SYSTEM

    @colours.setter
    def colours(self, colours: Colours) -> None:
        self._settings.setValue(_COLOURS, colours.value)

    @property
    def players_in_list(self) -> bool:
        """Whether the board shows the players in a list, not around the table."""
        return self._is_on(_LIST)

    @players_in_list.setter
    def players_in_list(self, on: bool) -> None:
        self._turn(_LIST, on)

    @property
    def list_by_place(self) -> bool:
        """Whether that list is sorted by place, not by seat."""
        return self._is_on(_BY_PLACE)

    @list_by_place.setter
    def list_by_place(self, on: bool) -> None:
        self._turn(_BY_PLACE, on)

    @property
    def language(self) -> str | None:
        """The code of the chosen language; None follows the system."""
        value = self._settings.value(_LANGUAGE)
        return value if isinstance(value, str) and value else None

    @language.setter
    def language(self, code: str | None) -> None:
        self._settings.setValue(_LANGUAGE, code or "")

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window was and how large, in Qt's own form."""
        value = self._settings.value(_GEOMETRY)
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue(_GEOMETRY, geometry)

    @property
    def preset(self) -> str | None:
        """The rules the last session was started with, as `family/preset`."""
        value = self._settings.value(_RULES)
        return value if isinstance(value, str) and value else None

    @preset.setter
    def preset(self, preset: str) -> None:
        self._settings.setValue(_RULES, preset)

    def _is_on(self, name: str, unset: str = "off") -> bool:
        return bool(self._settings.value(name, unset) == "on")

    def _turn(self, name: str, on: bool) -> None:
        self._settings.setValue(name, "on" if on else "off")

    def keep(self) -> None:
        """Write what was set to the file now."""
        self._settings.sync()
