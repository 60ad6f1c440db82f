"""Every value an option can have by what it does to one hand or one deal, counted by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.core.answer import answer
from scorekeeper.core.option import OneOf
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.classical.options import OPTIONS
from scorekeeper.rulesets.classical.rows import ROWS
from tests.rulesets.classical.at_table import deltas, draw, game, hand, ledger, part, rounds, rules, win

SETS = ("pung 222m", "pung 333p", "pung 444s")
KONGS = ("concealed_kong 2222m", "claimed_kong 3333p")
DRAGONS = ("pung 555z", "pung 666z", "pung 777z")
EAST_AGAIN = (win(0, 20, 0, 0, 0),) * 2
SCORED = win(2, 10, 68, 104, 28)
Probe = Callable[..., object]


def of(record: dict[str, Any], preset: str = "mahjong_time") -> Probe:
    """What a hand comes to: points, doubles and total, or the fault of it."""

    def probe(**options: Any) -> object:
        found = rules(preset, **options).answer_hand(record)
        return found.id if isinstance(found, Problem) else (found["points"], found["doubles"], found["total"])

    return probe


def moved(*events: dict[str, Any]) -> Probe:
    """What the last of some deals moves."""
    return lambda **options: deltas(game(*events, **options))[-1]


def dealt(*events: dict[str, Any]) -> Probe:
    """Which deal comes after some."""
    return lambda **options: rounds(game(*events, draw(), **options))[-1]


def refused_or_moved(event: dict[str, Any]) -> Probe:
    """What a deal moves, or the place of what is wrong with it."""

    def probe(**options: Any) -> object:
        found = ledger(event, **options)
        return deltas(answer(found))[-1] if found.stopped_at is None else found.stopped_at.problem.where

    return probe


def fined(reason: str) -> Probe:
    """What a reason for a penalty fills in."""

    def probe(**options: Any) -> object:
        (penalty,) = (each for each in rules(**options).declaration.outcomes if each.id == "penalty")
        (asked,) = (each for each in penalty.questions if each.id == penalty.told)
        return asked.fills.get(reason, {})

    return probe


VALUES: dict[str, tuple[Probe, dict[Any, object]]] = {
    # three pungs of dragons and a kong of the own wind: 12 + 16, three doubles, two for all three, one for the wind
    "limit": (of(part("", *DRAGONS, "kong 1111z")), {300: (28, 6, 300), 1000: (28, 6, 1000), 5000: (28, 6, 1792)}),
    "roof_off": (of(part("", *DRAGONS, "kong 1111z")), {False: (28, 6, 500), True: (28, 6, 1792)}),
    "round_wind": (
        of(part("33z", "pung 222z", seat_wind="S", round_wind="W")),
        {False: (4, 1, 8), True: (6, 1, 12)},
    ),
    "own_bonus": (of(part(bonus="1f1y")), {"each": (8, 2, 32), "both": (8, 1, 16), "none": (8, 0, 8)}),
    "own_beside_four": (of(part(bonus="1234f")), {True: (16, 3, 128), False: (16, 2, 64)}),
    "out_on_pair": (
        of(hand("55s", "5s", "chow 123m", *SETS)),
        {(0, 0): (28, 0, 28), (2, 4): (30, 0, 30), (7, 0): (35, 0, 35)},
    ),
    "only_possible_tile": (
        of(hand("44s55z", "4s", "chow 123m", *SETS[:2], circumstances=["only_possible_tile"])),
        {"with_tick": (30, 0, 30), "own_hand": (28, 0, 28), "off": (28, 0, 28)},
    ),
    "only_possible_tile_points": (
        of(hand("46s55z", "5s", "chow 123m", *SETS[:2])),
        {0: (26, 0, 26), 2: (28, 0, 28), 10: (36, 0, 36)},
    ),
    "kongs_as_concealed_pungs": (
        of(part("444p555s", "concealed_kong 2222m")),
        {True: (24, 1, 48), False: (24, 0, 24)},
    ),
    "claimed_kong_concealed": (of(part("444p", *KONGS)), {False: (28, 0, 28), True: (28, 1, 56)}),
    "any_pair_with_terminals": (
        of(hand("55m222z", "5m", "pung 111m", "pung 999p", "pung 111s")),
        {True: (42, 2, 168), False: (42, 1, 84)},
    ),
    "one_suit_with_chows": (
        of(hand("55m456m", "4m", "pung 222m", "pung 888m", "chow 123m")),
        {True: (24, 3, 192), False: (24, 0, 24)},
    ),
    "chows_allowed": (
        of(hand("55z456m", "4m", "pung 222m", "pung 888p", "chow 123m")),
        {0: "not_a_win", 1: "not_a_win", 2: (26, 0, 26), 3: (26, 0, 26), 4: (26, 0, 26)},
    ),
    "long_hand": (of(hand("11223344556677m", None)), {"dead": (0, 0, 0), "refused": "tile_count"}),
    "bonus_beside_limit": (
        of(hand("1235789m1235789p", "9p", bonus="1f3y"), "bmja"),
        {True: (8, 1, 516), False: (0, 0, 500)},
    ),
    "start_points": (lambda **options: game(draw(), **options)["points"], {0: [0] * 4, 700: [700] * 4}),
    "rounds": (
        lambda **options: game(*(win(1, 0, 20, 0, 0), win(2, 0, 0, 20, 0)) * 2, **options)["over"],
        {1: True, 2: False, 4: False},
    ),
    "east_double": (moved(SCORED), {False: [-180, -6, 312, -126], True: [-360, 52, 416, -108]}),
    "losers_settle": (moved(SCORED), {True: [-180, -6, 312, -126], False: [-104, -104, 312, -104]}),
    "draw_settles": (moved(draw(12, 34, 4, 60)), {False: [0, 0, 0, 0], True: [-62, 26, -94, 130]}),
    "dangerous_discard": (
        refused_or_moved(win(2, 10, 68, 50, 28, off=1, liable=1)),
        {False: "liable", True: [0, -150, 150, 0]},
    ),
    "false_mahjong": (
        fined("false_mahjong"),
        {
            None: {},
            1: {"points": 1, "to": "each", "ends_hand": True},
            300: {"points": 300, "to": "each", "ends_hand": True},
        },
    ),
    "misnamed_for_chow": (fined("misnamed_for_chow"), {None: {}, 50: {"points": 50}}),
    "misnamed_for_set": (fined("misnamed_for_set"), {None: {}, 100: {"points": 100}}),
    "misnamed_for_win": (fined("misnamed_for_win"), {None: {}, 300: {"points": 300}}),
    "east_wins_in_a_row": (dealt(*EAST_AGAIN), {0: "E1", 2: "E2", 3: "E1"}),
}
ELSEWHERE = {"limit_hands", *(row.id for row in ROWS if row.own_option)}
"""Options with a table of tests of their own."""
CASES = [(name, value) for name, (_, found) in VALUES.items() for value in found]


def test_every_option_has_its_values_here() -> None:
    assert set(OPTIONS) == set(VALUES) | ELSEWHERE


@pytest.mark.parametrize("name", VALUES)
def test_every_choice_is_made_and_they_differ(name: str) -> None:
    kind, (_, found) = OPTIONS[name].kind, VALUES[name]

    assert not isinstance(kind, OneOf) or set(found) == set(kind.values)
    assert len({str(each) for each in found.values()}) > 1


@pytest.mark.parametrize(("name", "value"), CASES, ids=str)
def test_a_value_does_what_it_says(name: str, value: Any) -> None:
    probe, found = VALUES[name]

    assert probe(**{name: list(value) if isinstance(value, tuple) else value}) == found[value]
