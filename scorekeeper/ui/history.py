"""What has happened so far: a line for each deal, with what each player gained or lost."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.speech import Speech, points, signed

_DEAL: Final = 0
_WHAT: Final = 1
_FIRST_SEAT: Final = 2
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class HistoryModel(QAbstractTableModel):
    """The ledger's rows as a table: the deal, what happened, and a column for each player."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._players: tuple[str, ...] = ()
        self._speech = Speech()
        self._kinds: Mapping[str, str] = {}
        self._winning: frozenset[str] = frozenset()
        self.inks: Mapping[str, QColor] = {}

    def show_ledger(self, ledger: Ledger) -> None:
        """Show a ledger's rows."""
        self.beginResetModel()
        self._rows, self._players = ledger.rows, ledger.players
        self._speech = Speech(ledger.rules.words)
        outcomes = ledger.rules.declaration.outcomes
        self._kinds = {outcome.id: outcome.word for outcome in outcomes}
        self._winning = frozenset(outcome.id for outcome in outcomes if outcome.most_winners)
        self.endResetModel()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """A row each deal or correction."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """The deal, what happened, and the players."""
        return 0 if parent.isValid() else _FIRST_SEAT + len(self._players)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The players' names above their columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Deal"), self.tr("What happened"), *self._players)[section]

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell shows."""
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(row, column)
            case Qt.ItemDataRole.TextAlignmentRole if column >= _FIRST_SEAT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ForegroundRole if column >= _FIRST_SEAT:
                moved = row.deltas[column - _FIRST_SEAT]
                return self.inks.get("gain" if moved > 0 else "loss" if moved < 0 else "quiet")
            case _:
                return None

    def _text(self, row: Row, column: int) -> str:
        match column:
            case 0:
                return self._deal(row)
            case 1:
                return self._what(row)
            case _:
                moved = row.deltas[column - _FIRST_SEAT]
                return signed(moved) if moved else "·"

    def _sentence(self, row: Row, column: int) -> str:
        if column < _FIRST_SEAT:
            return f"{self._deal(row)}: {self._what(row)}"
        seat = column - _FIRST_SEAT
        return self.tr("{deal}: {name} {moved}, then {score} points").format(
            deal=self._deal(row),
            name=self._players[seat],
            moved=signed(row.deltas[seat]),
            score=points(row.scores[seat]),
        )

    def _deal(self, row: Row) -> str:
        pattern = self._speech.words.get("row_title", "{round}")
        return pattern.format(**row.fields)

    def _what(self, row: Row) -> str:
        word = self._speech.word(self._kinds.get(row.kind, row.kind))
        if row.kind not in self._winning:
            return word
        payees = self._names({each.payee for each in row.transfers if each.payer >= 0})
        payers = {each.payer for each in row.transfers if each.payer >= 0}
        if len(payers) == 1:
            return self.tr("{winner} off {payer}").format(winner=payees, payer=self._names(payers))
        return self.tr("{winner} by the own draw").format(winner=payees)

    def _names(self, seats: set[int]) -> str:
        return ", ".join(self._players[seat] for seat in sorted(seats) if seat >= 0)


class History(QTableView):
    """The table of what has happened; the newest line is in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self._model = HistoryModel(self)
        self.setModel(self._model)
        self.setAccessibleName(self.tr("History"))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(32)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        self.setTabKeyNavigation(False)

    def show_inks(self, inks: Mapping[str, QColor]) -> None:
        """Draw gains and losses in the inks of the window."""
        self._model.inks = inks
        self.viewport().update()

    def show_session(self, view: SessionView) -> None:
        """Show a session's history."""
        self._model.show_ledger(view.ledger)
        header = self.horizontalHeader()
        for column in range(self._model.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)
        self.scrollToBottom()
