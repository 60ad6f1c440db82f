"""What the value of a house rule says, as facts of a page: every kind of option in a form that can be shown and printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scorekeeper.core.awards import LIMIT, AwardTable, Worth, award_of
from scorekeeper.core.option import NONE, Numbers, Option, PairTable, SeveralOf, TableByCount
from scorekeeper.core.problem import Phrase, Value
from scorekeeper.core.reference import Cell


def value_cells(row: Option, value: object) -> tuple[Cell, ...]:
    """What an option's public value says, a cell for each of its entries."""
    return tuple(_cells(row, value))


def _cells(row: Option, value: object) -> Iterator[Cell]:
    match row.kind:
        case SeveralOf():
            named = [Cell((_choice(row, each),)) for each in _items(value)]
            yield from named or [_said("value_none")]
        case Numbers():
            for part, each in zip(row.parts or (None,) * len(_items(value)), _items(value), strict=True):
                yield Cell(((Phrase(part),) if part else ()) + (_number(each),))
        case TableByCount() if isinstance(value, Mapping):
            for key, numbers in value.items():
                yield Cell((_choice(row, key), *(_number(each) for each in _items(numbers))))
        case PairTable() if isinstance(value, Mapping):
            pairs = [
                Cell((_choice(row, key), *map(_number, _items(each))), page=str(key)) for key, each in value.items()
            ]
            yield from pairs or [_said("value_as_usual")]
        case AwardTable() if isinstance(value, Mapping):
            awards = [_award(row, str(key), each) for key, each in value.items() if each is not None]
            yield from awards or [_said("value_none")]
        case _:
            yield Cell((_plain(row, value),))


def _plain(row: Option, value: object) -> Phrase:
    """A single value: yes or no, a word, or a number."""
    if isinstance(value, bool):
        return Phrase("value_yes" if value else "value_no")
    key = NONE if value is None else str(value)
    if key in row.choices:
        return _choice(row, value)
    return Phrase("value_none") if value is None else _number(value)


def _said(id_: str) -> Cell:
    return Cell((Phrase(id_),))


def _choice(row: Option, value: object) -> Phrase:
    return Phrase(row.choice(value))


def _items(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


def _number(value: object) -> Phrase:
    """A number in a sentence of its own, so that it is written as the reader writes numbers."""
    if value is None:
        return Phrase("value_off")
    shown: Value = value if isinstance(value, int | float | str) else str(value)
    if isinstance(shown, float) and shown == int(shown):
        shown = int(shown)
    return Phrase("value_number", {"number": shown})


def _award(row: Option, name: str, value: object) -> Cell:
    won, waiting = award_of(value)
    said = (_choice(row, name), worth_said(won))
    return Cell(said if waiting is None else (*said, Phrase("value_waiting"), worth_said(waiting)), page=name)


def worth_said(worth: Worth) -> Phrase:
    """What a hand of a table is worth: the limit, a part of it, points, or nothing."""
    if worth is None:
        return Phrase("value_off")
    if worth == LIMIT:
        return Phrase("value_limit")
    return (
        Phrase("value_of_limit", {"part": worth}) if worth < LIMIT else Phrase("value_points", {"points": int(worth)})
    )
