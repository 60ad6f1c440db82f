"""All sessions that are kept: one to go on with, to rename or to delete."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.shelf import SessionLine, ShelfView
from scorekeeper.ui.notice import Notice
from scorekeeper.ui.speech import day, translate
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

_COLUMNS: Final = ("open_name", "open_started", "open_rules", "open_state")
_NAME: Final = 0
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


def title_of(line: SessionLine) -> str:
    """What a session is called: its name, or its players when it has none."""
    return line.title or listed(line.players)


class SessionsModel(QAbstractTableModel):
    """The lines of the list that match what is searched for; `renamed` carries a session's number and its new name."""

    renamed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = ShelfView((), ())
        self._search = ""
        self._sorting: tuple[int, bool] | None = None
        self.lines: tuple[SessionLine, ...] = ()

    def show_shelf(self, view: ShelfView) -> None:
        """Show other sessions."""
        self._view = view
        self.search(self._search)

    def search(self, text: str) -> None:
        """Show only the lines in which every word of a text occurs."""
        self.beginResetModel()
        self._search = text
        words = text.casefold().split()
        lines = [line for line in self._view.lines if all(word in self._everything(line) for word in words)]
        if self._sorting is not None:
            column, downwards = self._sorting
            lines.sort(key=lambda line: self._rank(line, column), reverse=downwards)
        self.lines = tuple(lines)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Go by a column; by none (below 0) the session changed last comes first."""
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self.search(self._search)

    def _rank(self, line: SessionLine, column: int) -> str:
        """By what a line is put in order: a day by its moment, all else by what is read."""
        return line.started if _COLUMNS[column] == "open_started" else self._text(line, column).casefold()

    def _everything(self, line: SessionLine) -> str:
        return " ".join((*(self._text(line, column) for column in range(len(_COLUMNS))), *line.players)).casefold()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """A row a session."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """Name, start, rules, state."""
        return 0 if parent.isValid() else len(_COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The columns' words."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return ui(_COLUMNS[section])
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell shows."""
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(line, index.column())
            case Qt.ItemDataRole.EditRole:
                return title_of(line)
            case Qt.ItemDataRole.ToolTipRole:
                return as_typed(listed(line.players))
            case _:
                return None

    def flags(self, index: _AnyIndex) -> Qt.ItemFlag:
        """The name can be edited."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == _NAME else flags

    def setData(self, index: _AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for another name; the list is shown anew once it is written down."""
        line, name = self.lines[index.row()], " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or not name or name == title_of(line):
            return False
        self.renamed.emit(line.id, name)
        return True

    def _text(self, line: SessionLine, column: int) -> str:
        match _COLUMNS[column]:
            case "open_name":
                return title_of(line)
            case "open_started":
                return day(line.started)
            case "open_rules":
                return translate(self._view.rules_name(line))
            case _:
                return ui("open_finished" if line.finished else "open_unfinished" if line.events else "open_new")


class OpenDialog(QDialog):
    """The list of sessions; its signals carry the session's number, but for `sorted`: by which column, and whether down.

    The column is empty where the list goes by what was changed last.
    """

    sorted = Signal(str, bool)
    opened = Signal(int)
    renamed = Signal(int, str)
    deleted = Signal(int)
    restored = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(ui("open_title"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(ui("open_search"))
        self.search.setAccessibleName(ui("open_search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.model = SessionsModel(self)
        self.model.renamed.connect(self.renamed)
        self.table = self._table()
        self.empty = QLabel(self.table)
        self.empty.setProperty("role", "quiet")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.notice = Notice(self)
        self.notice.acted.connect(self.restored)
        self.go = self._button("open_continue", self._open)
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.rename = self._button("open_rename", self._rename)
        self.delete = self._button("open_delete", self._delete)
        self.delete.setProperty("role", "danger")
        self.close_button = self._button("close", self.reject)
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(self._judge)
        self._judge()

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self.model)
        table.setAccessibleName(ui("open_sessions"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(40)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        table.doubleClicked.connect(self._open)
        header = table.horizontalHeader()
        header.setToolTip(ui("open_sort_tip"))
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.sortIndicatorChanged.connect(self._sort)
        return table

    def sort_by(self, column: str, downwards: bool) -> None:
        """Go by a column from the start; an unknown one changes nothing."""
        if column in _COLUMNS:
            order = Qt.SortOrder.DescendingOrder if downwards else Qt.SortOrder.AscendingOrder
            self.table.horizontalHeader().setSortIndicator(_COLUMNS.index(column), order)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Keep the chosen line chosen, and tell how the list goes now."""
        chosen = self._chosen()
        self.model.sort(column, order)
        self._choose(chosen)
        self.sorted.emit(_COLUMNS[column] if column >= 0 else "", order is Qt.SortOrder.DescendingOrder)

    def _button(self, word: str, act: object) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(12)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addWidget(self.notice)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.rename)
        row.addWidget(self.delete)
        row.addStretch(1)
        row.addWidget(self.close_button)
        row.addWidget(self.go)
        column.addLayout(row)
        inside = QVBoxLayout(self.table)
        inside.addWidget(self.empty)
        self.resize(760, 480)

    def show_shelf(self, view: ShelfView) -> None:
        """Show the sessions; the chosen one stays chosen where it can."""
        chosen = self._chosen()
        self.model.show_shelf(view)
        self._choose(chosen)
        if view.deleted is not None:
            self.notice.say(ui("open_deleted", title=title_of(view.deleted)), ui("open_restore"))
        else:
            self.notice.hide()
        self._judge()

    def _choose(self, chosen: SessionLine | None) -> None:
        """Choose a line where it is still there, otherwise the first."""
        ids = [line.id for line in self.model.lines]
        if ids:
            self.table.selectRow(ids.index(chosen.id) if chosen is not None and chosen.id in ids else 0)

    def _search(self, text: str) -> None:
        self.model.search(text)
        if self.model.lines:
            self.table.selectRow(0)
        self._judge()

    def _chosen(self) -> SessionLine | None:
        rows = self.table.selectionModel().selectedRows()
        return self.model.lines[rows[0].row()] if rows and rows[0].row() < len(self.model.lines) else None

    def _judge(self) -> None:
        """Let be done what can be, and say why the rest cannot."""
        line, search = self._chosen(), self.search.text()
        reason = "" if line is not None else ui("open_choose")
        for button in (self.go, self.rename, self.delete):
            button.setEnabled(line is not None)
            button.setToolTip(as_typed(reason))
            button.setAccessibleDescription(reason)
        self.go.setText(ui("open_look" if line is not None and line.finished else "open_continue"))
        self.empty.setText(ui("open_none_found", search=search) if search else ui("open_none"))
        self.empty.setVisible(not self.model.lines)

    def _open(self) -> None:
        line = self._chosen()
        if line is not None:
            self.opened.emit(line.id)
            self.accept()

    def _rename(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        if rows:
            self.table.edit(self.model.index(rows[0].row(), _NAME))

    def _delete(self) -> None:
        line = self._chosen()
        if line is not None:
            self.deleted.emit(line.id)
