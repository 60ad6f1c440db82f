"""How the game ended: places, points, and every column the result is made of."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from scorekeeper.core.ruleset import Result
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import Elided, mark
from scorekeeper.ui.sheet_lines import Sheet, sheet_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.standings import Standings
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.words import ui

_PLAYER = 1
_NAME_WIDTH = 72
"""The least width of a name in pixels."""
_AIR = 4
"""Around the lines, where the frame of the focus is drawn, in pixels."""
_UNIT = re.compile(r"(?<=\d)[\u2e80-\uffff]{2,3}$")
"""What a number is followed by in the scripts of East Asia, whose lines may end anywhere."""
_JOINED = "\u2060"
"""Lets no line end where it stands."""
_NAME_SHARE = 2
"""How much more of what is left goes to the names than to any other column."""
_FEW = 7
"""Up to so many columns the lines have room for large letters."""


class FinalResult(QWidget):
    """The right half once the game is over; `again` asks for a new session with the same players.

    `print_asked` asks for the session on paper.
    """

    again = Signal()
    print_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = QFrame(self)
        card.setProperty("role", "panel")
        title = QLabel(ui("final"), card)
        title.setProperty("role", "worth")
        self.ended = QLabel(card)
        self.ended.setWordWrap(True)
        self.standings = Standings(card)
        self._rows: list[list[QLabel]] = []
        self._lines = QScrollArea(card)
        self._lines.setWidgetResizable(True)
        self._lines.setFrameShape(QFrame.Shape.NoFrame)
        self._lines.setAccessibleName(ui("final"))
        self.again_button = QPushButton(ui("final_again"), card)
        self.again_button.setProperty("role", "primary")
        self.again_button.setToolTip(ui("final_again_tip"))
        self.again_button.setAccessibleDescription(ui("final_again_tip"))
        self.again_button.clicked.connect(self.again)
        self.print_button = QPushButton(ui("menu_print"), card)
        self.print_button.clicked.connect(self.print_asked)
        self._sums = QLabel(card)
        note = QLabel(ui("final_note"), card)
        for label in (self._sums, note):
            label.setProperty("role", "quiet")
            label.setWordWrap(True)
        bottom = QHBoxLayout()
        bottom.addWidget(note, 1)
        bottom.addWidget(self.print_button)
        bottom.addWidget(self.again_button)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(16, 16, 16, 16)
        inside.setSpacing(12)
        inside.addWidget(title)
        inside.addWidget(self.ended)
        inside.addWidget(self.standings)
        inside.addWidget(self._lines, 1)
        inside.addWidget(self._sums)
        inside.addLayout(bottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addWidget(card)
        column.addStretch(2)

    def show_session(self, view: SessionView) -> None:
        """Show the result of a session that is over."""
        ledger = view.ledger
        sheet = sheet_of(ledger)
        ended, speech = ledger.result.ended, Speech(ledger.rules.words, ledger.rules.glossary)
        self.ended.setText("" if ended is None else speech.say(ended))
        self.ended.setVisible(ended is not None)
        self.standings.show_sheet(sheet, ledger.result)
        within = QWidget(self._lines)
        grid = QGridLayout(within)
        grid.setContentsMargins(_AIR, _AIR, _AIR, _AIR)
        grid.setHorizontalSpacing(14 if len(sheet.headings) <= _FEW else 6)
        grid.setVerticalSpacing(8)
        # What is left is shared, lest the numbers crowd on the right far from their player.
        for column in range(_PLAYER, len(sheet.headings)):
            grid.setColumnStretch(column, _NAME_SHARE if column == _PLAYER else 1)
        grid.setColumnMinimumWidth(_PLAYER, _NAME_WIDTH)
        self._rows = [
            self._row(grid, 0, sheet.headings, "small", speech),
            *self._player_rows(grid, sheet, ledger.result),
            self._row(grid, len(sheet.lines) + 1, sheet.sums, "small"),
        ]
        self._lines.setWidget(within)
        self._lines.setMinimumHeight(within.sizeHint().height() + self._lines.horizontalScrollBar().sizeHint().height())
        self._sums.setText(sheet.check)

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [self._lines, self.print_button, self.again_button]

    def said(self) -> list[tuple[str, ...]]:
        """The players' lines as they are read: place, player, points, the columns, and the result."""
        return [tuple(label.property("whole") for label in row) for row in self._rows[1:-1]]

    def sums(self) -> tuple[str, ...]:
        """The foot as it is read."""
        return tuple(label.property("whole") for label in self._rows[-1])

    def headings(self) -> tuple[str, ...]:
        """The head as it is read."""
        return tuple(label.property("whole") for label in self._rows[0])

    def _player_rows(self, grid: QGridLayout, sheet: Sheet, result: Result) -> list[list[QLabel]]:
        found = []
        role = "final" if len(sheet.headings) <= _FEW else "sheet"
        for number, line in enumerate(sheet.lines, 1):
            row = self._row(grid, number, line.cells, role)
            row[0].setAccessibleName(line.sentence)
            final = 0 if result.final is None else result.final[line.seat]
            mark(row[-1], "moved", "gain" if final > 0 else "loss" if final < 0 else "")
            for label in row:
                mark(label, "place", "first" if result.places[line.seat] == 1 else "other")
            found.append(row)
        return found

    def _row(
        self, grid: QGridLayout, row: int, cells: tuple[str, ...], role: str, speech: Speech | None = None
    ) -> list[QLabel]:
        labels = []
        for column, text in enumerate(cells):
            label: QLabel
            if column == _PLAYER and row:
                label = elided = Elided(grid.parentWidget())
                elided.setProperty("role", role)
                elided.show_text(text)
            else:
                label = QLabel(_UNIT.sub(lambda unit: _JOINED.join(unit[0]), text), grid.parentWidget())
                label.setProperty("role", role)
                label.setWordWrap(row == 0)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("whole", text)
            if column > _PLAYER:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if row == 0 and speech is not None:
                gloss(label, terms_of(speech))
            grid.addWidget(label, row, column)
            labels.append(label)
        return labels
