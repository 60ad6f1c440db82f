"""Files that the system hands to the program while it is running."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Opened(QObject):
    """Files that the system hands to the program: with its first words, and on macOS later too."""

    def __init__(self, app: QApplication, take_in: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(app)
        self.take_in = take_in
        if sys.platform == "darwin":
            app.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        """Open what was double-clicked while the program is running."""
        if isinstance(event, QFileOpenEvent):
            self.take_in([Path(event.file())])
            return True
        return False
