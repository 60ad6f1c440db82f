"""The terms that a window shows, in plain words: one below the other, those of what has the focus first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.ui.glossed import Glossed, aloud, with_plain
from scorekeeper.ui.glossed_cells import GlossedCells, explained_in
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.shortcuts import sequences
from scorekeeper.ui.terms import Meaning
from scorekeeper.ui.words import ui

SIZE = QSize(520, 480)
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def meanings_in(window: QWidget, at: QWidget | None) -> tuple[Meaning, ...]:
    """Every term in sight within a window, each once: those of one thing first, or else of what lies around it."""
    shown = explained_in(window)
    near: list[Glossed | GlossedCells] = []
    while at is not None and at is not window and not near:
        near = [each for each in shown if each.over is at or at.isAncestorOf(each.over)]
        at = at.parentWidget()
    return tuple(dict.fromkeys(meaning for each in (*near, *shown) for meaning in each.meanings))


def show_terms(window: QWidget, *, leads: bool = False, reading: str = "") -> TermsDialog:
    """Explain the terms in sight within a window, in a window of their own.

    `leads` tells that more can be read of them, but for what stands on the reference page that is being read.
    """
    dialog = TermsDialog(meanings_in(window, QApplication.focusWidget()), window, leads=leads, reading=reading)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog


class TermLine(QFrame):
    """One term with what it means; `moved` tells that an arrow was pressed, `sought` asks for the page that tells more."""

    moved = Signal(int)
    sought = Signal()

    def __init__(self, meaning: Meaning, parent: QWidget | None = None, *, leads: bool = False) -> None:
        super().__init__(parent)
        self.meaning = meaning
        self.setProperty("role", "why")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(aloud(meaning))
        head = with_plain(meaning, meaning.term)
        name = meaning.name if meaning.name not in meaning.term else ""
        self.head = _label(BETWEEN.join(filter(None, (head, name))), "question", self)
        self.said = _label(meaning.said, "", self)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.said)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(12)
        row.addLayout(column, 1)
        self.more: QPushButton | None = None
        if meaning.page and leads:
            self.more = QPushButton(ui("reference_look_up"), self)
            self.more.setProperty("role", "compact")
            self.more.setAutoDefault(False)
            self.more.setAccessibleDescription(head)
            self.more.clicked.connect(self.sought)
            row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignVCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the next term."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.moved.emit(step)


class TermsDialog(QDialog):
    """Shows some terms; the arrow keys go from one to the next.

    `sought` carries the reference page that tells more about one, and the term.
    """

    sought = Signal(str, str)

    def __init__(
        self, meanings: tuple[Meaning, ...], parent: QWidget | None = None, *, leads: bool = False, reading: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(ui("terms_title"))
        page = QWidget(self)
        self.lines = [TermLine(each, page, leads=leads and each.page != reading) for each in meanings]
        for line in self.lines:
            line.moved.connect(lambda step, line=line: self._move(line, step))
            line.sought.connect(lambda meaning=line.meaning: self._seek(meaning))
        self.none = _label(ui("terms_none"), "", page)
        self.none.setVisible(not self.lines)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        for each in (*self.lines, self.none):
            lines.addWidget(each)
        lines.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(page)
        key = sequences("terms")[0].toString(QKeySequence.SequenceFormat.NativeText)
        note = _label(ui("terms_note", key=key), "quiet", self)
        self.close_button = QPushButton(ui("close"), self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        bottom = QHBoxLayout()
        bottom.setSpacing(16)
        bottom.addWidget(note, 1)
        bottom.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._area, 1)
        column.addLayout(bottom)
        self.resize(SIZE.boundedTo(self.screen().availableSize() * 0.9))
        (self.lines[0] if self.lines else self.close_button).setFocus()

    def _seek(self, meaning: Meaning) -> None:
        self.sought.emit(meaning.page, meaning.term)
        self.accept()

    def _move(self, line: TermLine, step: int) -> None:
        at = self.lines.index(line) + step
        if 0 <= at < len(self.lines):
            self.lines[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self._area.ensureWidgetVisible(self.lines[at])


def _label(text: str, role: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label
