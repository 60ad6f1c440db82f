"""Below the board: the hands so far, the course of the scores, or what is needed; one of them at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from scorekeeper.core.late import Late
from scorekeeper.core.needed_view import Needed
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.history import History
    from scorekeeper.ui.needed_page import NeededPage
    from scorekeeper.ui.score_course import ScoreCourse

LEAST = QSize(200, 110)
HANDS, COURSE, NEEDED = range(3)


class Panes(QStackedWidget):
    """`turned` carries the place of what is shown; `asked` tells that what is needed is to be reckoned."""

    turned = Signal(int)
    asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: SessionView | None = None
        self._nothing = QLabel(ui("history_empty"), self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        """What stands in the place of the hands as long as there are none."""
        self._nothing.setProperty("role", "nothing")
        self._nothing.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._nothing.setAccessibleName(ui("history"))
        self._nothing.setAccessibleDescription(self._nothing.text())
        self.addWidget(self._nothing)
        self.history_page = Late(self._made_history)
        self.course_page = Late(self._made_course)
        self.needed_page = Late(self._made_needed)
        self.pane = HANDS
        """Which of the three is shown."""
        self._last = False

    @property
    def history(self) -> History:
        """The hands so far."""
        return self.history_page()

    @property
    def course(self) -> ScoreCourse:
        """The course of the scores."""
        return self.course_page()

    @property
    def needed(self) -> NeededPage:
        """What is needed."""
        return self.needed_page()

    def _made_history(self) -> History:
        from scorekeeper.ui.history import History

        history = History(self._look, self)
        self.addWidget(history)
        # The Tab key finds what is made late where it stands, not behind all that was there before it.
        QWidget.setTabOrder(self._nothing, history)
        if self._view is not None:
            history.show_session(self._view)
        return history

    @property
    def hands(self) -> QWidget:
        """The hands so far, or the sentence in their place."""
        return self.history if self._view is not None and self._view.ledger.rows else self._nothing

    def _made_course(self) -> ScoreCourse:
        from scorekeeper.ui.score_course import ScoreCourse

        course = ScoreCourse(self._look, self)
        self.addWidget(course)
        QWidget.setTabOrder(self.history_page.made or self._nothing, course)
        if self._view is not None:
            course.show_session(self._view)
        return course

    def _made_needed(self) -> NeededPage:
        from scorekeeper.ui.needed_page import NeededPage

        needed = NeededPage(self._look, self)
        self.addWidget(needed)
        QWidget.setTabOrder(self.history_page.made or self._nothing, needed)
        if self._view is not None:
            needed.show_session(self._view)
        return needed

    def show_pane(self, pane: int) -> None:
        """Show another of the three; there is nothing at other places."""
        if pane == HANDS:
            self.setCurrentWidget(self.hands)
        elif pane == COURSE:
            self.setCurrentWidget(self.course)
        elif pane == NEEDED:
            self.setCurrentWidget(self.needed)
        else:
            return
        self.pane = pane
        self.turned.emit(pane)
        if pane == NEEDED:
            self.asked.emit()

    def show_session(self, view: SessionView) -> None:
        """Show a session; when its last hand begins, what is needed comes up by itself, once."""
        self._view = view
        for late in (self.history_page, self.course_page, self.needed_page):
            if late.made is not None:
                late.made.show_session(view)
        if self.pane == HANDS:
            self.setCurrentWidget(self.hands)
        last = view.ledger.board.left == 1 and not view.ledger.over
        if last and not self._last:
            self.show_pane(NEEDED)
        elif not last and self._last and self.pane == NEEDED:
            self.show_pane(HANDS)
        elif self.pane == NEEDED:
            self.asked.emit()
        self._last = last

    def show_needed(self, needed: Needed) -> None:
        """Show what every player needs."""
        self.needed.show_needed(needed)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return LEAST
