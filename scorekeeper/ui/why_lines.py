"""The lines of an explanation below one another; one of them is looked at, and the arrow keys go from one to the next."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import Terms
from scorekeeper.ui.why_line import WhyLine
from scorekeeper.ui.why_said import Said
from scorekeeper.ui.words import ui


class WhyLines(QScrollArea):
    """`lit` carries the Said that is looked at, None when none is; `chosen` the Said whose tile is to be put in.

    `marked` carries the Said that was clicked or that the keyboard is at, `sought` the one that more is asked about.
    """

    lit = Signal(object)
    chosen = Signal(object)
    marked = Signal(object)
    sought = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(ui("why_lines"))
        self.lines: list[WhyLine] = []
        self._shown: tuple[Said, ...] = ()
        self._terms: Terms | None = None

    def minimumSizeHint(self) -> QSize:
        """It scrolls, so little is enough."""
        return QSize(1, 80)

    def show_lines(self, lines: Iterable[Said], terms: Terms | None = None) -> None:
        """Show some lines, from the first on, their terms explained; the same ones stay as they are."""
        shown = tuple(lines)
        if shown == self._shown:
            return
        self._shown, self._terms = shown, terms
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.lines = [self._line(said, page) for said in shown]
        for line in self.lines:
            column.addWidget(line)
        column.addStretch(1)
        self.setWidget(page)
        self.verticalScrollBar().setValue(0)
        self.lit.emit(None)
        self.marked.emit(None)
        if self.lines:
            self._stop_at(self.lines[0])

    def begin_at(self, name: str) -> None:
        """Let the paragraph of a name be the first in sight, where there is one."""
        line = next((each for each in self.lines if each.said.head and each.said.name == name), None)
        if line is not None:
            # Before it is laid out nothing lies anywhere.
            QTimer.singleShot(0, line, lambda: self.verticalScrollBar().setValue(line.y()))

    def stand_as(self, before: WhyLines) -> None:
        """Let the same line be the first in sight as among other lines about the same."""
        above = before.verticalScrollBar().value()
        gone = sum(line.geometry().bottom() < above for line in before.lines)
        if above and gone < len(self.lines):
            first = self.lines[gone]
            # Before it is laid out nothing lies anywhere.
            QTimer.singleShot(0, first, lambda: self.verticalScrollBar().setValue(first.y()))

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        stops: list[QWidget] = []
        for line in self.lines:
            stops += [line] if line.put is None else [line, line.put]
        return stops

    def _line(self, said: Said, page: QWidget) -> WhyLine:
        line = WhyLine(said, self._look, page, self._terms)
        line.regarded.connect(lambda on: self._regard(line, on))
        line.moved.connect(lambda step: self._move(line, step))
        line.chosen.connect(lambda: self.chosen.emit(said))
        if said.line:
            line.sought.connect(lambda: self.sought.emit(said))
        return line

    def _regard(self, line: WhyLine, on: bool) -> None:
        """Light up what a line is about; once it is left, what the keyboard is at."""
        if on and line.hasFocus():
            self._stop_at(line)
            self.ensureWidgetVisible(line, 0, 4)
            self.marked.emit(line.said)
        kept = next((each for each in self.lines if each.hasFocus()), None)
        self.lit.emit(line.said if on else None if kept is None or kept is line else kept.said)

    def _move(self, line: WhyLine, step: int) -> None:
        place = self.lines.index(line) + step
        if 0 <= place < len(self.lines):
            self.lines[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_at(self, stop: WhyLine) -> None:
        """The Tab key stops at one line alone; from there the arrow keys go on."""
        for line in self.lines:
            policy = Qt.FocusPolicy.StrongFocus if line is stop else Qt.FocusPolicy.ClickFocus
            line.setFocusPolicy(policy)
