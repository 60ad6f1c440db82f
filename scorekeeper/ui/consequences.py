"""What a correction of the past changes: every later row that moves, the result, and what would become impossible."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.history import Comparison, Moved
from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.past_view import PastView
from scorekeeper.ui.labels import dress_anew, mark
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import part, points
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

ROW: Final = 40
_DEAL: Final = 64
_NARROW: Final = 420
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class Cell(Struct, frozen=True):
    """What stands in a cell before a correction and after it, and what is told of it where that is no number."""

    then: str
    now: str
    told: str = ""

    @property
    def shown(self) -> str:
        """What it is after it, and below what it was where that is other."""
        return self.now if self.then == self.now else ui("past_was", now=self.now, then=self.then)


class MovesModel(QAbstractTableModel):
    """The rows that a correction changes: the deal and every score, as it is then and as it was."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: RowWords | None = None
        self._players: tuple[str, ...] = ()
        self._lines: tuple[tuple[Cell, ...], ...] = ()

    def show_moves(self, ledger: Ledger, comparison: Comparison | None) -> None:
        """Show what moves, nothing while nothing is known."""
        self.beginResetModel()
        self._words, self._players = RowWords(ledger), ledger.players
        self._lines = () if comparison is None else (*self._result(comparison), *map(self._line, comparison.moves))
        self.endResetModel()

    def show_cells(self, players: tuple[str, ...], lines: tuple[tuple[Cell, ...], ...]) -> None:
        """Show lines that were made elsewhere: the deal, then a cell for each player."""
        self.beginResetModel()
        self._players, self._lines = players, lines
        self.endResetModel()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """The result where it changes, then a row each change."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """The deal and the players."""
        return 0 if parent.isValid() else 1 + len(self._players)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The players' names above their columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return ui("history_deal") if section == 0 else self._players[section - 1]
            case Qt.ItemDataRole.ToolTipRole if section:
                return as_typed(self._players[section - 1])
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell shows: as it is then above, as it was below."""
        line, column = self._lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line[column].shown
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                deal, cell = line[0], line[column]
                values = {"deal": deal.now, "name": self.headerData(column, Qt.Orientation.Horizontal), "now": cell.now}
                said = "past_cell_same" if cell.now == cell.then else "past_cell"
                told = cell.told or ui(said, **{key: str(value) for key, value in values.items()}, then=cell.then)
                return as_typed(told) if role == Qt.ItemDataRole.ToolTipRole else told
            case Qt.ItemDataRole.TextAlignmentRole if column:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _line(self, moved: Moved) -> tuple[Cell, ...]:
        then, now = self._cells(moved.then), self._cells(moved.now)
        deal, *scores = map(Cell, then, now)
        return (replace(deal, told=self._told(moved)), *scores)

    def _told(self, moved: Moved) -> str:
        """Which deal a row is about and what happened in it: its head has only a few letters for that."""
        row = moved.then if moved.now is None else moved.now
        if row is None or self._words is None:
            return ""
        return ui("tap_says", name=self._words.deal(row), what=self._words.what(row, row.players, aloud=True))

    def _cells(self, row: Row | None) -> tuple[str, ...]:
        if row is None or self._words is None:
            return (ui("past_none"),) * (1 + len(self._players))
        return (self._words.deal(row), *(points(score) for score in row.scores))

    def _result(self, comparison: Comparison) -> tuple[tuple[Cell, ...], ...]:
        """The line of the final result, or of the points as they stand, where they change."""
        then, now = comparison.then, comparison.now
        if comparison.stopped is not None or (then.final, then.points) == (now.final, now.points):
            return ()
        sides = [
            [points(number) for number in each.points]
            if each.final is None
            else [part(round(number * each.unit), each.unit) for number in each.final]
            for each in (then, now)
        ]
        head = ui("final_points" if now.final is None else "past_result")
        return ((Cell(head, head, head), *map(Cell, *sides)),)


class Consequences(QWidget):
    """`went` asks to open the deal that would become impossible, `struck` to strike it, `struck_rest` all after it too."""

    went = Signal()
    struck = Signal()
    struck_rest = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = QLabel(self)
        self.count.setProperty("role", "question")
        self.count.setWordWrap(True)
        self.model = MovesModel(self)
        self.table = QTableView(self)
        self.table.setObjectName("history")
        self.table.setModel(self.model)
        self.table.setAccessibleName(ui("past_moves"))
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(ROW)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.stuck = Stuck(self)
        self.stuck.went.connect(self.went)
        self.stuck.struck.connect(self.struck)
        self.stuck.struck_rest.connect(self.struck_rest)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.stuck)
        column.addWidget(self.count)
        column.addWidget(self.table, 1)

    def show_past(self, view: PastView) -> None:
        """Show what a correction changes, and what it would make impossible."""
        comparison = view.comparison
        self.model.show_moves(view.ledger, comparison)
        self.stuck.show_past(view)
        if comparison is None:
            self.count.setText(ui("past_waiting"))
        elif comparison.moves:
            self.count.setText(ui("past_count", count=len(comparison.moves), still=comparison.still))
        else:
            self.count.setText("" if comparison.stopped else ui("past_nothing"))
        self.count.setVisible(bool(self.count.text()))
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(0, max(_DEAL, header.sectionSizeHint(0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Smaller signs in a narrow table."""
        super().resizeEvent(event)
        if mark(self.table, "narrow", self.width() < _NARROW):
            dress_anew(self.table.horizontalHeader())

    def minimumSizeHint(self) -> QSize:
        """Room for two rows."""
        return QSize(320, 4 * ROW)


class Stuck(QFrame):
    """The first hand that would become impossible, why, and what can be done about it."""

    went = Signal()
    struck = Signal()
    struck_rest = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.message = QLabel(self)
        self.message.setProperty("role", "problem")
        self.message.setWordWrap(True)
        self.go = self._button("past_go", self.went)
        self.go.setToolTip(ui("past_go_tip"))
        self.strike = self._button("past_strike_it", self.struck)
        self.rest = self._button("past_strike_rest", self.struck_rest)
        buttons = Wrapping(spacing=4)
        for button in (self.go, self.strike, self.rest):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(4)
        column.addWidget(self.message)
        column.addLayout(buttons)

    def _button(self, word: str, act: SignalInstance) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setAutoDefault(False)
        button.setProperty("role", "compact")
        button.clicked.connect(act)
        return button

    def show_past(self, view: PastView) -> None:
        """Show what would become impossible, nothing while nothing would."""
        stopped = None if view.comparison is None else view.comparison.stopped
        self.setVisible(stopped is not None)
        if stopped is None:
            return
        words = RowWords(view.ledger)
        deal = ui("past_stuck_entry", number=stopped.event + 1) if view.stuck is None else words.deal(view.stuck)
        text = ui("past_stuck", deal=deal, reason=words.speech.say(stopped.problem))
        self.message.setText(text)
        for button in (self.go, self.strike, self.rest):
            button.setAccessibleDescription(text)
