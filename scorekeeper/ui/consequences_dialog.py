"""Asks whether the past is to be changed, showing all that follows from it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.past_view import Act, PastView
from scorekeeper.ui.consequences import Consequences
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui


class ConsequencesDialog(QDialog):
    """`agreed` accepts the change; closing it in any other way but by what `moves` offers gives it up."""

    agreed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(ui("past_moves"))
        self.setModal(True)
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.moves = Consequences(self)
        self.cancel = QPushButton(ui("past_cancel"), self)
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self.accept_button = QPushButton(ui("past_accept"), self)
        self.accept_button.setProperty("role", "primary")
        self.accept_button.setDefault(True)
        self.accept_button.clicked.connect(self.agreed)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.accept_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.moves, 1)
        column.addLayout(buttons)
        self.setMinimumSize(560, 420)

    def show_past(self, view: PastView) -> None:
        """Show a change of the past that is to be confirmed."""
        words = RowWords(view.ledger)
        if view.act is Act.HEADER:
            self.title.setText(ui("past_header"))
        elif view.act is Act.STRIKE and view.row is not None:
            deal, what = words.deal(view.row), words.what(view.row)
            self.title.setText(
                ui("past_striking", deal=deal, what=what) if deal else ui("past_striking_other", what=what)
            )
        else:
            self.title.setText(ui("past_striking_rest"))
        self.moves.show_past(view)
        stopped = None if view.comparison is None else view.comparison.problem
        reason = ui("past_accept_tip") if stopped is None else Speech(view.ledger.rules.words).say(stopped)
        self.accept_button.setEnabled(view.can_accept)
        self.accept_button.setToolTip(as_typed(reason))
        self.accept_button.setAccessibleDescription(reason)
