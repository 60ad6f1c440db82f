"""Two sets of rules side by side: only what differs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.rules_view import Contrast
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.rules_box import RulesBox
from scorekeeper.ui.rules_text import contrast_text
from scorekeeper.ui.speech import translate
from scorekeeper.ui.words import ui

PADDING = 8
"""What the style leaves free on both sides of a text in a table, in pixels."""


class _Wrapped(QStyledItemDelegate):
    """Texts in as many lines as they need; Qt by itself forgets the padding when it counts them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The room a text takes between the paddings."""
        narrow = QStyleOptionViewItem(option)
        narrow.rect = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        return super().sizeHint(narrow, index)


class RulesCompare(QWidget):
    """`chosen` carries the rules to put beside."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.other = RulesBox(self)
        self.other.setAccessibleName(ui("rules_compare_with"))
        self._chosen = False
        self.other.activated.connect(self._choose)
        label = QLabel(ui("rules_compare_with"), self)
        label.setBuddy(self.other)
        self.table = QTableWidget(0, 3, self)
        self.table.setAccessibleName(ui("rules_compare_list"))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(True)
        self.table.setItemDelegate(_Wrapped(self.table))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.same = QLabel(self)
        self.same.setProperty("role", "quiet")
        self.same.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self.other, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self.same)
        column.addWidget(self.table, 1)

    def show_choices(self, choices: Sequence[RulesChoice], shown: RulesChoice, *, changed: bool) -> None:
        """Offer rules to put beside those that are `shown`; what was chosen stays, as long as it is among them.

        Until then `changed` rules stand beside what they were made from, others beside the first that are not the same.
        """
        chosen = self.other.choice if self._chosen else None
        self.other.show_choices(choices)
        if chosen is None or chosen.key not in {each.key for each in choices}:
            preset = (shown.family, shown.preset)
            made_from = (each for each in choices if each.house is None and (each.family, each.preset) == preset)
            others = (each for each in choices if each.key != shown.key)
            chosen = next(made_from if changed else others, shown)
        self.other.choose(chosen)

    def ask(self) -> None:
        """Ask for the contrast with the rules that are chosen."""
        self._tell()

    def _choose(self) -> None:
        self._chosen = True
        self._tell()

    def _tell(self) -> None:
        if self.other.choice is not None:
            self.chosen.emit(self.other.choice)

    def show_contrasts(self, one: str, other: str, found: tuple[Contrast, ...]) -> None:
        """Show what differs between two sets of rules, each under its name."""
        self.table.setHorizontalHeaderLabels([ui("rules_compare_rule"), one, other])
        self.table.setRowCount(len(found))
        for place, each in enumerate(found):
            texts = (
                translate(each.option.word),
                contrast_text(each.option, each.one, each.other, "\n"),
                contrast_text(each.option, each.other, each.one, "\n"),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(translate(each.option.sentence))
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                self.table.setItem(place, column, item)
        self.table.setVisible(bool(found))
        self.same.setText(ui("rules_compare_same", one=one, other=other))
        self.same.setVisible(not found)
