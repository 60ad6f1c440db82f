"""Who sits where: a button for every wind with the player who sits there; two that are chosen exchange their seats."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from scorekeeper.core.declaration import Question
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

WIDE = 96
"""The least width of a seat in pixels."""


class SeatOrder(QWidget):
    """`tell` gets the question's id and the seats of the players, East first, after two of them changed places."""

    def __init__(self, question: Question, players: tuple[str, ...], tell: Callable[[str, object], None]) -> None:
        super().__init__()
        self._question = question
        self._players = players
        self._tell = tell
        self._order: list[int] = []
        self._first: int | None = None
        self.buttons = tuple(QPushButton(self) for _ in players)
        row = Wrapping(self)
        for place, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.setMinimumWidth(WIDE)
            button.clicked.connect(lambda _, place=place: self._clicked(place))
            row.addWidget(button)

    def show_value(self, value: object, speech: Speech) -> None:
        """Show who sits where."""
        told = value if isinstance(value, list | tuple) else ()
        self._order = [seat for seat in told if isinstance(seat, int)]
        for place, (button, seat, wind) in enumerate(zip(self.buttons, self._order, Wind, strict=False)):
            text = ui("sits", wind=ui(f"wind_{wind.value}"), name=self._players[seat])
            button.setText(text.replace("&", "&&"))
            button.setChecked(place == self._first)
            button.setAccessibleName(ui("answer_says", question=speech.word(self._question.word), answer=text))
            button.setToolTip(ui("sits_tip"))
            button.setAccessibleDescription(ui("sits_tip"))

    def _clicked(self, place: int) -> None:
        """The first of two, the same one again, or the second one."""
        first, self._first = self._first, None
        if first is None:
            self._first = place
        elif first != place:
            order = list(self._order)
            order[first], order[place] = order[place], order[first]
            self._tell(self._question.id, order)
        for each, button in enumerate(self.buttons):
            button.setChecked(each == self._first)
