"""A table of the reference: readable at any width, each cell read aloud with what its row and its column are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.reference import Cell, Grid
from scorekeeper.ui.fingers import pushed
from scorekeeper.ui.glossed_cells import GlossedCells
from scorekeeper.ui.reference_cells import CELL, MARKED, Cells, height_of, text_of, wish_of
from scorekeeper.ui.reference_said import cell_aloud, cell_said, grid_aloud
from scorekeeper.ui.reference_widths import Piece, Wish, shared
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_of

FRAME: Final = 4
"""What the frame of a table takes of its width and of its height, in pixels."""
EDGE: Final = 8
"""Air at both sides of a table, so that it begins where the words above it do, in pixels."""
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PieceTable(QTableWidget):
    """Some columns of a table. `opened` carries the page that a cell leads to, `moved` that an arrow key left it."""

    opened = Signal(str)
    moved = Signal(int)

    def __init__(self, grid: Grid, columns: tuple[int, ...], cells: Cells, speech: Speech, parent: QWidget) -> None:
        super().__init__(len(grid.rows), len(columns), parent)
        self.columns = columns
        self._cells, self._speech = cells, speech
        self._heads = [speech.say(grid.heads[each]) for each in columns]
        self._rows = [tuple(row[each] for each in columns) for row in grid.rows]
        self._texts = [tuple(text_of(cell, speech) for cell in row) for row in self._rows]
        self.setItemDelegate(cells)
        self.setHorizontalHeaderLabels(self._heads)
        for at, row in enumerate(self._rows):
            for place, column in enumerate(columns):
                item = QTableWidgetItem(self._texts[at][place])
                item.setData(CELL, row[place])
                item.setData(Qt.ItemDataRole.AccessibleTextRole, grid_aloud(grid, at, column, speech))
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.setItem(at, place, item)
        self._glossed = GlossedCells(self, terms_of(speech))
        self._dress()
        self.cellClicked.connect(self._click)

    def _dress(self) -> None:
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        header.setDefaultAlignment(Qt.AlignmentFlag(side.value | Qt.TextFlag.TextWordWrap.value))
        header.setTextElideMode(Qt.TextElideMode.ElideNone)

    def mark(self, row: int | None) -> None:
        """Show which row was looked for, None for all of them; the keyboard begins there."""
        for at in range(self.rowCount()) if row is None else (row,):
            for column in range(self.columnCount()):
                item = self.item(at, column)
                if item is not None:
                    item.setData(MARKED, True)
        if self.rowCount():
            place = self.model().index(row or 0, 0)
            self.selectionModel().setCurrentIndex(place, QItemSelectionModel.SelectionFlag.NoUpdate)

    def show_widths(self, widths: Sequence[int], target: int) -> None:
        """Give every column its width, and every row the height that its cells need then."""
        for at, width in enumerate(widths):
            self.setColumnWidth(at, width)
        header, metrics = self.horizontalHeader(), self.horizontalHeader().fontMetrics()
        top = max(height_of(text, 0, width, metrics) for text, width in zip(self._heads, widths, strict=True))
        header.setVisible(any(self._heads))
        header.setFixedHeight(top)
        high = top if any(self._heads) else 0
        for row in range(self.rowCount()):
            height = self._height(row, widths, target)
            self.setRowHeight(row, height)
            high += height
        self.setFixedHeight(high + FRAME)

    def _height(self, row: int, widths: Sequence[int], target: int) -> int:
        wanted = []
        for at, (cell, text, width) in enumerate(zip(self._rows[row], self._texts[row], widths, strict=True)):
            metrics = QFontMetrics(self._cells.font_of(self.font(), cell, at))
            wanted.append(height_of(text, len(cell.tiles), width, metrics))
            if cell.page:
                wanted.append(target)
        return max(wanted)

    def _follow(self, row: int, column: int) -> None:
        if 0 <= row < self.rowCount() and self._rows[row][column].page:
            self.opened.emit(self._rows[row][column].page)

    def _click(self, row: int, column: int) -> None:
        if pushed(self):
            return
        if not self._rows[row][column].page:
            self._glossed.tell(row, column)
        self._follow(row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows what leads to a page, the arrow keys go from cell to cell and at last out of the table."""
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if pressed(event, "reference_open"):
            self._follow(self.currentRow(), self.currentColumn())
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.chosen_text())
        elif step and not 0 <= self.currentRow() + step < self.rowCount():
            self.moved.emit(step)
        else:
            super().keyPressEvent(event)

    def chosen_text(self) -> str:
        """The chosen cells as text, with tabs between the columns."""
        lines: dict[int, list[str]] = {}
        for index in sorted(self.selectedIndexes(), key=lambda each: (each.row(), each.column())):
            lines.setdefault(index.row(), []).append(cell_said(index.data(CELL), self._speech))
        return "\n".join("\t".join(each) for each in lines.values())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins at the first cell."""
        super().focusInEvent(event)
        if self.currentRow() < 0 and self.rowCount():
            self.setCurrentCell(0, 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is chosen in a table that the keyboard has left; a menu does not count."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.clearSelection()


class GridView(QWidget):
    """A table with its title, in one piece or, where the window is too narrow for its columns, in several."""

    opened = Signal(str)
    moved = Signal(int)
    parted = Signal()
    """The table has come apart in other pieces, or together again."""

    def __init__(self, grid: Grid, look: Look, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid, self._look, self._speech = grid, look, speech
        self._cells = Cells(look, speech)
        self.tables: list[PieceTable] = []
        self.title = QLabel("" if grid.title is None else speech.say(grid.title), self)
        self.title.setProperty("role", "question")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setVisible(grid.title is not None)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(EDGE, 0, EDGE, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.title)
        self._wishes: tuple[Wish, ...] = ()
        self._building = False
        self._marked = False
        self._row: int | None = None

    def mark(self, row: int | None = None) -> None:
        """Show that a row was looked for, None for the whole table."""
        self._marked, self._row = True, row
        for table in self.tables:
            table.mark(row)

    @property
    def marked_top(self) -> int:
        """Where what is marked begins, in pixels."""
        if self._row is None or not self.tables:
            return 0
        table = self.tables[0]
        header = table.horizontalHeader()
        below = 0 if header.isHidden() else header.height()
        return table.mapTo(self, QPoint(0, below + table.rowViewportPosition(self._row))).y()

    @property
    def first(self) -> QWidget | None:
        """Where the keyboard begins."""
        return next(iter(self.tables), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """Lay the table out at a width."""
        if self._building:
            return
        pieces = shared(self._wished(), width - FRAME - 2 * EDGE)
        if tuple(table.columns for table in self.tables) != tuple(piece.columns for piece in pieces):
            # A table that is shown may make this one anew as wide as it was: that is no other width.
            self._building = True
            self._build(pieces)
            self._building = False
        for table, piece in zip(self.tables, pieces, strict=True):
            table.show_widths(piece.widths, self._look.target)

    def _wished(self) -> tuple[Wish, ...]:
        if not self._wishes:
            self.ensurePolished()
            self._wishes = tuple(self._wish(column) for column in range(len(self._grid.heads)))
        return self._wishes

    def _wish(self, column: int) -> Wish:
        font = QFont(self.font())
        metrics = QFontMetrics(font)
        font.setBold(True)
        heavy = QFontMetrics(font) if column == 0 else metrics
        cells = (row[column] for row in self._grid.rows)
        wishes = [wish_of(text_of(each, self._speech), len(each.tiles), heavy) for each in cells]
        wishes.append(wish_of(self._speech.say(self._grid.heads[column]), 0, metrics))
        return Wish(max(each.wide for each in wishes), max(each.least for each in wishes))

    def _build(self, pieces: tuple[Piece, ...]) -> None:
        for table in self.tables:
            self._column.removeWidget(table)
            table.hide()
            table.deleteLater()
        name = self.title.text() or cell_aloud(Cell((self._grid.heads[0],)), self._speech)
        self.tables = []
        for piece in pieces:
            table = PieceTable(self._grid, piece.columns, self._cells, self._speech, self)
            table.setFrameShape(QFrame.Shape.NoFrame)
            table.setAccessibleName(name)
            table.opened.connect(self.opened)
            table.moved.connect(self.moved)
            self._column.addWidget(table)
            self.tables.append(table)
            if self._marked:
                table.mark(self._row)
            table.show()
        self.parted.emit()
