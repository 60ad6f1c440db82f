"""What a hand is worth: its size, its reasons on lines or by name alone, and the number itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from scorekeeper.core.score import Score
from scorekeeper.ui.glossed import beside, gloss
from scorekeeper.ui.labels import Elided
from scorekeeper.ui.named import BETWEEN, Named
from scorekeeper.ui.score_lines import ScoreLines
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_of


class Counted:
    """The labels of a panel that tell of a score; where they stand, and which of them are seen, the panel decides."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        self.size_label = Elided(parent)
        self.size_label.setProperty("role", "size")
        self.reasons = Named(parent)
        self.lines = ScoreLines(look, parent)
        self.number = QLabel(parent)
        self.number.setProperty("role", "worth")
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def show_score(self, score: Score, speech: Speech) -> None:
        """Tell what a hand is worth."""
        *size, points = [speech.say(phrase) for phrase in score.headline]
        self.size_label.show_text(BETWEEN.join(size))
        self.number.setText(points)
        self.number.setAccessibleName(BETWEEN.join([*size, points]))
        self.lines.show_parts(score.parts, speech)
        terms, lines = terms_of(speech), score.parts[0].lines
        named = [f"{speech.word(line.id)} {line.amount}" for line in lines]
        longer = [f"{beside(terms.of(line.id), speech.word(line.id))} {line.amount}" for line in lines]
        far = [
            f"{speech.word(line.id)} {speech.counted(line.amount, each.unit)}"
            for each in score.parts[1:]
            if each.named
            for line in each.lines
        ]
        self.reasons.show_names((*named, *far), (*longer, *far))
        for label in (self.size_label, self.reasons):
            gloss(label, terms)
