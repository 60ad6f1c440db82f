"""How a hand is reckoned: all points, all doubles, all limit hands, and from points to the total."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.option_said import value_cells, worth_said
from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Block, Cell, Facts, Grid, Page, Paragraph
from scorekeeper.rulesets.classical.items import DOUBLES, Row
from scorekeeper.rulesets.classical.limit_table import amount
from scorekeeper.rulesets.classical.options import OPTIONS
from scorekeeper.rulesets.classical.reference.in_force import House
from scorekeeper.rulesets.classical.reference.row_pages import worth

_SIDES: Final = ("pung_exposed", "pung_concealed", "kong_exposed", "kong_concealed")
_KINDS: Final = ("simple", "terminal", "honour")
_SET_ROWS: Final = frozenset(f"{side}_{kind}" for side in _SIDES for kind in _KINDS)
_POINTS: Final = (20, 22, 24, 26, 28, 30, 32, 36, 40, 44, 48, 52)
_MOST_DOUBLES: Final = 6


def counted_pages(house: House) -> tuple[Page, ...]:
    """The pages with everything of one kind in one table."""
    pages = (
        Page("points", Phrase("ref_points_page"), tuple(point_grids(house)), lines=("points_sum",)),
        Page(
            "doubles",
            Phrase("ref_doubles_page"),
            (Paragraph(Phrase("why_doubled")), double_grid(house)),
            lines=("doubled",),
        ),
        Page("limit_hand", Phrase("ref_limits_page"), (Paragraph(Phrase("why_limit_hand")), limit_grid(house))),
        Page("reckoning", Phrase("ref_reckoning"), tuple(_reckoning(house)), lines=("limit_reached",)),
    )
    return tuple(page for page in pages if page.id != "limit_hand" or house.limit_hands)


def point_grids(house: House) -> Iterator[Block]:
    """The points of sets, and of all else."""
    rows = {row.id: row for row in house.points}
    sets = (
        (Cell((Phrase(f"ref_{side}"),)), *(_set(house, rows.get(f"{side}_{kind}")) for kind in _KINDS))
        for side in _SIDES
    )
    heads = (Phrase("ref_set"), Phrase("ref_simples"), Phrase("ref_terminals"), Phrase("ref_honours"))
    yield Grid(heads, tuple(sets))
    yield _listed(house, [row for row in house.points if row.id not in _SET_ROWS], "points", "ref_else")


def _set(house: House, row: Row | None) -> Cell:
    return Cell() if row is None else worth(house, row)


def double_grid(house: House) -> Grid:
    """Every double with what makes it and how often it doubles."""
    return _listed(house, house.doubles, DOUBLES, "")


def _listed(house: House, rows: list[Row] | tuple[Row, ...], unit: str, title: str) -> Grid:
    heads = (Phrase(unit), Phrase("ref_what"), Phrase("ref_worth"), Phrase("ref_named"))
    cells = (
        (
            Cell((Phrase(row.id),), page=row.id),
            Cell(_said(house, row.id)),
            worth(house, row),
            Cell((Phrase("ref_winner" if row.winner else "ref_all"),)),
        )
        for row in rows
    )
    return Grid(heads, tuple(cells), Phrase(title) if title else None)


def _said(house: House, name: str) -> tuple[Phrase, ...]:
    said = house.said(name)
    return (Phrase(said),) if said else ()


def limit_grid(house: House) -> Grid:
    """Every limit hand with what makes it, and what it pays when won and when waited for."""
    rules = house.options.rules
    waited = any(waiting is not None for _, waiting in house.limit_hands.values())
    heads = [Phrase("limit_hand"), Phrase("ref_what"), Phrase("ref_worth"), Phrase("points")]
    rows = []
    for name, (won, waiting) in house.limit_hands.items():
        cells = [Cell((Phrase(name),), page=name), Cell(_said(house, name)), Cell((worth_said(won),))]
        cells.append(Cell(points=amount(won, rules.limit, rules.roof_off)))
        if waited:
            cells.append(Cell() if waiting is None else Cell(points=amount(waiting, rules.limit, rules.roof_off)))
        rows.append(tuple(cells))
    return Grid((*heads, Phrase("ref_waiting")) if waited else tuple(heads), tuple(rows))


def _reckoning(house: House) -> Iterator[Block]:
    yield Paragraph(Phrase("why_points_sum"))
    yield Paragraph(Phrase("why_doubled"))
    rules = house.options.rules
    if rules.roof_off:
        yield Paragraph(Phrase(OPTIONS["roof_off"].sentence))
    else:
        yield Paragraph(Phrase("why_limit_reached"))
        yield Facts(((Phrase("ref_limit_points"), value_cells(OPTIONS["limit"], rules.limit)),))
    yield total_grid(house)


def total_grid(house: House) -> Grid:
    """What so many points come to with so many doubles, cut at the limit."""
    rules = house.options.rules
    heads = (Phrase("points"), *(Phrase("doubles_count", {"count": times}) for times in range(_MOST_DOUBLES + 1)))
    rows = (
        (
            Cell((Phrase("points_count", {"count": points}),)),
            *(
                Cell(points=points << times if rules.roof_off else min(points << times, rules.limit))
                for times in range(_MOST_DOUBLES + 1)
            ),
        )
        for points in _POINTS
    )
    return Grid(heads, tuple(rows))
