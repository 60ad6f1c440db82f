"""What keeps a player from reaching something in a window: by ear, by finger, by the Tab key, or by eye."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTabBar,
    QWidget,
)

from scorekeeper.app import Program
from scorekeeper.ui.guide_bar import GuideBar
from scorekeeper.ui.step_bar import StepBar
from scorekeeper.ui.style import TARGET
from scorekeeper.ui.tile_button import TileButton
from tests.walks.hands import STOPS, key, one_of_few

TILES_SMALLEST = 32
"""A tile in the hand may be this narrow when the gap counts to it."""
FIELDS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox)
"""What a player clicks, or types into."""


def inside_a_field(widget: QWidget) -> bool:
    """Whether a widget is only a part of a list, a scroll area or a field, which is reached as a whole."""
    holder: QObject | None = widget.parent()
    return isinstance(holder, QAbstractScrollArea | QAbstractSpinBox | QComboBox | QLineEdit)


def fields(window: QWidget) -> Iterator[QWidget]:
    """Everything in sight that is clicked or typed into."""
    for widget in window.findChildren(QWidget):
        if isinstance(widget, FIELDS) and widget.isVisible() and not inside_a_field(widget):
            yield widget


def stops(window: QWidget) -> Iterator[QWidget]:
    """Every widget in sight that takes the focus."""
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not inside_a_field(widget):
            yield widget


def told(widget: QWidget) -> str:
    """A widget as a failing test names it."""
    word = widget.accessibleName() or str(widget.property("text") or "") or widget.objectName()
    return f"{type(widget).__name__} {word!r} {widget.width()}×{widget.height()}"


def nameless(window: QWidget) -> list[str]:
    """The widgets that a screen reader would have no name for."""
    return [
        told(widget)
        for widget in stops(window)
        if not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()
    ]


def nameless_focus() -> list[str]:
    """What has the focus without a name, though Tab does not stop at it."""
    now = QApplication.focusWidget()
    nothing = now is None or QAccessible.queryAccessibleInterface(now).text(QAccessible.Text.Name).strip()
    return [] if nothing or now is None or isinstance(now, QMainWindow) else [told(now)]


def silent(window: QWidget) -> list[str]:
    """What is off without saying why, aloud and in a tooltip."""
    return [
        told(widget)
        for widget in fields(window)
        if not widget.isEnabled() and not (widget.toolTip() and widget.accessibleDescription())
    ]


def narrow(window: QWidget, target: int = TARGET) -> list[str]:
    """What a finger would miss: lower than the target, or narrower than any target may be."""
    found = [
        told(widget)
        for widget in fields(window)
        if widget.height() < target or widget.width() < (TILES_SMALLEST if isinstance(widget, TileButton) else TARGET)
    ]
    bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
    return found + [told(bar) for bar in bars for tab in range(bar.count()) if bar.tabRect(tab).height() < target]


def out_of_reach(window: QWidget) -> list[str]:
    """What Tab does not stop at, holds on to, or marks so that nobody sees it; none when Tab comes round to its start."""
    seen: list[QWidget] = []
    faults: list[str] = []
    marked: QImage | None = None
    now: QWidget | None = None
    for _ in range(STOPS):
        key(window, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if seen and now is seen[-1]:
            # Alone in its window, or it keeps the focus; what it looks like without is to be seen all the same.
            now.clearFocus()
        if seen and marked is not None and seen[-1].grab().toImage() == marked:
            faults.append(f"not seen to have the focus: {told(seen[-1])}")
        if now is None or now in seen:
            break
        seen.append(now)
        marked = now.grab().toImage()
    if now is None or not seen or now is not seen[0]:
        faults.append(f"holds the focus: {'nothing' if now is None else told(now)}")
    expected = [each for each in stops(window) if each.isEnabled()]
    return faults + [f"never reached: {told(each)}" for each in expected if not _reached(each, seen)]


def _reached(widget: QWidget, seen: list[QWidget]) -> bool:
    """Whether Tab stopped at a widget, or at the one of its group that is on; the arrow keys go on from there."""
    if widget in seen:
        return True
    return isinstance(widget, QAbstractButton) and any(
        isinstance(each, QAbstractButton) and one_of_few(each, widget) for each in seen
    )


def mute_entries(menu: QMenu) -> list[str]:
    """The entries of a menu without a word, and those that are off without saying why."""
    entries = [each for each in menu.actions() if not each.isSeparator()]
    return [each.objectName() for each in entries if not each.text()] + [
        each.text() for each in entries if not each.isEnabled() and each.toolTip() in each.text()
    ]


def faults(window: QWidget, target: int = TARGET) -> list[str]:
    """Everything that keeps a player from reaching something."""
    if isinstance(window, QMenu):
        low = [
            each.text() for each in window.actions() if each.text() and window.actionGeometry(each).height() < target
        ]
        return mute_entries(window) + low
    return [
        *(f"has no name: {each}" for each in (*nameless(window), *nameless_focus())),
        *(f"is off and does not say why: {each}" for each in silent(window)),
        *(f"too small: {each}" for each in narrow(window, target)),
        *out_of_reach(window),
    ]


def all_is_said(window: QWidget) -> None:
    """Nothing is without a name, off without a reason, or too small; where Tab goes is not tried."""
    assert nameless(window) == []
    assert silent(window) == []
    assert narrow(window) == []


def covered(program: Program) -> list[str]:
    """What overlaps with the bar that is shown, in the page it lies in."""
    desk = program.desk
    bars: list[StepBar | GuideBar] = [bar for bar in (desk.table.steps, desk.guide) if bar.isVisible()]
    page = desk.page
    found = []
    for bar in bars:
        here = bar.rect().translated(bar.mapTo(page, bar.rect().topLeft()))
        assert page.rect().contains(here)
        for other in (desk.table.board, desk.table.history, desk.table.top, desk.table.side, desk.table.final):
            there = other.rect().translated(other.mapTo(page, other.rect().topLeft())) if other.isVisible() else None
            if there is not None and there.intersects(here):
                found.append(type(other).__name__)
    return found
