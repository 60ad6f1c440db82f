"""How strips flow into columns and pages: nothing is cut, and a heading is never left alone at the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from scorekeeper.ui.paper import Box

_LEVEL: Final = 8.0
"""How level columns are made, in units."""
Column = tuple[tuple[float, Box], ...]
"""The boxes of a column, each with how far below its top it stands."""


class Strip(Struct, frozen=True):
    """A box that no page and no column breaks.

    `gap` is the air above it, but for the first of a column. One to `keep` stays with the next. `head` stands above it
    once more where it begins a column.
    """

    box: Box
    gap: float = 0.0
    keep: bool = False
    head: Box | None = None


def pour(strips: Sequence[Strip], width: float, room: Callable[[int], float]) -> tuple[Column, ...]:
    """Fill columns of a width one after the other; `room` tells how high each of them is, by its number."""
    columns: list[list[tuple[float, Box]]] = [[]]
    at = 0.0
    for chunk in _chunks(strips):
        begins = not columns[-1]
        if not begins and at + _height(chunk, width, begins=False) > room(len(columns) - 1) + 0.5:
            columns.append([])
            at, begins = 0.0, True
        for strip in chunk:
            if begins and strip.head is not None:
                columns[-1].append((at, strip.head))
                at += strip.head.height(width)
            at += 0.0 if begins else strip.gap
            columns[-1].append((at, strip.box))
            at += strip.box.height(width)
            begins = False
    return tuple(tuple(column) for column in columns)


def balanced(strips: Sequence[Strip], width: float, count: int) -> tuple[tuple[Column, ...], float]:
    """So many columns as level as they can be, and how high the highest of them is."""
    whole = sum(strip.gap + strip.box.height(width) for strip in strips)
    low, high = 0.0, whole
    while high - low > _LEVEL:
        middle = (low + high) / 2
        columns = pour(strips, width, lambda _, middle=middle: middle)  # type: ignore[misc]
        if len(columns) <= count and height(columns, width) <= middle + 1:
            high = middle
        else:
            low = middle
    found = pour(strips, width, lambda _: high)
    return found, height(found, width)


def height(columns: Sequence[Column], width: float) -> float:
    """How high the highest of some columns is."""
    return max((top + box.height(width) for column in columns for top, box in column), default=0.0)


def _chunks(strips: Sequence[Strip]) -> Iterator[list[Strip]]:
    """Strips that stay together."""
    chunk: list[Strip] = []
    for strip in strips:
        chunk.append(strip)
        if not strip.keep:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _height(chunk: Sequence[Strip], width: float, *, begins: bool) -> float:
    total = 0.0
    for strip in chunk:
        total += strip.box.height(width) + (0.0 if begins else strip.gap)
        begins = False
    return total
