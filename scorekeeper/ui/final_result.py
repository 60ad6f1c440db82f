"""How the game ended: places, points and the result."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.ledger import Ledger
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.seat_panel import Elided, mark
from scorekeeper.ui.speech import Speech, decimal, points
from scorekeeper.ui.words import ui


class FinalResult(QWidget):
    """The right half once the game is over; `again` asks for a new session with the same players."""

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = QFrame(self)
        card.setProperty("role", "panel")
        title = QLabel(ui("final"), card)
        title.setProperty("role", "worth")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[QLabel] = []
        self.again_button = QPushButton(ui("final_again"), card)
        self.again_button.setProperty("role", "primary")
        self.again_button.setToolTip(ui("final_again_tip"))
        self.again_button.setAccessibleDescription(ui("final_again_tip"))
        self.again_button.clicked.connect(self.again)
        note = QLabel(ui("final_note"), card)
        note.setProperty("role", "quiet")
        bottom = QHBoxLayout()
        bottom.addWidget(note, 1)
        bottom.addWidget(self.again_button)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(16)
        inside.addWidget(title)
        inside.addLayout(self._grid)
        inside.addLayout(bottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addWidget(card)
        column.addStretch(2)

    def show_session(self, view: SessionView) -> None:
        """Show the result of a session that is over."""
        for label in self._labels:
            label.hide()
            label.deleteLater()
        self._labels = []
        for column, word in enumerate(("final_place", "final_player", "final_points", "final_result")):
            self._put(0, column, ui(word), "small")
        ledger = view.ledger
        ranked = sorted(range(len(ledger.players)), key=lambda seat: (ledger.result.places[seat], seat))
        for row, seat in enumerate(ranked, 1):
            self._show_player(row, seat, ledger)

    def said(self) -> list[tuple[str, ...]]:
        """The lines as they are read: place, player, points and result."""
        texts = [label.toolTip() or label.text() for label in self._labels[4:]]
        return [tuple(texts[at : at + 4]) for at in range(0, len(texts), 4)]

    def _show_player(self, row: int, seat: int, ledger: Ledger) -> None:
        result, name = ledger.result, ledger.players[seat]
        place, scored = Speech.place(result.places[seat]), points(result.points[seat])
        final = "" if result.final is None else decimal(result.final[seat])
        first = "first" if result.places[seat] == 1 else "other"
        self._put(row, 0, place, "place").setAccessibleName(
            ui("final_says", place=place, name=name, points=scored, result=final)
        )
        self._put(row, 1, name, "final")
        self._put(row, 2, scored, "final")
        shown = self._put(row, 3, final, "final")
        if result.final is not None:
            mark(shown, "moved", "gain" if result.final[seat] > 0 else "loss" if result.final[seat] < 0 else "")
        for label in self._labels[-4:]:
            mark(label, "place", first)

    def _put(self, row: int, column: int, text: str, role: str) -> QLabel:
        label: QLabel
        if column == 1 and row:
            elided = Elided(self)
            elided.setProperty("role", role)
            elided.show_text(text)
            label = elided
        else:
            label = QLabel(text, self)
            label.setProperty("role", role)
        if column > 1:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        self._labels.append(label)
        return label
