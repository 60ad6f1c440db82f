"""What counts in a hand, by name alone, on as many lines as there is room for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from scorekeeper.ui.tips import as_typed

BETWEEN: Final = " · "
AFTER: Final = "\u00a0· "
"""The same where a line may end: the dot stays with the name before it."""
_MORE: Final = "…"


class Named(QLabel):
    """Names with dots between them; where they do not fit, three dots stand for the rest, and a tooltip tells them all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._longer: tuple[str, ...] = ()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_names(self, names: tuple[str, ...], longer: tuple[str, ...] = ()) -> None:
        """Show some names, as many of them as fit; `longer` ones in their place where all of those do."""
        self._names, self._longer = names, longer
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """A line."""
        return QSize(1, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """A line; it takes what else there is."""
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Its height is what is left."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose anew what fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        whole = AFTER.join(self._names)
        count = len(self._names)
        longer = AFTER.join(self._longer)
        text = longer if longer and self._fits(longer) else whole
        while count and not self._fits(text):
            count -= 1
            text = AFTER.join((*self._names[:count], _MORE))
        self.setText(text)
        self.setToolTip("" if text in {whole, longer} else as_typed(whole))
        self.setAccessibleName(whole)

    def _fits(self, text: str) -> bool:
        room = QRect(0, 0, max(1, self.width()), 10_000)
        needed = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return needed.height() <= max(self.height(), self.fontMetrics().height()) and needed.width() <= room.width()
