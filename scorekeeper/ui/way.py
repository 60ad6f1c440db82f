"""A large button on the start page: what happens, and a quiet line about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.ui.labels import dress_anew
from scorekeeper.ui.tips import as_typed

SIDE = 16
LEAST = 68
"""The least height in pixels."""


class Way(QPushButton):
    """As high as its line needs; its word ends in dots where there is no room."""

    def __init__(self, word: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "way")
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        self._said = ""
        self._first = False
        self._word = QLabel(self)
        self._word.setProperty("role", "way")
        self._note = QLabel(self)
        self._note.setProperty("role", "small")
        self._note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 10, SIDE, 10)
        column.setSpacing(2)
        for label in (self._word, self._note):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        self.say(word, "")

    def put_first(self) -> None:
        """Show it as what most likely comes next, while it can be gone."""
        self._first = True
        self._mark()

    def changeEvent(self, event: QEvent) -> None:
        """A way that cannot be gone is not the first."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._mark()

    def _mark(self) -> None:
        name = "first" if self._first and self.isEnabled() else ""
        if name != self.objectName():
            self.setObjectName(name)
            for widget in (self, self._word, self._note):
                dress_anew(widget)

    def say(self, word: str, note: str) -> None:
        """Show what happens, and the line about it."""
        self._said = word
        self._note.setText(note)
        self.setAccessibleName(word)
        self.setAccessibleDescription(note)
        self.setToolTip(as_typed(note))
        self._fit()

    def sizeHint(self) -> QSize:
        """Room for both lines at the width it has."""
        layout = self.layout()
        high = LEAST if layout is None else layout.totalHeightForWidth(max(self.width(), 1))
        return QSize(super().sizeHint().width(), max(LEAST, high))

    def minimumSizeHint(self) -> QSize:
        """The same; it can be narrower."""
        return QSize(4 * SIDE, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the word anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(1, self.width() - 2 * SIDE)
        self._word.setText(self._word.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room))
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes the way, as Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)
