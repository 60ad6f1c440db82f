"""How hands are counted where the sources leave something open, preset by preset."""

import pytest

from tests.rulesets.classical.at_table import hand, ids, part, scored, worth

EIGHT = "1234f1234y"


# bonus tiles


@pytest.mark.parametrize(
    ("bonus", "doubles"),
    [("1f", 1), ("1f1y", 2), ("2f", 0), ("1234f", 3), ("1234y", 3), ("234f", 0), (EIGHT, 7), ("1234f1y", 4)],
)
def test_own_tiles_double_beside_all_four_as_the_source_has_it(bonus: str, doubles: int) -> None:
    assert worth(part(bonus=bonus))[1] == doubles


@pytest.mark.parametrize(("bonus", "doubles"), [("1f", 0), ("1f1y", 1), ("1234f", 1), ("1234f1y", 2), (EIGHT, 3)])
def test_in_the_league_the_own_tiles_double_only_together(bonus: str, doubles: int) -> None:
    assert worth(part(bonus=bonus), "dmjl")[1] == doubles


@pytest.mark.parametrize(("bonus", "doubles"), [("1f", 1), ("1f1y", 2), ("1234f", 2), ("1234f1y", 3), (EIGHT, 4)])
def test_in_the_british_rules_all_four_have_the_own_one_in_them(bonus: str, doubles: int) -> None:
    assert worth(part(bonus=bonus), "bmja")[1] == doubles


def test_neither_own_tile_may_double() -> None:
    assert worth(part(bonus="1f1y"), own_bonus="none")[1] == 0


# sets that belong together


TWO_DRAGONS = ("pung 555z", "pung 666z", "chow 123m", "chow 456m")
THREE_WINDS = ("pung 222z", "pung 333z", "pung 444z")


@pytest.mark.parametrize(("preset", "doubles"), [("mahjong_time", 3), ("dmjl", 3), ("bmja", 2)])
def test_two_sets_of_dragons_and_a_pair_of_the_third(preset: str, doubles: int) -> None:
    assert worth(part("77z", "pung 555z", "pung 666z"), preset)[1] == doubles


@pytest.mark.parametrize(("preset", "doubles"), [("mahjong_time", 5), ("dmjl", 5), ("bmja", 3)])
def test_sets_of_all_three_dragons(preset: str, doubles: int) -> None:
    assert worth(part("", "pung 555z", "pung 666z", "pung 777z"), preset)[1] == doubles


def test_three_sets_of_winds_and_a_pair_of_the_fourth() -> None:
    others = part("11z", *THREE_WINDS)

    assert worth(others)[1] == 1
    assert worth({**others, "seat_wind": "S"})[1] == 2


def test_four_sets_of_winds_have_the_own_one_in_their_three() -> None:
    assert worth(part("", "pung 111z", *THREE_WINDS)) == (16, 3, 128)


@pytest.mark.parametrize(
    ("kong", "preset", "counts"),
    [
        ("concealed_kong", "mahjong_time", True),
        ("claimed_kong", "mahjong_time", False),
        ("kong", "mahjong_time", False),
        ("claimed_kong", "dmjl", True),
        ("concealed_kong", "bmja", False),
    ],
)
def test_a_concealed_kong_is_one_of_three_concealed_pungs(kong: str, preset: str, counts: bool) -> None:
    found = ids(part("222m333p", f"{kong} 4444s"), preset)

    assert ("three_concealed_pungs" in found) is counts


def test_kongs_may_be_left_out_of_concealed_pungs() -> None:
    record = part("222m333p", "concealed_kong 4444s")

    assert "three_concealed_pungs" not in ids(record, kongs_as_concealed_pungs=False)


@pytest.mark.parametrize("preset", ["mahjong_time", "dmjl", "bmja"])
def test_a_claimed_kong_scores_the_points_of_an_exposed_one(preset: str) -> None:
    assert worth(part("", "claimed_kong 9999p"), preset)[0] == 16
    assert worth(part("", "concealed_kong 9999p"), preset)[0] == 32


# winds


@pytest.mark.parametrize(("preset", "points", "doubles"), [("mahjong_time", 2, 0), ("dmjl", 4, 0), ("bmja", 4, 0)])
def test_a_pair_of_both_winds(preset: str, points: int, doubles: int) -> None:
    assert worth(part("11z"), preset)[:2] == (points, doubles)


@pytest.mark.parametrize(("preset", "doubles"), [("mahjong_time", 1), ("dmjl", 2), ("bmja", 2)])
def test_a_set_of_both_winds(preset: str, doubles: int) -> None:
    assert worth(part("", "pung 111z"), preset)[1] == doubles


# the winning tile


@pytest.mark.parametrize(
    ("tiles", "won", "only"),
    [
        ("123m555p99s46s", "5s", True),
        ("123m555p99s12s", "3s", True),
        ("123m555p22s89s", "7s", True),
        ("123m555p456s1s", "1s", True),
        ("123m555p99s44s", "4s", False),
        ("123m555p99s56s", "4s", False),
        ("123m555p11s12s", "3s", False),
    ],
)
def test_the_only_possible_tile_is_judged_by_the_other_thirteen(tiles: str, won: str, only: bool) -> None:
    record = hand(tiles, won, "chow 789p")

    assert ("only_possible_tile" in ids(record)) is only


def test_a_tick_says_that_dead_tiles_made_it_the_only_one() -> None:
    record = hand("123m555p11s44s", "4s", "chow 789p", circumstances=["only_possible_tile"])

    assert "only_possible_tile" in ids(record)
    assert "only_possible_tile" not in ids(record, "dmjl")
    assert "only_possible_tile" not in ids(record, only_possible_tile="off")


def test_a_tile_that_makes_a_chow_too_many_is_not_possible() -> None:
    """Beside three ones a 3 waits for another 3, and for a 2 where one more chow is allowed."""
    record = hand("1113p444s", "3p", "chow 567m", "pung 888m")

    assert "only_possible_tile" in ids(record, chows_allowed=1)
    assert "only_possible_tile" not in ids(record, chows_allowed=2)


def test_points_for_the_only_possible_tile_can_be_changed() -> None:
    record = hand("123m555p11s46s", "5s", "chow 789p")

    assert worth(record)[0] + 8 == worth(record, only_possible_tile_points=10)[0]


def test_a_set_completed_by_a_discard_is_exposed() -> None:
    record = hand("222m456m789m555p11s", "2m")

    assert "pung_exposed_simple" in ids(record)
    assert "pung_exposed_simple" not in ids({**record, "win": "wall"})


def test_the_winning_tile_completes_what_pays_most() -> None:
    """The 2 completes a run, so that the concealed pung of twos stays concealed."""
    assert ids(hand("2222m34m789m555p11s", "2m"))[:2] == ["pung_concealed_simple", "pung_concealed_simple"]


def test_three_runs_or_three_pungs_by_what_pays_more() -> None:
    found = scored(hand("111222333m789p55s", "9p"))

    assert [each[0] for each in found["items"]].count("pung_concealed_simple") == 2
    assert found["reading"][:3] == ["111m", "222m", "333m"]


def test_fully_concealed_needs_a_tile_from_a_wall() -> None:
    record = hand("123m456p789s234s55p", "5p")

    assert "fully_concealed" not in ids(record, "dmjl")
    assert "fully_concealed" in ids({**record, "win": "wall"}, "dmjl")
    assert "fully_concealed" not in ids({**record, "win": "wall"})


@pytest.mark.parametrize(
    ("win", "double", "doubles"),
    [
        ("last_wall_tile", "last_wall_tile", 1),
        ("last_discard", "last_discard", 1),
        ("replacement", "replacement_tile", 1),
        ("last_tile_as_replacement", "last_tile_as_replacement", 2),
    ],
)
def test_each_way_to_win_has_its_double(win: str, double: str, doubles: int) -> None:
    record = hand("123m555p11s46s", "5s", "chow 789p")
    before = worth(record)[1]

    assert double in ids({**record, "win": win})
    assert worth({**record, "win": win})[1] == before + doubles


@pytest.mark.parametrize(("preset", "counts"), [("mahjong_time", False), ("dmjl", True), ("bmja", True)])
def test_robbing_a_kong_and_the_original_call(preset: str, counts: bool) -> None:
    record = hand("444m555p11s46s", "5s", "pung 777p", win="robbed_kong", circumstances=["original_call"])

    found = ids(record, preset)

    assert ("robbing_kong" in found) is counts
    assert ("original_call" in found) is counts


@pytest.mark.parametrize("win", ["wall", "replacement", "last_wall_tile", "last_tile_as_replacement"])
def test_a_tile_of_any_wall_is_a_self_draw(win: str) -> None:
    assert "self_draw" in ids(hand("123m555p11s46s", "5s", "chow 789p", win=win))


# whole hands


def test_a_worthless_hand_and_its_pair() -> None:
    runs = "123m456m789p234s"

    assert "worthless_hand" in ids(hand(f"{runs}55p", "5p"))
    assert "worthless_hand" not in ids(hand(f"{runs}11z", "1z"))
    assert "worthless_hand" in ids(hand(f"{runs}11z", "1z", seat_wind="S"))
    assert "worthless_hand" not in ids(hand(f"{runs}11z", "1z", seat_wind="S"), "dmjl")
    assert "worthless_hand" not in ids(hand(f"{runs}55z", "5z"))


def test_terminals_and_honours_beside_any_pair() -> None:
    record = hand("55m", "5m", "pung 111m", "pung 999p", "pung 111s", "pung 222z")

    assert "terminals_and_honours" in ids(record)
    assert "terminals_and_honours" not in ids(record, "dmjl")


def test_one_suit_with_and_without_honours() -> None:
    clean = hand("123m456m789m55m333m", "3m")

    assert ids(clean)[-1] == "one_suit"
    assert ids(hand("123m456m789m55z333m", "3m"))[-1] == "one_suit_with_honours"
    assert worth(clean)[1] == 3


def test_one_suit_in_the_british_rules_has_no_chows() -> None:
    with_chow = hand("55m", "5m", "pung 111m", "pung 222m", "pung 333m", "chow 789m")
    without = hand("55m", "5m", "pung 111m", "pung 222m", "pung 333m", "pung 777m")

    assert "one_suit" not in ids(with_chow, "bmja")
    assert "one_suit" in ids(without, "bmja")


def test_honours_only_are_two_doubles_in_the_league_and_a_limit_hand_elsewhere() -> None:
    record = hand("55z", "5z", "pung 111z", "pung 222z", "pung 333z", "pung 666z")

    assert "all_honours" in ids(record, "dmjl")
    assert scored(record, "dmjl")["limit_share"] is None
    assert scored(record)["items"] == [["all_honours", None, 500, "limit"]]


def test_losers_count_all_their_pairs_and_no_winner_s_doubles() -> None:
    assert worth(hand("11z55z66z77z11m222m", None)) == (12, 0, 12)
    assert ids(part("222m333m", "pung 444m")) == ["pung_exposed_simple"] + ["pung_concealed_simple"] * 2


def test_the_limit_holds_for_losers_too() -> None:
    found = scored(part("", "pung 555z", "pung 666z", "pung 777z", "kong 1111z"))

    assert (found["total"], found["limit_share"]) == (500, None)
