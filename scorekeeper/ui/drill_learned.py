"""What was learned: how each kind went, what comes next, and what was overlooked most often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.drill_view import DrillsView, Learned
from scorekeeper.ui.announce import announce
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.words import listed, ui

_COLUMNS: Final = ("learned_kind", "learned_level", "learned_answers", "learned_share", "learned_lately")
_NUMBERS: Final = (2, 3)
_ROW: Final = 34
_SLIPS: Final = 6
"""How many of the things overlooked are told."""
_MARKS: Final = {True: "✓", False: "✗"}


class DrillLearned(QWidget):
    """`forgotten` asks to begin anew, `taken_back` to know all again, `left` to go back."""

    forgotten = Signal()
    taken_back = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = QTableWidget(0, len(_COLUMNS), self)
        self._dress_table()
        self.next, self.slips, self.told = self._label("next"), self._label(""), self._label("quiet")
        self.forget = self._button("learned_forget", self._forget, "learned_forget_tip")
        self.forget.setProperty("role", "danger")
        self.take_back = self._button("take_back", self.taken_back.emit)
        self.back = self._button("outcome_back", self.left.emit, "drills_back_tip")
        self._lay_out()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _button(self, word: str, act: Callable[[], object], tip: str = "") -> QPushButton:
        button = QPushButton(ui(word), self)
        if tip:
            button.setToolTip(ui(tip))
            button.setAccessibleDescription(ui(tip))
        button.clicked.connect(act)
        return button

    def _dress_table(self) -> None:
        table = self.table
        table.setAccessibleName(ui("learned_list"))
        table.setHorizontalHeaderLabels([ui(each) for each in _COLUMNS])
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(_ROW)
        table.setShowGrid(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setTabKeyNavigation(False)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        head = QLabel(ui("learned_slips"), self)
        head.setProperty("role", "question")
        card = QFrame(self)
        card.setProperty("role", "panel")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 10, 12, 10)
        inside.setSpacing(6)
        for each in (head, self.slips):
            inside.addWidget(each)
        inside.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(8)
        middle.addWidget(self.table, 3)
        middle.addWidget(card, 2)
        foot = QHBoxLayout()
        foot.addWidget(self.forget)
        foot.addWidget(self.take_back)
        foot.addWidget(self.told, 1)
        foot.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.next)
        column.addLayout(middle, 1)
        column.addLayout(foot)

    def show_view(self, view: DrillsView) -> None:
        """Show what was learned under the rules that are chosen."""
        speech, learning = Speech(view.words), view.learning
        self.table.setRowCount(len(learning.lines))
        for row, line in enumerate(learning.lines):
            self._fill(row, line, speech)
        coming = next((each for each in learning.lines if each.next), None)
        self.next.setVisible(coming is not None)
        if coming is not None:
            self.next.setText(ui("learned_next", kind=speech.word(coming.kind), level=speech.word(coming.level)))
        slips = [ui("learned_slip", slip=speech.word(id_), number=count) for id_, count in learning.slips[:_SLIPS]]
        self.slips.setText("\n".join(slips) or ui("learned_no_slip"))
        self.told.setText(ui("learned_forgotten") if view.forgotten else "")
        had = self.take_back.hasFocus() or self.forget.hasFocus()
        self.take_back.setVisible(view.forgotten)
        self.forget.setVisible(not view.forgotten)
        if had:
            (self.take_back if view.forgotten else self.forget).setFocus(Qt.FocusReason.OtherFocusReason)

    def stand_as(self, before: DrillLearned) -> None:
        """Choose the line that is chosen in another list of the same kinds."""
        if 0 <= before.table.currentRow() < self.table.rowCount():
            self.table.setCurrentCell(before.table.currentRow(), 0)

    def begin(self) -> None:
        """Let the keyboard begin at the list."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.table.rowCount() and not self.table.currentIndex().isValid():
            self.table.setCurrentCell(0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if pressed(event, "back"):
            self.left.emit()
        else:
            event.ignore()

    def _forget(self) -> None:
        self.forgotten.emit()
        announce(self, ui("learned_forgotten"))

    def _fill(self, row: int, line: Learned, speech: Speech) -> None:
        share = ui("learned_percent", percent=round(100 * line.right / line.answers)) if line.answers else ""
        lately = "".join(_MARKS[each] for each in line.lately)
        texts = (speech.word(line.kind), speech.word(line.level), points(line.answers), share, lately)
        said = [*texts[:2], ui("drills_so_far", right=line.right, answers=line.answers)]
        if line.lately:
            said.append(ui("learned_lately_says", right=sum(line.lately), answers=len(line.lately)))
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            # The first cell says the whole line: a reader goes down the list.
            item.setData(Qt.ItemDataRole.AccessibleTextRole, listed(said) if column == 0 else text)
            if column in _NUMBERS:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(row, column, item)
