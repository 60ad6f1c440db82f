"""Each set and pair that there is, with the facts, counters and fu that it adds to a hand."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.score import Line
from scorekeeper.core.shapes import BLOCKS, Block, Shape
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets.riichi.facts import (
    CONCEALED_SET,
    DRAGON,
    DRAGON_PAIR,
    DRAGON_SETS,
    EAST,
    FU_SHIFT,
    KAN,
    PAIR_OF,
    RUN,
    RUNS_SHIFT,
    SUIT_FACTS,
    TRIPLET,
    TRIPLETS_SHIFT,
    WIND,
    WIND_PAIR,
    WIND_SETS,
    Fact,
)

_WHITE: Final = 31
_GREEN_DRAGON: Final = 32
_GREEN_KINDS: Final = frozenset({19, 20, 21, 23, 25, _GREEN_DRAGON})
"""2, 3, 4, 6 and 8 of bamboos and the green dragon."""


class Piece(Struct, frozen=True, eq=False):
    """A set or pair, concealed or open, with everything that follows from it alone.

    `every` are the facts it allows a whole hand to have, `some` those it brings with the marks of where it stands, `sum`
    its counters and fu; `fu` is the line it adds, None for none.
    """

    block: Block
    every: int
    some: int
    sum: int
    fu: Line | None
    tiles: tuple[Tile, ...]


# Plain numbers: to join facts one by one takes an enumeration longer than all the rest.
_SIMPLES, _OUTSIDE, _TERMINAL_IN_EACH = Fact.SIMPLES, Fact.OUTSIDE, Fact.TERMINAL_IN_EACH
_NO_SIMPLES, _TERMINALS, _HONOURS = Fact.TERMINALS_AND_HONOURS, Fact.TERMINALS, Fact.HONOURS
_GREEN, _HAS_RUN, _HAS_GREEN_DRAGON = Fact.GREEN, Fact.HAS_RUN, Fact.HAS_GREEN_DRAGON
_HAS_WIND, _HAS_DRAGON = Fact.HAS_WIND, Fact.HAS_DRAGON


def _every(block: Block) -> int:
    tiles = block.tiles
    green = _GREEN if _GREEN_KINDS.issuperset([t.kind for t in tiles]) else 0
    if block.first >= EAST:
        return _OUTSIDE | _NO_SIMPLES | _HONOURS | green
    edges = sum([t.is_terminal for t in tiles])
    if not edges:
        return _SIMPLES | green
    whole = _NO_SIMPLES | _TERMINALS if edges == len(tiles) else 0
    return _OUTSIDE | _TERMINAL_IN_EACH | whole | green


def _some(block: Block) -> int:
    first, shape = block.first, block.shape
    facts = SUIT_FACTS[first // 9]
    if shape is Shape.RUN:
        return facts | _HAS_RUN | 1 << RUNS_SHIFT + first
    if first >= EAST:
        facts |= _HAS_WIND if first < _WHITE else _HAS_DRAGON
    if first == _GREEN_DRAGON:
        facts |= _HAS_GREEN_DRAGON
    if shape is Shape.PAIR:
        return facts | PAIR_OF[first] if first >= EAST else facts
    return facts | ((WIND_SETS + DRAGON_SETS)[first - EAST] if first >= EAST else 1 << TRIPLETS_SHIFT + first)


def _sum(block: Block, concealed: bool, fu: Line | None) -> int:
    wind, dragon = EAST <= block.first < _WHITE, block.first >= _WHITE
    if block.shape is Shape.PAIR:
        return DRAGON_PAIR * dragon + WIND_PAIR * wind
    if block.shape is Shape.RUN:
        return RUN
    kan = block.shape is Shape.KAN
    tally = TRIPLET + CONCEALED_SET * concealed + KAN * kan + DRAGON * dragon + WIND * wind
    return tally + ((fu.amount if fu else 0) << FU_SHIFT)


def _fu(block: Block, concealed: bool) -> Line | None:
    if block.shape not in (Shape.TRIPLET, Shape.KAN):
        return None
    outside = block.tiles[0].is_terminal or block.tiles[0].is_honour
    name = "kan" if block.shape is Shape.KAN else "triplet"
    amount = 2 * (2 if concealed else 1) * (2 if outside else 1) * (4 if block.shape is Shape.KAN else 1)
    place = "closed" if concealed else "open"
    return Line(f"{name}_{place}_{'terminal' if outside else 'simple'}", amount, block.tiles)


def _pieces(concealed: bool) -> tuple[Piece, ...]:
    fu = [_fu(block, concealed) for block in BLOCKS]
    return tuple(
        Piece(block, every, some, _sum(block, concealed, line), line, block.tiles)
        for block, every, some, line in zip(BLOCKS, _EVERY, _SOME, fu, strict=True)
    )


_EVERY, _SOME = [_every(block) for block in BLOCKS], [_some(block) for block in BLOCKS]
CONCEALED: Final = _pieces(concealed=True)
OPEN: Final = _pieces(concealed=False)
"""Every set by its block's index: kept concealed, or with tiles from others."""
