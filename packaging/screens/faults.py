"""What can be wrong with a window that is shown: with its texts, and with the places of its widgets."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

from scorekeeper.ui.style import SMALL
from screens.pixels import READABLE, SEEN, measured
from screens.reading import Text, read

OVERLAYS: Final = frozenset({"notice", "bubble"})
"""Widgets of these names or roles are meant to lie over others."""
_EAST_ASIAN: Final = "\u2e80"
"""The first sign of the East Asian scripts."""
TIP: Final = Qt.ItemDataRole.ToolTipRole
SLACK: Final = 2
"""Pixels that rounding may take, one at each end."""
CROOKED: Final = range(1, 4)
"""Neighbours whose texts stand this many pixels higher or lower are not meant to."""


class Kind(StrEnum):
    """What can be wrong."""

    FAINT = "hard to read"
    CUT = "cut off"
    UNTOLD = "shortened without a tooltip"
    SMALL = "too small"
    OVERLAP = "one over the other"
    OUTSIDE = "out of its place"
    CROOKED = "crooked"
    UNTRANSLATED = "not translated"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong: what it is about, where in the window, and how it shows."""

    kind: Kind
    about: str
    place: QRect
    told: str = ""

    def __str__(self) -> str:
        """The fault on one line."""
        at, size = self.place, self.place.size()
        return f"{self.kind}: {self.about} at {at.x()},{at.y()} {size.width()}×{size.height()} {self.told}".rstrip()


@dataclass(frozen=True, slots=True)
class Found:
    """How many texts of a window were measured, and what is wrong with it."""

    texts: int
    faults: tuple[Fault, ...]


def found_in(window: QWidget) -> Found:
    """Measure a window as it is shown now."""
    texts = tuple(each for each in read(window) if not _covered(window, each))
    picture = window.grab().toImage()
    return Found(len(texts), (*_of_texts(window, texts, picture), *_of_places(window)))


def name_of(widget: QWidget) -> str:
    """A widget as a report names it."""
    said = widget.objectName() or widget.accessibleName() or getattr(widget, "text", str)()
    holder = widget.parentWidget()
    within = f" in {type(holder).__name__}" if holder is not None else ""
    return f"{type(widget).__name__} “{said[:40]}”{within}"


def _covered(window: QWidget, text: Text) -> bool:
    """Whether something meant to lie above hides a text."""
    top = window.childAt(text.letters.center())
    while top is not None and not _over(top):
        top = top.parentWidget()
    return top is not None and not top.isAncestorOf(text.widget)


def _over(widget: QWidget) -> bool:
    return widget.objectName() in OVERLAYS or widget.property("role") in OVERLAYS


def _of_texts(window: QWidget, texts: tuple[Text, ...], picture: QImage) -> Iterator[Fault]:
    for text in texts:
        about = f"“{text.text}” of {name_of(text.widget)}"
        cut = _cut(window, text)
        if cut:
            yield Fault(Kind.CUT, about, text.letters, cut)
        if text.size < SMALL:
            yield Fault(Kind.SMALL, about, text.letters, f"{text.size} px")
        if text.text.endswith("…") and not _meant(text) and not _tip(text, window):
            yield Fault(Kind.UNTOLD, about, text.letters)
        yield from _faint(text, about, picture)
    yield from _over_one_another(texts)
    yield from _crooked(texts)


def _cut(window: QWidget, text: Text) -> str:
    """What keeps a text from being seen whole; nothing when all of it is, or can be scrolled to, as in a line of typing."""
    own = QRect(text.widget.mapTo(window, QPoint()), text.widget.size())
    room = text.clip & own if text.cell else own
    if isinstance(text.widget, QLineEdit) and text.widget.text() == text.text:
        return ""
    letters, seen = text.letters, text.clip
    holder = _scrolling(text.widget)
    if holder is not None and seen.isEmpty() and _moves(holder.verticalScrollBar()):
        # Scrolled away whole.
        return ""
    if holder is not None:
        room = room if not _is_view_of(holder, text.widget) else _scrolled(holder, room, letters)
        seen = _scrolled(holder, seen, letters)
    sides = _beyond(letters, room & seen)
    return " and ".join(f"{pixels} px {side}" for side, pixels in sides.items())


def _beyond(inner: QRect, outer: QRect) -> dict[str, int]:
    far = {
        "left": outer.left() - inner.left(),
        "right": inner.right() - outer.right(),
        "above": outer.top() - inner.top(),
        "below": inner.bottom() - outer.bottom(),
    }
    return {side: pixels for side, pixels in far.items() if pixels > SLACK}


def _scrolling(widget: QWidget) -> QAbstractScrollArea | None:
    """The scroll area a widget lies in or is the viewport of."""
    holder: QWidget | None = widget
    while holder is not None and not isinstance(holder, QAbstractScrollArea):
        holder = holder.parentWidget()
    return holder


def _is_view_of(holder: QAbstractScrollArea, widget: QWidget) -> bool:
    return holder.viewport() is widget


def _scrolled(holder: QAbstractScrollArea, room: QRect, letters: QRect) -> QRect:
    """The room of a text in a scroll area: what can be scrolled to is not cut."""
    if _moves(holder.verticalScrollBar()):
        room = QRect(room.left(), min(room.top(), letters.top()), room.width(), 0) | QRect(
            room.left(), max(room.bottom(), letters.bottom()), room.width(), 1
        )
    if _moves(holder.horizontalScrollBar()):
        room = room | QRect(letters.left(), room.top(), letters.width(), 1)
    return room


def _moves(bar: QScrollBar) -> bool:
    return bar.maximum() > bar.minimum()


def _meant(text: Text) -> bool:
    """Whether the dots belong to the text."""
    said = getattr(text.widget, "text", None)
    lines = str(said()).split("\n") if callable(said) else []
    whole = [*lines, *(action.text() for action in text.widget.actions())]
    # Where fonts change within a line its end is painted apart.
    return any(each.replace("&", "").endswith(text.text) for each in whole)


def _tip(text: Text, window: QWidget) -> str:
    """The tooltip a text is told whole in."""
    holder: QWidget | None = text.widget
    while holder is not None:
        if isinstance(holder, QHeaderView):
            column = holder.logicalIndexAt(holder.viewport().mapFrom(window, text.letters.center()))
            return str(holder.model().headerData(column, holder.orientation(), TIP) or "")
        if isinstance(holder, QTabBar):
            return holder.tabToolTip(holder.tabAt(holder.mapFrom(window, text.letters.center())))
        if isinstance(holder, QAbstractItemView):
            index = holder.indexAt(holder.viewport().mapFrom(window, text.letters.center()))
            return str(index.data(TIP) or "")
        if holder.toolTip():
            return holder.toolTip()
        holder = holder.parentWidget()
    return ""


def _faint(text: Text, about: str, picture: QImage) -> Iterator[Fault]:
    if 2 * (text.letters & text.clip).height() < text.letters.height():
        # Scrolled away but for a rest, which tells nothing of the ink.
        return
    ratio = picture.devicePixelRatio()
    line, letters = (_scale(each & text.clip, ratio) for each in (text.line, text.letters))
    seen = measured(picture, line, letters)
    least = READABLE if any(sign.isalnum() for sign in text.text) else SEEN
    if seen is not None and seen.contrast < least:
        yield Fault(Kind.FAINT, about, text.letters, f"{seen.ink} on {seen.ground} is {seen.contrast:.2f}")


def _scale(place: QRect, ratio: float) -> QRect:
    return QRect(place.topLeft() * ratio, place.size() * ratio)


def _over_one_another(texts: tuple[Text, ...]) -> Iterator[Fault]:
    for one, other in combinations(texts, 2):
        both = one.letters & other.letters & one.clip & other.clip
        if one.widget is other.widget and one.baseline == other.baseline:
            # Pieces of one line in two fonts stand side by side, though letters aslant lean over what follows.
            both &= one.line & other.line
        if min(both.width(), both.height()) > SLACK:
            told = f"and “{other.text}” of {name_of(other.widget)}"
            yield Fault(Kind.OVERLAP, f"“{one.text}” of {name_of(one.widget)}", both, told)


def _crooked(texts: tuple[Text, ...]) -> Iterator[Fault]:
    """Buttons and labels side by side whose texts do not stand on one line."""
    east_asian = {text.widget for text in texts if any(sign >= _EAST_ASIAN for sign in text.text)}
    for one, other in combinations(texts, 2):
        if (one.widget in east_asian) != (other.widget in east_asian):
            # Another font sets a line of another height.
            continue
        beside = one.widget is not other.widget and one.widget.parentWidget() is other.widget.parentWidget()
        alike = type(one.widget) is type(other.widget) and one.size == other.size
        alike = alike and one.widget.height() == other.widget.height()
        if beside and alike and abs(one.baseline - other.baseline) in CROOKED:
            told = f"beside “{other.text}”, by {other.baseline - one.baseline} px"
            yield Fault(Kind.CROOKED, f"“{one.text}” of {name_of(one.widget)}", one.letters, told)


def _of_places(window: QWidget) -> Iterator[Fault]:
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window) or (widget.isWindow() and widget is not window):
            continue
        laid = [each for each in widget.children() if isinstance(each, QWidget) and _laid(each)]
        for child in laid:
            out = _beyond(child.geometry(), widget.rect())
            if out and _scrolling(widget) is None:
                told = " and ".join(f"{pixels} px {side}" for side, pixels in out.items())
                yield Fault(Kind.OUTSIDE, name_of(child), _in(window, child), told)
        for one, other in combinations(laid, 2):
            both = one.geometry() & other.geometry()
            if min(both.width(), both.height()) > SLACK:
                yield Fault(Kind.OVERLAP, name_of(one), _in(window, one), f"and {name_of(other)}")


def _laid(widget: QWidget) -> bool:
    """Whether a widget has a place of its own among its siblings."""
    return not (
        widget.isHidden()
        or widget.isWindow()
        or _over(widget)
        or widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        or widget.size().isEmpty()
        or isinstance(widget.parentWidget(), QAbstractScrollArea | QAbstractButton)
    )


def _in(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())
