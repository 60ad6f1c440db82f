"""What stands out in a hand read as sets and a pair, told by its tiles alone: what kinds of hands people win with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from scorekeeper.core.tiles import TILES, Suit, Tile, Wind, wind_tile

Group = tuple[Tile, ...]
SIMPLES: Final = "simples"
ONE_SUIT: Final = "one_suit"
WITH_HONOURS: Final = "one_suit_with_honours"
NO_RUN: Final = "no_run"
ALL_RUNS: Final = "all_runs"
THREE_SUITS: Final = "run_in_three_suits"
STRAIGHT: Final = "straight"
TWINS: Final = "twin_runs"
OUTSIDE: Final = "outside"
PAIRS: Final = "pairs"
SINGLES: Final = "singles"
VALUE_PAIR: Final = "value_pair"
VALUES: Final = ("value_set", "two_value_sets", "three_value_sets", "four_value_sets")
TRAITS: Final = (
    *(SIMPLES, ONE_SUIT, WITH_HONOURS, NO_RUN, ALL_RUNS, THREE_SUITS, STRAIGHT, TWINS, OUTSIDE, PAIRS, SINGLES),
    *(VALUE_PAIR, *VALUES),
)
"""Every trait, in the order in which a set of them is written."""
_DRAGONS: Final = 31
TWO_SIDED: Final = "two_sided"
CLOSED_WAIT: Final = "closed"
EDGE_WAIT: Final = "edge"
PAIR_WAIT: Final = "pair"
TRIPLET_WAIT: Final = "triplet"
WAITS: Final = (TWO_SIDED, TRIPLET_WAIT, CLOSED_WAIT, EDGE_WAIT, PAIR_WAIT)
"""How a tile can have been waited for, in the order in which a reading is looked through."""


class Winds(Struct, frozen=True):
    """The winds of a seat: its own and the one of the round."""

    seat: Wind
    round: Wind

    def value(self, tile: Tile) -> bool:
        """Whether a set of this tile has a value of its own: a dragon, the seat's wind, the round's wind."""
        return tile.kind >= _DRAGONS or tile in (wind_tile(self.seat), wind_tile(self.round))


def next_tile(tile: Tile) -> Tile:
    """The tile that follows: one after nine, east after north, white after red."""
    low, size = (
        (27, 4) if 27 <= tile.kind < _DRAGONS else (_DRAGONS, 3) if tile.is_honour else (9 * (tile.kind // 9), 9)
    )
    return TILES[low + (tile.kind - low + 1) % size]


def is_run(group: Group) -> bool:
    """Whether a group of tiles is a run."""
    return len(group) == 3 and group[0].kind != group[1].kind


def is_set(group: Group) -> bool:
    """Whether a group is of equal tiles, three or four."""
    return len(group) > 2 and not is_run(group)


def written(traits: frozenset[str]) -> str:
    """Some traits as one word of a table."""
    return "+".join(each for each in TRAITS if each in traits)


def traits_of(groups: Sequence[Group], winds: Winds) -> frozenset[str]:
    """What stands out in a hand that is read as these sets and pairs."""
    tiles = [tile.plain for group in groups for tile in group]
    found = set()
    suits = {tile.suit for tile in tiles}
    edges = [tile.is_honour or tile.is_terminal for tile in tiles]
    if not any(edges):
        found.add(SIMPLES)
    if len(suits - {Suit.HONOURS}) <= 1:
        found.add(WITH_HONOURS if Suit.HONOURS in suits else ONE_SUIT)
    if all(any(tile.is_honour or tile.is_terminal for tile in group) for group in groups):
        found.add(OUTSIDE)
    shape = _shape(groups)
    return frozenset(found | ({shape} if shape else _of_sets(groups, winds)))


def _shape(groups: Sequence[Group]) -> str:
    """The trait of a hand that is not four sets and a pair, empty for one that is."""
    if len(groups) == 7 and all(len(group) == 2 for group in groups):
        return PAIRS
    return SINGLES if any(len(group) == 1 for group in groups) else ""


def _of_sets(groups: Sequence[Group], winds: Winds) -> set[str]:
    found = set()
    runs = Counter(group[0].kind for group in map(_plain, groups) if is_run(group))
    sets = [group for group in groups if is_set(group)]
    if not runs:
        found.add(NO_RUN)
    if not sets:
        found.add(ALL_RUNS)
    if any(start < 9 and start + 9 in runs and start + 18 in runs for start in runs):
        found.add(THREE_SUITS)
    if any(start % 9 == 0 and start + 3 in runs and start + 6 in runs for start in runs):
        found.add(STRAIGHT)
    if any(count > 1 for count in runs.values()):
        found.add(TWINS)
    values = sum(winds.value(group[0].plain) for group in sets)
    if values:
        found.add(VALUES[values - 1])
    if any(len(group) == 2 and winds.value(group[0].plain) for group in groups):
        found.add(VALUE_PAIR)
    return found


def _plain(group: Group) -> Group:
    return tuple(sorted((tile.plain for tile in group), key=lambda tile: tile.kind))


def wait_in(group: Group, won: Tile) -> str | None:
    """How a tile was waited for if it completed this group, None where it is not in it."""
    kinds = [tile.kind for tile in _plain(group)]
    if won.kind not in kinds:
        return None
    if len(kinds) == 2:
        return PAIR_WAIT
    if not is_run(group):
        return TRIPLET_WAIT
    step = won.kind - kinds[0]
    if step == 1:
        return CLOSED_WAIT
    return EDGE_WAIT if kinds[0] % 9 == (0 if step == 2 else 6) else TWO_SIDED
