"""Scores called out without tiles: which the rules in force can have."""

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.core.words import say
from tests.builders import called, pays, riichi_rules


@pytest.mark.parametrize(
    ("options", "han", "fu", "tsumo", "possible"),
    [
        # 20 fu: pinfu by self-draw, with two han at least; off a discard only where open hands may have it.
        ({}, 2, 20, True, True),
        ({}, 1, 20, True, False),
        ({}, 3, 20, False, False),
        ({"pinfu_tsumo": False}, 2, 20, True, False),
        ({"open_pinfu_fu": 20}, 1, 20, False, True),
        ({"open_pinfu_fu": 20}, 1, 20, True, False),
        # 25 fu: seven pairs, where they have them.
        ({}, 2, 25, False, True),
        ({}, 1, 25, False, False),
        ({}, 2, 25, True, False),
        ({}, 3, 25, True, True),
        ({"seven_pairs": "50fu_1han"}, 3, 25, False, False),
        ({"seven_pairs": "50fu_1han"}, 1, 50, False, True),
        ({"seven_pairs": "50fu_1han"}, 2, 50, True, True),
        # The fu of a limit hand are looked at as well.
        ({}, 6, 25, True, True),
        ({}, 6, 20, False, False),
        ({}, 6, 37, False, False),
        ({}, 6, 130, False, True),
        ({}, 6, 150, False, False),
    ],
)
def test_han_and_fu_must_be_possible_under_the_rules(
    options: dict[str, object], han: int, fu: int, tsumo: bool, possible: bool
) -> None:
    answer = called(han, fu, tsumo=tsumo, **options)  # type: ignore[arg-type]

    assert isinstance(answer, Problem) is not possible


def test_what_is_impossible_is_said_with_both_numbers() -> None:
    words = riichi_rules().words
    problem, drawn, without = called(1, 25), called(2, 25, tsumo=True), called(3)

    assert isinstance(problem, Problem)
    assert isinstance(drawn, Problem)
    assert isinstance(without, Problem)
    assert say(problem, words) == "No hand won off a discard has 1 han 25 fu: check both numbers."
    assert say(drawn, words) == "No hand won by self-draw has 2 han 25 fu: check both numbers."
    assert "3 han" in say(without, words)


@pytest.mark.parametrize(
    ("options", "han", "fu", "paid"),
    [
        ({}, 4, 30, (7700,)),
        ({"kiriage_mangan": True}, 4, 30, (8000,)),
        ({"kiriage_mangan": True}, 3, 60, (8000,)),
        ({"kiriage_mangan": True}, 4, 25, (6400,)),
        ({"kiriage_mangan": True}, 2, 110, (7100,)),
        ({"open_pinfu_fu": 20}, 1, 20, (700,)),
        ({"counted_yakuman": "sanbaiman"}, 13, None, (24000,)),
        ({"counted_yakuman": "sanbaiman"}, 40, None, (24000,)),
        ({"counted_yakuman": "multiple"}, 25, None, (32000,)),
        ({"counted_yakuman": "multiple"}, 26, None, (64000,)),
        ({"counted_yakuman": "multiple"}, 39, None, (96000,)),
        ({"counted_yakuman": "multiple", "max_yakuman": 1}, 39, None, (32000,)),
    ],
)
def test_the_rules_in_force_are_asked(
    options: dict[str, object], han: int, fu: int | None, paid: tuple[int, ...]
) -> None:
    assert pays(called(han, fu, **options)) == paid  # type: ignore[arg-type]


@pytest.mark.parametrize(("most", "paid"), [(0, 192_000), (1, 32_000), (4, 128_000), (6, 192_000)])
def test_called_out_yakuman_are_bounded_too(most: int, paid: int) -> None:
    assert pays(called(yakuman=6, max_yakuman=most)) == (paid,)
