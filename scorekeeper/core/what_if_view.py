"""What a hand would have been worth otherwise, and what it waits for, in a form every family shares."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from scorekeeper.core.problem import CONFLICT, Phrase, Problem
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import Tile, Wind

Worth = Score | Problem
"""What a hand is worth, or why it cannot win."""


class Other(StrEnum):
    """In what a hand would be another."""

    WAY = "way"
    """The way of winning `id`."""
    WITH = "with"
    WITHOUT = "without"
    """The circumstance `id`."""
    SEAT = "seat"
    """The seat `wind`; East is the dealer."""
    CLOSED = "closed"
    """Nothing called."""
    CALLED = "called"
    """The set of `tiles` called."""


class WouldBe(Struct, frozen=True):
    """The same hand in one thing another: `change` says which, `worth` what it would be, or why that cannot be.

    `dropped` are circumstances that cannot go with the change, and were left out for it.
    """

    other: Other
    change: Phrase
    worth: Worth
    id: str = ""
    wind: Wind | None = None
    tiles: tuple[Tile, ...] = ()
    dropped: tuple[str, ...] = ()

    @property
    def wins(self) -> bool:
        """Whether the hand could win so."""
        return not isinstance(self.worth, Problem)

    @property
    def impossible(self) -> bool:
        """Whether the change cannot be at all: it does not go with the rest of the hand."""
        return isinstance(self.worth, Problem) and self.worth.id == CONFLICT


class Swap(Struct, frozen=True):
    """One tile of a hand exchanged for another, and what it is worth then."""

    gone: Tile
    come: Tile
    worth: Score


class Fixes(Struct, frozen=True):
    """What would let a hand win that cannot: other circumstances, the likeliest first, then one tile exchanged, the dearest first."""

    changes: tuple[WouldBe, ...] = ()
    swaps: tuple[Swap, ...] = ()


class Wait(Struct, frozen=True):
    """A tile that completes a hand: how many copies nobody has seen, and its worth off somebody and by the own draw.

    `discarded` tells that it lies among the own discards.
    """

    tile: Tile
    left: int
    off: Worth
    drawn: Worth
    discarded: bool = False

    @property
    def worthless(self) -> bool:
        """Whether it can win in neither way (it has no yaku)."""
        return isinstance(self.off, Problem) and isinstance(self.drawn, Problem)


class Waiting(Struct, frozen=True):
    """All a hand that lacks one tile waits for; `barred` says why it cannot win off others, None when it can."""

    waits: tuple[Wait, ...] = ()
    barred: Phrase | None = None
