"""Boxes, lists and ticks of the rules: scrolling the page past one changes nothing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QStyledItemDelegate, QWidget

NUMBER = 112
"""The least width of a box for points in pixels."""
WIDEST = 340
"""The most that a list of words takes beside a rule, in pixels."""


class Box(QSpinBox):
    """A whole number in steps; scrolling the page past it changes nothing."""

    def __init__(self, low: int, high: int, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setGroupSeparatorShown(True)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(NUMBER)
        self.ensurePolished()

    def valueFromText(self, text: str) -> int:
        """The nearest number in steps."""
        step = self.singleStep()
        found = super().valueFromText(text)
        return round(found / step) * step if step > 1 else found

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only turn what the keyboard acts on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class FractionBox(QDoubleSpinBox):
    """A number with as many digits as it needs."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(3)
        self.setRange(low, high)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(84)
        self.ensurePolished()

    def textFromValue(self, value: float) -> str:
        """The number without needless zeros."""
        return self.locale().toString(value, "g", 9)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only turn what the keyboard acts on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Words(QComboBox):
    """A list of words, each with a value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaximumWidth(WIDEST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ensurePolished()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only turn what the keyboard acts on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Tick(QCheckBox):
    """A tick that can be hit anywhere in its line."""

    def hitButton(self, pos: QPoint) -> bool:
        """Whether a click there is meant for it."""
        return self.rect().contains(pos)


def set_quietly(box: QSpinBox | QDoubleSpinBox, value: float) -> None:
    """Show a number without telling anybody that it changed."""
    blocked = box.blockSignals(True)
    if isinstance(box, QSpinBox):
        box.setValue(int(value))
    else:
        box.setValue(value)
    box.blockSignals(blocked)
