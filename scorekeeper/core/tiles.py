"""The tiles of a mahjong set, each one a single constant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

from msgspec import Struct


class Suit(StrEnum):
    """A suit, named by its letter in the typed notation."""

    CHARACTERS = "m"
    CIRCLES = "p"
    BAMBOOS = "s"
    HONOURS = "z"
    FLOWERS = "f"
    SEASONS = "y"


class Wind(StrEnum):
    """A wind, named by its letter in the records."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"


WINDS: Final = tuple(Wind)
SUITS: Final = tuple(Suit)
COPIES: Final = 4
"""How many copies of a kind a set holds; flowers and seasons have one each."""

_SIZES: Final = {
    Suit.CHARACTERS: 9,
    Suit.CIRCLES: 9,
    Suit.BAMBOOS: 9,
    Suit.HONOURS: 7,
    Suit.FLOWERS: 4,
    Suit.SEASONS: 4,
}
_ALL_KINDS: Final = sum(_SIZES.values())
COUNT_BITS: Final = 6
"""Bits of one field of a packed count: room for far more tiles than any hand and its indicators hold."""


class Tile(Struct, frozen=True, eq=False):
    """One tile face; there is exactly one object for each, so identity is equality.

    `kind` counts the faces from 1m (0) to 7z (33), then flowers and seasons; a red five has the kind of the plain one.
    `order` sorts tiles as the notation writes them, a red five before the plain ones. `unit` is the tile in a packed
    count: the sum of some tiles' units holds how many there are of each kind, and of each red five, in fields of
    COUNT_BITS bits.
    """

    suit: Suit
    number: int
    red: bool
    kind: int
    code: str
    order: int
    unit: int

    @property
    def is_honour(self) -> bool:
        """Whether it is a wind or a dragon."""
        return self.suit is Suit.HONOURS

    @property
    def is_bonus(self) -> bool:
        """Whether it is a flower or a season."""
        return self.kind >= KINDS

    @property
    def is_terminal(self) -> bool:
        """Whether it is a one or a nine of a suit."""
        return self.kind < 27 and self.number in (1, 9)

    @property
    def plain(self) -> Tile:
        """The same tile without its red ink."""
        return TILES[self.kind]

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Tile({self.code})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return tile, (self.code,)


def _make(suit: Suit, number: int, red: bool, kind: int) -> Tile:
    code = f"{0 if red else number}{suit.value}"
    unit = 1 << COUNT_BITS * kind
    if red:
        unit |= 1 << COUNT_BITS * (_ALL_KINDS + SUITS.index(suit))
    return Tile(suit, number, red, kind, code, 2 * kind + (0 if red else 1), unit)


def _plain_tiles() -> Iterable[Tile]:
    kind = 0
    for suit, size in _SIZES.items():
        for number in range(1, size + 1):
            yield _make(suit, number, False, kind)
            kind += 1


TILES: Final[tuple[Tile, ...]] = tuple(_plain_tiles())
"""Every face without red ink, by kind."""
RED_FIVES: Final[tuple[Tile, ...]] = tuple(_make(suit, 5, True, 9 * i + 4) for i, suit in enumerate(SUITS[:3]))
BY_CODE: Final[dict[str, Tile]] = {t.code: t for t in TILES + RED_FIVES}
RED_OF: Final[dict[Tile, Tile]] = {red.plain: red for red in RED_FIVES}
_FIELD: Final = (1 << COUNT_BITS) - 1
_HALF: Final = 1 << COUNT_BITS - 1
_FULL_FIELDS: Final = sum(1 << COUNT_BITS * kind for kind in range(_ALL_KINDS))
_ROOM: Final = _FULL_FIELDS * (_HALF - 1 - COPIES)
"""Added to a packed count, it fills the upper half of each field that holds more than COPIES of a kind."""
_REDS_SHIFT: Final = COUNT_BITS * _ALL_KINDS
_REDS_KEPT: Final = 1 << 7
"""Bound of a memo: no more ways to hold up to four red fives of each suit."""
_HALF_BITS: Final = _HALF * sum(1 << COUNT_BITS * field for field in range(_ALL_KINDS + len(RED_FIVES)))
KINDS: Final = 34
"""How many kinds there are without flowers and seasons."""


def tile(code: str) -> Tile:
    """The tile that a code such as `5m` names; raises KeyError for a code that names none."""
    return BY_CODE[code]


def wind_tile(wind: Wind) -> Tile:
    """The honour tile of a wind."""
    return TILES[27 + WINDS.index(wind)]


def packed(tiles: Iterable[Tile]) -> int:
    """How many tiles there are of each kind and of each red five, as one number of small fields (see `Tile.unit`)."""
    count = 0
    for each in tiles:
        count += each.unit
    return count


def count_in(count: int, kind: int) -> int:
    """How many tiles of a kind a packed count holds."""
    return count >> COUNT_BITS * kind & _FIELD


def reds_in(count: int) -> tuple[int, int, int]:
    """How many red fives of characters, circles and bamboos a packed count holds."""
    reds = count >> _REDS_SHIFT
    return reds & _FIELD, reds >> COUNT_BITS & _FIELD, reds >> 2 * COUNT_BITS & _FIELD


def reds_of(count: int) -> tuple[Tile, ...]:
    """The red fives that a packed count holds."""
    return _reds(count >> _REDS_SHIFT)


@lru_cache(maxsize=_REDS_KEPT)
def _reds(reds: int) -> tuple[Tile, ...]:
    """The red fives of the upper part of a packed count."""
    held = reds_in(reds << _REDS_SHIFT)
    return tuple(red for red, copies in zip(RED_FIVES, held, strict=True) for _ in range(copies))


def room_for(most_reds: Sequence[int]) -> int:
    """What `seems_over` is told of how many red fives of characters, circles and bamboos there may be."""
    reds = sum(_HALF - 1 - most << COUNT_BITS * suit for suit, most in enumerate(most_reds))
    return _ROOM + (reds << _REDS_SHIFT)


def seems_over(count: int, room: int = _ROOM) -> bool:
    """Whether a packed count holds more than COPIES of a kind, or more red fives than there is room for."""
    return count + room & _HALF_BITS != 0


def kind_over(count: int) -> int | None:
    """The lowest kind a packed count holds more than COPIES of, None when it holds more of none."""
    if not seems_over(count):
        return None
    return next(kind for kind in range(_ALL_KINDS) if count_in(count, kind) > COPIES)


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles as the notation writes them: by suit and number, a red five before the plain ones."""
    return tuple(sorted(tiles, key=lambda t: t.order))
