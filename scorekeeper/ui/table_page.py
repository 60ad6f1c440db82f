"""The page of a session: the table and its history on the left, the hand being entered on the right."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.late import Late
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.announce import announce
from scorekeeper.ui.chosen_line import ChosenLine
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.halves import GAP, LEFT, RIGHT, Halves
from scorekeeper.ui.hosting import Hosting
from scorekeeper.ui.lower import Lower
from scorekeeper.ui.panes import COURSE, HANDS, NEEDED
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.shortcuts import bind, bind_each
from scorekeeper.ui.step_bar import StepBar
from scorekeeper.ui.style import Look
from scorekeeper.ui.top_bar import TopBar

if TYPE_CHECKING:
    from scorekeeper.ui.final_result import FinalResult
    from scorekeeper.ui.history import History
    from scorekeeper.ui.menu import MainMenu

FEW = 76
"""The least height in which the history still says something, in pixels: its heading and the newest line."""


class TablePage(Hosting):
    """A session on the table; `tapped` carries an outcome and a seat, `again` asks for another session like this one."""

    tapped = Signal(str, int)
    again = Signal()

    def __init__(self, look: Look, menu: Late[MainMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # What is built where it will stand is not dressed again when it is put there.
        self.halves = Halves(self)
        left, right = self.halves.left, self.halves.right
        self._right = QStackedWidget(right)
        self.top = TopBar(look, menu, left)
        self.board = Scoreboard(left, look)
        self.board.tapped.connect(self.tapped)
        # A bar, and what is told of a line, take their room from the history: the board stays as it is.
        self._lower = Lower(look, left)
        self.panes = self._lower.panes
        self.steps = StepBar(self._lower)
        QWidget.setTabOrder(self.steps.close_button, self.panes.hands)
        self.board.tools.chosen.connect(self.panes.show_pane)
        self.panes.turned.connect(self._show_pane)
        self.chosen = ChosenLine(self.panes.history_page, self._lower)
        self.panes.history_page.then(self._follow)
        self.side = EntrySide(look, self._right)
        self._menu = menu
        self.final_result = Late(self._made_final)
        self._right.addWidget(self.side)
        self._wanted = False
        self._guide: QWidget | None = None
        # Where a bar needs its place the history gives way; it must not keep the window from being small.
        self.panes.setMinimumHeight(1)
        self.panes.turned.connect(self._give_way)
        self._lay_out()

    @property
    def history(self) -> History:
        """The hands so far."""
        return self.panes.history

    def _follow(self, history: History) -> None:
        history.regarded.connect(self.board.glance)
        history.told.connect(lambda settled: self._give_way() if settled else None)

    @property
    def final(self) -> FinalResult:
        """How the game ended."""
        return self.final_result()

    def _made_final(self) -> FinalResult:
        from scorekeeper.ui.final_result import FinalResult

        final = FinalResult(self._right)
        final.again.connect(self.again)
        final.print_asked.connect(self._menu().print_out.trigger)
        self._right.addWidget(final)
        # The Tab key finds it where the hand was, not behind all that was there before it.
        for one, next_one in pairwise([self.side.entry.worth.record, *final.stops()]):
            QWidget.setTabOrder(one, next_one)
        return final

    def _lay_out(self) -> None:
        left = QVBoxLayout(self.halves.left)
        self._aside, self._above = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.top)
        left.addWidget(self.board, 3)
        self._lower.resized.connect(self.make_room)
        below = QVBoxLayout(self._lower)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(GAP)
        below.addLayout(self._aside)
        below.addWidget(self.panes, 1)
        below.addLayout(self.chosen)
        below.addStretch(0)
        left.addWidget(self._lower, 1)
        right = QVBoxLayout(self.halves.right)
        right.addLayout(self._above)
        right.addWidget(self._right, 1)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(GAP)
        self._aside.addWidget(self.steps)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.halves)
        self._right.setMinimumWidth(RIGHT)
        self.board.setMinimumWidth(LEFT)
        self._view: SessionView | None = None
        self._next: EntryView | None = None

    def bind_keys(self) -> None:
        """Let the keys of the table and of the hand beside it do something."""
        self.side.bind_keys()
        bind("menu", self.top.menu, self.top.menu.click)
        bind("undo", self, self.top.undo.click)
        bind("redo", self, self.top.redo.click)
        bind_each("tap", self, self._touch)
        bind("to_history", self, self._go_to_history)
        bind("view", self, self.board.views.view.click)
        bind("payments", self, self.board.views.payments.click)
        bind("course", self, lambda: self.panes.show_pane(COURSE))
        bind("needed", self, lambda: self.panes.show_pane(NEEDED))
        bind("say_scores", self, self._say_scores)
        bind("session_rules", self, self.top.open_rules.click)

    def event(self, event: QEvent) -> bool:
        """Beside the hand too keys that stand for tiles are no commands of the window."""
        asked = event.type() == QEvent.Type.ShortcutOverride and self._right.currentWidget() is self.side
        return (asked and self.side.event(event)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tiles typed beside the table are meant for the hand."""
        if self._right.currentWidget() is self.side:
            self.side.entry.take_key(event)
        else:
            event.ignore()

    def _touch(self, seat: int) -> None:
        """Touch the first button of a player's panel."""
        from scorekeeper.ui.entry_keys import press

        if seat < len(self.board.panels) and (buttons := self.board.panels[seat].tap_buttons):
            press(buttons[0])

    def _go_to_history(self) -> None:
        self.panes.show_pane(HANDS)
        self.panes.hands.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say_scores(self) -> None:
        from scorekeeper.ui.telling import scores_told

        if self._view is not None:
            announce(self, scores_told(self._view))

    def show_session(self, view: SessionView) -> None:
        """Show the table as it stands, and say what happened since it was last shown; and the result once the game is over."""
        self.top.show_session(view)
        self.board.show_session(view)
        self.panes.show_session(view)
        self.side.outcome.show_session(view)
        if view.ledger.over:
            self.final.show_session(view)
        self._right.setCurrentWidget(self.final if view.ledger.over else self.side)
        self.make_room()
        before, self._view = self._view, view
        if before is not None:
            self._tell(before, view)

    def _tell(self, before: SessionView, now: SessionView) -> None:
        from scorekeeper.ui.telling import told

        if (happened := told(before, now)) and self.window().isVisible():
            announce(self, happened)

    def leave(self) -> None:
        """Forget the session: another one is told from its own beginning."""
        self._view = None

    def _show_pane(self, pane: int) -> None:
        """Mark what is shown below the board; what was told of a hand goes with the hands."""
        self.board.tools.show_pane(pane)
        self.chosen.show_within(pane == HANDS)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been entered."""
        self.side.show_entry(view)
        self.show_next(view)

    def show_next(self, view: EntryView) -> None:
        """Show which step comes next; steps out of sight are told once they are wanted."""
        self._next = view
        if not self.steps.isHidden():
            self.steps.show_entry(view)
        self.make_room()

    def show_steps(self, wanted: bool) -> None:
        """Show the steps to a recorded hand, or no longer; a guide and a finished game need none."""
        self._wanted = wanted
        self.make_room()

    def _give_way(self) -> None:
        """Who asks for something below the board wants to see it: the steps go until the next hand is recorded."""
        told = self.chosen.sizeHint().height()
        need = self.steps.minimumSizeHint().height() + GAP + FEW + (told + GAP if told else 0)
        if self.steps.isVisible() and (self.panes.isHidden() or self._lower.height() < need):
            self.show_steps(False)

    def host(self, bar: QWidget, history: bool) -> None:
        """Take a guide in: between the board and the history, or above the hand where both would not fit."""
        self._guide = bar
        if history:
            self.panes.show_pane(HANDS)
        fits = not history or self._fits(bar)
        (self._aside if fits else self._above).addWidget(bar)
        if fits:
            for one, next_one in pairwise([self.steps.close_button, *bar.findChildren(QPushButton)]):
                QWidget.setTabOrder(one, next_one)
        bar.show()
        self.make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar and the history where both fit."""
        super().resizeEvent(event)
        self.make_room()

    def make_room(self) -> None:
        """Let the history go while a bar needs its place; only a guide may ask the board for room too."""
        guided = self._guide is not None and self._guide.isVisibleTo(self)
        stepping = self._wanted and not guided and self._right.currentWidget() is self.side
        if stepping and self.steps.isHidden() and self._next is not None:
            self.steps.show_entry(self._next)
        self.steps.setVisible(stepping)
        bar = self._guide if guided else self.steps if self.steps.isVisibleTo(self) else None
        # A layout within a layout would remember what was hidden until it is laid out, and the window grow for it.
        self._aside.invalidate()
        beside = bar is not None and self._aside.indexOf(bar) >= 0
        high = 0 if bar is None or not beside else bar.minimumSizeHint().height()
        # What is hidden for a moment would be laid out twice.
        enough = self._lower.room is None or self._lower.room >= high + GAP + FEW
        shown = bar is None or not beside or (self._fits(bar) if guided else enough)
        self._lower.need(high + (GAP + self.panes.minimumSizeHint().height() if high and guided and shown else 0))
        self.panes.setVisible(shown)

    def _fits(self, bar: QWidget) -> bool:
        """Whether a bar has room beside the board and a history of some lines."""
        parts = (bar, self.top, self.board, self.panes)
        return self.height() >= sum(each.minimumSizeHint().height() + GAP for each in parts) - GAP
