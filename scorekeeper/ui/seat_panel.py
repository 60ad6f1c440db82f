"""One player at the table: the score first, then who sits where, what lies before them and how far ahead the others are."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.ruleset import SeatView
from scorekeeper.core.session_view import TapView
from scorekeeper.ui.around import largest_that_fits
from scorekeeper.ui.speech import Speech, arrow, points, signed
from scorekeeper.ui.words import ui

SCORE_SIZES = (28, 64)
MARGIN = 6
ROOM_FOR_WORDS = 190
"""Width from which a panel has room for words beside its numbers, in pixels."""


class Elided(QLabel):
    """A line of text that ends in dots where there is no room, and then shows itself whole as a tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_text(self, text: str) -> None:
        """Show a text, as much of it as fits."""
        self._whole = text
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the text anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


def mark(widget: QWidget, name: str, value: object) -> None:
    """Give a widget a property that the style sheet looks at, and have it drawn anew when it changed."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class SeatPanel(QFrame):
    """A player's panel: `tapped` carries the outcome and the seat of a touch that records at once."""

    tapped = Signal(str, int)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setObjectName("seat")
        self._distance = 0
        self._buttons: dict[str, QPushButton] = {}
        self._wind = QLabel(self)
        self._wind.setProperty("role", "wind")
        self._wind.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = Elided(self)
        self._name.setProperty("role", "player")
        self._place = QLabel(self)
        self._place.setProperty("role", "place")
        self.score = QLabel(self)
        self.score.setProperty("role", "score")
        self.score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.score.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._gap = QLabel(self)
        self._gap.setProperty("role", "gap")
        self._moved = QLabel(self)
        self._moved.setProperty("role", "moved")
        for label in (self._gap, self._moved):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._taps = QHBoxLayout()
        self._taps.setSpacing(4)
        self._lay_out()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._wind)
        top.addWidget(self._name, 1)
        top.addWidget(self._place)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self._moved)
        beside.addWidget(self._gap)
        bottom = QHBoxLayout()
        bottom.setSpacing(4)
        bottom.addLayout(self._taps)
        bottom.addStretch(1)
        bottom.addLayout(beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 8, MARGIN, 8)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.score, 1)
        column.addLayout(bottom)

    def show_seat(self, name: str, view: SeatView, gap: int, moved: int, speech: Speech) -> None:
        """Show how a player stands: `gap` to the first (to the second, for the first), `moved` by the last deal."""
        wind, place = ui(f"wind_{view.wind.value}"), speech.place(view.place)
        letter = ui(f"wind_letter_{view.wind.value}")
        self._wind.setText(ui("dealer_mark", wind=letter) if view.dealer else letter)
        self._wind.setToolTip(ui("dealer", wind=wind) if view.dealer else wind)
        self._name.show_text(name)
        self._place.setText(place)
        self.score.setText(points(view.score))
        self._distance = gap
        self._say_gap()
        self._gap.setToolTip(ui("ahead_of_second" if view.place == 1 else "behind_first"))
        self._moved.setText(arrow(moved) if moved else "")
        self._moved.setToolTip(ui("moved_last") if moved else "")
        mark(self._moved, "moved", "gain" if moved > 0 else "loss")
        mark(self._wind, "dealer", view.dealer)
        mark(self, "dealer", view.dealer)
        sentence = "dealer_says" if view.dealer else "seat_says"
        self.setAccessibleName(ui(sentence, name=name, wind=wind, score=view.score, place=place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say more where there is room."""
        super().resizeEvent(event)
        self._say_gap()

    def _say_gap(self) -> None:
        """The distance in words where there is room, as a bare number otherwise, and nothing when there is none."""
        if self._distance == 0:
            self._gap.setText("")
        elif self.width() < ROOM_FOR_WORDS:
            self._gap.setText(signed(self._distance))
        else:
            self._gap.setText(ui("ahead" if self._distance > 0 else "behind", points=abs(self._distance)))

    def show_taps(self, name: str, taps: tuple[TapView, ...], speech: Speech) -> None:
        """Show the touches this panel offers; the buttons stay the same ones, so that focus does."""
        for gone in self._buttons.keys() - {tap.outcome for tap in taps}:
            self._buttons.pop(gone).deleteLater()
        for tap in taps:
            button = self._buttons.get(tap.outcome) or self._new_button(tap.outcome)
            button.setText(speech.word(tap.word))
            button.setAccessibleName(ui("tap_says", name=name, what=speech.word(tap.word)))
            button.setChecked(tap.done)
            button.setEnabled(tap.problem is None)
            reason = speech.word(tap.help) if tap.problem is None else speech.say(tap.problem)
            if tap.done:
                reason = ui("tap_again")
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)

    def tap_button(self, outcome: str) -> QPushButton:
        """The button of one touch."""
        return self._buttons[outcome]

    @property
    def tap_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of all touches, in the order they stand."""
        return tuple(self._buttons.values())

    def _new_button(self, outcome: str) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setProperty("role", "tap")
        button.clicked.connect(lambda on: self._tap(button, outcome, on))
        self._buttons[outcome] = button
        self._taps.addWidget(button)
        return button

    def _tap(self, button: QPushButton, outcome: str, on: bool) -> None:
        """Say what was touched; whether it holds then is for the answer to show."""
        button.setChecked(not on)
        self.tapped.emit(outcome, self.seat)

    def score_size(self) -> int:
        """The largest size in which this score fits its place."""
        room = self.contentsRect().adjusted(MARGIN, 0, -MARGIN, 0)
        high = self.height() - 16 - self._wind.sizeHint().height() - max(self._bottom_height(), 32)

        def fits(size: int) -> bool:
            metrics = QFontMetrics(self.score_font(size))
            return (
                metrics.horizontalAdvance(self.score.text()) <= room.width()
                and metrics.capHeight() + metrics.descent() <= high
            )

        return largest_that_fits(*SCORE_SIZES, fits)

    def score_font(self, size: int) -> QFont:
        """The font of a score: bold, figures all of one width."""
        font = QFont(self.font())
        font.setPixelSize(size)
        font.setWeight(QFont.Weight.DemiBold)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _bottom_height(self) -> int:
        return max((button.sizeHint().height() for button in self._buttons.values()), default=0)
