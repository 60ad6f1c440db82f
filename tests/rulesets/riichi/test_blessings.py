"""A blessing of man, as the rules have it: a limit of its own, a yaku, or a yakuman."""

import pytest

from tests.builders import (
    fu_items,
    hand,
    reading,
    scored,
    yaku,
)
from tests.rulesets.riichi.examples import FLAT, ORPHANS


@pytest.mark.parametrize(("limit", "han"), [("mangan", 5), ("haneman", 6), ("baiman", 8)])
def test_a_blessing_paid_as_a_limit_stands_alone(limit: str, han: int) -> None:
    score = scored(hand(FLAT, ron="8p", renhou=True, dora="8s"), renhou=limit)

    assert yaku(score) == {"renhou": han}
    assert (score.han, score.fu, score.yakuman, score.limit) == (han, None, 0, limit)
    assert fu_items(score) == []
    assert reading(score) == "234m 567m 345p 678p 99s"


@pytest.mark.parametrize("limit", ["mangan", "haneman", "baiman"])
def test_a_blessing_needs_no_other_yaku(limit: str) -> None:
    won = hand("234m789p45699s333z", ron="6s", renhou=True)

    assert yaku(scored(won, renhou=limit)).keys() == {"renhou"}
    assert yaku(scored(won, renhou="yaku")) == {"renhou": 5}
    assert yaku(scored(won, renhou="yakuman")) == {"renhou": 1}


@pytest.mark.parametrize("limit", ["mangan", "haneman", "baiman"])
def test_a_blessing_pays_no_less_than_a_yakuman_of_the_hand(limit: str) -> None:
    won = hand(ORPHANS, ron="7z", renhou=True)

    assert yaku(scored(won, renhou=limit)) == {"kokushi": 1}


def test_a_blessing_as_a_yaku_goes_with_dora() -> None:
    score = scored(hand(FLAT, ron="8p", renhou=True, dora="8s"), renhou="yaku")

    assert yaku(score) == {"pinfu": 1, "renhou": 5, "dora": 2}
    assert (score.han, score.fu) == (8, 30)
