"""Which sets of a hand make a yaku: their places among all its sets, concealed ones first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from scorekeeper.core.hand import Setting
from scorekeeper.core.shapes import Shape
from scorekeeper.core.tiles import wind_tile

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.pieces import Piece

Pieces = Sequence["Piece"]
Places = tuple[int, ...]
Shown = Callable[[Pieces, Setting], Places]
WHITE, GREEN, RED = 31, 32, 33
DRAGONS: Final = (WHITE, GREEN, RED)
WINDS: Final = (27, 28, 29, 30)
_EQUAL: Final = (Shape.TRIPLET, Shape.KAN)


def nothing(_pieces: Pieces, _setting: Setting) -> Places:
    """For what no tile shows."""
    return ()


def whole(pieces: Pieces, _setting: Setting) -> Places:
    """For what every set and the pair have."""
    return tuple(range(len(pieces)))


def _that(pieces: Pieces, holds: Callable[[Piece], bool]) -> Places:
    return tuple(at for at, each in enumerate(pieces) if holds(each))


def _equal(piece: Piece) -> bool:
    return piece.block.shape in _EQUAL


def runs_and_pair(pieces: Pieces, _setting: Setting) -> Places:
    """The runs and the pair."""
    return _that(pieces, lambda each: not _equal(each))


def triplets(pieces: Pieces, _setting: Setting) -> Places:
    """The triplets and kans."""
    return _that(pieces, _equal)


def concealed_triplets(pieces: Pieces, _setting: Setting) -> Places:
    """The triplets and kans that count as concealed."""
    # Read with what counts hands: the sentences that go with these are needed long before.
    from scorekeeper.rulesets.riichi.pieces import CONCEALED

    return _that(pieces, lambda each: _equal(each) and each is CONCEALED[each.block.index])


def kans(pieces: Pieces, _setting: Setting) -> Places:
    """The kans."""
    return _that(pieces, lambda each: each.block.shape is Shape.KAN)


def sets_of(*kinds: int) -> Shown:
    """The triplets and kans of some kinds."""
    return lambda pieces, _setting: _that(pieces, lambda each: _equal(each) and each.block.first in kinds)


def all_of(*kinds: int) -> Shown:
    """Whatever there is of some kinds, a pair too."""
    return lambda pieces, _setting: _that(pieces, lambda each: each.block.first in kinds)


def seat_wind(pieces: Pieces, setting: Setting) -> Places:
    """The triplet of the seat wind."""
    return sets_of(wind_tile(setting.seat_wind).kind)(pieces, setting)


def round_wind(pieces: Pieces, setting: Setting) -> Places:
    """The triplet of the round wind."""
    return sets_of(wind_tile(setting.round_wind).kind)(pieces, setting)


def equal_runs(pieces: Pieces, _setting: Setting) -> Places:
    """Runs that are there more than once."""
    starts = [each.block.first for each in pieces if each.block.shape is Shape.RUN]
    return _that(pieces, lambda each: each.block.shape is Shape.RUN and starts.count(each.block.first) > 1)


def _first_row(pieces: Pieces, shapes: tuple[Shape, ...], rows: Sequence[tuple[int, ...]]) -> Places:
    """The first sets of these shapes that begin where one of some rows says."""
    found: dict[int, int] = {}
    for at, each in enumerate(pieces):
        if each.block.shape in shapes:
            found.setdefault(each.block.first, at)
    return next((tuple(found[kind] for kind in row) for row in rows if all(kind in found for kind in row)), ())


_THREE_SUITS: Final = tuple((number, number + 9, number + 18) for number in range(9))
_STRAIGHTS: Final = tuple((low, low + 3, low + 6) for low in (0, 9, 18))
_IN_A_ROW: Final = tuple((low, low + 1, low + 2) for low in range(27) if low % 9 < 7)


def run_in_three_suits(pieces: Pieces, _setting: Setting) -> Places:
    """The same run in each suit."""
    return _first_row(pieces, (Shape.RUN,), _THREE_SUITS)


def triplet_in_three_suits(pieces: Pieces, _setting: Setting) -> Places:
    """The same triplet in each suit."""
    return _first_row(pieces, _EQUAL, _THREE_SUITS)


def straight(pieces: Pieces, _setting: Setting) -> Places:
    """One to nine of a suit."""
    return _first_row(pieces, (Shape.RUN,), _STRAIGHTS)


def triplets_in_a_row(pieces: Pieces, _setting: Setting) -> Places:
    """Three triplets, each one number above the last."""
    return _first_row(pieces, _EQUAL, _IN_A_ROW)
