"""The cheat sheet laid out on paper: each side is a page, in letters as large as they fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from scorekeeper.core.reference import Block, CheatSheet
from scorekeeper.ui.paper import MM, Paper, Placed, Printout
from scorekeeper.ui.paper_blocks import Piecewise, Type, block_strips
from scorekeeper.ui.paper_boxes import QUIET, Beside, Rule, Stack, Words
from scorekeeper.ui.paper_flow import Column, Strip, balanced, height, pour
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

LEAST: Final = 7.0
"""No letters are smaller, in points."""
_MARGIN: Final = 10 * MM
"""Around each page; what lies there no printer cuts off."""
_LARGEST: Final = 10.0
_STEP: Final = 0.25
_TIGHT: Final = ((90, 0.95), (80, 0.9))
"""How far letters, in percent, and lines may be brought together where the smallest size is not enough."""
_COLUMNS: Final = (2, 3, 1)
_GUTTER: Final = 5 * MM
_BETWEEN: Final = 2 * MM
"""Air between what stands in columns and what takes the whole width."""
_TITLE: Final = 13.0
_FOOT: Final = 7.0


class _Band(Struct, frozen=True):
    """A part of a page: so many columns of a width, and how high it is."""

    columns: tuple[Column, ...]
    wide: float
    high: float


def cheat_pages(sheet: CheatSheet, rules_name: str, words: Mapping[str, str], paper: Paper, look: Look) -> Printout:
    """A page for each side, by the name of the rules. Where even the smallest letters are too large for one, it goes on on a page more."""
    speech = Speech(words)
    sides = [_side(side, sheet, rules_name, paper, speech, look) for side in sheet.sides]
    return Printout(rules_name, paper, tuple(page for side in sides for page in side), _MARGIN)


def _side(
    side: Sequence[Block], sheet: CheatSheet, rules_name: str, paper: Paper, speech: Speech, look: Look
) -> Iterator[tuple[Placed, ...]]:
    inside = paper.inside(_MARGIN)
    head = Stack((Words(rules_name, _TITLE, bold=True), Rule(0.7 * MM)))
    told = Words(speech.say(sheet.title), _FOOT, ink=QUIET), Words(ui("program"), _FOOT, ink=QUIET, right=True)
    foot = Beside(((told[0], None), (told[1], None)))
    top = _MARGIN + head.height(inside.width()) + MM
    bottom = paper.size.height() - _MARGIN - foot.height(inside.width())
    room = bottom - top - MM
    around = (
        Placed(head, _MARGIN, _MARGIN, inside.width()),
        Placed(foot, _MARGIN, bottom, inside.width()),
    )
    for bands in _fitted(side, inside.width(), room, speech, look):
        yield (*around, *_placed(bands, top))


def _fitted(side: Sequence[Block], width: float, room: float, speech: Speech, look: Look) -> list[list[_Band]]:
    """The bands of each page: of one page in the largest letters that fit, else of as many as it takes."""
    types = tuple(_types(look))
    best: list[_Band] = []
    low, high = 0, len(types)
    while low < high:
        middle = (low + high) // 2
        bands = _on_one_page([block_strips(block, types[middle], speech) for block in side], width, room)
        if bands:
            best, high = bands, middle
        else:
            low = middle + 1
    if best:
        return [best]
    strips = [strip for block in side for strip in block_strips(block, types[-1], speech).strips]
    return [[_Band((column,), width, room)] for column in pour(strips, width, lambda _: room)]


def _on_one_page(pieces: Sequence[Piecewise], width: float, room: float) -> list[_Band]:
    """Blocks in as many columns as let them fit a page, nothing where none do."""
    ways = (_bands(pieces, width, count, room) for count in _COLUMNS)
    return next((bands for bands in ways if bands and _high(bands) <= room), [])


def _types(look: Look) -> Iterator[Type]:
    """Sizes from the largest down, then the smallest in narrower letters."""
    steps = round((_LARGEST - LEAST) / _STEP)
    yield from (Type(_LARGEST - _STEP * step, LEAST, look) for step in range(steps + 1))
    yield from (Type(LEAST, LEAST, look, tight, close) for tight, close in _TIGHT)


def _bands(pieces: Sequence[Piecewise], width: float, count: int, room: float) -> list[_Band]:
    """Blocks in columns of one width; what would be broken there takes the whole width. None where it cannot fit so."""
    wide = (width - _GUTTER * (count - 1)) / count
    area = sum(_area(piece, wide, width) for piece in pieces)
    if area > width * room or any(piece.least > width for piece in pieces):
        return []
    found: list[_Band] = []
    flowing: list[Strip] = []

    def settle() -> None:
        if flowing:
            columns, high = balanced(flowing, wide, count)
            found.append(_Band(columns, wide, high))
            flowing.clear()

    for piece in pieces:
        if _beside(piece, wide):
            flowing.extend(piece.strips)
            continue
        led = _lead(flowing)
        settle()
        columns = pour((*led, *piece.strips), width, lambda _: float("inf"))
        found.append(_Band(columns, width, height(columns, width)))
    settle()
    return found


def _beside(piece: Piecewise, wide: float) -> bool:
    """Whether a block can stand in a column of a width."""
    return max(piece.least, piece.eased) <= wide


def _area(piece: Piecewise, wide: float, width: float) -> float:
    """The least that a block takes of a page, in columns of a width or across all of it."""
    across = wide if _beside(piece, wide) else width
    return across * sum(strip.box.height(across) for strip in piece.strips)


def _lead(flowing: list[Strip]) -> list[Strip]:
    """Take the headings off the end, which belong to what comes next."""
    led: list[Strip] = []
    while flowing and flowing[-1].keep:
        led.insert(0, flowing.pop())
    return led


def _high(bands: Sequence[_Band]) -> float:
    return sum(band.high for band in bands) + _BETWEEN * (len(bands) - 1)


def _placed(bands: Sequence[_Band], top: float) -> Iterator[Placed]:
    for band in bands:
        for at, column in enumerate(band.columns):
            for down, box in column:
                yield Placed(box, _MARGIN + at * (band.wide + _GUTTER), top + down, band.wide)
        top += band.high + _BETWEEN
