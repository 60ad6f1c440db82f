"""The table at which a hand is entered: its rules, its players, and how things stand."""

from dataclasses import dataclass
from typing import Final

from scorekeeper.core.draft import Draft, Reds
from scorekeeper.core.hand import Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.ruleset import Declaration, MeldForm, Outcome, Ruleset, State, TileRow

WINNER_ALONE: Final[Seat] = 0
"""Who wins where a hand is scored without a session."""
SOMEBODY: Final[Seat] = 1
"""Whoever gave the winning tile there."""


@dataclass(frozen=True, slots=True)
class Table:
    """Where hands are entered: a session's table as it stands, or (`state` None) one hand's winds alone."""

    rules: Ruleset
    players: tuple[str, ...]
    state: State | None
    alone: Setting | None = None

    @property
    def declaration(self) -> Declaration:
        """What these rules ask and offer."""
        return self.rules.declaration

    @property
    def reds(self) -> Reds:
        """How many of each five are red."""
        return dict(self.declaration.reds)

    def setting(self, seat: Seat, off: Seat | None) -> Setting | None:
        """The winds of a seat, and what the table decides for its win off somebody (None: the own draw)."""
        return self.alone if self.state is None else self.rules.setting(self.state, seat, off)

    def outcome(self, id: str | None) -> Outcome | None:  # noqa: A002 - the declaration's own word
        """The outcome with an id."""
        return next((each for each in self.declaration.outcomes if each.id == id), None)

    def form(self, id: str) -> MeldForm | None:  # noqa: A002
        """The kind of called set with an id."""
        return next((form for form in self.declaration.melds if form.id == id), None)

    def row(self, id: str) -> TileRow | None:  # noqa: A002
        """The row beside the hand with an id."""
        return next((row for row in self.declaration.rows if row.id == id), None)


def row_problem(draft: Draft, row: TileRow, table: Table, setting: Setting | None) -> Problem | None:
    """Why no tile can be added to a row beside a hand, or None."""
    given = setting.given if setting else frozenset()
    if row.needs and not row.needs & (draft.circumstances | given):
        first = next((each.word for each in table.declaration.circumstances if each.id in row.needs), "")
        return Problem("row_closed", {"row": Term(row.word), "needs": Term(first)}, row.id)
    if len(draft.rows.get(row.id, ())) >= row.most:
        return Problem("row_full", {"most": row.most}, row.id)
    return None
