"""The keys of a window are bound with the first one that is pressed: who keeps score by mouse or finger needs none."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class FirstKey(QObject):
    """Waits for the first key that no field of a widget's window takes for itself, and has the keys bound before it acts."""

    def __init__(self, within: QWidget, bind: Callable[[], object]) -> None:
        super().__init__(within)
        self._bind = bind
        # What no field takes, and what is pressed where nothing has the focus, comes here before it is a command.
        within.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bind the keys, once."""
        if event.type() is QEvent.Type.ShortcutOverride:
            watched.removeEventFilter(self)
            self._bind()
        return False
