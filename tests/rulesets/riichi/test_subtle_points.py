"""What programs get wrong about riichi hands, point by point."""

from collections.abc import Callable

import pytest

from scorekeeper.core.hand import Meld
from tests.builders import (
    Won,
    added_kan,
    chi,
    closed_kan,
    fault,
    fu_items,
    hand,
    open_kan,
    pays,
    pon,
    reading,
    scored,
    yaku,
)
from tests.rulesets.riichi.examples import FLAT, GATES, GUEST, ORPHANS, THREE


class TestTripletCompletedByADiscard:
    """A ron tile that completes a triplet makes it open, unless the triplet stands without it."""

    def test_it_counts_as_open(self) -> None:
        score = scored(hand("222567m333p77799s", ron="2m", riichi=True))

        assert yaku(score) == {"riichi": 1}
        assert ("triplet_open_simple", "222m", 2) in fu_items(score)

    def test_the_fourth_copy_may_stand_in_a_run_instead(self) -> None:
        score = scored(hand("222234m333p77799s", ron="2m"))

        assert reading(score) == "234m 222m 333p 777s 99s"
        assert yaku(score) == {"sanankou": 2}
        assert ("triplet_closed_simple", "222m", 4) in fu_items(score)

    def test_it_stays_closed_by_self_draw(self) -> None:
        assert yaku(scored(hand("222567m333p77799s", tsumo="2m"))) == {"menzen_tsumo": 1, "sanankou": 2}

    def test_the_hand_itself_stays_closed(self) -> None:
        assert "closed_ron" in [name for name, _, _ in fu_items(scored(hand(GUEST, ron="3z", riichi=True)))]

    def test_the_same_tile_in_a_called_run_changes_nothing(self) -> None:
        score = scored(hand("11123444m555p", chi("123m"), ron="1m", houtei=True))

        assert (score.han, score.fu) == (1, 30)


class TestBestPayment:
    """All readings and all places of the winning tile are compared by what they pay."""

    def test_a_wait_may_lift_40_to_50(self) -> None:
        score = scored(hand("234m567789p33355z", ron="7p", riichi=True))

        assert ("wait_edge", "789p", 2) in fu_items(score)
        assert score.fu == 50

    def test_a_wait_would_cost_pinfu(self) -> None:
        score = scored(hand("234m567789p45699s", ron="7p", riichi=True))

        assert yaku(score) == {"riichi": 1, "pinfu": 1}

    def test_a_run_of_nines_rather_than_the_pair(self) -> None:
        score = scored(hand("111222333m78999p", ron="9p"))

        assert yaku(score) == {"pinfu": 1, "iipeikou": 1, "junchan": 3}
        assert reading(score) == "123m 123m 123m 789p 99p"

    def test_of_equal_payments_the_one_with_more_han(self) -> None:
        # As triplets won on the pair it is four han 40 fu, a mangan too.
        score = scored(hand("111222333m78999p", ron="9p"))

        assert (score.han, score.fu, score.limit) == (5, 30, "mangan")

    def test_of_equal_han_the_one_with_more_fu(self) -> None:
        score = scored(hand("234m11123567774s", tsumo="4s"))

        assert (score.han, score.fu) == (1, 30)
        assert reading(score) == "234m 111s 234s 567s 77s"
        assert fu_items(score) == [("base", "", 20), ("tsumo", "", 2), ("triplet_closed_terminal", "111s", 8)]

    def test_a_yakuman_before_counted_han(self) -> None:
        # By self-draw four concealed triplets, or runs with 13 han and more: both pay a yakuman.
        won = hand("22233344455566p", tsumo="5p", riichi=True, ippatsu=True, dora="2p1p3p")
        score = scored(won)

        assert (score.yakuman, score.han) == (1, None)
        assert yaku(score) == {"suuankou": 1}
        assert reading(score) == "222p 333p 444p 555p 66p"

    def test_counted_han_before_a_yakuman_where_they_pay_more(self) -> None:
        won = hand("22233344455566p", tsumo="5p", riichi=True, ippatsu=True, dora="2p1p3p", ura="4p5p1p")
        score = scored(won, counted_yakuman="multiple")

        assert score.han is not None
        assert score.han >= 26
        assert pays(score) == (16000, 32000)


class TestEqualRunsAndTriplets:
    """Three equal runs and three triplets are the same nine tiles."""

    def test_the_triplets_pay_more_where_pinfu_is_all_the_runs_have(self) -> None:
        score = scored(hand("111222333m45699s", ron="6s"))

        assert yaku(score) == {"sanankou": 2}
        assert reading(score) == "111m 222m 333m 456s 99s"

    def test_the_runs_pay_more_where_a_discard_completed_a_triplet(self) -> None:
        score = scored(hand("111222333m45699s", ron="1m"))

        assert yaku(score) == {"pinfu": 1, "iipeikou": 1}
        assert reading(score) == "123m 123m 123m 456s 99s"

    def test_two_twin_runs_beat_seven_pairs(self) -> None:
        score = scored(hand("223344m667788p99s", ron="9s"))

        assert yaku(score) == {"ryanpeikou": 3}
        assert reading(score) == "234m 234m 678p 678p 99s"

    def test_three_equal_runs_are_one_twin_run(self) -> None:
        assert yaku(scored(hand("111222333m78999p", ron="9p")))["iipeikou"] == 1

    def test_four_equal_runs_are_two_twin_runs(self) -> None:
        score = scored(hand("11112222333399m", ron="9m"))

        assert yaku(score) == {"ryanpeikou": 3, "junchan": 3, "chinitsu": 6}
        assert reading(score) == "123m 123m 123m 123m 99m"


class TestClosedKans:
    """A closed kan breaks neither riichi nor the concealed self-draw, but nine gates."""

    def test_riichi_and_self_draw_stand(self) -> None:
        score = scored(hand(THREE, closed_kan("3333z"), tsumo="6s", riichi=True))

        assert yaku(score) == {"riichi": 1, "menzen_tsumo": 1}

    def test_nine_gates_do_not(self) -> None:
        score = scored(hand("22345678999s", closed_kan("1111s"), ron="5s"))

        assert yaku(score) == {"chinitsu": 6}
        assert score.fu == 70

    @pytest.mark.parametrize("kan", [open_kan("3333z"), added_kan("3333z")], ids=lambda meld: meld.kind)
    def test_one_called_kan_opens_the_hand(self, kan: Meld) -> None:
        assert fault(hand(THREE, kan, tsumo="6s")).id == "no_yaku"
        assert fault(hand(THREE, kan, ron="6s", riichi=True)).id == "circumstance_conflict"

    def test_it_is_a_concealed_triplet(self) -> None:
        assert yaku(scored(hand("222m222p34599s", closed_kan("2222s"), tsumo="5s"))) == {
            "menzen_tsumo": 1,
            "sanshoku_doukou": 2,
            "sanankou": 2,
        }


class TestHandsWithoutAListOfFu:
    """Thirteen orphans, seven pairs and nine gates are explained all the same."""

    def test_thirteen_orphans(self) -> None:
        score = scored(hand(ORPHANS, ron="7z"))

        assert reading(score) == "11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"
        assert (fu_items(score), score.fu) == ([], None)

    def test_seven_pairs(self) -> None:
        score = scored(hand("2244m3388p05s6677z", ron="7z"))

        assert reading(score) == "22m 44m 33p 88p 05s 66z 77z"
        assert (fu_items(score), score.fu) == ([("seven_pairs", "", 25)], 25)

    def test_nine_gates(self) -> None:
        score = scored(hand(GATES, ron="5m"))

        assert reading(score) == "111m 234m 55m 678m 999m"
        assert (fu_items(score), score.fu) == ([], None)

    def test_seven_pairs_are_seven_different_ones(self) -> None:
        assert fault(hand("1111m3388p4455s77z", ron="7z")).id == "not_a_win"


class TestFirstRound:
    """Blessings of heaven, earth and man: who may have them, and what they go with."""

    def test_they_add_up_with_other_yakuman(self) -> None:
        assert yaku(scored(hand(ORPHANS, tsumo="7z", seat="E", tenhou=True))) == {"kokushi_13": 2, "tenhou": 1}
        assert yaku(scored(hand("222m333p77799s333z", tsumo="7s", chiihou=True))) == {"suuankou": 1, "chiihou": 1}
        assert yaku(scored(hand("11m111222333444z", ron="4z", renhou=True), renhou="yakuman")) == {
            "daisuushii": 2,
            "renhou": 1,
        }

    def test_one_yakuman_where_they_do_not_add_up(self) -> None:
        won = hand(ORPHANS, tsumo="7z", seat="E", tenhou=True)

        assert pays(scored(won, double_yakuman=())) == (32000,)
        assert pays(scored(won, double_yakuman=(), yakuman_add_up=False)) == (16000,)

    @pytest.mark.parametrize(
        ("won", "times"),
        [
            (hand(GATES, tsumo="1m", seat="E", tenhou=True), {"junsei_chuuren_poutou": 2, "tenhou": 1}),
            (hand(ORPHANS, tsumo="9s", seat="E", tenhou=True), {"kokushi_13": 2, "tenhou": 1}),
            (hand("222m333p77799s333z", tsumo="2m", seat="E", tenhou=True), {"suuankou_tanki": 2, "tenhou": 1}),
            (hand(GUEST, tsumo="4s", seat="E", tenhou=True), {"tenhou": 1}),
        ],
        ids=str,
    )
    def test_a_heavenly_hand_has_its_last_tile_where_it_pays_most(self, won: Won, times: dict[str, int]) -> None:
        assert yaku(scored(won)) == times

    def test_an_earthly_hand_has_the_tile_that_was_drawn(self) -> None:
        assert yaku(scored(hand(GATES, tsumo="1m", chiihou=True))) == {"chuuren_poutou": 1, "chiihou": 1}
        assert yaku(scored(hand(ORPHANS, tsumo="9s", chiihou=True))) == {"kokushi": 1, "chiihou": 1}

    @pytest.mark.parametrize("called", [closed_kan("3333z"), pon("333z")], ids=lambda meld: meld.kind)
    @pytest.mark.parametrize(("name", "seat"), [("tenhou", "E"), ("chiihou", "S"), ("renhou", "S")])
    def test_they_need_a_hand_without_sets_and_kans(self, called: Meld, name: str, seat: str) -> None:
        by_ron = hand(THREE, called, ron="6s", seat=seat, told=name)
        drawn = hand(THREE, called, tsumo="6s", seat=seat, told=name)

        assert fault(by_ron if name == "renhou" else drawn).sentence == "conflict_needs_no_sets"


class TestCircumstances:
    """What the rules do not pay is accepted; what cannot be is not."""

    def test_ippatsu_where_the_rules_have_none(self) -> None:
        score = scored(hand(FLAT, ron="8p", riichi=True, ippatsu=True), ippatsu=False)

        assert yaku(score) == {"riichi": 1, "pinfu": 1}

    def test_renhou_where_the_rules_have_none(self) -> None:
        assert yaku(scored(hand(FLAT, ron="8p", renhou=True), renhou="off")) == {"pinfu": 1}
        assert fault(hand(GUEST, ron="6s", renhou=True), renhou="off").id == "no_yaku"

    def test_robbing_a_kan_does_not_break_ippatsu(self) -> None:
        score = scored(hand(FLAT, ron="8p", riichi=True, ippatsu=True, chankan=True))

        assert yaku(score) == {"riichi": 1, "ippatsu": 1, "pinfu": 1, "chankan": 1}

    def test_a_kan_of_ones_own_does(self) -> None:
        won = hand(THREE, closed_kan("3333z"), tsumo="6s", riichi=True, ippatsu=True, rinshan=True)

        assert fault(won).id == "circumstance_conflict"

    def test_a_kan_before_the_riichi_does_not(self) -> None:
        won = hand(THREE, closed_kan("3333z"), ron="6s", riichi=True, ippatsu=True)

        assert yaku(scored(won)) == {"riichi": 1, "ippatsu": 1}

    @pytest.mark.parametrize(
        "won",
        [
            hand("234m789p45666s333z", ron="6s", chankan=True),
            hand("234m789p45699s", chi("678s"), ron="6s", chankan=True),
        ],
        ids=str,
    )
    def test_a_robbed_tile_is_the_only_one_of_its_kind(self, won: Won) -> None:
        problem = fault(won)

        assert (problem.id, problem.sentence) == ("circumstance_conflict", "conflict_robbed_tile")

    def test_the_red_five_is_one_of_its_kind(self) -> None:
        won = hand("234m789p34055s333z", ron="5s", chankan=True)

        assert fault(won).sentence == "conflict_robbed_tile"


class TestKans:
    """A kan has four tiles, and the replacement tile needs a kan."""

    @pytest.mark.parametrize("kan", [closed_kan, open_kan, added_kan])
    @pytest.mark.parametrize("text", ["333z", "33333z", "3334z", ""])
    def test_a_kan_has_its_four_tiles(self, kan: Callable[[str], Meld], text: str) -> None:
        assert fault(hand(THREE, kan(text), ron="6s")).id == "bad_meld"

    def test_the_replacement_tile_needs_a_kan(self) -> None:
        assert fault(hand(GUEST, tsumo="6s", rinshan=True)).sentence == "conflict_needs_kan"
        assert fault(hand(THREE, pon("333z"), tsumo="6s", rinshan=True)).sentence == "conflict_needs_kan"
        for kan in (closed_kan, open_kan, added_kan):
            assert "rinshan" in yaku(scored(hand(THREE, kan("3333z"), tsumo="6s", rinshan=True)))
