"""Asks what becomes of hands that an earlier version paid otherwise."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QLabel, QPushButton, QTableView, QVBoxLayout, QWidget

from scorekeeper.core.ledger import Row
from scorekeeper.core.receipts import Difference, Differing
from scorekeeper.ui.consequences import ROW, Cell, MovesModel
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import signed
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui


class PaidDialog(QDialog):
    """`kept` and `anew` carry the number of the session to be opened with what was paid, or reckoned anew."""

    kept = Signal(int)
    anew = Signal(int)

    def __init__(self, differing: Differing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        words, players = RowWords(differing.opening), differing.opening.players
        count = len(differing.found)
        title = QLabel(ui("paid_one") if count == 1 else ui("paid_title", count=count), self)
        title.setProperty("role", "title")
        self.setWindowTitle(title.text())
        text = QLabel(ui("paid_text", title=differing.title or listed(players)), self)
        text.setWordWrap(True)
        self.model = MovesModel(self)
        self.model.show_cells(players, tuple(_cells(each, words) for each in differing.found))
        table = QTableView(self)
        table.setObjectName("history")
        table.setModel(self.model)
        table.setAccessibleName(title.text())
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        refused = differing.refused
        self.keep_button = self._button("paid_keep", ui("paid_keep_tip"))
        self.keep_button.setProperty("role", "primary")
        self.keep_button.setDefault(True)
        self.anew_button = self._button(
            "paid_anew", ui("paid_anew_tip") if refused is None else words.speech.say(refused)
        )
        self.anew_button.setEnabled(refused is None)
        self.cancel = self._button("cancel_dialog", "")
        self.keep_button.clicked.connect(lambda: self._choose(self.kept, differing.session))
        self.anew_button.clicked.connect(lambda: self._choose(self.anew, differing.session))
        self.cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.cancel, self.anew_button, self.keep_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(text)
        column.addWidget(table, 1)
        column.addLayout(buttons)
        self.setMinimumSize(560, 360)

    def _button(self, word: str, tip: str) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setAutoDefault(False)
        button.setToolTip(as_typed(tip))
        button.setAccessibleDescription(tip)
        return button

    def _choose(self, chosen: SignalInstance, session: int) -> None:
        self.accept()
        chosen.emit(session)


def _cells(difference: Difference, words: RowWords) -> tuple[Cell, ...]:
    """The deal, and what each player got then and would get today."""
    paid, today = difference.paid, difference.today
    deal = words.deal(paid)
    if not isinstance(today, Row):
        return (Cell(deal, deal), *(Cell(signed(moved), ui("past_none")) for moved in paid.deltas))
    return (
        Cell(deal, deal),
        *(Cell(signed(then), signed(now)) for then, now in zip(paid.deltas, today.deltas, strict=True)),
    )
