"""The Tab key goes the way the eye does: line by line, from left to right."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

LINE = 24
"""Pixels within which two things stand in one line."""


def follow_the_eye(container: QWidget, then: QWidget) -> None:
    """Let Tab go from a container through everything in sight within it, and on to another widget."""
    inside = sorted(_stops(container), key=lambda widget: _place(widget, container))
    for one, next_one in pairwise([container, *inside, then]):
        QWidget.setTabOrder(one, next_one)


def _stops(container: QWidget) -> Iterable[QWidget]:
    for widget in container.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(container):
            yield widget


def _place(widget: QWidget, container: QWidget) -> tuple[int, int]:
    corner = widget.mapTo(container, QPoint(0, widget.height() // 2))
    return corner.y() // LINE, corner.x()
