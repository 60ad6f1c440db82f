"""The one window of the program."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from scorekeeper.ui.desk import Desk
from scorekeeper.ui.fingers import Fingers
from scorekeeper.ui.words import ui

COMFORTABLE = QSize(1280, 800)
ROUNDS = 4
"""As many as a desk needs: what lies deepest tells its size to what holds it, and that in turn."""
FRAME = QSize(16, 40)
"""What a desktop usually draws around a window, in pixels."""


class MainWindow(QMainWindow):
    """Holds the desk; `closing` tells that it is about to go, `recoloured` that the system's colours are others now."""

    closing = Signal()
    recoloured = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(ui("program"))
        self._placed = False
        Fingers(self)
        self.resize(COMFORTABLE.boundedTo(self.screen().availableSize() - FRAME))

    def open(self) -> None:
        """Show the window: where it was last time, or over all of a screen that has no room for it with its frame."""
        room = self.screen().availableSize() - FRAME
        if self._placed or COMFORTABLE.boundedTo(room) == COMFORTABLE:
            self.show()
        else:
            self.showMaximized()

    def make_room(self) -> None:
        """Be at least comfortable, as far as the screen has room; a window over the whole screen stays as it is."""
        if not self.isMaximized() and not self.isFullScreen():
            room = self.screen().availableSize() - FRAME
            self.resize(self.size().expandedTo(COMFORTABLE.boundedTo(room)))

    def show_desk(self, desk: Desk) -> None:
        """Put another desk in place of the one that was there."""
        desk.titled.connect(self.setWindowTitle)
        self.setCentralWidget(desk)

    def settle(self) -> None:
        """Have everything at its place before it is seen: a desk put in place of another is laid out in several rounds."""
        desk = self.centralWidget()
        if desk is None or not self.isVisible():
            return
        desk.show()
        for _ in range(ROUNDS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def place(self, geometry: QByteArray | None) -> None:
        """Go where the window was last time."""
        if geometry is not None:
            self._placed = self.restoreGeometry(geometry)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell it before going."""
        self.closing.emit()
        super().closeEvent(event)
