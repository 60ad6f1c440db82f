"""The table every player knows: what so many han and fu are paid."""

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Wind
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import called, pays, scored
from tests.rulesets.riichi.examples import Example
from tests.rulesets.riichi.yakuman_examples import ALL_EXAMPLES

# Off a discard, then in brackets what each other player and the dealer pay on a self-draw; `-` cannot be.
NON_DEALER = """
    fu | 1 han           | 2 han            | 3 han            | 4 han
    20 | - (-)           | - (400/700)      | - (700/1300)     | - (1300/2600)
    25 | - (-)           | 1600 (-)         | 3200 (800/1600)  | 6400 (1600/3200)
    30 | 1000 (300/500)  | 2000 (500/1000)  | 3900 (1000/2000) | 7700 (2000/3900)
    40 | 1300 (400/700)  | 2600 (700/1300)  | 5200 (1300/2600) | 8000 (2000/4000)
    50 | 1600 (400/800)  | 3200 (800/1600)  | 6400 (1600/3200) | 8000 (2000/4000)
    60 | 2000 (500/1000) | 3900 (1000/2000) | 7700 (2000/3900) | 8000 (2000/4000)
    70 | 2300 (600/1200) | 4500 (1200/2300) | 8000 (2000/4000) | 8000 (2000/4000)
    80 | 2600 (700/1300) | 5200 (1300/2600) | 8000 (2000/4000) | 8000 (2000/4000)
    90 | 2900 (800/1500) | 5800 (1500/2900) | 8000 (2000/4000) | 8000 (2000/4000)
   100 | 3200 (800/1600) | 6400 (1600/3200) | 8000 (2000/4000) | 8000 (2000/4000)
   110 | 3600 (900/1800) | 7100 (1800/3600) | 8000 (2000/4000) | 8000 (2000/4000)
"""
DEALER = """
    fu | 1 han       | 2 han        | 3 han        | 4 han
    20 | - (-)       | - (700)      | - (1300)     | - (2600)
    25 | - (-)       | 2400 (-)     | 4800 (1600)  | 9600 (3200)
    30 | 1500 (500)  | 2900 (1000)  | 5800 (2000)  | 11600 (3900)
    40 | 2000 (700)  | 3900 (1300)  | 7700 (2600)  | 12000 (4000)
    50 | 2400 (800)  | 4800 (1600)  | 9600 (3200)  | 12000 (4000)
    60 | 2900 (1000) | 5800 (2000)  | 11600 (3900) | 12000 (4000)
    70 | 3400 (1200) | 6800 (2300)  | 12000 (4000) | 12000 (4000)
    80 | 3900 (1300) | 7700 (2600)  | 12000 (4000) | 12000 (4000)
    90 | 4400 (1500) | 8700 (2900)  | 12000 (4000) | 12000 (4000)
   100 | 4800 (1600) | 9600 (3200)  | 12000 (4000) | 12000 (4000)
   110 | 5300 (1800) | 10600 (3600) | 12000 (4000) | 12000 (4000)
"""
Cell = tuple[int, ...] | None
"""What is paid, the smaller share first; None where there is no such hand."""
Key = tuple[int, int, bool, bool]


def shares(text: str) -> Cell:
    return None if text == "-" else tuple(int(each) for each in text.split("/"))


def cells(table: str, dealer: bool) -> dict[Key, Cell]:
    """Each cell by han, fu, whether it was drawn, and whether the dealer won."""
    found: dict[Key, Cell] = {}
    for line in table.strip().splitlines()[1:]:
        fu, *columns = line.split("|")
        for han, column in enumerate(columns, start=1):
            discard, drawn = column.replace("(", "").replace(")", "").split()
            found[han, int(fu), False, dealer] = shares(discard)
            found[han, int(fu), True, dealer] = shares(drawn)
    return found


TABLE = cells(NON_DEALER, dealer=False) | cells(DEALER, dealer=True)


def test_both_tables_are_whole() -> None:
    assert len(TABLE) == 2 * 2 * 11 * 4


@pytest.mark.parametrize(("key", "paid"), TABLE.items(), ids=str)
def test_called_out_han_and_fu_are_paid_by_the_table(key: Key, paid: Cell) -> None:
    han, fu, tsumo, dealer = key
    answer = called(han, fu, tsumo=tsumo, dealer=dealer)

    if paid is None:
        assert isinstance(answer, Problem)
        assert answer.id == "bad_record"
        assert answer.where == "declared"
        assert answer.sentence == ("impossible_by_tsumo" if tsumo else "impossible_by_ron")
    else:
        assert isinstance(answer, RiichiScore)
        assert pays(answer) == paid
        assert (answer.han, answer.fu, answer.yakuman) == (han, fu, 0)
        assert answer.limit == ("mangan" if max(paid) in {8000, 12000, 4000} else None)
        each = paid[0]
        assert answer.total == (each if not tsumo else 3 * each if dealer else 2 * each + paid[1])


@pytest.mark.parametrize("example", [each for each in ALL_EXAMPLES.values() if each.fu], ids=lambda each: str(each.won))
def test_hands_of_tiles_are_paid_by_the_same_table(example: Example) -> None:
    score = scored(example.won)
    assert score.han is not None
    assert score.fu is not None
    tsumo, dealer = example.won.hand.win == "tsumo", example.won.setting.seat_wind is Wind.EAST

    if score.han < 5:
        assert pays(score) == TABLE[score.han, score.fu, tsumo, dealer]
    else:
        assert pays(score) == pays(called(score.han, tsumo=tsumo, dealer=dealer))


LIMITS = {
    "mangan": (range(5, 6), 8000, 12000),
    "haneman": (range(6, 8), 12000, 18000),
    "baiman": (range(8, 11), 16000, 24000),
    "sanbaiman": (range(11, 13), 24000, 36000),
    "yakuman": (range(13, 41), 32000, 48000),
}
BY_HAN = [(han, name, *paid) for name, (hans, *paid) in LIMITS.items() for han in hans]


@pytest.mark.parametrize(("han", "limit", "to_other", "to_dealer"), BY_HAN)
def test_five_han_and_more_are_a_limit_whatever_the_fu(han: int, limit: str, to_other: int, to_dealer: int) -> None:
    for fu in (None, 30, 110):
        for dealer, whole in ((False, to_other), (True, to_dealer)):
            drawn = (whole // 3,) if dealer else (whole // 4, whole // 2)
            for tsumo, paid in ((False, (whole,)), (True, drawn)):
                answer = called(han, fu, tsumo=tsumo, dealer=dealer)
                assert pays(answer) == paid
                assert isinstance(answer, RiichiScore)
                assert answer.limit == limit
                # A counted yakuman is counted in han; no yakuman is in it.
                assert (answer.han, answer.yakuman) == (han, 0)


@pytest.mark.parametrize(("limit", "row"), LIMITS.items())
def test_a_limit_may_be_called_out_by_its_name(limit: str, row: tuple[range, int, int]) -> None:
    _, to_other, to_dealer = row

    assert pays(called(limit=limit)) == (to_other,)
    assert pays(called(limit=limit, dealer=True)) == (to_dealer,)
    assert pays(called(limit=limit, tsumo=True)) == (to_other // 4, to_other // 2)
    assert pays(called(limit=limit, tsumo=True, dealer=True)) == (to_dealer // 3,)


@pytest.mark.parametrize("times", range(1, 7))
def test_yakuman_up_to_six_fold(times: int) -> None:
    assert pays(called(yakuman=times)) == (32000 * times,)
    assert pays(called(yakuman=times, dealer=True)) == (48000 * times,)
    assert pays(called(yakuman=times, tsumo=True)) == (8000 * times, 16000 * times)
    assert pays(called(yakuman=times, tsumo=True, dealer=True)) == (16000 * times,)


@pytest.mark.parametrize(
    ("han", "fu"),
    [
        *[(4, fu) for fu in range(40, 150, 10)],
        *[(3, fu) for fu in range(70, 150, 10)],
    ],
)
def test_mangan_begins_at_4_han_40_fu_and_3_han_70_fu(han: int, fu: int) -> None:
    assert pays(called(han, fu)) == (8000,)
    assert pays(called(han, fu, tsumo=True, dealer=True)) == (4000,)


@pytest.mark.parametrize("tsumo", [False, True])
@pytest.mark.parametrize(
    ("han", "fu"),
    [
        *[(han, fu) for han in range(1, 5) for fu in (21, 22, 24, 26, 32, 35, 45, 99, 105, 150, 160, 200)],
        (1, 25),
        # From 120 fu on there are always three han and more: two kans are not enough for it.
        *[(han, fu) for han in (1, 2) for fu in (120, 130, 140)],
    ],
)
def test_han_and_fu_that_no_hand_has_are_refused(han: int, fu: int, tsumo: bool) -> None:
    answer = called(han, fu, tsumo=tsumo)

    assert isinstance(answer, Problem)
    assert answer.id == "bad_record"
    assert answer.values["han"] == han
    assert answer.values["fu"] == fu


def test_fu_are_asked_for_below_five_han() -> None:
    answer = called(4)

    assert isinstance(answer, Problem)
    assert answer.id == "bad_record"


def test_each_payer_rounds_up_to_the_next_hundred() -> None:
    # 30 fu 1 han: 240 from each and 480 from the dealer, 960 from a discarder.
    assert pays(called(1, 30, tsumo=True)) == (300, 500)
    assert pays(called(1, 30)) == (1000,)


def test_the_public_form_of_the_payments() -> None:
    by_ron = called(3, 30)
    drawn = called(3, 30, tsumo=True)
    by_dealer = called(3, 30, tsumo=True, dealer=True)

    assert isinstance(by_ron, RiichiScore)
    assert isinstance(drawn, RiichiScore)
    assert isinstance(by_dealer, RiichiScore)
    assert by_ron.answer()["points"] == {"total": 3900}
    assert drawn.answer()["points"] == {"total": 4000, "dealer": 2000, "non_dealer": 1000}
    assert by_dealer.answer()["points"] == {"total": 6000, "each": 2000}
