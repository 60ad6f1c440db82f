"""What the hand is worth, who pays it, and the button that writes it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import NEXT_STEPS, EntryView
from scorekeeper.core.late import Late
from scorekeeper.core.problem import Problem
from scorekeeper.core.score import Score
from scorekeeper.ui.announce import Live
from scorekeeper.ui.doubt_line import DoubtLine, Seen
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import mark
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.worth_said import asking, in_the_way, settled_said, shortened, wide

if TYPE_CHECKING:
    from scorekeeper.ui.counted import Counted
    from scorekeeper.ui.suggestion_bar import SuggestionBar

LOW = 52
"""Height of the panel above its buttons when it only names the reasons, in pixels."""
LONGEST_TEXT = 120
"""How wide what is told of every pair of players is at most, in letters; beyond, long names end in dots.

A doubt above it takes a third of the room.
"""
BETWEEN_HALVES = 16
"""Between what is said and what stands on the right, in pixels."""
BESIDE = 36
AIR = 4
"""Width of the panel that is left to margins and gaps, in pixels."""
STACKED = 150
"""Height from which its two buttons stand one above the other, in pixels."""
LEFT, RIGHT = 12, 8
"""Air beside everything, in pixels."""
TIGHT, AIRY = (5, 7), (10, 10)
"""Air above and below everything where the panel is low, and where there is room for more, in pixels."""
PRESSED = 5
"""Height by which lines are pressed together at most, without being cut, in pixels."""
AROUND = 64
"""Height that the lists of reasons leave to what stands above and below them, in pixels."""


class WorthPanel(QFrame):
    """`recorded` asks for Record, `explained` for the hand to be explained (or for its tiles again).

    `accepted` carries the place of a suggestion that is taken.
    """

    recorded = Signal()
    explained = Signal(bool)
    accepted = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._score: Score | None = None
        self._asking = ""
        self._taken_apart = self._sized = False
        self._live_worth, self._live_problem = Live(self), Live(self)
        self.setProperty("role", "panel")
        self.setAccessibleName(ui("worth"))
        self.guidance = QLabel(self)
        self.guidance.setWordWrap(True)
        self.seen = Seen(self)
        self.doubt = DoubtLine(self)
        self.suggestion_bar = Late(self._made_suggestions)
        self.score_told = Late(self._made_told)
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.why = QPushButton(ui("why"), self)
        self.why.setProperty("role", "quiet")
        self.why.setCheckable(True)
        self.why.toggled.connect(self._explain)
        self._recording = "record"
        self.record = QPushButton(ui(self._recording), self)
        self.record.setProperty("role", "primary")
        self.record.clicked.connect(self.recorded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lay_out()

    def _lay_out(self) -> None:
        """What it is worth beside the number, what is said of it beside the buttons: each as wide as that lets it be."""
        told, said, right = self._told, _, self._right = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for column in (told, said):
            column.setContentsMargins(0, 0, BETWEEN_HALVES, 0)
            column.setSpacing(2)
        told.addWidget(self.guidance, 1)
        told.addStretch(0)
        said.addStretch(0)
        said.addWidget(self.seen)
        said.addWidget(self.doubt)
        said.addWidget(self.message)
        self.guidance.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.message.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        buttons = self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        buttons.setSpacing(4)
        buttons.addStretch(1)
        buttons.addWidget(self.why)
        buttons.addWidget(self.record)
        right.setSpacing(4)
        right.addStretch(1)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(LEFT, TIGHT[0], RIGHT, TIGHT[1])
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)
        grid.addLayout(told, 0, 0)
        self._wide = False
        grid.addLayout(said, 1, 0, 1, 2)
        # Where the buttons stand one above the other they reach up beside the rest.
        grid.addLayout(right, 0, 1, 2, 2)
        grid.addLayout(buttons, 0, 2, 2, 1, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight)

    def _made_told(self) -> Counted:
        from scorekeeper.ui.counted import Counted

        told = Counted(self._look, self)
        for place, each in enumerate((told.size_label, told.reasons, told.lines)):
            self._told.insertWidget(place, each, 1 if each is told.reasons else 0)
            each.stackUnder(self.guidance)
        self._right.insertWidget(self._right.count() - 1, told.number)
        told.number.stackUnder(self.guidance)
        return told

    def _made_suggestions(self) -> SuggestionBar:
        from scorekeeper.ui.suggestion_bar import SuggestionBar

        suggestions = SuggestionBar(self._look, self)
        suggestions.accepted.connect(self.accepted)
        self._right.insertWidget(0, suggestions, 0, Qt.AlignmentFlag.AlignRight)
        return suggestions

    def name_record(self, word: str) -> None:
        """Let the last button be called otherwise where it does not record; its words are `_tip` and `_anyway`."""
        self._recording = word
        self.record.setText(ui(word))

    def show_worth(self, view: EntryView, speech: Speech) -> None:
        """Show what the active hand is worth and what Record will do, or what is in the way."""
        score = view.score if view.score is not None and not isinstance(view.score, Problem) else None
        self._score = score
        self._show_score(score, speech)
        self._show_message(view, speech)
        if view.suggestions or self.suggestion_bar.made is not None:
            self.suggestion_bar().show_suggestions(view.suggestions, speech)
        self._ask(asking(view, score), taken_apart=view.entered is not None and bool(view.entered.lacks))
        self._say(view, speech)
        self.seen.show_seen(view, speech)
        self.doubt.show_doubts(view, speech)
        word = f"{self._recording}_anyway" if view.costly and view.warned else self._recording
        reason = speech.say(view.problem) if view.problem else ui(f"{word}_tip")
        self.record.setText(ui(word))
        self.record.setVisible(not view.standalone)
        self.record.setEnabled(view.can_record)
        self.record.setToolTip(as_typed(reason))
        self.record.setAccessibleDescription(reason)
        self._fit()

    @property
    def counted(self) -> Counted:
        """What the hand is worth."""
        return self.score_told()

    @property
    def suggestions(self) -> SuggestionBar:
        """What would complete it."""
        return self.suggestion_bar()

    @property
    def suggested(self) -> list[QWidget]:
        """What the Tab key may stop at of that, in order."""
        return [] if self.suggestion_bar.made is None else self.suggestions.stops()

    def minimumSizeHint(self) -> QSize:
        """The number and the buttons."""
        return QSize(300, LOW + self._look.target)

    def sizeHint(self) -> QSize:
        """Room for the reasons too."""
        return QSize(480, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the reasons line by line where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _show_score(self, score: Score | None, speech: Speech) -> None:
        # Where the number alone says what it is worth, its line is for what is said below.
        self._sized = score is not None and len(score.headline) > 1
        if score is not None:
            self.score_told().show_score(score, speech)
        if self.score_told.made is not None:
            self.counted.number.setVisible(score is not None)

    def _show_message(self, view: EntryView, speech: Speech) -> None:
        """What keeps Record off or what it will do: small below the worth, large in its place while there is none."""
        problem = in_the_way(view)
        if problem is not None:
            text, role = speech.say(problem), "next" if problem.id in NEXT_STEPS else "problem"
            shown_text = text
        else:
            text, role = settled_said(view, view.players), "payments"
            room = LONGEST_TEXT * 2 // 3 if view.doubts else LONGEST_TEXT
            shown_text = settled_said(view, shortened(view.players)) if view.hands and wide(text) > room else text
        large = self._score is None
        for label, shown in ((self.guidance, large), (self.message, not large)):
            label.setText(shown_text if shown else "")
            label.setVisible(shown)
            label.setToolTip(as_typed(text) if shown else "")
            if shown:
                mark(label, "role", role)
                # What is paid names players, who may be called like a term.
                gloss(label, terms_of(speech if problem is not None else Speech()))

    def _say(self, view: EntryView, speech: Speech) -> None:
        """Read aloud what the hand has come to be worth, and what is wrong; not what comes next."""
        score = self._score
        self._live_worth.say("" if score is None else listed(speech.say(phrase) for phrase in score.headline))
        problem = in_the_way(view)
        wrong = problem is not None and problem.id not in NEXT_STEPS
        self._live_problem.say(speech.say(problem) if problem is not None and wrong else "")

    def _ask(self, asking: str, *, taken_apart: bool) -> None:
        """Offer to explain the hand, in the word for what there is to tell; nothing to tell puts the explanation away."""
        before, self._taken_apart = self._taken_apart, taken_apart
        self._asking = asking
        self.why.setVisible(bool(asking))
        # Who takes a hand apart wants its tiles.
        if not asking or (taken_apart and not before):
            self.why.setChecked(False)
        self._name_why()

    def _explain(self, on: bool) -> None:
        self._name_why()
        self.explained.emit(on)

    def _name_why(self) -> None:
        word = "why_back" if self.why.isChecked() else self._asking or "why"
        self.why.setText(ui(word))
        self.why.setToolTip(ui(f"{word}_tip"))
        self.why.setAccessibleDescription(ui(f"{word}_tip"))

    def _spread(self, buttons: int) -> None:
        """What comes next goes over the whole width, above the buttons, where nothing stands on the right."""
        suggestions = self.suggestion_bar.made
        wide = self._score is None and (suggestions is None or suggestions.isHidden())
        wide = wide and self.guidance.heightForWidth(self.width() - BESIDE) + buttons + sum(TIGHT) + 2 <= self.height()
        self._grid.setRowMinimumHeight(1, buttons if wide else 0)
        if wide != self._wide:
            self._wide = wide
            self._grid.removeItem(self._told)
            self._grid.addLayout(self._told, 0, 0, 1, 3 if wide else 1)

    def _fit(self) -> None:
        """Every reason on its line where there is room, otherwise their names alone."""
        stacked = self.height() >= STACKED
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(down if stacked else right)
        above, below = AIRY if stacked else TIGHT
        self._grid.setContentsMargins(LEFT, above, RIGHT, below)
        shown = [each.sizeHint().width() for each in (self.why, self.record) if not each.isHidden()]
        buttons = max(shown, default=0) if stacked else sum(shown) + self._buttons.spacing()
        # Within another layout it would remember what has just been hidden.
        self._buttons.invalidate()
        self._spread(self._buttons.sizeHint().height())
        told = self.score_told.made
        if told is None:
            return
        beside = max(told.number.sizeHint().width(), buttons + AIR)
        room = self.width() - BESIDE - beside
        self.doubt.fit(room, self.height() - above - below, self.message)
        left = self.height() - above - below - max(AROUND - sum(TIGHT), self._around(room))
        # Lines that are cut cannot be read: the size of the hand is said among its reasons too.
        told.size_label.setVisible(self._sized and left >= 0)
        wanted = told.lines.height_wanted(room)
        fits = self._score is not None and wanted <= left
        # A name that goes on below once there is less room beside the buttons would not be asked for again.
        told.lines.want(wanted)
        told.lines.setVisible(fits)
        # Where there is room for one of both, what may be a slip comes before the names of the reasons.
        named = not fits and left + PRESSED >= told.reasons.sizeHint().height() and (stacked or not self.doubt.said)
        told.reasons.setVisible(self._score is not None and named)

    def _around(self, width: int) -> int:
        """How high everything is that stands above and below the reasons at a width, in pixels."""
        shown = [each for each in (self.doubt, self.message) if each.text() and not each.isHidden()]
        shown += [self.counted.size_label] if self._sized else []
        return sum(each.heightForWidth(width) if each.wordWrap() else each.sizeHint().height() for each in shown)
