"""The terms of riichi in plain words, the first to be learned first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.glossary import Entry
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.glossary_table import COUNTED, TABLE
from scorekeeper.rulesets.riichi.glossary_yaku import PLAIN, SAID
from scorekeeper.rulesets.riichi.why_yaku import PREFIX
from scorekeeper.rulesets.riichi.yaku import DORA, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN

_FIRST: Final = (
    Entry(
        "yaku",
        QT_TRANSLATE_NOOP("words", "pattern that counts"),
        QT_TRANSLATE_NOOP("words", "A pattern or feat that is worth han; a hand without any cannot win."),
        name="役",
        page="yaku",
    ),
    Entry(
        "han",
        QT_TRANSLATE_NOOP("words", "doubling step"),
        QT_TRANSLATE_NOOP("words", "What each yaku and each dora adds: every han doubles what the hand is paid."),
        name="飜",
        page="points",
    ),
    Entry(
        "fu",
        QT_TRANSLATE_NOOP("words", "small points"),
        QT_TRANSLATE_NOOP("words", "Small points for sets, pair, wait and way of winning, rounded up to tens."),
        name="符",
        page="fu",
    ),
    Entry(
        "ron",
        QT_TRANSLATE_NOOP("words", "won on another’s tile"),
        QT_TRANSLATE_NOOP("words", "Another player discarded the winning tile, and that player alone pays."),
        also=(QT_TRANSLATE_NOOP("words", "Ron"),),
        name="ロン",
    ),
    Entry(
        "tsumo",
        QT_TRANSLATE_NOOP("words", "drew it yourself"),
        QT_TRANSLATE_NOOP("words", "The winner drew the winning tile from the wall, and all others pay."),
        also=(QT_TRANSLATE_NOOP("words", "Tsumo"),),
        name="自摸",
    ),
)
_KNOWN_SO: Final[dict[str, tuple[str, ...]]] = {
    "haitei": (QT_TRANSLATE_NOOP("words", "Last tile"),),
    "tsubame_gaeshi": (QT_TRANSLATE_NOOP("words", "Riichi tile"),),
    "kanburi": (QT_TRANSLATE_NOOP("words", "Discard after a kan"),),
    "paarenchan": (QT_TRANSLATE_NOOP("words", "Eighth win"),),
    "tanyao": (QT_TRANSLATE_NOOP("words", "Tanyao"),),
    "toitoi": (QT_TRANSLATE_NOOP("words", "Toitoi"),),
    "red_dora": (QT_TRANSLATE_NOOP("words", "red five"),),
}
"""Other words for a yaku: those of its tick, and what many tables call it."""
_ALONE: Final = frozenset(
    {
        "haitei",
        "houtei",
        "rinshan",
        "sankantsu",
        "suukantsu",
        "ittsuu",
        "haku",
        "hatsu",
        "chun",
        "seat_wind",
        "round_wind",
    }
)
"""Yaku whose words are everyday words too."""


def _yaku() -> Iterator[Entry]:
    """Every yaku once, in the order records list them."""
    names = {name: kanji for name, (kanji, _) in DORA.items()}
    for name, kanji in (*((row.id, row.kanji) for row in YAKU), *((row.id, row.kanji) for row in YAKUMAN)):
        names.setdefault(name, kanji)
    for name, kanji in names.items():
        said = SAID.get(name, PREFIX + name)
        yield Entry(name, PLAIN.get(name, ""), said, _KNOWN_SO.get(name, ()), kanji, name, name in _ALONE)


GLOSSARY: Final[tuple[Entry, ...]] = (*_FIRST, *TABLE, *_yaku(), *COUNTED)
