"""What may be a slip in something that is about to be recorded, as rows of a table that every family has its own of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Phrase
from scorekeeper.core.score import Score

R = TypeVar("R")


class Doubt(Struct, frozen=True):
    """A sentence about what may be a slip; a `costly` one is asked about twice. `row` names tiles beside the hand.

    One that is said `always` needs nobody who wants to be warned.
    """

    id: str
    said: Phrase
    costly: bool = False
    row: str = ""
    always: bool = False


class Care(Struct, frozen=True):
    """How much help is wanted: everything is said to a newcomer, and whoever wants is warned of slips."""

    newcomer: bool = False
    warned: bool = False


class Claim(Struct, frozen=True):
    """One winner's hand that is about to be recorded, where it was won, and what it is worth."""

    player: str
    hand: Hand
    setting: Setting
    score: Score


class Intent(Struct, frozen=True):
    """What is about to be recorded: the outcome, the winners' hands, and what lies before each player on the table.

    `others` are the hands of players who did not win, as far as they were entered.
    """

    outcome: str
    claims: tuple[Claim, ...] = ()
    others: tuple[Hand, ...] = ()
    players: tuple[str, ...] = ()
    marks: Mapping[Seat, Sequence[str]] = {}


class DoubtRow(Struct, Generic[R], frozen=True):
    """One kind of slip: `of_hand` looks at a winner's hand, `of_all` at everything; each says what is doubtful, or None.

    `row` names the tiles beside the hand that it is about.
    """

    id: str
    of_hand: Callable[[R, Claim], Phrase | None] | None = None
    of_all: Callable[[R, Intent], Phrase | None] | None = None
    costly: bool = False
    row: str = ""
    always: bool = False


def found(rows: Sequence[DoubtRow[R]], rules: R, intent: Intent) -> Iterator[Doubt]:
    """Everything doubtful that some rows find, in their order."""
    for row in rows:
        said = [row.of_hand(rules, claim) for claim in intent.claims] if row.of_hand is not None else []
        if row.of_all is not None:
            said.append(row.of_all(rules, intent))
        first = next((each for each in said if each is not None), None)
        if first is not None:
            yield Doubt(row.id, first, row.costly, row.row, row.always)
