"""Connects the board with what was chosen about it, with what is needed, and with the board on another screen."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.prefs import Prefs
from scorekeeper.controller.session import SessionController
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.needed_view import Needed, SeatNeeds
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.main_window import MainWindow
from scorekeeper.ui.panes import NEEDED
from scorekeeper.ui.style import Look

if TYPE_CHECKING:
    from scorekeeper.ui.board_window import BoardWindow


class Boards(QObject):
    """The board on the desk and, once it is asked for, the one on another screen; both follow the session."""

    def __init__(self, window: MainWindow, session: SessionController, entry: Entry, prefs: Prefs) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._prefs = prefs
        self._desk: Desk | None = None
        self._pane = prefs.remembered.pane
        self._look = Look()
        self.other: BoardWindow | None = None
        self._asked: Ledger | None = None
        self._found: list[SeatNeeds | None] = []
        self._asking: Generator[None, None, SeatNeeds | None] | None = None
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self.try_next)
        session.shown.connect(self.show_session)
        session.closed.connect(self.put_away)
        entry.changed.connect(self.begin_entry)
        window.closing.connect(self.close)

    def connect_desk(self, desk: Desk, look: Look) -> None:
        """Take care of a desk's board, and draw the one on another screen in the same look."""
        self._desk, self._look = desk, look
        board = desk.table.board
        board.show_view(in_list=self._prefs.players_in_list, by_place=self._prefs.list_by_place)
        board.view_chosen.connect(self.choose_view)
        desk.table.panes.asked.connect(self.reckon)
        desk.table.panes.show_pane(self._pane)
        desk.table.panes.turned.connect(self.remember_pane)
        desk.main_menu.then(lambda menu: menu.board.triggered.connect(self.open))
        if self.other is not None:
            self.other.dress(look)

    def show_session(self, view: SessionView) -> None:
        """Let the board on another screen follow."""
        if self.other is not None:
            self.other.show_session(view)

    def begin_entry(self, view: EntryView) -> None:
        """Once the next hand is being entered, the last one's payments are out of the way."""
        if view.outcome is None:
            return
        if self._desk is not None:
            self._desk.table.board.begin_entry()
        if self.other is not None and self.other.board is not None:
            self.other.board.begin_entry()

    def put_away(self) -> None:
        """No session is on the table any more."""
        if self.other is not None:
            self.other.put_away()

    def remember_pane(self, pane: int) -> None:
        """Show the same below the board of the next desk; what is needed comes by itself, so the next start does without."""
        self._pane = pane
        if pane != NEEDED:
            self._prefs.remembered.pane = pane

    def choose_view(self, in_list: bool, by_place: bool) -> None:
        """Lay the players out another way from now on."""
        self._prefs.players_in_list, self._prefs.list_by_place = in_list, by_place
        if self._desk is not None:
            self._desk.table.board.show_view(in_list=in_list, by_place=by_place)

    def reckon(self) -> None:
        """Find out what is needed, one way of winning after the other, so that no click is kept waiting."""
        ledger = self._session.ledger
        if ledger is None:
            return
        if ledger is not self._asked:
            self._asked, self._found, self._asking = ledger, [], None
        self._turn.start(0)

    def try_next(self) -> None:
        """Try every hand of one way more; once all players' needs are known, show them."""
        from scorekeeper.teach.needed import asking

        ledger = self._asked
        if ledger is None or self._desk is None or ledger is not self._session.ledger:
            return
        if len(self._found) == ledger.rules.seats:
            seats = tuple(each for each in self._found if each is not None)
            self._desk.table.panes.show_needed(Needed(seats, ledger.board.left == 1))
            return
        self._asking = self._asking or asking(ledger, len(self._found))
        try:
            next(self._asking)
        except StopIteration as told:
            self._found.append(told.value)
            self._asking = None
        self._turn.start(0)

    def open(self) -> None:
        """Show the board on another screen: over all of it where there are two, else as a window to be moved."""
        from scorekeeper.ui.board_window import BoardWindow

        if self.other is None:
            self.other = BoardWindow(self._look)
        if self._session.view is not None:
            self.other.show_session(self._session.view)
        others = [screen for screen in QGuiApplication.screens() if screen is not self._window.screen()]
        if others:
            self.other.fill(others[0])
        else:
            self.other.show()
        self.other.raise_()

    def close(self) -> None:
        """The program ends: no board stays behind."""
        self._turn.stop()
        if self.other is not None:
            self.other.close()
            self.other.deleteLater()
            self.other = None
