"""A key that is held is told as held, also where Qt takes each repetition for another press."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.held_keys import HeldKeys

PRESS, RELEASE, OVERRIDE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride
Told = tuple[QEvent.Type, str, bool]


class Window(QObject):
    """Writes down what it is told, and takes every key but Z."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Told] = []
        self.installEventFilter(HeldKeys(self))

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        self.told.append((event.type(), event.text(), event.isAutoRepeat()))
        event.setAccepted(event.text() != "z")
        return True

    def hears(self, kind: QEvent.Type, at: int, scan: int = 10, text: str = "1", held: bool = False) -> bool:
        event = QKeyEvent(kind, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, scan, 0, 0, text, held)
        event.setTimestamp(at)
        event.ignore()
        QCoreApplication.sendEvent(self, event)
        return event.isAccepted()


def test_what_is_let_go_and_pressed_at_once_is_held(qapp: QApplication) -> None:
    window = Window()
    window.hears(PRESS, 100)
    window.hears(RELEASE, 760)
    assert window.hears(OVERRIDE, 760)
    assert window.hears(PRESS, 760)
    window.hears(RELEASE, 800)
    assert not window.hears(PRESS, 800, text="z")
    assert window.told == [
        (PRESS, "1", False),
        (RELEASE, "1", False),
        (PRESS, "1", True),
        (RELEASE, "1", False),
        (PRESS, "z", True),
    ]


def test_everything_else_is_told_as_it_is(qapp: QApplication) -> None:
    window = Window()
    window.hears(RELEASE, 760)
    # Another key, the same a moment later, what Qt knows as held, and what comes without a moment.
    window.hears(PRESS, 760, scan=11)
    window.hears(PRESS, 761)
    window.hears(PRESS, 760, held=True)
    for kind in (RELEASE, OVERRIDE, PRESS):
        window.hears(kind, 0)
    assert [(kind, held) for kind, _, held in window.told] == [
        (RELEASE, False),
        (PRESS, False),
        (PRESS, False),
        (PRESS, True),
        (RELEASE, False),
        (OVERRIDE, False),
        (PRESS, False),
    ]
