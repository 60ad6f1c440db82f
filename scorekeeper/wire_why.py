"""Connects the window with the explanations: of the hand that is being entered, and of any hand of the history."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.session import SessionController
from scorekeeper.core.entry_view import EntryView, Place, Target
from scorekeeper.core.history import line_of, told_row
from scorekeeper.core.ledger import Ledger
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.why_page import WhyPage
    from scorekeeper.ui.why_panel import WhyPanel
    from scorekeeper.ui.why_said import Said


class WhyBeside(QObject):
    """Explains the hand of a right half in place of its tiles; `ledger` gives the table it is played at, None for a hand by itself.

    `sought` carries the id and the name of a line that is to be looked up.
    """

    sought = Signal(str, str)

    def __init__(self, side: EntrySide, entry: Entry, ledger: Callable[[], Ledger | None], look: Look) -> None:
        super().__init__(side)
        self._side = side
        self._entry = entry
        self._ledger = ledger
        self._look = look
        self.panel: WhyPanel | None = None
        side.entry.explained.connect(self.explain)

    def explain(self, view: EntryView | None) -> None:
        """Show a hand explained, made anew for every change of it."""
        if view is None:
            return
        from scorekeeper.wire_explained import view_of

        panel = self.panel or self._made()
        shown = view_of(view, self._entry.made, self._ledger())
        if shown is not None:
            if not panel.isVisible():
                panel.begin()
            panel.show_why(shown)
            self._side.entry.show_instead(panel, panel.stops, whole=shown.why is not None)

    def put(self, said: Said) -> None:
        """Put a tile into the hand, in place of another where one is named, or make the change that a line tells of."""
        from scorekeeper.core.exchanging import exchanged
        from scorekeeper.core.what_if_view import Other

        come, change = said.come, said.change
        if change is not None and change.other is Other.WAY:
            self._entry.choose_off(None)
        elif change is not None:
            self._entry.toggle_circumstance(change.id)
        elif come is not None:
            self._entry.do(lambda now, table: exchanged(now, table, said.gone, come))

    def enter_discards(self) -> None:
        """Let the next tiles be own discards."""
        view = self._entry.view
        if view is not None:
            self._side.entry.worth.why.setChecked(False)
            self._entry.aim(Target(Place.ROW, view.declaration.discards))

    def _made(self) -> WhyPanel:
        from scorekeeper.ui.why_panel import WhyPanel

        panel = self.panel = WhyPanel(self._look, self._side)
        panel.put.connect(self.put)
        panel.discards_asked.connect(self.enter_discards)
        panel.sought.connect(self.sought)
        panel.left.connect(lambda: self._side.entry.worth.why.setChecked(False))
        return panel


class WhyOfPast(QObject):
    """Explains the hands of a deal of the history on a page of their own; it goes with its desk.

    `sought` carries the id and the name of a line that is to be looked up.
    """

    sought = Signal(str, str)

    def __init__(self, desk: Desk, session: SessionController, look: Look) -> None:
        super().__init__(desk)
        self._desk = desk
        self._session = session
        self._look = look
        self.page: WhyPage | None = None
        self._event = -1
        desk.table.panes.history_page.then(lambda history: history.explained.connect(self.explain))
        session.closed.connect(self.leave)

    def explain(self, event: int) -> None:
        """Turn to the page of the deal that an event belongs to, or say that there is no hand to explain."""
        from scorekeeper.ui.row_words import RowWords
        from scorekeeper.wire_explained import hands_of

        past = self._session.past
        line = None if past is None else line_of(past, event)
        hands = () if past is None else hands_of(past, event)
        if past is None or line is None or not hands:
            self._desk.remark(ui("why_no_hand"))
            return
        self._event = event
        words, row = RowWords(past.ledger), told_row(line, past.ledger)
        page = self.page or self._made()
        self._desk.turn_to(page)
        page.show_hands(ui("why_deal", deal=words.deal(row), what=words.what(row)), hands)

    def resume(self, before: WhyOfPast) -> None:
        """Go on with the hand that was explained on another desk."""
        if before.explained is not None and before.page is not None:
            self.explain(before.explained)
            if self.page is not None:
                self.page.stand_as(before.page)

    @property
    def explained(self) -> int | None:
        """The event whose hands are in sight, None while none are."""
        return None if self.page is None or self._desk.page is not self.page else self._event

    def leave(self) -> None:
        """Go back to the table, to the line one came from."""
        if self.page is not None and self._desk.page is self.page:
            self._desk.turn_back()
            self._desk.table.history.setFocus()

    def _made(self) -> WhyPage:
        from scorekeeper.ui.why_page import WhyPage

        page = self.page = WhyPage(self._look, self._desk)
        page.left.connect(self.leave)
        page.panel.sought.connect(self.sought)
        self._desk.add_page(page)
        return page
