"""A small reference made up for tests: every kind of block there is, and rules that nobody plays by."""

from typing import Final

from scorekeeper.core.explained import Group
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.reference import Cell, Example, Facts, Grid, Heading, Page, Paragraph, Section
from scorekeeper.core.reference_view import Find, Found, ReferenceView, Search
from scorekeeper.core.score import Line, Part
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.core.tiles import Tile

LONG: Final = "A hand without any terminal or honour: only tiles from two to eight count, and every set and the pair has to do with it."
WORDS: Final = {
    "hands": "Hands",
    "tables": "Tables",
    "simple": "All simples",
    "simple_plain": "only twos to eights",
    "flush": "One suit",
    "long": LONG,
    "source": "Source: a book that nobody has written, chapter 3, paragraph 12",
    "closed": "Closed",
    "goes_not_with": "Goes not with",
    "made_of": "Made of",
    "when": "When it counts",
    "points": "Points",
    "fu": "Fu",
    "few": "A short table",
    "example": "The last tile completes the run.",
    "worth": "2 han 30 fu",
    "lines": "Counted",
    "run": "Run",
    "pair": "Pair",
    **{f"han_{number}": f"{number} han" for number in range(1, 14)},
    **{f"fu_{number}": f"{number} fu" for number in range(20, 120, 10)},
    "han_count": "{count} han",
}
CHOICE: Final = RulesChoice("made_up", "plain", "Rules made up", "Nobody plays by these.", 4)
OTHER: Final = RulesChoice("made_up", "other", "Other rules", "Nor by these.", 4)


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles by their notation."""
    found = read_tiles(text)
    assert not isinstance(found, Problem)
    return found


def said(*ids: str) -> Cell:
    """A cell of words."""
    return Cell(tuple(Phrase(each) for each in ids))


def points_table(columns: int = 13) -> Grid:
    """A table of points: fu down, han across."""
    heads = (Phrase("fu"), *(Phrase(f"han_{number}") for number in range(1, columns + 1)))
    rows = tuple(
        (said(f"fu_{fu}"), *(Cell(points=fu * 80 * number) for number in range(1, columns + 1)))
        for fu in range(20, 120, 10)
    )
    return Grid(heads, rows, Phrase("points"))


def example() -> Example:
    """A hand whose third set matters."""
    groups = (
        Group(tiles("234m"), "run"),
        Group(tiles("345p"), "run", open=True),
        Group(tiles("678s"), "run", won=True),
        Group(tiles("456s"), "run"),
        Group(tiles("88p"), "pair"),
    )
    lines = (Line("run", 1, tiles("678s")), Line("pair", 1))
    hand = {"concealed": "234m345p678456s88p", "win_tile": "8s"}
    return Example(
        groups,
        tiles("8s")[0],
        (Phrase("worth"),),
        (Part("lines", "han", lines, 2),),
        2000,
        hand,
        Phrase("example"),
        (2,),
    )


SIMPLE: Final = Page(
    "simple",
    Phrase("simple"),
    (
        Paragraph(Phrase("long")),
        Facts(
            (
                (Phrase("closed"), (said("han_1"),)),
                (Phrase("goes_not_with"), (Cell((Phrase("flush"),), page="flush"), said("han_2"))),
                (Phrase("made_of"), (Cell(tiles=tiles("234m")), Cell(tiles=tiles("55p")))),
            )
        ),
        Heading(Phrase("when")),
        example(),
        Paragraph(Phrase("source"), source=True),
    ),
    ("断么九", "tanyao"),
    (Phrase("simple_plain"),),
    ("all_simples",),
)
FLUSH: Final = Page("flush", Phrase("flush"), (Paragraph(Phrase("long")),) * 30)
POINTS: Final = Page(
    "points",
    Phrase("points"),
    (
        points_table(),
        Grid(
            (Phrase("few"), Phrase("points")),
            (
                (said("run"), Cell(points=-300, signed=True)),
                (Cell(tiles=tiles("234m")), Cell((Phrase("simple"),), page="simple")),
            ),
        ),
    ),
)
SECTIONS: Final = (
    Section("hands", Phrase("hands"), (SIMPLE, FLUSH)),
    Section("tables", Phrase("tables"), (POINTS,)),
)


def reference(*sections: Section, choice: RulesChoice = CHOICE) -> ReferenceView:
    """A reference as a window shows it."""
    return ReferenceView(choice, (CHOICE, OTHER), sections or SECTIONS, WORDS)


def finding(*found: str | Found, meant: str = "") -> Find:
    """A search that always finds the same."""
    pages = tuple(Found(each) if isinstance(each, str) else each for each in found)
    return lambda _: Search(pages, meant)
