"""Where everything lies on the board: the players around the table as they sit, or one below the other in a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, QSize

from scorekeeper.core.ruleset import Board
from scorekeeper.core.tiles import Wind

GAP: Final = 8
ROW_GAP: Final = 22
"""Between two rows of the table, where the arrows of the payments run."""
LEAST_ROW_GAP: Final = 14
"""The same where there is little room."""
WIDEST: Final = 360
NARROW: Final = 170
"""Width in pixels below which the panels of two neighbours take the middle's place, and it goes to a free corner."""
CORNER: Final = 108
"""For so much of the middle's width the panels beside a corner make room, in pixels."""
HIGHEST: Final = 220
ABOVE_TOUCHES: Final = 62
"""What a player's panel needs above what is touched, in pixels: its name, and the score in its smallest letters."""
ABOVE_BUTTON: Final = 6
"""How much higher than a button a player's panel may be in a list, in pixels."""
CLOSE: Final = 2
"""Between players in a list where there is little room, in pixels."""
LOWEST: Final = 48
"""The least height of a line of the list in pixels."""

# Each side as a column and a row, in turn order from the near side: the next player sits to the right.
NEAR, RIGHT, FAR, LEFT = (1, 2), (2, 1), (1, 0), (0, 1)
_SIDES: Final = {
    2: (NEAR, FAR),
    3: (NEAR, RIGHT, LEFT),
    4: (NEAR, RIGHT, FAR, LEFT),
}


class Places(Struct, frozen=True):
    """Where each seat's panel goes, the middle, the news, and the two groups of tools; `sides` are empty for a list."""

    panels: tuple[QRect, ...]
    middle: QRect
    news: QRect
    views: QRect
    tools: QRect
    sides: tuple[tuple[int, int], ...] = ()


class Room(Struct, frozen=True):
    """How much there is to lay out: the area, what the middle and the tools need, and how large everything is drawn.

    `views` are the tools that lay the board out, `tools` those that choose what stands below it.

    `bounded` keeps panels from growing beyond what a score needs.
    """

    area: QSize
    middle: QSize
    views: QSize
    tools: QSize
    scale: float = 1.0
    bounded: bool = True

    def scaled(self, pixels: int) -> int:
        """A distance as large as everything else."""
        return round(pixels * self.scale)


def sides_of(seats: int) -> tuple[tuple[int, int], ...]:
    """The side of each seat as a column and a row, none when so many do not sit around one table."""
    return _SIDES.get(seats, ())


def places_around(order: Sequence[int], room: Room) -> Places:
    """Everything on the board with the players around the table; `order` names the seats in turn from the near side."""
    around = sides_of(len(order))
    if not around:
        return places_in_list(order, room)
    sides = tuple(side for _, side in sorted(zip(order, around, strict=True)))
    area, middle = room.area, room.middle
    gap, between = room.scaled(GAP), room.scaled(ROW_GAP)
    rows = sorted({row for _, row in sides} | {1})
    wide = (area.width() - middle.width() - 2 * gap) // 2
    outer = wide = min(room.scaled(WIDEST), wide) if room.bounded else wide
    in_corner = wide < room.scaled(NARROW) and {LEFT, RIGHT, FAR} <= set(sides)
    if in_corner:
        beside = max(room.tools.width(), room.views.width(), min(middle.width(), room.scaled(CORNER))) + gap
        outer = (area.width() - gap) // 2
        wide = min(outer, area.width() - 2 * beside)
        middle = QSize(min(middle.width(), (area.width() - wide) // 2 - gap), middle.height())
    high = (area.height() - between * (len(rows) - 1)) // len(rows)
    if high < room.views.height() + room.scaled(ABOVE_TOUCHES):
        # The score must not be cut by the name above it and what is touched below it.
        between = room.scaled(LEAST_ROW_GAP)
        high = (area.height() - between * (len(rows) - 1)) // len(rows)
    high = min(room.scaled(HIGHEST), high) if room.bounded else high
    lefts = _spread(area.width(), (outer, -gap if in_corner else middle.width(), outer), gap)
    top = (area.height() - len(rows) * high - between * (len(rows) - 1)) // 2
    tops = {row: top + place * (high + between) for place, row in enumerate(rows)}
    column = (area.width() - wide) // 2
    panels = tuple(
        QRect(column, tops[row], wide, high) if at == 1 else QRect(lefts[at], tops[row], outer, high)
        for at, row in sides
    )
    at_left = QRect(0, tops[2], column - gap, high)
    at_right = QRect(column + wide + gap, 0, area.width() - column - wide - gap, tops[2] + high)
    tools = _in_corner(room.tools, at_right)
    above = QRect(at_right.left(), 0, at_right.width(), tools.top() - room.scaled(4))
    free = QRect(at_right.left(), top, at_right.width(), high) if FAR in sides else above
    views = _in_corner(room.views, free, at_top=FAR in sides)
    if in_corner:
        place = QRect(0, top + (high - middle.height()) // 2, middle.width(), middle.height())
    else:
        place = QRect(lefts[1], tops[1] + (high - middle.height()) // 2, middle.width(), middle.height())
    return Places(panels, place, at_left, views, tools, sides)


def places_in_list(order: Sequence[int], room: Room) -> Places:
    """Everything on the board with the players one below the other; `order` names the seats from top to bottom."""
    area, gap = room.area, room.scaled(GAP)
    middle = QRect(0, 0, area.width(), room.middle.height())
    between = room.scaled(4)
    foot = max(room.views.height() + between + room.tools.height(), room.scaled(LOWEST))
    top = middle.height() + gap
    count = max(len(order), 1)
    high = (area.height() - top - foot) // count - gap
    least = room.tools.height() + room.scaled(ABOVE_BUTTON)
    if high < least:
        # What is touched must not reach beyond the panel: players stand closer together.
        gap = room.scaled(CLOSE)
        top = middle.height() + gap
        high = (area.height() - top - foot) // count - gap
    most = max(room.scaled(HIGHEST) // 2, least)
    high = min(most, high) if room.bounded else high
    lines = {seat: QRect(0, top + at * (high + gap), area.width(), high) for at, seat in enumerate(order)}
    panels = tuple(lines[seat] for seat in sorted(lines))
    below = QRect(0, top + count * (high + gap), area.width(), foot)
    tools = _in_corner(room.tools, below)
    views = _in_corner(room.views, below.adjusted(0, 0, 0, -room.tools.height() - between))
    taken = max(room.tools.width(), room.views.width())
    return Places(panels, middle, below.adjusted(0, 0, -taken - gap, 0), views, tools)


def _in_corner(size: QSize, free: QRect, *, at_top: bool = False) -> QRect:
    """Something in a right corner of a free place, no wider than that."""
    found = QRect(0, 0, min(size.width(), free.width()), size.height())
    if at_top:
        found.moveTopRight(free.topRight())
    else:
        found.moveBottomRight(free.bottomRight())
    return found


def _spread(length: int, widths: tuple[int, int, int], gap: int) -> tuple[int, int, int]:
    """The starts of three things side by side in the middle of a length."""
    first = (length - sum(widths) - 2 * gap) // 2
    second = first + widths[0] + gap
    return first, second, second + widths[1] + gap


def largest_that_fits(low: int, high: int, fits: Callable[[int], bool], guess: int = 0) -> int:
    """The largest size between two that fits, the smallest when none does; near a good guess it is soon found."""
    high = max(low, high)
    guess = min(max(guess, low), high)
    for near in (guess, guess + 1, guess - 1, guess + 2, guess - 2):
        if low < near <= high:
            low, high = (near, high) if fits(near) else (low, near - 1)
    while low < high:
        middle = (low + high + 1) // 2
        if fits(middle):
            low = middle
        else:
            high = middle - 1
    return low


def turns(board: Board) -> tuple[int, ...]:
    """The seats in turn order from the first one on, who stays where they sit when players change seats."""
    order = [each.seat for each in sorted(board.seats, key=lambda each: list(Wind).index(each.wind))]
    first = order.index(0)
    return (*order[first:], *order[:first])
