"""Hands that scorers have got wrong before, each worked by hand; the rules are those of the Tenhou table.

South wins in the East round where nothing else is said.
"""

from dataclasses import dataclass, field

import pytest

from scorekeeper.rulesets.riichi.score import CalledOut
from tests.builders import (
    Won,
    added_kan,
    called,
    chi,
    closed_kan,
    fu_items,
    hand,
    open_kan,
    pays,
    pon,
    reading,
    riichi_rules,
    scored,
    yaku,
)


@dataclass(frozen=True)
class Worked:
    """A hand with its yaku, its fu (None for a yakuman), what it pays, and what it pays under other rules."""

    won: Won
    yaku: str
    fu: int | None
    paid: tuple[int, ...]
    others: tuple[tuple[dict[str, object], tuple[int, ...]], ...] = field(default=())


WORKED = {
    "the reading that carries the fu is shown": Worked(
        hand("234m11123567774s", tsumo="4s"), "menzen_tsumo 1", 30, (300, 500)
    ),
    "a ron tile that is in a called run too": Worked(
        hand("11123444m555p", chi("123m"), ron="1m", houtei=True), "houtei 1", 30, (1000,)
    ),
    "three-colour triplets with an open kan": Worked(
        hand("222m222p34599s", open_kan("2222s"), tsumo="5s"), "sanshoku_doukou 2", 40, (700, 1300)
    ),
    "three-colour triplets with a closed kan": Worked(
        hand("222m222p34599s", closed_kan("2222s"), tsumo="5s"),
        "menzen_tsumo 1, sanshoku_doukou 2, sanankou 2",
        50,
        (2000, 4000),
    ),
    "two red fives among three-colour runs or concealed triplets": Worked(
        hand("234550m550p22555s", tsumo="5s"),
        "menzen_tsumo 1, tanyao 1, sanankou 2, sanshoku_doukou 2, red_dora 2",
        40,
        (4000, 8000),
    ),
    "a closed kan makes no nine gates": Worked(
        hand("22345678999s", closed_kan("1111s"), ron="5s"), "chinitsu 6", 70, (12000,)
    ),
    "thirteen orphans dealt to the dealer": Worked(
        hand("119m19p19s1234567z", tsumo="1m", seat="E", tenhou=True),
        "kokushi_13 1, tenhou 1",
        None,
        (32000,),
        (({"yakuman_add_up": False}, (16000,)),),
    ),
    "two open triplets, each with its fu": Worked(
        hand("340678m05p", pon("777p"), pon("055s"), ron="8m", dora="2m"),
        "tanyao 1, dora 1, red_dora 3",
        30,
        (8000,),
    ),
    "two fu of an open triplet, rounded up": Worked(
        hand("22m345567s", chi("234m"), pon("888p"), ron="5s"), "tanyao 1", 30, (1000,)
    ),
    "East is the dealer in the South round too": Worked(
        hand("234567m345678p99s", ron="8p", seat="E", prevailing="S"), "pinfu 1", 30, (1500,)
    ),
    "fourteen han are a counted yakuman": Worked(
        hand("11122233344s222z", ron="1s", riichi=True, dora="3s", ura="1z"),
        "riichi 1, seat_wind 1, sanankou 2, toitoi 2, honitsu 3, dora 2, ura_dora 3",
        50,
        (32000,),
        (({"counted_yakuman": "sanbaiman"}, (24000,)),),
    ),
    "a closed kan of dragons": Worked(
        hand("678m345p99s222z", closed_kan("6666z"), ron="7m"), "hatsu 1, seat_wind 1", 80, (5200,)
    ),
    "thirty-two fu drawn by the dealer": Worked(
        hand("234m567p34588s333z", tsumo="8s", riichi=True, seat="E"), "riichi 1, menzen_tsumo 1", 40, (1300,)
    ),
    "an edge wait costs pinfu": Worked(hand("456789m12366p234s", ron="3p", riichi=True), "riichi 1", 40, (1300,)),
    "three-colour runs beside a fourth run": Worked(
        hand("23499m234p233445s", ron="5s"), "pinfu 1, sanshoku_doujun 2", 30, (3900,)
    ),
    "a double wind pair of four fu, or two": Worked(
        hand("223344m567s11222z", ron="5s", seat="E"),
        "iipeikou 1",
        50,
        (2400,),
        (({"double_wind_pair_fu": 2}, (2000,)),),
    ),
    "a closed wait costs pinfu": Worked(
        hand("234567m456p67855s", ron="5p", riichi=True), "riichi 1, tanyao 1", 40, (2600,)
    ),
    "double riichi stands in place of riichi": Worked(
        hand("345567m345678p99s", ron="8p", double_riichi=True), "double_riichi 2, pinfu 1", 30, (3900,)
    ),
    "four concealed triplets by self-draw": Worked(
        hand("222m33444666p888s", tsumo="8s"), "suuankou 1", None, (8000, 16000)
    ),
    "two fu for the draw of a replacement tile": Worked(
        hand("23455567s", open_kan("9999p"), pon("333z"), tsumo="7s", rinshan=True),
        "rinshan 1",
        50,
        (400, 800),
        (({"rinshan_tsumo_fu": False}, (400, 700)),),
    ),
    "an outside hand on a closed wait": Worked(
        hand("123p123s44466z", chi("123m"), ron="2p"), "sanshoku_doujun 1, chanta 1", 40, (2600,)
    ),
    "of two mangan the one with more han": Worked(
        hand("111222333m78999p", ron="9p"), "pinfu 1, iipeikou 1, junchan 3", 30, (8000,)
    ),
    "the same tiles by self-draw": Worked(
        hand("111222333m78999p", tsumo="9p"), "menzen_tsumo 1, pinfu 1, iipeikou 1, junchan 3", 20, (3000, 6000)
    ),
    "a replacement tile after a kan with a red five": Worked(
        hand("234456m22678p", added_kan("0555s"), tsumo="8p", rinshan=True),
        "rinshan 1, tanyao 1, red_dora 1",
        30,
        (1000, 2000),
    ),
    "runs of one suit that can be read in one way only": Worked(
        hand("567m567p34455677s", ron="3s"), "pinfu 1, tanyao 1", 30, (2000,)
    ),
    "big four winds": Worked(
        hand("11m333444z", pon("111z"), pon("222z"), ron="4z"),
        "daisuushii 1",
        None,
        (32000,),
        (({"double_yakuman": ("daisuushii",)}, (64000,)),),
    ),
    "big four winds of nothing but honours": Worked(
        hand("33344455z", pon("111z"), pon("222z"), ron="4z"),
        "daisuushii 1, tsuuiisou 1",
        None,
        (64000,),
        (({"double_yakuman": ("daisuushii",)}, (96000,)), ({"yakuman_add_up": False}, (32000,))),
    ),
    "all terminals and honours": Worked(
        hand("111s44455z", pon("111m"), pon("999p"), ron="1s"), "toitoi 2, honroutou 2", 50, (8000,)
    ),
    "an outside hand with 78999": Worked(hand("123m78999p789s111z", ron="9p", prevailing="S"), "chanta 2", 40, (2600,)),
    "little three dragons with 30 fu": Worked(
        hand("234m567s77z", pon("555z"), pon("666z"), ron="7s"),
        "haku 1, hatsu 1, shousangen 2",
        30,
        (7700,),
        (({"kiriage_mangan": True}, (8000,)),),
    ),
    "three han 60 fu": Worked(
        hand("234m67899s", open_kan("5555z"), open_kan("1111p"), ron="8s", dora="1m3m1z"),
        "haku 1, dora 2",
        60,
        (7700,),
        (({"kiriage_mangan": True}, (8000,)),),
    ),
    "each share is rounded up": Worked(hand("123456m123456p11s", tsumo="1s"), "menzen_tsumo 1", 30, (300, 500)),
    "a mangan of 130 fu": Worked(
        hand("23455s", closed_kan("1111z"), closed_kan("9999m"), closed_kan("9999p"), ron="4s"),
        "round_wind 1, sanankou 2, sankantsu 2",
        130,
        (8000,),
    ),
    "seven pairs with two pairs of simples": Worked(hand("1199m1199p115566s", ron="6s"), "chiitoitsu 2", 25, (1600,)),
    "an outside hand with runs of 789": Worked(
        hand("123p789s11144z", chi("789m"), ron="3p", prevailing="S"), "chanta 1", 30, (1000,)
    ),
    "three kans and a called triplet": Worked(
        hand("33z", open_kan("2222m"), added_kan("6666p"), closed_kan("8888s"), pon("999m"), ron="3z"),
        "sankantsu 2, toitoi 2",
        60,
        (8000,),
    ),
    "a five of bamboos is not green": Worked(
        hand("22334455566688s", ron="8s", riichi=True), "riichi 1, tanyao 1, iipeikou 1, chinitsu 6", 40, (16000,)
    ),
}


@pytest.mark.parametrize("worked", WORKED.values(), ids=WORKED)
def test_a_hand_that_was_scored_wrongly_elsewhere(worked: Worked) -> None:
    score = scored(worked.won, "tenhou")

    expected = {name: int(amount) for name, amount in (each.split() for each in worked.yaku.split(", "))}
    assert yaku(score) == expected
    assert score.fu == worked.fu
    assert (score.han, score.yakuman) == (
        (None, sum(expected.values())) if worked.fu is None else (sum(expected.values()), 0)
    )
    assert pays(score) == worked.paid
    for options, paid in worked.others:
        assert pays(scored(worked.won, "tenhou", **options)) == paid


def test_the_triplet_of_the_reading_has_its_own_fu() -> None:
    score = scored(WORKED["the reading that carries the fu is shown"].won, "tenhou")

    assert ("triplet_closed_terminal", "111s", 8) in fu_items(score)
    assert reading(score) == "234m 111s 234s 567s 77s"


def test_both_open_triplets_are_listed_and_nothing_is_called_a_hand_without_fu() -> None:
    two = scored(WORKED["two open triplets, each with its fu"].won, "tenhou")
    one = scored(WORKED["two fu of an open triplet, rounded up"].won, "tenhou")

    assert fu_items(two) == [
        ("base", "", 20),
        ("triplet_open_simple", "777p", 2),
        ("triplet_open_simple", "055s", 2),
    ]
    assert fu_items(one) == [("base", "", 20), ("triplet_open_simple", "888p", 2)]


def test_an_open_kan_and_a_closed_one_differ_in_fu() -> None:
    fu = {
        kan.kind: scored(hand("678m345p99s222z", kan, ron="7m"), "tenhou").fu
        for kan in (closed_kan("6666z"), open_kan("6666z"), added_kan("6666z"))
    }

    assert fu == {"ankan": 80, "daiminkan": 50, "shouminkan": 50}


def test_pinfu_by_self_draw_has_20_fu_and_no_other() -> None:
    score = scored(hand("234567m345678p99s", tsumo="8p"), "tenhou")

    assert fu_items(score) == [("base", "", 20)]
    assert score.fu == 20


def test_a_called_out_score_follows_the_same_rules_as_tiles() -> None:
    assert pays(called(4, 30, preset="tenhou", kiriage_mangan=True)) == (8000,)
    assert pays(called(3, 60, preset="tenhou", kiriage_mangan=True)) == (8000,)
    assert pays(called(13, preset="tenhou")) == (32000,)
    assert pays(called(13, preset="tenhou", counted_yakuman="sanbaiman")) == (24000,)
    assert pays(called(26, preset="tenhou", counted_yakuman="multiple")) == (64000,)
    assert pays(called(yakuman=6, preset="tenhou", max_yakuman=2)) == (64000,)
    rules = riichi_rules("tenhou", kiriage_mangan=True)
    assert pays(rules.scorer.called_out(CalledOut(4, 30), self_draw=True, dealer=False)) == (2000, 4000)


@pytest.mark.parametrize(
    ("won", "name"),
    [
        (hand("222m33444666p888s", tsumo="8s"), "suuankou"),
        (hand("11199m999p111s333z", tsumo="9m"), "suuankou_tanki"),
        (hand("111s44433z", pon("111m"), pon("999p"), tsumo="1s"), "honroutou"),
        (hand("1199m1199p1199s33z", tsumo="3z"), "honroutou"),
    ],
    ids=str,
)
def test_what_a_list_of_yaku_to_tick_off_forgets(won: Won, name: str) -> None:
    """All triplets drawn into a closed hand are four concealed ones; terminals and honours go with a closed draw."""
    assert name in yaku(scored(won, "tenhou"))
