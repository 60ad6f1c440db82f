"""What has happened so far as a table of words: a line for each deal, a column for each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from scorekeeper.core.ledger import Row
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.icons import icon
from scorekeeper.ui.payments import by_pairs, payments
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import signed
from scorekeeper.ui.style import Look
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

DEAL: Final = 0
WHAT: Final = 1
FIRST_SEAT: Final = 2
"""The columns; the pen stands behind the last player."""
AnyIndex = QModelIndex | QPersistentModelIndex
_TOLD: Final = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.DecorationRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.TextAlignmentRole,
        Qt.ItemDataRole.ForegroundRole,
    }
)
"""All that is ever told of a cell or a heading; Qt asks for much more."""
_JOINED: Final = "\u2060"
"""Lets no line end where it stands."""
_NOWHERE: Final = QModelIndex()
_USUAL: Final = 8_000
"""Points that are seldom surpassed: a column has room for them from the start."""


def _headings(players: tuple[str, ...]) -> tuple[str, ...]:
    """What each column is called."""
    return (ui("history_deal"), ui("history_what"), *players, ui("past_correct"))


def _digits(number: int) -> int:
    return len(str(number))


class HistoryModel(QAbstractTableModel):
    """The ledger's rows as a table: the deal, what happened, and a column for each player."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        inks = look.palette
        self._gain, self._loss, self._quiet = QColor(inks.gain), QColor(inks.loss), QColor(inks.quiet)
        self._rows: tuple[Row, ...] = ()
        self._players: tuple[str, ...] = ()
        self._words: RowWords | None = None
        self._headings = _headings(())
        self._narrow, self._headed = False, True
        self._fits: Callable[[str], bool] = bool
        self._inks = inks

    def show_session(self, view: SessionView) -> bool:
        """Show all that has happened in a session; whether it is another table than before, not the same that has gone on."""
        ledger, before, known = view.ledger, self._rows, self._words
        rows = view.told or ledger.rows
        goes_on = known is not None and known.ledger.rules is ledger.rules and self._players == ledger.players
        if goes_on and rows[: len(before)] == before:
            if len(rows) > len(before):
                self.beginInsertRows(_NOWHERE, len(before), len(rows) - 1)
                self._rows = rows
                self.endInsertRows()
            return False
        self.beginResetModel()
        self._rows, self._players = rows, ledger.players
        self._words, self._headings = RowWords(ledger), _headings(ledger.players)
        self.endResetModel()
        return True

    def show_narrow(self, narrow: bool, fits: Callable[[str], bool]) -> None:
        """In a narrow table the deal stands above what happened, not beside it; where that does not fit, before it."""
        self._narrow, self._fits = narrow, fits

    def show_heading(self, headed: bool) -> None:
        """Whether a heading stands above what happened."""
        if headed != self._headed:
            self._headed = headed
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, WHAT, WHAT)

    def event_at(self, row: int) -> int | None:
        """The event that a line tells of, None where there is no line."""
        return self._rows[row].event if 0 <= row < len(self._rows) else None

    def settled_at(self, row: int) -> tuple[str, ...]:
        """Who paid whom in a line, every two players together; nothing where there is no line."""
        return by_pairs(self._rows[row].transfers, self._rows[row].players) if 0 <= row < len(self._rows) else ()

    def row_at(self, row: int) -> Row | None:
        """The row that a line tells of, None where there is no line."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    @property
    def widths(self) -> tuple[int, ...]:
        """How long the longest deal and each player's longest number are: while these stay, columns keep their width."""
        seats = range(len(self._players))
        digits = (_digits(max((abs(row.deltas[seat]) for row in self._rows), default=0)) for seat in seats)
        return (len(self.longest_deal), *digits)

    @property
    def longest_deal(self) -> str:
        """The deal that takes the most letters in its column."""
        return max(map(self._deal, self._rows), key=len, default="")

    def widest(self, seat: int | None = None) -> str:
        """The longest number that a player's cells show, or any player's; a usual one while there is none."""
        seats = range(len(self._players)) if seat is None else (seat,)
        moved = (abs(row.deltas[each]) for row in self._rows for each in seats)
        return signed(-max((_USUAL, *moved), key=_digits))

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """A row each deal or correction."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """The deal, what happened, the players, and what corrects the deal."""
        return 0 if parent.isValid() else FIRST_SEAT + len(self._players) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The players' names above their columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        names = self._headings
        match role:
            case _ if role not in _TOLD:
                return None
            case Qt.ItemDataRole.DisplayRole if section in {DEAL, len(names) - 1}:
                return ""
            case Qt.ItemDataRole.DisplayRole if section == WHAT and not self._headed:
                # No heading is better than half of one: what stands below explains itself.
                return ""
            case Qt.ItemDataRole.ToolTipRole if section == DEAL:
                return ui("history_deal_tip")
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return names[section]
            case Qt.ItemDataRole.ToolTipRole:
                return as_typed(names[section])
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if section < FIRST_SEAT else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell shows."""
        if role not in _TOLD:
            return None
        row, column = self._rows[index.row()], index.column()
        if column == FIRST_SEAT + len(self._players):
            return self._correcting(row, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return as_typed(self._sentence(row, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._aloud(row, column)
            case Qt.ItemDataRole.TextAlignmentRole if column >= FIRST_SEAT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ForegroundRole if column >= FIRST_SEAT:
                moved = row.deltas[column - FIRST_SEAT]
                return self._gain if moved > 0 else self._loss if moved < 0 else self._quiet
            case _:
                return None

    def _correcting(self, row: Row, role: int) -> object:
        """What the last cell of a line shows: the pen that corrects it."""
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return icon("edit", self._inks.ink, self._inks.line, chosen=self._inks.on_felt)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return ui("past_correct_row", deal=self._deal(row) or self._what(row))
            case _:
                return None

    def _text(self, row: Row, column: int) -> str:
        match column:
            case 0:
                return self._deal(row)
            case 1:
                what = self._what(row)
                if not self._narrow or not row.fields:
                    return what
                if self._fits(what):
                    return ui("history_narrow", deal=self._deal(row), what=what)
                # Lines may end anywhere but within the deal.
                return ui("history_flowing", deal=_JOINED.join(self._deal(row)), what=what)
            case _:
                moved = row.deltas[column - FIRST_SEAT]
                return signed(moved) if moved else "·"

    def _sentence(self, row: Row, column: int) -> str:
        if not row.scores:
            return self._what(row)
        if column < FIRST_SEAT:
            line = ui("history_line", deal=self._deal(row), what=self._what(row, aloud=True))
            settled = by_pairs(row.transfers, row.players)
            return "\n".join((line, *settled))
        seat = column - FIRST_SEAT
        moved, name = signed(row.deltas[seat]), row.players[seat]
        return ui("history_cell", deal=self._deal(row), name=name, moved=moved, score=row.scores[seat])

    def _aloud(self, row: Row, column: int) -> str:
        """What is read of a cell: whole sentences where the eye is shown arrows."""
        if column == DEAL or not row.scores or column >= FIRST_SEAT:
            return self._deal(row) if column == DEAL else self._sentence(row, column)
        paid = payments(row.transfers, row.players)
        what = ui("told_paid", what=self._what(row, aloud=True), paid=listed(paid)) if paid else self._what(row)
        return ui("history_line", deal=self._deal(row), what=what)

    def _deal(self, row: Row) -> str:
        return "" if self._words is None else self._words.deal(row)

    def _what(self, row: Row, *, aloud: bool = False) -> str:
        return "" if self._words is None else self._words.what(row, aloud=aloud)
