"""The right half of the table: how the deal ended, the hand, what it is worth."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.halves import GAP, RIGHT
from scorekeeper.ui.outcome_bar import OutcomeBar
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.style import Look
from scorekeeper.ui.tab_order import follow_the_eye


class EntrySide(QWidget):
    """The right half: how the deal ended, the hand, what it is worth."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outcome = OutcomeBar(self)
        self.entry = EntryPanel(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP - 2)
        column.addWidget(self.outcome)
        column.addWidget(self.entry, 1)
        self._asked: tuple[object, ...] = (None,)
        # What is new has its place only once it is laid out.
        self._ordering = QTimer(self)
        self._ordering.setSingleShot(True)
        self._ordering.setInterval(0)
        self._ordering.timeout.connect(lambda: follow_the_eye(self.outcome, self.entry))
        self._ordering.timeout.connect(self.entry.keep_order)

    def bind_keys(self) -> None:
        """Let its keys do something."""
        from scorekeeper.ui.entry_keys import bind_entry

        bind_entry(self, self.outcome, self.entry)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been entered; where other things are asked, the keyboard begins with the first of them."""
        focus: QWidget | None = self.window().focusWidget()
        within = focus is not None and self.isAncestorOf(focus)
        self.outcome.show_entry(view)
        self.entry.show_entry(view)
        asked = (view.outcome, view.asked, view.questions != ())
        if asked != self._asked:
            other = self._asked[0] != view.outcome
            self._asked = asked
            self._ordering.start()
            if other and within:
                self.await_keys()

    def await_keys(self) -> None:
        """Let the keyboard begin at the top: what is typed is meant for the hand, Tab goes to the first button."""
        self.outcome.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keys that stand for tiles are no commands of the window meanwhile."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self.entry.wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed beside the hand belongs to the hand too; Esc goes back where no hand is asked for."""
        if pressed(event, "back") and self.outcome.back.isVisible():
            self.outcome.back.click()
        else:
            self.entry.keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Both parts, at least as wide as the right half must be."""
        return super().minimumSizeHint().expandedTo(QSize(RIGHT, 0))
