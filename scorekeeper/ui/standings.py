"""Who came where, large enough to be read across the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from scorekeeper.core.ruleset import Result
from scorekeeper.ui.labels import Elided
from scorekeeper.ui.sheet_lines import Sheet, SheetLine


class Standings(QWidget):
    """A card a player, from the first place on: the place, the name, and what the game came to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[QFrame, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)

    def show_sheet(self, sheet: Sheet, result: Result) -> None:
        """Show the lines of a sheet."""
        for old in self.cards:
            old.hide()
            old.deleteLater()
        self.cards = tuple(self._card(line, result) for line in sheet.lines)
        for card in self.cards:
            self._row.addWidget(card, 1)

    def _card(self, line: SheetLine, result: Result) -> QFrame:
        place, name, points, *rest = line.cells
        card = QFrame(self)
        card.setProperty("role", "standing")
        card.setProperty("place", "first" if result.places[line.seat] == 1 else "other")
        card.setAccessibleName(line.sentence)
        column = QVBoxLayout(card)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(0)
        where = QLabel(place, card)
        who = Elided(card)
        who.show_text(name)
        what = QLabel(rest[-1] if rest else points, card)
        below = QLabel(points if rest else "", card)
        for label, role in ((where, "small"), (who, "player"), (what, "result"), (below, "small")):
            label.setProperty("role", role)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        return card
