"""Plain words for the terms in the cells of a table: told on hover, by a tap, and with all others in sight."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QTableWidget, QToolTip, QWidget

from scorekeeper.ui.glossed import SHOWN, Glossed, as_tip
from scorekeeper.ui.terms import Meaning, Terms


class GlossedCells(QObject):
    """Knows which terms stand in a table's heads and cells, and tells of those in a cell that is tapped."""

    def __init__(self, over: QTableWidget, terms: Terms) -> None:
        super().__init__(over)
        self.over = over
        self._terms = terms
        self._cell = 0, 0
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        for column in range(over.columnCount()):
            head = over.horizontalHeaderItem(column)
            if head is not None:
                head.setToolTip(as_tip(self._within(head.text())))
        for row in range(over.rowCount()):
            for column in range(over.columnCount()):
                item = over.item(row, column)
                if item is not None:
                    item.setToolTip(as_tip(self._in_cell(row, column)))

    @property
    def found(self) -> bool:
        """Whether any term stands here."""
        return bool(self.meanings)

    @property
    def meanings(self) -> tuple[Meaning, ...]:
        """What the terms mean that stand here, each once: those of the cell at which the keyboard is first."""
        return tuple(dict.fromkeys(self._all()))

    def tell(self, row: int, column: int) -> None:
        """Explain the terms in a cell beside the pointer."""
        self._cell = row, column
        # Letting go hides every tooltip, so this one comes after it.
        self._soon.start()

    def _tell(self) -> None:
        meanings = self._in_cell(*self._cell)
        if meanings:
            QToolTip.showText(QCursor.pos(), as_tip(meanings), self.over, QRect(), SHOWN)

    def _all(self) -> Iterator[Meaning]:
        over = self.over
        if over.hasFocus():
            yield from self._in_cell(over.currentRow(), over.currentColumn())
        for column in range(over.columnCount()):
            head = over.model().headerData(column, Qt.Orientation.Horizontal)
            yield from self._within(str(head or ""))
            for row in range(over.rowCount()):
                yield from self._in_cell(row, column)

    def _in_cell(self, row: int, column: int) -> tuple[Meaning, ...]:
        item = self.over.item(row, column)
        return () if item is None else self._within(item.text())

    def _within(self, text: str) -> tuple[Meaning, ...]:
        return tuple(dict.fromkeys(each.meaning for each in self._terms.within(text)))


def explained_in(window: QWidget) -> list[Glossed | GlossedCells]:
    """All that explains terms within a window, where there are any in sight."""
    found: list[Glossed | GlossedCells] = [*window.findChildren(Glossed), *window.findChildren(GlossedCells)]
    return [each for each in found if each.over.isVisible() and each.found]
