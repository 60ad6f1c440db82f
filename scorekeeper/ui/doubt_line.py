"""Two quiet lines beside the worth: what is seen of a hand, and what may be a slip before it is recorded."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.problem import Problem
from scorekeeper.ui.announce import Live
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import mark
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.terms import terms_of
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

SIGN: Final = "⚠ "
"""Before a doubt, so that its colour is not all that tells it."""
BELOW, BESIDE = 4, 8
"""What is free below it, with what is above it, and beside it, in pixels."""


class Seen(QLabel):
    """What is seen of the hand that is being entered; read aloud only where it has come to something."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "quiet")
        self.setWordWrap(True)
        self._live = Live(self)

    def show_seen(self, view: EntryView, speech: Speech) -> None:
        """Show a sentence: what would let a hand win that cannot, else what is seen of one that is not scored yet."""
        sight = view.sight if view.score is None or isinstance(view.score, Problem) else None
        said = "" if sight is None else speech.say(sight.phrase)
        if view.remedies:
            said = ui("could_win_with", ways=listed(speech.word(each) for each in view.remedies))
        self.setText(said)
        gloss(self, terms_of(speech))
        self.setVisible(bool(said))
        mark(self, "role", "doubt" if sight is not None and sight.helps else "quiet")
        self._live.say(said if view.remedies or (sight is not None and sight.settled) else "")


class DoubtLine(QLabel):
    """What may be a slip in what is about to be recorded: the dearest one in sight, all of them in its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "doubt")
        self.setWordWrap(True)
        self.said: tuple[str, ...] = ()
        self._whole = ""
        self._live, self._urgent = Live(self), Live(self, urgent=True)

    def show_doubts(self, view: EntryView, speech: Speech) -> None:
        """Show what is doubtful; once Record was asked for in spite of it, it is said again."""
        self.said = tuple(speech.say(each.said) for each in view.doubts) if view.can_record else ()
        first = self.said[0] if self.said else ""
        self._whole = SIGN + first if first else ""
        self.setText(self._whole)
        self.setToolTip(as_typed("\n".join(self.said)))
        self.setAccessibleName(" ".join(self.said))
        gloss(self, terms_of(speech))
        self.setVisible(bool(first))
        self._live.say(first if view.costly else "")
        self._urgent.say(first if view.costly and view.warned else "")

    def fit(self, width: int, height: int, paid: QLabel) -> None:
        """Say as much as has room above what will be paid, which stands whole; the tooltip says all of it."""
        if not self._whole:
            return
        width -= BESIDE
        height -= 0 if paid.isHidden() else paid.heightForWidth(width) + BELOW
        metrics, wrap = self.fontMetrics(), Qt.TextFlag.TextWordWrap

        def cut(letters: int) -> str:
            return self._whole if letters == len(self._whole) else f"{self._whole[:letters].rstrip()}…"

        def high(letters: int) -> int:
            return metrics.boundingRect(QRect(0, 0, width, 0), wrap, cut(letters)).height()

        room, letters = max(height, high(len(SIGN))), len(self._whole)
        if high(letters) > room:
            letters = bisect_right(range(letters), room, key=high) - 1
        self.setText(cut(letters))
