"""What the window shows of a session between two events: the table, the touches it offers, and what can be undone."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.core.entry_view import Asked
from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem


class TapView(Struct, frozen=True):
    """One touch a player's panel offers, such as a riichi: whether it was done in this deal, or why it cannot be.

    `asked` are the further facts about one that was done, with their answers.
    """

    outcome: str
    word: str
    help: str
    seat: Seat
    done: bool
    problem: Problem | None
    asked: tuple[Asked, ...] = ()


class TakenBack(Struct, frozen=True):
    """A correction that has just been taken back: its word, and the first event it changed; None for the start."""

    word: str
    event: int | None


class SessionView(Struct, frozen=True):
    """A session as it stands.

    `taps` holds what each seat's panel offers. `undo` and `redo` are the words of the outcome that would be taken back
    or done again, None when there is none. `rules_name` is what the house calls the rules in force, empty where they go by
    their preset's name. `told` has a row for everything that has happened, with or without points. `taken_back` is there
    once, when the step that led here was to take back a correction.
    """

    title: str
    ledger: Ledger
    taps: tuple[tuple[TapView, ...], ...]
    undo: str | None
    redo: str | None
    rules_name: str = ""
    told: tuple[Row, ...] = ()
    taken_back: TakenBack | None = None
