"""The option that lists the limit hands: what each is worth, and how records write it."""

from dataclasses import dataclass
from typing import Final

from scorekeeper.core.option import Table, WrongPartError

Worth = int | float | None
"""A share of the limit (up to 1), points (2 and more), or None where it does not count."""
Award = tuple[Worth, Worth]
"""What a hand is worth when it is won, and to a loser who lacks one tile of it."""
Awards = tuple[tuple[str, Award], ...]
NO_AWARD: Final[Award] = (None, None)
LIMIT_IDS: Final = (
    "thirteen_orphans",
    "nine_gates",
    "gates_of_heaven",
    "heavenly_hand",
    "earthly_hand",
    "all_honours",
    "all_terminals",
    "all_green",
    "four_kongs",
    "hidden_treasure",
    "buried_treasure",
    "three_dragons",
    "three_dragons_without_chow",
    "four_winds",
    "concealed_one_suit",
    "squirming_snake",
    "wriggling_snake",
    "plum_blossom",
    "moon_from_sea",
    "carrying_pole",
    "kong_upon_kong",
    "east_nine_wins",
    "triple_knitting",
    "knitting",
    "seven_major_pairs",
)
"""Every limit hand the rules know by its tiles or by how it was won."""
NO_LIMIT_HANDS: Final = tuple((name, NO_AWARD) for name in LIMIT_IDS)
"""The table with every hand off."""
CIRCUMSTANCE_IDS: Final = (
    "original_call",
    "kong_upon_kong",
    "only_possible_tile",
    "east_nine_wins",
    "partial_hand",
    "too_many_tiles",
)
_MOST: Final = 1_000_000
_LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class LimitTable:
    """A worth, or two (won and waiting), for each of some limit hands; another name is a club's own hand."""

    def read(self, value: object) -> object:
        """The table as pairs, the rules' own hands first in their order, all of them, then a club's; or ValueError."""
        rows = dict(value) if isinstance(value, Table) else value
        if not isinstance(rows, dict) or not all(isinstance(name, str) for name in rows):
            raise ValueError
        read = dict(_row(name, row) for name, row in rows.items())
        own = sorted((name, row) for name, row in read.items() if name not in LIMIT_IDS and row != NO_AWARD)
        return Table((*((name, read.get(name, NO_AWARD)) for name in LIMIT_IDS), *own))


def written(table: Awards) -> dict[str, object]:
    """The table as records write it: a number for each hand (None: off), or two where it counts when waited for."""
    return {name: won if waiting is None else [won, waiting] for name, (won, waiting) in table}


def amount(worth: Worth, limit: int, roof_off: bool) -> int:
    """The points of a worth under a limit; 0 where it does not count."""
    if worth is None:
        return 0
    if worth <= 1:
        return round(limit * worth)
    return int(worth) if roof_off else min(int(worth), limit)


def _row(name: str, row: object) -> tuple[str, Award]:
    try:
        return _name(name), _award(row)
    except ValueError:
        raise WrongPartError({name: row}) from None


def _name(name: str) -> str:
    if name in LIMIT_IDS:
        return name
    if not name.strip() or len(name) > _LONGEST_NAME or name in CIRCUMSTANCE_IDS:
        raise ValueError
    return name


def _award(row: object) -> Award:
    if not isinstance(row, list | tuple):
        return _worth(row), None
    if len(row) != 2:
        raise ValueError
    return _worth(row[0]), _worth(row[1])


def _worth(value: object) -> Worth:
    if value is None or (type(value) is int and value == 0):
        return None
    if type(value) is int and 1 <= value <= _MOST:
        return value
    if type(value) is float and 0 < value <= 1:
        return value
    raise ValueError
