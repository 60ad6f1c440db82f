"""Each option changes what it says it changes, and nothing else.

A corpus of hands is scored under every value of every option. Listed are the hands that come out otherwise than under
the standard rules, with what they are paid then; all others must come out just the same.
"""

import json
from collections.abc import Mapping

import pytest

from scorekeeper.core.option import Table
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.rulesets.riichi.ruleset import Riichi
from tests.builders import (
    Won,
    chi,
    closed_kan,
    fu_items,
    hand,
    open_kan,
    pays,
    pon,
    riichi_rules,
    scored,
    yaku,
)
from tests.rulesets.riichi.examples import FLAT, GATES, ORPHANS

WINDS = tuple(closed_kan(f"{number}" * 4 + "z") for number in range(1, 5))
CORPUS: dict[str, Won] = {
    "pinfu": hand(FLAT, ron="8p"),
    "pinfu drawn": hand(FLAT, tsumo="8p"),
    "open simples": hand("345m678p55s", chi("234s"), pon("777m"), ron="3m"),
    "closed simples": hand("234567m345678p22s", ron="4p"),
    "open without fu": hand("567m234p23499s", chi("234m"), ron="4s"),
    "replacement tile": hand("23455567s", open_kan("9999p"), pon("333z"), tsumo="7s", rinshan=True),
    "seven pairs": hand("1122m3388p4455s77z", ron="7z"),
    "seven pairs drawn": hand("1122m3388p4455s77z", tsumo="7z"),
    "4 han 30 fu": hand(FLAT, ron="8p", riichi=True, dora="8s"),
    "3 han 60 fu": hand("234m67899s", open_kan("5555z"), open_kan("1111p"), ron="8s", dora="8s"),
    "ippatsu": hand(FLAT, ron="9s", riichi=True, ippatsu=True),
    "two dora": hand(FLAT, ron="8p", dora="1m3m"),
    "two ura": hand(FLAT, ron="9s", riichi=True, ura="1m3m"),
    "red five": hand("234067m345678p99s", ron="8p"),
    "double wind pair": hand("223344m567s11222z", ron="5s", seat="E"),
    "13 han": hand("11122233344s222z", ron="1s", double_riichi=True, dora="2s"),
    "30 han": hand("22233344455566p", ron="5p", riichi=True, ippatsu=True, dora="2p1p3p", ura="4p5p1p"),
    "orphans on one tile": hand(ORPHANS, ron="7z"),
    "orphans on thirteen": hand(ORPHANS, ron="1m"),
    "four triplets on the pair": hand("222m333p77799s333z", ron="9s"),
    "nine gates on nine tiles": hand(GATES, ron="5m"),
    "big four winds": hand("11m333444z", pon("111z"), pon("222z"), ron="4z"),
    "two yakuman": hand("11122z", pon("555z"), pon("666z"), pon("777z"), ron="1z"),
    "six yakuman": hand("55z", *WINDS, ron="5z"),
    "all green without the dragon": hand("22334488s", pon("666s"), chi("234s"), ron="4s"),
    "all green with the dragon": hand("22334488s", pon("666s"), pon("666z"), ron="4s"),
    "poor man's blessing": hand(FLAT, ron="8p", renhou=True),
    "fair man's blessing": hand("12334556778999m", ron="1m", renhou=True),
    "rich man's blessing": hand("22334455667788m", ron="2m", renhou=True),
}
STANDARD = {
    "pinfu": 1000,
    "pinfu drawn": 1500,
    "open simples": 1000,
    "closed simples": 1300,
    "open without fu": 1000,
    "replacement tile": 1600,
    "seven pairs": 1600,
    "seven pairs drawn": 3200,
    "4 han 30 fu": 7700,
    "3 han 60 fu": 7700,
    "ippatsu": 2600,
    "two dora": 3900,
    "two ura": 5200,
    "red five": 2000,
    "double wind pair": 2400,
    "13 han": 32000,
    "30 han": 32000,
    "orphans on one tile": 32000,
    "orphans on thirteen": 64000,
    "four triplets on the pair": 64000,
    "nine gates on nine tiles": 64000,
    "big four winds": 64000,
    "two yakuman": 64000,
    "six yakuman": 192000,
    "all green without the dragon": 32000,
    "all green with the dragon": 32000,
    "poor man's blessing": 1000,
    "fair man's blessing": 12000,
    "rich man's blessing": 24000,
}
DOUBLES = {
    "kokushi_13": "orphans on thirteen",
    "suuankou_tanki": "four triplets on the pair",
    "junsei_chuuren_poutou": "nine gates on nine tiles",
    "daisuushii": "big four winds",
}

Outcome = int | str
"""What a hand is paid in all, or the id of the problem it has."""
CHANGES: list[tuple[Mapping[str, object], Mapping[str, Outcome]]] = [
    ({"open_tanyao": False}, {"open simples": "no_yaku"}),
    ({"red_fives": (0, 0, 0)}, {"red five": "too_many_copies"}),
    ({"red_fives": (0, 1, 1)}, {"red five": "too_many_copies"}),
    ({"red_fives": (1, 2, 1)}, {}),
    ({"red_fives": (4, 4, 4)}, {}),
    ({"ippatsu": False}, {"ippatsu": 1300, "30 han": 32000}),
    # Each of the four on its own: the first indicator beneath may count without those beneath kans, and they without it.
    ({"ura_dora": False}, {"two ura": 2600, "30 han": 32000}),
    ({"ura_dora": False, "kan_ura_dora": False}, {"two ura": 1300, "30 han": 32000}),
    ({"kan_dora": False}, {"two dora": 2000, "30 han": 32000}),
    ({"kan_ura_dora": False}, {"two ura": 2600, "30 han": 32000}),
    ({"double_wind_pair_fu": 2}, {"double wind pair": 2000}),
    ({"pinfu_tsumo": False}, {"pinfu drawn": 1100}),
    ({"open_pinfu_fu": 20}, {"open without fu": 700}),
    ({"rinshan_tsumo_fu": False}, {"replacement tile": 1500}),
    ({"seven_pairs": "50fu_1han"}, {"seven pairs": 1600, "seven pairs drawn": 3200}),
    ({"kiriage_mangan": True}, {"4 han 30 fu": 8000, "3 han 60 fu": 8000}),
    ({"counted_yakuman": "sanbaiman"}, {"13 han": 24000, "30 han": 24000}),
    ({"counted_yakuman": "multiple"}, {"30 han": 64000}),
    (
        {"counted_yakuman": "multiple", "max_yakuman": 1},
        dict.fromkeys([*DOUBLES.values(), "two yakuman", "six yakuman"], 32000),
    ),
    ({"yakuman_add_up": False}, {"two yakuman": 32000, "six yakuman": 64000}),
    ({"double_yakuman": ()}, {**dict.fromkeys(DOUBLES.values(), 32000), "six yakuman": 128000}),
    (
        {"double_yakuman": (), "yakuman_add_up": False},
        dict.fromkeys([*DOUBLES.values(), "two yakuman", "six yakuman"], 32000),
    ),
    *[
        (
            {"double_yakuman": tuple(other for other in DOUBLES if other != name)},
            {single: 32000} | ({"six yakuman": 160_000} if name in {"suuankou_tanki", "daisuushii"} else {}),
        )
        for name, single in DOUBLES.items()
    ],
    ({"max_yakuman": 1}, dict.fromkeys([*DOUBLES.values(), "two yakuman", "six yakuman"], 32000)),
    *[({"max_yakuman": most}, {"six yakuman": 32000 * most} if most < 6 else {}) for most in range(2, 7)],
    ({"renhou": "mangan"}, {"poor man's blessing": 8000}),
    ({"renhou": "haneman"}, {"poor man's blessing": 12000}),
    ({"renhou": "baiman"}, {"poor man's blessing": 16000, "fair man's blessing": 16000}),
    (
        {"renhou": "yakuman"},
        {"poor man's blessing": 32000, "fair man's blessing": 32000, "rich man's blessing": 32000},
    ),
    (
        {"renhou": "yaku"},
        {"poor man's blessing": 12000, "fair man's blessing": 24000, "rich man's blessing": 32000},
    ),
    ({"ryuuiisou_needs_hatsu": True}, {"all green without the dragon": 12000}),
]


def answers(rules: Riichi) -> dict[str, tuple[Outcome, object]]:
    """By name what each hand of the corpus comes to: its payment, and its whole answer."""
    found: dict[str, tuple[Outcome, object]] = {}
    for name, won in CORPUS.items():
        score = rules.score(won.hand, won.setting)
        found[name] = (score.id, score) if isinstance(score, Problem) else (score.total, score.answer())
    return found


def test_the_corpus_under_the_standard_rules() -> None:
    assert {name: paid for name, (paid, _) in answers(riichi_rules()).items()} == STANDARD


@pytest.mark.parametrize(("options", "changes"), CHANGES, ids=json.dumps)
def test_an_option_changes_these_hands_and_no_other(
    options: Mapping[str, object], changes: Mapping[str, Outcome]
) -> None:
    before, after = answers(riichi_rules()), answers(riichi_rules(**options))

    found = {name: after[name][0] for name in CORPUS if after[name] != before[name]}
    assert found == changes


ELSEWHERE = {"local_yaku", "yaku_han", "two_han_minimum_from"}
"""Options about hands with tests of their own."""
ABOUT_HANDS = [name for name, row in OPTIONS.items() if row.page == "hand" and name not in ELSEWHERE]


def test_every_option_about_hands_is_tried() -> None:
    assert {name for options, _ in CHANGES for name in options} == set(ABOUT_HANDS)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in ABOUT_HANDS and name not in ELSEWHERE])
def test_no_option_of_the_table_changes_a_hand(name: str) -> None:
    other: dict[str, object] = {
        "dealer_repeats_on": "never",
        "repeat_with_several_winners": "nearest",
        "abortive_draw_dealer": "passes",
        "max_winners": 1,
        "triple_ron": "draw",
        "honba_goes_to": "each",
        "sticks_go_to": "own_back",
        "nagashi_mangan": "win",
        "pao_covers": "whole_hand",
        "pao_honba": "discarder",
        "chombo": "points_after",
        "length": "free",
        "tobi": "off",
        "agari_yame": "win",
        "target_points": 30000,
        "oka": 0,
        "uma": (15, 5, -5, -15),
        "uma_floating": Table([(1, (12, -1, -3, -8))]),
        "ties": "shared",
        "leftover_sticks": "stay",
        "final_rounding": "thousand",
    }
    default = OPTIONS[name].default
    if name not in other:
        other[name] = (not default) if isinstance(default, bool) else () if isinstance(default, tuple) else 600

    changed = riichi_rules(**{name: other[name]})
    assert changed.changed.keys() == {name}
    assert answers(changed) == answers(riichi_rules())


def test_without_the_two_fu_pinfu_is_lost_on_a_self_draw() -> None:
    score = scored(CORPUS["pinfu drawn"], pinfu_tsumo=False)

    assert yaku(score) == {"menzen_tsumo": 1}
    assert fu_items(score) == [("base", "", 20), ("tsumo", "", 2)]
    assert score.fu == 30


def test_open_pinfu_with_20_fu() -> None:
    score = scored(CORPUS["open without fu"], open_pinfu_fu=20)

    assert fu_items(score) == [("base", "", 20)]
    assert score.fu == 20


def test_seven_pairs_of_50_fu() -> None:
    score = scored(CORPUS["seven pairs"], seven_pairs="50fu_1han")

    assert yaku(score) == {"chiitoitsu": 1}
    assert fu_items(score) == [("seven_pairs", "", 50)]
    assert score.fu == 50


def test_the_pair_of_both_winds_is_one_item_of_two_or_four_fu() -> None:
    for fu in (4, 2):
        assert ("pair_double_wind", "11z", fu) in fu_items(scored(CORPUS["double wind pair"], double_wind_pair_fu=fu))


def test_of_yakuman_that_do_not_add_up_the_greatest_is_named() -> None:
    score = scored(CORPUS["six yakuman"], yakuman_add_up=False)

    assert list(yaku(score).values()) == [2]
    assert score.yakuman == 2


def test_a_bound_keeps_the_names_of_all_yakuman() -> None:
    score = scored(CORPUS["six yakuman"], max_yakuman=4)

    assert sum(yaku(score).values()) == 6
    assert score.yakuman == 4
    assert pays(score) == (128_000,)


def test_all_green_without_the_dragon_is_a_full_flush_where_it_needs_it() -> None:
    assert yaku(scored(CORPUS["all green without the dragon"], ryuuiisou_needs_hatsu=True)) == {
        "tanyao": 1,
        "chinitsu": 5,
    }
