"""What has happened so far: a line for each deal, with what each player gained or lost."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.seat_panel import mark
from scorekeeper.ui.speech import Speech, signed
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

_DEAL: Final = 0
_WHAT: Final = 1
_FIRST_SEAT: Final = 2
_NARROW: Final = 420
_DEAL_WIDTH: Final = 48
_NARROW_DEAL: Final = 38
_NARROW_MARGIN: Final = 8
_WHAT_WIDTH: Final = 240
_WIDEST: Final = 88
_CELL_MARGIN: Final = 12
_USUAL: Final = 8_000
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class HistoryModel(QAbstractTableModel):
    """The ledger's rows as a table: the deal, what happened, and a column for each player."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        inks = look.palette
        self._gain, self._loss, self._quiet = QColor(inks.gain), QColor(inks.loss), QColor(inks.quiet)
        self._rows: tuple[Row, ...] = ()
        self._players: tuple[str, ...] = ()
        self._speech = Speech()
        self._kinds: Mapping[str, str] = {}
        self._winning: frozenset[str] = frozenset()

    def show_ledger(self, ledger: Ledger) -> None:
        """Show a ledger's rows."""
        self.beginResetModel()
        self._rows, self._players = ledger.rows, ledger.players
        self._speech = Speech(ledger.rules.words)
        outcomes = ledger.rules.declaration.outcomes
        self._kinds = {outcome.id: outcome.word for outcome in outcomes}
        self._winning = frozenset(outcome.id for outcome in outcomes if outcome.most_winners)
        self.endResetModel()

    def largest(self) -> int:
        """The largest number a cell shows, as a loss; a usual one while there is none."""
        return -max((abs(moved) for row in self._rows for moved in row.deltas), default=_USUAL)

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """A row each deal or correction."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """The deal, what happened, and the players."""
        return 0 if parent.isValid() else _FIRST_SEAT + len(self._players)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The players' names above their columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        names = (ui("history_deal"), ui("history_what"), *self._players)
        match role:
            case Qt.ItemDataRole.DisplayRole if section == _DEAL:
                return ""
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return names[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if section < _FIRST_SEAT else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

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
                return self._gain if moved > 0 else self._loss if moved < 0 else self._quiet
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
            return ui("history_line", deal=self._deal(row), what=self._what(row))
        seat = column - _FIRST_SEAT
        moved, name = signed(row.deltas[seat]), self._players[seat]
        return ui("history_cell", deal=self._deal(row), name=name, moved=moved, score=row.scores[seat])

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
            return ui("history_off", winner=payees, payer=self._names(payers))
        return ui("history_self", winner=payees)

    def _names(self, seats: set[int]) -> str:
        return ", ".join(self._players[seat] for seat in sorted(seats) if seat >= 0)


class History(QTableView):
    """The table of what has happened; the newest line is in sight."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self._model = HistoryModel(look, self)
        self.setModel(self._model)
        self.setAccessibleName(ui("history"))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(28)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_NARROW_DEAL)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setTabKeyNavigation(False)
        self._empty = QLabel(ui("history_empty"), self)
        self._empty.setProperty("role", "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        inside = QVBoxLayout(self)
        inside.addWidget(self._empty)

    def show_session(self, view: SessionView) -> None:
        """Show a session's history."""
        self._model.show_ledger(view.ledger)
        self._empty.setVisible(not view.ledger.rows)
        self._share_width()
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew, and keep the newest line in sight."""
        super().resizeEvent(event)
        self._share_width()
        self.scrollToBottom()

    def _share_width(self) -> None:
        """Numbers get what they need, what happened gets the rest."""
        narrow = self.width() < _NARROW
        mark(self, "narrow", narrow)
        header, seats = self.horizontalHeader(), self._model.columnCount() - _FIRST_SEAT
        wide = self.fontMetrics().horizontalAdvance(signed(self._model.largest())) + (
            _NARROW_MARGIN if narrow else _CELL_MARGIN
        )
        wide = max(wide, min(_WIDEST, (self.viewport().width() - _WHAT_WIDTH) // max(seats, 1)))
        for column in range(self._model.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, wide if column >= _FIRST_SEAT else _NARROW_DEAL if narrow else _DEAL_WIDTH)
        header.setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)
