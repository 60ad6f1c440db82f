"""All yaku in one table: what each is, and its han closed and open."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Cell, Grid, Page
from scorekeeper.rulesets.riichi.reference.in_force import Played
from scorekeeper.rulesets.riichi.why_yaku import PREFIX


def yaku_grid(rows: Sequence[Played], title: Phrase | None = None) -> Grid:
    """Some yaku by their worth, the smallest first, with a sentence each."""
    heads = (Phrase("yaku"), Phrase("ref_what"), Phrase("ref_closed"), Phrase("ref_open"))
    return Grid(heads, tuple((*_named(row), _closed(row), _open(row)) for row in _listed(rows)), title)


def yakuman_grid(rows: Sequence[Played], title: Phrase | None = None) -> Grid:
    """Some yakuman, those that count double last."""
    heads = (Phrase("yakuman"), Phrase("ref_what"), Phrase("ref_worth"))
    return Grid(heads, tuple((*_named(row), _closed(row)) for row in _listed(rows)), title)


def _listed(rows: Sequence[Played]) -> list[Played]:
    return sorted(rows, key=lambda row: row.size)


def _named(row: Played) -> tuple[Cell, Cell]:
    return Cell((Phrase(row.id),), page=row.id), Cell((Phrase(PREFIX + row.id),))


def _closed(row: Played) -> Cell:
    if row.limit:
        return Cell((Phrase(row.limit),))
    closed, opened = row.worth
    return _han("yakuman_count", closed or opened) if row.yakuman else _han("han_count", closed)


def _open(row: Played) -> Cell:
    return _han("han_count", None if row.closed_only else row.worth[1])


def _han(unit: str, amount: int | None) -> Cell:
    return Cell() if amount is None else Cell((Phrase(unit, {"count": amount}),))


def glance_page(every: Sequence[Played]) -> Page:
    """The page with all yaku, for those who look for one they cannot name."""
    yaku = yaku_grid([row for row in every if not row.yakuman], Phrase("yaku"))
    yakuman = yakuman_grid([row for row in every if row.yakuman], Phrase("yakuman"))
    return Page("yaku", Phrase("ref_at_a_glance"), tuple(grid for grid in (yaku, yakuman) if grid.rows), ("役", "yaku"))
