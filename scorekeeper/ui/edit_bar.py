"""The buttons that take back what was entered of a hand."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from scorekeeper.ui.icons import SIZE, icon
from scorekeeper.ui.style import Look
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import ui


def _icon(name: str, look: Look) -> QIcon:
    return icon(name, look.palette.ink, look.palette.quiet)


class EditBar(QWidget):
    """Taking back: the last thing entered, or everything."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = QPushButton(_icon("back", look), "", self)
        self.back.setAccessibleName(ui("take_back"))
        self.back.setToolTip(ui("take_back_tip"))
        self.clear = QPushButton(_icon("trash", look), "", self)
        self.clear.setAccessibleName(ui("clear_hand"))
        self.clear.setToolTip(ui("clear_hand_tip"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.back, self.clear):
            button.setProperty("role", "edit")
            button.setAccessibleDescription(button.toolTip())
            button.setIconSize(QSize(SIZE, SIZE))
            row.addWidget(button, 1)

    def show_begun(self, begun: bool) -> None:
        """Whether there is anything to take back."""
        for button, tip in ((self.back, "take_back_tip"), (self.clear, "clear_hand_tip")):
            reason = ui(tip if begun else "nothing_entered")
            button.setEnabled(begun)
            button.setToolTip(as_typed(reason))
            button.setAccessibleDescription(reason)
