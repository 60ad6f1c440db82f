"""A page that has a place for a bar beside its work, where the bar covers nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

LEAST: Final = 340
"""The least width a bar is given, in pixels."""


class Bar(QFrame):
    """As high as its lines need at the width it has, never more and never less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def hasHeightForWidth(self) -> bool:
        """Told by its size instead: before it is shown for the first time its width says nothing."""
        return False

    def sizeHint(self) -> QSize:
        """The height that its lines need."""
        layout = self.layout()
        wide = max(self.width(), LEAST)
        return QSize(LEAST, 0 if layout is None else layout.totalHeightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height."""
        super().resizeEvent(event)
        self.updateGeometry()


class Hosting(QWidget):
    """What is hosted lies in the page's own layout; the page sees to its room."""

    def host(self, bar: QWidget, history: bool) -> None:
        """Take a bar in; `history` tells that the history must stay in sight beside it."""
        raise NotImplementedError
