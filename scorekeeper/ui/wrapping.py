"""Things in a row that goes on in the next line where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Wrapping(QLayout):
    """Lays its widgets out as words in a paragraph are."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        # Qt may call `invalidate` as soon as there is a layout.
        self._heights: dict[int, int] = {}
        self._hint: QSize | None = None
        self._least: QSize | None = None
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        """One thing more."""
        self._items.append(item)

    def count(self) -> int:
        """How many things there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The thing at a place."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """The thing at a place, taken out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower it is, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high it is at a width."""
        if width not in self._heights:
            self._heights[width] = self._lay_out(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Forget what was measured: something has changed its size."""
        self._heights.clear()
        self._hint = self._least = None
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Lay everything out in a place."""
        super().setGeometry(rect)
        self._lay_out(rect, move=True)

    def sizeHint(self) -> QSize:
        """Everything in one row."""
        if self._hint is None:
            hints = [item.sizeHint() for item in self._shown()]
            wide = sum(hint.width() for hint in hints) + self.spacing() * max(len(hints) - 1, 0)
            self._hint = QSize(wide, max((hint.height() for hint in hints), default=0))
        return self._hint

    def minimumSize(self) -> QSize:
        """The widest thing alone in its row."""
        if self._least is None:
            hints = [item.minimumSize() for item in self._shown()]
            wide = max((each.width() for each in hints), default=0)
            self._least = QSize(wide, max((each.height() for each in hints), default=0))
        return self._least

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay_out(self, rect: QRect, move: bool) -> int:
        """Go through the things line by line; the height they take."""
        left, top, high = rect.x(), rect.y(), 0
        for item in self._shown():
            hint = item.sizeHint()
            if left > rect.x() and left + hint.width() > rect.x() + rect.width():
                left, top, high = rect.x(), top + high + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(left, top), QSize(min(hint.width(), rect.width()), hint.height())))
            left += hint.width() + self.spacing()
            high = max(high, hint.height())
        return top + high - rect.y()
