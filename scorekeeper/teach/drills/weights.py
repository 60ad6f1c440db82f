"""How often what happens in real play, as tables that are counted from recorded hands and handed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Generic, TypeVar

from msgspec import Struct

from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, bad, entries, mapping, number, text

T = TypeVar("T")
_MOST: Final = 10_000_000
_SHAPE_NUMBERS: Final = 5


class Table(Struct, Generic[T], frozen=True):
    """Things with how often each was seen."""

    things: tuple[T, ...]
    counts: tuple[int, ...]

    def __bool__(self) -> bool:
        return bool(self.things)

    def draw(self, chance: Random) -> T:
        """One of them, the more often seen the likelier."""
        return chance.choices(self.things, self.counts)[0]

    def only(self, wanted: Callable[[T], bool]) -> Table[T]:
        """Those of them that are wanted."""
        kept = [(thing, count) for thing, count in zip(self.things, self.counts, strict=True) if wanted(thing)]
        return Table(tuple(thing for thing, _ in kept), tuple(count for _, count in kept))

    def count(self, thing: T) -> int:
        """How often something was seen."""
        return next((count for each, count in zip(self.things, self.counts, strict=True) if each == thing), 0)


class Shape(Struct, frozen=True):
    """A kind of hand: how many sets of each kind were called or kept, what stands out, and whether the tile was drawn.

    `triplets` counts the concealed sets of three equal tiles; all other concealed sets are runs.
    """

    runs_called: int
    triplets_called: int
    open_kans: int
    closed_kans: int
    triplets: int
    drawn: bool
    traits: frozenset[str]

    @property
    def called(self) -> int:
        """How many sets lie beside the concealed tiles."""
        return self.runs_called + self.triplets_called + self.open_kans + self.closed_kans

    @property
    def open(self) -> bool:
        """Whether some set was claimed from others."""
        return self.called > self.closed_kans

    @property
    def kans(self) -> int:
        """How many sets have four tiles."""
        return self.open_kans + self.closed_kans


Ticks = tuple[str, ...]
Condition = tuple[bool, bool, bool, bool]
"""Whether the hand is open, drawn, with a kan, and without worth as long as nothing is ticked."""


class Weights(Struct, frozen=True):
    """The tables of one family.

    `runs` are starts (1 to 7), `same` numbers of a triplet or pair (1 to 9), or what kind of honour it is, each by where it
    stands: `called`, `kept`, `pair`. `ticks` are circumstances, and ways of winning, that came together. `rows` tell how
    many tiles lay in each row beside the hand, by how many kans there were; `reds` of how many thousand fives are red.
    """

    shapes: Table[Shape]
    winds: Table[str]
    runs: Mapping[str, Table[int]]
    same: Mapping[str, Table[str]]
    waits: Mapping[str, Table[str]]
    ticks: Mapping[Condition, Table[Ticks]] = {}
    melds: Mapping[str, int] = {}
    rows: Mapping[str, Mapping[int, Table[int]]] = {}
    reds: int = 0
    pointed: Mapping[str, int] = {}
    """Of how many thousand tiles in a row beside the hand the next tile is in the hand: what brings points is kept."""
    lines: Mapping[str, Table[str]] = {}
    """The reasons seen in each part of a score, by the part's id."""
    usual: Mapping[str, int] = {}
    """How often hands came that are called out in several numbers, by those numbers written as `han=2+fu=30`."""
    steps: Mapping[str, int] = {}
    """To what multiple the total of a part is rounded up, by the part's id; parts that are not rounded are left out."""
    fine: str = ""
    """The part that adds many small numbers, such as fu."""
    named: str = ""
    """The part that names what a hand is, such as yaku."""


def read_weights(record: Mapping[str, object]) -> Weights | Problem:
    """The tables in a record; `bad_record` for one that is none."""
    try:
        return Weights(
            shapes=_shapes(record),
            winds=_table(record, "winds"),
            runs={place: _numbers(each) for place, each in _tables(record, "runs").items()},
            same=_tables(record, "same"),
            waits=_tables(record, "waits"),
            ticks={_condition(key): _ticks(each) for key, each in _tables(record, "ticks").items()},
            melds=_counts(record.get("melds") or {}, "melds"),
            rows={
                row: {int(kans): _numbers(_of(each, "rows")) for kans, each in mapping(by_kans, "rows").items()}
                for row, by_kans in mapping(record.get("rows") or {}, "rows").items()
            },
            reds=number(record, "reds", 0, 1000, 0),
            pointed=_counts(record.get("pointed") or {}, "pointed"),
            lines=_tables(record, "lines"),
            usual=_counts(record.get("usual") or {}, "usual"),
            steps=_counts(record.get("steps") or {}, "steps"),
            fine=text(record, "fine", ""),
            named=text(record, "named", ""),
        )
    except BadRecordError as fault:
        return fault.problem
    except ValueError:
        return bad("a table of weights has a key it cannot have").problem


def _counts(value: object, key: str) -> dict[str, int]:
    found = mapping(value, key)
    return {name: number(found, name, 0, _MOST) for name in found}


def _of(value: object, key: str) -> Table[str]:
    counts = _counts(value, key)
    return Table(tuple(counts), tuple(counts.values()))


def _table(record: Mapping[str, object], key: str) -> Table[str]:
    return _of(record.get(key) or {}, key)


def _tables(record: Mapping[str, object], key: str) -> dict[str, Table[str]]:
    return {name: _of(each, key) for name, each in mapping(record.get(key) or {}, key).items()}


def _numbers(table: Table[str]) -> Table[int]:
    return Table(tuple(map(int, table.things)), table.counts)


def _ticks(table: Table[str]) -> Table[Ticks]:
    return Table(tuple(tuple(each.split("+")) if each else () for each in table.things), table.counts)


def _condition(key: str) -> Condition:
    is_open, drawn, kan, bare = (sign == "1" for sign in key)
    return is_open, drawn, kan, bare


def _shapes(record: Mapping[str, object]) -> Table[Shape]:
    shapes, counts = [], []
    for row in entries(record, "shapes"):
        if not isinstance(row, list) or len(row) != _SHAPE_NUMBERS + 3:
            raise bad("a shape is five numbers, a yes or no, traits and a count", "shapes")
        *numbers, traits, count = row
        if not all(type(each) is int for each in (*numbers, count)) or not isinstance(traits, str):
            raise bad("a shape is five numbers, a yes or no, traits and a count", "shapes")
        runs, triplets, open_kans, closed_kans, kept, drawn = numbers
        shapes.append(
            Shape(runs, triplets, open_kans, closed_kans, kept, bool(drawn), frozenset(traits.split("+")) - {""})
        )
        counts.append(count)
    return Table(tuple(shapes), tuple(counts))
