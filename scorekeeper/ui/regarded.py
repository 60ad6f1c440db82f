"""A panel of a player that tells whether somebody looks at it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

REST = 600
"""How long the mouse rests on a panel before it counts as a look, in milliseconds."""
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""How the keyboard comes to a panel."""


class Regarded(QFrame):
    """`regarded` carries the seat, and whether somebody looks at it.

    One looks by the mouse that rests on it, by the keyboard or by a finger held on it; who uses a button of it does not.
    """

    regarded = Signal(int, bool)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._in_use = False
        self.rest = QTimer(self, singleShot=True, interval=REST)
        self.rest.timeout.connect(self._rested)

    @property
    def used_by(self) -> tuple[QPushButton, ...]:
        """The buttons by which it is used."""
        return ()

    def begin_use(self) -> None:
        """A button of it is used, so nobody looks until the mouse has left."""
        self._in_use = True
        self.regarded.emit(self.seat, False)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse has come to this player; it may be on its way to a button."""
        super().enterEvent(event)
        self.rest.start()

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse has left."""
        super().leaveEvent(event)
        self.rest.stop()
        self._in_use = False
        self.regarded.emit(self.seat, False)

    def _rested(self) -> None:
        """The mouse has rested here: on the panel itself, or on a button that is or was to be used."""
        if not self._in_use and not any(button.underMouse() for button in self.used_by):
            self.regarded.emit(self.seat, True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard has come to this player."""
        super().focusInEvent(event)
        if event.reason() in KEYS:
            self.regarded.emit(self.seat, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone on."""
        super().focusOutEvent(event)
        self.regarded.emit(self.seat, False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A finger is held on this player."""
        super().mousePressEvent(event)
        self.regarded.emit(self.seat, True)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The finger is lifted; a mouse stays where it is."""
        super().mouseReleaseEvent(event)
        # Read with the first press on a panel, not when the panels are built.
        from PySide6.QtGui import QInputDevice

        if event.device().type() is QInputDevice.DeviceType.TouchScreen:
            self.regarded.emit(self.seat, False)
