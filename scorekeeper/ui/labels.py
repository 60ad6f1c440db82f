"""Texts that end in dots where there is no room, and marks that the style sheet looks at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from scorekeeper.ui.tips import as_typed


class Elided(QLabel):
    """A line of text that ends in dots where there is no room, and then shows itself whole as a tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_text(self, text: str) -> None:
        """Show a text, as much of it as fits."""
        self._whole = text
        self._fit()

    @property
    def width_wanted(self) -> int:
        """The width at which the text stands whole."""
        return self.fontMetrics().horizontalAdvance(self._whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the text anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        self.setText(shown)
        self.setToolTip(as_typed(self._whole) if shown != self._whole else "")


def mark(widget: QWidget, name: str, value: object) -> bool:
    """Give a widget a property that the style sheet looks at, and have it drawn anew when it changed; whether it did."""
    changed = (widget.property(name) or "") != (value or "")
    if changed:
        widget.setProperty(name, value)
        dress_anew(widget)
    return changed


def dress_anew(widget: QWidget) -> None:
    """Have the style sheet look at a widget's marks once more."""
    # Not through its style: to ask Qt for that makes six hundred Python names of what a style can be asked.
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))
