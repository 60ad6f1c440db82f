"""The rounds by the name that records give them, in whole words."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

ROUND_WORDS: Final = {
    "E1": QT_TRANSLATE_NOOP("words", "East 1"),
    "E2": QT_TRANSLATE_NOOP("words", "East 2"),
    "E3": QT_TRANSLATE_NOOP("words", "East 3"),
    "E4": QT_TRANSLATE_NOOP("words", "East 4"),
    "S1": QT_TRANSLATE_NOOP("words", "South 1"),
    "S2": QT_TRANSLATE_NOOP("words", "South 2"),
    "S3": QT_TRANSLATE_NOOP("words", "South 3"),
    "S4": QT_TRANSLATE_NOOP("words", "South 4"),
    "W1": QT_TRANSLATE_NOOP("words", "West 1"),
    "W2": QT_TRANSLATE_NOOP("words", "West 2"),
    "W3": QT_TRANSLATE_NOOP("words", "West 3"),
    "W4": QT_TRANSLATE_NOOP("words", "West 4"),
    "N1": QT_TRANSLATE_NOOP("words", "North 1"),
    "N2": QT_TRANSLATE_NOOP("words", "North 2"),
    "N3": QT_TRANSLATE_NOOP("words", "North 3"),
    "N4": QT_TRANSLATE_NOOP("words", "North 4"),
}
