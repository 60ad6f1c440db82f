"""Every reading of a won hand, and every set that its winning tile may have completed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from scorekeeper.core.shapes import FULL_SETS, Shape, block
from scorekeeper.core.tiles import COUNT_BITS, KINDS, TILES, count_in, packed
from scorekeeper.rulesets.riichi.facts import EVERY, SUIT_FACTS
from scorekeeper.rulesets.riichi.pieces import CONCEALED
from scorekeeper.rulesets.riichi.suits import PLACES, Place, SuitWay, suits_of
from scorekeeper.rulesets.riichi.way import Suits
from scorekeeper.rulesets.riichi.won_hand import Win

_GATES_COUNTS: Final = [
    packed(TILES[low : low + 9]) + 2 * TILES[low].unit + 2 * TILES[low + 8].unit for low in (0, 9, 18)
]
"""1112345678999 of each suit."""
_GROUPS: Final = FULL_SETS + 1
_NO_REDS: Final = (1 << COUNT_BITS * KINDS) - 1
_PAIRS: Final = tuple(CONCEALED[block(Shape.PAIR, kind).index] for kind in range(KINDS))


def readings(win: Win) -> Iterable[Suits]:
    """Every reading of a hand as sets and a pair."""
    suits = suits_of(win.held)
    # By the number of tiles there is one pair in all, or one in each of four suits.
    if len(suits) > 3 and all(suits) and sum([len(each[0].pieces) for each in suits]) + len(win.melds) > _GROUPS:
        return ()
    return product(*suits)


def places_of(win: Win, suits: Suits) -> list[Place]:
    """Every set of a reading that the winning tile may have completed."""
    found = []
    for kind in win.kinds:
        places, suit = PLACES[kind], SUIT_FACTS[kind // 9]
        for way in suits:
            if way.some & suit:
                before = None
                for piece in way.pieces:
                    # The second of two equal sets, which stand side by side, is no other place.
                    if piece is not before and piece in places:
                        found.append(places[piece])
                    before = piece
    return found


def pairs_of(win: Win) -> SuitWay:
    """The pairs of a hand that is nothing else, as if they were of one suit."""
    pieces = tuple([pair for pair in _PAIRS if count_in(win.held, pair.block.first)])
    every, some = EVERY, 0
    for piece in pieces:
        every &= piece.every
        some |= piece.some
    return SuitWay(pieces, every, some, 0, tuple([piece.tiles for piece in pieces]), ())


def nine_gates(win: Win) -> int:
    """One more than the kind of the spare tile of a closed hand that is 1112345678999 beside it, 0 for any other hand."""
    if not win.closed or win.melds:
        return 0
    for gates in _GATES_COUNTS:
        spare = (win.held & _NO_REDS) - gates
        if spare > 0 and spare.bit_count() == 1:
            kind = (spare.bit_length() - 1) // COUNT_BITS
            return kind + 1 if spare == TILES[kind].unit else 0
    return 0
