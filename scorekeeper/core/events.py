"""Events that every family shares: other rules, other players, and corrections of the points."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.journal import Record
from scorekeeper.core.money import OUTSIDE, POT, Account, Seat, Transfer
from scorekeeper.core.problem import Problem

RULES: Final = "rules"
PLAYERS: Final = "players"
ADJUSTMENT: Final = "adjustment"
_MOST_POINTS: Final = 10_000_000
"""More than any table moves; a larger number is a slip of the finger."""


@dataclass(frozen=True, slots=True)
class RulesChange:
    """From the next deal on other rules hold: a preset of the same family (None: the one in force) and its changes."""

    preset: str | None
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class PlayersChange:
    """From the next deal on other people sit at the table; names by seat."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Adjustment:
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
        sum_ = sum(self.points) + stick * self.sticks
        if sum_ and not self.one_sided:
            return Problem("adjustment_not_zero", {"sum": sum_}, "points")
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


def bad_key(key: str, sentence: str | None = None) -> Problem:
    """What is answered to a record whose value under a key is missing or makes no sense."""
    return Problem("bad_record", {"what": key}, key, sentence or "bad_key")


def whole(value: object, low: int, high: int) -> bool:
    """Whether a value from a record is a whole number within bounds (True and False are none)."""
    return type(value) is int and low <= value <= high


def read_seat(record: Record, key: str, seats: int) -> Seat | Problem:
    """The seat under a key: `bad_record` when it is no number, `bad_seat` when nobody sits there."""
    value = record.get(key)
    if type(value) is not int:
        return bad_key(key)
    return value if 0 <= value < seats else Problem("bad_seat", {"seat": value}, key)


def read_seats(record: Record, key: str, seats: int) -> tuple[Seat, ...] | Problem:
    """The seats under a key, each at most once, in the order of the seats."""
    value = record.get(key)
    if not isinstance(value, list | tuple) or any(type(each) is not int for each in value):
        return bad_key(key)
    for place, each in enumerate(value):
        if not 0 <= each < seats or each in value[:place]:
            return Problem("bad_seat", {"seat": each}, key, None if not 0 <= each < seats else "seat_twice")
    return tuple(sorted(value))


def read_switch(record: Record, key: str, default: bool = False) -> bool | Problem:
    """The yes or no under a key, the default when the key is missing."""
    value = record.get(key, default)
    return value if isinstance(value, bool) else bad_key(key)


def read_rules(record: Record, family: str) -> RulesChange | Problem:
    """The change of rules in a record; whether the preset and its options exist is for the family to say."""
    preset, options = record.get("preset"), record.get("options", {})
    if record.get("ruleset", family) != family:
        return bad_key("ruleset")
    if preset is not None and not isinstance(preset, str):
        return bad_key("preset")
    if not isinstance(options, Mapping):
        return bad_key("options")
    return RulesChange(preset, options)


def read_players(record: Record, seats: int) -> PlayersChange | Problem:
    """The players by seat in a record: as many names as there are seats."""
    names = record.get("players")
    if not isinstance(names, list | tuple) or len(names) != seats or not all(isinstance(each, str) for each in names):
        return bad_key("players")
    return PlayersChange(tuple(names))


def read_adjustment(record: Record, seats: int) -> Adjustment | Problem:
    """The correction in a record; `check` tells whether it sums to zero."""
    points, sticks = record.get("points", [0] * seats), record.get("sticks", 0)
    if not isinstance(points, list | tuple) or len(points) != seats:
        return bad_key("points")
    if not all(whole(each, -_MOST_POINTS, _MOST_POINTS) for each in points):
        return bad_key("points")
    if type(sticks) is not int or not -_MOST_POINTS <= sticks <= _MOST_POINTS:
        return bad_key("sticks")
    one_sided = read_switch(record, "one_sided")
    if isinstance(one_sided, Problem):
        return one_sided
    return Adjustment(tuple(points), sticks, one_sided)


def read_kept(record: Record, seats: int) -> tuple[Transfer, ...] | Problem | None:
    """The payments that a deal's receipt says are to stay as they were made; None when it is to be reckoned."""
    receipt = record.get("receipt")
    if receipt is None:
        return None
    if not isinstance(receipt, Mapping):
        return bad_key("receipt")
    kept, moves = receipt.get("kept", False), receipt.get("moves", ())
    if not isinstance(kept, bool) or not isinstance(moves, list | tuple):
        return bad_key("receipt")
    if not kept:
        return None
    found: list[Transfer] = []
    for each in moves:
        if not isinstance(each, list | tuple) or len(each) != 3:
            return bad_key("receipt")
        payer, payee, points = each
        accounts = all(whole(account, OUTSIDE, seats - 1) for account in (payer, payee))
        if not accounts or payer == payee or not whole(points, 1, _MOST_POINTS):
            return bad_key("receipt")
        found.append(Transfer(payer, payee, points, "kept"))
    return tuple(found)
