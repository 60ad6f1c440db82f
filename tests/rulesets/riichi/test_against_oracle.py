"""Twenty thousand random hands, scored here and by an independent program, without an unexplained difference."""

import random
from collections import Counter
from itertools import islice
from typing import Final

import pytest

from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import is_seven_pairs, readings
from scorekeeper.core.tiles import packed
from scorekeeper.rulesets.riichi.options import DOUBLE_PATTERNS, Options
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.scoring import Scorer
from tests.differences import explained, same, shown
from tests.oracle import NAMES, answer, ask
from tests.random_hands import random_hands

HANDS: Final = 24_000
FEWEST: Final = 20
"""How often each yaku, called set and circumstance must come up for the comparison to say something of it."""

RULES: Final = {
    "standard": Options(renhou="yaku"),
    "plain": Options(
        open_tanyao=False,
        renhou="yakuman",
        double_yakuman=(),
        kiriage_mangan=True,
        counted_yakuman="sanbaiman",
    ),
    "drawn_fu": Options(renhou="yaku", pinfu_tsumo=False),
}


def places(hand: Hand) -> int:
    """In how many readings and places of the winning tile a hand can be seen."""
    assert hand.win_tile is not None
    count = packed(hand.concealed)
    found = sum(len({b.index for b in way if b.holds(hand.win_tile.kind)}) for way in readings(count))
    return found + (not hand.melds and is_seven_pairs(count))


@pytest.mark.parametrize("name", RULES)
def test_random_hands_score_as_an_independent_program_scores_them(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = RULES[name]
    scorer = Scorer(options)
    seen: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    many = 0
    count = HANDS if name == "standard" else HANDS // 4
    for hand, setting in islice(random_hands(random.Random(f"hands for {name}")), count):
        score = scorer.score(hand, setting)
        told = answer(ask(hand, setting, options))
        if not same(told, score):
            reason = explained(hand, setting, told, score, options)
            assert reason, shown(hand, setting, told, score)
            reasons[reason.id] += 1
        seen.update(seen_in(hand, score))
        many += places(hand) > 1
    with capsys.disabled():
        print(f"\n{name}: {count} hands, {many} with several readings or places; differences: {dict(reasons)}")
        if name == "standard":
            print("  " + ", ".join(f"{what} {times}" for what, times in sorted(seen.items())))
    if name == "standard":
        wanted = everything()
        assert {what: seen[what] for what in wanted if seen[what] < FEWEST} == {}
        assert many >= count / 4


def everything() -> set[str]:
    """Every yaku of the standard rules (renhou as a yaku), kind of called set and circumstance."""
    circumstances = {"riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan"}
    first_round = {"tenhou", "chiihou", "renhou"}
    return set(NAMES.values()) | {f"circumstance {name}" for name in circumstances | first_round} | set(MELDS)


MELDS: Final = ("chi", "pon", "daiminkan", "shouminkan", "ankan")


def seen_in(hand: Hand, score: RiichiScore | Problem) -> set[str]:
    found = {meld.kind for meld in hand.melds} | {f"circumstance {name}" for name in hand.circumstances}
    return found if isinstance(score, Problem) else found | {line.id for line in score.yaku}


def test_the_double_patterns_are_those_the_other_program_doubles() -> None:
    assert {NAMES[name] for name in ("Kokushi Musou Juusanmen Matchi", "Suu Ankou Tanki", "Dai Suushii")} | {
        NAMES["Daburu Chuuren Poutou"]
    } == set(DOUBLE_PATTERNS)
