"""Everything inside the window: one of the pages, and a sentence when there is something to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from scorekeeper.core.late import Late
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_view import SessionView
from scorekeeper.core.shelf import ShelfView
from scorekeeper.ui.announce import say_again
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.first_key import FirstKey
from scorekeeper.ui.hosting import Hosting
from scorekeeper.ui.shortcuts import bind
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.table_page import TablePage
from scorekeeper.ui.words import listed, ui

if TYPE_CHECKING:
    from scorekeeper.ui.guide_bar import GuideBar, Shown
    from scorekeeper.ui.menu import MainMenu
    from scorekeeper.ui.notice import Notice
    from scorekeeper.ui.score_page import ScorePage
    from scorekeeper.ui.start_page import StartPage

MARGIN = 8
NARROW, WIDE = 360, 560
"""The least and the greatest width of the notice."""
RIGHT_HALF = 648
"""What the right half of a table takes, with its margins."""


class Desk(QWidget):
    """Built anew for another look; all it shows is given to it.

    Of its pages the table is there from the beginning, the others are built when they are first turned to.
    """

    undone = Signal()
    redone = Signal()
    titled = Signal(str)
    keys_toggled = Signal()
    sought = Signal(str, str)
    """Carries a page of the reference, and the term it tells about."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.main_menu = Late(self._made_menu)
        self.main_menu.then(lambda _: self._tell_menu())
        self.notice_bar = Late(self._made_notice)
        # What is built where it will stand is not dressed again when it is put there.
        self._pages = QStackedWidget(self)
        self._look = look
        self._shelf = ShelfView((), ())
        self.start_page = Late(self._made_start)
        self.table = TablePage(look, self.main_menu, self._pages)
        self.score_page = Late(self._made_score)
        self.guide_bar = Late(self._made_guide)
        self._shown: Shown | None = None
        self._session: SessionView | None = None
        self._refused = ""
        self._remark = ""
        # As long as there is no page it is what will hold them.
        self.page: QWidget = self._pages
        self._pages.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN // 2)
        column.setSpacing(MARGIN)
        column.addWidget(self._pages, 1)
        top = self.table.top
        top.undo.clicked.connect(self.undone)
        top.redo.clicked.connect(self.redone)
        FirstKey(self, self.bind_keys)

    def bind_keys(self) -> None:
        """Let the keys of the window do something."""
        from scorekeeper.ui.held_keys import hear_held

        hear_held(self.window())
        bind("key_rows", self, self.keys_toggled.emit)
        bind("say_again", self, lambda: say_again(self))
        self.table.bind_keys()
        self.start_page.then(_bind_menu)
        self.score_page.then(_bind_menu)
        self.addActions(self.menu.acts)

    @property
    def menu(self) -> MainMenu:
        """What can be done besides keeping score."""
        return self.main_menu()

    @property
    def start(self) -> StartPage:
        """What is seen without a session."""
        return self.start_page()

    @property
    def score(self) -> ScorePage:
        """A hand by itself."""
        return self.score_page()

    @property
    def guide(self) -> GuideBar:
        """The guide through a sample."""
        return self.guide_bar()

    @property
    def notice(self) -> Notice:
        """A sentence when there is something to say."""
        return self.notice_bar()

    @property
    def scoring(self) -> bool:
        """Whether a hand by itself is in sight."""
        return self.page is self.score_page.made is not None

    def _made_menu(self) -> MainMenu:
        from scorekeeper.ui.menu import MainMenu

        menu = MainMenu(self)
        menu.terms.triggered.connect(self.explain_terms)
        return menu

    def _made_notice(self) -> Notice:
        from scorekeeper.ui.notice import Notice

        notice = Notice(self)
        notice.shown.connect(self._place_notice)
        return notice

    def _made_guide(self) -> GuideBar:
        from scorekeeper.ui.guide_bar import GuideBar

        guide = GuideBar(self._look, self)
        guide.hide()
        return guide

    def _made_start(self) -> StartPage:
        from scorekeeper.ui.start_page import StartPage

        page = StartPage(self._look, self.main_menu, self._pages)
        page.show_shelf(self._shelf)
        self.add_page(page)
        return page

    def _made_score(self) -> ScorePage:
        from scorekeeper.ui.score_page import ScorePage

        page = ScorePage(self._look, self.main_menu, self._pages)
        page.show_shelf(self._shelf)
        self.add_page(page)
        return page

    def explain_terms(self) -> None:
        """Explain the terms in sight."""
        from scorekeeper.ui.terms_dialog import show_terms

        show_terms(self.window(), leads=True).sought.connect(self.sought)

    def showEvent(self, event: QShowEvent) -> None:
        """Turn to a page now at the latest."""
        super().showEvent(event)
        if self.page is self._pages:
            self.turn_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the notice where it belongs."""
        super().resizeEvent(event)
        self._place_notice()

    def _place_notice(self) -> None:
        """Lay the notice over the foot of the left half: nothing moves, and Record stays where it was."""
        notice = self.notice_bar.made
        if notice is None or notice.isHidden():
            return
        width = max(NARROW, min(WIDE, self.width() - RIGHT_HALF))
        height = max(notice.heightForWidth(width), notice.sizeHint().height())
        notice.setGeometry(MARGIN, self.height() - height - MARGIN, width, height)
        notice.raise_()

    def show_shelf(self, view: ShelfView) -> None:
        """Show which sessions there are."""
        self._shelf = view
        for late in (self.start_page, self.score_page):
            if late.made is not None:
                late.made.show_shelf(view)

    def show_session(self, view: SessionView) -> None:
        """Show a session's table."""
        self._session = view
        self._tell_menu()
        self.table.show_session(view)
        if self._refused and self.notice.label.text() == self._refused:
            self.notice.hide()
        stopped = view.ledger.stopped_at
        if stopped is not None:
            reason = Speech(view.ledger.rules.words).say(stopped.problem)
            self.notice.say(ui("stopped_at", number=stopped.event + 1, reason=reason))
        if self.page is self.table:
            self._head()

    def _tell_menu(self) -> None:
        """What the menu can do, and why not all of it."""
        if (menu := self.main_menu.made) is not None:
            menu.show_session(self._session is not None)
            menu.show_sample(self._shown is not None)

    def show_guide(self, shown: Shown | None) -> None:
        """Show what to try next in a sample; None puts the guide away."""
        self._shown = shown
        if shown is not None or self.guide_bar.made is not None:
            self.guide.setVisible(shown is not None)
        self._tell_menu()
        if shown is not None:
            self.guide.show_step(shown)
            if isinstance(self.page, Hosting):
                self.page.host(self.guide, shown.history)
        self.table.make_room()

    def show_problem(self, problem: Problem) -> None:
        """Say what could not be done, and why, until the session goes on."""
        words = {} if self._session is None else self._session.ledger.rules.words
        self._refused = Speech(words).say(problem)
        self.notice.say(self._refused)

    def remark(self, sentence: str) -> None:
        """Say something about what is in sight: it goes with the page."""
        self._remark = sentence
        self.notice.say(sentence)

    def add_page(self, page: QWidget) -> None:
        """One more page that can be turned to."""
        self._pages.addWidget(page)

    def turn_to(self, page: QWidget) -> None:
        """Show another page."""
        if page is not self.page and self._remark and self.notice.label.text() == self._remark:
            self.notice.hide()
        self.page = page
        self._pages.setCurrentWidget(page)
        if self._shown is not None and isinstance(page, Hosting):
            page.host(self.guide, self._shown.history)
        self._head()
        self.await_entry()

    @property
    def side(self) -> EntrySide | None:
        """Where a hand is entered on the page that is in sight, None where none is."""
        if self.page is self.table:
            return self.table.side
        return self.score.side if self.scoring else None

    def await_entry(self) -> None:
        """Let the keyboard act where one goes on: the hand, or the first thing of the start page."""
        if self.side is not None:
            self.side.await_keys()
        elif self.page is self.start_page.made is not None:
            self.start_page.made.first().setFocus()

    def turn_back(self) -> None:
        """Show the session, or the start page when none is on the table."""
        self.turn_to(self.start if self._session is None else self.table)

    def put_away(self) -> None:
        """No session is on the table any more."""
        self._session = None
        self.table.leave()
        self._tell_menu()
        if self.notice_bar.made is not None:
            self.notice.hide()
        if self.page is self.table:
            self.turn_to(self.start)

    def _head(self) -> None:
        """The window's title fits the page."""
        if self.page is self.table and self._session is not None:
            ledger = self._session.ledger
            self.titled.emit(ui("window_title", session=self._session.title or listed(ledger.players)))
        else:
            self.titled.emit(ui("program"))


def _bind_menu(page: StartPage | ScorePage) -> None:
    bind("menu", page.menu, page.menu.click)
