"""How the deal ends: who won and off whom, or another outcome and its questions."""

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import Asked, EntryView, SeatChoice
from scorekeeper.core.session_view import SessionView, TapView
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.other_outcomes import OtherOutcomes
from scorekeeper.ui.questions import Questions
from scorekeeper.ui.seat_wind import room_of_wind, seated, show_wind, winds_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui

PADDING = 20
"""Pixels of a button beside its word."""


class ChoiceButton(QPushButton):
    """A button that is on or off; its word ends in dots where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = self._longer = ""
        self._wind: tuple[Wind | None, ...] = ()
        self.setCheckable(True)
        self.setProperty("role", "choice")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str, longer: str = "") -> None:
        """Show a word, as much of it as fits; a longer one in its place where all of that does."""
        if (word, longer) != (self._word, self._longer):
            self._word, self._longer = word, longer
            self._fit()

    def show_player(self, name: str, wind: Wind | None) -> None:
        """Show a player, by the wind and as much of the name as fits."""
        if self._wind != (wind,):
            self._wind = (wind,)
            show_wind(self, wind)
            self._fit()
        self.show_word(name)

    @property
    def width_wanted(self) -> int:
        """The width at which its word stands whole."""
        return self.fontMetrics().horizontalAdvance(self._word) + PADDING + room_of_wind(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the word anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(self.width() - PADDING - room_of_wind(self), 1)
        metrics = self.fontMetrics()
        if self._longer and metrics.horizontalAdvance(self._longer) <= room:
            self.setText(self._longer)
            return
        # An ampersand would be taken for the mark of a key.
        self.setText(metrics.elidedText(self._word, Qt.TextElideMode.ElideRight, room).replace("&", "&&"))


class ChoiceRow(QWidget):
    """A label and one button for each thing that can be chosen; the buttons stay while their number does."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.label.setProperty("role", "question")
        self.buttons: list[ChoiceButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._row.addWidget(self.label)

    def show_choices(self, words: tuple[str, ...], winds: tuple[Wind | None, ...]) -> None:
        """Have one button for each word, with the wind of the player it names."""
        while len(self.buttons) < len(words):
            button = ChoiceButton(self)
            self._connect(button, len(self.buttons))
            self.buttons.append(button)
            self._row.addWidget(button, 1)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(words))
        for button, word, wind in zip(self.buttons, words, winds, strict=False):
            button.show_player(word, wind)

    def _connect(self, button: ChoiceButton, place: int) -> None:
        button.clicked.connect(lambda: self.chosen.emit(place))

    def say(self, place: int, on: bool, sentence: str, reason: str | None) -> None:
        """Show a choice as made or not; `reason` tells why it cannot be made."""
        button = self.buttons[place]
        button.setChecked(on)
        button.setEnabled(reason is None)
        button.setAccessibleName(sentence)
        button.setAccessibleDescription(reason or "")
        button.setToolTip(as_typed(reason or sentence))


class _Same(Struct, frozen=True, eq=False):
    """Something that is the same only where it is the very same one."""

    value: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


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
        self.off = ChoiceRow(self)
        self.off.chosen.connect(self._forget)
        self.off.chosen.connect(lambda place: self.off_chosen.emit(self._off_seat(place)))
        self.others = OtherOutcomes(self)
        self.others.chosen.connect(self._forget)
        self.others.chosen.connect(self.outcome_chosen)
        self._title = QWidget(self)
        self._second = QStackedWidget(self)
        for widget in (self.others, self.off):
            self._second.addWidget(widget)
        self.questions = Questions(self)
        self.questions.answered.connect(self._forget)
        self.questions.answered.connect(self.answered)
        self.earlier = Questions(self)
        self.earlier.answered.connect(self._forget)
        self.earlier.answered.connect(self._tell_tap)
        self._lay_out()

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
            self.show_entry(self._entry)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been chosen so far; most clicks are about the hand and change nothing here."""
        self._entry = view
        shown = (view.players, view.outcome, view.winners, view.offs, view.questions, view.winning, view.winds)
        known = (shown, view.closed, view.off, view.standalone, self._taps, _Same(view.declaration), _Same(view.words))
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
        earlier = self._earlier(view)
        self.earlier.setVisible(bool(earlier))
        self.earlier.show_questions(earlier, view.players, speech, view.winds)
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
        self.off.show_choices(words, winds)
        for place, choice in enumerate(view.offs):
            named = seated(words[place], winds[place])
            sentence = named if choice.seat is None or view.standalone else ui("off_name", name=named)
            self.off.say(place, choice.on, sentence, self._reason(choice, view))
            if choice.seat is None or view.standalone:
                terms = terms_of(speech)
                way = view.declaration.win_self if choice.seat is None else view.declaration.win_off
                meaning, button = terms.of(way), self.off.buttons[place]
                button.show_word(words[place], beside(meaning, words[place]))
                gloss(button, terms, meaning)

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
