"""Which of several called sets one click meant: the one with the red five, or without."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.ui.meld_view import MeldView
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

TILE = 26


class MeldChoice(QWidget):
    """`chosen` carries the place of a set among the choices, `cancelled` gives them all up."""

    chosen = Signal(int)
    cancelled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sets: list[MeldView] = []
        self.label = QLabel(ui("meld_choose"), self)
        self.cancel = QPushButton(ui("cancel"), self)
        self.cancel.setProperty("role", "quiet")
        self.cancel.clicked.connect(self.cancelled)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.label)
        self._row.addWidget(self.cancel)
        self._row.addStretch(1)

    def show_choices(self, view: EntryView, speech: Speech) -> None:
        """Show the sets that the last click can mean."""
        forms = {form.id: form for form in view.declaration.melds}
        while len(self._sets) < len(view.meld_choices):
            self._sets.append(self._new_set(len(self._sets)))
        for i, shown in enumerate(self._sets):
            shown.setVisible(i < len(view.meld_choices))
        for shown, meld in zip(self._sets, view.meld_choices, strict=False):
            shown.show_meld(meld, forms[meld.kind], speech, ui("meld_choose"))

    def set_at(self, place: int) -> MeldView:
        """The button of one of the sets."""
        return self._sets[place]

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [*self._sets, self.cancel]

    def _new_set(self, place: int) -> MeldView:
        shown = MeldView(self._look, self)
        shown.show_width(TILE)
        shown.setMinimumHeight(self._look.target)
        shown.clicked.connect(lambda: self.chosen.emit(place))
        self._row.insertWidget(1 + place, shown)
        return shown
