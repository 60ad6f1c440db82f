"""What else can happen besides a win, a button each; for newcomers what is rare is folded away."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scorekeeper.core.declaration import Outcome
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import newcomer
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

GAP = 6


class OtherOutcomes(QWidget):
    """`chosen` carries the id of an outcome that was clicked."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self._outcomes: tuple[Outcome, ...] = ()
        self._spoken: object = None
        self._words: dict[str, tuple[str, str]] = {}
        self.unfolded = False
        self._row = Wrapping(self, spacing=GAP)
        self.more = QPushButton(self)
        self.more.setProperty("role", "quiet")
        self.more.setToolTip(ui("more_outcomes"))
        self.more.setAccessibleDescription(ui("more_outcomes"))
        self.more.clicked.connect(self._turn)
        self._row.addWidget(self.more)

    def show_outcomes(self, outcomes: tuple[Outcome, ...], speech: Speech) -> None:
        """Offer some outcomes."""
        if self._outcomes == outcomes and self._spoken is speech.words:
            return
        self._spoken = speech.words
        if [each.id for each in self._outcomes] != [each.id for each in outcomes]:
            self._build(outcomes)
        self._outcomes = outcomes
        terms = terms_of(speech)
        for each in outcomes:
            word = speech.word(each.word)
            self._words[each.id] = word, beside(terms.of(each.word), word)
        self._fold()
        for each in outcomes:
            button = self.buttons[each.id]
            button.setToolTip(speech.word(each.help))
            button.setAccessibleDescription(speech.word(each.help))
            gloss(button, terms, terms.of(each.word))

    def stand_as(self, before: OtherOutcomes) -> None:
        """Have the rare ones folded away or not, as another row of the same outcomes has."""
        self.unfolded = before.unfolded
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Plain words stand beside the words where all fit into one line."""
        super().resizeEvent(event)
        self._say_words()

    def _build(self, outcomes: tuple[Outcome, ...]) -> None:
        stay = {each.id: self.buttons.pop(each.id) for each in self._outcomes if each in outcomes}
        for button in (*stay.values(), self.more, *self.buttons.values()):
            self._row.removeWidget(button)
        for gone in self.buttons.values():
            gone.hide()
            gone.deleteLater()
        # Most of them stay: from deal to deal one or two more can happen, or cannot.
        self.buttons = {}
        for rare in (False, True):
            for each in outcomes:
                if each.rare is rare:
                    self.buttons[each.id] = button = stay.get(each.id) or self._button(each)
                    self._row.addWidget(button)
            if not rare:
                self._row.addWidget(self.more)

    def _button(self, outcome: Outcome) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("role", "outcome" if outcome.ends_deal else "quiet")
        button.clicked.connect(lambda: self.chosen.emit(outcome.id))
        return button

    def _turn(self) -> None:
        self.unfolded = not self.unfolded
        self._fold()

    def _fold(self) -> None:
        """Show the rare ones to who does not want them folded away."""
        folds = newcomer() and any(each.rare for each in self._outcomes)
        for each in self._outcomes:
            self.buttons[each.id].setVisible(not (folds and each.rare) or self.unfolded)
        self.more.setVisible(folds)
        self.more.setText(ui("fewer_ticks" if self.unfolded else "more_ticks"))
        self._say_words()

    def _say_words(self) -> None:
        for longer in (True, False):
            for name, words in self._words.items():
                if name in self.buttons:
                    self.buttons[name].setText(words[longer].replace("&", "&&"))
            self._row.invalidate()
            if self._row.sizeHint().width() <= self.width():
                break
        self.updateGeometry()
