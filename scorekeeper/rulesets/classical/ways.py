"""The ways a winning tile can come, as rows: its id in records, its word, and whether it was drawn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.words import QT_TRANSLATE_NOOP

DISCARD: Final = "discard"
WALL: Final = "wall"
REPLACEMENT: Final = "replacement"
LAST_REPLACEMENT: Final = "last_tile_as_replacement"
ROBBED_KONG: Final = "robbed_kong"
DEALT_HAND: Final = "dealt_hand"
FIRST_DISCARD: Final = "first_discard"


class Way(Struct, frozen=True):
    """One way to win; `drawn` tells a tile of the own draw from one of another player, `rare` what newcomers can do without."""

    id: str
    word: str
    drawn: bool
    help: str = ""
    rare: bool = False


WAYS: Final[dict[str, Way]] = {
    way.id: way
    for way in (
        Way(WALL, QT_TRANSLATE_NOOP("words", "Own draw"), drawn=True),
        Way(DISCARD, QT_TRANSLATE_NOOP("words", "From a discard"), drawn=False),
        Way(
            REPLACEMENT,
            QT_TRANSLATE_NOOP("words", "Replacement tile"),
            drawn=True,
            help=QT_TRANSLATE_NOOP("words", "The winning tile replaced a kong’s fourth tile, a flower or a season."),
        ),
        Way(
            "last_wall_tile",
            QT_TRANSLATE_NOOP("words", "Last tile of the wall"),
            drawn=True,
            help=QT_TRANSLATE_NOOP("words", "The winning tile was the last one of the wall."),
        ),
        Way(
            LAST_REPLACEMENT,
            QT_TRANSLATE_NOOP("words", "Last tile of the wall as a replacement"),
            drawn=True,
            help=QT_TRANSLATE_NOOP("words", "The winning tile was the last one there was, and a replacement too."),
            rare=True,
        ),
        Way(
            "last_discard",
            QT_TRANSLATE_NOOP("words", "Last discard"),
            drawn=False,
            help=QT_TRANSLATE_NOOP("words", "The winning tile was discarded when the wall was empty."),
        ),
        Way(
            ROBBED_KONG,
            QT_TRANSLATE_NOOP("words", "Robbed from a kong"),
            drawn=False,
            help=QT_TRANSLATE_NOOP("words", "Another player added the winning tile to a set of three."),
            rare=True,
        ),
        Way(
            DEALT_HAND,
            QT_TRANSLATE_NOOP("words", "With the tiles dealt"),
            drawn=True,
            help=QT_TRANSLATE_NOOP("words", "East goes out with the tiles dealt, before any discard."),
            rare=True,
        ),
        Way(
            FIRST_DISCARD,
            QT_TRANSLATE_NOOP("words", "Off East’s first discard"),
            drawn=False,
            help=QT_TRANSLATE_NOOP("words", "The winning tile was the first discard of East."),
            rare=True,
        ),
    )
}
"""Every way by its id."""
