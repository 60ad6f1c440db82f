"""Who plays, who sits where, and by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.shelf import NewSession, RulesChoice, ShelfView
from scorekeeper.core.tiles import WINDS
from scorekeeper.ui.begin_box import NAME_LENGTH, NameLine, given, named_twice
from scorekeeper.ui.icons import SIZE, icon
from scorekeeper.ui.rules_box import RulesBox
from scorekeeper.ui.speech import translate
from scorekeeper.ui.style import Look
from scorekeeper.ui.takeover import Takeover
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

WIDTH = 560
TAKEOVER_WIDTH = 440
"""What the questions about a running game take beside the others; both fit a screen of 1024."""
PEOPLE = 8
"""How many of those who have played before are offered."""


class NewSessionDialog(QDialog):
    """Asks all that a session needs; `wished` carries a NewSession, `customised` the rules to change first."""

    wished = Signal(object)
    customised = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rules: Sequence[RulesChoice] = ()
        self._known: tuple[str, ...] = ()
        self.setWindowTitle(ui("new_title"))
        self.names: list[NameLine] = []
        self.swaps: list[QPushButton] = []
        self._winds: list[QLabel] = []
        self._seats = QGridLayout()
        self._seats.setSpacing(8)
        self._people = QWidget(self)
        self._people_row = Wrapping(self._people, spacing=6)
        self.people: list[QPushButton] = []
        self.preset = RulesBox(self)
        self.preset.currentIndexChanged.connect(self._show_rules)
        self.customise = QPushButton(ui("new_customise"), self)
        self.customise.setAutoDefault(False)
        self.customise.setToolTip(ui("new_customise_tip"))
        self.customise.setAccessibleDescription(ui("new_customise_tip"))
        self.customise.clicked.connect(lambda: self.customised.emit(self.preset.choice))
        self.note = QLabel(self)
        self.note.setProperty("role", "small")
        self.note.setWordWrap(True)
        self.title = QLineEdit(self)
        self.title.setMaxLength(NAME_LENGTH)
        self.title.setAccessibleName(ui("new_session_name"))
        self.title.setPlaceholderText(ui("new_session_name"))
        self.takeover = Takeover(self)
        self.takeover.changed.connect(self._grow)
        self.sentence = QLabel(self)
        self.sentence.setProperty("role", "quiet")
        self.sentence.setWordWrap(True)
        self.start = QPushButton(ui("new_start"), self)
        self.start.setProperty("role", "primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self._start)
        self.cancel = QPushButton(ui("cancel_dialog"), self)
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self._lay_out()

    def _lay_out(self) -> None:
        halves = QHBoxLayout(self)
        halves.setContentsMargins(24, 20, 24, 20)
        halves.setSpacing(24)
        column = QVBoxLayout()
        column.setSpacing(8)
        halves.addLayout(column, 1)
        halves.addWidget(self.takeover.questions, 1, Qt.AlignmentFlag.AlignTop)
        self.takeover.questions.setMinimumWidth(TAKEOVER_WIDTH)
        column.addWidget(self._heading(ui("new_players")))
        column.addLayout(self._seats)
        column.addWidget(self._people)
        column.addSpacing(8)
        rest = QGridLayout()
        rest.setSpacing(8)
        rest.addWidget(self._heading(ui("new_rules"), self.preset), 0, 0)
        rules = QHBoxLayout()
        rules.addWidget(self.preset, 1)
        rules.addWidget(self.customise)
        rest.addLayout(rules, 0, 1)
        rest.addWidget(self.note, 1, 1)
        rest.addWidget(self._heading(ui("new_session"), self.title), 2, 0)
        rest.addWidget(self.title, 2, 1)
        rest.addWidget(self.takeover, 3, 1)
        rest.setColumnStretch(1, 1)
        column.addLayout(rest)
        column.addSpacing(8)
        bottom = QHBoxLayout()
        bottom.addWidget(self.sentence, 1)
        bottom.addWidget(self.cancel)
        bottom.addWidget(self.start)
        column.addLayout(bottom)
        self.setMinimumWidth(WIDTH)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as everything needs at this width."""
        super().showEvent(event)
        self._fit()

    def _grow(self) -> None:
        """Give the questions about a running game their room, and take it back with them."""
        folded = self.takeover.questions.isHidden()
        if folded is (self.minimumWidth() > WIDTH):
            self.setMinimumWidth(WIDTH if folded else WIDTH + TAKEOVER_WIDTH)
            self.resize(self.minimumWidth(), self.height())
            self._fit()
            # Growing must not push the new half off the screen.
            screen = self.screen().availableGeometry()
            self.move(max(screen.left(), min(self.x(), screen.right() - self.width())), self.y())

    def _ask_takeover(self, players: tuple[str, ...]) -> None:
        choice = self.preset.choice
        self.takeover.show_questions(choice.takeover if choice else (), players)

    def _fit(self) -> None:
        layout = self.layout()
        if layout is not None:
            high = layout.totalHeightForWidth(self.width())
            self.setMinimumHeight(high)
            self.resize(self.width(), high)

    def _heading(self, text: str, buddy: QWidget | None = None) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "question")
        if buddy is not None:
            label.setBuddy(buddy)
        return label

    def show_shelf(self, view: ShelfView, preset: str | None = None, players: tuple[str, ...] = ()) -> None:
        """Offer the rules (one of them chosen, by its key), the names that are known, and some already set."""
        self._rules, self._known = view.rules, given(view.players)
        for name in self._known[:PEOPLE]:
            self._add_person(name)
        self._people.setVisible(bool(self.people))
        self.preset.show_choices(self._rules)
        chosen = [each.key for each in self._rules]
        self.preset.setCurrentIndex(chosen.index(preset) if preset in chosen else 0)
        for line, name in zip(self.names, players, strict=False):
            line.setText(name)
        self._judge()
        stops = [
            *self.names,
            *self.swaps,
            *self.people,
            self.preset,
            self.customise,
            self.title,
            self.takeover.tick,
            self.start,
            self.cancel,
        ]
        for one, next_one in pairwise(stops):
            QWidget.setTabOrder(one, next_one)
        if self.names:
            self.names[0].setFocus()

    def choose_rules(self, choice: RulesChoice) -> None:
        """Show some rules as the chosen ones, whether they are kept or not."""
        self.preset.choose(choice)

    def _add_person(self, name: str) -> None:
        """A button that seats somebody who has played before at the next free place."""
        button = QPushButton(name.replace("&", "&&"), self._people)
        button.setProperty("role", "compact")
        button.setMinimumWidth(self._look.target)
        button.setAutoDefault(False)
        button.setAccessibleName(ui("new_seat", name=name))
        button.clicked.connect(lambda: self._seat(name))
        self._people_row.addWidget(button)
        self.people.append(button)

    def _seat(self, name: str) -> None:
        free = next((line for line in self.names if not line.isHidden() and not line.written), None)
        if free is not None:
            free.setText(name)

    def _show_rules(self) -> None:
        choice = self.preset.choice
        if choice is None:
            return
        self.note.setText(translate(choice.note))
        self.preset.setAccessibleDescription(self.note.text())
        while len(self.names) < choice.seats:
            self._add_seat(len(self.names))
        for seat, (line, wind) in enumerate(zip(self.names, self._winds, strict=True)):
            line.setVisible(seat < choice.seats)
            wind.setVisible(seat < choice.seats)
        for seat, swap in enumerate(self.swaps):
            swap.setVisible(seat < choice.seats - 1)
        self._judge()

    def _add_seat(self, seat: int) -> None:
        wind = QLabel(ui(f"wind_{WINDS[seat].value}"), self)
        line = NameLine(seat, self)
        completer = QCompleter(list(self._known), line)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setCompleter(completer)
        # A list that offers what stands there already would only be in the way of the next click.
        line.textEdited.connect(lambda text: QTimer.singleShot(0, completer, lambda: self._end(completer, text)))
        line.textChanged.connect(self._judge)
        wind.setBuddy(line)
        self._seats.addWidget(wind, seat, 0)
        self._seats.addWidget(line, seat, 1)
        if seat:
            self._add_swap(seat - 1)
        self.names.append(line)
        self._winds.append(wind)

    def _end(self, completer: QCompleter, text: str) -> None:
        """Put the list of names away once a known name stands there whole."""
        popup = completer.popup()
        if popup is not None and any(text.casefold() == name.casefold() for name in self._known):
            popup.hide()

    def _add_swap(self, seat: int) -> None:
        swap = QPushButton(self)
        swap.setProperty("role", "icon")
        swap.setAutoDefault(False)
        swap.setIcon(icon("swap", self._look.palette.ink, self._look.palette.off_edge))
        swap.setIconSize(QSize(SIZE, SIZE))
        swap.setToolTip(ui("new_swap"))
        winds = [ui(f"wind_{WINDS[each].value}") for each in (seat, seat + 1)]
        swap.setAccessibleName(ui("new_swap_of", wind=winds[0], other=winds[1]))
        swap.clicked.connect(lambda: self._swap(seat))
        self._seats.addWidget(swap, seat, 2)
        self.swaps.append(swap)

    def _swap(self, seat: int) -> None:
        first, second = self.names[seat], self.names[seat + 1]
        upper, lower = first.text(), second.text()
        first.setText(lower)
        second.setText(upper)

    def _players(self) -> tuple[str, ...]:
        choice = self.preset.choice
        return tuple(line.name for line in self.names[: choice.seats if choice else 0])

    def _judge(self) -> None:
        """Say what is still missing, and let the session start when nothing is."""
        players = self._players()
        written = [line.written for line in self.names[: len(players)]]
        for button, name in zip(self.people, self._known, strict=False):
            reason = ui("new_seated", name=name) if name in written else ""
            reason = reason or ("" if "" in written else ui("new_all_seated"))
            button.setEnabled(not reason)
            button.setToolTip(as_typed(reason or ui("new_seat", name=name)))
            button.setAccessibleDescription(reason)
        self._ask_takeover(players)
        sentence = self._missing()
        self.sentence.setText(sentence)
        self.start.setEnabled(not sentence)
        self.start.setToolTip(as_typed(sentence))
        self.start.setAccessibleDescription(sentence)

    def _missing(self) -> str:
        players = self._players()
        if not players:
            return ui("new_no_rules")
        twice = named_twice(players)
        return ui("new_twice", name=twice) if twice else ""

    def _start(self) -> None:
        choice = self.preset.choice
        if choice is not None and not self._missing():
            title = " ".join(self.title.text().split())
            name = choice.name if choice.house is not None else ""
            told = (title, choice.options, name, self.takeover.start, choice.key)
            self.wished.emit(NewSession(choice.family, choice.preset, self._players(), *told))
            self.accept()
