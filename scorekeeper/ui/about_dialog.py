"""What this program is, and where it keeps things."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.ui.icons import picture
from scorekeeper.ui.words import ui

ICON = 72


class AboutDialog(QDialog):
    """A few lines that can be selected and copied."""

    def __init__(self, version: str, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(ui("menu_about"))
        face = QLabel(self)
        face.setPixmap(picture("app", ICON, self.devicePixelRatioF()))
        name = QLabel(ui("program"), self)
        name.setProperty("role", "worth")
        said = QLabel(ui("about_text", version=version), self)
        self.kept = QLabel(ui("about_store", folder=folder), self)
        self.kept.setProperty("role", "quiet")
        for label in (said, self.kept):
            label.setWordWrap(True)
            label.setMinimumWidth(400)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QPushButton(ui("close"), self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(face)
        head.addWidget(name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(said)
        column.addWidget(self.kept)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
