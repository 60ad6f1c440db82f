"""Windows come back where they were left, as large as they were, on a screen that is there, and share their width so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QWidget

from scorekeeper.controller.remembered import Remembered
from scorekeeper.ui.halves import Halves

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


class Places(QObject):
    """Remembers each window under the name of its kind."""

    def __init__(self, remembered: Remembered, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.remembered = remembered

    def follow(self, dialog: QDialog) -> None:
        """Put a dialog that is about to open where it was last, and remember where it is once it closes."""
        geometry = self.remembered.place(_name(dialog))
        if geometry is not None:
            # Where the screen of that time is gone, Qt finds a place on one that is there.
            dialog.restoreGeometry(geometry)

        def done() -> None:
            self.remembered.keep_place(_name(dialog), dialog.saveGeometry())
            # It is gone only once all else is done: a second quick click on Begin would begin a second session.
            dialog.setEnabled(False)

        dialog.finished.connect(done)

    def share(self, halves: Halves) -> None:
        """Share the width between two halves as it was last, and remember how it is shared once that is changed."""
        halves.share(self.remembered.halves)
        halves.dragged.connect(self._keep_halves)

    def _keep_halves(self, state: QByteArray) -> None:
        self.remembered.halves = state


def _name(window: QWidget) -> str:
    return type(window).__name__
