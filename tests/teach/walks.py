"""Short words for a table and a win at it."""

from typing import Any

from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.ruleset import Ruleset

PLAYERS = ("Ana", "Ben", "Chi", "Dan")


def opening(rules: Ruleset, start: Record | None = None) -> Ledger:
    """A table before its first deal, or as a game taken over stands."""
    return replay(Header(rules, PLAYERS, start), [])


def win_at(seat: int, off: int | None, declared: Any) -> Record:
    """A called-out win."""
    return {"type": "win", "winners": [{"seat": seat, "from": off, "declared": declared}]}
