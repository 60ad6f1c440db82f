"""Look and controls: colours, tiles and how the window is handled. Every choice holds at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.ui.lines import in_lines
from scorekeeper.ui.look_choice import COLOURS, LookChoice
from scorekeeper.ui.look_preview import LookPreview, some_tiles, swatch
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.style import TileStyle
from scorekeeper.ui.words import ui

SWATCH: Final = QSize(52, 28)
TILE: Final = 30
"""Width of a sample tile in pixels."""

WIDTHS: Final = (260, 200, 150, 110)
"""The greatest width of a card's words in one line, in pixels: the first where the screen has room, else the next."""
FRAME, HEAD = 16, 24
"""What a desktop usually draws to the left and right of a window, and above it, in pixels."""


class Tick(QCheckBox):
    """Turned once by a double click: the second click often comes only because the first seemed to do nothing."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has done it."""
        event.accept()


class LookDialog(QDialog):
    """`chosen` carries the whole choice whenever a part of it changes; what is shown is told by `show_choice`."""

    chosen = Signal(object)

    def __init__(self, choice: LookChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(ui("look_title"))
        self._choice = choice
        self._words: dict[QPushButton, str] = {}
        self.colours = {name: self._card(f"look_{name}") for name in COLOURS}
        self.tiles = {style.value: self._card(f"look_{style.value}") for style in TileStyle}
        self._groups = [self._group(self.colours, "colours"), self._group(self.tiles, "tiles")]
        self.ticks = {part: self._tick(part) for part in ("numerals", "larger", "touch", "still", "newcomer", "keys")}
        self.preview = LookPreview(choice.look, self)
        self.close_button = QPushButton(ui("close"), self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self.show_choice(choice)

    def show_choice(self, choice: LookChoice) -> None:
        """Show what holds now."""
        self._choice = choice
        look = choice.look
        for name, card in self.colours.items():
            inks = replace(choice, colours=name).palette
            card.setIcon(QIcon(swatch(inks, SWATCH, self.devicePixelRatioF())))
            card.setIconSize(SWATCH)
            card.setChecked(name == choice.colours)
        for name, card in self.tiles.items():
            drawn = some_tiles(replace(look, tiles=TileStyle(name)), TILE, self.devicePixelRatioF())
            card.setIcon(QIcon(drawn))
            card.setIconSize(drawn.deviceIndependentSize().toSize())
            card.setChecked(name == choice.tiles)
        for part, tick in self.ticks.items():
            tick.blockSignals(True)
            tick.setChecked(bool(getattr(choice, part)))
            tick.blockSignals(False)
        self.preview.show_look(look)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as everything needs."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be never smaller than all words need in the letters that hold now: Qt opens a window narrower on a small screen."""
        layout = self.layout()
        if layout is not None and self.isVisible():
            for width in WIDTHS:
                self._break_words(width)
                layout.activate()
                if layout.sizeHint().width() + FRAME <= self.screen().availableSize().width():
                    break
            if layout.sizeHint().height() + HEAD > self.screen().availableSize().height():
                layout.setContentsMargins(24, 8, 24, 8)
                for part, spacing in ((layout, 8), (self._left, 4), (self._right, 2), (self.preview.layout(), 4)):
                    if part is not None:
                        part.setSpacing(spacing)
                        part.activate()
                layout.activate()
            self.setMinimumSize(layout.sizeHint().boundedTo(self.screen().availableSize()))
            self.resize(self.minimumSize())

    def _break_words(self, width: int) -> None:
        """Break the words of every card where a line would go beyond a width in the letters that hold now."""
        for card, word in self._words.items():
            card.setText(in_lines(ui(word), card.fontMetrics(), width))

    def _choose(self, **part: object) -> None:
        """Say what is chosen now, unless it was so before."""
        wish = replace(self._choice, **part)
        if wish != self._choice:
            self._choice = wish
            self.chosen.emit(wish)

    def _card(self, word: str) -> QPushButton:
        card = QPushButton(self)
        # The style reads the role when it polishes, so it must be there before.
        card.setProperty("role", "card")
        card.ensurePolished()
        card.setText(in_lines(ui(word), card.fontMetrics(), WIDTHS[0]))
        self._words[card] = word
        card.setCheckable(True)
        card.setAutoDefault(False)
        return card

    def _tick(self, part: str) -> QCheckBox:
        tick = Tick(ui(f"look_{part}"), self)
        tick.setAccessibleDescription(ui(f"look_{part}_note"))
        tick.toggled.connect(lambda on: self._choose(**{part: on}))
        return tick

    def _in_lines(self, *parts: str) -> QGridLayout:
        """Ticks one below the other, each with a quiet line beside it."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for line, part in enumerate(parts):
            note = QLabel(ui(f"look_{part}_note"), self)
            note.setProperty("role", "small")
            note.setWordWrap(True)
            grid.addWidget(self.ticks[part], line, 0)
            grid.addWidget(note, line, 1)
        return grid

    def _group(self, cards: Mapping[str, QPushButton], part: str) -> OneOf:
        group = OneOf(self)
        for name, card in cards.items():
            group.addButton(card)
            card.toggled.connect(lambda on, name=name: self._choose(**{part: name}) if on else None)
        return group

    def _lay_out(self) -> None:
        left = self._left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self._heading("look_colours"))
        left.addLayout(_in_columns(tuple(self.colours.values())))
        left.addSpacing(4)
        left.addWidget(self._heading("look_tiles"))
        left.addLayout(_in_columns(tuple(self.tiles.values())))
        left.addLayout(self._in_lines("numerals"))
        left.addSpacing(4)
        left.addStretch(1)
        left.addWidget(self._heading("look_controls"))
        left.addLayout(self._in_lines("larger", "touch", "still"))
        right = self._right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._heading("look_preview"))
        right.addWidget(self.preview, 1)
        # The last ticks of both halves stand beside one another.
        ticks = QVBoxLayout()
        ticks.setSpacing(0)
        for part in ("newcomer", "keys"):
            self.ticks[part].setToolTip(ui(f"look_{part}_note"))
            ticks.addWidget(self.ticks[part])
        right.addLayout(ticks)
        halves = QHBoxLayout()
        halves.setSpacing(24)
        halves.addLayout(left, 1)
        halves.addLayout(right)
        bottom = QHBoxLayout()
        applies = QLabel(ui("look_applies"), self)
        applies.setProperty("role", "quiet")
        bottom.addWidget(applies, 1)
        bottom.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(halves, 1)
        column.addLayout(bottom)

    def _heading(self, word: str) -> QLabel:
        label = QLabel(ui(word), self)
        label.setProperty("role", "question")
        return label


def _in_columns(cards: tuple[QPushButton, ...]) -> QGridLayout:
    """Cards side by side, two in a line."""
    grid = QGridLayout()
    grid.setSpacing(8)
    for place, card in enumerate(cards):
        grid.addWidget(card, place // 2, place % 2)
    return grid
