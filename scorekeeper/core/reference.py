"""Pages that tell the rules in force, in a form every family shares: shown in the window, searched, and printed alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Phrase
from scorekeeper.core.score import Part
from scorekeeper.core.tiles import Tile

if TYPE_CHECKING:
    from scorekeeper.core.explained import Group

RULE: Final = "rule:"
"""With this and the id of an option begins the id of the line that tells of it."""


class Cell(Struct, frozen=True):
    """What stands in one place of a table: phrases side by side, tiles, points; `page` leads to another page.

    `signed` points are shown with their plus or minus.
    """

    said: tuple[Phrase, ...] = ()
    tiles: tuple[Tile, ...] = ()
    points: int | None = None
    page: str = ""
    signed: bool = False


class Heading(Struct, frozen=True):
    """The title of the blocks that follow it; `rule` is the option they are about, empty for none."""

    said: Phrase
    rule: str = ""


class Paragraph(Struct, frozen=True):
    """A sentence or two; `source` marks the words that say where a rule comes from."""

    said: Phrase
    source: bool = False


class Facts(Struct, frozen=True):
    """Short facts, each with what it is a fact of: `Closed` 3 han, `Open` 2 han; a fact may be several things in a list."""

    rows: tuple[tuple[Phrase, tuple[Cell, ...]], ...]


class Grid(Struct, frozen=True):
    """A table: a heading over each column, and rows as long as the headings; the first cell of a row is its own heading."""

    heads: tuple[Phrase, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: Phrase | None = None


class Example(Struct, frozen=True):
    """A winning hand drawn as sets, scored by the rules in force.

    `last` is the winning tile, `lit` are the groups that make what the page is about, by their places. `hand` is its public
    record with winds and way of winning, to be opened where hands are scored.
    """

    groups: tuple[Group, ...]
    last: Tile | None
    headline: tuple[Phrase, ...]
    parts: tuple[Part, ...]
    total: int
    hand: Record
    said: Phrase | None = None
    lit: tuple[int, ...] = ()


Block = Heading | Paragraph | Facts | Grid | Example


class Page(Struct, frozen=True):
    """One page: its blocks from the top down.

    `names` are the same in every language: how its title is written where the game comes from, and how that sounds (立直,
    riichi). `also` are other words by which people look for it.
    `lines` are the ids of the lines of a score that it tells about: a line of an explanation leads to its page by them.
    """

    id: str
    title: Phrase
    blocks: tuple[Block, ...]
    names: tuple[str, ...] = ()
    also: tuple[Phrase, ...] = ()
    lines: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """Pages of one kind, such as all yaku, in the order people learn them."""

    id: str
    title: Phrase
    pages: tuple[Page, ...]


class CheatSheet(Struct, frozen=True):
    """What fits on two printed pages: the blocks of each side."""

    title: Phrase
    sides: tuple[tuple[Block, ...], ...]
