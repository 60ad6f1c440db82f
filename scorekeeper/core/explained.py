"""Why a hand is paid what it is paid, line by line, in a form every family shares: each line carries the number it brings."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from scorekeeper.core.money import Account, Seat
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.score import Part, Score
from scorekeeper.core.tiles import Tile


class Does(StrEnum):
    """What a line does with the number that the lines before it came to; the first line begins with 0."""

    SET = "set"
    ADD = "add"
    TIMES = "times"
    DIVIDE = "divide"
    """Divided, the rest left out."""
    ROUND_UP = "round_up"
    """Up to the next multiple of the line's number."""
    AT_MOST = "at_most"
    AT_LEAST = "at_least"


def done(does: Does, before: int, amount: int) -> int:
    """The number after a line that brings `amount`."""
    match does:
        case Does.SET:
            return amount
        case Does.ADD:
            return before + amount
        case Does.TIMES:
            return before * amount
        case Does.DIVIDE:
            return before // amount
        case Does.ROUND_UP:
            return -(-before // amount) * amount
        case Does.AT_MOST:
            return min(before, amount)
        case Does.AT_LEAST:
            return max(before, amount)
        case _:
            assert_never(does)


class Reason(Struct, frozen=True):
    """One line: its name, what its number does, and the sentence that says why (None: the name says it).

    `groups` are the sets of the reading that make it, by their places in it, `tiles` the tiles to light up. `option` names
    the house rule that settles it, empty where every table plays so; `source` says where the rule comes from.
    """

    name: Phrase
    does: Does
    amount: int
    said: Phrase | None = None
    groups: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    option: str = ""
    source: Phrase | None = None


class Chapter(Struct, frozen=True):
    """Lines that make one number, such as the fu: `title` says which, `unit` is the word of what is counted.

    A payment has its `payer` and `payee` where the seats are known; `payers` players pay as much each.
    """

    title: Phrase
    unit: str
    lines: tuple[Reason, ...]
    payers: int = 1
    payer: Account | None = None
    payee: Seat | None = None

    @property
    def results(self) -> tuple[int, ...]:
        """The number after each line."""
        return tuple(self._results())

    def _results(self) -> Iterator[int]:
        number = 0
        for line in self.lines:
            number = done(line.does, number, line.amount)
            yield number

    @property
    def total(self) -> int:
        """The number the lines make, for each of the payers."""
        return self.results[-1] if self.lines else 0


class Group(Struct, frozen=True):
    """A set or pair of a reading: its tiles and the word of its kind, whether it counts as open, and holds the winning tile."""

    tiles: tuple[Tile, ...]
    word: str = ""
    open: bool = False
    won: bool = False


class Other(Struct, frozen=True):
    """Another way to read the hand: what it would have been paid, or why it could not win (`total` is 0 then)."""

    groups: tuple[Group, ...]
    total: int
    headline: tuple[Phrase, ...] = ()
    parts: tuple[Part, ...] = ()
    problem: Problem | None = None


class Explanation(Struct, frozen=True):
    """Why a hand is paid what it is paid.

    `reasons` lead to what the payments are reckoned from, `payments` to what is paid, counters and sticks included. `total`
    is the hand's own value, `others` are the readings not chosen, the dearest first. `source` says whose rules these are.
    """

    headline: tuple[Phrase, ...]
    total: int
    groups: tuple[Group, ...]
    reasons: tuple[Chapter, ...]
    payments: tuple[Chapter, ...] = ()
    others: tuple[Other, ...] = ()
    source: Phrase | None = None
    tiles: tuple[Tile, ...] = ()
    """The winning tile, where there is one."""


class Explained(Struct, frozen=True):
    """One hand of a deal, whose it is, and why it is paid so."""

    seat: Seat
    explanation: Explanation


class Mattered(Struct, frozen=True):
    """A house rule that this hand's payment hangs on: its value, another value, and what would then be paid.

    `problem` tells why the hand could not win then, `own` that the house plays otherwise than its preset.
    """

    option: str
    value: object
    other: object
    paid: int
    problem: Problem | None = None
    own: bool = False


class Why(Struct, frozen=True):
    """One hand explained with the house rules it hangs on; `seat` is None for a hand by itself."""

    explanation: Explanation
    mattered: tuple[Mattered, ...] = ()
    seat: Seat | None = None


class More(Struct, frozen=True):
    """What a hand with a little more would be: the step, the hand as it is said then, and what it would be paid."""

    step: Phrase
    headline: tuple[Phrase, ...]
    total: int


def plainly(score: Score) -> Explanation:
    """A score as its own parts explain it, for rules that have no more to say: whatever has a sum is added up."""
    groups = tuple(Group(tiles) for tiles in score.reading)
    chapters = []
    for part in score.parts:
        lines = tuple(Reason(Phrase(line.id), Does.ADD, line.amount, tiles=line.tiles) for line in part.lines)
        chapters.append(Chapter(Phrase(part.id), part.unit, lines))
    return Explanation(score.headline, score.total, groups, tuple(chapters))
