"""What a finger does that a mouse does otherwise: it pushes lists along, and rests on a thing to be told about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from scorekeeper.ui.glossed import lying_over
from scorekeeper.ui.tile_button import TileButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

STRAY: Final = 40
"""So far a finger may stray while it rests, in points."""
_ENDS: Final = frozenset(
    {QEvent.Type.TouchEnd, QEvent.Type.TouchCancel, QEvent.Type.Hide, QEvent.Type.WindowBlocked},
)
"""What ends a rest."""
_WINDOWS: Final = frozenset({Qt.WindowType.Window, Qt.WindowType.Dialog})
_READY: Final = "fingers"
"""The property of a window that is ready for fingers."""


def push_by_finger(within: QWidget) -> None:
    """Let a finger push along whatever scrolls within a widget."""
    # Read once there is a finger; many tables have none.
    from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QScroller, QScrollerProperties

    # PySide would hang what is found in a window on the window, and know it by its place in memory when it is long gone.
    for area in QApplication.allWidgets():
        if not isinstance(area, QAbstractScrollArea) or not _lies_in(area, within):
            continue
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


def _lies_in(widget: QWidget, over: QWidget) -> bool:
    """Whether a widget, or the list that drops down from it, lies in another one."""
    parent = widget.parentWidget()
    return parent is over or (parent is not None and _lies_in(parent, over))


def pushed(area: QAbstractScrollArea) -> bool:
    """Whether a finger is pushing an area along: what it lets go of then was not clicked."""
    from PySide6.QtWidgets import QScroller

    view = area.viewport()
    return QScroller.hasScroller(view) and QScroller.scroller(view).state() is not QScroller.State.Inactive


class Fingers(QObject):
    """Makes a window, and every other one that comes up, ready for fingers.

    What scrolls in them is made ready once a finger comes down: to find it takes long, and many tables have no finger.
    """

    rest_ms = 800
    """How long a finger rests on a thing until it is told about; a tile's own long press comes before."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusWindowChanged.connect(self._look_around)

    def _look_around(self) -> None:
        """Another window has come to the front; it may be a new one."""
        for window in QApplication.topLevelWidgets():
            ours = window is self._window or window.windowType() in _WINDOWS
            if ours and window.isVisible() and window.windowHandle() is not None and not window.property(_READY):
                window.setProperty(_READY, True)
                _Rest(window)


class _Rest(QObject):
    """Waits for a finger to rest within a window, and shows there what hovering shows; letting go then clicks nothing.

    It hears the screen itself: Qt's own long press begins with a mouse button too, and outlives the window it began in.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._where = QPoint()
        self._resting = QTimer(self, singleShot=True)
        self._resting.timeout.connect(lambda: _tell(self._window, self._where))
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin to wait when one finger comes down, and give it up when it strays, goes, or another joins it."""
        if event.type() in _ENDS:
            self._resting.stop()
        elif isinstance(event, QTouchEvent):
            where = event.point(0).globalPosition().toPoint()
            if event.type() is QEvent.Type.TouchBegin:
                push_by_finger(self._window)
                self._where = where
                self._resting.start(Fingers.rest_ms)
            if event.pointCount() > 1 or (where - self._where).manhattanLength() > STRAY:
                self._resting.stop()
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
    holder = widget.parent()
    return terms or bool(widget.toolTip()) or (holder is not None and holder.inherits("QAbstractItemView"))
