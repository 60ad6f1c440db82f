"""The page that explains the hands of a deal that is over, one player's hand after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.choice_row import ChoiceButton
from scorekeeper.ui.halves import GAP
from scorekeeper.ui.hosting import Hosting
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.style import Look
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.why_panel import WhyPanel
from scorekeeper.ui.words import ui

Explained = tuple[str, WhyView]
"""Whose hand, and why it is paid so."""


class WhyPage(Hosting):
    """`left` asks to go back to the table (Esc)."""

    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leave = QPushButton(ui("why_leave"), self)
        self.leave.setToolTip(ui("why_leave_tip"))
        self.leave.setAccessibleDescription(ui("why_leave_tip"))
        self.leave.clicked.connect(self.left)
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.names: list[ChoiceButton] = []
        self._group = OneOf(self)
        self._hands: tuple[Explained, ...] = ()
        self.panel = WhyPanel(look, self)
        self.panel.left.connect(self.left)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.leave)
        self._players = QHBoxLayout()
        self._players.setSpacing(6)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addLayout(head)
        self._column.addLayout(self._players)
        self._column.addWidget(self.panel, 1)

    def show_hands(self, deal: str, hands: Sequence[Explained]) -> None:
        """Show the hands of a deal; of several one is chosen by its player's name."""
        self.title.setText(deal)
        self._hands = tuple(hands)
        while len(self.names) < len(hands):
            self._add_name(len(self.names))
        for at, button in enumerate(self.names):
            button.setVisible(len(hands) > 1 and at < len(hands))
            if at < len(hands):
                name = hands[at][0]
                button.show_word(name)
                button.setAccessibleName(ui("why_hand_of", name=name))
                button.setToolTip(as_typed(button.accessibleName()))
        self.turn(0)
        self.panel.why.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, place: int) -> None:
        """Show one of the hands."""
        if place < len(self._hands):
            self.names[place].setChecked(True)
            self.panel.show_why(self._hands[place][1])

    def stand_as(self, before: WhyPage) -> None:
        """Show the hand that another page about the same deal shows."""
        self.turn(next((at for at, name in enumerate(before.names) if name.isChecked()), 0))
        self.panel.stand_as(before.panel)

    def host(self, bar: QWidget, history: bool) -> None:
        """Take a bar in below everything."""
        self._column.addWidget(bar)
        bar.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the table."""
        if pressed(event, "back"):
            self.left.emit()
        else:
            event.ignore()

    def _add_name(self, place: int) -> None:
        button = ChoiceButton(self)
        button.setCheckable(True)
        button.clicked.connect(lambda: self.turn(place))
        self._group.addButton(button)
        self.names.append(button)
        self._players.addWidget(button, 1)
