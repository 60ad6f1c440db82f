"""One player at the table: the score first, then who sits where, what lies before them and how far ahead the others are."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.late import Late
from scorekeeper.core.ruleset import SeatView
from scorekeeper.core.session_view import TapView
from scorekeeper.ui.counting import Counting
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import Elided, mark
from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.regarded import Regarded
from scorekeeper.ui.rival import Rival
from scorekeeper.ui.speech import Speech, arrow, signed
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

SCORE_SIZES = (22, 110)
MARGIN = 6
EDGE = 4
ROOM_FOR_WORDS = 190
"""Width from which a panel has room for words beside its numbers, in pixels."""
ROOM_FOR_NAME = 40
"""Width without which a name says nothing any more: the place makes way for it, in pixels."""
TOUCH_WORDS = 84
"""The greatest width of a touch's words in one line, in pixels."""
SCORE_SHARE = 55
"""In a list the score takes so many percent of the width beside the touches at most."""


def _let_go(layout: QLayout) -> None:
    """Take everything out of a layout, and out of those within it."""
    while (item := layout.takeAt(0)) is not None:
        if (within := item.layout()) is not None:
            _let_go(within)


class SeatPanel(Regarded):
    """A player's panel: `tapped` carries the outcome and the seat of a touch that records at once."""

    tapped = Signal(str, int)

    def __init__(self, seat: int, parent: QWidget | None = None, scale: float = 1.0) -> None:
        super().__init__(seat, parent)
        self.setObjectName("seat")
        self._scale = scale
        self._distance = 0
        self._level = self._flat = False
        self._sits: object = None
        self._spoken: object = None
        self._buttons: dict[str, QPushButton] = {}
        self._wind = self._label("wind", Qt.AlignmentFlag.AlignCenter)
        self._wind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name = Elided(self)
        self._name.setProperty("role", "player")
        self._place = self._label("place")
        self.score = Counting(self)
        self.score.setProperty("role", "score")
        self.score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.score.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._gap = self._label("gap", right)
        self._moved = self._label("moved", right)
        self.rival = Late(self._made_rival)
        self.rival.then(lambda _: self._say_gap())
        self.marks = Late(self._made_marks)
        self._lay_out()

    def _label(self, role: str, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setAlignment(side)
        return label

    def _made_rival(self) -> Rival:
        rival = Rival(self)
        self._beside.addWidget(rival)
        return rival

    def _made_marks(self) -> QLabel:
        marks = self._label("mark", Qt.AlignmentFlag.AlignCenter)
        if not self._flat:
            self._small.insertWidget(self._small.indexOf(self._taps) + 1, marks)
        return marks

    def _lay_out(self) -> None:
        """The name above, the score, the small numbers below; in a list the score and the touches stand beside them."""
        if (before := self.layout()) is not None:
            _let_go(before)
            # A layout leaves only with another that holds it.
            QWidget().setLayout(before)
        self._taps = QHBoxLayout()
        self._taps.setSpacing(4)
        for button in self._buttons.values():
            self._taps.addWidget(button)
        self._small = QHBoxLayout()
        self._small.setSpacing(2)
        name = QHBoxLayout()
        name.setSpacing(self._scaled(6))
        grid = QGridLayout(self)
        grid.setContentsMargins(*2 * (self._scaled(MARGIN), EDGE // 2 if self._flat else EDGE))
        grid.setHorizontalSpacing(self._scaled(6))
        grid.setVerticalSpacing(0)
        if self._flat:
            name.addWidget(self._name, 1)
            self._small.addWidget(self._wind, 0, Qt.AlignmentFlag.AlignVCenter)
            self._small.addWidget(self._place)
            grid.addWidget(self.score, 0, 1, 2, 1)
            grid.addLayout(self._taps, 0, 2, 2, 1)
        else:
            name.addWidget(self._wind)
            name.addWidget(self._name, 1)
            name.addWidget(self._place)
            self._small.addLayout(self._taps)
            if self.marks.made is not None:
                self._small.addWidget(self.marks.made)
            grid.addWidget(self.score, 1, 0)
            grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 1)
        grid.addLayout(name, 0, 0)
        grid.addLayout(self._small, 1 if self._flat else 2, 0)
        self._small.addStretch(1)
        self._beside = QVBoxLayout()
        self._beside.setSpacing(0)
        for label in filter(None, (self._moved, self._gap, self.rival.made)):
            self._beside.addWidget(label)
        self._small.addLayout(self._beside)

    def be_flat(self, flat: bool) -> None:
        """Lie as a line of a list, or stand as a panel at the table."""
        if flat != self._flat:
            self._flat = flat
            self._lay_out()
            self._sits = None
            self.show_rival(None)

    def show_seat(
        self, name: str, view: SeatView, gap: int, moved: int, speech: Speech, *, moving: bool = False
    ) -> None:
        """Show how a player stands: `gap` to the first (to the second, for the first), `moved` by the last deal."""
        sits = (name, view.wind, view.dealer, view.place)
        if sits != self._sits or speech.words is not self._spoken:
            self._sits, self._spoken = sits, speech.words
            self._sit(name, view, speech)
        self.score.show_number(view.score, moving=moving)
        self._distance = gap
        self._moved.setText(arrow(moved) if moved else "")
        self._moved.setToolTip(ui("moved_last") if moved else "")
        if moved:
            mark(self._moved, "moved", "gain" if moved > 0 else "loss")
        sentence, wind = "dealer_says" if view.dealer else "seat_says", ui(f"wind_{view.wind.value}")
        said = ui(sentence, name=name, wind=wind, score=view.score)
        self.setAccessibleName(said if self._level else listed((said, speech.place(view.place))))

    def _sit(self, name: str, view: SeatView, speech: Speech) -> None:
        """Show who sits where; a hand that the dealer wins moves nobody."""
        wind, letter = ui(f"wind_{view.wind.value}"), ui(f"wind_letter_{view.wind.value}")
        self._wind.setText(ui("dealer_mark", wind=letter) if view.dealer else letter)
        self._wind.setToolTip(ui("dealer", wind=wind) if view.dealer else wind)
        terms = terms_of(speech)
        gloss(self._wind, terms, terms.of("Dealer" if view.dealer else "own wind"))
        self._name.show_text(name)
        self._place.setText(speech.place(view.place))
        self._gap.setToolTip(ui("ahead_of_second" if view.place == 1 else "behind_first"))
        mark(self._wind, "dealer", view.dealer)
        mark(self._place, "first", view.place == 1)
        mark(self, "dealer", view.dealer)
        self._make_way()

    def rank(self, *, level: bool) -> None:
        """Show and say the place from now on, unless all players are level: then it would only tell who sits where."""
        if level != self._level:
            self._level = level
            self._make_way()

    def show_marks(self, words: str) -> None:
        """Say what lies before the player where no button shows it."""
        if words or self.marks.made is not None:
            self.marks().setText(words)
            self.marks().setVisible(bool(words))
        self._say_gap()

    def show_rival(self, distance: int | None, name: str = "") -> None:
        """Say how far ahead this player is of the one at whom somebody looks; None when nobody does."""
        if distance is not None or self.rival.made is not None:
            self.rival().show_distance(distance, name)
        self._moved.setVisible(distance is None and not self._flat)
        self._gap.setVisible(distance is None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say more where there is room."""
        super().resizeEvent(event)
        self._say_gap()
        self._make_way()

    def _make_way(self) -> None:
        """Where wind and place leave no room for the name, it stands without the place, as it does to stand whole."""
        place, air = self._place.sizeHint().width(), self._scaled(6)
        without = self.width() - self._wind.sizeHint().width() - 2 * (self._scaled(MARGIN) + 1) - air
        room, name = without - place - air, self._name.width_wanted
        gains = room < name <= without
        roomy = self._flat or (room >= self._scaled(ROOM_FOR_NAME) and not gains)
        self._place.setVisible(roomy and not self._level)

    def _say_gap(self) -> None:
        """The distance in words where there is room, as a bare number otherwise, and nothing when there is none."""
        marks = self.marks.made
        beside = self._taps.sizeHint().width() + (0 if marks is None or marks.isHidden() else marks.sizeHint().width())
        room = self.width() - beside - 2 * (self._scaled(MARGIN) + self._scaled(6))
        if self.rival.made is not None:
            self.rival.made.fit(room)
        if self._distance == 0:
            self._gap.setText("")
            return
        said = ui("ahead" if self._distance > 0 else "behind", points=abs(self._distance))
        short = self.width() < self._scaled(ROOM_FOR_WORDS) or self._gap.fontMetrics().horizontalAdvance(said) > room
        self._gap.setText(signed(self._distance) if self._flat or short else said)

    def show_taps(self, name: str, taps: tuple[TapView, ...], speech: Speech) -> None:
        """Show the touches this panel offers; the buttons stay the same ones, so that focus does."""
        for gone in self._buttons.keys() - {tap.outcome for tap in taps}:
            # Its room is free before anything is laid out anew.
            self._buttons[gone].hide()
            self._buttons.pop(gone).deleteLater()
            self._taps.invalidate()
        for tap in taps:
            button = self._buttons.get(tap.outcome) or self._new_button(tap.outcome)
            button.ensurePolished()
            button.setText(in_lines(speech.word(tap.word), button.fontMetrics(), self._scaled(TOUCH_WORDS)))
            button.setAccessibleName(ui("tap_says", name=name, what=speech.word(tap.word)))
            button.setChecked(tap.done)
            button.setEnabled(tap.problem is None)
            reason = ui("tap_again") if tap.done else speech.say(tap.problem) if tap.problem else speech.word(tap.help)
            button.setToolTip(as_typed(reason))
            button.setAccessibleDescription(reason)
            gloss(button, terms_of(speech), terms_of(speech).of(tap.outcome))

    def tap_button(self, outcome: str) -> QPushButton:
        """The button of one touch."""
        return self._buttons[outcome]

    @property
    def used_by(self) -> tuple[QPushButton, ...]:
        """The buttons by which it is used."""
        return self.tap_buttons

    @property
    def tap_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of all touches, in the order they stand."""
        return tuple(self._buttons.values())

    def _new_button(self, outcome: str) -> QPushButton:
        button = self._buttons[outcome] = QPushButton(self)
        QWidget.setTabOrder([self, *self._buttons.values()][-2], button)
        button.setCheckable(True)
        button.setProperty("role", "tap")
        button.clicked.connect(lambda on: self._tap(button, outcome, on))
        self._taps.addWidget(button)
        button.show()
        return button

    def _tap(self, button: QPushButton, outcome: str, on: bool) -> None:
        """Say what was touched; whether it holds then is for the answer to show."""
        button.setChecked(not on)
        self.begin_use()
        self.tapped.emit(outcome, self.seat)

    def score_size(self) -> int:
        """The largest size in which this score fits its place."""
        wide = self.width() - 2 * (self._scaled(MARGIN) + 1)
        high = self.height() - 2 * (EDGE + 1)
        for within in (self._taps, self._small):
            within.invalidate()
        if self._flat:
            beside = wide - self._taps.sizeHint().width() - 2 * self._scaled(MARGIN)
            wide = min(beside * SCORE_SHARE // 100, beside - self._small.minimumSize().width())
        else:
            high -= self._wind.sizeHint().height() + self._small.sizeHint().height()
        return self.score.size_within(wide, high, *(self._scaled(size) for size in SCORE_SIZES))

    def show_score_at(self, size: int) -> None:
        """Draw the score at a size; in a list it takes the room it needs."""
        self.score.show_at(size, whole=self._flat)

    def _scaled(self, pixels: int) -> int:
        return round(pixels * self._scale)
