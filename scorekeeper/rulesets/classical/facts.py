"""What one way to lay out a hand shows, put so that items, doubles and limit hands can ask for it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec import Struct

from scorekeeper.core.shapes import Shape
from scorekeeper.core.tiles import TILES, Suit, Tile, Wind, wind_tile
from scorekeeper.rulesets.classical.rule_options import RuleOptions

WIND_KINDS: Final = (27, 28, 29, 30)
DRAGON_KINDS: Final = (31, 32, 33)
FIRST_HONOUR: Final = 27
GREEN_KINDS: Final = frozenset((19, 20, 21, 23, 25, 32))
"""Bamboos 2, 3, 4, 6, 8 and the green dragon."""


def is_honour(kind: int) -> bool:
    """Whether a kind is a wind or a dragon."""
    return kind >= FIRST_HONOUR


def is_terminal(kind: int) -> bool:
    """Whether a kind is a one or a nine."""
    return kind < FIRST_HONOUR and kind % 9 in (0, 8)


def is_major(kind: int) -> bool:
    """Whether a kind is a terminal or an honour."""
    return is_honour(kind) or is_terminal(kind)


class Piece(Struct, frozen=True):
    """One set: `exposed` is how its points are counted, `concealed` how doubles and limit hands see it."""

    shape: Shape
    first: int
    tiles: tuple[Tile, ...]
    exposed: bool
    concealed: bool

    @property
    def equal(self) -> bool:
        """Whether it is a pung or a kong."""
        return self.shape is not Shape.RUN

    @property
    def kong(self) -> bool:
        """Whether it has four tiles."""
        return self.shape is Shape.KAN


class Facts(Struct, frozen=True, dict=True):
    """One way to lay out a hand, where and how it was won.

    `pairs` are the kinds of its pairs, `on_pair` tells that the winning tile completes one. `regular` is a hand of four sets
    and a pair; one that is not has no sets here. `kinds` are all tiles but flowers and seasons, `called` the sets shown.
    """

    rules: RuleOptions
    kinds: tuple[int, ...]
    sets: tuple[Piece, ...]
    pairs: tuple[int, ...]
    bonus: tuple[Tile, ...]
    seat: Wind
    round: Wind
    circumstances: frozenset[str]
    called: int = 0
    win: str | None = None
    won_kind: int | None = None
    drawn: bool = False
    on_pair: bool = False
    only_tile: bool = False
    regular: bool = False

    @cached_property
    def equal_sets(self) -> tuple[Piece, ...]:
        """Its pungs and kongs."""
        return tuple(each for each in self.sets if each.equal)

    @cached_property
    def chows(self) -> int:
        """How many chows it has."""
        return len(self.sets) - len(self.equal_sets)

    @cached_property
    def suits(self) -> frozenset[Suit]:
        """The suits it has, honours not counted."""
        return frozenset(TILES[kind].suit for kind in self.kinds if not is_honour(kind))

    @cached_property
    def honours(self) -> bool:
        """Whether it has a wind or a dragon."""
        return any(is_honour(kind) for kind in self.kinds)

    @cached_property
    def concealed_pungs(self) -> int:
        """How many pungs are concealed, kongs among them where the rules count them."""
        return sum(
            each.concealed and (not each.kong or self.rules.kongs_as_concealed_pungs) for each in self.equal_sets
        )

    @cached_property
    def all_concealed(self) -> bool:
        """Whether every set is concealed and the last tile came from a wall."""
        return self.drawn and all(each.concealed for each in self.sets)

    @property
    def seat_kind(self) -> int:
        """The kind of the own wind."""
        return wind_tile(self.seat).kind

    @property
    def round_kind(self) -> int:
        """The kind of the round's wind."""
        return wind_tile(self.round).kind

    def sets_of(self, kinds: tuple[int, ...]) -> tuple[Piece, ...]:
        """The pungs and kongs of some kinds."""
        return tuple(each for each in self.equal_sets if each.first in kinds)

    def own_bonus(self, suit: Suit) -> tuple[Tile, ...]:
        """The own flower or season where it is held and doubles beside the others."""
        if not self.bonus:
            return ()
        number = tuple(Wind).index(self.seat) + 1
        if len(self.bonus_of(suit)) == 4 and not self.rules.own_beside_four:
            return ()
        return tuple(each for each in self.bonus if each.suit is suit and each.number == number)

    def bonus_of(self, suit: Suit) -> tuple[Tile, ...]:
        """The flowers or the seasons that are held."""
        return tuple(each for each in self.bonus if each.suit is suit)
