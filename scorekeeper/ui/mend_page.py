"""The page on which a hand of the past is corrected: what was done in it, the hand, and what changes after it."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.past_view import Act, PastView
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.consequences import Consequences
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.halves import GAP, LEFT, RIGHT
from scorekeeper.ui.hosting import Hosting
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.style import Look
from scorekeeper.ui.touches import Touches
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping


class Banner(QFrame):
    """Says which hand is being corrected, and offers to leave it, to strike it, or to insert one before it."""

    cancelled = Signal()
    struck = Signal()
    inserted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.title = QLabel(self)
        self.title.setProperty("role", "question")
        self.title.setWordWrap(True)
        self.reason = QLabel(self)
        self.reason.setWordWrap(True)
        self.how = QLabel(ui("past_how"), self)
        self.how.setProperty("role", "small")
        self.how.setWordWrap(True)
        self.cancel = self._button("past_cancel", "past_cancel_tip", self.cancelled)
        self.strike = self._button("past_strike", "past_strike_tip", self.struck)
        self.insert = self._button("past_insert", "past_insert_tip", self.inserted)
        buttons = Wrapping(spacing=4)
        for button in (self.cancel, self.strike, self.insert):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 8, 6)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.reason)
        column.addWidget(self.how)
        column.addLayout(buttons)

    def _button(self, word: str, tip: str, act: SignalInstance) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setProperty("role", "compact")
        button.setToolTip(ui(tip))
        button.setAccessibleDescription(ui(tip))
        button.clicked.connect(act)
        return button

    def show_past(self, view: PastView) -> None:
        """Name the hand, and why it could not stay as it was."""
        words = RowWords(view.ledger)
        name = "past_inserting" if view.act is Act.INSERT else "past_correcting"
        self.title.setText(ui(name, deal=words.running()))
        reason = "" if view.reason is None else ui("past_reason", reason=words.speech.say(view.reason))
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        own = view.act is Act.CORRECT and view.reason is None
        self.how.setVisible(own)
        self.strike.setVisible(own)
        self.insert.setVisible(own)


class MendPage(Hosting):
    """`tapped` carries an outcome and a seat; Esc is `cancelled` where nothing else is given up."""

    tapped = Signal(str, int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.banner = Banner(self)
        self.touches = Touches(self)
        self.touches.tapped.connect(self.tapped)
        self.touches.setMinimumWidth(LEFT)
        self.moves = Consequences(self)
        self.side = EntrySide(look, self)
        self.side.bind_keys()
        self.side.setMinimumWidth(RIGHT)
        self.side.entry.worth.name_record("past_accept")
        self._aside = QVBoxLayout()
        left = QVBoxLayout()
        left.setSpacing(GAP)
        left.addLayout(self._aside)
        left.addWidget(self.banner)
        left.addWidget(self.touches)
        left.addWidget(self.moves, 1)
        halves = QHBoxLayout(self)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(2 * GAP)
        halves.addLayout(left, 4)
        halves.addWidget(self.side, 5)

    def host(self, bar: QWidget, history: bool) -> None:
        """Take a bar in above the hand's name; there is no history here."""
        self._aside.addWidget(bar)
        bar.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the past as it is; tiles typed anywhere are meant for the hand."""
        if pressed(event, "back"):
            self.banner.cancel.click()
        else:
            self.side.entry.take_key(event)

    def show_session(self, view: SessionView) -> None:
        """Show what was done in the hand before it ended."""
        self.touches.show_session(view)
        self.side.outcome.show_session(view)

    def show_past(self, view: PastView) -> None:
        """Show which hand it is and what changes."""
        self.banner.show_past(view)
        self.moves.show_past(view)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been entered; its last button accepts."""
        self.side.show_entry(view)
