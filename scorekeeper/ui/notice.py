"""One sentence across the window that stays until it has been read, with at most one thing to do about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from scorekeeper.ui.announce import Live
from scorekeeper.ui.words import ui


class Notice(QFrame):
    """A sentence with a button to close it; `acted` tells that its own button was clicked, `shown` that it has
    something new to say.
    """

    acted = Signal()
    shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.act = QPushButton(self)
        self.act.clicked.connect(self.acted)
        self.close_button = QPushButton("✕", self)
        self.close_button.setProperty("role", "icon")
        self.close_button.setAccessibleName(ui("notice_close"))
        self.close_button.setToolTip(ui("notice_close"))
        self.close_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.addWidget(self.label, 1)
        row.addWidget(self.act)
        row.addWidget(self.close_button)
        self._live = Live(self, urgent=True)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Once it was closed, the same sentence is news again."""
        super().hideEvent(event)
        self._live.say("")

    def say(self, sentence: str, act: str = "") -> None:
        """Show a sentence, and a button with a word when something can be done; nothing for an empty sentence."""
        self.label.setText(sentence)
        self.label.setAccessibleName(sentence)
        self.act.setText(act)
        self.act.setVisible(bool(act))
        self.setVisible(bool(sentence))
        self._live.say(sentence)
        if sentence:
            self.shown.emit()
