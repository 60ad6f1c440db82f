"""Below the board: the hands so far, the course of the scores, or what is needed; one of them at a time."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from scorekeeper.core.needed_view import Needed
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.history import History
from scorekeeper.ui.needed_page import NeededPage
from scorekeeper.ui.score_course import ScoreCourse
from scorekeeper.ui.style import Look

LEAST = QSize(200, 110)
HANDS, COURSE, NEEDED = range(3)


class Panes(QStackedWidget):
    """`turned` carries the place of what is shown; `asked` tells that what is needed is to be reckoned."""

    turned = Signal(int)
    asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.history = History(look, self)
        self.course = ScoreCourse(look, self)
        self.needed = NeededPage(look, self)
        for pane in (self.history, self.course, self.needed):
            self.addWidget(pane)
        self._last = False

    def show_pane(self, pane: int) -> None:
        """Show another of the three; there is nothing at other places."""
        if not 0 <= pane < self.count():
            return
        self.setCurrentIndex(pane)
        self.turned.emit(pane)
        if pane == NEEDED:
            self.asked.emit()

    def show_session(self, view: SessionView) -> None:
        """Show a session; when its last hand begins, what is needed comes up by itself, once."""
        self.history.show_session(view)
        self.course.show_session(view)
        last = view.ledger.board.left == 1 and not view.ledger.over
        self.needed.show_session(view)
        if last and not self._last:
            self.show_pane(NEEDED)
        elif not last and self._last and self.currentIndex() == NEEDED:
            self.show_pane(HANDS)
        elif self.currentIndex() == NEEDED:
            self.asked.emit()
        self._last = last

    def show_needed(self, needed: Needed) -> None:
        """Show what every player needs."""
        self.needed.show_needed(needed)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return LEAST
