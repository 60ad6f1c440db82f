"""Sessions as a table for other programs: comma-separated, a row a hand, under one header."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Final

from scorekeeper.core.session_sheet import SessionSheet, SheetRow

MARK: Final = "\ufeff"
"""What tells spreadsheets that a file is in UTF-8."""
_FORMULA: Final = ("=", "+", "-", "@")
_FIRST: Final = ("session", "started", "hand")
_LAST: Final = ("at", "note")
_BY_SEAT: Final = ("player", "change", "score")
_KIND: Final = "kind"
_PLACE: Final = "place"
_POINTS: Final = "points"
_RESULT: Final = "result"


def table_of(sheets: Sequence[SessionSheet]) -> str:
    """The rows of some sessions, after a header; amounts are plain numbers of points.

    `hand` counts each session's rows from 1, the columns after it are the family's own (`round`, `honba`, …), and every
    seat has three: who sat there, what the hand moved, and the score after it. The last row of a session that has ended
    tells the final sheet besides: each seat's place, points, what the result is made of, and the result.
    """
    fields, parts = _fields(sheets), _parts(sheets)
    seats = max((len(sheet.players) for sheet in sheets), default=0)
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    by_seat = [f"{name}_{seat}" for seat in range(1, seats + 1) for name in _BY_SEAT]
    ended = [f"{name}_{seat}" for seat in range(1, seats + 1) for name in parts]
    writer.writerow([*_FIRST, *fields, "outcome", *by_seat, *_LAST, *ended])
    for sheet in sheets:
        for number, row in enumerate(sheet.rows, 1):
            last = _ending(sheet, parts) if number == len(sheet.rows) else []
            blank = [""] * (len(ended) - len(last))
            writer.writerow(
                [*_first(sheet, number), *_cells(row, fields, seats), row.at, _as_text(row.note), *last, *blank]
            )
    return out.getvalue()


def _parts(sheets: Sequence[SessionSheet]) -> list[str]:
    """What the final sheets tell of every seat; nothing while no session has ended."""
    results = [sheet.ledger.result for sheet in sheets if sheet.ledger.over]
    columns = dict.fromkeys(column.id for result in results for column in result.columns)
    return [_PLACE, _POINTS, *columns, _RESULT] if results else []


def _ending(sheet: SessionSheet, parts: Sequence[str]) -> list[object]:
    """The final sheet of a session, seat by seat; nothing while it goes on."""
    result = sheet.ledger.result
    if result.final is None:
        return []
    found: list[object] = []
    for seat, final in enumerate(result.final):
        told: dict[str, object] = {column.id: column.amounts[seat] / result.unit for column in result.columns}
        told |= {_PLACE: result.places[seat], _POINTS: result.points[seat], _RESULT: final}
        found += [told.get(name, "") for name in parts]
    return found


def _fields(sheets: Iterable[SessionSheet]) -> list[str]:
    """The family's own columns, in the order they come up."""
    found = (name for sheet in sheets for row in sheet.rows for name in row.row.fields)
    return [name for name in dict.fromkeys(found) if name != _KIND]


def _first(sheet: SessionSheet, number: int) -> list[object]:
    return [_as_text(sheet.title), _as_text(sheet.started), number]


def _cells(row: SheetRow, fields: Sequence[str], seats: int) -> list[object]:
    cells: list[object] = [_cell(row.row.fields.get(name, "")) for name in fields]
    cells.append(row.row.kind)
    for name, change, score in zip(row.players, row.row.deltas, row.row.scores, strict=True):
        cells += [_as_text(name), change, score]
    return [*cells, *[""] * (len(_BY_SEAT) * (seats - len(row.players)))]


def _cell(value: object) -> object:
    """A field as one cell; a list as records write it."""
    return json.dumps(value) if isinstance(value, list | tuple) else _as_text(value)


def _as_text(value: object) -> object:
    """What a spreadsheet would take for a formula, and carry out, as a text that it shows."""
    return f"'{value}" if isinstance(value, str) and value.lstrip()[:1] in _FORMULA else value
