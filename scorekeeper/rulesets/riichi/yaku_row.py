"""What a row of the table of yaku says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.options import Options

NOTHING: Final = 0
Han = tuple[int | None, int | None]
"""Han of the closed and of the open hand, None where it does not count."""


def always(_options: Options) -> bool:
    """For a yaku that every table plays."""
    return True


class Yaku(Struct, frozen=True):
    """A yaku: its kanji, its word, what must and must not be true of the hand, and what it is worth.

    `played` tells whether the rules have it at all, `han` what it is worth under them.
    """

    id: str
    kanji: str
    word: str
    needs: int
    han: Callable[[Options], Han]
    without: int = NOTHING
    yields_to: str = ""
    """The local yaku that counts in its place: `without` is asked only where the rules have that one."""
    played: Callable[[Options], bool] = always
    closed_only: bool = False
    """Whether no house can let an open hand have it."""
    more: int = 0
    """Han on top of what a house may set: a yaku of two names is edited once."""


def local(name: str) -> Callable[[Options], bool]:
    """For an old or local yaku, which only some tables play."""
    return lambda options: name in options.local_yaku


def worth(closed: int | None, opened: int | None = None) -> Callable[[Options], Han]:
    """So many han closed and open, under whatever rules."""
    return lambda _options: (closed, opened)
