"""How one player stands to another one, in words: no sign and no ink of a payment, for nobody has paid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui

LINES: Final = 2
"""It is said in so many lines at most."""
LEAST: Final = 40
"""The least width it is said in, in pixels."""
STEP: Final = 6


class Rival(QLabel):
    """`8,000 behind Chi`; a long name makes way for the points, and stands whole in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "rival")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._told: tuple[int, str] | None = None
        self._room = LEAST
        self.hide()

    def show_distance(self, points: int | None, name: str = "") -> None:
        """Say how far ahead of a player somebody is (behind, below zero); None: nothing is said."""
        self._told = None if points is None else (points, name)
        self._fit()
        self.setVisible(points is not None)

    def fit(self, room: int) -> None:
        """Say it within a width in pixels."""
        self._room = max(room, LEAST)
        self._fit()

    def _fit(self) -> None:
        if self._told is None:
            return
        points, name = self._told
        metrics = self.fontMetrics()
        said = rival_words(points, name)
        self.setToolTip(as_typed(said))
        for part in range(self._room, LEAST // 2, -STEP):
            short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, part).replace(" ", "\u00a0")
            said = in_lines(rival_words(points, short), metrics, self._room)
            if said.count("\n") < LINES:
                break
        self.setText(said)


def rival_words(points: int, name: str) -> str:
    """How a player stands to another one: so many points ahead of them, behind them, or level with them."""
    if points == 0:
        return ui("rival_level", name=name)
    return ui("rival_ahead" if points > 0 else "rival_behind", points=abs(points), name=name)
