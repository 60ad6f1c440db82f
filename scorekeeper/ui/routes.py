"""Ways between the players for the arrows of the payments: along the free air of the board, past every name and score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

from scorekeeper.core.money import Seat
from scorekeeper.ui.around import FAR, GAP, LEFT, NEAR, RIGHT, Places

INSET: Final = 14
"""How far from a panel's corner the arrow to its neighbour stands, in pixels."""
AIR: Final = 6
"""Between an arrow and its amount."""
BESIDE: Final = 24
"""From the line across the table to the leg of the one that crosses it."""
Payment = tuple[Seat, Seat, int]


class Route(Struct, frozen=True):
    """An arrow from who pays to who is paid, by its corners, and where its amount stands."""

    payer: Seat
    payee: Seat
    points: int
    corners: tuple[QPointF, ...]
    label: QRectF


class Ways(Struct, frozen=True):
    """All the ways there are on one board; `label` is the room that an amount needs."""

    places: Places
    scale: float = 1.0

    def routes(self, payments: Iterable[tuple[Payment, QSizeF]]) -> tuple[Route, ...]:
        """The arrows of some payments, each with the size of its amount; none where players sit in a list."""
        if not self.places.sides:
            return ()
        return tuple(self._route(payment, size) for payment, size in payments)

    def _route(self, payment: Payment, size: QSizeF) -> Route:
        payer, payee, points = payment
        one, other = self.places.sides[payer], self.places.sides[payee]
        if one[1] == other[1]:
            corners, label = self._between_sides(size)
            forward = one == LEFT
        elif one[0] == other[0]:
            corners, label = self._across(size)
            forward = one == NEAR
        else:
            # The middle row's panel is named first.
            sides = (one, other) if one[1] == LEFT[1] else (other, one)
            corners, label = self._to_neighbour(*sides, size)
            forward = one == sides[0]
        return Route(payer, payee, points, corners if forward else corners[::-1], label)

    def _panel(self, side: tuple[int, int]) -> QRectF | None:
        sides = self.places.sides
        return QRectF(self.places.panels[sides.index(side)]) if side in sides else None

    def _gap_below(self, upper: QRectF, lower: QRectF) -> float:
        return (upper.bottom() + lower.top()) / 2

    def _to_neighbour(
        self, side: tuple[int, int], end: tuple[int, int], size: QSizeF
    ) -> tuple[tuple[QPointF, ...], QRectF]:
        """Straight up or down between two panels, at the outer edge of where they lie above each other."""
        panel, other = self._panel(side), self._panel(end)
        assert panel is not None  # noqa: S101 - both sides are taken
        assert other is not None  # noqa: S101
        inset = INSET * self.scale
        x = other.left() + inset if side == LEFT else other.right() - inset
        below = end == NEAR
        upper, lower = (panel, other) if below else (other, panel)
        y = self._gap_below(upper, lower)
        left = x - AIR * self.scale - size.width() if side == LEFT else x + AIR * self.scale
        label = QRectF(left, y - size.height() / 2, size.width(), size.height())
        ends = (QPointF(x, panel.bottom()), QPointF(x, other.top()))
        return (ends if below else (QPointF(x, panel.top()), QPointF(x, other.bottom()))), label

    @property
    def _crossing(self) -> float:
        """Where the line across the table runs: past the panel at the left, and so past the middle."""
        left = self._panel(LEFT)
        if left is not None:
            return left.right() + GAP * self.scale / 2
        return self.places.middle.left() - GAP * self.scale

    def _across(self, size: QSizeF) -> tuple[tuple[QPointF, ...], QRectF]:
        """From the near player to the one opposite."""
        near, far = self._panel(NEAR), self._panel(FAR)
        assert near is not None  # noqa: S101 - both sides are taken
        assert far is not None  # noqa: S101
        x, left = self._crossing, self._panel(LEFT)
        y = self._gap_below(far, left if left is not None else near)
        start = x + AIR * self.scale if left is not None else x - AIR * self.scale - size.width()
        label = QRectF(start, y - size.height() / 2, size.width(), size.height())
        return (QPointF(x, near.top()), QPointF(x, far.bottom())), label

    def _between_sides(self, size: QSizeF) -> tuple[tuple[QPointF, ...], QRectF]:
        """From the player at the left to the one at the right, through the air above the near player."""
        left, right, near = self._panel(LEFT), self._panel(RIGHT), self._panel(NEAR)
        assert left is not None  # noqa: S101 - both sides are taken
        assert right is not None  # noqa: S101
        assert near is not None  # noqa: S101 - nobody sits at the sides alone
        y, x = self._gap_below(left, near), self._crossing
        first = x - BESIDE * self.scale
        label = QRectF(x + AIR * self.scale * 2, y - size.height() / 2, size.width(), size.height())
        last = max(right.left() + INSET * self.scale, label.right() + AIR * self.scale * 2)
        corners = (QPointF(first, left.bottom()), QPointF(first, y), QPointF(last, y), QPointF(last, right.bottom()))
        return corners, label
