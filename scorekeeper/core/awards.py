"""A table of hands and what each is worth: the rules' own hands, and those that a club has added by a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from scorekeeper.core.option import Table, WrongPartError
from scorekeeper.core.problem import Problem

Worth = int | float | None
"""A share of the limit (up to 1), points (2 and more), or None where it does not count."""
Award = tuple[Worth, Worth]
"""What a hand is worth when it is won, and to a loser who lacks one tile of it."""
Awards = tuple[tuple[str, Award], ...]
NO_AWARD: Final[Award] = (None, None)
LIMIT: Final = 1
"""The worth of a hand that is paid the whole limit."""
FEWEST_POINTS: Final = 2
MOST_POINTS: Final = 1_000_000
LONGEST_NAME: Final = 60


class AwardTable(Struct, frozen=True):
    """A worth, or two (won and waiting), for each of some hands; another name is a club's own hand.

    `ids` are the hands that the rules know, `won_only` those of them that nobody can wait for. `reserved` are ids with
    their words that no own hand can be called by; `own` is the sentence about an own hand.
    """

    ids: tuple[str, ...]
    won_only: frozenset[str] = frozenset()
    reserved: Mapping[str, str] = {}
    own: str = ""

    def read(self, value: object) -> object:
        """The table as pairs, the rules' own hands first in their order, all of them, then a club's; or ValueError."""
        rows = dict(value) if isinstance(value, Table) else value
        if not isinstance(rows, dict) or not all(isinstance(name, str) for name in rows):
            raise ValueError
        read = dict(self._row(name, row) for name, row in rows.items())
        own = sorted((name, row) for name, row in read.items() if name not in self.ids)
        return Table((*((name, read.get(name, NO_AWARD)) for name in self.ids), *own))

    def name_fault(self, name: str, known: Iterable[str]) -> Problem | None:
        """Why no own hand can be called so beside those that are known by some words; None when one can."""
        if not name.strip():
            return Problem("award_name_missing")
        if len(name.strip()) > LONGEST_NAME:
            return Problem("award_name_long", {"most": LONGEST_NAME})
        taken = {*self.ids, *self.reserved, *self.reserved.values(), *known}
        if name.strip().casefold() in {each.casefold() for each in taken}:
            return Problem("award_name_taken", {"name": name.strip()})
        return None

    def _row(self, name: str, row: object) -> tuple[str, Award]:
        try:
            return self._name(name), _award(row)
        except ValueError:
            raise WrongPartError({name: row}) from None

    def _name(self, name: str) -> str:
        if name not in self.ids and (not name.strip() or len(name) > LONGEST_NAME or name in self.reserved):
            raise ValueError
        return name


def written(table: Awards) -> dict[str, object]:
    """The table as records write it: a number for each hand (None: off), or two where it counts when waited for."""
    return {name: won if waiting is None else [won, waiting] for name, (won, waiting) in table}


def award_of(row: object) -> Award:
    """What a hand is worth by its row in a record, nothing for one that is not there or makes no sense."""
    try:
        return _award(row)
    except ValueError:
        return NO_AWARD


def _award(row: object) -> Award:
    if not isinstance(row, list | tuple):
        return _worth(row), None
    if len(row) != 2:
        raise ValueError
    return _worth(row[0]), _worth(row[1])


def _worth(value: object) -> Worth:
    if value is None or (type(value) is int and value == 0):
        return None
    if type(value) is int and LIMIT <= value <= MOST_POINTS:
        return value
    if type(value) is float and 0 < value <= LIMIT:
        return value
    raise ValueError
