"""Reading tiles as sets and a pair: every way, nothing else, and what a hand waits for."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorekeeper.core.notation import write_tiles
from scorekeeper.core.shapes import (
    BLOCKS,
    Reading,
    Shape,
    block,
    block_of,
    is_seven_pairs,
    is_thirteen_orphans,
    readings,
)
from scorekeeper.core.tiles import KINDS, TILES, Tile, packed, tile
from tests.builders import tiles


def read_all_ways(text: str) -> set[str]:
    """Every reading of some tiles, written as groups in tile order."""
    found = [written(reading) for reading in readings(packed(tiles(text)))]
    assert len(found) == len(set(found)), "a reading was found twice"
    return set(found)


def written(reading: Reading) -> str:
    return " ".join(write_tiles(each.tiles) for each in reading)


# A slow and plain reading of tiles, to measure the quick one by: take the first tile, try all it can stand in.


def plainly_read(kinds: Sequence[int], pair_left: bool = True) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not kinds:
        if not pair_left:
            yield ()
        return
    first, *others = sorted(kinds)
    groups: list[tuple[int, ...]] = [(first, first, first)]
    if pair_left:
        groups.append((first, first))
    if first < 27 and first % 9 < 7:
        groups.append((first, first + 1, first + 2))
    for group in groups:
        left = list(others)
        try:
            for each in group[1:]:
                left.remove(each)
        except ValueError:
            continue
        for further in plainly_read(left, pair_left and len(group) == 3):
            yield (group, *further)


def plainly_all(row: Sequence[Tile]) -> set[tuple[tuple[int, ...], ...]]:
    return {tuple(sorted(found)) for found in plainly_read([each.kind for each in row])}


def quickly_all(row: Sequence[Tile]) -> set[tuple[tuple[int, ...], ...]]:
    found = readings(packed(row))
    as_kinds = {tuple(sorted(tuple(t.kind for t in each.tiles) for each in reading)) for reading in found}
    assert len(as_kinds) == len(found), "a reading was found twice"
    return as_kinds


@st.composite
def complete_rows(draw: st.DrawFn) -> tuple[Tile, ...]:
    """Up to four sets and a pair in few suits, so that they can often be read in several ways."""
    suits = draw(st.sampled_from([(0,), (0,), (0, 1), (0, 1, 2, 3)]))
    row: list[Tile] = []
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.sampled_from(suits))
        low = 9 * place + draw(st.integers(0, 6))
        row += TILES[low : low + 3] if place < 3 and draw(st.booleans()) else [TILES[low]] * 3
    pair = 9 * draw(st.sampled_from(suits)) + draw(st.integers(0, 6))
    row += [TILES[pair]] * 2
    assume(max(Counter(row).values()) <= 4)
    return tuple(draw(st.permutations(row)))


@st.composite
def any_rows(draw: st.DrawFn) -> tuple[Tile, ...]:
    """Up to fourteen tiles of one wall, most of them near one another."""
    kinds = draw(st.sampled_from([range(9), range(7, 12), range(24, KINDS), range(KINDS)]))
    wall = [TILES[kind] for kind in kinds for _ in range(4)]
    return tuple(draw(st.permutations(wall))[: draw(st.integers(0, 14))])


@given(complete_rows())
def test_every_reading_of_a_complete_hand_is_found(row: tuple[Tile, ...]) -> None:
    found = quickly_all(row)

    assert found == plainly_all(row)
    assert found


@given(any_rows())
def test_tiles_that_make_no_hand_have_no_reading(row: tuple[Tile, ...]) -> None:
    assert quickly_all(row) == plainly_all(row)


@given(complete_rows())
def test_a_reading_holds_the_tiles_of_the_hand_in_tile_order(row: tuple[Tile, ...]) -> None:
    for found in readings(packed(row)):
        assert Counter(t for each in found for t in each.tiles) == Counter(row)
        assert [each.first for each in found] == sorted(each.first for each in found)
        assert sum(each.shape is Shape.PAIR for each in found) == 1


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        # Three equal runs are three triplets too.
        ("111222333m99p444z", {"111m 222m 333m 99p 444z", "123m 123m 123m 99p 444z"}),
        (
            "11112222333344m",
            {"123m 111m 222m 333m 44m", "123m 123m 11m 234m 234m", "123m 123m 123m 123m 44m"},
        ),
        (
            "22333344445555m",
            {"22m 345m 333m 444m 555m", "22m 345m 345m 345m 345m", "234m 234m 345m 345m 55m"},
        ),
        # Two pairs of twin runs are seven pairs for others; here the pair has three places.
        ("22334455667788p", {"22p 345p 345p 678p 678p", "234p 234p 55p 678p 678p", "234p 234p 567p 567p 88p"}),
        (
            "11122233344455m",
            {
                "111m 222m 333m 444m 55m",
                "111m 234m 22m 345m 345m",
                "111m 234m 234m 234m 55m",
                "123m 123m 123m 444m 55m",
            },
        ),
        # A triplet beside a run: its third tile may belong to the run.
        ("78999p", {"789p 99p"}),
        ("23444s", {"234s 44s"}),
        ("11123444m", {"123m 11m 444m", "111m 234m 44m"}),
        ("34455677s", {"345s 456s 77s"}),
        ("234m11123567774s", {"234m 111s 234s 567s 77s", "234m 123s 11s 456s 777s"}),
        # Nine gates.
        ("11123456789995m", {"111m 234m 55m 678m 999m"}),
        ("11112345678999m", {"123m 111m 456m 789m 99m"}),
        # Nothing crosses from one suit to the next, and honours make no runs.
        ("123z11m", set()),
        ("89m1p11z555666777z", set()),
        ("9m12p55s", set()),
        # One pair, no more and no fewer.
        ("11m", {"11m"}),
        ("1122m", set()),
        ("1111m", set()),
        ("123m", set()),
        ("", set()),
    ],
)
def test_readings_of_well_known_shapes(text: str, ways: set[str]) -> None:
    assert read_all_ways(text) == ways


def test_there_is_one_block_for_every_set_and_pair() -> None:
    assert [sum(each.shape is shape for each in BLOCKS) for shape in Shape] == [21, 34, 34, 34]
    assert [each.index for each in BLOCKS] == list(range(len(BLOCKS)))
    for each in BLOCKS:
        assert block(each.shape, each.first) is each
        assert block_of(packed(each.tiles[::-1])) is each
        assert [kind for kind in range(KINDS) if each.holds(kind)] == sorted({t.kind for t in each.tiles})


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("123m", Shape.RUN),
        ("798s", Shape.RUN),
        ("406p", Shape.RUN),
        ("055p", Shape.TRIPLET),
        ("777z", Shape.TRIPLET),
        ("0555s", Shape.KAN),
        ("1111z", Shape.KAN),
        ("50m", Shape.PAIR),
    ],
)
def test_sets_and_pairs_are_known_by_their_tiles(text: str, shape: Shape) -> None:
    found = block_of(packed(tiles(text)))

    assert found is not None
    assert found.shape is shape


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1m",
        "12m",
        "124m",
        "135m",
        "123z",
        "567z",
        "89m1p",
        "9m12p",
        "1234m",
        "1112m",
        "11111m",
        "112m",
        "111f",
        "12f",
    ],
)
def test_other_tiles_make_no_set(text: str) -> None:
    assert block_of(packed(tiles(text))) is None


def test_there_is_no_run_of_winds() -> None:
    with pytest.raises(KeyError):
        block(Shape.RUN, tile("1z").kind)


@pytest.mark.parametrize(
    ("text", "is_it"),
    [
        ("1122m3344p5566s77z", True),
        ("1199m1199p1199s11z", True),
        ("0566m77p8899s1122z", True),
        ("1111m2233p4455s66z", False),
        ("11112222333344m", False),
        ("112233m", False),
        ("111m22233p4455s66z", False),
    ],
)
def test_seven_pairs_are_seven_different_pairs(text: str, is_it: bool) -> None:
    assert is_seven_pairs(packed(tiles(text))) is is_it


ORPHANS = "19m19p19s1234567z"


@pytest.mark.parametrize("spare", TILES[:KINDS], ids=str)
def test_thirteen_orphans_take_one_of_themselves_as_fourteenth(spare: Tile) -> None:
    outside = spare.is_terminal or spare.is_honour

    assert is_thirteen_orphans(packed((*tiles(ORPHANS), spare))) is outside


@pytest.mark.parametrize(
    "text", ["19m19p19s1234567z", "1999m19p19s123456z", "119m119p19s1234567z", "119m19p19s123456z5m"]
)
def test_fewer_or_more_are_not_thirteen_orphans(text: str) -> None:
    assert is_thirteen_orphans(packed(tiles(text))) is False
