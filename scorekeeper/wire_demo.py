"""A sample session, to look around in: half a game of four friends."""

from typing import Final

from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.journal import Record
from scorekeeper.core.shelf import NewSession
from scorekeeper.store.sessions import Session

EVENING: Final = NewSession("riichi", "tenhou", ("Ana", "Ben", "Chi", "Dan"), "Friday evening")
EVENTS: Final[tuple[Record, ...]] = ()


def show_demo(shelf: ShelfController[Session]) -> None:
    """Begin the sample session and play it."""
    shelf.begin(EVENING)
