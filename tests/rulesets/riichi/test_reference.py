"""The riichi reference tells the rules in force and nothing else, and every number of its tables is what is paid."""

from collections.abc import Iterator, Mapping
from itertools import combinations, islice
from random import Random
from typing import Any, Final

import pytest

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.money import deltas
from scorekeeper.core.problem import Problem
from scorekeeper.core.reference import Cell, Facts, Grid, Page
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.reference.clashes import clash
from scorekeeper.rulesets.riichi.reference.in_force import in_force
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.rulesets.riichi.yaku import LOCAL_YAKU, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN
from tests.random_hands import random_hands
from tests.rulesets.riichi.at_table import BIG_DRAGONS, at, draw, game, last, ron, tsumo
from tests.teach.make_seen import recorded

EVERY = {row.id for row in YAKU} | {row.id for row in YAKUMAN}
ALL: Final[dict[str, Any]] = {"local_yaku": list(LOCAL_YAKU), "renhou": "yaku"}
RANDOM: Final = 8_000
WAYS: Final = ((False, False), (True, False), (False, True), (True, True))
"""Whether the tile was drawn, and whether the winner is the dealer."""
every_preset = pytest.mark.parametrize("preset", PRESETS)


def rules_of(preset: str = "standard", **options: object) -> Riichi:
    rules = Riichi.of(preset, options)
    assert isinstance(rules, Riichi)
    return rules


def pages(rules: Riichi) -> dict[str, Page]:
    return {page.id: page for section in rules.reference() for page in section.pages}


def ids_in_force(rules: Riichi) -> set[str]:
    """The yaku and yakuman that some hand can have, told by the options alone."""
    options = rules.scorer.options
    house: Mapping[str, tuple[int | None, int | None]] = dict(options.yaku_han)
    played = {row.id for row in YAKU if row.played(options)} | {row.id for row in YAKUMAN if row.played(options)}
    played |= {"renhou"} if options.renhou != "off" else set()
    return {name for name in played if house.get(name, (1, 1)) != (None, None)}


@every_preset
def test_every_yaku_in_force_has_a_page_with_a_hand_and_no_other_has(preset: str) -> None:
    for rules in (rules_of(preset), rules_of(preset, **ALL)):
        told = pages(rules)
        wanted = ids_in_force(rules)
        assert wanted <= set(told)
        assert EVERY & set(told) == wanted
        for name in wanted:
            assert any(hasattr(block, "headline") for block in told[name].blocks), name


def test_a_yaku_that_the_house_switches_off_has_no_page() -> None:
    told = pages(rules_of(yaku_han={"tanyao": [None, None], "pinfu": [3, None]}))
    assert "tanyao" not in told
    assert fact(told["pinfu"], "ref_worth")[0].said[0].values == {"count": 3}


def fact(page: Page, name: str) -> tuple[Cell, ...]:
    """A fact of a page."""
    rows = {said.id: cells for block in page.blocks if isinstance(block, Facts) for said, cells in block.rows}
    return rows.get(name, ())


def linked(page: Page, name: str) -> set[str]:
    return {cell.page for cell in fact(page, name)}


def test_what_takes_whose_place_follows_from_the_rows() -> None:
    told = pages(rules_of())
    assert linked(told["iipeikou"], "ref_gives_way") == {"ryanpeikou"}
    assert linked(told["ryanpeikou"], "ref_takes_place") == {"iipeikou"}
    assert linked(told["sanankou"], "ref_gives_way") == {"suuankou", "suuankou_tanki"}
    assert linked(told["kokushi"], "ref_gives_way") == {"kokushi_13"}
    assert linked(told["riichi"], "ref_not_with") == {"double_riichi"}
    assert {"chanta", "honroutou", "honitsu", "haku"} <= linked(told["tanyao"], "ref_not_with")
    assert not linked(told["tanyao"], "ref_not_with") & {"pinfu", "iipeikou", "toitoi", "chinitsu", "riichi"}
    local = pages(rules_of(**ALL))
    assert linked(local["iipeikou"], "ref_gives_way") == {"ryanpeikou", "isshoku_sanjun"}


def test_no_hand_has_two_yaku_that_never_go_together() -> None:
    rules = rules_of(**ALL)
    rows = in_force(rules.scorer.options)
    apart = {
        frozenset((one.id, other.id))
        for one, other in combinations(rows, 2)
        if one.yakuman == other.yakuman and one.id != other.id and clash(one, other)
    }
    # One id may be several rows, of which only one is apart from another yaku.
    apart = {pair for pair in apart if not pair & {"open_riichi"}}
    seen = 0
    for hand, setting in _hands():
        score = rules.score(hand, setting)
        if isinstance(score, Problem):
            continue
        seen += 1
        ids = sorted({line.id for line in score.yaku})
        assert not apart & {frozenset(pair) for pair in combinations(ids, 2)}, ids
    assert seen > 4000


def _hands() -> Iterator[tuple[Hand, Setting]]:
    yield from ((hand, setting) for _, hand, setting in recorded("riichi"))
    yield from islice(random_hands(Random("yaku that never go together")), RANDOM)


@every_preset
def test_every_cell_of_the_points_tables_is_paid_at_the_table(preset: str) -> None:
    told = pages(rules_of(preset))["points"]
    grids = [block for block in told.blocks if isinstance(block, Grid)]
    assert len(grids) == 4
    for grid, (drawn, dealer) in zip(grids, WAYS, strict=True):
        for row in grid.rows:
            fu = row[0].said[0].values["count"]
            for han, cell in enumerate(row[1:], 1):
                if cell == Cell():
                    assert isinstance(paid(preset, drawn, dealer, (han, fu)), Problem)
                else:
                    assert numbers(cell) == paid(preset, drawn, dealer, (han, fu)), (fu, han)


@every_preset
def test_every_limit_is_paid_at_the_table(preset: str) -> None:
    (grid,) = [block for block in pages(rules_of(preset))["limits"].blocks if isinstance(block, Grid)]
    for row in grid.rows:
        name = row[0].said[0]
        called = 2 if name.id == "times_yakuman" else name.id
        for cell, (drawn, dealer) in zip(row[2:], WAYS, strict=True):
            assert numbers(cell) == paid(preset, drawn, dealer, called), name


def numbers(cell: Cell) -> tuple[object, ...]:
    """What a cell says is paid: in all, or by each other and the dealer."""
    return (cell.points,) if cell.points is not None else tuple(cell.said[0].values.values())


def paid(preset: str, drawn: bool, dealer: bool, worth: object) -> tuple[object, ...] | Problem:
    """What a called-out hand is paid at the table."""
    rules = rules_of(preset)
    opening = rules.open(None)
    assert not isinstance(opening, Problem)
    seat = 0 if dealer else 1
    event = rules.read_event(tsumo(seat, worth) if drawn else ron(seat, 2, worth))
    step = event if isinstance(event, Problem) else rules.play(opening, event)
    if isinstance(step, Problem):
        return step
    gains = deltas(step.transfers, 4)
    if not drawn:
        return (gains[seat],)
    return (-gains[2],) if dealer else (-gains[2], -gains[0])


@every_preset
def test_liability_and_draws_are_told_as_they_are_paid(preset: str) -> None:
    told = pages(rules_of(preset))
    if "liability" in told:
        (grid,) = [block for block in told["liability"].blocks if isinstance(block, Grid)]
        assert last(game(ron(1, 2, BIG_DRAGONS, liable=3), preset=preset)) == moved(grid.rows[0][1:])
        assert last(game(tsumo(1, BIG_DRAGONS, liable=3), preset=preset)) == moved(grid.rows[1][1:])
    (grid,) = [block for block in told["draws"].blocks if isinstance(block, Grid)]
    for ready, row in enumerate(grid.rows, 1):
        gets, pays = row[1].points, row[2].points
        assert last(game(draw(*range(ready)), preset=preset)) == [gets] * ready + [pays] * (4 - ready)


def moved(cells: tuple[Cell, ...]) -> list[int]:
    """What South wins off West and a liable North, by what both pay."""
    west, north = (cell.points or 0 for cell in cells)
    return [0, west + north, -west, -north]


@every_preset
def test_counters_are_told_as_they_are_paid(preset: str) -> None:
    (grid,) = [block for block in pages(rules_of(preset))["counters"].blocks if isinstance(block, Grid)]
    for counters, row in enumerate(grid.rows):
        start = at("E1", honba=counters)
        off = last(game(ron(1, 2, "mangan"), preset=preset, start=start))
        drawn = last(game(tsumo(1, "mangan"), preset=preset, start=start))
        assert numbers(row[1]) == (off[1],)
        assert numbers(row[2]) == (-drawn[2], -drawn[0])
