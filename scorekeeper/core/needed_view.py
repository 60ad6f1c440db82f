"""What a player needs to change the places, in a form every family shares."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from scorekeeper.core.money import Seat


class Need(Struct, frozen=True):
    """The smallest hand that is enough, by one way of winning: off somebody, or by the own draw (None).

    `declared` is the hand as it would be called out; `paid` what each payer gives for it, in turn of seats, without
    what is paid whatever the hand is worth (counters, sticks). `ends` tells that the game is over after it, `least` that
    no hand is cheaper: any will do.
    """

    off: Seat | None
    declared: Mapping[str, object]
    paid: tuple[tuple[Seat, int], ...]
    ends: bool
    least: bool = False


class Goal(Struct, frozen=True):
    """Something a player may want of the running hand, and the smallest hands that bring it.

    It is a place (1 is first) that is better than the present one, or to pass a `rival` who is ahead. `wins` asks for more:
    first, and the game over. A way of winning that no hand is enough for is missing.
    """

    place: int | None = None
    rival: Seat | None = None
    wins: bool = False
    needs: tuple[Need, ...] = ()


class SeatNeeds(Struct, frozen=True):
    """What one player needs, the best place first."""

    seat: Seat
    place: int
    goals: tuple[Goal, ...]


class Needed(Struct, frozen=True):
    """What every player needs of the running hand; `last` tells that it may be the last one.

    No seats mean that the rules have no hands that can be called out, or that the game is over.
    """

    seats: tuple[SeatNeeds, ...] = ()
    last: bool = False
