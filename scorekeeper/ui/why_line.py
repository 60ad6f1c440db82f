"""One line of an explanation, which lights up what it is about while somebody looks at it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.ui.glossed import aloud as aloud_term
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.score_lines import SmallTiles
from scorekeeper.ui.style import Look, newcomer
from scorekeeper.ui.terms import Terms
from scorekeeper.ui.tile_face import tile_name
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.why_heard import line_heard, sentences_heard
from scorekeeper.ui.why_said import Said
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_DO: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
LONG: Final = 32
"""Letters of what a line brings, from which on it stands below the line's name."""
LONG_BESIDE_BUTTON: Final = 18
"""The same where a button stands in the line."""
BESIDE: Final = 56
"""The least width of what a line brings, in pixels, so that tiles stand below one another."""
FEW: Final = 4
"""Tiles of one set that stand beside the name; more stand below it."""


class WhyLine(QFrame):
    """Shows a Said. `regarded` tells whether it is looked at, by mouse, finger or keyboard; `moved` that an arrow was pressed.

    `chosen` asks for the tile it names to be put into the hand, `sought` (a double click) for more about it.
    """

    regarded = Signal(bool)
    moved = Signal(int)
    chosen = Signal()
    sought = Signal()

    def __init__(self, said: Said, look: Look, parent: QWidget | None = None, terms: Terms | None = None) -> None:
        super().__init__(parent)
        self.said = said
        self.setProperty("role", "why")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(aloud(said))
        self.setAccessibleDescription("\n".join(filter(None, (sentences_heard(said.said), said.source))))
        self.name = _label(said.name, "question" if said.head else "", self)
        self.amount = _label(said.amount, "size" if said.head else "", self)
        self.why = _label(said.said, "small", self)
        self.why.setVisible(bool(said.said))
        if said.line:
            self.setToolTip(ui("reference_line_tip"))
        if terms is not None:
            self._explain(terms)
        self.put: QPushButton | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10 if said.head else 3, 8, 3)
        column.setSpacing(1)
        column.addLayout(self._first_row(look))
        column.addWidget(self.why)

    def _first_row(self, look: Look) -> QHBoxLayout:
        """The name and the tiles at the left, what it brings at the right; what is long stands below."""
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.name)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addLayout(words, 1)
        beside = len(self.said.sets) == 1 and len(self.said.sets[0]) <= FEW
        tiles = row if beside else Wrapping(spacing=6)
        for each in self.said.sets:
            small = SmallTiles(look, self)
            small.show_tiles(each)
            tiles.addWidget(small)
        if not beside:
            words.addLayout(tiles)
        level = Qt.AlignmentFlag.AlignVCenter if beside or not self.said.sets else Qt.AlignmentFlag.AlignTop
        self.name.setAlignment(Qt.AlignmentFlag.AlignLeft | level)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight | level)
        if len(self.said.amount) > (
            LONG if self.said.come is None and self.said.change is None else LONG_BESIDE_BUTTON
        ):
            self.amount.setWordWrap(True)
            self.amount.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            words.addWidget(self.amount)
        else:
            self.amount.setWordWrap(False)
            self.amount.setMinimumWidth(BESIDE)
            row.addWidget(self.amount)
        if self.said.come is not None or self.said.change is not None:
            row.addWidget(self._put(), alignment=Qt.AlignmentFlag.AlignVCenter)
        return row

    def _explain(self, terms: Terms) -> None:
        """Plain words for the terms of the line; for newcomers beside its name, and in what is read aloud of it."""
        self.name.setText(beside(terms.exactly(self.said.name), self.said.name))
        meanings = [each for label in (self.name, self.amount, self.why) for each in gloss(label, terms).meanings]
        if newcomer():
            told = (self.accessibleDescription(), *(aloud_term(each) for each in dict.fromkeys(meanings)))
            self.setAccessibleDescription("\n".join(filter(None, told)))

    def _put(self) -> QPushButton:
        come, gone = self.said.come, self.said.gone
        word = "why_do" if self.said.change is not None else "why_put_in" if gone is None else "why_exchange"
        button = self.put = QPushButton(ui(word), self)
        button.setProperty("role", "compact")
        name = ui("why_put_in_tile", tile=tile_name(come)) if come is not None and gone is None else self.said.name
        button.setAccessibleName(name)
        button.setToolTip(as_typed(button.accessibleName()))
        button.clicked.connect(self.chosen)
        return button

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse comes to it."""
        super().enterEvent(event)
        self.regarded.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse has left it."""
        super().leaveEvent(event)
        self.regarded.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to it, or a finger rests on it."""
        super().focusInEvent(event)
        self.regarded.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone on."""
        super().focusOutEvent(event)
        self.regarded.emit(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click asks for more."""
        super().mouseDoubleClickEvent(event)
        self.sought.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the next line; Enter and Space do what its button does."""
        step = _STEPS.get(Qt.Key(event.key()))
        if self.put is not None and Qt.Key(event.key()) in _DO:
            self.put.click()
        elif step is None:
            event.ignore()
        else:
            self.moved.emit(step)


def aloud(said: Said) -> str:
    """A line as it is read: its name, its tiles, what it brings."""
    return said.heard or line_heard(said.name, said.amount, said.sets if said.come is None else ())


def _label(text: str, role: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label
