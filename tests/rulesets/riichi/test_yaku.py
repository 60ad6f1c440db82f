"""Every yaku and yakuman by an example that has it, closed and open, and by hands that only nearly have it."""

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.yaku import LOCAL_YAKU, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from tests.builders import Won, riichi_rules, scored, yaku
from tests.rulesets.riichi.examples import YAKU_EXAMPLES, Example, Row
from tests.rulesets.riichi.yakuman_examples import YAKUMAN_EXAMPLES

ROWS = [(name, row) for table in (YAKU_EXAMPLES, YAKUMAN_EXAMPLES) for name, row in table.items()]
HAS = [
    pytest.param(name, row, each, id=f"{name}: {each.won}") for name, row in ROWS for each in (*row.closed, *row.opened)
]
NEARLY = [pytest.param(name, row, won, id=f"{name}: {won}") for name, row in ROWS for won in row.nearly]
OPEN = {"chi", "pon", "daiminkan", "shouminkan"}


def is_open(won: Won) -> bool:
    return any(meld.kind in OPEN for meld in won.hand.melds)


def test_every_yaku_has_its_examples() -> None:
    assert list(YAKU_EXAMPLES) == [row.id for row in YAKU if row.id not in LOCAL_YAKU]
    assert list(YAKUMAN_EXAMPLES) == [row.id for row in YAKUMAN if row.id not in LOCAL_YAKU]
    for name, row in ROWS:
        assert row.closed, f"{name} has no closed example"
        assert row.nearly, f"{name} has no hand that only nearly has it"
        assert not any(is_open(each.won) for each in row.closed), name
        assert all(is_open(each.won) for each in row.opened), name


@pytest.mark.parametrize("name", YAKU_EXAMPLES)
def test_a_yaku_that_can_be_open_has_an_open_example(name: str) -> None:
    rules = riichi_rules(**YAKU_EXAMPLES[name].rules).scorer.options
    (row,) = [each for each in YAKU if each.id == name]

    assert bool(YAKU_EXAMPLES[name].opened) is (row.han(rules)[1] is not None)


@pytest.mark.parametrize(("name", "row", "example"), HAS)
def test_the_hand_has_this_yaku_and_no_other(name: str, row: Row, example: Example) -> None:
    score = scored(example.won, **row.rules)

    assert name in example.lines
    assert yaku(score) == example.lines
    assert score.fu == example.fu
    if name in YAKU_EXAMPLES and example.fu is not None:
        assert (score.han, score.yakuman) == (sum(example.lines.values()), 0)
    else:
        assert (score.han, score.yakuman) == (None, sum(example.lines.values()))
        assert score.limit == "yakuman"


@pytest.mark.parametrize(("name", "row", "won"), NEARLY)
def test_the_hand_only_nearly_has_this_yaku(name: str, row: Row, won: Won) -> None:
    score = riichi_rules(**row.rules).score(won.hand, won.setting)

    match score:
        case RiichiScore():
            assert name not in yaku(score)
        case Problem():
            assert score.id in {"no_yaku", "not_a_win"}
