"""The page that scores a hand without a session: under which rules, where the winner sits, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.late import Late
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice, ShelfView
from scorekeeper.core.tiles import WINDS, Wind
from scorekeeper.ui.choice_row import ChoiceButton
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.halves import GAP, LEFT, RIGHT
from scorekeeper.ui.icon_buttons import menu_button
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.rules_box import RulesBox
from scorekeeper.ui.speech import translate
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu

BETWEEN = 8
"""Between a question and its answers, in pixels."""


class WindChoice(QWidget):
    """One of the winds; `chosen` carries it."""

    chosen = Signal(object)

    def __init__(self, word: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(ui(word), self)
        self.label.setProperty("role", "question")
        self.label.ensurePolished()
        group = OneOf(self)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(BETWEEN)
        row.addWidget(self.label)
        self._winds = winds = QHBoxLayout()
        winds.setSpacing(BETWEEN)
        row.addLayout(winds, 1)
        self.buttons: dict[Wind, ChoiceButton] = {}
        for wind in WINDS:
            name = ui(f"wind_{wind.value}")
            button = ChoiceButton(self)
            button.show_word(name)
            button.setToolTip(name)
            button.setAccessibleName(ui(f"{word}_is", wind=name))
            button.clicked.connect(lambda _, wind=wind: self.chosen.emit(wind))
            group.addButton(button)
            winds.addWidget(button, 1)
            self.buttons[wind] = button

    def offer(self, count: int) -> None:
        """Offer only the first so many winds."""
        for wind, button in self.buttons.items():
            button.setVisible(wind in WINDS[:count])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The question stands above its answers where they would not be whole beside it."""
        super().resizeEvent(event)
        offered = [each for each in self.buttons.values() if not each.isHidden()]
        widest = max((each.width_wanted for each in offered), default=0)
        beside = self.label.minimumWidth() + len(offered) * (widest + BETWEEN)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if beside <= self.width() else down)

    def show_wind(self, wind: Wind) -> None:
        """Show which wind it is."""
        self.buttons[wind].setChecked(True)


class ScorePage(QWidget):
    """A hand by itself; `rules_chosen` carries a RulesChoice, `taken` asks to take the hand into a session."""

    rules_chosen = Signal(object)
    taken = Signal()
    left = Signal()

    def __init__(self, look: Look, menu: Late[MainMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu = menu_button(menu, look, self)
        self._rules: Sequence[RulesChoice] = ()
        self.preset = RulesBox(self)
        self.preset.activated.connect(lambda place: self.rules_chosen.emit(self.preset.itemData(place)))
        self.note = QLabel(self)
        self.note.setProperty("role", "small")
        self.note.setWordWrap(True)
        self.seat = WindChoice("seat_wind", self)
        self.round = WindChoice("round_wind", self)
        widest = max(each.label.sizeHint().width() for each in (self.seat, self.round))
        for each in (self.seat, self.round):
            each.label.setMinimumWidth(widest)
        self.take = QPushButton(ui("take_into_session"), self)
        self.take.setProperty("role", "primary")
        self.take.clicked.connect(self.taken)
        self.leave = QPushButton(ui("outcome_back"), self)
        self.leave.clicked.connect(self.left)
        self.side = EntrySide(look, self)
        self.side.bind_keys()
        self.side.setMinimumWidth(RIGHT)
        halves = QHBoxLayout(self)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(2 * GAP)
        halves.addLayout(self._left(), 4)
        halves.addWidget(self.side, 5)

    def _left(self) -> QVBoxLayout:
        card = QFrame(self)
        card.setProperty("role", "panel")
        card.setMinimumWidth(LEFT)
        title = QLabel(ui("menu_score"), card)
        title.setProperty("role", "worth")
        title.setWordWrap(True)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.menu)
        inside.addLayout(head)
        rules = QLabel(ui("new_rules"), card)
        rules.setProperty("role", "question")
        inside.addWidget(rules)
        for widget in (self.preset, self.note, self.seat, self.round):
            inside.addWidget(widget)
        inside.addStretch(1)
        for button in (self.take, self.leave):
            inside.addWidget(button)
        column = QVBoxLayout()
        column.addWidget(card, 1)
        return column

    def show_shelf(self, view: ShelfView) -> None:
        """Offer the rules that are known."""
        if view.rules != self._rules:
            self._rules = view.rules
            self.preset.show_choices(view.rules)

    def show_rules(self, choice: RulesChoice) -> None:
        """Show which rules the hand is scored by."""
        self.preset.choose(choice)
        self.note.setText(translate(choice.note))
        self.seat.offer(choice.seats)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been entered."""
        self.side.show_entry(view)
        if view.setting is not None:
            self.seat.show_wind(view.setting.seat_wind)
            self.round.show_wind(view.setting.round_wind)
        scored = view.score is not None and not isinstance(view.score, Problem)
        self.take.setEnabled(scored)
        reason = "" if scored else ui("take_not_yet")
        self.take.setToolTip(reason)
        self.take.setAccessibleDescription(reason)
