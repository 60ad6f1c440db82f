"""The pieces of a reference page that are read one after the other: a heading, a sentence, a fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.reference import Cell
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.labels import mark
from scorekeeper.ui.reference_said import cell_said, fact_aloud
from scorekeeper.ui.score_lines import SmallTiles
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import Terms, terms_of
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.wrapping import Wrapping

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Passage(QFrame):
    """A piece of a page that the keyboard can stop at, so that it is read aloud; `moved` tells that an arrow was pressed."""

    moved = Signal(int)
    opened = Signal(str)

    def __init__(self, aloud: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "passage")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(aloud)
        self.links: list[QPushButton] = []
        """What leads to other pages or elsewhere, in order."""
        self.marked_top = 0
        """Where what is marked begins, in pixels."""

    def mark(self, row: int | None = None) -> None:
        """Show that this is what was looked for; it has no rows."""
        mark(self, "found", "true")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the next piece."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        else:
            self.moved.emit(step)


def words(text: str, role: str, parent: QWidget) -> QLabel:
    """Some words that go on in the next line, and can be marked and copied by the mouse."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if role:
        label.setProperty("role", role)
    return label


class Sentence(Passage):
    """Words alone: a heading, a paragraph, or (`small`) where a rule comes from; a paragraph's terms are explained."""

    def __init__(self, text: str, role: str, parent: QWidget | None = None, terms: Terms | None = None) -> None:
        super().__init__(text, parent)
        self.label = words(text, role, self)
        if terms is not None:
            gloss(self.label, terms)
            self.setAccessibleDescription(self.label.accessibleDescription())
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 2, 6, 2)
        column.addWidget(self.label)


class RuleHead(Passage):
    """The name of a rule; `sought` carries the option that is to be shown where rules are set."""

    sought = Signal(str)

    def __init__(self, text: str, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.set = QPushButton(ui("new_customise"), self)
        self.set.setProperty("role", "link")
        self.set.setAccessibleName(ui("rule_says", rule=text, answer=ui("new_customise")))
        self.set.setToolTip(ui("reference_set_tip"))
        self.set.setAccessibleDescription(ui("reference_set_tip"))
        self.set.clicked.connect(lambda: self.sought.emit(rule))
        self.links = [self.set]
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(12)
        row.addWidget(words(text, "title", self), 1)
        row.addWidget(self.set)


class Fact(Passage):
    """What something is a fact of, and the fact; several things in a list stand side by side."""

    def __init__(
        self, name: str, cells: Sequence[Cell], look: Look, speech: Speech, parent: QWidget | None = None
    ) -> None:
        super().__init__(fact_aloud(name, cells, speech), parent)
        self._look, self._speech = look, speech
        self.name = words(name, "quiet", self)
        gloss(self.name, terms_of(speech))
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(12)
        links = any(cell.page for cell in cells)
        high = look.target if links else 0
        self.name.setMinimumHeight(high)
        row.addWidget(self.name, 0, Qt.AlignmentFlag.AlignTop)
        if links or any(cell.tiles for cell in cells):
            inside = Wrapping(spacing=0 if links else 6)
            for cell in cells:
                self._lay(cell, inside, high)
            row.addLayout(inside, 1)
        else:
            label = words(listed(cell_said(each, speech) for each in cells), "", self)
            gloss(label, terms_of(speech))
            row.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)

    def _lay(self, cell: Cell, inside: Wrapping, high: int) -> None:
        """One thing of a list; beside what can be pressed it is as high as that."""
        said = cell_said(cell, self._speech)
        if cell.page:
            inside.addWidget(self._link(said, cell.page))
        elif said:
            label = words(said, "", self)
            label.setWordWrap(False)
            label.setMinimumHeight(high)
            inside.addWidget(label)
        if cell.tiles:
            tiles = SmallTiles(self._look, self)
            tiles.show_tiles(cell.tiles)
            inside.addWidget(tiles)

    def _link(self, said: str, page: str) -> QPushButton:
        button = QPushButton(said, self)
        button.setProperty("role", "link")
        button.clicked.connect(lambda: self.opened.emit(page))
        self.links.append(button)
        return button
