"""How a row of the history is said: which deal it was, and what happened in it."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from scorekeeper.core.declaration import Outcome
from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.ui.speech import Speech, translate
from scorekeeper.ui.words import listed, ui

_ROUND: Final = r"([ESWN])(\d+)"


class RowWords(Struct, frozen=True):
    """Says the rows of one ledger."""

    ledger: Ledger

    @property
    def speech(self) -> Speech:
        """The words of the rules."""
        return Speech(self.ledger.rules.words)

    def deal(self, row: Row) -> str:
        """The deal in few letters, empty for what belongs to none."""
        if not row.fields:
            return ""
        fields = {name: _said(value) for name, value in row.fields.items()}
        return translate(self.speech.words.get("row_title", "{round}")).format(**fields)

    def what(self, row: Row, players: tuple[str, ...] | None = None, *, aloud: bool = False) -> str:
        """Who won and off whom, or the word for what happened; `players` are those of that time, if they were others.

        `aloud` says it in a whole sentence.
        """
        by_draw, by_discard = ("history_self_aloud", "history_off_aloud") if aloud else ("history_self", "history_off")
        outcome = next((each for each in self.ledger.rules.declaration.outcomes if each.id == row.kind), None)
        if outcome is None or not outcome.most_winners:
            return self.speech.word(row.kind if outcome is None else _told(outcome, row))
        names = row.players if players is None else players
        if row.won is not None:
            winner, off = row.won
            if off is None:
                return ui(by_draw, winner=names[winner])
            return ui(by_discard, winner=names[winner], payer=names[off])
        payees = _names({each.payee for each in row.transfers if each.payer >= 0}, names)
        payers = {each.payer for each in row.transfers if each.payer >= 0}
        if len(payers) == 1:
            return ui(by_discard, winner=payees, payer=_names(payers, names))
        return ui(by_draw, winner=payees)

    def running(self) -> str:
        """The deal that is being played, in whole words."""
        board = self.ledger.board
        counted = [
            ui("counter", what=self.speech.word(word), number=number) for word, number in board.counters if number
        ]
        return listed([self.speech.say(board.round), *counted])


def _said(value: object) -> object:
    """A round by its wind's letter, such as `E1`; anything else as it is."""
    round_ = re.fullmatch(_ROUND, value) if isinstance(value, str) else None
    return ui("round_short", wind=ui(f"wind_letter_{round_[1]}"), number=round_[2]) if round_ else value


def _told(outcome: Outcome, row: Row) -> str:
    """The word that tells best what happened: that of the choice a row names, or the outcome's own."""
    choices = (choice for each in outcome.questions if each.id == outcome.told for choice in each.choices)
    return next((word for id_, word in choices if id_ == row.fields.get(outcome.told)), outcome.word)


def _names(seats: set[int], players: tuple[str, ...]) -> str:
    return listed(players[seat] for seat in sorted(seats) if seat >= 0)
