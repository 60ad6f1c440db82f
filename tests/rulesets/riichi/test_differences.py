"""What explains another program's answer explains that answer alone: not a point, a fu or a yaku beside it."""

from dataclasses import replace

import pytest
from msgspec import structs

from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.scoring import Scorer
from tests.builders import Won, chi, hand
from tests.differences import explained
from tests.oracle import Told, answer, ask

HEAVENLY = hand("111m222m333m 44p 555p", tsumo="1m", seat="E", tenhou=True)
DRAWN = hand("567m 88p 067s 678s", chi("567p"), tsumo="5m", seat="W")
COUNTED = hand("444s 055s 666s 77s 888s", tsumo="0s", seat="E", double_riichi=True, haitei=True, ippatsu=True)
COUNTED_YAKU = "tanyao double_riichi menzen_tsumo haitei red_dora iipeikou chinitsu ippatsu"
CASES = {
    "heavenly": (HEAVENLY, Options(), answer(ask(HEAVENLY.hand, HEAVENLY.setting, Options()))),
    "drawn_without_fu": (
        DRAWN,
        Options(open_pinfu_fu=20),
        answer(ask(DRAWN.hand, DRAWN.setting, Options(open_pinfu_fu=20))),
    ),
    "yakuman_first": (COUNTED, Options(), Told(None, 14, 30, 48_000, frozenset(COUNTED_YAKU.split()))),
}


def reason(won: Won, told: Told, options: Options) -> str | None:
    row = explained(won.hand, won.setting, told, Scorer(options).score(won.hand, won.setting), options)
    return None if row is None else row.id


@pytest.mark.parametrize("name", CASES)
def test_an_answer_by_the_other_rule_is_explained_and_none_beside_it(name: str) -> None:
    won, options, told = CASES[name]

    assert reason(won, told, options) == name
    beside = [
        replace(told, total=told.total - 100),
        replace(told, total=told.total + 100),
        replace(told, yaku=told.yaku | {"toitoi_beside"}),
        replace(told, yaku=frozenset(list(told.yaku)[1:])),
        replace(told, yakuman=not told.yakuman),
    ]
    if not told.yakuman:
        beside += [replace(told, han=told.han - 1), replace(told, fu=told.fu + 10)]
    assert [reason(won, each, options) for each in beside] == [None] * len(beside)


def test_a_reading_that_pays_less_explains_nothing() -> None:
    # Seven pairs, which have one han more, in place of the two double runs that pay more.
    won = hand("223344m 667788p 5s 5s", ron="5s")
    told = Told(None, 3, 25, 3200, frozenset({"tanyao", "chiitoitsu"}))
    assert reason(won, told, Options()) is None


def test_the_other_rule_explains_nothing_where_ours_says_the_same() -> None:
    won, options, told = CASES["drawn_without_fu"]
    assert reason(won, told, structs.replace(options, open_pinfu_fu=30)) is None
    won, options, told = CASES["yakuman_first"]
    assert reason(won, told, structs.replace(options, counted_yakuman="sanbaiman")) is None
