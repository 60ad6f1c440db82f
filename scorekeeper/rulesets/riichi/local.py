"""The facts that only old and local yaku ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scorekeeper.core.hand import Hand
from scorekeeper.core.shapes import FULL_SETS, Shape
from scorekeeper.core.tiles import TILES, packed
from scorekeeper.rulesets.riichi.facts import TRIPLETS_SHIFT, Fact
from scorekeeper.rulesets.riichi.melds import OPEN_KINDS
from scorekeeper.rulesets.riichi.pieces import Piece

_ONE_CIRCLE: Final = 9
_NINE_CIRCLES: Final = 17
_WHEELS: Final = 2 * packed(TILES[_ONE_CIRCLE + 1 : _NINE_CIRCLES])
"""2 to 8 of circles in pairs."""
_ROW_STARTS: Final = 0x7F | 0x7F << 9 | 0x7F << 18


def facts_of_hand(hand: Hand, circumstances: frozenset[str]) -> int:
    """What is true of the whole hand, however it is read."""
    facts = 0
    if hand.win_tile is TILES[_ONE_CIRCLE]:
        facts |= Fact.ON_ONE_CIRCLE
    if hand.win_tile is TILES[_NINE_CIRCLES]:
        facts |= Fact.ON_NINE_CIRCLES
    if len(hand.melds) == FULL_SETS and all(meld.kind in OPEN_KINDS for meld in hand.melds):
        facts |= Fact.FOUR_CALLED
    if _plain(hand) == _WHEELS:
        facts |= Fact.CIRCLES_IN_PAIRS
    if "double_riichi" in circumstances and not circumstances.isdisjoint({"haitei", "houtei"}):
        facts |= Fact.LAST_OF_DOUBLE_RIICHI
    return int(facts)


def _plain(hand: Hand) -> int:
    """The packed count of the concealed tiles with red fives taken for plain ones."""
    return packed(tile.plain for tile in hand.concealed)


def facts_of_reading(pieces: Sequence[Piece], some: int) -> int:
    """What is true of one reading; `some` holds the marks of where its triplets stand."""
    facts = 0
    triplets = some >> TRIPLETS_SHIFT
    if triplets & triplets >> 1 & triplets >> 2 & _ROW_STARTS:
        facts |= Fact.TRIPLETS_IN_A_ROW
    runs = [piece.block.first for piece in pieces if piece.block.shape is Shape.RUN]
    # Four equal runs are two twins, which the standard rules name.
    if any(runs.count(first) == 3 for first in runs):
        facts |= Fact.THREE_EQUAL_RUNS
    return int(facts)
