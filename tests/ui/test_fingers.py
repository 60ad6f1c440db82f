"""A rest is a finger's alone, and ends with whatever ends it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QTapAndHoldGesture, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.ui.fingers import STRAY, Fingers
from tests.walks.hands import drops_a_list

SCREEN = QTest.createTouchDevice()
TIP = "How many"
Finger = Callable[[str, int, int], None]


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    """A window that is ready for fingers, and on which none need rest for long."""
    monkeypatch.setattr(Fingers, "rest_ms", 1)
    window = QWidget()
    Fingers(window)
    qtbot.addWidget(window)
    window.resize(400, 300)
    QToolTip.hideText()
    return window


@pytest.fixture
def field(window: QWidget, qtbot: QtBot) -> QSpinBox:
    """A number's field in that window."""
    field = QSpinBox()
    field.setToolTip(TIP)
    QVBoxLayout(window).addWidget(field)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    return field


@pytest.fixture
def finger(field: QSpinBox) -> Finger:
    """Has a finger, told by its number, do something so far right of the field's middle."""

    def touch(act: str, number: int = 0, right: int = 0) -> None:
        window = field.window()
        sequence = QTest.touchEvent(window, SCREEN)
        if number:
            sequence.stationary(0)
        getattr(sequence, act)(number, field.mapTo(window, field.rect().center()) + QPoint(right, 0), window)
        sequence.commit(False)

    return touch


def rested(qtbot: QtBot, field: QSpinBox) -> bool:
    """Whether somebody was told about the field after a while."""
    QTimer.singleShot(20, lambda: field.setProperty("waited", True))
    qtbot.waitUntil(lambda: bool(field.property("waited")))
    return QToolTip.text() == TIP


@drops_a_list
def test_a_finger_that_rests_is_told(field: QSpinBox, finger: Finger, qtbot: QtBot) -> None:
    finger("press", 0, 0)
    finger("move", 0, STRAY // 2)
    told = rested(qtbot, field)
    finger("release", 0, STRAY // 2)
    assert told


@pytest.mark.parametrize(
    "end",
    [
        lambda field, finger: finger("release", 0, 0),
        lambda field, finger: finger("move", 0, STRAY + 1),
        lambda field, finger: finger("press", 1, 0),
        lambda field, finger: field.window().hide(),
        lambda field, finger: QCoreApplication.sendEvent(
            field.window().windowHandle(), QEvent(QEvent.Type.WindowBlocked)
        ),
    ],
    ids=["let go", "strayed", "two fingers", "window gone", "dialog over it"],
)
def test_what_ends_a_rest(
    field: QSpinBox, finger: Finger, qtbot: QtBot, end: Callable[[QSpinBox, Finger], None]
) -> None:
    finger("press", 0, 0)
    end(field, finger)
    assert not rested(qtbot, field)


def test_a_mouse_button_begins_no_rest(field: QSpinBox, qtbot: QtBot) -> None:
    # Qt's own long press began here as well, could not be let go of any more, and ended where no window is.
    QTapAndHoldGesture.setTimeout(1)
    window = field.window()
    at = field.mapTo(window, field.rect().center())
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    window.hide()
    assert not rested(qtbot, field)
