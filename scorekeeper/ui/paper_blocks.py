"""The blocks of the reference as strips on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from msgspec import Struct

from scorekeeper.core.explained import Group
from scorekeeper.core.reference import Block, Cell, Example, Facts, Grid, Heading, Paragraph
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.paper import POINT, Box
from scorekeeper.ui.paper_boxes import INK, QUIET, Stack, Words
from scorekeeper.ui.paper_flow import Strip
from scorekeeper.ui.paper_grid import GridRow, Piece, table
from scorekeeper.ui.paper_tiles import Tiles, TileSet
from scorekeeper.ui.reference_said import cell_said
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

_HEAD: Final = 1.2
_NOTE: Final = 0.9
"""Sizes of headings and quiet words, by the size of the letters."""
_LONG: Final = 15
"""What is wider in a table, by the size of the letters, may go on in the next line."""
_TILE: Final = 1.25
"""Width of a tile by the size of the letters."""


class Type(Struct, frozen=True):
    """How blocks are set: the size of the letters in points, the least that may be, the tiles, and how tight letters and lines stand."""

    size: float
    least: float
    look: Look
    tight: int = 100
    close: float = 1.0

    @property
    def em(self) -> float:
        """The size in units."""
        return self.size * POINT

    def words(self, text: str, scale: float = 1.0, *, bold: bool = False, quiet: bool = False) -> Words:
        """A paragraph in some part of the size."""
        size = max(self.least, self.size * scale)
        return Words(text, size, bold=bold, tight=self.tight, close=self.close, ink=QUIET if quiet else INK)


class Piecewise(Struct, frozen=True):
    """A block as strips; below a `least` width words of it would be broken, below an `eased` one it would be hard to read."""

    strips: tuple[Strip, ...]
    least: float = 0.0
    eased: float = 0.0


def block_strips(block: Block, type_: Type, speech: Speech) -> Piecewise:
    """A block as strips that columns and pages do not break."""
    match block:
        case Heading(said):
            box = type_.words(speech.say(said), _HEAD, bold=True)
            return Piecewise((Strip(box, type_.em * 0.7, keep=True),), box.least)
        case Paragraph(said, source):
            words = type_.words(speech.say(said), _NOTE if source else 1.0, quiet=source)
            return Piecewise((Strip(words, type_.em * 0.3),), words.least)
        case Facts(rows):
            cells = [((type_.words(speech.say(name), bold=True),), _facts(said, type_, speech)) for name, said in rows]
            return _tabled([GridRow(each, type_.size, bool(at % 2)) for at, each in enumerate(cells)], type_)
        case Grid():
            return _grid(block, type_, speech)
        case Example():
            return Piecewise((Strip(_example(block, type_, speech), type_.em * 0.4),))
        case _:
            assert_never(block)


def _facts(cells: Sequence[Cell], type_: Type, speech: Speech) -> tuple[Piece, ...]:
    return tuple(piece for cell in cells for piece in _pieces(cell, type_, speech))


def _grid(grid: Grid, type_: Type, speech: Speech) -> Piecewise:
    """Its title and its headings stand above the rows once more where a column breaks it."""
    title = None if grid.title is None else type_.words(speech.say(grid.title), bold=True)
    heads = [speech.say(each) for each in grid.heads]
    rows = [
        GridRow(
            [_pieces(cell, type_, speech, bold=place == 0) for place, cell in enumerate(cells)],
            type_.size,
            bool(at % 2),
        )
        for at, cells in enumerate(grid.rows)
    ]
    named = GridRow([(type_.words(each, _NOTE, bold=True),) for each in heads], type_.size, False, ruled=True)
    return _tabled(rows, type_, named if any(heads) else None, title)


def _tabled(
    rows: Sequence[GridRow], type_: Type, named: GridRow | None = None, title: Words | None = None
) -> Piecewise:
    columns = table(rows, named)
    top: list[Box] = [each for each in (title, named) if each is not None]
    head = Stack(top) if top else None
    strips: list[Strip] = []
    if head is not None:
        strips.append(Strip(head, type_.em * 0.5, keep=True))
    for at, row in enumerate(rows):
        gap = type_.em * 0.3 if at == 0 and head is None else 0.0
        strips.append(Strip(row, gap, head=None if at == 0 else head))
    return Piecewise(tuple(strips), columns.least, columns.eased(_LONG * type_.em))


def _pieces(cell: Cell, type_: Type, speech: Speech, *, bold: bool = False) -> tuple[Piece, ...]:
    """The words and tiles of a cell, one below the other."""
    return tuple(_in_cell(cell, type_, speech, bold))


def _in_cell(cell: Cell, type_: Type, speech: Speech, bold: bool) -> Iterator[Piece]:
    said = cell_said(cell, speech)
    if said:
        yield type_.words(said, bold=bold)
    if cell.tiles:
        yield Tiles((TileSet(cell.tiles),), type_.em * _TILE, type_.look)


def _example(example: Example, type_: Type, speech: Speech) -> Box:
    worth = BETWEEN.join(speech.say(each) for each in example.headline)
    parts: list[Box] = []
    if example.said is not None:
        parts.append(type_.words(speech.say(example.said)))
    parts.append(Tiles([_set(group, example) for group in example.groups], type_.em * 1.6, type_.look))
    parts.append(type_.words(worth, bold=True))
    for part in example.parts:
        lines = (
            ui("line_sum", name=speech.word(line.id), amount=speech.counted(line.amount, part.unit))
            for line in part.lines
        )
        parts.append(type_.words(BETWEEN.join(lines), _NOTE, quiet=True))
    return Stack(parts, type_.em * 0.2)


def _set(group: Group, example: Example) -> TileSet:
    """A set of an example, the winning tile in its ring."""
    won = None
    if group.won and example.last in group.tiles:
        won = len(group.tiles) - 1 - group.tiles[::-1].index(example.last)
    return TileSet(group.tiles, won=won)
