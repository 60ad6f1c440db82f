"""How words, numbers and places are said to a person."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from scorekeeper.core.problem import Phrase, Problem, Value
from scorekeeper.core.words import WORDS, say


def translate(text: str) -> str:
    """A sentence of the core or of a family in the reader's language."""
    return QCoreApplication.translate("words", text)


def points(number: int) -> str:
    """Points as people read them: thousands apart, a true minus sign."""
    return f"{number:,}".replace("-", "−")


def signed(number: int) -> str:
    """A gain or a loss: `+3,900`, `−3,900`, `±0`."""
    if number == 0:
        return "±0"
    return f"+{points(number)}" if number > 0 else points(number)


def part(amount: int, unit: int) -> str:
    """A part of the final result, `unit` points being one of it: always signed, with one digit after the point or more."""
    if unit == 1:
        return signed(amount)
    text = f"{amount / unit:+,.3f}".rstrip("0").replace("-", "−")
    text += "0" if text.endswith(".") else ""
    return "±0.0" if amount == 0 else text


def arrow(number: int) -> str:
    """A gain or a loss with an arrow, so that colour is not all that tells them apart."""
    return f"{'▲' if number > 0 else '▼' if number < 0 else '='}{signed(number)}"


def shown(value: Value) -> str:
    """A value within a sentence."""
    return points(value) if isinstance(value, int) else str(value)


def day(moment: str) -> str:
    """The day and time of an ISO date-time, the text itself when it is none."""
    when = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    return QLocale().toString(when.toLocalTime(), "d MMM yyyy, HH:mm") if when.isValid() else moment


@dataclass(frozen=True, slots=True)
class Speech:
    """Says a family's words before the core's."""

    words: Mapping[str, str] = field(default_factory=dict)

    def say(self, sentence: Phrase | Problem) -> str:
        """The sentence of a phrase or a problem."""
        return say(sentence, self.words, translate, shown)

    def word(self, id_: str) -> str:
        """The word of an id, the id itself when it has none."""
        return translate(self.words.get(id_) or WORDS.get(id_) or id_)

    @staticmethod
    def place(number: int) -> str:
        """A place among the players: `1st`, `2nd`."""
        match number:
            case 1:
                return QCoreApplication.translate("speech", "1st")
            case 2:
                return QCoreApplication.translate("speech", "2nd")
            case 3:
                return QCoreApplication.translate("speech", "3rd")
            case _:
                return QCoreApplication.translate("speech", "{place}th").format(place=number)
