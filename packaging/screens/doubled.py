"""A language nobody speaks: the words of every sentence twice, between marks. What fits it fits every language."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QLineEdit

from screens.reading import Text

OPEN, CLOSE = "«", "»"
_AS_IT_IS: Final = frozenset({"QShortcut", "QKeySequence"})
"""Contexts of Qt whose words name keys."""
_PLACE: Final = re.compile(r"\{\w+\}|%\w+")
_KEYS: Final = re.compile(r"\b(?:(?:Ctrl|Shift|Alt)\+)*(?:F\d+\b|(?<=\+)\S)")
_LETTER: Final = re.compile(r"[^\W\d_]")


class Doubled(QTranslator):
    """Says everything twice, between marks."""

    def isEmpty(self) -> bool:
        """It knows every sentence."""
        return False

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The sentence with its words twice."""
        if context in _AS_IT_IS or not sourceText:
            return None
        return twice(sourceText)


def twice(sentence: str) -> str:
    """A sentence with its words twice and each place once, which is filled with words that come twice themselves.

    Where it has no words of its own, it comes once.
    """
    again = " ".join(_PLACE.sub(" ", sentence).split())
    return f"{OPEN}{sentence} {again}{CLOSE}" if _LETTER.search(again) else f"{OPEN}{sentence}{CLOSE}"


def untranslated(texts: Iterable[Text], known: frozenset[str]) -> Iterator[Text]:
    """The painted texts that hold letters outside the marks and are neither typed nor known names, keys and notations."""
    place: tuple[object, ...] = ()
    depth = 0
    for text in texts:
        here = (text.widget, text.clip.getRect() if text.cell else None)
        if here != place:
            place, depth = here, 0
        bare, depth = outside(text.text, depth)
        if _LETTER.search(_unknown(bare, known)) and not _typed(text):
            yield text


def _unknown(bare: str, known: frozenset[str]) -> str:
    """What is left of a text without names, keys and notations; of a name in dots its beginning will do."""
    for each in sorted(known, key=len, reverse=True):
        bare = bare.replace(each, "")
    begun = bare.strip().removesuffix("…").rstrip()
    return "" if any(each.startswith(begun) for each in known) else _KEYS.sub("", bare)


def _typed(text: Text) -> bool:
    return isinstance(text.widget, QLineEdit) and text.text == text.widget.text()


def outside(text: str, depth: int = 0) -> tuple[str, int]:
    """What of a text stands outside the marks, and how deep within them it ends; it begins `depth` deep."""
    bare = ""
    for sign in text:
        if sign == OPEN:
            depth += 1
        elif sign == CLOSE:
            depth = max(0, depth - 1)
        elif depth == 0:
            bare += sign
    return bare, depth
