"""Dora: what they add, what they do not, and which indicators and red fives can be."""

import pytest

from tests.builders import Won, added_kan, chi, closed_kan, fault, hand, pays, pon, scored, yaku
from tests.rulesets.riichi.examples import FLAT, ORPHANS, THREE


class TestDora:
    """Dora are no yaku; ura dora count with riichi only; a yakuman has none."""

    def test_dora_alone_win_nothing(self) -> None:
        assert fault(hand(THREE, pon("333z"), ron="6s", dora="2z2z8s")).id == "no_yaku"
        assert fault(hand("340678m33z", chi("340p"), chi("406s"), ron="8m")).id == "no_yaku"

    def test_ura_dora_count_with_riichi_only(self) -> None:
        assert yaku(scored(hand(FLAT, ron="8p", ura="8s"))) == {"pinfu": 1}
        assert yaku(scored(hand(FLAT, ron="8p", ura="8s", riichi=True))) == {"riichi": 1, "pinfu": 1, "ura_dora": 2}
        assert yaku(scored(hand(FLAT, ron="8p", ura="8s", double_riichi=True)))["ura_dora"] == 2

    def test_an_indicator_shown_twice_counts_twice(self) -> None:
        assert yaku(scored(hand(FLAT, ron="8p", dora="8s8s")))["dora"] == 4

    @pytest.mark.parametrize(
        ("indicator", "dora"),
        [pair.split() for pair in ("1m 2m", "8m 9m", "9m 1m", "9p 1p", "9s 1s", "4p 5p", "0p 6p")]
        + [pair.split() for pair in ("1z 2z", "2z 3z", "3z 4z", "4z 1z", "5z 6z", "6z 7z", "7z 5z")],
    )
    def test_the_indicator_points_at_the_next_tile(self, indicator: str, dora: str) -> None:
        others = [
            pair for pair in ("11m", "99m", "33p", "99p", "44s", "99s", "33z", "77z") if pair[0] + pair[-1] != dora
        ]
        tiles = f"{dora[0] * 2}{dora[1]}" + "".join(others[:6])

        assert yaku(scored(hand(tiles, ron=dora, dora=indicator)))["dora"] == 2

    def test_there_are_no_dora_on_a_yakuman(self) -> None:
        won = hand(ORPHANS, ron="7z", riichi=True, dora="9m9m", ura="6z")

        assert yaku(scored(won)) == {"kokushi": 1}
        assert pays(scored(won)) == (32000,)

    def test_dora_in_called_sets_and_kans_count(self) -> None:
        assert yaku(scored(hand(THREE, closed_kan("3333z"), tsumo="6s", dora="2z")))["dora"] == 4
        assert yaku(scored(hand(THREE, pon("555z"), ron="6s", dora="7z")))["dora"] == 3


class TestIndicators:
    """What of indicators is bad input, and what is not."""

    def test_five_indicators_need_no_kan(self) -> None:
        assert yaku(scored(hand(FLAT, ron="8p", dora="1z2z3z4z5z", ura="1z2z3z4z5z", riichi=True))) == {
            "riichi": 1,
            "pinfu": 1,
        }

    @pytest.mark.parametrize("row", ["dora", "ura"])
    def test_six_are_too_many(self, row: str) -> None:
        six = "1z1z2z3z4z5z"
        won = hand(FLAT, ron="8p", riichi=True, dora=six if row == "dora" else "", ura=six if row == "ura" else "")
        problem = fault(won)

        assert (problem.id, problem.where) == ("too_many_indicators", f"{row}_indicators")

    @pytest.mark.parametrize(
        "won",
        [
            hand(FLAT, ron="8p", dora="9s9s9s"),
            hand(FLAT, ron="8p", ura="9s9s9s"),
            hand(FLAT, ron="8p", dora="9s9s", ura="9s"),
            hand(THREE, closed_kan("3333z"), tsumo="6s", dora="3z"),
            hand("05555m234p123789s", ron="9s"),
            hand("456789m99p234s", pon("055m"), ron="4m", dora="5m"),
        ],
        ids=str,
    )
    def test_a_fifth_copy_is_bad_input(self, won: Won) -> None:
        problem = fault(won)

        assert problem.id == "too_many_copies"


class TestRedFives:
    """Red fives: as many as the rules have, wherever they lie."""

    def test_four_plain_fives_are_accepted(self) -> None:
        assert scored(hand("234567m345678p99s", ron="8p", dora="5m5m5m")).han == 1 + 3

    def test_more_reds_than_the_rules_have_are_not(self) -> None:
        problem = fault(hand("340m406789p45699s", ron="6s", dora="0m"))

        assert (problem.id, problem.sentence) == ("too_many_copies", "too_many_reds")
        assert fault(hand("340m406789p45699s", ron="6s"), red_fives=(0, 0, 0)).sentence == "no_reds"

    def test_a_red_five_in_a_kan_counts(self) -> None:
        assert yaku(scored(hand("234456m22678p", added_kan("0555s"), tsumo="8p", rinshan=True))) == {
            "tanyao": 1,
            "rinshan": 1,
            "red_dora": 1,
        }

    def test_the_winning_tile_may_be_the_red_one(self) -> None:
        score = scored(hand("234067m345678p99s", ron="0m"))

        assert yaku(score) == {"red_dora": 1, "pinfu": 1}
