"""What questions are answered in, each in the form its declaration names."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from scorekeeper.core.declaration import Ask, Question
from scorekeeper.core.entry_view import Asked
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.seat_order import SeatOrder
from scorekeeper.ui.seat_wind import seated, show_wind
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

MOST_POINTS = 1_000_000
POINTS_STEP = 100
NARROW = 108
"""The least width of a box for points, in pixels: four of them stand beside the other half of a window of 1000."""

Answered = Callable[[str, object], None]
"""What an answer is told to: the question's id and the value."""


class PlayerChoice(QWidget):
    """One button a player; one of them, or several."""

    def __init__(
        self,
        question: Question,
        players: tuple[str, ...],
        winds: tuple[Wind | None, ...],
        several: bool,
        tell: Answered,
    ) -> None:
        super().__init__()
        self._question = question
        self._several = several
        self._tell = tell
        self._said = tuple(seated(name, wind) for name, wind in zip(players, winds, strict=True))
        self.buttons = tuple(QPushButton(name, self) for name in players)
        row = Wrapping(self)
        for seat, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.setProperty("wide", True)
            show_wind(button, winds[seat])
            button.clicked.connect(lambda on, seat=seat: self._clicked(seat, on))
            row.addWidget(button)

    def show_asked(self, asked: Asked, speech: Speech) -> None:
        """Show who is chosen, and who belongs to the answer already."""
        self._show_value(asked.value, speech)
        self._show_settled(asked.settled)

    def _show_value(self, value: object, speech: Speech) -> None:
        chosen = value if isinstance(value, list | tuple) else (value,)
        for seat, button in enumerate(self.buttons):
            button.setChecked(seat in chosen)
            answer = self._said[seat]
            button.setAccessibleName(ui("answer_says", question=speech.word(self._question.word), answer=answer))

    def _show_settled(self, seats: tuple[int, ...]) -> None:
        """Whoever belongs to the answer does by what lies before them on the table."""
        for seat, button in enumerate(self.buttons):
            reason = ui("settled") if seat in seats else ""
            button.setEnabled(not reason)
            button.setToolTip(as_typed(reason))
            button.setAccessibleDescription(reason)

    def _clicked(self, seat: int, on: bool) -> None:
        if self._several:
            self._tell(self._question.id, [seat for seat, button in enumerate(self.buttons) if button.isChecked()])
        else:
            self._tell(self._question.id, seat if on else None)


class WordChoice(QWidget):
    """One button a word, and one a player where a player can be meant too; one of them is chosen."""

    def __init__(
        self,
        question: Question,
        players: tuple[str, ...],
        winds: tuple[Wind | None, ...],
        speech: Speech,
        tell: Answered,
    ) -> None:
        super().__init__()
        self._question = question
        self.buttons: dict[str | int, QPushButton] = {}
        self._group = OneOf(self)
        row = Wrapping(self)
        words: dict[str | int, str] = {choice: speech.word(word) for choice, word in question.choices}
        words |= dict(enumerate(players)) if question.players else {}
        for choice, word in words.items():
            button = QPushButton(word.replace("&", "&&"), self)
            button.setCheckable(True)
            button.setProperty("role", "choice")
            wind = winds[choice] if isinstance(choice, int) else None
            show_wind(button, wind)
            said = seated(word, wind)
            button.setAccessibleName(ui("answer_says", question=speech.word(question.word), answer=said))
            button.clicked.connect(lambda _, choice=choice: tell(question.id, choice))
            self._group.addButton(button)
            row.addWidget(button)
            self.buttons[choice] = button

    def show_asked(self, asked: Asked, speech: Speech) -> None:
        """Show which is chosen, without a player who cannot be."""
        self._show_value(asked.value)
        self._show_barred(asked.barred)

    def _show_value(self, value: object) -> None:
        # A group of which one is always on would not let the last one go off.
        self._group.setExclusive(value in self.buttons)
        for choice, button in self.buttons.items():
            button.setChecked(choice == value)
        self._group.setExclusive(True)

    def _show_barred(self, seat: int | None) -> None:
        for choice, button in self.buttons.items():
            button.setVisible(choice != seat or not isinstance(choice, int))


class Amounts(QWidget):
    """A number of points for each player."""

    def __init__(self, question: Question, players: tuple[str, ...], speech: Speech, tell: Answered) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        self.boxes: list[QSpinBox] = []
        for seat, name in enumerate(players):
            box = number_box(POINTS_STEP)
            # Four of them stand side by side; what is usually paid leaves room in each.
            box.setMinimumWidth(NARROW)
            box.setAccessibleName(ui("answer_says", question=speech.word(question.word), answer=name))
            box.valueChanged.connect(lambda _: tell(question.id, [each.value() for each in self.boxes]))
            label = QLabel(name, self)
            label.setBuddy(box)
            grid.addWidget(label, 0, seat)
            grid.addWidget(box, 1, seat)
            self.boxes.append(box)

    def show_value(self, value: object, speech: Speech) -> None:
        """Show the numbers."""
        numbers = value if isinstance(value, list | tuple) else [0] * len(self.boxes)
        for box, number in zip(self.boxes, numbers, strict=False):
            set_number(box, number)


def number_box(step: int) -> QSpinBox:
    """A box for points or a count, which may be below zero."""
    box = QSpinBox()
    box.setRange(-MOST_POINTS, MOST_POINTS)
    box.setSingleStep(step)
    box.setGroupSeparatorShown(True)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    return box


def set_number(box: QSpinBox, number: object) -> None:
    """Show a number without telling anybody that it changed."""
    if isinstance(number, int) and box.value() != number:
        blocked = box.blockSignals(True)
        box.setValue(number)
        box.blockSignals(blocked)


def set_text(line: QLineEdit, text: object) -> None:
    """Show a text; one that is there already keeps the place of its cursor."""
    if line.text() != (text or ""):
        line.setText(str(text or ""))


def field_of(
    question: Question, players: tuple[str, ...], winds: tuple[Wind | None, ...], speech: Speech, tell: Answered
) -> tuple[QWidget, Callable[[Asked], None]]:
    """What a question is answered in, and how it shows the answer so far."""
    word = speech.word(question.word)
    match question.ask:
        case Ask.SEAT | Ask.SEATS:
            people = PlayerChoice(question, players, winds, question.ask is Ask.SEATS, tell)
            return people, lambda asked: people.show_asked(asked, speech)
        case Ask.CHOICE:
            choice = WordChoice(question, players, winds, speech, tell)
            return choice, lambda asked: choice.show_asked(asked, speech)
        case Ask.ORDER:
            order = SeatOrder(question, players, tell)
            return order, lambda asked: order.show_value(asked.value, speech)
        case Ask.AMOUNTS:
            amounts = Amounts(question, players, speech, tell)
            return amounts, lambda asked: amounts.show_value(asked.value, speech)
        case Ask.NUMBER | Ask.COUNT:
            box = number_box(1)
            if question.ask is Ask.COUNT:
                box.setMinimum(0)
            box.setMaximumWidth(160)
            box.setAccessibleName(word)
            box.valueChanged.connect(lambda value: tell(question.id, value))
            return box, lambda asked: set_number(box, 0 if asked.value is None else asked.value)
        case Ask.TICK:
            tick = QCheckBox(word)
            tick.clicked.connect(lambda on: tell(question.id, on))
            return tick, lambda asked: tick.setChecked(asked.value is True)
        case Ask.TEXT:
            line = QLineEdit()
            line.setAccessibleName(word)
            line.textEdited.connect(lambda text: tell(question.id, text or None))
            return line, lambda asked: set_text(line, asked.value)
        case _:
            assert_never(question.ask)
