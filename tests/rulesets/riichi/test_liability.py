"""Who pays for a hand that somebody else's discard made sure of."""

from typing import Any

import pytest

from tests.rulesets.riichi.at_table import BIG_DRAGONS, DRAGONS_AND_HONOURS, at, game, last, refusal, ron, tiles, tsumo

RICH = at("E1", 200_000, 200_000, 200_000, 200_000, honba=1)
BIG_WINDS = tiles("55p444z", "4z", ("pon", "111z"), ("pon", "222z"), ("pon", "333z"))
KANS = (("daiminkan", "5555z"), ("daiminkan", "6666z"), ("daiminkan", "7777z"), ("ankan", "1111m"))
DRAGON_KANS = tiles("22m", "2m", *KANS)
"""Big three dragons and four kans."""
AFTER_KAN = tiles("234567m33s234p", "4p", ("daiminkan", "2222s"), circumstances=["rinshan"])
ALL_PAO = ["daisangen", "daisuushii", "suukantsu", "rinshan"]


def moved(event: dict[str, Any], **options: Any) -> list[int]:
    return last(game(event, start=RICH, **options))


def test_a_self_draw_is_paid_whole_by_the_liable_player_counters_too() -> None:
    assert moved(tsumo(1, BIG_DRAGONS, liable=2)) == [0, 32300, -32300, 0]
    assert moved(tsumo(0, BIG_DRAGONS, liable=2)) == [48300, 0, -48300, 0]


def test_a_discard_is_shared_by_halves_and_the_option_says_who_pays_the_counters() -> None:
    assert moved(ron(1, 3, BIG_DRAGONS, liable=2)) == [0, 32300, -16300, -16000]
    assert moved(ron(1, 3, BIG_DRAGONS, liable=2), pao_honba="discarder") == [0, 32300, -16000, -16300]
    assert moved(tsumo(1, BIG_DRAGONS, liable=2), pao_honba="discarder") == [0, 32300, -32300, 0]


def test_a_liable_discarder_pays_everything() -> None:
    for covers in ("own_yakuman", "whole_hand"):
        assert moved(ron(1, 2, DRAGONS_AND_HONOURS, liable=2), pao_covers=covers) == [0, 64300, -64300, 0]


def test_the_whole_hand_may_be_covered() -> None:
    assert moved(tsumo(1, DRAGONS_AND_HONOURS, liable=2), pao_covers="whole_hand") == [0, 64300, -64300, 0]
    assert moved(ron(1, 3, DRAGONS_AND_HONOURS, liable=2), pao_covers="whole_hand") == [0, 64300, -32300, -32000]


def test_or_its_own_yakuman_only() -> None:
    assert moved(tsumo(1, DRAGONS_AND_HONOURS, liable=2)) == [-16000, 64300, -40300, -8000]
    assert moved(ron(1, 3, DRAGONS_AND_HONOURS, liable=2)) == [0, 64300, -16300, -48000]


def test_a_double_pattern_is_covered_twice() -> None:
    assert moved(tsumo(1, BIG_WINDS, liable=2)) == [0, 64300, -64300, 0]
    assert moved(tsumo(1, BIG_WINDS, liable=2), double_yakuman=[]) == [0, 32300, -32300, 0]
    assert moved(tsumo(1, 2, {"daisuushii": 2})) == [0, 64300, -64300, 0]


def test_each_name_covers_its_share_of_a_called_out_score() -> None:
    # Three yakuman: Chi pays one, Dan one, the third is paid as usual; the first name's player has the counters.
    found = moved(tsumo(1, 3, {"suukantsu": 3, "daisangen": 2}), pao=ALL_PAO)
    assert found == [-16000, 96300, -40300, -40000]
    assert moved(ron(1, 0, 2, {"daisangen": 2})) == [-48000, 64300, -16300, 0]


def test_two_liable_players_each_cover_their_pattern() -> None:
    assert moved(tsumo(1, DRAGON_KANS, {"daisangen": 2, "suukantsu": 3}), pao=ALL_PAO) == [0, 64300, -32300, -32000]
    # The discarder is liable for one of them himself.
    assert moved(ron(1, 3, DRAGON_KANS, {"daisangen": 2, "suukantsu": 3}), pao=ALL_PAO) == [0, 64300, -16300, -48000]


def test_two_liable_players_share_the_rest_of_a_whole_hand() -> None:
    found = moved(tsumo(1, 3, {"daisangen": 2, "suukantsu": 3}), pao=ALL_PAO, pao_covers="whole_hand")
    assert found == [0, 96300, -48300, -48000]


def test_one_seat_may_be_liable_for_both_patterns_of_a_hand() -> None:
    assert moved(tsumo(1, DRAGON_KANS, liable=2), pao=ALL_PAO) == [0, 64300, -64300, 0]


def test_a_bound_on_yakuman_bounds_the_share_too() -> None:
    assert moved(tsumo(1, DRAGONS_AND_HONOURS, liable=2), max_yakuman=1) == [0, 32300, -32300, 0]
    assert moved(tsumo(1, BIG_WINDS, liable=2), max_yakuman=1) == [0, 32300, -32300, 0]


def test_only_the_pattern_named_is_liable_where_the_rules_pay_one_alone() -> None:
    assert moved(tsumo(1, BIG_WINDS, liable=2), yakuman_add_up=False) == [0, 64300, -64300, 0]


def test_of_two_equal_yakuman_paid_once_the_one_that_makes_liable_is_paid() -> None:
    winds_of_honours = tiles("55z444z", "4z", ("pon", "111z"), ("pon", "222z"), ("pon", "333z"))
    single: dict[str, Any] = {"yakuman_add_up": False, "double_yakuman": []}
    assert moved(tsumo(1, winds_of_honours, liable=2), **single) == [0, 32300, -32300, 0]
    assert moved(tsumo(1, winds_of_honours, {"daisuushii": 2}), **single) == [0, 32300, -32300, 0]
    told = refusal(tsumo(1, winds_of_honours, liable=2), start=RICH, pao=["daisangen"], **single)
    assert told == (0, "liability_without_yakuman")


def test_the_giver_of_an_open_kan_pays_the_self_draw_on_its_tile() -> None:
    # Rinshan and tanyao, 20 + 8 + 2 fu: 500/1000 are 2000 in all, and three times the counter.
    assert moved(tsumo(1, AFTER_KAN, liable=3), pao=ALL_PAO) == [0, 2300, 0, -2300]
    assert moved(tsumo(1, (3, 40), {"rinshan": 3}), pao=ALL_PAO) == [0, 5500, 0, -5500]


def test_two_winners_may_each_have_a_liable_player() -> None:
    event = {
        "type": "win",
        "winners": [
            {"seat": 1, "from": 0, "declared": {"yakuman": 1}, "liable": {"daisangen": 3}},
            {"seat": 2, "from": 0, "declared": {"yakuman": 1}, "liable": {"daisuushii": 0}},
        ],
    }
    # Ben's is the nearest hand and has the counter; Ana is liable for Chi's herself.
    assert moved(event, double_yakuman=[]) == [-48000, 32300, 32000, -16300]


@pytest.mark.parametrize(
    ("opened", "found"), [(1, [0, 64600, -64600, 0]), (2, [0, 64600, -64600, 0]), (3, [0, 32300, -32300, 0])]
)
def test_the_opened_wall_doubles_what_the_liable_player_pays(opened: int, found: list[int]) -> None:
    assert moved(tsumo(1, BIG_DRAGONS, liable=2, wareme=opened), wareme=True) == found
