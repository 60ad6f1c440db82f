"""The two halves of a page, with a gap between them that can be dragged."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from scorekeeper.ui.words import ui

LEFT, RIGHT = 372, 620
"""The least width of each half in pixels."""
GAP: Final = 8
"""How far apart the parts of a half stand, in pixels."""
HANDLE: Final = 16
"""Width of what is dragged, in pixels."""
SHARE: Final = (4_000, 5_000)
"""How the width is shared while nobody has dragged."""


class Halves(QSplitter):
    """`left` and `right`, neither smaller than it must be; `dragged` carries the state to keep, in Qt's own form."""

    dragged = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(HANDLE)
        self.left, self.right = QWidget(self), QWidget(self)
        for half, share in ((self.left, SHARE[0]), (self.right, SHARE[1])):
            self.addWidget(half)
            self.setStretchFactor(self.indexOf(half), share)
        self.setSizes(list(SHARE))
        self.handle(1).setToolTip(ui("halves_tip"))
        self.splitterMoved.connect(lambda: self.dragged.emit(self.saveState()))

    def share(self, state: QByteArray | None) -> None:
        """Share the width as it was left; without a state as it is usual."""
        if state is None or not self.restoreState(state):
            self.setSizes(list(SHARE))
        self.setChildrenCollapsible(False)
        self.setHandleWidth(HANDLE)
