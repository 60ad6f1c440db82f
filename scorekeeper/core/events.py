"""Events that every family shares: other rules, other players, and corrections of the points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from scorekeeper.core.journal import Record
from scorekeeper.core.money import OUTSIDE, POT, Account, Seat, Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, entries, flag, mapping, number

RULES: Final = "rules"
PLAYERS: Final = "players"
ADJUSTMENT: Final = "adjustment"
KEPT: Final = "kept"
MOST_POINTS: Final = 10_000_000
"""More than any table moves; a larger number is a slip of the finger."""


class RulesChange(Struct, frozen=True):
    """From the next deal on other rules hold: a preset of the same family (None: the one in force) and its changes."""

    preset: str | None
    options: Mapping[str, object]


class PlayersChange(Struct, frozen=True):
    """From the next deal on other people sit at the table; names by seat."""

    players: tuple[str, ...]


class Adjustment(Struct, frozen=True):
    """Points given or taken by hand, by seat; `sticks` are laid beside those on the table (below zero: taken away).

    Points and sticks together sum to zero unless it is `one_sided`.
    """

    points: tuple[int, ...]
    sticks: int
    one_sided: bool

    @property
    def ends_deal(self) -> bool:
        """Never: the running deal goes on."""
        return False

    def check(self, stick: int) -> Problem | None:
        """`adjustment_not_zero` when points would be made or lost; `stick` is what one stick on the table is worth."""
        left = sum(self.points) + stick * self.sticks
        if left and not self.one_sided:
            return Problem("adjustment_not_zero", {"sum": left}, "points")
        return None

    def transfers(self, stick: int) -> tuple[Transfer, ...]:
        """The points as they move between seats, table and outside; what does not sum to zero comes from outside."""
        gains: dict[Account, int] = dict(enumerate(self.points))
        gains[POT] = stick * self.sticks
        gains[OUTSIDE] = -sum(gains.values())
        return spread(gains, ADJUSTMENT)


def spread(gains: Mapping[Account, int], why: str) -> tuple[Transfer, ...]:
    """As few transfers as give each account its gain (below zero: its loss), payers and payees in the order given.

    The gains must sum to zero.
    """
    owed = [[account, -gain] for account, gain in gains.items() if gain < 0]
    due = [[account, gain] for account, gain in gains.items() if gain > 0]
    found: list[Transfer] = []
    while owed and due:
        points = min(owed[0][1], due[0][1])
        found.append(Transfer(owed[0][0], due[0][0], points, why))
        for side in (owed, due):
            side[0][1] -= points
            if not side[0][1]:
                side.pop(0)
    return tuple(found)


def bad_key(key: str, sentence: str = "bad_key") -> BadRecordError:
    """The error for a record whose value under a key is missing or makes no sense."""
    return BadRecordError(Problem("bad_record", {"what": key}, key, sentence))


def bad_seat(seat: int, key: str, sentence: str | None = None) -> BadRecordError:
    """The error for a record that names a seat where nobody sits, or one that cannot be meant."""
    return BadRecordError(Problem("bad_seat", {"seat": seat}, key, sentence))


def read_seat(value: object, key: str, seats: int) -> Seat:
    """A seat from a record; `bad_record` when it is no number, `bad_seat` when nobody sits there."""
    if type(value) is not int:
        raise bad_key(key)
    if not 0 <= value < seats:
        raise bad_seat(value, key)
    return value


def read_seats(record: Record, key: str, seats: int) -> tuple[Seat, ...]:
    """The seats under a key, each at most once, in seat order; none when the key is missing."""
    found = tuple(read_seat(each, key, seats) for each in entries(record, key))
    for place, each in enumerate(found):
        if each in found[:place]:
            raise bad_seat(each, key, "seat_twice")
    return tuple(sorted(found))


def read_rules(record: Record, family: str) -> RulesChange:
    """The change of rules in a record; whether the preset and its options exist is for the family to say."""
    preset, options = record.get("preset"), record.get("options", {})
    if record.get("ruleset", family) != family:
        raise bad_key("ruleset")
    if preset is not None and not isinstance(preset, str):
        raise bad_key("preset")
    return RulesChange(preset, mapping(options, "options"))


def read_players(record: Record, seats: int) -> PlayersChange:
    """The players by seat in a record: as many names as there are seats."""
    names = entries(record, "players")
    if len(names) != seats or not all(isinstance(each, str) for each in names):
        raise bad_key("players")
    return PlayersChange(tuple(str(each) for each in names))


def read_adjustment(record: Record, seats: int) -> Adjustment:
    """The correction in a record; its `check` tells whether it sums to zero."""
    points = entries(record, "points") or (0,) * seats
    if len(points) != seats:
        raise bad_key("points")
    whole = tuple(each for each in points if type(each) is int and abs(each) <= MOST_POINTS)
    if len(whole) != seats:
        raise bad_key("points")
    sticks = number(record, "sticks", -MOST_POINTS, MOST_POINTS, 0)
    return Adjustment(whole, sticks, flag(record, "one_sided", default=False))


def read_kept(record: Record, seats: int) -> tuple[Transfer, ...] | None:
    """The payments that a deal's receipt says are to stay as they were made; None when they are to be reckoned."""
    receipt = record.get("receipt")
    if receipt is None or not flag(mapping(receipt, "receipt"), KEPT, default=False):
        return None
    return tuple(_move(each, seats) for each in entries(mapping(receipt, "receipt"), "moves"))


def _move(entry: object, seats: int) -> Transfer:
    if not isinstance(entry, list | tuple) or len(entry) != 3 or any(type(each) is not int for each in entry):
        raise bad_key("receipt")
    payer, payee, points = entry
    known = all(OUTSIDE <= account < seats for account in (payer, payee))
    if not known or payer == payee or not 0 < points <= MOST_POINTS:
        raise bad_key("receipt")
    return Transfer(payer, payee, points, KEPT)
