"""Where each player sits on the board: around the table as they do, or in a list when no table fits them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QSize

GAP: Final = 8
WIDEST: Final = 300
NARROW: Final = 170
"""Width in pixels below which the panels of two neighbours take the middle's place, and it goes to a free corner."""
HIGHEST: Final = 176

# Each side as a column and a row, in turn order from the near side: the next player sits to the right.
_NEAR, _RIGHT, _FAR, _LEFT = (1, 2), (2, 1), (1, 0), (0, 1)
_SIDES: Final = {
    2: (_NEAR, _FAR),
    3: (_NEAR, _RIGHT, _LEFT),
    4: (_NEAR, _RIGHT, _FAR, _LEFT),
}


def places_around(seats: int, area: QSize, middle: QSize) -> tuple[tuple[QRect, ...], QRect]:
    """Where each seat's panel goes, and the middle of the table, within an area."""
    sides = _SIDES.get(seats)
    if sides is None:
        return _in_a_list(seats, area, middle)
    rows = sorted({row for _, row in sides} | {1})
    wide = min(WIDEST, (area.width() - middle.width() - 2 * GAP) // 2)
    corner = (area.width() - (area.width() - GAP) // 2) // 2 - GAP
    in_corner = wide < NARROW and middle.width() <= corner and 0 in rows
    if in_corner:
        wide = (area.width() - GAP) // 2
    high = min(HIGHEST, (area.height() - GAP * (len(rows) - 1)) // len(rows))
    lefts = _spread(area.width(), (wide, -GAP if in_corner else middle.width(), wide))
    top = (area.height() - len(rows) * high - GAP * (len(rows) - 1)) // 2
    tops = {row: top + place * (high + GAP) for place, row in enumerate(rows)}
    panels = tuple(
        QRect((area.width() - wide) // 2 if column == 1 else lefts[column], tops[row], wide, high)
        for column, row in sides
    )
    if in_corner:
        return panels, QRect(0, top + (high - middle.height()) // 2, middle.width(), middle.height())
    return panels, QRect(lefts[1], tops[1] + (high - middle.height()) // 2, middle.width(), middle.height())


def _spread(length: int, widths: tuple[int, int, int]) -> tuple[int, int, int]:
    """The starts of three things side by side in the middle of a length."""
    first = (length - sum(widths) - 2 * GAP) // 2
    second = first + widths[0] + GAP
    return first, second, second + widths[1] + GAP


def _in_a_list(seats: int, area: QSize, middle: QSize) -> tuple[tuple[QRect, ...], QRect]:
    top = middle.height() + GAP
    high = min(HIGHEST, (area.height() - top) // max(seats, 1) - GAP)
    panels = tuple(QRect(0, top + seat * (high + GAP), area.width(), high) for seat in range(seats))
    return panels, QRect((area.width() - middle.width()) // 2, 0, middle.width(), middle.height())


def largest_that_fits(low: int, high: int, fits: Callable[[int], bool]) -> int:
    """The largest size between two that fits, the smallest when none does."""
    return next((size for size in range(high, low, -1) if fits(size)), low)
