"""Buttons of which one or several are chosen: a player by wind and name, or a few words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from scorekeeper.core.tiles import Wind
from scorekeeper.ui.seat_wind import room_of_wind, show_wind
from scorekeeper.ui.tips import as_typed

PADDING = 20
"""Pixels of a button beside its word."""


class ChoiceButton(QPushButton):
    """A button that is on or off; its word ends in dots where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = self._longer = ""
        self._wind: tuple[Wind | None, ...] = ()
        self._said: tuple[str, str | None] | None = None
        self.setCheckable(True)
        self.setProperty("role", "choice")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str, longer: str = "") -> None:
        """Show a word, as much of it as fits; a longer one in its place where all of that does."""
        if (word, longer) != (self._word, self._longer):
            self._word, self._longer = word, longer
            self._fit()

    def show_player(self, name: str, wind: Wind | None, longer: str = "") -> None:
        """Show a player, by the wind and as much of the name as fits; longer words in its place where all of them do."""
        if self._wind != (wind,):
            self._wind = (wind,)
            show_wind(self, wind)
            self._word = ""
        self.show_word(name, longer)

    def say(self, sentence: str, reason: str | None) -> None:
        """Be called by a sentence, and tell why it cannot be chosen."""
        if (sentence, reason) != self._said:
            self._said = sentence, reason
            self.setEnabled(reason is None)
            self.setAccessibleName(sentence)
            self.setAccessibleDescription(reason or "")
            self.setToolTip(as_typed(reason or sentence))

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

    def show_choices(
        self, words: tuple[str, ...], winds: tuple[Wind | None, ...], longer: tuple[str, ...] | None = None
    ) -> None:
        """Have one button for each word, or a longer one where it fits, with the wind of the player it names."""
        while len(self.buttons) < len(words):
            button = ChoiceButton(self)
            self._connect(button, len(self.buttons))
            self.buttons.append(button)
            self._row.addWidget(button, 1)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(words))
        for button, word, wind, more in zip(self.buttons, words, winds, longer or ("",) * len(words), strict=False):
            button.show_player(word, wind, more)

    def _connect(self, button: ChoiceButton, place: int) -> None:
        button.clicked.connect(lambda: self.chosen.emit(place))

    def say(self, place: int, on: bool, sentence: str, reason: str | None) -> None:
        """Show a choice as made or not; `reason` tells why it cannot be made."""
        button = self.buttons[place]
        button.setChecked(on)
        button.say(sentence, reason)
