"""Twenty thousand random hands, scored here and by an independent program, without an unexplained difference."""

import random
from collections import Counter
from itertools import islice
from typing import Final

import pytest

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import is_seven_pairs, readings
from scorekeeper.core.tiles import packed
from scorekeeper.rulesets.riichi.options import DOUBLE_PATTERNS, Options
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.scoring import Scorer
from tests.oracle import NAMES, Told, answer, ask
from tests.random_hands import random_hands

HANDS: Final = 24_000
FEWEST: Final = 20
"""How often each yaku, called set and circumstance must come up for the comparison to say something of it."""

# Rules the two agree to differ in, with what decides; every other difference is a fault.
HEAVENLY: Final = "a heavenly hand has no winning tile: the place that pays most counts, so its pair wait may too"
PAYMENT: Final = "the reading that pays most counts, even with fewer han"

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


def same(told: Told, score: RiichiScore | Problem) -> bool:
    """Whether both say the same: no win, or the same yaku, han, fu and payment."""
    if isinstance(score, Problem):
        return told.error is not None and score.id in ("no_yaku", "not_a_win")
    if told.error is not None or told.total != score.total:
        return False
    here = {line.id for line in score.yaku}
    if here != {NAMES[name] for name in told.yaku}:
        return False
    return told.yakuman == bool(score.yakuman) and (bool(score.yakuman) or (told.han, told.fu) == (score.han, score.fu))


def explained(hand: Hand, told: Told, score: RiichiScore | Problem) -> str | None:
    """The rule that decides a difference, None when none does."""
    if isinstance(score, Problem) or told.error is not None:
        return None
    if "tenhou" in hand.circumstances and score.total >= told.total:
        return HEAVENLY
    if score.total > told.total and score.han is not None and score.han <= told.han:
        return PAYMENT
    return None


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
            reason = explained(hand, told, score)
            assert reason, shown(hand, setting, told, score)
            reasons[reason] += 1
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


def shown(hand: Hand, setting: Setting, told: Told, score: RiichiScore | Problem) -> str:
    here = score if isinstance(score, Problem) else score.answer()
    melds = [(meld.kind, [t.code for t in meld.tiles]) for meld in hand.melds]
    return (
        f"{[t.code for t in hand.concealed]} {melds} won on {hand.win_tile} by {hand.win}, {sorted(hand.circumstances)}, "
        f"{setting.seat_wind} in {setting.round_wind}\n  here {here}\n  there {told}"
    )


def test_the_double_patterns_are_those_the_other_program_doubles() -> None:
    assert {NAMES[name] for name in ("Kokushi Musou Juusanmen Matchi", "Suu Ankou Tanki", "Dai Suushii")} | {
        NAMES["Daburu Chuuren Poutou"]
    } == set(DOUBLE_PATTERNS)
