"""Cheat sheets for tests, as full as a family's own may be."""

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.explained import Group
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Block, Cell, CheatSheet, Example, Facts, Grid, Heading, Paragraph
from scorekeeper.core.tiles import Tile

WORDS: Final = {
    "title": "Everything at a glance",
    "names": "What counts",
    "name": "Hand number {number} of this house",
    "closed": "Closed",
    "open": "Open",
    "worth": "{worth} han",
    "points": "Points",
    "step": "{number} steps",
    "paid": "{one} / {other}",
    "said": "Rule {number} says what is to be done when somebody has laid down a tile that another player waits for.",
    "source": "From the rules of the house, edition {number}.",
    "fact": "Fact {number}",
    "head": "{number}",
}


def tiles(text: str) -> tuple[Tile, ...]:
    found = read_tiles(text)
    assert not isinstance(found, Problem)
    return found


def cheat_sheet(names: int = 36, rules: int = 6) -> CheatSheet:
    """A sheet with so many lines in its list on the first side, and so many sentences on the second."""
    return CheatSheet(Phrase("title"), (tuple(_first(names)), tuple(_second(rules))))


def _first(names: int) -> Iterator[Block]:
    yield Heading(Phrase("names"))
    rows = tuple(
        (Cell((Phrase("name", {"number": at}),)), *(Cell((Phrase("worth", {"worth": at % 6}),)) for _ in range(2)))
        for at in range(names)
    )
    yield Grid((Phrase("names"), Phrase("closed"), Phrase("open")), rows)
    yield Paragraph(Phrase("source", {"number": 2025}), source=True)


def _second(rules: int) -> Iterator[Block]:
    yield Heading(Phrase("points"))
    rows = tuple(
        (
            Cell((Phrase("step", {"number": row}),)),
            *(Cell((Phrase("paid", {"one": 100 * row * at, "other": 200 * row * at}),)) for at in range(2, 12)),
        )
        for row in range(1, 5)
    )
    yield Grid(tuple(Phrase("head", {"number": at}) for at in range(11)), rows, Phrase("points"))
    yield Facts(
        tuple((Phrase("fact", {"number": at}), (Cell(points=at * 1000), Cell(tiles=tiles("123m")))) for at in range(6))
    )
    for at in range(rules):
        yield Paragraph(Phrase("said", {"number": at}))
    groups = (
        Group(tiles("234m")),
        Group(tiles("567p"), won=True),
        Group(tiles("11z")),
        Group(tiles("999s"), open=True),
    )
    yield Example(groups, tiles("7p")[0], (Phrase("worth", {"worth": 3}),), (), 3900, {}, Phrase("name", {"number": 7}))
