"""The board alone, as large as a screen: for a second screen, or for a tablet's owner at the other side of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QScreen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

MARGIN = 16
SIZE = (960, 640)
"""How large it is where it does not fill a screen, in pixels."""


class BoardWindow(QWidget):
    """Shows the table and follows each change; nothing is entered here."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.board: Scoreboard | None = None
        self._view: SessionView | None = None
        self._empty = QLabel(self)
        self._empty.setProperty("role", "title")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint = QLabel(self)
        self._hint.setProperty("role", "quiet")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._column.addWidget(self._empty, 1)
        self._column.addWidget(self._hint)
        self.resize(*SIZE)
        self.dress(look)

    def dress(self, look: Look) -> None:
        """Draw everything anew in a look, and in the language that is spoken now."""
        self.setWindowTitle(ui("board_title"))
        self._empty.setText(ui("board_empty"))
        self._hint.setText(ui("board_hint"))
        before, self.board = self.board, Scoreboard(self, look, large=True)
        if before is not None:
            before.hide()
            self._column.removeWidget(before)
            before.deleteLater()
        self._column.insertWidget(0, self.board, 1)
        self._show()
        if before is not None:
            self.board.stand_as(before)

    def show_session(self, view: SessionView) -> None:
        """Show a session's table as it stands."""
        self._view = view
        self._show()

    def put_away(self) -> None:
        """No session is on the table any more."""
        self._view = None
        self._show()

    def _show(self) -> None:
        there = self._view is not None
        if self.board is not None:
            self.board.setVisible(there)
            if self._view is not None:
                self.board.show_session(self._view)
        self._empty.setVisible(not there)

    def fill(self, screen: QScreen) -> None:
        """Cover a screen."""
        self.setGeometry(screen.geometry())
        self._turn(full=True)

    def _turn(self, *, full: bool) -> None:
        self._hint.setVisible(not full)
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 fills the screen or leaves it, Esc leaves it."""
        if pressed(event, "board_full"):
            self._turn(full=not self.isFullScreen())
        elif pressed(event, "board_leave") and self.isFullScreen():
            self._turn(full=False)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click fills the screen, or leaves it."""
        super().mouseDoubleClickEvent(event)
        self._turn(full=not self.isFullScreen())
