"""What a drill shows: the question, the table, who wins there off whom and how, and the hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from scorekeeper.core.declaration import Ask, Question
from scorekeeper.core.drill_view import Posed, Said
from scorekeeper.core.ruleset import SeatView
from scorekeeper.ui.board_middle import Middle
from scorekeeper.ui.drill_hand import HandPicture
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_by
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.wrapping import Wrapping

LIABLE = "liable"
"""The question who is liable for a hand; its word stands among those of the outcome."""


class SceneView(QWidget):
    """The table in a line, the players in the next; the winner's place is marked, and told in words beside."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.question = self._label("title")
        self.middle = Middle(self)
        self.middle.be_flat(True)
        self.seats: list[QLabel] = []
        self.facts = self._label("")
        self.called = self._label("worth")
        self.hand = HandPicture(look, self)
        self._table = Wrapping(spacing=6)
        self._table.addWidget(self.middle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.question)
        column.addLayout(self._table)
        for each in (self.facts, self.called, self.hand):
            column.addWidget(each)

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def show_posed(self, posed: Posed) -> None:
        """Show a drill."""
        speech, board = Speech(posed.words, posed.ledger.rules.glossary), posed.ledger.board
        self.question.setText(speech.say(posed.question))
        self.middle.show_board(board, speech)
        for label in self.seats:
            label.hide()
            self._table.removeWidget(label)
            label.deleteLater()
        self.seats = [self._seat(each, posed, speech) for each in board.seats]
        self.facts.setText(BETWEEN.join(_facts(posed, speech)))
        self.facts.setVisible(bool(self.facts.text()))
        self.called.setText(said(posed.called, speech))
        self.called.setVisible(bool(posed.called))
        for label in (self.question, self.facts, self.called):
            gloss(label, terms_by(posed.ledger.rules))
        self.hand.setVisible(posed.hand is not None)
        if posed.hand is not None:
            self.hand.show_hand(posed.hand, posed.ledger.rules, hidden=posed.hidden)

    def told(self) -> str:
        """All of it as it is read aloud."""
        parts = [self.question.text(), self.middle.accessibleName(), *(each.text() for each in self.seats)]
        parts += [self.facts.text(), self.called.text()]
        return listed(filter(None, [*parts, self.hand.told() if self.hand.isVisibleTo(self) else ""]))

    def _seat(self, seat: SeatView, posed: Posed, speech: Speech) -> QLabel:
        wind = ui(f"wind_{seat.wind.value}")
        name = posed.ledger.players[seat.seat]
        text = ui("seated", name=name, wind=ui("dealer", wind=wind) if seat.dealer else wind)
        text = listed([text, *(speech.word(each) for each in seat.marks)])
        if posed.standing:
            text = ui("line_sum", name=text, amount=points(seat.score))
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "standing")
        if seat.seat == posed.seat:
            label.setProperty("place", "first")
        label.setContentsMargins(8, 4, 8, 4)
        self._table.addWidget(label)
        label.show()
        return label


def said(words: Said, speech: Speech) -> str:
    """A few words side by side."""
    return " ".join(speech.say(each) for each in words)


def _facts(posed: Posed, speech: Speech) -> Iterator[str]:
    """Everything that no tile shows."""
    ledger, names = posed.ledger, posed.ledger.players
    if not posed.standing and not posed.hidden:
        yield (
            ui("drills_won_self", winner=names[posed.seat])
            if posed.off is None
            else ui("drills_won_off", winner=names[posed.seat], payer=names[posed.off])
        )
    yield from _circumstances(posed, speech)
    outcome = next(each for each in ledger.rules.declaration.outcomes if each.most_winners)
    asked = {each.id: each for each in outcome.questions}
    for name, value in (*posed.given.items(), (LIABLE, posed.liable)):
        told = _answer(asked[name], value, names, speech) if name in asked and value is not None else ""
        if told:
            yield told
    for seat, worth in posed.others:
        yield ui("line_sum", name=names[seat], amount=said(worth, speech))


def _circumstances(posed: Posed, speech: Speech) -> Iterator[str]:
    """How the hand was won, as far as it was ticked or the table tells it."""
    if posed.hand is None:
        return
    rules = posed.ledger.rules
    held = posed.hand.circumstances | rules.setting(posed.ledger.state, posed.seat, posed.off).given
    for each in rules.declaration.circumstances:
        if each.id in held or (each.win and each.win == posed.hand.win):
            yield speech.word(each.word)


def _answer(question: Question, value: object, names: tuple[str, ...], speech: Speech) -> str:
    """What was answered to a question about the win, empty where it does not hold."""
    word = speech.word(question.word)
    if question.ask is Ask.SEAT and isinstance(value, int):
        return ui("line_sum", name=word, amount=names[value])
    if question.ask is Ask.TICK:
        return word if value is True else ""
    choices = dict(question.choices)
    told = (
        speech.word(choices[str(value)]) if str(value) in choices else points(value) if isinstance(value, int) else ""
    )
    return ui("line_sum", name=word, amount=told) if told else ""
