"""Two questions about a session that has begun: how it began after all, and who plays from the next hand on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui


class StartDialog(NewSessionDialog):
    """Asks for the names, the seats, the rules and the start as they should have been; `edited` tells of every change."""

    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(ui("start_correct"))
        self.start.setText(ui("start_show"))
        self.start.setToolTip(ui("start_show_tip"))
        self.leave_out(self.title)
        self.takeover.changed.connect(self.edited)

    def _judge(self) -> None:
        super()._judge()
        self.edited.emit()

    def leave_out(self, *fields: QWidget) -> None:
        """Ask without some fields, and without what stands beside them."""
        for field in fields:
            field.hide()
            for label in self.findChildren(QLabel):
                if label.buddy() is field:
                    label.hide()


class PlayersDialog(StartDialog):
    """Asks who sits where from the next hand on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(ui("players_change"))
        self.start.setText(ui("players_from_now"))
        self.leave_out(self.preset, self.customise, self.note, self.takeover)
