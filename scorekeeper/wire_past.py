"""Connects the history with the correction of the past; its page and its dialog are built when they are first needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from scorekeeper.controller.past import PastController
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.journal import Record
from scorekeeper.core.past_view import PastView
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.style import Look
from scorekeeper.wire_desk import PAST, connect_side
from scorekeeper.wire_places import Places
from scorekeeper.wire_why import WhyBeside

if TYPE_CHECKING:
    from scorekeeper.ui.consequences_dialog import ConsequencesDialog
    from scorekeeper.ui.history import History
    from scorekeeper.ui.mend_page import MendPage


class PastOnDesk(QObject):
    """What a desk shows of a correction in the making; it goes with its desk."""

    def __init__(self, desk: Desk, look: Look, past: PastController, places: Places) -> None:
        super().__init__(desk)
        self._desk = desk
        self._look = look
        self._past = past
        self._places = places
        self.page: MendPage | None = None
        self.dialog: ConsequencesDialog | None = None
        desk.table.panes.history_page.then(self._follow)
        past.begun.connect(self.open)
        past.asked.connect(self.ask)
        past.shown.connect(self.show_past)
        past.entered.connect(self.show_entry)
        past.ended.connect(self.leave)
        past.table.shown.connect(self.show_session)

    def _follow(self, history: History) -> None:
        history.corrected.connect(self._past.correct)
        history.inserted.connect(self._past.insert)
        history.struck.connect(self._past.strike)

    def open(self, view: PastView) -> None:
        """Turn to the page of the hand that was opened."""
        self._put_dialog_away()
        page = self.page or self._made()
        if self._past.table.view is not None:
            page.show_session(self._past.table.view)
        page.show_past(view)
        self._desk.turn_to(page)
        page.side.await_keys()

    def restore(self, draft: Record) -> None:
        """Go on with the correction that was half entered when the session was last left."""
        kept = draft.get(PAST)
        if isinstance(kept, Mapping) and kept:
            self._past.restore(kept)

    def resume(self) -> None:
        """Go on with the hand that was open on another desk; what was only asked there is given up."""
        view = self._past.view
        if view is not None and self._past.opened:
            self.open(view)
            self._past.show_again()
        else:
            self._past.give_up()

    def ask(self, view: PastView) -> None:
        """Ask whether a change is to be made as it is."""
        from scorekeeper.ui.consequences_dialog import ConsequencesDialog

        if self.dialog is None:
            dialog = self.dialog = ConsequencesDialog(self._desk)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.agreed.connect(self._past.accept)
            dialog.rejected.connect(self._past.give_up)
            dialog.moves.went.connect(self._past.go_there)
            dialog.moves.struck.connect(self._past.strike_there)
            dialog.moves.struck_rest.connect(self._past.strike_rest)
            self._places.follow(dialog)
        self.dialog.show_past(view)
        self.dialog.open()

    def show_past(self, view: PastView | None) -> None:
        """Show what changes."""
        if self.page is not None and view is not None:
            self.page.show_past(view)

    def show_entry(self, view: EntryView) -> None:
        """Show what has been entered."""
        if self.page is not None:
            self.page.show_entry(view)

    def show_session(self, view: SessionView) -> None:
        """Show the table as it stood."""
        if self.page is not None:
            self.page.show_session(view)

    def leave(self) -> None:
        """Go back to the session."""
        self._put_dialog_away()
        if self._desk.page is self.page:
            self._desk.turn_back()

    def _made(self) -> MendPage:
        from scorekeeper.ui.mend_page import MendPage

        page = self.page = MendPage(self._look, self._desk)
        self._desk.add_page(page)
        connect_side(page.side, self._past.entry, follows=False)
        WhyBeside(page.side, self._past.entry, lambda: self._past.table.ledger, self._look)
        page.tapped.connect(self._past.table.tap)
        page.side.outcome.tap_answered.connect(self._past.table.answer_tap)
        page.banner.cancelled.connect(self._past.give_up)
        page.banner.struck.connect(self._past.strike_open)
        page.banner.inserted.connect(self._past.insert_open)
        page.moves.went.connect(self._past.go_there)
        page.moves.struck.connect(self._past.strike_there)
        page.moves.struck_rest.connect(self._past.strike_rest)
        return page

    def _put_dialog_away(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.rejected.disconnect(self._past.give_up)
            dialog.close()
