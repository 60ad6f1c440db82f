"""Keeps the screen on while a session is open, where the system lets us; elsewhere quietly nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol

from scorekeeper.controller.session import SessionController

if TYPE_CHECKING:
    import subprocess

BUS: Final = "scorekeeper-screen"
_CONTINUOUS: Final = 0x80000000
_DISPLAY: Final = 0x00000002


class Awake(Protocol):
    """One system's way of keeping its screen on."""

    def hold(self) -> None:
        """Keep the screen on from now."""

    def release(self) -> None:
        """Let the screen sleep again."""


class NoWay:
    """A system that offers no way."""

    def hold(self) -> None:
        """The screen does as it likes."""

    def release(self) -> None:
        """The screen does as it likes."""


class DesktopBus:
    """The desktop's own screen saver service; the wish ends with its connection, so nothing can be left behind."""

    def hold(self) -> None:
        """Ask the desktop."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, BUS)
        if not bus.isConnected():
            return
        name = "org.freedesktop.ScreenSaver"
        wish = QDBusMessage.createMethodCall(name, "/org/freedesktop/ScreenSaver", name, "Inhibit")
        wish.setArguments(["Score Keeper", "A session is open"])
        bus.send(wish)

    def release(self) -> None:
        """End the connection."""
        from PySide6.QtDBus import QDBusConnection

        QDBusConnection.disconnectFromBus(BUS)


class Caffeinate:
    """The small program of macOS that keeps the display on until it, or the process it watches, ends."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        """Start the small program."""
        import subprocess

        try:
            self._process = subprocess.Popen(["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())])
        except OSError:
            self._process = None

    def release(self) -> None:
        """End the small program."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None


class ExecutionState:
    """The call by which a Windows program says that its display is needed."""

    def hold(self) -> None:
        """Say that the display is needed."""
        self._say(_CONTINUOUS | _DISPLAY)

    def release(self) -> None:
        """Say that it is not."""
        self._say(_CONTINUOUS)

    @staticmethod
    def _say(state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(state)


def way_of(platform: str, environ: Mapping[str, str]) -> Awake:
    """The way of a system; on Linux only where a desktop's message bus is running."""
    match platform:
        case "win32":
            return ExecutionState()
        case "darwin":
            return Caffeinate()
        case "linux" if "DBUS_SESSION_BUS_ADDRESS" in environ:
            return DesktopBus()
        case _:
            return NoWay()


class Screen:
    """Holds the screen on while a session is open, asking once however often the table changes."""

    def __init__(self, awake: Awake) -> None:
        self._awake = awake
        self._held = False

    def connect(self, session: SessionController) -> None:
        """Follow a session's opening and closing."""
        session.changed.connect(self.hold)
        session.closed.connect(self.release)

    def hold(self) -> None:
        """A session is open."""
        if not self._held:
            self._held = True
            self._awake.hold()

    def release(self) -> None:
        """No session is open any more."""
        if self._held:
            self._held = False
            self._awake.release()
