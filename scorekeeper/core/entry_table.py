"""The table at which a hand is entered: its rules, its players, and how things stand."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Circumstance, Declaration, MeldForm, Outcome, TileRow
from scorekeeper.core.draft import Draft, Reds
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.ruleset import Ruleset, State
from scorekeeper.core.tiles import Wind

WINNER_ALONE: Final[Seat] = 0
"""Who wins where a hand is scored without a session."""
SOMEBODY: Final[Seat] = 1
"""Whoever gave the winning tile there."""


class Table(Struct, frozen=True):
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

    @property
    def bonus_row(self) -> TileRow | None:
        """The row where flowers and seasons lie."""
        return next((row for row in self.declaration.rows if row.bonus), None)

    def way(self, circumstances: frozenset[str], off: Seat | None) -> str:
        """The family's word for a win off somebody (None: the own draw), as the ticks beside the hand tell it."""
        plain = self.declaration.win_self if off is None else self.declaration.win_off
        ways = (each.win for each in self.declaration.circumstances if each.id in circumstances and fits(each, off))
        return next(ways, plain)

    @property
    def ways(self) -> frozenset[str]:
        """The ticks that stand for a way of winning."""
        return frozenset(each.id for each in self.declaration.circumstances if each.win)

    def not_asked(self, won: bool) -> frozenset[str]:
        """The ticks that are asked only of the other hands: those that did not win, or that won."""
        return frozenset(each.id for each in self.declaration.circumstances if each.winner is (not won))

    def hand(self, draft: Draft, win: str | None) -> Hand:
        """The hand a draft stands for, won in the family's word for the way; that word says what such ticks said."""
        ways = self.ways
        if not draft.circumstances.isdisjoint(ways):
            draft = replace(draft, circumstances=draft.circumstances - ways)
        return draft.hand(win)

    def everybody(self, winners: tuple[Seat, ...], outcome: Outcome) -> tuple[Seat, ...]:
        """The winner first, then the others in turn order; nobody while the winner is not known."""
        if self.state is None or (outcome.most_winners and not winners):
            return winners
        order = self.seated()
        first = order.index(winners[0]) if winners else 0
        return tuple(dict.fromkeys((*winners, *order[first:], *order[:first])))

    @property
    def closed(self) -> frozenset[str]:
        """Outcomes that cannot happen as things stand, by their ids."""
        return frozenset() if self.state is None else self.rules.board(self.state).closed

    def seated(self) -> tuple[Seat, ...]:
        """Who sits as East, South and so on, in the order of the winds."""
        board = () if self.state is None else self.rules.board(self.state).seats
        return tuple(each.seat for each in sorted(board, key=lambda each: list(Wind).index(each.wind)))

    def row(self, id: str) -> TileRow | None:  # noqa: A002
        """The row beside the hand with an id."""
        return next((row for row in self.declaration.rows if row.id == id), None)


def fits(circumstance: Circumstance, off: Seat | None) -> bool:
    """Whether a circumstance is a way of winning off somebody (None: by the own draw)."""
    return bool(circumstance.win) and circumstance.drawn is (off is None)


def row_problem(draft: Draft, row: TileRow, table: Table, setting: Setting | None) -> Problem | None:
    """Why no tile can be added to a row beside a hand, or None."""
    given = setting.given if setting else frozenset()
    if row.needs and not row.needs & (draft.circumstances | given):
        first = next((each.word for each in table.declaration.circumstances if each.id in row.needs), "")
        return Problem("row_closed", {"row": Term(row.word), "needs": Term(first)}, row.id)
    if len(draft.rows.get(row.id, ())) >= row.most:
        return Problem("row_full", {"most": row.most}, row.id)
    return None
