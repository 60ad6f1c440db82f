"""How a row of the history is said: which deal it was, and what happened in it."""

from dataclasses import dataclass

from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui


@dataclass(frozen=True, slots=True)
class RowWords:
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
        return self.speech.words.get("row_title", "{round}").format(**row.fields)

    def what(self, row: Row, players: tuple[str, ...] | None = None) -> str:
        """Who won and off whom, or the word for what happened; `players` are those of that time, if they were others."""
        outcome = next((each for each in self.ledger.rules.declaration.outcomes if each.id == row.kind), None)
        if outcome is None or not outcome.most_winners:
            return self.speech.word(row.kind if outcome is None else outcome.word)
        names = row.players if players is None else players
        if row.won is not None:
            winner, off = row.won
            if off is None:
                return ui("history_self", winner=names[winner])
            return ui("history_off", winner=names[winner], payer=names[off])
        payees = _names({each.payee for each in row.transfers if each.payer >= 0}, names)
        payers = {each.payer for each in row.transfers if each.payer >= 0}
        if len(payers) == 1:
            return ui("history_off", winner=payees, payer=_names(payers, names))
        return ui("history_self", winner=payees)

    def running(self) -> str:
        """The deal that is being played, in whole words."""
        board = self.ledger.board
        counted = [
            ui("counter", what=self.speech.word(word), number=number) for word, number in board.counters if number
        ]
        return ui("comma").join([self.speech.say(board.round), *counted])


def _names(seats: set[int], players: tuple[str, ...]) -> str:
    return ui("comma").join(players[seat] for seat in sorted(seats) if seat >= 0)
