"""What three printed sheets of rules work out, each under the preset that is named after it."""

import pytest

from scorekeeper.core.problem import Problem
from tests.builders import called, chi, closed_kan, fault, fu_items, hand, open_kan, pays, pon, scored, yaku
from tests.rulesets.riichi.at_table import at, chombo, deltas, game, last, refusal, riichi, ron, rons, tsumo
from tests.rulesets.riichi.test_points import TABLE, Cell, Key

ARI_ARI = "ari_ari"
REFERENCE = "reference_ja"
TABLES = "score_table"


# Ari Ari Competition


def test_a_counter_is_worth_300_drawn_and_100_off_a_discard() -> None:
    """1 han 30 fu with two counters: 500 + 200 and twice 300 + 200; off a discard 1,000 + 200."""
    assert last(game(tsumo(1, (1, 30)), start=at("E1", honba=2), preset=ARI_ARI)) == [-700, 1700, -500, -500]
    assert last(game(ron(1, 2, (1, 30)), start=at("E1", honba=2), preset=ARI_ARI)) == [0, 1200, -1200, 0]


def test_the_discarder_settles_with_each_winner_the_counters_among_it() -> None:
    """2 han 30 fu are 2,000, 1 han 30 fu 1,000, each with two counters of 100."""
    found = game(rons(0, {2: (1, 30), 1: (2, 30)}), start=at("E1", honba=2), preset=ARI_ARI)
    assert last(found) == [-3400, 2200, 1200, 0]


def test_winners_get_their_bet_back_and_the_nearest_to_the_right_the_others() -> None:
    """Ben 2,000, Dan's stick and the older one; Chi 1,000 and the own stick back."""
    played = [riichi(2), riichi(3), rons(0, {1: (2, 30), 2: (1, 30)})]
    found = game(*played, start=at("E1", sticks=1), preset=ARI_ARI)
    assert last(found) == [-3000, 4000, 1000, -1000]
    assert found["next"]["riichi_sticks"] == 0


def test_three_winners_are_all_paid() -> None:
    found = game(rons(0, {1: (1, 30), 2: (1, 30), 3: (1, 30)}), preset=ARI_ARI)
    assert last(found) == [-3000, 1000, 1000, 1000]


def test_the_winner_chooses_the_wait_that_pays() -> None:
    """With pinfu the 7 finishes 5-6-7; without it 8-9 waiting on an edge: 20 + 10 + 8 + 2 + 2 are 42 fu."""
    with_pinfu = scored(hand("234m567789p45699s", ron="7p", riichi=True), ARI_ARI)
    assert (yaku(with_pinfu), pays(with_pinfu)) == ({"riichi": 1, "pinfu": 1}, (2000,))
    with_edge = scored(hand("234m567789p33355z", ron="7p", riichi=True), ARI_ARI)
    assert ("wait_edge", "789p", 2) in fu_items(with_edge)
    assert (with_edge.fu, pays(with_edge)) == (50, (1600,))


def test_a_ron_tile_makes_a_pung_open_and_a_drawn_one_concealed() -> None:
    discard = scored(hand("222m55p456s", chi("678s"), pon("777z"), ron="2m"), ARI_ARI)
    drawn = scored(hand("222m55p456s", chi("678s"), pon("777z"), tsumo="2m"), ARI_ARI)
    assert ("triplet_open_simple", "222m", 2) in fu_items(discard)
    assert ("triplet_closed_simple", "222m", 4) in fu_items(drawn)


def test_an_open_hand_without_minipoints_is_open_pinfu() -> None:
    score = scored(hand("567m234p23499s", chi("234m"), ron="4s"), ARI_ARI)
    assert (score.fu, pays(score)) == (30, (1000,))


def test_only_four_kans_break_a_hand_and_nobody_is_liable() -> None:
    four_kans = {"type": "abortive_draw", "kind": "suukaikan"}
    assert deltas(game(four_kans, preset=ARI_ARI)) == [[0, 0, 0, 0]]
    assert refusal({**four_kans, "kind": "kyuushu_kyuuhai"}, preset=ARI_ARI) == (0, "draw_not_allowed")
    assert last(game(chombo(1), preset=ARI_ARI)) == [4000, -8000, 2000, 2000]


# The Japanese reference


def test_the_first_example_is_four_han_and_30_fu() -> None:
    """Riichi, ippatsu, self-draw and All Simples, printed as 20 fu and mangan; the self-draw gives 2 fu more."""
    score = scored(hand("234567m345678p22s", tsumo="4p", riichi=True, ippatsu=True), REFERENCE)
    assert (score.han, score.fu, score.limit, pays(score)) == (4, 30, None, (2000, 3900))
    assert pays(called(4, 20, tsumo=True, preset=REFERENCE)) == (1300, 2600)


def test_the_second_example_is_three_han_and_40_fu() -> None:
    """Riichi, self-draw and one dora: 5,200 off a discard, 1,300 / 2,600 drawn."""
    score = scored(hand("234m567p34588s333z", tsumo="8s", riichi=True, dora="1m"), REFERENCE)
    assert (score.han, score.fu, pays(score)) == (3, 40, (1300, 2600))
    assert pays(called(3, 40, preset=REFERENCE)) == (5200,)


def test_the_third_example_is_seven_pairs_off_a_discard() -> None:
    """25 fu and 2 han are 1,600; drawn there is a third han, so 2 han 25 fu cannot be."""
    assert pays(scored(hand("1122m3388p4455s77z", ron="7z"), REFERENCE)) == (1600,)
    assert pays(scored(hand("1122m3388p4455s77z", tsumo="7z"), REFERENCE)) == (800, 1600)
    assert isinstance(called(2, 25, tsumo=True, preset=REFERENCE), Problem)


@pytest.mark.parametrize(
    ("han", "non_dealer", "dealer"),
    [
        (5, 8_000, 12_000),
        (6, 12_000, 18_000),
        (7, 12_000, 18_000),
        (8, 16_000, 24_000),
        (10, 16_000, 24_000),
        (11, 24_000, 36_000),
        (12, 24_000, 36_000),
        (13, 24_000, 36_000),
        (26, 24_000, 36_000),
    ],
)
def test_the_printed_limits_end_with_eleven_han(han: int, non_dealer: int, dealer: int) -> None:
    assert pays(called(han, preset=REFERENCE)) == (non_dealer,)
    assert pays(called(han, dealer=True, preset=REFERENCE)) == (dealer,)


def test_every_yakuman_counts_once() -> None:
    assert pays(scored(hand("119m19p19s1234567z", ron="1m"), REFERENCE)) == (32_000,)
    assert pays(called(yakuman=1, dealer=True, preset=REFERENCE)) == (48_000,)


def test_the_pair_of_both_winds_is_a_value_pair_of_two() -> None:
    score = scored(hand("223344m567s11222z", ron="5s", seat="E"), REFERENCE)
    assert ("pair_double_wind", "11z", 2) in fu_items(score)


def test_there_are_no_red_fives() -> None:
    assert fault(hand("234067m345678p99s", ron="8p"), REFERENCE).id == "too_many_copies"


def test_the_printed_fu_of_sets_and_waits() -> None:
    """20 + 10 + closed kan of terminals 32 + open kan of simples 8 and so on, one of each kind."""
    closed = scored(hand("222m67899p", closed_kan("1111s"), closed_kan("2222s"), ron="9p", riichi=True), REFERENCE)
    assert fu_items(closed)[:2] == [("base", "", 20), ("closed_ron", "", 10)]
    assert {("kan_closed_terminal", "1111s", 32), ("kan_closed_simple", "2222s", 16)} <= set(fu_items(closed))
    assert ("triplet_closed_simple", "222m", 4) in fu_items(closed)
    opened = scored(hand("22m", open_kan("1111s"), open_kan("2222s"), pon("333m"), pon("777z"), tsumo="2m"), REFERENCE)
    assert {item for item in fu_items(opened) if item[0] != "base"} == {
        ("tsumo", "", 2),
        ("kan_open_terminal", "1111s", 16),
        ("kan_open_simple", "2222s", 8),
        ("triplet_open_simple", "333m", 2),
        ("triplet_open_terminal", "777z", 4),
        ("wait_pair", "22m", 2),
    }


# The scoring table


@pytest.mark.parametrize(("key", "paid"), [(key, paid) for key, paid in TABLE.items() if paid], ids=str)
def test_both_printed_tables(key: Key, paid: Cell) -> None:
    han, fu, drawn, dealer = key
    assert pays(called(han, fu, tsumo=drawn, dealer=dealer, preset=TABLES)) == paid


@pytest.mark.parametrize(
    ("han", "non_dealer", "dealer"),
    [
        (5, 8_000, 12_000),
        (6, 12_000, 18_000),
        (8, 16_000, 24_000),
        (11, 24_000, 36_000),
        (13, 32_000, 48_000),
        (20, 32_000, 48_000),
    ],
)
def test_the_printed_limits_of_both_tables(han: int, non_dealer: int, dealer: int) -> None:
    assert pays(called(han, preset=TABLES)) == (non_dealer,)
    assert pays(called(han, tsumo=True, preset=TABLES)) == (non_dealer // 4, non_dealer // 2)
    assert pays(called(han, dealer=True, preset=TABLES)) == (dealer,)
    assert pays(called(han, dealer=True, tsumo=True, preset=TABLES)) == (dealer // 3,)


def test_a_called_hand_without_fu_has_30() -> None:
    score = scored(hand("567m234p23499s", chi("234m"), ron="4s"), TABLES)
    assert (score.fu, pays(score)) == (30, (1000,))


def test_a_concealed_discard_adds_ten_and_the_double_wind_pair_four() -> None:
    """Printed as 20 for a concealed ron: with the 20 of the base that would be 40 before anything is counted."""
    score = scored(hand("223344m567s11222z", ron="5s", seat="E"), TABLES)
    assert fu_items(score) == [
        ("base", "", 20),
        ("closed_ron", "", 10),
        ("triplet_closed_terminal", "222z", 8),
        ("pair_double_wind", "11z", 4),
    ]


def test_yakuman_are_single_and_do_not_add_up() -> None:
    assert pays(scored(hand("11122z", pon("555z"), pon("666z"), pon("777z"), ron="1z"), TABLES)) == (32_000,)
    assert pays(scored(hand("119m19p19s1234567z", ron="1m"), TABLES)) == (32_000,)
