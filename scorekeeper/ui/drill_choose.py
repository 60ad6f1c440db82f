"""Choosing what to drill: the kinds, how hard, how long, and under which rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.drill_view import LENGTHS, DrillKind, DrillsView, Length
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.rules_box import RulesBox
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.way import Way
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

LEVELS: tuple[int | None, ...] = (None, 1, 2, 3)
COLUMNS = 2


class KindCard(Way):
    """A kind that is asked or not; a tick stands before its name while it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setProperty("role", "card")
        self.setCheckable(True)

    def show_kind(self, kind: DrillKind, chosen: bool, speech: Speech) -> None:
        """Show a kind, whether it is chosen, and how it went so far."""
        name, level = speech.word(kind.word), speech.word(kind.level)
        known = "drills_kind_known" if kind.answers else "drills_kind_new"
        note = ui(known, help=speech.word(kind.help), level=level, right=kind.right, answers=kind.answers)
        self.say(ui("step_done", step=name) if chosen else name, note)
        self.setChecked(chosen)
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space turns it; Enter begins a round, as everywhere on the page."""
        if pressed(event, "drill_answer"):
            event.ignore()
        else:
            super().keyPressEvent(event)


class DrillChoose(QWidget):
    """`toggled` carries the id of a kind, `rules_chosen` a RulesChoice, `level_chosen` a level or None, `length_chosen` a Length."""

    toggled = Signal(str)
    rules_chosen = Signal(object)
    level_chosen = Signal(object)
    length_chosen = Signal(object)
    started = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rules: Sequence[RulesChoice] = ()
        self._view: DrillsView | None = None
        self.kinds: dict[str, KindCard] = {}
        self.preset = RulesBox(self)
        self.preset.activated.connect(lambda place: self.rules_chosen.emit(self.preset.itemData(place)))
        self.levels = {level: self._choice(_level_word(level)) for level in LEVELS}
        self.levels[None].setToolTip(ui("drills_suits_tip"))
        self.levels[None].setAccessibleDescription(ui("drills_suits_tip"))
        for level, button in self.levels.items():
            button.clicked.connect(lambda _=False, level=level: self.level_chosen.emit(level))
        self.lengths = {length.id: self._choice(_length_word(length)) for length in LENGTHS}
        for length in LENGTHS:
            self.lengths[length.id].clicked.connect(lambda _=False, length=length: self.length_chosen.emit(length))
        self._groups = [self._group(self.levels.values()), self._group(self.lengths.values())]
        self.start = QPushButton(ui("drills_start"), self)
        self.start.setProperty("role", "primary")
        self.start.clicked.connect(self.started)
        self.learned = QPushButton(ui("drills_learned"), self)
        self.sheet = QPushButton(ui("drills_sheet"), self)
        self.sheet.setToolTip(ui("sheet_window"))
        self._lay_out()

    def _choice(self, word: str) -> QPushButton:
        button = QPushButton(word, self)
        button.setProperty("role", "compact")
        button.setCheckable(True)
        return button

    def _group(self, buttons: Iterable[QPushButton]) -> OneOf:
        group = OneOf(self)
        for button in buttons:
            group.addButton(button)
        return group

    def _lay_out(self) -> None:
        self._cards = QWidget(self)
        self._grid = QGridLayout(self._cards)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setSpacing(8)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(ui("drills_what"))
        scroll.setWidget(self._cards)
        left, right = self._card("drills_what", scroll), self._card("new_rules", self.preset)
        for word, buttons in (("drills_level", self.levels.values()), ("drills_length", self.lengths.values())):
            right.addSpacing(6)
            right.addWidget(self._head(word))
            row = Wrapping(spacing=6)
            for button in buttons:
                row.addWidget(button)
            right.addLayout(row)
        right.addStretch(1)
        right.addWidget(self.start)
        more = QHBoxLayout()
        for button in (self.learned, self.sheet):
            more.addWidget(button, 1)
        right.addLayout(more)
        halves = QHBoxLayout(self)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(8)
        for column, share in ((left, 3), (right, 2)):
            frame = column.parentWidget()
            if frame is not None:
                halves.addWidget(frame, share)

    def _card(self, word: str, first: QWidget) -> QVBoxLayout:
        card = QFrame(self)
        card.setProperty("role", "panel")
        column = QVBoxLayout(card)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
        column.addWidget(self._head(word))
        column.addWidget(first)
        return column

    def _head(self, word: str) -> QLabel:
        label = QLabel(ui(word), self)
        label.setProperty("role", "question")
        return label

    def show_rules(self, choices: Sequence[RulesChoice]) -> None:
        """Offer all rules that are known."""
        if choices != self._rules:
            self._rules = choices
            self.preset.show_choices(choices)
            if self._view is not None:
                self.preset.choose(self._view.rules)

    def show_view(self, view: DrillsView) -> None:
        """Show what is chosen."""
        if self._view is not None and self._view.rules != view.rules:
            # Rules that are kept nowhere were offered for a while alone.
            self.preset.show_choices(self._rules)
        self._view = view
        self.preset.choose(view.rules)
        speech = Speech(view.words)
        if [*self.kinds] != [each.id for each in view.kinds]:
            self._build(view)
        for kind in view.kinds:
            self.kinds[kind.id].show_kind(kind, kind.id in view.chosen, speech)
        for level, button in self.levels.items():
            if level is not None:
                button.setText(speech.word(f"drill_level_{level}"))
            button.setChecked(level == view.level)
        for length in LENGTHS:
            self.lengths[length.id].setChecked(length == view.length)
        self.start.setEnabled(bool(view.chosen))
        reason = "" if view.chosen else ui("drills_choose_one")
        self.start.setToolTip(reason)
        self.start.setAccessibleDescription(reason)

    def begin(self) -> None:
        """Let the keyboard begin where most go on at once."""
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins a round, Esc goes back."""
        if pressed(event, "drill_answer") and not event.isAutoRepeat():
            self.start.click()
        elif pressed(event, "back"):
            self.left.emit()
        else:
            event.ignore()

    def _build(self, view: DrillsView) -> None:
        for card in self.kinds.values():
            card.hide()
            self._grid.removeWidget(card)
            card.deleteLater()
        self.kinds = {}
        for at, kind in enumerate(view.kinds):
            card = KindCard(self._cards)
            card.clicked.connect(lambda _=False, kind=kind: self.toggled.emit(kind.id))
            self._grid.addWidget(card, *divmod(at, COLUMNS))
            card.show()
            self.kinds[kind.id] = card
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(-(-len(view.kinds) // COLUMNS), 1)
        stops = [*self.kinds.values(), self.preset, *self.levels.values(), *self.lengths.values(), self.start]
        for one, next_one in pairwise([*stops, self.learned, self.sheet]):
            QWidget.setTabOrder(one, next_one)


def _level_word(level: int | None) -> str:
    return ui("drills_suits") if level is None else ""


def _length_word(length: Length) -> str:
    if length.drills is not None:
        return ui("drills_count", count=length.drills)
    return ui("drills_minutes", count=length.minutes) if length.minutes else ui("drills_endless")
