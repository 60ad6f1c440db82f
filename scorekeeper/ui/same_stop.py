"""Finds on a page that was built anew what had the keyboard on the one before."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from scorekeeper.ui.tab_order import LINE

Way = tuple[tuple[type[QWidget], int], ...]
"""The way down to something: at every step its kind, and how many of that kind stand before it in the same part."""


class Stop(Struct, frozen=True):
    """What had the keyboard: its kind, its name, how many of that name stood before it, and the way to it."""

    kind: type[QWidget]
    name: str
    place: int
    way: Way
    cursor: int | None = None


def stop_on(page: QWidget, focus: QWidget | None) -> Stop | None:
    """How to find again what has the keyboard; None where that is nothing on the page."""
    if focus is None or focus is page or not page.isAncestorOf(focus) or not focus.isVisibleTo(page):
        return None
    cursor = focus.cursorPosition() if isinstance(focus, QLineEdit) else None
    alike = _alike(page, type(focus), _name(focus))
    return Stop(type(focus), _name(focus), alike.index(focus) if focus in alike else 0, _way(page, focus), cursor)


def go_on_at(page: QWidget, stop: Stop) -> bool:
    """Give the keyboard to the same thing on another page; False where there is none."""
    found = found_on(page, stop)
    if found is None or not found.isEnabled() or found.focusPolicy() == Qt.FocusPolicy.NoFocus:
        return False
    found.setFocus()
    if stop.cursor is not None and isinstance(found, QLineEdit):
        found.setCursorPosition(stop.cursor)
    return True


def found_on(page: QWidget, stop: Stop) -> QWidget | None:
    """What is called the same, or in another language what stands at the same place; None where neither is in sight."""
    alike = _alike(page, stop.kind, stop.name)
    if stop.place < len(alike):
        return alike[stop.place]
    found = page
    for kind, at in stop.way:
        parts = _parts(found, kind)
        if at >= len(parts):
            return None
        found = parts[at]
    return found


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


def _alike(page: QWidget, kind: type[QWidget], name: str) -> list[QWidget]:
    """Everything in sight of a kind and a name; nameless things are all different."""
    if not name:
        return []
    return [each for each in page.findChildren(kind) if _name(each) == name and each.isVisibleTo(page)]


def _way(page: QWidget, widget: QWidget) -> Way:
    above = widget.parentWidget()
    if widget is page or above is None:
        return ()
    return (*_way(page, above), (type(widget), _parts(above, type(widget)).index(widget)))


def _parts(of: QWidget, kind: type[QWidget]) -> list[QWidget]:
    """What is in sight directly in something, of one kind, as it is read."""
    parts = of.findChildren(kind, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return sorted((each for each in parts if type(each) is kind and not each.isHidden()), key=_place)


def _place(widget: QWidget) -> tuple[int, int]:
    middle = widget.geometry().center()
    return middle.y() // LINE, middle.x()
