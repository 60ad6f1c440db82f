"""A sample session, to look around in: the first half of four friends' game, down to one riichi on the table."""

from __future__ import annotations

from typing import Final

from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.journal import Record
from scorekeeper.core.shelf import NewSession
from scorekeeper.store.sessions import Session

EVENING: Final = NewSession("riichi", "tenhou", ("Ana", "Ben", "Chidi", "Dana"), "Friday evening")
EVENTS: Final[tuple[Record, ...]] = (
    {"type": "riichi", "seat": 2},
    {
        "type": "win",
        "winners": [
            {
                "seat": 2,
                "from": 3,
                "hand": {
                    "concealed": "234999m56788p234s",
                    "win_tile": "9m",
                    "circumstances": ["riichi"],
                    "dora_indicators": "8m",
                    "ura_indicators": "3z",
                },
            }
        ],
    },
    {"type": "exhaustive_draw", "tenpai": [0, 1], "nagashi": []},
    {
        "type": "win",
        "winners": [
            {
                "seat": 1,
                "from": None,
                "hand": {
                    "concealed": "34077p22s666z",
                    "melds": [{"type": "pon", "tiles": "777m"}],
                    "win_tile": "7p",
                    "dora_indicators": "1s",
                },
            }
        ],
    },
    {
        "type": "win",
        "winners": [
            {
                "seat": 0,
                "from": 2,
                "hand": {
                    "concealed": "67m22p345s",
                    "melds": [{"type": "chi", "tiles": "234m"}, {"type": "chi", "tiles": "678p"}],
                    "win_tile": "8m",
                    "dora_indicators": "4s",
                },
            }
        ],
    },
    {"type": "riichi", "seat": 0},
    {"type": "riichi", "seat": 3},
    {
        "type": "win",
        "winners": [
            {
                "seat": 3,
                "from": None,
                "hand": {
                    "concealed": "123789m11p456789s",
                    "win_tile": "1m",
                    "circumstances": ["riichi"],
                    "dora_indicators": "8s",
                    "ura_indicators": "7s",
                },
            }
        ],
    },
    {"type": "riichi", "seat": 1},
)


def show_demo(shelf: ShelfController[Session], session: SessionController) -> None:
    """Begin the sample session and play it."""
    shelf.begin(EVENING)
    for record in EVENTS:
        session.record(record)
