"""What stands below the board, and keeps the board where it is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from scorekeeper.ui.panes import Panes
from scorekeeper.ui.style import Look


class Lower(QWidget):
    """What stands below the board: as high as it is given, whatever it says, so that the board stays where it is.

    `resized` tells that it has been given another height.
    """

    resized = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.panes = Panes(look, self)
        self._needed = 0
        self.room: int | None = None
        """The height it was given last, None until it stands in its place."""

    def need(self, high: int) -> None:
        """Take so many pixels from the board where there would be fewer."""
        if high != self._needed:
            self._needed = high
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Never: more lines within take no room from the board."""
        return False

    def sizeHint(self) -> QSize:
        """As the history alone."""
        return self.panes.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What is needed; all else gives way to anything."""
        return QSize(0, self._needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that there is another height to share."""
        super().resizeEvent(event)
        self.room = event.size().height()
        self.resized.emit()
