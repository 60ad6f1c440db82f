"""Each set and pair that there is, with the facts, counters and fu that it adds to a hand."""

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


def _every(block: Block) -> int:
    tiles = block.tiles
    facts = Fact(0)
    edges = [t for t in tiles if t.is_terminal]
    honours = [t for t in tiles if t.is_honour]
    if not edges and not honours:
        facts |= Fact.SIMPLES
    else:
        facts |= Fact.OUTSIDE
    if edges:
        facts |= Fact.TERMINAL_IN_EACH
    if len(edges) + len(honours) == len(tiles):
        facts |= Fact.TERMINALS_AND_HONOURS
    if len(edges) == len(tiles):
        facts |= Fact.TERMINALS
    if honours:
        facts |= Fact.HONOURS
    if all(t.kind in _GREEN_KINDS for t in tiles):
        facts |= Fact.GREEN
    return int(facts)


def _some(block: Block) -> int:
    facts = SUIT_FACTS[block.first // 9]
    if block.shape is Shape.RUN:
        facts |= Fact.HAS_RUN | 1 << RUNS_SHIFT + block.first
    if block.first == _GREEN_DRAGON:
        facts |= Fact.HAS_GREEN_DRAGON
    if block.first >= EAST:
        facts |= Fact.HAS_WIND if block.first < _WHITE else Fact.HAS_DRAGON
    if block.shape is Shape.PAIR and block.first >= EAST:
        facts |= PAIR_OF[block.first]
    if block.shape in (Shape.TRIPLET, Shape.KAN):
        facts |= (
            (WIND_SETS + DRAGON_SETS)[block.first - EAST] if block.first >= EAST else 1 << TRIPLETS_SHIFT + block.first
        )
    return int(facts)


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
