"""Every kind of drill as a row: its words, under which rules there is any, and how a problem is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from scorekeeper.teach.drills import kinds_hand, kinds_table
from scorekeeper.teach.drills.tables import Room
from scorekeeper.teach.drills.task import Drill

LEVELS: Final = (1, 2, 3)
"""Easy; as in real play; hard."""


class Kind(Struct, frozen=True):
    """A kind of drill; `word` and `help` are ids of words."""

    id: str
    word: str
    help: str
    available: Callable[[Room], bool]
    make: Callable[[Room, int], Drill | None]


def _has_parts(room: Room) -> bool:
    return room.playable and bool(room.weights.fine)


def _has_names(room: Room) -> bool:
    return room.playable and bool(room.weights.lines.get(room.weights.named))


KINDS: Final = (
    Kind("names", "drill_names", "drill_names_help", _has_names, kinds_hand.names),
    Kind(
        "points",
        "drill_points",
        "drill_points_help",
        lambda room: room.playable and kinds_hand.can_call_numbers(room),
        kinds_hand.points,
    ),
    Kind("fine", "drill_fine", "drill_fine_help", _has_parts, kinds_hand.fine),
    Kind("counted", "drill_counted", "drill_counted_help", _has_parts, kinds_hand.counted),
    Kind("whole", "drill_whole", "drill_whole_help", lambda room: room.playable, kinds_hand.whole),
    Kind("waits", "drill_waits", "drill_waits_help", lambda room: room.playable, kinds_hand.waits),
    Kind("moves", "drill_moves", "drill_moves_help", lambda room: room.playable, kinds_table.moves),
    Kind(
        "needed",
        "drill_needed",
        "drill_needed_help",
        lambda room: room.playable and kinds_table.can_be_last(room),
        kinds_table.needed,
    ),
)
"""All kinds that are made up, in the order a learner meets them; hands that were played are found by `played`."""
BY_ID: Final = {kind.id: kind for kind in KINDS}


def kinds_for(room: Room) -> tuple[Kind, ...]:
    """The kinds there are under the rules in force."""
    return tuple(kind for kind in KINDS if kind.available(room))
