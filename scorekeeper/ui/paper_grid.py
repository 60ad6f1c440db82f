"""A table on paper: its columns share the width by what stands in them, and each of its rows is a strip of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from scorekeeper.ui.paper import POINT
from scorekeeper.ui.paper_boxes import HAIR, LINE, Stack, Words
from scorekeeper.ui.paper_tiles import Tiles

SHADE: Final = "#EEEEEA"
_AIR: Final = 0.45
"""Air beside the words of a cell, by the size of its letters."""
_ABOVE: Final = 0.12
"""Air above and below them."""

Piece = Words | Tiles


class GridRow:
    """One row: what stands in each cell, one below the other. Where its columns lie is the table's to say."""

    def __init__(self, cells: Sequence[Sequence[Piece]], size: float, shaded: bool, ruled: bool = False) -> None:
        self.cells = tuple(Stack(cell) for cell in cells)
        self._firsts = tuple(next(iter(cell), None) for cell in cells)
        self.air = size * POINT * _AIR
        self._above = size * POINT * _ABOVE
        self._shaded = shaded
        self._ruled = ruled
        self.natural = tuple(_widest(cell, natural=True) + 2 * self.air for cell in cells)
        self.least = tuple(_widest(cell, natural=False) + 2 * self.air for cell in cells)
        self.columns = Columns(())
        self._highs: dict[float, float] = {}

    def height(self, width: float) -> float:
        """As high as its highest cell."""
        if width not in self._highs:
            widths = self.columns.widths(width)
            cells = zip(self.cells, self._drops(widths), widths, strict=True)
            highs = (drop + cell.height(wide - 2 * self.air) for cell, drop, wide in cells)
            self._highs[width] = max(highs, default=0.0) + 2 * self._above
        return self._highs[width]

    def _drops(self, widths: Sequence[float]) -> list[float]:
        """How much lower each cell begins, so that first lines stand on one base whatever letters are in them."""
        bases = [
            first.base(wide - 2 * self.air) if isinstance(first, Words) else None
            for first, wide in zip(self._firsts, widths, strict=True)
        ]
        lowest = max((each for each in bases if each is not None), default=0.0)
        return [0.0 if each is None else lowest - each for each in bases]

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw its ground, then cell by cell."""
        widths, high = self.columns.widths(width), self.height(width)
        if self._shaded:
            painter.fillRect(QRectF(left, top, sum(widths), high), QColor(SHADE))
        if self._ruled:
            painter.setPen(QPen(QColor(LINE), HAIR))
            painter.drawLine(QPointF(left, top + high), QPointF(left + sum(widths), top + high))
        for cell, drop, wide in zip(self.cells, self._drops(widths), widths, strict=True):
            cell.draw(painter, left + self.air, top + self._above + drop, wide - 2 * self.air)
            left += wide


class Columns:
    """How the columns of a table share a width: short ones keep to one line, the others share what is left.

    None is narrower than its longest word, as long as there is room for all those. `head` names the columns; where there is
    no room for whole names, they go on in the next line before anything else does.
    """

    def __init__(self, rows: Sequence[GridRow], head: GridRow | None = None) -> None:
        every = rows if head is None else (*rows, head)
        self._natural = _most([row.natural for row in every])
        self._least = _most([row.least for row in every])
        self._wish = _most([self._least, *(row.natural for row in rows)])
        """How wide each would like to be where the names of the columns may be broken."""
        self._shared: dict[float, tuple[float, ...]] = {}

    @property
    def natural(self) -> float:
        """The width at which nothing goes on in the next line."""
        return sum(self._natural)

    @property
    def least(self) -> float:
        """The width below which words are broken."""
        return sum(self._least)

    def eased(self, most: float) -> float:
        """The width at which only what is longer than `most` goes on in the next line."""
        return sum(min(wish, max(least, most)) for wish, least in zip(self._wish, self._least, strict=True))

    def widths(self, width: float) -> tuple[float, ...]:
        """The width of every column."""
        if width not in self._shared:
            self._shared[width] = tuple(self._share(width))
        return self._shared[width]

    def _share(self, width: float) -> list[float]:
        if self.natural <= width:
            return [each * width / self.natural for each in self._natural]
        if self.least > width:
            return [each * width / self.least for each in self._least]
        found, free = list(self._least), set(range(len(self._least)))
        while free:
            share = (width - sum(found[at] for at in range(len(found)) if at not in free)) / len(free)
            # What is short enough keeps to one line, what has a long word is as wide as that; the others share alike.
            settled = {at for at in free if self._wish[at] <= share} or {at for at in free if self._least[at] > share}
            for at in settled:
                found[at] = min(self._wish[at], max(share, self._least[at]))
            if not settled:
                for at in free:
                    found[at] = share
                break
            free -= settled
        # What is left lets the names of the columns stand on fewer lines.
        wishes = [max(0.0, natural - here) for natural, here in zip(self._natural, found, strict=True)]
        spare = max(0.0, width - sum(found)) / max(1.0, sum(wishes))
        return [here + spare * wish for here, wish in zip(found, wishes, strict=True)]


def table(rows: Sequence[GridRow], head: GridRow | None = None) -> Columns:
    """Let some rows be one table."""
    columns = Columns(rows, head)
    for row in rows if head is None else (*rows, head):
        row.columns = columns
    return columns


def _most(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The most of every column."""
    return tuple(max(each) for each in zip(*rows, strict=True))


def _widest(cell: Sequence[Piece], *, natural: bool) -> float:
    return max((piece.natural if natural else piece.least for piece in cell), default=0.0)
