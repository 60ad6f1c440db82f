"""How words, numbers and places are said to a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLocale, Qt

from scorekeeper.core.glossary import Entry
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import EITHER, Phrase, Problem, TileText, Value
from scorekeeper.core.words import COUNT, QT_TRANSLATE_NOOP, WORDS, say

WORDS_CONTEXT: Final = "words"
"""Under this name Qt keeps every sentence."""
MOMENT: Final = QT_TRANSLATE_NOOP("words", "d MMM yyyy, HH:mm")
"""How a day and its time are written, in Qt's letters."""
_PLACES: Final = (
    QT_TRANSLATE_NOOP("words", "1st"),
    QT_TRANSLATE_NOOP("words", "2nd"),
    QT_TRANSLATE_NOOP("words", "3rd"),
    QT_TRANSLATE_NOOP("words", "4th"),
)
_OR: Final = " / "
_LATER_PLACE: Final = QT_TRANSLATE_NOOP("words", "{place}th")


def translate(text: str, count: int | None = None) -> str:
    """A sentence of the core or of a family in the reader's language, in the plural form of a count where it has one."""
    if count is None:
        return QCoreApplication.translate(WORDS_CONTEXT, text)
    return QCoreApplication.translate(WORDS_CONTEXT, text, None, abs(count))


def points(number: int) -> str:
    """Points as people read them: thousands apart as in the reader's language, a true minus sign."""
    text = _locale().toString(abs(number))
    return f"−{text}" if number < 0 else text


def signed(number: int) -> str:
    """A gain or a loss: `+3,900`, `−3,900`, `±0`."""
    if number == 0:
        return "±0"
    return f"+{points(number)}" if number > 0 else points(number)


def part(amount: int, unit: int) -> str:
    """A part of the final result, `unit` points being one of it: always signed, with one digit after the point or more."""
    if unit == 1:
        return signed(amount)
    if amount == 0:
        return "±" + _locale().toString(0.0, "f", 1)
    digits = next(digits for digits in (1, 2, 3) if digits == 3 or amount * 10**digits % unit == 0)
    return ("+" if amount > 0 else "−") + _locale().toString(abs(amount / unit), "f", digits)


def _locale() -> QLocale:
    """The reader's way with numbers; Qt's neutral one, which puts nothing between thousands, counts as English."""
    reader = QLocale()
    return reader if reader.language() is not QLocale.Language.C else QLocale(QLocale.Language.English)


def arrow(number: int) -> str:
    """A gain or a loss with an arrow, so that colour is not all that tells them apart."""
    return f"{'▲' if number > 0 else '▼' if number < 0 else '='}{signed(number)}"


def shown(value: Value) -> str:
    """A value within a sentence."""
    if isinstance(value, TileText):
        return _tiles(value)
    return points(value) if isinstance(value, int) else str(value)


def _tiles(text: TileText) -> str:
    """Tiles by their names, the text itself where it is none."""
    # It speaks through this very module.
    from scorekeeper.ui.tile_face import tiles_named

    read = [read_tiles(each) for each in text.split(EITHER)]
    return _OR.join(text if isinstance(each, Problem) else tiles_named(each) for each in read)


def day(moment: str) -> str:
    """The day and time of an ISO date-time, the text itself when it is none."""
    # Read when days are told, as on the first page.
    from PySide6.QtCore import QDateTime

    when = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    return _locale().toString(when.toLocalTime(), translate(MOMENT)) if when.isValid() else moment


class Speech(Struct, frozen=True):
    """Says a family's words before the core's; its `glossary` are the terms that what is shown may be asked about."""

    words: Mapping[str, str] = {}
    glossary: tuple[Entry, ...] = ()

    def say(self, sentence: Phrase | Problem) -> str:
        """The sentence of a phrase or a problem."""
        return say(sentence, self.words, translate, shown)

    def word(self, id_: str) -> str:
        """The word of an id, the id itself when it has none."""
        return translate(self.words.get(id_) or WORDS.get(id_) or id_)

    def counted(self, count: int, unit: str) -> str:
        """So many of a unit, such as `4 han`: the sentence of the unit's id and `_count`."""
        return self.say(Phrase(f"{unit}_count", {COUNT: count}))

    @staticmethod
    def place(number: int) -> str:
        """A place among the players: `1st`, `2nd`."""
        if 1 <= number <= len(_PLACES):
            return translate(_PLACES[number - 1])
        return translate(_LATER_PLACE).format(place=number)
