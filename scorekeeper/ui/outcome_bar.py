"""How the deal ends: who won and off whom, or another outcome and its questions."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import Asked, EntryView, SeatChoice
from scorekeeper.core.session_view import SessionView, TapView
from scorekeeper.ui.choice_row import ChoiceRow
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.other_outcomes import OtherOutcomes
from scorekeeper.ui.questions import Questions
from scorekeeper.ui.seat_wind import seated, winds_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import Meaning, terms_of
from scorekeeper.ui.words import ui


class OutcomeBar(QWidget):
    """Who won, off whom, and what else can happen.

    `winner_toggled` carries a seat, `off_chosen` a seat or None, `outcome_chosen` an outcome's id or None,
    `answered` a question's id and its answer, `tap_answered` the same for what a player did earlier in this deal.
    """

    winner_toggled = Signal(int)
    off_chosen = Signal(object)
    outcome_chosen = Signal(object)
    answered = Signal(str, object)
    tap_answered = Signal(str, int, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Typing begins with the focus here, on no button.
        self.setAccessibleName(ui("entry_here"))
        self._entry: EntryView | None = None
        self._taps: tuple[tuple[TapView, ...], ...] = ()
        self._known: object = None
        self.won = ChoiceRow(self)
        self.won.chosen.connect(self._forget)
        self.won.chosen.connect(self.winner_toggled)
        self._second = QStackedWidget(self)
        self.off = ChoiceRow(self._second)
        self.off.chosen.connect(self._forget)
        self.off.chosen.connect(lambda place: self.off_chosen.emit(self._off_seat(place)))
        self.others = OtherOutcomes(self._second)
        self.others.chosen.connect(self._forget)
        self.others.chosen.connect(self.outcome_chosen)
        self._title = QWidget(self)
        for widget in (self.others, self.off):
            self._second.addWidget(widget)
        self.questions = Questions(self)
        self.questions.answered.connect(self._forget)
        self.questions.answered.connect(self.answered)
        self.earlier = Questions(self)
        self.earlier.answered.connect(self._forget)
        self.earlier.answered.connect(self._tell_tap)
        self._lay_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here; nothing looks otherwise, so nothing is drawn anew."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone on; nothing looks otherwise."""

    def _lay_out(self) -> None:
        self._word = QLabel(self._title)
        self._word.setProperty("role", "title")
        self.back = QPushButton(ui("outcome_back"), self._title)
        self.back.setProperty("role", "quiet")
        self.back.setToolTip(ui("outcome_back_tip"))
        self.back.clicked.connect(lambda: self.outcome_chosen.emit(None))
        self._help = QLabel(self._title)
        self._help.setProperty("role", "quiet")
        self._help.setWordWrap(True)
        row = QHBoxLayout(self._title)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.back)
        row.addWidget(self._word)
        row.addWidget(self._help, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self._title, self.won, self._second, self.earlier, self.questions):
            column.addWidget(widget)

    def show_session(self, view: SessionView) -> None:
        """Know what players did earlier in this deal."""
        before, self._taps = self._taps, view.taps
        if self._entry is not None and before != self._taps:
            self._show_earlier(self._entry)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been chosen so far; most clicks are about the hand and change nothing here."""
        self._entry = view
        shown = (view.players, view.outcome, view.winners, view.offs, view.questions, view.winning, view.winds)
        known = (shown, view.closed, view.off, view.standalone, view.declaration, view.words)
        if known == self._known:
            return
        self._known = known
        speech = Speech(view.words, view.glossary)
        outcome = next((each for each in view.declaration.outcomes if each.id == view.outcome), None)
        wins = outcome is None or outcome.most_winners > 0
        self._title.setVisible(not wins)
        self._word.setText(speech.word(outcome.word) if outcome is not None else "")
        self._help.setText(speech.word(outcome.help) if outcome is not None else "")
        for label in (self._word, self._help):
            gloss(label, terms_of(speech))
        self.won.setVisible(wins and not view.standalone)
        self._second.setVisible(wins)
        self._second.setCurrentWidget(self.off if view.winning or view.standalone else self.others)
        self._show_winners(view)
        self._show_offs(view, speech)
        self._show_others(view, speech)
        self._show_earlier(view)
        self.questions.setVisible(bool(view.questions))
        self.questions.show_questions(view.questions, view.players, speech, view.winds)

    def _forget(self) -> None:
        """A button that was clicked shows what it says only once it is told."""
        self._known = None

    def _show_winners(self, view: EntryView) -> None:
        self.won.label.setText(ui("won_by"))
        winds = winds_of(len(view.players), view.winds)
        if view.winners:
            self.won.show_choices(view.players, winds)
        for place, choice in enumerate(view.winners):
            name = ui("wins", name=seated(view.players[place], winds[place]))
            self.won.say(place, choice.on, name, self._reason(choice, view))

    def _show_offs(self, view: EntryView, speech: Speech) -> None:
        self.off.label.setText(ui("won" if view.standalone else "off"))
        self.off.label.setToolTip("" if view.standalone else ui("off_tip"))
        self.off.label.setAccessibleDescription(self.off.label.toolTip())
        words = tuple(self._off_word(choice, view, speech) for choice in view.offs)
        of_seat = winds_of(len(view.players), view.winds)
        winds = tuple(None if each.seat is None or view.standalone else of_seat[each.seat] for each in view.offs)
        terms, meanings = terms_of(speech), tuple(self._off_meaning(each, view, speech) for each in view.offs)
        longer = tuple("" if each is None else beside(each, word) for each, word in zip(meanings, words, strict=True))
        self.off.show_choices(words, winds, longer)
        for place, choice in enumerate(view.offs):
            named = seated(words[place], winds[place])
            sentence = named if choice.seat is None or view.standalone else ui("off_name", name=named)
            self.off.say(place, choice.on, sentence, self._reason(choice, view))
            if choice.seat is None or view.standalone:
                gloss(self.off.buttons[place], terms, meanings[place])

    def _off_meaning(self, choice: SeatChoice, view: EntryView, speech: Speech) -> Meaning | None:
        """What is meant by a way of winning; a player is none."""
        if choice.seat is not None and not view.standalone:
            return None
        return terms_of(speech).of(view.declaration.win_self if choice.seat is None else view.declaration.win_off)

    def _off_word(self, choice: SeatChoice, view: EntryView, speech: Speech) -> str:
        if choice.seat is None:
            return speech.word(view.declaration.win_self)
        if view.standalone:
            return speech.word(view.declaration.win_off)
        return view.players[choice.seat]

    def _show_others(self, view: EntryView, speech: Speech) -> None:
        every = view.declaration.outcomes
        rest = (each for each in every if not each.tap and not each.most_winners and each.id not in view.closed)
        self.others.show_outcomes(tuple(rest), speech)

    def other(self, outcome: str) -> QPushButton:
        """The button of an outcome that nobody wins."""
        return self.others.buttons[outcome]

    @property
    def other_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of all outcomes that nobody wins, in the order they stand."""
        return tuple(self.others.buttons.values())

    def _show_earlier(self, view: EntryView) -> None:
        earlier = self._earlier(view)
        self.earlier.setVisible(bool(earlier))
        self.earlier.show_questions(earlier, view.players, Speech(view.words, view.glossary), view.winds)

    def _earlier(self, view: EntryView) -> tuple[Asked, ...]:
        """What is still to be known of a thing that the player won off did earlier in this deal."""
        if not view.winning or view.off is None or view.off >= len(self._taps):
            return ()
        return tuple(asked for tap in self._taps[view.off] if tap.done for asked in tap.asked)

    def _tell_tap(self, question: str, value: object) -> None:
        if self._entry is None or self._entry.off is None:
            return
        for tap in self._taps[self._entry.off]:
            if any(asked.question.id == question for asked in tap.asked):
                self.tap_answered.emit(tap.outcome, tap.seat, question, value)

    def _off_seat(self, place: int) -> int | None:
        return self._entry.offs[place].seat if self._entry is not None else None

    def _reason(self, choice: SeatChoice, view: EntryView) -> str | None:
        return None if choice.problem is None else Speech(view.words).say(choice.problem)
