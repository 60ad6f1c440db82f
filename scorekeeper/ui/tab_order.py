"""The Tab key goes the way the eye does: line by line, from left to right."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

LINE = 24
"""Pixels within which two things stand in one line."""


def follow_the_eye(start: QWidget, container: QWidget) -> None:
    """Let Tab go from a widget through everything in sight within a container."""
    before = start
    for widget in sorted(_stops(container), key=lambda widget: _place(widget, container)):
        if widget is not start:
            QWidget.setTabOrder(before, widget)
            before = widget


def _stops(container: QWidget) -> Iterable[QWidget]:
    for widget in container.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(container):
            yield widget


def _place(widget: QWidget, container: QWidget) -> tuple[int, int]:
    corner = widget.mapTo(container, QPoint(0, widget.height() // 2))
    return corner.y() // LINE, corner.x()
