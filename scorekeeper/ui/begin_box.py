"""The first table in one click: names, which may be left as they are, and a button that begins by the usual rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from scorekeeper.core.shelf import NewSession, RulesChoice
from scorekeeper.core.tiles import WINDS
from scorekeeper.ui.rules_box import rules_title
from scorekeeper.ui.speech import translate
from scorekeeper.ui.style import newcomer
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.way import Way
from scorekeeper.ui.words import ui

NAME_LENGTH = 40
COLUMNS = 2


def usual_name(seat: int) -> str:
    """What a player is called who was given no name."""
    return ui("player_number", number=seat + 1)


def given(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names that somebody was given, without those of seats left empty."""
    usual = {usual_name(seat) for seat in range(len(WINDS))}
    return tuple(name for name in names if name not in usual)


class NameLine(QLineEdit):
    """The name of the player who starts at a seat; left empty it is the usual one, which stands there in grey and aslant."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setMaxLength(NAME_LENGTH)
        self.setPlaceholderText(usual_name(seat))
        self.setAccessibleName(ui("new_name_of", wind=ui(f"wind_{WINDS[seat].value}")))
        self.setAccessibleDescription(ui("name_usual", name=usual_name(seat)))
        self.setToolTip(as_typed(self.accessibleDescription()))
        self.textChanged.connect(self._slant)
        self._slant("")

    def _slant(self, text: str) -> None:
        """Where grey and ink are the same, letters tell all the same whether somebody has written them."""
        font = self.font()
        if font.italic() is bool(text):
            font.setItalic(not text)
            self.setFont(font)

    @property
    def written(self) -> str:
        """What somebody has written, without blanks around it."""
        return " ".join(self.text().split())

    @property
    def name(self) -> str:
        """The player's name."""
        return self.written or usual_name(self._seat)


class BeginBox(QWidget):
    """`wished` carries a NewSession: the names and the first of the rules."""

    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice: RulesChoice | None = None
        self.names: list[NameLine] = []
        self._winds: list[QLabel] = []
        self._seats = QGridLayout()
        self._seats.setSpacing(8)
        self._seats.setColumnMinimumWidth(2, 8)
        for column in (1, 4):
            self._seats.setColumnStretch(column, 1)
        heading = QLabel(ui("new_players"), self)
        heading.setWordWrap(True)
        heading.setProperty("role", "question")
        self.begin = Way(ui("begin"), self)
        self.begin.put_first()
        self.begin.clicked.connect(self._begin)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(10)
        lines.addWidget(heading)
        lines.addLayout(self._seats)
        lines.addWidget(self.begin)
        # The page goes on from Begin, which must not move behind a name: others follow the first one.
        self._add_seat(0)
        QWidget.setTabOrder(self.names[0], self.begin)

    def show_rules(self, choice: RulesChoice | None) -> None:
        """Begin by some rules, with as many players as they have."""
        self._choice = choice
        seats = 0 if choice is None else choice.seats
        while len(self.names) < seats:
            self._add_seat(len(self.names))
        for seat, (line, wind) in enumerate(zip(self.names, self._winds, strict=True)):
            line.setVisible(seat < seats)
            wind.setVisible(seat < seats)
        if choice is not None:
            self.begin.say(ui("begin"), _begin_note(choice))

    def _add_seat(self, seat: int) -> None:
        wind = QLabel(ui(f"wind_{WINDS[seat].value}"), self)
        line = NameLine(seat, self)
        line.textChanged.connect(self._judge)
        line.returnPressed.connect(self.begin.click)
        wind.setBuddy(line)
        row, column = divmod(seat, COLUMNS)
        self._seats.addWidget(wind, row, 3 * column)
        self._seats.addWidget(line, row, 3 * column + 1)
        if self.names:
            QWidget.setTabOrder(self.names[-1], line)
        self.names.append(line)
        self._winds.append(wind)

    def _judge(self) -> None:
        """Begin only when everybody has a name of their own."""
        choice = self._choice
        if choice is None:
            return
        twice = named_twice(tuple(line.name for line in self.names[: choice.seats]))
        note = ui("new_twice", name=twice) if twice else _begin_note(choice)
        self.begin.setEnabled(not twice)
        self.begin.say(ui("begin"), note)

    def _begin(self) -> None:
        choice = self._choice
        if choice is not None:
            players = tuple(line.name for line in self.names[: choice.seats])
            name = choice.name if choice.house is not None else ""
            self.wished.emit(
                NewSession(choice.family, choice.preset, players, "", choice.options, name, None, choice.key)
            )


def _begin_note(choice: RulesChoice) -> str:
    """Which rules it begins with; a newcomer is told what rules these are."""
    rules = rules_title(choice)
    return ui("begin_note", rules=ui("term_plain", term=rules, plain=translate(choice.note)) if newcomer() else rules)


def named_twice(players: tuple[str, ...]) -> str:
    """A name that two players have, empty when each has their own."""
    seen: set[str] = set()
    for name in players:
        if name.casefold() in seen:
            return name
        seen.add(name.casefold())
    return ""
