"""What a hand is worth, line by line, in a form every family shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from scorekeeper.core.problem import Phrase
from scorekeeper.core.tiles import Tile


class Line(Struct, frozen=True):
    """One reason: its id (a yaku, a fu item, a double, …), what it adds, and its tiles.

    No tiles mean that it belongs to the whole hand.
    """

    id: str
    amount: int
    tiles: tuple[Tile, ...] = ()


class Part(Struct, frozen=True):
    """A list of reasons of one kind with its sum: `id` and `unit` are words (`yaku` in `han`, `fu_items` in `fu`).

    One that is `named` cannot be left out where there is room for names alone; the first never is.
    """

    id: str
    unit: str
    lines: tuple[Line, ...]
    total: int | None
    named: bool = False


class Score(Protocol):
    """What a hand is worth and why; every family's score can be asked these."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The reasons, grouped, in the order people say them."""

    @property
    def reading(self) -> tuple[tuple[Tile, ...], ...]:
        """The hand as sets and pair, the way it was counted."""

    @property
    def total(self) -> int:
        """The whole value in points, without counters and sticks."""

    @property
    def headline(self) -> tuple[Phrase, ...]:
        """What is read aloud: `3 han 40 fu`, `Mangan 8,000`."""

    def answer(self) -> dict[str, object]:
        """The public record of this score."""


Points = Mapping[str, int]
