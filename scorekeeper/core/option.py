"""Rule options: each is declared once, with the values it may have and the sentence that explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Protocol

from msgspec import Struct, StructMeta
from msgspec.structs import replace

from scorekeeper.core.problem import Problem
from scorekeeper.core.records import shown

NONE: Final = "none"
"""The key of the word for a value that is left open."""


class WrongPartError(ValueError):
    """A long value cannot be because of one part of it, which is shown in its stead."""

    def __init__(self, part: object) -> None:
        super().__init__()
        self.part = part


class Kind(Protocol):
    """The values an option may have."""

    def read(self, value: object) -> object:
        """The value as the rules hold it; raises ValueError for one the option cannot have."""


class OneOf(Struct, frozen=True):
    """One of a few values; a number is never taken for a yes or no."""

    values: tuple[bool | int | str, ...]

    def read(self, value: object) -> object:
        """The value itself when it is one of the few."""
        for each in self.values:
            if type(value) is type(each) and value == each:
                return each
        raise ValueError


SWITCH: Final = OneOf((True, False))


class SeveralOf(Struct, frozen=True):
    """Any of some ids, each at most once; held in the order of the ids, however they were named."""

    ids: tuple[str, ...]

    def read(self, value: object) -> object:
        """The value as the rules hold it, or ValueError."""
        if not isinstance(value, list | tuple) or any(each not in self.ids for each in value):
            raise ValueError
        if len(set(value)) != len(value):
            raise ValueError
        return tuple(each for each in self.ids if each in value)


class Whole(Struct, frozen=True):
    """A whole number between two bounds; `or_none` lets it be left open."""

    low: int
    high: int
    step: int = 1
    or_none: bool = False

    def read(self, value: object) -> object:
        """The value as the rules hold it, or ValueError."""
        if value is None and self.or_none:
            return None
        if type(value) is not int or not self.low <= value <= self.high or value % self.step:
            raise ValueError
        return value


class Numbers(Struct, frozen=True):
    """A list of so many numbers, whole ones unless told otherwise."""

    count: int
    low: int
    high: int
    whole: bool = True

    def read(self, value: object) -> tuple[Any, ...]:
        """The value as the rules hold it, or ValueError."""
        if not isinstance(value, list | tuple) or len(value) != self.count:
            raise ValueError
        wanted = (int,) if self.whole else (int, float)
        if any(type(each) not in wanted or not self.low <= each <= self.high for each in value):
            raise ValueError
        return tuple(value)


class NumberOr(Struct, frozen=True):
    """A number of points, or one of a few words; None stands for `none`."""

    words: tuple[str, ...]
    low: int
    high: int
    none: int

    def read(self, value: object) -> object:
        """The value as the rules hold it, or ValueError."""
        if value is None:
            return self.none
        if type(value) is str and value in self.words:
            return value
        if type(value) is int and self.low <= value <= self.high:
            return value
        raise ValueError


class Table(tuple[tuple[Any, tuple[Any, ...]], ...]):
    """Rows by key, as the rules hold them: pairs of a key and its row, sorted; records write them as an object."""

    __slots__ = ()


class TableByCount(Struct, frozen=True):
    """A list of numbers for each of some counts (1, 2, 3 …), or None; held as pairs sorted by count."""

    counts: tuple[int, ...]
    row: Numbers

    def read(self, value: object) -> object:
        """The value as the rules hold it, or ValueError."""
        if value is None:
            return None
        if isinstance(value, Table):
            value = dict(value)
        if not isinstance(value, dict) or not value:
            raise ValueError
        rows: dict[int, tuple[Any, ...]] = {}
        for count, numbers in value.items():
            number = int(count) if isinstance(count, str) and count.isdecimal() else count
            if type(number) is not int or number not in self.counts or number in rows:
                raise ValueError
            rows[number] = self.row.read(numbers)
        return Table((count, rows[count]) for count in sorted(rows))


Pair = tuple[int | None, int | None]
Values = Mapping[str, object]
"""Every option's value in public form, by its id."""


class PairTable(Struct, frozen=True):
    """Two numbers for each of some ids, None where it does not count; ids that are not named keep their usual ones.

    `bounds` holds the highest number of each id, `first_only` those that have no second; `usual` tells what counts for
    an id that the table does not name, under the values of the other options.
    """

    bounds: Mapping[str, int]
    first_only: frozenset[str]
    usual: Callable[[Values], Mapping[str, Pair]]

    def read(self, value: object) -> object:
        """The table as pairs sorted by id, or ValueError."""
        rows = dict(value) if isinstance(value, Table) else value
        if not isinstance(rows, dict) or any(name not in self.bounds for name in rows):
            raise ValueError
        return Table(sorted((name, self._pair(name, row)) for name, row in rows.items()))

    def _pair(self, name: str, row: object) -> Pair:
        if not isinstance(row, list | tuple) or len(row) != 2:
            raise ValueError
        first, second = row
        for each in row:
            if each is not None and (type(each) is not int or not 1 <= each <= self.bounds[name]):
                raise ValueError
        if second is not None and name in self.first_only:
            raise ValueError
        return first, second


class Need(Struct, frozen=True):
    """When an option means anything at all: while `met` holds of the others; `reason` says why it does not."""

    met: Callable[[Values], bool]
    reason: str


class Option(Struct, frozen=True):
    """One option: its id, the values it may have, its words, and the page of the rules it stands on.

    `word` is its short name, `sentence` says what it settles, `help` more where that is not enough. `choices` are the words
    of its values (of the ids of a list or table), `parts` those of the numbers in a row; a value without one is its own word.
    `helps` are sentences about the ids of a table.
    """

    id: str
    kind: Kind
    sentence: str
    page: str
    default: object
    word: str = ""
    help: str = ""
    choices: Mapping[str, str] = {}
    parts: tuple[str, ...] = ()
    need: Need | None = None
    helps: Mapping[str, str] = {}
    rare: bool = False
    """Whether few tables know it: it is folded away for somebody new to the game."""

    def choice(self, value: object) -> str:
        """The word of a value, or of an id within one."""
        key = NONE if value is None else str(value)
        return self.choices.get(key, key)

    def idle(self, values: Values) -> str:
        """Why the option means nothing beside the values of the others; empty when it does."""
        return "" if self.need is None or self.need.met(values) else self.need.reason


def option(
    default: Any,  # noqa: ANN401 - stands for a field of any type
    kind: Kind,
    page: str,
    sentence: str,
    *,
    word: str = "",
    help: str = "",  # noqa: A002 - the name of the row's field
    choices: Mapping[str, str] | None = None,
    parts: tuple[str, ...] = (),
    need: Need | None = None,
    rare: bool = False,
) -> Any:  # noqa: ANN401
    """A field of an OptionHolder: default, possible values, page (`hand`, `table`, `end`, `yaku`) and sentence."""
    return _Declared(Option("", kind, sentence, page, default, word, help, choices or {}, parts, need, rare=rare))


class _Declared(Struct, frozen=True):
    """What stands in a class of options until its fields are made."""

    row: Option


class _Declaring(StructMeta):
    """Takes the rows out of a class of options, so that its fields have their defaults."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        **config: Any,  # noqa: ANN401 - as the ground takes them
    ) -> _Declaring:
        """Make the class."""
        rows = tuple(replace(each.row, id=id_) for id_, each in namespace.items() if isinstance(each, _Declared))
        before = (row for base in bases for row in getattr(base, "declared", ()))
        namespace |= {"declared": (*before, *rows), **{row.id: row.default for row in rows}}
        return super().__new__(mcls, name, bases, namespace, **config)


class OptionHolder(Struct, metaclass=_Declaring, frozen=True):
    """The ground of classes of options: every field is one option, its default the usual value."""

    declared: ClassVar[tuple[Option, ...]] = ()
    """Every option of the class, in order."""


def read_options(rows: Mapping[str, Option], values: Mapping[str, object]) -> dict[str, object] | Problem:
    """The values of some options as the rules hold them; `bad_record` names every unknown or impossible one."""
    found: dict[str, object] = {}
    faults: list[str] = []
    for name, value in values.items():
        row = rows.get(name)
        if row is None:
            faults.append(f"the rules have no option “{name}”")
            continue
        try:
            found[name] = row.kind.read(value)
        except WrongPartError as fault:
            faults.append(f"the option “{name}” cannot have {shown(fault.part)}")
        except ValueError:
            faults.append(f"the option “{name}” cannot be {shown(value)}")
    return Problem("bad_record", {"what": "; ".join(faults)}, "options") if faults else found


def public(value: object) -> object:
    """An option's value as records write it."""
    if isinstance(value, Table):
        return {str(key): list(row) for key, row in value}
    if isinstance(value, tuple):
        return [public(each) for each in value]
    return value
