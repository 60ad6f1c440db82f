"""A key that is held, where X11 may have it look like one that is pressed again and again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

_HEARD = "held keys"
"""The property of a window that is listened to."""


class HeldKeys(QObject):
    """Tells a window of a key that is held.

    While a key is held X11 sends it as let go and pressed again. Qt looks whether both have come; where the second is late
    it takes each for a key of its own. Both carry the same moment, and no finger is that quick.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._let_go = (0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let what only looks pressed again be held: it is no command, as that of a held key is none."""
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat() or not event.timestamp():
            return False
        now = (event.nativeScanCode(), event.timestamp())
        if event.type() is QEvent.Type.KeyRelease:
            self._let_go = now
        elif now == self._let_go and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        elif now == self._let_go:
            held = _held(event)
            QCoreApplication.sendEvent(watched, held)
            event.setAccepted(held.isAccepted())
            return True
        return False


def _held(event: QKeyEvent) -> QKeyEvent:
    """The same key, held."""
    native = (event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers())
    held = QKeyEvent(event.type(), event.key(), event.modifiers(), *native, event.text(), True, event.count())
    held.setTimestamp(event.timestamp())
    return held


def hear_held(window: QWidget) -> None:
    """Tell a window in sight from now on of keys that are held, where Qt may miss it."""
    if QGuiApplication.platformName() == "xcb" and not window.property(_HEARD):
        window.setProperty(_HEARD, True)
        window.windowHandle().installEventFilter(HeldKeys(window))
