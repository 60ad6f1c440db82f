"""Where a rule just holds and where it just does not any more: what other tests of the table and the hand leave between."""

from typing import Any

import pytest

from scorekeeper.core.events import MOST_POINTS, Adjustment
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import Payment, with_counters
from scorekeeper.rulesets.riichi.progress import Ending, go_on, is_last
from scorekeeper.rulesets.riichi.table import Declared, Table, rounds, setting
from tests.builders import fault, hand, pon, riichi_rules, scored, yaku
from tests.rulesets.riichi.at_table import (
    DRAGONS_AND_HONOURS,
    END,
    adjust,
    at,
    draw,
    game,
    ledger,
    refusal,
    riichi,
    ron,
    tiles,
    tsumo,
)

LEVEL = (25_000,) * 4


def options_of(**options: Any) -> Options:
    return riichi_rules("standard", **options).scorer.options


@pytest.mark.parametrize(
    ("length", "wind", "deal", "last"),
    [
        ("east_south", 1, 3, True),
        ("east_south", 1, 2, False),
        ("east_south", 0, 3, False),
        ("east_south", 2, 3, True),
        ("east", 0, 3, True),
    ],
)
def test_the_last_hand_is_the_fourth_deal_of_the_last_wind(length: str, wind: int, deal: int, last: bool) -> None:
    assert is_last(Table(LEVEL, wind=wind, deal=deal), options_of(length=length)) is last


def test_the_dealers_wins_in_a_row_are_forgotten_when_the_deal_passes_on() -> None:
    table = Table(LEVEL, streak=3)
    assert go_on(table, Ending(False, 0, 4), options_of()).streak == 0
    assert go_on(table, Ending(True, 1, 4), options_of()).streak == 4


def test_a_draw_without_nagashi_does_not_ask_where_the_wall_was_opened() -> None:
    found = game(draw(1), wareme=True, nagashi_mangan="win")
    assert found["hands"][0]["deltas"] == [-1000, 3000, -1000, -1000]
    assert refusal(draw(1, nagashi=[2]), wareme=True, nagashi_mangan="win") == (0, "bad_record")


def test_only_an_open_riichi_gives_the_open_one() -> None:
    closed = setting(Table(LEVEL, declared=(None, Declared(), None, None)), 1, None)
    opened = setting(Table(LEVEL, declared=(None, Declared(open=True), None, None)), 1, None)
    fallen = setting(Table(LEVEL, declared=(None, Declared(stands=False, open=True), None, None)), 1, None)
    assert "riichi" in closed.given
    assert "open_riichi" in closed.denied
    assert "open_riichi" in opened.given
    assert {"riichi", "open_riichi"} <= fallen.denied


@pytest.mark.parametrize("scores", [(*LEVEL, "x"), LEVEL[:3], (*LEVEL, 0), ("25000", *LEVEL[1:])])
def test_a_game_is_taken_over_with_one_number_for_each_player(scores: tuple[object, ...]) -> None:
    start = {"round": "E1", "scores": list(scores)}
    stopped = ledger(start=start).stopped_at
    assert stopped is not None
    assert stopped.problem.where == "scores"


def columns_of(**options: Any) -> dict[str, tuple[int, ...]]:
    played = ledger(END, start=at("S4", *LEVEL), **options)
    return {each.id: each.amounts for each in played.result.columns}


def test_base_and_uma_stand_in_a_result_even_where_they_move_nothing() -> None:
    found = columns_of(return_points=25_000, oka=0, uma=[0, 0, 0, 0], leftover_sticks="stay")
    assert found == {"base": (0,) * 4, "uma": (0,) * 4}


def test_an_oka_stands_in_a_result_where_it_is_played() -> None:
    found = columns_of(return_points=30_000, oka=20_000, uma=[20, 10, -10, -20], leftover_sticks="stay")
    assert found["oka"] == (20_000, 0, 0, 0)
    assert found["uma"] == (20_000, 10_000, -10_000, -20_000)
    assert found["base"] == (-5000,) * 4


def test_who_shares_a_later_place_gets_nothing_of_the_oka() -> None:
    played = ledger(
        adjust(10_000, 0, 0, -10_000),
        END,
        start=at("S4", *LEVEL),
        return_points=30_000,
        oka=20_000,
        uma=[20, 10, -10, -20],
        ties="shared",
    )
    found = {each.id: each.amounts for each in played.result.columns}
    assert found["oka"] == (20_000, 0, 0, 0)
    assert found["uma"] == (20_000, 0, 0, -20_000)


def test_four_pairs_in_four_suits_and_two_sets_are_no_winning_hand() -> None:
    assert fault(hand("11m22p33s44z567m567p", ron="7p")).id == "not_a_win"
    assert fault(hand("11m22p33s44z567m", pon("999p"), ron="7m")).id == "not_a_win"
    assert fault(hand("11m22p33s44z", pon("999p"), pon("999m"), ron="4z")).id == "not_a_win"


def test_a_dragon_of_any_colour_is_no_wind() -> None:
    rules: dict[str, Any] = {"local_yaku": ("uumensai",)}
    five = scored(hand("123m456p789s44z555z", ron="5z", riichi=True), "standard", **rules)
    assert "uumensai" in yaku(five)
    four = scored(hand("123m456p789s66z555z", ron="5z", riichi=True), "standard", **rules)
    assert "uumensai" not in yaku(four)


def test_who_is_liable_for_a_yakuman_is_not_liable_for_the_kan_beside_it() -> None:
    """A named player answers for the yakuman; for the tile after a kan only where there is no yakuman."""
    options: dict[str, Any] = {"pao": ["daisangen", "rinshan"]}
    start = at("E1", 200_000, 200_000, 200_000, 200_000)
    kan = {**DRAGONS_AND_HONOURS, "circumstances": ["rinshan"]}
    kan["melds"] = [{"type": "daiminkan", "tiles": "5555z"}, *DRAGONS_AND_HONOURS["melds"][1:]]
    event = {"type": "win", "winners": [{"seat": 1, "from": None, "hand": kan, "liable": 2}]}
    assert game(event, start=start, **options)["hands"][0]["deltas"] == [-16_000, 64_000, -40_000, -8_000]


def test_a_one_sided_correction_comes_from_outside() -> None:
    read = riichi_rules().read_event(adjust(1000, 0, 0, 0, one_sided=True))
    assert isinstance(read, Adjustment)
    played = ledger(ron(1, 0, (1, 30)), adjust(1000, 0, 0, 0, one_sided=True))
    assert sum(played.state.scores) == sum(LEVEL) + 1000


def test_counters_are_paid_by_one_or_by_each_alike() -> None:
    options = options_of(honba_ron=600, honba_tsumo_each=200)
    assert with_counters(Payment(2600), 3, options) == Payment(4400)
    assert with_counters(Payment(2700, 1300, 700), 3, options) == Payment(4500, 1900, 1300)
    assert with_counters(Payment(3000, 0, 1000), 3, options) == Payment(4800, 0, 1600)
    assert with_counters(Payment(2600), 0, options) == Payment(2600)


def test_a_plain_draw_asks_who_is_ready_even_where_nagashi_counts_as_a_win() -> None:
    unasked = {"type": "exhaustive_draw"}
    assert refusal(unasked, nagashi_mangan="win") == (0, "bad_record")
    assert refusal(riichi(1), draw(0), nagashi_mangan="win") == (1, "tenpai_missing")
    assert refusal({**unasked, "nagashi": [2]}, nagashi_mangan="draw") == (0, "bad_record")


def test_a_nagashi_mangan_is_a_win_only_where_it_counts_as_one() -> None:
    for counts, wins in (("win", (0, 0, 1, 0)), ("draw", (0, 0, 0, 0))):
        state = ledger(draw(1, nagashi=[2]), nagashi_mangan=counts).state
        assert isinstance(state, Table)
        assert (state.wins, state.last_winner) == (wins, 2 if counts == "win" else None)


def test_who_gave_the_kan_is_liable_whatever_else_is_called() -> None:
    called = tiles("234567m33s", "7m", ("daiminkan", "2222s"), ("pon", "555z"), circumstances=["rinshan"])
    found = game(tsumo(1, called, liable=3), start=at("E1", *LEVEL), pao=["rinshan"])
    assert found["hands"][0]["deltas"] == [0, 2700, 0, -2700]


def test_a_table_begins_with_nothing_outside_and_nothing_won() -> None:
    state = ledger().state
    assert isinstance(state, Table)
    assert (state.outside, state.pot, state.honba, state.streak, state.wins) == (0, 0, 0, 0, (0, 0, 0, 0))
    assert (state.fines, state.last_winner, state.over, state.ended) == ((0, 0, 0, 0), None, False, None)


@pytest.mark.parametrize(("left", "over"), [(1, False), (0, True)])
def test_who_has_a_point_left_is_not_out_of_points(left: int, over: bool) -> None:
    state = ledger(ron(1, 0, (1, 30)), start=at("E1", 1000 + left, *LEVEL[1:]), tobi="zero_or_below").state
    assert isinstance(state, Table)
    assert state.over is over


HONOURS = tiles("55z444z", "4z", ("pon", "111z"), ("pon", "222z"), ("pon", "333z"))
"""Big four winds, paid twice, of honours only."""


@pytest.mark.parametrize("worth", [HONOURS, 3], ids=["shown", "called out"])
def test_a_double_pattern_is_covered_twice_beside_another_yakuman(worth: object) -> None:
    found = game(tsumo(1, worth, {"daisuushii": 2}), start=at("E1", *[200_000] * 4))
    assert found["hands"][0]["deltas"] == [-16_000, 96_000, -72_000, -8_000]


def test_only_an_open_kan_whose_tile_won_makes_liable() -> None:
    rinshan = ["rinshan"]
    closed = tiles("234567m33s234p", "4p", ("ankan", "2222s"), circumstances=rinshan)
    elsewhere = tiles("234567m33s", "7m", ("daiminkan", "2222s"), ("pon", "555z"))
    for claim in (closed, elsewhere):
        assert refusal(tsumo(1, claim, liable=3), pao=rinshan) == (0, "liability_without_yakuman")


def test_who_gave_the_kan_of_a_called_out_hand_pays_it_without_a_yakuman() -> None:
    found = game(tsumo(1, (3, 30), {"rinshan": 2}), start=at("E1", *LEVEL), pao=["daisangen", "suukantsu", "rinshan"])
    assert found["hands"][0]["deltas"] == [0, 4000, -4000, 0]
    assert refusal(tsumo(1, (3, 30), {"daisangen": 2}), pao=["daisangen"]) == (0, "liability_without_yakuman")


def test_nobody_is_liable_for_more_than_is_paid() -> None:
    kans = (("daiminkan", "5555z"), ("daiminkan", "6666z"), ("daiminkan", "7777z"), ("ankan", "1111m"))
    claim = tsumo(1, tiles("22m", "2m", *kans), {"daisangen": 2, "suukantsu": 3})
    found = game(claim, start=at("E1", *[200_000] * 4), pao=["daisangen", "suukantsu"], max_yakuman=1)
    assert sorted(found["hands"][0]["deltas"]) == [-32_000, 0, 0, 32_000]


def test_who_is_ready_is_not_asked_where_nothing_depends_on_it() -> None:
    unasked = {"type": "exhaustive_draw", "nagashi": [2]}
    assert ledger(unasked, nagashi_mangan="draw", dealer_repeats_on="win").stopped_at is None
    assert ledger(unasked, nagashi_mangan="win").stopped_at is None


@pytest.mark.parametrize(
    ("start", "where"),
    [
        ({"honba": 1000, "riichi_sticks": 1000, "scores": [MOST_POINTS, -MOST_POINTS, 0, 0]}, None),
        ({"honba": 1001}, "honba"),
        ({"riichi_sticks": 1001}, "riichi_sticks"),
        ({"scores": [MOST_POINTS + 1, 0, 0, 0]}, "scores"),
        ({"scores": [0, 0, 0, -MOST_POINTS - 1]}, "scores"),
        ({"scores": [True, 0, 0, 0]}, "scores"),
    ],
)
def test_a_game_is_taken_over_with_numbers_that_can_be(start: dict[str, object], where: str | None) -> None:
    stopped = ledger(start={"round": "E1", **start}).stopped_at
    assert (None if stopped is None else stopped.problem.where) == where


def test_the_eighth_win_in_a_row_is_the_dealers_alone() -> None:
    for streak, deal, seat, known in ((7, 1, 1, True), (6, 1, 1, False), (7, 1, 2, False), (8, 0, 0, True)):
        found = setting(Table(LEVEL, deal=deal, streak=streak), seat, None)
        assert ("paarenchan" not in found.denied) is known


def test_a_tile_of_a_riichi_that_stands_is_the_declarers() -> None:
    table = Table(LEVEL, declared=(Declared(), Declared(stands=False), None, None))
    stands, fallen, none = (setting(table, 3, off).denied for off in (0, 1, 2))
    assert ("off_declarer" in stands, "tsubame_gaeshi" in stands) == (False, True)
    assert ("off_declarer" in fallen, "tsubame_gaeshi" in fallen) == (True, False)
    assert {"off_declarer", "tsubame_gaeshi"} <= none
    assert {"riichi", "double_riichi", "ippatsu"} <= setting(table, 1, 0).denied
    assert not {"riichi", "double_riichi", "ippatsu"} & setting(table, 0, 1).denied


@pytest.mark.parametrize(
    ("length", "extension", "last"),
    [
        ("east", False, "E4"),
        ("east", True, "S4"),
        ("east_south", False, "S4"),
        ("east_south", True, "W4"),
        ("four_winds", True, "N4"),
        ("free", False, "N4"),
    ],
)
def test_a_game_is_taken_over_in_a_round_that_it_can_have(length: str, extension: bool, last: str) -> None:
    names = rounds(options_of(length=length, extension=extension))
    assert (names[0], names[-1], len(names)) == ("E1", last, 4 * ("ESWN".index(last[0]) + 1))
