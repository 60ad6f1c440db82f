"""What the hand is worth, who pays it, and the button that writes it down."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import NEXT_STEPS, EntryView
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Score
from scorekeeper.ui.payments import said_of
from scorekeeper.ui.score_lines import ScoreLines
from scorekeeper.ui.seat_panel import mark
from scorekeeper.ui.speech import Speech, translate
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

LOW = 104
"""Height of the panel when it only names the reasons, in pixels."""


class WorthPanel(QFrame):
    """`recorded` asks for Record, `explained` for the reasons where they do not fit here (or to hide them again)."""

    recorded = Signal()
    explained = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._score: Score | None = None
        self.setProperty("role", "panel")
        self.setAccessibleName(ui("worth"))
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.lines = ScoreLines(look, self)
        self.size_label = QLabel(self)
        self.size_label.setProperty("role", "size")
        self.number = QLabel(self)
        self.number.setProperty("role", "worth")
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.why = QPushButton(ui("why"), self)
        self.why.setProperty("role", "quiet")
        self.why.setCheckable(True)
        self.why.setToolTip(ui("why_tip"))
        self.why.setAccessibleDescription(ui("why_tip"))
        self.why.toggled.connect(self.explained)
        self.record = QPushButton(ui("record"), self)
        self.record.setProperty("role", "primary")
        self.record.clicked.connect(self.recorded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lay_out()

    def _lay_out(self) -> None:
        for label in (self.size_label, self.number):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self.size_label)
        said.addWidget(self.number)
        said.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.summary, 1)
        top.addWidget(self.lines, 1)
        top.addLayout(said)
        bottom = QHBoxLayout()
        bottom.setSpacing(8)
        bottom.addWidget(self.message, 1)
        bottom.addWidget(self.why)
        bottom.addWidget(self.record)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 6)
        column.setSpacing(4)
        column.addLayout(top, 1)
        column.addLayout(bottom)

    def show_worth(self, view: EntryView, speech: Speech) -> None:
        """Show what the active hand is worth and what Record will do, or what is in the way."""
        score = view.score if view.score is not None and not isinstance(view.score, Problem) else None
        self._score = score
        self._show_score(score, speech)
        self._show_message(view, speech)
        reason = speech.say(view.problem) if view.problem else ui("record_tip")
        self.record.setVisible(not view.standalone)
        self.record.setEnabled(view.can_record)
        self.record.setToolTip(reason)
        self.record.setAccessibleDescription(reason)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Two lines and the buttons."""
        return QSize(300, LOW - 8 + self._look.target - 40)

    def sizeHint(self) -> QSize:
        """Room for the reasons too."""
        return QSize(480, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the reasons line by line where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _show_score(self, score: Score | None, speech: Speech) -> None:
        for part in (self.size_label, self.number):
            part.setVisible(score is not None)
        if score is None:
            self.why.setChecked(False)
            return
        *size, points = [speech.say(phrase) for phrase in score.headline]
        self.size_label.setText(translate(" · ").join(size))
        self.number.setText(points)
        self.number.setAccessibleName(translate(" · ").join([*size, points]))
        self.lines.show_parts(score.parts, speech)
        named = [f"{speech.word(line.id)} {line.amount}" for line in score.parts[0].lines]
        self.summary.setText(translate(" · ").join(named))

    def _show_message(self, view: EntryView, speech: Speech) -> None:
        """What keeps Record off or will happen; beside it, always in the same place."""
        problem = view.fault or view.problem
        if view.standalone:
            problem = view.score if isinstance(view.score, Problem) else None
        if problem is not None:
            self.message.setText(speech.say(problem))
            mark(self.message, "role", "next" if problem.id in NEXT_STEPS else "problem")
        else:
            said = said_of(view.preview, view.players) if view.preview else ()
            self.message.setText(translate(" · ").join(said))
            mark(self.message, "role", "payments")
        self.message.setToolTip(self.message.text())

    def _fit(self) -> None:
        """Every reason on its line where there is room, otherwise their names alone and a button for the rest."""
        there = self.height() - self.record.height() - 20
        fits = self._score is not None and self.lines.height_wanted() <= there
        self.lines.setVisible(fits)
        self.summary.setVisible(self._score is not None and not fits)
        self.why.setVisible(self._score is not None and not fits)
