"""The terms that every family of rules uses: tiles, sets, winds, and how the tiles come."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.glossary import Entry
from scorekeeper.core.words import QT_TRANSLATE_NOOP

SHARED_TERMS: Final[tuple[Entry, ...]] = (
    Entry(
        QT_TRANSLATE_NOOP("words", "Suit"),
        QT_TRANSLATE_NOOP("words", "one kind of numbered tiles"),
        QT_TRANSLATE_NOOP("words", "Characters, circles and bamboos are the three suits, each numbered from 1 to 9."),
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Honours"),
        QT_TRANSLATE_NOOP("words", "winds and dragons"),
        QT_TRANSLATE_NOOP("words", "The tiles without a number: four winds and three dragons."),
        also=(QT_TRANSLATE_NOOP("words", "honour"),),
        name="字牌",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Terminals"),
        QT_TRANSLATE_NOOP("words", "ones and nines"),
        QT_TRANSLATE_NOOP("words", "The ones and nines of the three suits."),
        also=(QT_TRANSLATE_NOOP("words", "terminal"),),
        name="老頭牌",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Simples"),
        QT_TRANSLATE_NOOP("words", "2 to 8"),
        QT_TRANSLATE_NOOP("words", "The tiles from 2 to 8 of the three suits."),
        name="中張牌",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Dragons"),
        QT_TRANSLATE_NOOP("words", "white, green, red"),
        QT_TRANSLATE_NOOP("words", "The white, the green and the red tile; a set of one of them counts for everybody."),
        also=(QT_TRANSLATE_NOOP("words", "dragon"),),
        name="三元牌",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Run"),
        QT_TRANSLATE_NOOP("words", "three in a row"),
        QT_TRANSLATE_NOOP("words", "A set of three numbers in a row of one suit, such as 4, 5, 6."),
        name="順子",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Triplet"),
        QT_TRANSLATE_NOOP("words", "three alike"),
        QT_TRANSLATE_NOOP("words", "A set of three equal tiles."),
        name="刻子",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Pair"),
        "",
        QT_TRANSLATE_NOOP("words", "Two equal tiles; a usual hand has one beside its four sets."),
        name="対子",
        common=True,
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Dealer"),
        QT_TRANSLATE_NOOP("words", "sits East"),
        QT_TRANSLATE_NOOP("words", "The player who sits East in this deal, for whom more is paid either way."),
        name="親",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "own wind"),
        QT_TRANSLATE_NOOP("words", "where you sit"),
        QT_TRANSLATE_NOOP("words", "The wind a player sits at: East deals, then come South, West and North."),
        also=(QT_TRANSLATE_NOOP("words", "Seat wind"),),
        name="自風",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "round’s wind"),
        QT_TRANSLATE_NOOP("words", "counts for everybody"),
        QT_TRANSLATE_NOOP(
            "words",
            "The wind that counts for all players in this round; the first is East. A number beside it tells which dealer it is.",
        ),
        also=(QT_TRANSLATE_NOOP("words", "Round wind"),),
        name="場風",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Wall"),
        QT_TRANSLATE_NOOP("words", "tiles still face down"),
        QT_TRANSLATE_NOOP("words", "The tiles that lie face down in rows; everybody draws from there."),
        name="牌山",
        common=True,
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Discard"),
        QT_TRANSLATE_NOOP("words", "tile given away"),
        QT_TRANSLATE_NOOP("words", "The tile a player lays down after drawing; others may take it to complete a set."),
        name="捨て牌",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "called sets"),
        QT_TRANSLATE_NOOP("words", "taken from others"),
        QT_TRANSLATE_NOOP("words", "Sets that somebody else’s discard completed; they lie open beside the hand."),
        also=(QT_TRANSLATE_NOOP("words", "called set"),),
        name="副露",
    ),
    Entry(
        QT_TRANSLATE_NOOP("words", "Replacement tile"),
        QT_TRANSLATE_NOOP("words", "the extra tile drawn"),
        QT_TRANSLATE_NOOP(
            "words", "A set of four takes a tile too many, so its owner draws one more from the wall’s end."
        ),
        name="嶺上牌",
    ),
)
"""They come after a family's own terms, which go before them where a word is both."""
