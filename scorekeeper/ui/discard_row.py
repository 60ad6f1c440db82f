"""The own discards of the player whose hand is entered: a row that opens on request in place of what lies beside the hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget

from scorekeeper.core.entry_view import RowView
from scorekeeper.ui.row_bar import RowBar
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui


class DiscardRow(QWidget):
    """`taken_back` carries the row and the place of a tile, `done` tells that the next tiles are for the hand again."""

    taken_back = Signal(str, int)
    done = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = RowBar(look, self)
        self.bar.taken_back.connect(self.taken_back)
        self.told = QLabel(ui("discards_next", done=ui("discards_done")), self)
        self.told.setProperty("role", "small")
        self.told.setWordWrap(True)
        self.close_button = QPushButton(ui("discards_done"), self)
        self.close_button.setProperty("role", "compact")
        self.close_button.setToolTip(ui("discards_done_tip"))
        self.close_button.setAccessibleDescription(ui("discards_done_tip"))
        self.close_button.clicked.connect(self.done)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        held = QWidget(self._area)
        inside = QHBoxLayout(held)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.bar)
        inside.addWidget(self.told, 1)
        inside.addStretch(0)
        self._area.setWidget(held)
        # The tile laid last is in sight, and the room for the next one.
        scroll = self._area.horizontalScrollBar()
        scroll.rangeChanged.connect(lambda _, most: scroll.setValue(most))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._area, 1)
        row.addWidget(self.close_button)

    def show_row(self, row: RowView, speech: Speech) -> None:
        """Show the discards while tiles go there."""
        self.bar.show_row(row, True, speech)
        self.bar.setToolTip(self.told.text())
        # Once a tile lies there it is plain where the next one goes.
        self.told.setVisible(not row.tiles)

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [*self.bar.stops(), self.close_button]
