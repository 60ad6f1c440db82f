"""The dots below the terms on a label or a button, for newcomers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QWidget

from scorekeeper.ui.glossed import Glossed


class Dots(QWidget):
    """Lie over a label or a button without being in the way."""

    def __init__(self, glossed: Glossed) -> None:
        super().__init__(glossed.over)
        self._glossed = glossed
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(glossed.over.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dots below the terms, in the ink of the text."""
        glossed, over = self._glossed, self._glossed.over
        if not glossed.described:
            # Once there was room for it, another word than the one that was told of has come to stand here.
            glossed.describe()
        if not glossed.found:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Normal if over.isEnabled() else QPalette.ColorGroup.Disabled
        role = QPalette.ColorRole.WindowText if isinstance(over, QLabel) else QPalette.ColorRole.ButtonText
        pen = QPen(QColor(over.palette().color(group, role)), 1.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([0.2, 2.0])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for each in glossed.found:
            for rect in glossed.places(each):
                low = min(rect.bottom() - 0.5, self.height() - 1.0)
                painter.drawLine(QPointF(rect.left() + 1, low), QPointF(rect.right() - 1, low))
