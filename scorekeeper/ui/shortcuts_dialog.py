"""The window of shortcuts: every key and what it does, place by place, found by searching."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.ui.shortcut_places import PLACES, Where
from scorekeeper.ui.shortcut_rows import SHORTCUTS, Shortcut, shown_keys
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import listed, ui

WIDTH, HEIGHT = 720, 600
_ROW: Final = 34
_KEYS, _WHAT = range(2)


class ShortcutsDialog(QDialog):
    """A list that shows what matches the search; all of it without one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(ui("keys_title"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(ui("keys_search"))
        self.search.setAccessibleName(ui("keys_search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.none = QLabel(self)
        self.none.setProperty("role", "quiet")
        self.none.hide()
        self._rows: list[Where | Shortcut] = []
        for place in Where:
            self._rows += [place, *(each for each in SHORTCUTS if each.where is place)]
        self.table = QTableWidget(len(self._rows), 2, self)
        self._dress_table()
        for at, row in enumerate(self._rows):
            if isinstance(row, Where):
                self._head(at, row)
            else:
                self._fill(at, row)
        self.close_button = QPushButton(ui("close"), self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        for widget in (self.search, self.none, self.table):
            column.addWidget(widget)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(WIDTH, HEIGHT)

    @property
    def found(self) -> tuple[Shortcut, ...]:
        """The shortcuts that are shown."""
        shown = (row for at, row in enumerate(self._rows) if not self.table.isRowHidden(at))
        return tuple(row for row in shown if isinstance(row, Shortcut))

    def _dress_table(self) -> None:
        table = self.table
        table.setAccessibleName(ui("keys_list"))
        table.setHorizontalHeaderLabels([ui("keys_key"), ui("keys_what")])
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(_KEYS, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.verticalHeader().setMinimumSectionSize(_ROW)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _head(self, at: int, place: Where) -> None:
        """A heading over the keys of a place."""
        item = QTableWidgetItem(translate(PLACES[place]))
        font = self.table.font()
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.table.setItem(at, _KEYS, item)
        self.table.setSpan(at, _KEYS, 1, 2)

    def _fill(self, at: int, shortcut: Shortcut) -> None:
        texts = (shown_keys(shortcut), translate(shortcut.word))
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            # The first cell says the whole line: a reader goes down the list.
            item.setData(Qt.ItemDataRole.AccessibleTextRole, listed(texts) if column == _KEYS else text)
            self.table.setItem(at, column, item)

    def _find(self, text: str) -> None:
        """Show what has every word of the search somewhere."""
        wanted = text.casefold().split()
        matching = {each.id for each in SHORTCUTS if all(word in _said(each) for word in wanted)}
        places = {each.where for each in SHORTCUTS if each.id in matching}
        for at, row in enumerate(self._rows):
            shown = row in places if isinstance(row, Where) else row.id in matching
            self.table.setRowHidden(at, not shown)
        self.none.setText(ui("keys_none", search=text))
        self.none.setVisible(not matching)
        self.table.setVisible(bool(matching))


def _said(shortcut: Shortcut) -> str:
    """All that a search may find a shortcut by."""
    words = (shown_keys(shortcut), *shortcut.keys, translate(shortcut.word), translate(PLACES[shortcut.where]))
    return " ".join(words).casefold()
