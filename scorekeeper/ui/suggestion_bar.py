"""What would complete the hand, a button each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from scorekeeper.core.entry_view import Suggestion
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.drawn_button import DrawnButton
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO, draw_ring, draw_tile, tiles_named
from scorekeeper.ui.words import ui

TILE: Final = 27
BETWEEN: Final = " · "
WORTHLESS: Final = 0.55


class SuggestionButton(DrawnButton):
    """A tile or two that would complete the hand; pale where the hand would not win."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._tiles: tuple[Tile, ...] = ()
        self._wins = True

    def show_tiles(self, tiles: tuple[Tile, ...], wins: bool) -> None:
        """Show some tiles."""
        self._tiles, self._wins = tiles, wins
        self.setFixedSize(max(len(tiles) * (TILE + 1) + 9, self._look.target), self._look.target)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles side by side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = round(TILE * RATIO)
        raised = 2 if self.underMouse() and not self.isDown() else 0
        left = (self.width() - len(self._tiles) * (TILE + 1)) / 2
        top = (self.height() - high) / 2 - raised
        painter.setOpacity(1.0 if self._wins else WORTHLESS)
        for place, tile in enumerate(self._tiles):
            at = QRectF(left + place * (TILE + 1), top, TILE, high)
            draw_tile(painter, at, tile, self.devicePixelRatioF(), self._look)
        painter.setOpacity(1.0)
        if self.hasFocus():
            area = QRectF(left, top, len(self._tiles) * (TILE + 1) - 1, high)
            draw_ring(painter, area, self._look.palette.focus, 2)


class SuggestionBar(QWidget):
    """`accepted` carries the place of a suggestion."""

    accepted = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._buttons: list[SuggestionButton] = []
        self._label = QLabel(ui("completes"), self)
        self._label.setProperty("role", "small")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(self._label)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_suggestions(self, suggestions: tuple[Suggestion, ...], speech: Speech) -> None:
        """Show what would complete the hand; nothing where nothing is suggested."""
        while len(self._buttons) < len(suggestions):
            self._buttons.append(self._new_button(len(self._buttons)))
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(suggestions))
        for button, each in zip(self._buttons, suggestions, strict=False):
            button.show_tiles(each.tiles, each.worth is not None)
            sentence = _said(each, speech)
            button.setAccessibleName(sentence)
            button.setToolTip(sentence)
        self.setVisible(bool(suggestions))
        self.updateGeometry()

    def button_at(self, place: int) -> SuggestionButton:
        """The button of a suggestion."""
        return self._buttons[place]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return list(self._buttons)

    def _new_button(self, place: int) -> SuggestionButton:
        button = SuggestionButton(self._look, self)
        button.clicked.connect(lambda: self.accepted.emit(place))
        self._row.addWidget(button)
        return button


def _said(each: Suggestion, speech: Speech) -> str:
    tiles = tiles_named(each.tiles)
    if each.worth is None:
        return ui("completes_not", tiles=tiles)
    worth = BETWEEN.join(speech.say(phrase) for phrase in each.worth.headline)
    return ui("completes_with", tiles=tiles, worth=worth)
