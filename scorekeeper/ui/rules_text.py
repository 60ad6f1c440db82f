"""A rule's value as a person reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from scorekeeper.core.awards import AwardTable, award_of
from scorekeeper.core.option import NumberOr, Numbers, OneOf, Option, PairTable, SeveralOf, TableByCount, Whole
from scorekeeper.ui.rules_worth import award_text
from scorekeeper.ui.speech import points, translate
from scorekeeper.ui.words import listed, ui


def number(value: float) -> str:
    """A number as people write it: thousands apart, a true minus sign, no needless digits."""
    if isinstance(value, int) or value == int(value):
        return points(int(value))
    return f"{value:g}".replace("-", "−")


def value_text(option: Option, value: object) -> str:
    """What an option's public value says."""
    return _TEXTS.get(type(option.kind), _named)(option, value)


def value_lines(option: Option, value: object) -> str:
    """What an option's public value says, a line for each entry of a table of hands."""
    rows = value if isinstance(value, Mapping) else {}
    return "\n".join(value_text(option, {name: row}) for name, row in rows.items() if row is not None) or ui(
        "rules_none"
    )


def contrast_text(option: Option, value: object, other: object, between: str = "") -> str:
    """What an option's public value says beside another one: of a table of hands only what the other has not.

    `between` stands between two hands, a comma where it is empty.
    """
    if not (isinstance(option.kind, AwardTable) and isinstance(value, Mapping) and isinstance(other, Mapping)):
        return value_text(option, value)
    names = [name for name in {**value, **other} if value.get(name) != other.get(name)]
    return (between or ui("comma")).join(_award(option, name, value.get(name)) for name in names)


def _one(option: Option, value: object) -> str:
    if isinstance(value, bool):
        return ui("rules_yes" if value else "rules_no")
    return translate(option.choice(value))


def _several(option: Option, value: object) -> str:
    return _joined(translate(option.choice(each)) for each in _list(value)) or ui("rules_none")


def _number(option: Option, value: object) -> str:
    return number(value) if isinstance(value, int | float) else translate(option.choice(value))


def _numbers(_option: Option, value: object) -> str:
    return " / ".join(number(each) if isinstance(each, int | float) else "–" for each in _list(value))


def _by_count(option: Option, value: object) -> str:
    if not isinstance(value, Mapping):
        return translate(option.choice(None))
    return _joined(f"{translate(option.choice(key))}: {_numbers(option, row)}" for key, row in value.items())


def _pairs(option: Option, value: object) -> str:
    rows = value if isinstance(value, Mapping) else {}
    return _joined(f"{translate(option.choice(key))} {_numbers(option, row)}" for key, row in rows.items()) or ui(
        "rules_as_usual"
    )


def _awards(option: Option, value: object) -> str:
    rows = value if isinstance(value, Mapping) else {}
    return _joined(_award(option, name, row) for name, row in rows.items() if row is not None) or ui("rules_none")


def _award(option: Option, name: str, row: object) -> str:
    return ui("awards_hand", hand=translate(option.choice(name)), worth=award_text(award_of(row)))


def _named(option: Option, value: object) -> str:
    """A value of a kind that only a family knows: its entries by name, those left open left out."""
    if not isinstance(value, Mapping):
        return str(value)
    held = {
        key: entry if isinstance(entry, list | tuple) else (entry,) for key, entry in value.items() if entry is not None
    }
    return _joined(f"{translate(option.choice(key))} {_numbers(option, entry)}" for key, entry in held.items())


def _list(value: object) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


def _joined(texts: Iterable[str]) -> str:
    return listed(texts)


_TEXTS: Final[dict[type, Callable[[Option, object], str]]] = {
    OneOf: _one,
    SeveralOf: _several,
    Whole: _number,
    NumberOr: _number,
    Numbers: _numbers,
    TableByCount: _by_count,
    PairTable: _pairs,
    AwardTable: _awards,
}
"""How the values of each kind are said."""
