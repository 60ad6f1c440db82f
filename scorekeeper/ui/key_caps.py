"""What is written on the keys that stand for tiles: a guess by the keyboard's language, put right by every key pressed."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

PLACES: Final = ("1234567890-=", "QWERTYUIOP[", "ASDFGHJKL;'", "ZXCVBNM,./")
"""The keys by row, by what the common layout writes on them."""
_GERMAN: Final = ("1234567890ß´", "QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNM,.-")
_FRENCH: Final = ("1234567890)=", "AZERTYUIOP^", "QSDFGHJKLMÙ", "WXCVBN,;:!")
_JAPANESE: Final = ("1234567890-^", "QWERTYUIOP@", "ASDFGHJKL;:", "ZXCVBNM,./")
_BY_LANGUAGE: Final = {
    QLocale.Language.German: _GERMAN,
    QLocale.Language.French: _FRENCH,
    QLocale.Language.Japanese: _JAPANESE,
}


def _by_place(layout: tuple[str, ...]) -> dict[str, str]:
    return {place: cap for row, caps in zip(PLACES, layout, strict=True) for place, cap in zip(row, caps, strict=True)}


_LAYOUTS: Final = tuple(_by_place(each) for each in (PLACES, _GERMAN, _FRENCH, _JAPANESE))


class KeyCaps:
    """The signs on the keys by their places; `learn` takes what a key that was pressed has written."""

    def __init__(self, layout: QLocale.Language | None = None) -> None:
        """`layout` is the language of the keyboard; None asks the system."""
        language = _language() if layout is None else layout
        self._guess = _by_place(_BY_LANGUAGE.get(language, PLACES))
        self._learned: dict[str, str] = {}

    def learn(self, place: str, text: str) -> bool:
        """Keep what the key at a place writes; whether other signs are shown from now on."""
        sign = text.upper() if len(text.upper()) == 1 else text
        # On some layouts digits need Shift: they stand on the key beside the sign.
        if len(sign) != 1 or not sign.isprintable() or sign.isspace() or place.isdigit() or self.cap(place) == sign:
            return False
        self._learned[place] = sign
        fitting = (each for each in _LAYOUTS if all(each[at] == known for at, known in self._learned.items()))
        self._guess = next(fitting, self._guess)
        return True

    def cap(self, place: str) -> str:
        """What is written on the key at a place, named as on the common layout."""
        return self._learned.get(place) or self._guess.get(place, place)

    def row(self, places: str) -> str:
        """What is written on several keys; signs that are no keys stay as they are."""
        return "".join(map(self.cap, places))


def _language() -> QLocale.Language:
    app = QGuiApplication.instance()
    return QGuiApplication.inputMethod().locale().language() if app is not None else QLocale.Language.C


@cache
def key_caps() -> KeyCaps:
    """The keyboard that is used, as far as it is known."""
    return KeyCaps()
