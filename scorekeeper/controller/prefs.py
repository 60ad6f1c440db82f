"""What a player has chosen about the window, kept from one start to the next."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSettings


class Colours(StrEnum):
    """Which inks the window is drawn in."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_NUMERALS: Final = "tiles/numerals"
_COLOURS: Final = "window/colours"
_GEOMETRY: Final = "window/geometry"
_RULES: Final = "session/preset"
_LANGUAGE: Final = "window/language"


class Prefs:
    """The window's settings, each with its type; a damaged or unknown value counts as not set."""

    def __init__(self, path: Path) -> None:
        """`path` is the settings file; it is made when something is first set."""
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def numerals(self) -> bool:
        """Whether tiles show Latin numerals and wind letters in their corner."""
        return self._settings.value(_NUMERALS, "on") == "on"

    @numerals.setter
    def numerals(self, on: bool) -> None:
        self._settings.setValue(_NUMERALS, "on" if on else "off")

    @property
    def colours(self) -> Colours:
        """The chosen inks."""
        value = str(self._settings.value(_COLOURS, Colours.SYSTEM.value))
        return Colours(value) if value in list(Colours) else Colours.SYSTEM

    @colours.setter
    def colours(self, colours: Colours) -> None:
        self._settings.setValue(_COLOURS, colours.value)

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

    def keep(self) -> None:
        """Write what was set to the file now."""
        self._settings.sync()
