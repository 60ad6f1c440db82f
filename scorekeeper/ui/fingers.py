"""What a finger does that a mouse does otherwise: it pushes lists along, and rests on a thing to be told about it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QInputDevice
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QGestureEvent,
    QScroller,
    QScrollerProperties,
    QTapAndHoldGesture,
    QWidget,
)

from scorekeeper.ui.glossed import lying_over
from scorekeeper.ui.tile_button import TileButton

REST_MS: Final = 800
"""How long a finger rests on a thing until it is told about; a tile's own long press comes before."""

_READY: Final = "fingers"
"""The property of a window that is ready for fingers."""


def push_by_finger(within: QWidget) -> None:
    """Let a finger push along whatever scrolls within a widget."""
    for area in within.findChildren(QAbstractScrollArea):
        view = area.viewport()
        if QScroller.hasScroller(view):
            continue
        if isinstance(area, QAbstractItemView):
            area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        QScroller.grabGesture(view, QScroller.ScrollerGestureType.TouchGesture)
        scroller = QScroller.scroller(view)
        how = scroller.scrollerProperties()
        off = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        for direction in (
            QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
            QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
        ):
            how.setScrollMetric(direction, off)
        scroller.setScrollerProperties(how)


def pushed(area: QAbstractScrollArea) -> bool:
    """Whether a finger is pushing an area along: what it lets go of then was not clicked."""
    view = area.viewport()
    return QScroller.hasScroller(view) and QScroller.scroller(view).state() is not QScroller.State.Inactive


class Fingers(QObject):
    """Makes a window, and every dialog that comes up over it, ready for fingers."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        QTapAndHoldGesture.setTimeout(REST_MS)
        self._make_ready(window)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusWindowChanged.connect(self._look_around)

    def _look_around(self) -> None:
        """Another window has come to the front; it may be a new one."""
        for window in QApplication.topLevelWidgets():
            if isinstance(window, QDialog) and window.isVisible() and not window.property(_READY):
                self._make_ready(window)

    def _make_ready(self, window: QWidget) -> None:
        window.setProperty(_READY, True)
        push_by_finger(window)
        window.grabGesture(Qt.GestureType.TapAndHoldGesture)
        window.installEventFilter(_Rest(window))


def touchable() -> bool:
    """Whether there is a screen for fingers; a mouse may click as slowly as it likes."""
    return any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


class _Rest(QObject):
    """Waits for a finger to rest within a window, and shows there what hovering shows; letting go then clicks nothing."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell about what lies under the finger."""
        if not isinstance(event, QGestureEvent) or not isinstance(watched, QWidget) or not touchable():
            return False
        held = event.gesture(Qt.GestureType.TapAndHoldGesture)
        if isinstance(held, QTapAndHoldGesture) and held.state() is Qt.GestureState.GestureFinished:
            _tell(watched, held.hotSpot().toPoint())
        return False


def _tell(window: QWidget, where: QPoint) -> None:
    widget = window.childAt(window.mapFromGlobal(where))
    while widget is not None and widget is not window and not _says_something(widget):
        widget = widget.parentWidget()
    if widget is None or widget is window or (isinstance(widget, TileButton) and widget.isEnabled()):
        return
    if isinstance(widget, QAbstractButton):
        widget.setDown(False)
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(where), where))


def _says_something(widget: QWidget) -> bool:
    """Whether hovering would show something: a tooltip, that of a cell, or a term."""
    glossed = lying_over(widget)
    terms = glossed is not None and bool(glossed.found)
    return terms or bool(widget.toolTip()) or isinstance(widget.parent(), QAbstractItemView)
