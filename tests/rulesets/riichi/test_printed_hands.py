"""The worked hands and the lists of yaku that the printed rules give."""

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.yaku import YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from tests.builders import Won, called, chi, closed_kan, fu_items, hand, pays, scored, yaku

SOUTHS_AND_WHITES = "234m567p678s22255z"
"""A closed triplet of Souths and a pair of whites."""


def test_the_first_example_drawn_by_the_player_on_the_dealers_right() -> None:
    score = scored(hand(SOUTHS_AND_WHITES, tsumo="5z", seat="S"))

    assert fu_items(score) == [
        ("base", "", 20),
        ("tsumo", "", 2),
        ("triplet_closed_terminal", "222z", 8),
        ("pair_dragon", "55z", 2),
        ("wait_pair", "55z", 2),
    ]
    assert (score.han, score.fu) == (2, 40)
    assert yaku(score) == {"menzen_tsumo": 1, "seat_wind": 1}
    assert score.basic == 640
    assert pays(score) == (700, 1300)


def test_the_second_example_won_off_a_discard() -> None:
    score = scored(hand(SOUTHS_AND_WHITES, ron="5z", seat="S"))

    assert sum(fu for _, _, fu in fu_items(score)) == 42
    assert (score.han, score.fu) == (1, 50)
    assert score.basic == 400
    assert pays(score) == (1600,)


@pytest.mark.parametrize(
    ("won", "with_four", "with_two"),
    [
        (hand("234s11777z", closed_kan("1111m"), closed_kan("9999p"), ron="7z", seat="E"), 5300, 4800),
        (hand("234s22777z", closed_kan("1111m"), closed_kan("3333z"), ron="7z", prevailing="S"), 3600, 3200),
        # The yaku may be elsewhere: the last discard completes a triplet of ones.
        (
            hand("678p111s22z", closed_kan("3333z"), closed_kan("4444z"), ron="1s", prevailing="S", houtei=True),
            3600,
            3200,
        ),
    ],
    ids=str,
)
def test_one_han_with_110_fu_or_100_where_the_double_wind_pair_has_two(won: Won, with_four: int, with_two: int) -> None:
    four, two = scored(won, double_wind_pair_fu=4), scored(won, double_wind_pair_fu=2)

    assert sorted(fu for _, _, fu in fu_items(four)) == [4, 4, 10, 20, 32, 32]
    assert sum(fu for _, _, fu in fu_items(four)) == 102
    assert (four.han, four.fu, pays(four)) == (1, 110, (with_four,))
    assert sum(fu for _, _, fu in fu_items(two)) == 100
    assert (two.han, two.fu, pays(two)) == (1, 100, (with_two,))


FOUR_KANS_OF_WINDS = tuple(closed_kan(f"{number}" * 4 + "z") for number in range(1, 5))


def test_four_closed_kans_of_winds_with_a_pair_of_dragons_are_six_yakuman() -> None:
    score = scored(hand("55z", *FOUR_KANS_OF_WINDS, ron="5z"))

    assert yaku(score) == {"suuankou_tanki": 2, "tsuuiisou": 1, "suukantsu": 1, "daisuushii": 2}
    assert (score.yakuman, score.han, score.fu, score.limit) == (6, None, None, "yakuman")
    assert pays(score) == (192_000,)
    assert pays(scored(hand("55z", *FOUR_KANS_OF_WINDS, ron="5z", seat="E"))) == (288_000,)
    assert pays(scored(hand("55z", *FOUR_KANS_OF_WINDS, tsumo="5z"))) == (48_000, 96_000)
    assert pays(scored(hand("55z", *FOUR_KANS_OF_WINDS, tsumo="5z", seat="E"))) == (96_000,)


def test_the_same_hand_where_yakuman_are_single_or_do_not_add_up() -> None:
    won = hand("55z", *FOUR_KANS_OF_WINDS, ron="5z")

    assert scored(won, double_yakuman=()).yakuman == 4
    assert scored(won, yakuman_add_up=False).yakuman == 2
    assert scored(won, yakuman_add_up=False, double_yakuman=()).yakuman == 1
    assert scored(won, max_yakuman=4).yakuman == 4


@pytest.mark.parametrize(
    ("won", "name"),
    [
        (hand("567m234p23499s", chi("234m"), ron="4s"), "sanshoku_doujun"),
        (hand("456789m23499p", chi("123m"), ron="4p"), "ittsuu"),
    ],
    ids=str,
)
def test_a_called_hand_without_any_fu_is_counted_with_30(won: Won, name: str) -> None:
    score = scored(won)

    assert yaku(score) == {name: 1}
    assert fu_items(score) == [("base", "", 20), ("open_pinfu", "", 10)]
    assert (score.fu, pays(score)) == (30, (1000,))


def test_riichi_ippatsu_self_draw_and_all_simples_are_four_han_below_mangan() -> None:
    # Printed as 20 fu and mangan: only pinfu has 20 fu by self-draw, and 20 fu with four han are 1300/2600.
    score = scored(hand("234567m345678p22s", tsumo="4p", riichi=True, ippatsu=True))

    assert yaku(score) == {"riichi": 1, "ippatsu": 1, "menzen_tsumo": 1, "tanyao": 1}
    assert (score.han, score.fu, score.limit) == (4, 30, None)
    assert pays(score) == (2000, 3900)
    assert pays(called(4, 20, tsumo=True)) == (1300, 2600)


def test_riichi_self_draw_and_one_dora_with_40_fu() -> None:
    drawn = scored(hand("234m567p34588s333z", tsumo="8s", riichi=True, dora="1m"))

    assert yaku(drawn) == {"riichi": 1, "menzen_tsumo": 1, "dora": 1}
    assert (drawn.han, drawn.fu, pays(drawn)) == (3, 40, (1300, 2600))
    assert pays(called(3, 40)) == (5200,)


def test_seven_pairs_have_two_han_off_a_discard_and_three_by_self_draw() -> None:
    pairs = "1122m3388p4455s77z"

    assert pays(scored(hand(pairs, ron="7z"))) == (1600,)
    assert pays(scored(hand(pairs, tsumo="7z"))) == (800, 1600)
    # Printed as 400/800 too, which would leave out the han of the self-draw.
    assert isinstance(called(2, 25, tsumo=True), Problem)


def test_the_winner_decides_which_set_the_last_tile_finished() -> None:
    # 56 and 89 of circles, won on the 7: the open wait for pinfu ...
    with_pinfu = scored(hand("234m567789p45699s", ron="7p", riichi=True))
    assert yaku(with_pinfu) == {"riichi": 1, "pinfu": 1}
    assert pays(with_pinfu) == (2000,)

    # ... or the edge wait for 2 fu, where pinfu is lost anyway and 40 become 42.
    with_edge = scored(hand("234m567789p33355z", ron="7p", riichi=True))
    assert fu_items(with_edge) == [
        ("base", "", 20),
        ("closed_ron", "", 10),
        ("triplet_closed_terminal", "333z", 8),
        ("pair_dragon", "55z", 2),
        ("wait_edge", "789p", 2),
    ]
    assert (with_edge.fu, pays(with_edge)) == (50, (1600,))


# Closed and open han by the printed lists; one of them has twin runs among those of two han, all others have one.
PRINTED_HAN = {
    "riichi": (1, None),
    "double_riichi": (2, None),
    "ippatsu": (1, None),
    "menzen_tsumo": (1, None),
    "pinfu": (1, None),
    "tanyao": (1, 1),
    "iipeikou": (1, None),
    "haku": (1, 1),
    "hatsu": (1, 1),
    "chun": (1, 1),
    "seat_wind": (1, 1),
    "round_wind": (1, 1),
    "haitei": (1, 1),
    "houtei": (1, 1),
    "rinshan": (1, 1),
    "chankan": (1, 1),
    "chiitoitsu": (2, None),
    "sanshoku_doujun": (2, 1),
    "sanshoku_doukou": (2, 2),
    "sanankou": (2, 2),
    "sankantsu": (2, 2),
    "toitoi": (2, 2),
    "ittsuu": (2, 1),
    "chanta": (2, 1),
    "shousangen": (2, 2),
    "honroutou": (2, 2),
    "ryanpeikou": (3, None),
    "junchan": (3, 2),
    "honitsu": (3, 2),
    "chinitsu": (6, 5),
}
PRINTED_YAKUMAN = (
    "kokushi",
    "suuankou",
    "daisangen",
    "tsuuiisou",
    "ryuuiisou",
    "chinroutou",
    "suukantsu",
    "shousuushii",
    "daisuushii",
    "chuuren_poutou",
    "tenhou",
    "chiihou",
)


def test_the_yaku_have_the_printed_han() -> None:
    options = Options()

    worth = {row.id: row.han(options) for row in YAKU if row.played(options)}
    assert {name: worth[name] for name in PRINTED_HAN} == PRINTED_HAN


def test_the_printed_yakuman_are_there() -> None:
    assert set(PRINTED_YAKUMAN) <= {row.id for row in YAKUMAN if row.played(Options())}
