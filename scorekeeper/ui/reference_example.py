"""An example of the reference: the hand drawn as sets, what it is worth and why, and the way to try it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.reference import Example
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.reference_passage import Passage, words
from scorekeeper.ui.reference_said import example_aloud
from scorekeeper.ui.score_lines import ScoreLines
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.why_groups import SetsView
from scorekeeper.ui.words import ui


class Lines(ScoreLines):
    """What counts, as high as it needs."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as all lines are at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(max(1, self.height_wanted(self.width())))


class ExampleView(Passage):
    """`tried` carries the Example whose hand is to be opened where hands are scored."""

    tried = Signal(object)

    def __init__(self, example: Example, look: Look, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(example_aloud(example, speech), parent)
        self.setProperty("role", "example")
        self.example = example
        self.sets = SetsView(look, self)
        self.sets.show_groups(example.groups, example.last, speech)
        if len(example.lit) < len(example.groups):
            self.sets.light(example.lit, ())
        self.worth = words(BETWEEN.join(speech.say(each) for each in example.headline), "size", self)
        self.lines = Lines(look, self)
        self.lines.show_parts(tuple(part for part in example.parts if part.lines), speech)
        self.again = QPushButton(ui("reference_tries"), self)
        self.again.setProperty("role", "compact")
        self.again.setToolTip(ui("reference_tries_tip"))
        self.again.setAccessibleDescription(ui("reference_tries_tip"))
        self.again.clicked.connect(lambda: self.tried.emit(example))
        self.links = [self.again]
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.worth, 1)
        foot.addWidget(self.again)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 8, 12, 8)
        column.setSpacing(4)
        if example.said is not None:
            column.addWidget(words(speech.say(example.said), "", self))
        column.addWidget(self.sets)
        column.addLayout(foot)
        column.addWidget(self.lines)
