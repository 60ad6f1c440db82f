"""What the pieces of a reference page say: as they are shown, as they are read aloud, and as text to be copied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import assert_never

from msgspec.structs import replace

from scorekeeper.core.reference import Block, Cell, Example, Facts, Grid, Heading, Page, Paragraph
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.speech import Speech, points, signed
from scorekeeper.ui.tile_face import tiles_named
from scorekeeper.ui.why_groups import groups_told
from scorekeeper.ui.words import listed, ui


def cell_said(cell: Cell, speech: Speech) -> str:
    """The words of a cell."""
    return BETWEEN.join(_words(cell, speech))


def _words(cell: Cell, speech: Speech) -> list[str]:
    said = [speech.say(each) for each in cell.said]
    if cell.points is not None:
        said.append(signed(cell.points) if cell.signed else points(cell.points))
    return said


def cell_aloud(cell: Cell, speech: Speech) -> str:
    """A cell as it is read: its words and its tiles."""
    said, tiles = listed(_words(cell, speech)), tiles_named(cell.tiles)
    return ui("why_aloud", line=said, tiles=tiles) if said and tiles else said or tiles


def grid_aloud(grid: Grid, row: int, column: int, speech: Speech) -> str:
    """A cell of a table as it is read: what its row and its column are about, and what stands there."""
    cells = grid.rows[row]
    said = cell_aloud(cells[column], speech)
    if column == 0:
        return said
    head, beside = speech.say(grid.heads[column]), cell_aloud(cells[0], speech)
    return ui("line_sum", name=listed(filter(None, (beside, head))), amount=said) if said else ""


def facts_of(facts: Facts, page: Page, speech: Speech) -> Iterator[tuple[int, str, tuple[Cell, ...]]]:
    """The facts of a page by their places and names, without what its title says already, and each thing once."""
    title = speech.say(page.title).casefold()
    for at, (name, cells) in enumerate(facts.rows):
        kept: dict[tuple[str, Cell], Cell] = {}
        for cell in cells:
            said = cell_said(cell, speech)
            bare = replace(cell, said=())
            if bare != Cell() or said.casefold() != title:
                kept.setdefault((said, bare), cell)
        if kept:
            yield at, speech.say(name), tuple(kept.values())


def fact_aloud(name: str, cells: Sequence[Cell], speech: Speech) -> str:
    """A fact as it is read."""
    return ui("line_sum", name=name, amount=listed(cell_aloud(each, speech) for each in cells))


def example_aloud(example: Example, speech: Speech) -> str:
    """An example as it is read: its sets, what it is worth, and what counts."""
    hand = groups_told(example.groups, example.last, speech)
    worth = listed(speech.say(each) for each in example.headline)
    said = [speech.say(example.said)] if example.said is not None else []
    return " ".join((*said, ui("reference_example", hand=hand, worth=worth), *_counts(example, speech)))


def _counts(example: Example, speech: Speech) -> Iterator[str]:
    """What counts in an example, a list at a time."""
    for part in example.parts:
        lines = (
            ui("line_sum", name=speech.word(line.id), amount=speech.counted(line.amount, part.unit))
            for line in part.lines
        )
        if part.lines:
            yield ui("line_sum", name=speech.word(part.id), amount=listed(lines))


def names_of(page: Page, speech: Speech) -> tuple[str, ...]:
    """What else a page's title is called: those names first that are the same everywhere."""
    title = speech.say(page.title).casefold()
    names = (*page.names, *(speech.say(each) for each in page.also))
    return tuple(dict.fromkeys(each for each in names if each.casefold() != title))


def page_text(page: Page, speech: Speech) -> str:
    """A whole page as text."""
    head = filter(None, (speech.say(page.title), listed(names_of(page, speech))))
    return "\n".join((*head, *chain.from_iterable(_lines(block, page, speech) for block in page.blocks))) + "\n"


def _lines(block: Block, page: Page, speech: Speech) -> Iterator[str]:
    match block:
        case Heading(said):
            yield from ("", speech.say(said))
        case Paragraph(said):
            yield speech.say(said)
        case Facts():
            yield from (fact_aloud(name, cells, speech) for _, name, cells in facts_of(block, page, speech))
        case Grid():
            yield from _rows(block, speech)
        case Example():
            yield example_aloud(block, speech)
        case _:
            assert_never(block)


def _rows(grid: Grid, speech: Speech) -> Iterator[str]:
    """The lines of a table with tabs between its cells, as spreadsheets take them."""
    if grid.title is not None:
        yield speech.say(grid.title)
    yield "\t".join(speech.say(head) for head in grid.heads)
    yield from ("\t".join(cell_aloud(cell, speech) for cell in row) for row in grid.rows)
