"""Whether tiles can exist, however many of them are named."""

import pytest

from scorekeeper.core.problem import Problem, TileText
from scorekeeper.core.tiles import COPIES, TILES
from scorekeeper.rulesets.classical.checks import too_many_copies

ONE, NEXT = TILES[0], TILES[1]


@pytest.mark.parametrize("count", [5, 14, 31, 32, 33, 36, 37, 63, 64, 69, 136])
def test_too_many_of_a_tile_are_seen_however_many_they_are(count: int) -> None:
    for others in ((), (NEXT,) * COPIES):
        fault = too_many_copies((*others, *(ONE,) * count), ())

        assert isinstance(fault, Problem)
        assert fault.values == {"tile": TileText(ONE.code), "count": count, "most": COPIES}


def test_a_whole_set_of_tiles_is_not_too_many() -> None:
    assert too_many_copies(TILES[:34] * COPIES, ()) is None
