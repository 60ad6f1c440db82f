"""Called sets and kans: what each kind is made of, and what makes none."""

import pytest

from scorekeeper.core.hand import Meld
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.melds import KANS, MELD_KINDS, OPEN_KINDS
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.builders import hand, reading, riichi_rules, scored, tiles

GOOD = {
    "chi": ("123m", "789p", "456s", "406s", "340p", "067m", "312m"),
    "pon": ("111m", "999s", "555p", "055p", "333z", "777z"),
    "daiminkan": ("1111m", "9999s", "0555m", "5550m", "3333z"),
    "shouminkan": ("1111m", "9999s", "0555m", "3333z"),
    "ankan": ("1111m", "9999s", "0555m", "3333z"),
}
NOT_EVEN_FOUR_OF = (
    "",
    "1m",
    "11m",
    "123z",
    "567z",
    "124m",
    "135p",
    "89m1p",
    "12m3p",
    "1112m",
    "1122m",
    "11111m",
    "1234m",
)


def answer(meld: Meld) -> RiichiScore | Problem:
    """The score of a hand with this called set, for the last tile of the wall."""
    # Beside a run there are triplets, beside equal tiles there are runs, so that no tile comes five times.
    others = "222z11m333z456s" if meld.kind == "chi" else "678m234p45688s"
    won = hand(others, meld, ron="6s", houtei=True)
    return riichi_rules().score(won.hand, won.setting)


def test_the_kinds_of_the_records() -> None:
    assert set(GOOD) == MELD_KINDS
    assert {"chi", "pon", "daiminkan", "shouminkan"} == OPEN_KINDS
    assert {"daiminkan", "shouminkan", "ankan"} == KANS


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, texts in GOOD.items() for text in texts])
def test_a_set_is_made_of_these_tiles(kind: str, text: str) -> None:
    score = answer(Meld(kind, tiles(text)))

    assert isinstance(score, RiichiScore), score
    assert score.reading[-1] == tiles(text)


BAD = [(kind, text) for kind in GOOD for text in NOT_EVEN_FOUR_OF]
BAD += [
    (kind, text)
    for kind in GOOD
    for other, texts in GOOD.items()
    for text in texts
    if {kind, other} - KANS and kind != other and (kind not in KANS or other not in KANS)
]


@pytest.mark.parametrize(("kind", "text"), BAD)
def test_other_tiles_make_no_such_set(kind: str, text: str) -> None:
    problem = answer(Meld(kind, tiles(text)))

    assert isinstance(problem, Problem)
    assert (problem.id, problem.where) == ("bad_meld", "melds")
    assert problem.values["kind"] == Term(kind)
    assert say(problem, riichi_rules().words)


def test_a_set_of_a_kind_nobody_knows_is_none() -> None:
    problem = answer(Meld("pung", tiles("111m")))

    assert isinstance(problem, Problem)
    assert problem.id == "bad_meld"


def test_the_first_of_several_impossible_sets_is_named() -> None:
    won = hand("45699s", Meld("pon", tiles("333z")), Meld("chi", tiles("124m")), Meld("pon", tiles("1z")), ron="6s")
    problem = riichi_rules().score(won.hand, won.setting)

    assert isinstance(problem, Problem)
    assert problem.values["tiles"] == "124m"


def test_a_called_run_is_shown_as_it_was_called() -> None:
    won = hand("789p45699s333z", Meld("chi", tiles("423m")), ron="6s", houtei=True)

    assert reading(scored(won)).split()[-1] == "234m"
    assert scored(won).reading[-1] == tiles("423m")
