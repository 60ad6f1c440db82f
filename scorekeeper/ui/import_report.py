"""What became of the sessions in the files that a player chose."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from scorekeeper.ui.words import ui

_SIZE = (560, 320)


class ImportReport(QDialog):
    """A line for each session; `partly_wished` asks to keep the good part of those that cannot be followed."""

    partly_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(ui("import_title"))
        self.head = QLabel(self)
        self.head.setProperty("role", "title")
        self.head.setWordWrap(True)
        self.lines = QPlainTextEdit(self)
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setAccessibleName(ui("import_title"))
        self.partly = QPushButton(ui("import_partly"), self)
        self.partly.setToolTip(ui("import_partly_tip"))
        self.partly.setAccessibleDescription(ui("import_partly_tip"))
        self.partly.clicked.connect(self.partly_wished)
        self.partly.clicked.connect(self.accept)
        self.close_button = QPushButton(ui("close"), self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        bottom = QHBoxLayout()
        bottom.addWidget(self.partly)
        bottom.addStretch(1)
        bottom.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(self.head)
        column.addWidget(self.lines, 1)
        column.addLayout(bottom)
        self.resize(*_SIZE)

    def show_lines(self, taken: int, left_out: int, lines: Sequence[str], *, partly: bool) -> None:
        """Show how many sessions were read and how many left out, and a line for each."""
        self.head.setText(ui("import_head", taken=taken, left=left_out))
        self.lines.setPlainText("\n".join(lines))
        self.partly.setVisible(partly)
