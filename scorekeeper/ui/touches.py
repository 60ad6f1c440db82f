"""What players did within a hand of the past, one button a player for each such thing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.choice_row import ChoiceButton
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.seat_wind import seated
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui


class Touches(QWidget):
    """A line for each thing a touch records, a button for each player; `tapped` carries the outcome and the seat."""

    tapped = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[tuple[str, int], ChoiceButton] = {}
        self._labels: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)

    def show_session(self, view: SessionView) -> None:
        """Show what has been done in the hand, and what can be."""
        speech = Speech(view.ledger.rules.words, view.ledger.rules.glossary)
        shown = {(tap.outcome, tap.seat) for taps in view.taps for tap in taps}
        for taps in view.taps:
            for line, tap in enumerate(taps):
                label = self._label(tap.outcome, line)
                label.setText(speech.word(tap.word))
                gloss(label, terms_of(speech), terms_of(speech).of(tap.outcome))
                name = view.ledger.players[tap.seat]
                button = self._button(tap.outcome, tap.seat, line)
                wind = view.ledger.board.seats[tap.seat].wind
                button.show_player(name, wind)
                button.setAccessibleName(ui("touch", name=seated(name, wind), what=speech.word(tap.word)))
                button.setChecked(tap.done)
                button.setEnabled(tap.problem is None)
                tip = speech.word(tap.help) if tap.problem is None else speech.say(tap.problem)
                button.setToolTip(as_typed(tip))
                button.setAccessibleDescription(tip)
        for key, button in self.buttons.items():
            button.setVisible(key in shown)
        for outcome, label in self._labels.items():
            label.setVisible(any(key[0] == outcome for key in shown))

    def _label(self, outcome: str, line: int) -> QLabel:
        if outcome not in self._labels:
            label = self._labels[outcome] = QLabel(self)
            label.setProperty("role", "small")
            self._grid.addWidget(label, line, 0)
        return self._labels[outcome]

    def _button(self, outcome: str, seat: int, line: int) -> ChoiceButton:
        key = (outcome, seat)
        if key not in self.buttons:
            button = self.buttons[key] = ChoiceButton(self)
            button.setMinimumWidth(48)
            # The mark follows what was recorded, not the click.
            button.clicked.connect(lambda: button.setChecked(not button.isChecked()))
            button.clicked.connect(lambda: self.tapped.emit(outcome, seat))
            self._grid.addWidget(button, line, 1 + seat)
            self._grid.setColumnStretch(1 + seat, 1)
        return self.buttons[key]
