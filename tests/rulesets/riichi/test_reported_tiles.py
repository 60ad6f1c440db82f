"""Tiles that scorers have counted wrongly before: what must be refused, and what must not."""

import pytest

from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import (
    Won,
    chi,
    closed_kan,
    fault,
    hand,
    pon,
    riichi_rules,
    scored,
    yaku,
)


@pytest.mark.parametrize(
    ("won", "problem"),
    [
        # Tiles that almost are nine gates, with one of another suit.
        (hand("1112345678999m1s", ron="9m"), "not_a_win"),
        # A called run, a pair of terminals, no value set.
        (hand("11p233445666s", chi("456m"), ron="4s"), "no_yaku"),
        # No run goes from 8m 9m to 1p, and the search for one ends.
        (hand("89m111p555666777z", ron="7z"), "not_a_win"),
        (hand("89m1p11z555666777z", ron="7z"), "not_a_win"),
        # A tile short is not a losing hand.
        (hand("11m3344z", pon("111z"), pon("222z"), ron="4z"), "tile_count"),
        # Four kans leave room for the pair alone.
        (hand("333z", *[closed_kan(f"{n}{n}{n}{n}z") for n in "1567"], ron="3z"), "tile_count"),
        (hand("33z", *[closed_kan(f"{n}{n}{n}z") for n in "1567"], ron="3z"), "bad_meld"),
        # Twelve red fives.
        (hand("000m000p000s33444z", ron="4z"), "too_many_copies"),
        (hand("000m33z", chi("340p"), pon("000s"), pon("444z"), ron="3z"), "too_many_copies"),
    ],
    ids=str,
)
def test_a_hand_that_must_be_refused(won: Won, problem: str) -> None:
    assert fault(won, "tenhou").id == problem


def test_four_kans_written_with_four_tiles_each_are_fine() -> None:
    score = scored(hand("33z", *[closed_kan(f"{n}{n}{n}{n}z") for n in "1567"], ron="3z"), "tenhou")

    assert yaku(score) == {"suuankou_tanki": 1, "daisangen": 1, "tsuuiisou": 1, "suukantsu": 1}


RECORD = {"win": "ron", "seat_wind": "S", "round_wind": "E", "circumstances": ["riichi"], "win_tile": "9m"}


@pytest.mark.parametrize("concealed", ["234999m56788p234s", "23499m56788p234s"])
def test_fourteen_tiles_hold_the_winning_one_and_thirteen_lack_it(concealed: str) -> None:
    rules = riichi_rules("tenhou")
    read = rules.read_hand({**RECORD, "concealed": concealed})

    assert isinstance(read, tuple)
    assert len(read[0].concealed) == 14
    score = rules.score(*read)
    assert isinstance(score, RiichiScore)
    assert (yaku(score), score.fu) == ({"riichi": 1}, 40)
