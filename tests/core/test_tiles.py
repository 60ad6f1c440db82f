"""Every tile face is one object, and knows its suit, number and neighbours."""

import pickle
from copy import deepcopy

import pytest

from scorekeeper.core.tiles import (
    BY_CODE,
    KINDS,
    RED_FIVES,
    RED_OF,
    TILES,
    Suit,
    Tile,
    Wind,
    in_order,
    packed,
    room_for,
    seems_over,
    tile,
    wind_tile,
)
from tests.builders import codes, tiles


def test_there_are_34_kinds_and_8_bonus_tiles_and_3_red_fives() -> None:
    assert len(TILES) == 42
    assert len(BY_CODE) == 45
    assert [each.kind for each in TILES] == list(range(42))
    assert codes(each for each in TILES if each.is_bonus) == ["1f", "2f", "3f", "4f", "1y", "2y", "3y", "4y"]
    assert KINDS == 34
    assert all(not each.is_bonus for each in TILES[:KINDS])


def test_terminals_and_honours() -> None:
    assert codes(each for each in TILES if each.is_terminal) == ["1m", "9m", "1p", "9p", "1s", "9s"]
    assert codes(each for each in TILES if each.is_honour) == ["1z", "2z", "3z", "4z", "5z", "6z", "7z"]


@pytest.mark.parametrize("suit", ["m", "p", "s"])
def test_a_red_five_is_a_five_with_a_face_of_its_own(suit: str) -> None:
    red, plain = tile(f"0{suit}"), tile(f"5{suit}")

    assert red is not plain
    assert red != plain
    assert red.red
    assert not plain.red
    assert (red.kind, red.suit, red.number) == (plain.kind, plain.suit, 5)
    assert red.plain is plain
    assert plain.plain is plain
    assert RED_OF[plain] is red


def test_red_fives_come_in_the_order_of_the_suits() -> None:
    assert codes(RED_FIVES) == ["0m", "0p", "0s"]
    assert [each.kind for each in RED_FIVES] == [4, 13, 22]


@pytest.mark.parametrize(("wind", "code"), [("E", "1z"), ("S", "2z"), ("W", "3z"), ("N", "4z")])
def test_the_winds_have_their_tiles(wind: str, code: str) -> None:
    assert wind_tile(Wind(wind)) is tile(code)


def test_tiles_are_laid_out_by_suit_and_number_with_red_fives_first() -> None:
    laid_out = in_order(tiles("7z1z9s5s0s5p1m1f"))

    assert codes(laid_out) == ["1m", "5p", "0s", "5s", "9s", "1z", "7z", "1f"]


@pytest.mark.parametrize("each", BY_CODE.values(), ids=str)
def test_a_copied_tile_is_the_same_tile(each: object) -> None:
    assert pickle.loads(pickle.dumps(each)) is each
    assert deepcopy(each) is each


@pytest.mark.parametrize("code", ["", "m", "5", "0z", "8z", "5f", "0y", "5x", "10m", "M5"])
def test_other_codes_name_no_tile(code: str) -> None:
    with pytest.raises(KeyError):
        tile(code)


def test_suits_stand_in_the_order_of_the_notation() -> None:
    assert [suit.value for suit in Suit] == list("mpszfy")


@pytest.mark.parametrize("each", TILES, ids=str)
def test_five_of_a_kind_are_too_many(each: Tile) -> None:
    counts = [packed([each] * held) for held in range(10)]

    assert [seems_over(count) for count in counts] == [held > 4 for held in range(10)]
    assert [seems_over(count, room_for((1, 1, 1))) for count in counts] == [held > 4 for held in range(10)]


@pytest.mark.parametrize("most", range(5))
@pytest.mark.parametrize("red", RED_FIVES, ids=str)
def test_no_more_red_fives_than_the_rules_have(red: Tile, most: int) -> None:
    room = room_for([most if each is red else 4 for each in RED_FIVES])

    assert [seems_over(packed([red] * held), room) for held in range(5)] == [held > most for held in range(5)]
