"""What a hand that lacks one tile waits for."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.core.notation import write_tiles
from scorekeeper.core.shapes import is_complete, waits
from scorekeeper.core.tiles import KINDS, TILES, Tile
from tests.builders import tiles
from tests.core.test_shapes import ORPHANS, any_rows, complete_rows, plainly_all


def waited_for(text: str, melds: int = 0, beside: str = "") -> str:
    return write_tiles(waits(tiles(text), melds, tiles(beside)))


@pytest.mark.parametrize(
    ("text", "waited"),
    [
        # One place: edge, closed, pair.
        ("12m456p789s22233z", "3m"),
        ("89m456p789s22233z", "7m"),
        ("13m456p789s22233z", "2m"),
        ("1m456p789s222333z", "1m"),
        # Two places: either end of a run, either of two pairs.
        ("23m456p789s22233z", "14m"),
        ("22m44p789s222333z", "2m4p"),
        # Pairs that become part of runs.
        ("2345m456p789s222z", "25m"),
        ("2345678m456p789s", "258m"),
        ("2223m456p789s222z", "134m"),
        ("3334555m456p777s", "23456m"),
        ("1112345678999s", "123456789s"),
        ("2223456777p888s", "12345678p"),
        # Thirteen orphans: the missing one, or any of thirteen.
        ("119m19p19s123456z", "7z"),
        (ORPHANS, ORPHANS),
        # Seven pairs wait for the partner of the single tile, not for a third of a pair.
        ("22m44p66s11z33z55z7z", "7z"),
        ("2233445566778m", "258m"),
        # Not ready.
        ("147m258p369s1234z", ""),
        ("1112m", ""),
        # All four are in the hand already: nothing is left to wait for.
        ("1111m456p789s222z", ""),
    ],
)
def test_what_a_hand_waits_for(text: str, waited: str) -> None:
    assert waited_for(text) == waited


def test_called_sets_stand_beside_the_hand() -> None:
    assert waited_for("23m456p55s", melds=2, beside="777z888s") == "14m"
    assert waited_for("7z", melds=4, beside="111222333444m") == "7z"
    assert waited_for("7z", melds=4, beside="1111m2222m3333m777z") == ""
    assert waited_for("23m55s", melds=3, beside="111m1m456p777z") == "4m"
    assert waited_for("23m456p55s", melds=1) == ""


@st.composite
def thirteen(draw: st.DrawFn) -> tuple[Tile, ...]:
    """A complete hand that lost one tile, or any thirteen tiles near one another."""
    if draw(st.booleans()):
        return draw(complete_rows())[1:]
    row = draw(any_rows().filter(bool))
    return row[: (len(row) - 1) // 3 * 3 + 1]


@given(thirteen())
def test_a_hand_waits_for_each_tile_that_completes_it_and_no_other(row: tuple[Tile, ...]) -> None:
    melds = 4 - len(row) // 3
    held = Counter(row)

    def completes(each: Tile) -> bool:
        whole = Counter([*row, each])
        pairs = len(row) == 13 and list(whole.values()) == [2] * 7
        orphans = len(row) == 13 and all(t.is_terminal or t.is_honour for t in whole) and len(whole) == 13
        return pairs or orphans or bool(plainly_all([*row, each]))

    expected = [each for each in TILES[:KINDS] if held[each] < 4 and completes(each)]
    assert list(waits(row, melds)) == expected


def test_a_hand_is_complete_only_with_the_right_number_of_tiles() -> None:
    assert is_complete(tiles("123m456p789s22244z"), 0)
    assert is_complete(tiles("11z"), 4)
    assert not is_complete(tiles("11z"), 3)
    assert not is_complete(tiles("123m11z"), 4)
    assert not is_complete(tiles("1122m3344p5566s77z"), 1)
