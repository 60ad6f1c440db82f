"""Points only ever move: from one account to another, so none is made or lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

Seat = int
"""A player's place, counted from 0, the first dealer, in turn order; it never changes during a session."""
Account = int
"""A seat, or one of the two accounts below zero."""
POT: Final[Account] = -1
"""The sticks lying on the table."""
OUTSIDE: Final[Account] = -2
"""Where penalties paid to nobody go, and one-sided corrections come from."""


class Transfer(Struct, frozen=True):
    """Points that go from one account to another, and the word for why; `points` is above zero."""

    payer: Account
    payee: Account
    points: int
    why: str


def move(payer: Account, payee: Account, points: int, why: str) -> tuple[Transfer, ...]:
    """The transfers (none or one) by which so many points go from payer to payee; a negative number goes back."""
    if points == 0 or payer == payee:
        return ()
    if points < 0:
        return (Transfer(payee, payer, -points, why),)
    return (Transfer(payer, payee, points, why),)


def deltas(transfers: Iterable[Transfer], seats: int) -> tuple[int, ...]:
    """What each seat gains (or loses, below zero) by some transfers."""
    gains = [0] * seats
    for each in transfers:
        if each.payer >= 0:
            gains[each.payer] -= each.points
        if each.payee >= 0:
            gains[each.payee] += each.points
    return tuple(gains)
