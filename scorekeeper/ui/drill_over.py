"""How a round went: how many were right, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.drill_view import DrillsView
from scorekeeper.ui.announce import announce
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.wrapping import Wrapping

WIDTH = 480
MOST = 6
"""Pages that are linked to: those about what was wrong most often."""


class DrillOver(QWidget):
    """`again` asks for another round like it, `left` to choose anew.

    `repeated` asks for what was not right once more, `eased` for a round one level easier. `sought` carries the line and
    the name of a page that tells about what was not right.
    """

    again = Signal()
    repeated = Signal()
    eased = Signal()
    left = Signal()
    sought = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.result, self.kinds = QLabel(self), QLabel(self)
        self.result.setProperty("role", "result")
        self.kinds.setWordWrap(True)
        self.once_more = QPushButton(ui("drills_again"), self)
        self.once_more.setProperty("role", "primary")
        self.once_more.clicked.connect(self.again)
        self.repeat = QPushButton(ui("drills_repeat"), self)
        self.repeat.setToolTip(ui("drills_repeat_tip"))
        self.repeat.setAccessibleDescription(ui("drills_repeat_tip"))
        self.repeat.clicked.connect(self.repeated)
        self.ease = QPushButton(ui("drills_easier"), self)
        self.ease.clicked.connect(self.eased)
        self.choose = QPushButton(ui("drills_others"), self)
        self.choose.clicked.connect(self.left)
        self.learned = QPushButton(ui("drills_learned"), self)
        self.read = QLabel(ui("drills_read"), self)
        self.read.setProperty("role", "quiet")
        self.links: list[QPushButton] = []
        card = QFrame(self)
        card.setProperty("role", "panel")
        card.setMinimumWidth(WIDTH)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(12)
        for label in (self.result, self.kinds):
            label.setTextFormat(Qt.TextFormat.PlainText)
            inside.addWidget(label)
        self._pages = Wrapping(spacing=4)
        inside.addWidget(self.read)
        inside.addLayout(self._pages)
        inside.addSpacing(8)
        for buttons in ((self.once_more, self.repeat), (self.ease, self.choose, self.learned)):
            row = QHBoxLayout()
            for button in buttons:
                # Equal shares would cut the longest word.
                row.addWidget(button)
            inside.addLayout(row)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(card)
        across.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addLayout(across)
        column.addStretch(2)

    def show_view(self, view: DrillsView) -> None:
        """Show how the round went, and say it."""
        speech, round_ = Speech(view.words), view.round
        self.result.setText(ui("drills_over", right=round_.right, answers=round_.answers))
        lines = [
            ui("drills_over_kind", kind=speech.word(kind), right=right, answers=answers)
            for kind, answers, right in round_.counted
        ]
        self.repeat.setVisible(round_.right < round_.answers)
        # Who has hardly anything right is better off with something easier.
        self.ease.setVisible((view.level or 0) > 1 and 2 * round_.right < round_.answers)
        if round_.left == 0:
            lines.insert(0, ui("drills_over_in", count=round_.length.minutes))
        self.kinds.setText("\n".join(lines))
        announce(self, listed([self.result.text(), *lines]))

    def show_pages(self, pages: Sequence[tuple[str, str]]) -> None:
        """Link to the pages that tell about what was not right: a line that each tells about, and its title."""
        for link in self.links:
            self._pages.removeWidget(link)
            link.hide()
            link.deleteLater()
        self.links = [self._link(line, title) for line, title in pages[:MOST]]
        self.read.setVisible(bool(self.links))
        for one, next_one in pairwise((*self.links, self.once_more)):
            QWidget.setTabOrder(one, next_one)

    def _link(self, line: str, title: str) -> QPushButton:
        link = QPushButton(title.replace("&", "&&"), self)
        link.setProperty("role", "link")
        link.setAccessibleDescription(self.read.text())
        link.clicked.connect(lambda: self.sought.emit(line, title))
        self._pages.addWidget(link)
        link.show()
        return link

    def begin(self) -> None:
        """Let the keyboard begin at another round."""
        self.once_more.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins another round or does what has the keyboard, Esc goes back to choosing."""
        if pressed(event, "drill_answer") and not event.isAutoRepeat():
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.once_more).click()
        elif pressed(event, "back"):
            self.left.emit()
        else:
            event.ignore()
