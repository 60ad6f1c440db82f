"""The Classical reference tells the rules in force and nothing else, and its numbers are those of the table."""

from typing import Any

import pytest

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Example, Grid, Page
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.reference.table_pages import HANDS, WINNER
from scorekeeper.rulesets.classical.rows import ROWS
from scorekeeper.rulesets.classical.ruleset import Classical
from tests.rulesets.classical.at_table import deltas, game, rules, win

every_preset = pytest.mark.parametrize("preset", PRESETS)


def pages(found: Classical) -> dict[str, Page]:
    return {page.id: page for section in found.reference() for page in section.pages}


def grids(page: Page) -> list[Grid]:
    return [block for block in page.blocks if isinstance(block, Grid)]


def counts_never(found: Classical) -> set[str]:
    """Rows with a worth that other options leave without anything to count."""
    told = found.values.rules
    return {
        *(() if told.round_wind else ("pair_round_wind", "set_round_wind")),
        *(() if told.own_bonus == "each" else ("own_flower", "own_season")),
        *(() if told.own_bonus == "both" else ("own_flower_and_season",)),
        *(() if told.only_possible_tile != "off" else ("only_possible_tile",)),
        *(() if told.chows_allowed == 4 else ("worthless_hand",)),
    }


@every_preset
def test_all_that_counts_has_a_page_with_a_hand_and_nothing_else_has(preset: str) -> None:
    found = rules(preset)
    told = pages(found)
    wanted = {row.id for row in ROWS if found.values.worth[row.id]} - counts_never(found)
    wanted |= {name for name, award in found.values.rules.awards.items() if award[0] is not None}
    assert wanted == {row.id for row in ROWS} & set(told) | {row.id for row in LIMIT_ROWS} & set(told)
    for name in wanted:
        assert any(isinstance(block, Example) for block in told[name].blocks), name


def test_a_hand_that_the_club_has_added_has_a_page_too() -> None:
    found = rules("bmja", limit_hands={"Moonlight": 300})
    page = pages(found)["Moonlight"]
    assert shown(page.blocks).total == 300


def shown(blocks: tuple[Block, ...]) -> Example:
    """The hand on a page."""
    (found,) = (block for block in blocks if isinstance(block, Example))
    return found


@every_preset
def test_the_hands_of_the_example_are_settled_as_at_the_table(preset: str) -> None:
    (grid,) = grids(pages(rules(preset))["settlement"])
    (paid,) = deltas(game(win(WINNER, *HANDS, off=0), preset=preset))
    assert [row[-1].points for row in grid.rows] == paid
    assert [row[1].points for row in grid.rows] == list(HANDS)
    for at, row in enumerate(grid.rows):
        between = [cell.points or 0 for cell in row[2:-1]]
        assert sum(between) == paid[at]
        assert all(amount == -(grid.rows[other][2 + at].points or 0) for other, amount in enumerate(between))


@every_preset
@pytest.mark.parametrize("options", [{}, {"roof_off": True}, {"limit": 300}])
def test_every_total_is_what_a_hand_of_so_much_comes_to(preset: str, options: dict[str, Any]) -> None:
    found = rules(preset, **options)
    totals: dict[tuple[object, object], int | None] = {}
    (grid,) = grids(pages(found)["reckoning"])
    for row in grid.rows:
        points = row[0].said[0].values["count"]
        totals |= {(points, times): cell.points for times, cell in enumerate(row[1:])}
    hands = [block for page in pages(found).values() for block in page.blocks if isinstance(block, Example)]
    checked = 0
    for hand in hands:
        parts = {part.id: part.total or 0 for part in hand.parts}
        key = parts.get("points", 0), parts.get("doubles", 0)
        if key in totals and "limit_hand" not in parts:
            checked += 1
            assert totals[key] == hand.total, key
    assert checked > 5


def test_fines_are_told_where_the_rules_set_them() -> None:
    assert len(pages(rules("dmjl"))["fines"].blocks) == 2
    assert len(pages(rules("mahjong_time"))["fines"].blocks) == 1
    assert pages(rules("dmjl"))["fines"].title == Phrase("ref_fines")
