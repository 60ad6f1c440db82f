"""Tiles typed as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import BY_CODE, Tile, in_order
from tests.builders import codes, tiles

faces = st.lists(st.sampled_from(list(BY_CODE.values())), max_size=40)


@given(faces)
def test_written_tiles_are_read_back_in_tile_order(row: list[Tile]) -> None:
    assert read_tiles(write_tiles(row)) == in_order(row)


@given(faces)
def test_a_row_keeps_its_order_when_it_is_not_sorted(row: list[Tile]) -> None:
    assert read_tiles(write_tiles(row, sort=False)) == tuple(row)


@given(faces)
def test_each_tile_may_have_its_own_letter(row: list[Tile]) -> None:
    assert read_tiles("".join(each.code for each in row)) == tuple(row)


@given(st.text(alphabet="0123456789mpszfy x-", max_size=12) | st.text(max_size=12))
def test_any_text_is_tiles_or_a_fault_that_shows_the_part_that_is_wrong(text: str) -> None:
    found = read_tiles(text, "concealed")

    if isinstance(found, Problem):
        assert found.id == "bad_tile"
        assert found.where == "concealed"
        assert set(found.values) == {"text"}
        assert str(found.values["text"]) in "".join(text.split()) or len(str(found.values["text"])) == 2
    else:
        digits = [sign for sign in text if sign.isdecimal()]
        assert [each.code[0] for each in found] == digits


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("   ", []),
        ("123m0p77z", ["1m", "2m", "3m", "0p", "7z", "7z"]),
        ("9p9p9p5s6s7s", ["9p", "9p", "9p", "5s", "6s", "7s"]),
        ("21m 1 2 p", ["2m", "1m", "1p", "2p"]),
        ("1234f1234y", ["1f", "2f", "3f", "4f", "1y", "2y", "3y", "4y"]),
        ("00m5m", ["0m", "0m", "5m"]),
    ],
)
def test_the_notation_is_read(text: str, found: list[str]) -> None:
    assert codes(tiles(text)) == found


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("123", "123"),
        ("12m3", "3"),
        ("m", "m"),
        ("m123", "m"),
        ("1mm", "m"),
        ("12x", "12x"),
        ("18z", "8z"),
        ("0z", "0z"),
        ("9z", "9z"),
        ("5f", "5f"),
        ("0y", "0y"),
        ("12M", "12M"),
        ("-1m", "-"),
        ("1.5m", "1."),
        ("１m", "１"),
        ("二m", "二"),
        ("123m東", "東"),
        ("1m\x00", "\x00"),
    ],
)
def test_text_that_names_no_tile_is_shown_back(text: str, shown: str) -> None:
    assert read_tiles(text, "win_tile") == Problem("bad_tile", {"text": shown}, "win_tile")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", ""),
        ("7z5z1m3m2m", "123m57z"),
        ("5m0m5m", "055m"),
        ("9s1p9m", "9m1p9s"),
        ("1f3y2s", "2s1f3y"),
    ],
)
def test_tiles_are_written_sorted_with_one_letter_a_suit(text: str, written: str) -> None:
    assert write_tiles(tiles(text)) == written


def test_an_unsorted_row_shares_letters_only_between_neighbours() -> None:
    assert write_tiles(tiles("1m2p3p4m5m"), sort=False) == "1m23p45m"
