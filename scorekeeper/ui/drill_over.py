"""How a round went: how many were right, kind by kind."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.drill_view import DrillsView
from scorekeeper.ui.announce import announce
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import listed, ui

WIDTH = 480


class DrillOver(QWidget):
    """`again` asks for another round like it, `left` to choose anew.

    `repeated` asks for what was not right once more, `eased` for a round one level easier.
    """

    again = Signal()
    repeated = Signal()
    eased = Signal()
    left = Signal()

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
        card = QFrame(self)
        card.setProperty("role", "panel")
        card.setMinimumWidth(WIDTH)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(12)
        for label in (self.result, self.kinds):
            label.setTextFormat(Qt.TextFormat.PlainText)
            inside.addWidget(label)
        inside.addSpacing(8)
        for buttons in ((self.once_more, self.repeat), (self.ease, self.choose, self.learned)):
            row = QHBoxLayout()
            for button in buttons:
                row.addWidget(button, 1)
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

    def begin(self) -> None:
        """Let the keyboard begin at another round."""
        self.once_more.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins another round, Esc goes back to choosing."""
        if pressed(event, "drill_answer") and not event.isAutoRepeat():
            self.once_more.click()
        elif pressed(event, "back"):
            self.left.emit()
        else:
            event.ignore()
