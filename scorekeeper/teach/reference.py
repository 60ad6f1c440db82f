"""The whole reference of some rules: the family's own pages, the glossary, how tiles are written, and the house rules."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Facts, Grid, Page, Paragraph, Section
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import Tile
from scorekeeper.teach.book_glossary import glossary
from scorekeeper.teach.book_rules import rules_section
from scorekeeper.teach.seen import NOTHING_SEEN, Seen, with_seen


def book(rules: Ruleset, choice: RulesChoice | None = None, seen: Seen = NOTHING_SEEN) -> tuple[Section, ...]:
    """Every section, the family's first; `choice` names the rules and their source, `seen` tells how often what came."""
    own = with_seen(rules.reference(), seen)
    notation = Section("notation", Phrase("book_notation"), (notation_page(rules),))
    return linked((*own, glossary(rules, own), notation, rules_section(rules, choice)))


def linked(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """The same pages without links to what these rules have no page about."""
    ids = frozenset(page.id for section in sections for page in section.pages)

    def live(cell: Cell) -> Cell:
        return replace(cell, page="") if cell.page and cell.page not in ids else cell

    def block(each: Block) -> Block:
        match each:
            case Facts():
                return replace(each, rows=tuple((name, tuple(map(live, cells))) for name, cells in each.rows))
            case Grid():
                return replace(each, rows=tuple(tuple(map(live, row)) for row in each.rows))
            case _:
                return each

    return tuple(
        replace(section, pages=tuple(replace(page, blocks=tuple(map(block, page.blocks))) for page in section.pages))
        for section in sections
    )


def notation_page(rules: Ruleset) -> Page:
    """How the tiles of these rules, called sets and the rows beside a hand are typed."""
    return Page("notation", Phrase("book_notation"), tuple(_notation(rules)))


def _notation(rules: Ruleset) -> Iterator[Block]:
    declared = rules.declaration
    yield Paragraph(Phrase("book_letters"))
    rows = [run for row in declared.tiles for run in _by_suit(row)]
    typed = tuple((Cell(tiles=row), Cell((_code(write_tiles(row)),))) for row in rows)
    yield Grid((Phrase("book_tiles"), Phrase("book_typed")), typed)
    if any(count for _, count in declared.reds):
        yield Paragraph(Phrase("book_red"))
    yield Paragraph(Phrase("book_last"))
    yield Paragraph(Phrase("book_sets"))
    first = declared.tiles[0]
    sets = tuple(
        (
            Cell((Phrase(form.id),)),
            Cell(tiles=_set(first, form.size, form.same)),
            Cell((_code(_called(form.id, form.open, first, form.size, form.same)),)),
        )
        for form in declared.melds
    )
    yield Grid((Phrase("book_set"), Phrase("book_tiles"), Phrase("book_typed")), sets)
    if declared.rows:
        yield Paragraph(Phrase("book_rows"))
        last = declared.tiles[0][:1]
        lies = tuple(
            (Cell((Phrase(row.word),)), Cell((_code(f"{row.id}:{write_tiles(_bonus(rules) if row.bonus else last)}"),)))
            for row in declared.rows
        )
        yield Grid((Phrase("book_row"), Phrase("book_typed")), lies)


def _by_suit(row: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """The tiles of a row of the picker, those of each suit by themselves."""
    for suit in dict.fromkeys(each.suit for each in row):
        yield tuple(each for each in row if each.suit is suit)


def _bonus(rules: Ruleset) -> tuple[Tile, ...]:
    return tuple(each for row in rules.declaration.tiles for each in row if each.is_bonus)[:1]


def _set(row: tuple[Tile, ...], size: int, same: bool) -> tuple[Tile, ...]:
    return (row[0],) * size if same else row[:size]


def _called(form: str, opened: bool, row: tuple[Tile, ...], size: int, same: bool) -> str:
    tiles = write_tiles(_set(row, size, same))
    return f"({form}:{tiles})" if opened else f"[{tiles}]"


def _code(text: str) -> Phrase:
    return Phrase("book_code", {"text": text})
