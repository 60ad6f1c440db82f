"""What a hand is worth, with every reason and the arithmetic."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Phrase
from scorekeeper.core.score import Line, Part
from scorekeeper.core.tiles import Tile

Reading = tuple[tuple[Tile, ...], ...]
LIMIT: Final = "limit"


class ClassicalScore(Struct, frozen=True):
    """The best way to lay out a hand: its items in points, its doubles, the limit hand it is if any, and its total.

    A limit hand is worth `limit_points`; its items are then only those that count beside it. `cut` tells that the limit
    took something away.
    """

    items: tuple[Line, ...]
    doubles: tuple[Line, ...]
    limit_line: Line | None
    limit_share: float | None
    total: int
    limit: int
    reading: Reading = ()
    exposed: tuple[bool, ...] = ()
    """Which sets of the reading are exposed."""

    @property
    def points(self) -> int:
        """The sum of the items."""
        return sum(line.amount for line in self.items)

    @property
    def times(self) -> int:
        """How many times the points are doubled."""
        return sum(line.amount for line in self.doubles)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The items, the doubles, the limit hand, and the arithmetic that makes the total."""
        found = []
        if self.items:
            found.append(Part("points", "points", self.items, self.points))
        if self.doubles:
            found.append(Part("doubles", "doubles", self.doubles, self.times, named=True))
        if self.limit_line is not None:
            found.append(Part("limit_hand", "points", (self.limit_line,), self.limit_line.amount))
        return (*found, Part("reckoning", "points", self._reckoning(), None))

    def _reckoning(self) -> tuple[Line, ...]:
        """The points, the points doubled once for each double, the limit hand, and the limit where it cuts."""
        lines = [Line("points_sum", self.points)] if self.items or self.limit_line is None else []
        lines += [Line("doubled", self.points << step) for step in range(1, self.times + 1) if self.points]
        full = self.points << self.times
        if self.limit_line is not None:
            lines.append(Line("limit_hand", self.limit_line.amount))
            full += self.limit_line.amount
        if full > self.total:
            lines.append(Line("limit_reached", self.total))
        return tuple(lines)

    @property
    def headline(self) -> tuple[Phrase, ...]:
        """`52 × 2 = 104`, or the limit hand with its points."""
        if self.limit_line is not None:
            return Phrase(self.limit_line.id), Phrase("points_total", {"points": self.total})
        said = Phrase("reckoned", {"points": self.points, "factor": 1 << self.times, "full": self.points << self.times})
        if self.points << self.times > self.total:
            return said, Phrase("limit_total", {"points": self.total})
        return (said,)

    def answer(self) -> dict[str, object]:
        """The public record of this score."""
        items = [_item(line, "points") for line in self.items] + [_item(line, "doubles") for line in self.doubles]
        if self.limit_line is not None:
            items.append(_item(self.limit_line, LIMIT))
        return {
            "points": self.points,
            "doubles": self.times,
            "limit_share": self.limit_share,
            "total": self.total,
            "items": items,
            "reading": [write_tiles(group) for group in self.reading],
        }


def _item(line: Line, unit: str) -> list[object]:
    return [line.id, write_tiles(line.tiles) or None, line.amount, unit]
