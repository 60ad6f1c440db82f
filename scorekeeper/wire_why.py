"""Connects the window with the explanations: of the hand that is being entered, and of any hand of the history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.session import SessionController
from scorekeeper.core.barring import barred_win
from scorekeeper.core.entry_view import EntryView, Place, Target
from scorekeeper.core.exchanging import exchanged
from scorekeeper.core.explained import More, Why
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.history import Past, line_of, told_row
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger, replay
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.what_if_view import Other, WouldBe
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from scorekeeper.ui.why_page import WhyPage
    from scorekeeper.ui.why_panel import WhyPanel
    from scorekeeper.ui.why_said import Said

Explained = tuple[str, WhyView]


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
        panel = self.panel or self._made()
        shown = view_of(view, self._entry.made, self._ledger())
        if shown is not None:
            if not panel.isVisible():
                panel.begin()
            panel.show_why(shown)
            self._side.entry.show_instead(panel, panel.stops, whole=shown.why is not None)

    def put(self, said: Said) -> None:
        """Put a tile into the hand, in place of another where one is named, or make the change that a line tells of."""
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


def view_of(view: EntryView, made: Record | None, ledger: Ledger | None) -> WhyView | None:
    """The hand that is being entered explained; with all its payments once what is entered can be recorded."""
    from scorekeeper.teach.explanation import why_event, why_hand

    found = () if made is None or ledger is None else why_event(ledger, made)
    whys = () if isinstance(found, Problem) else found
    counted = next((each for each in whys if each.seat == view.active), None)
    entered = view.entered
    if entered is None:
        return None if counted is None or ledger is None else _told(counted, ledger.rules, ledger.players)
    if entered.short:
        return waits_of(entered)
    why = counted or why_hand(entered.rules, entered.hand, entered.setting)
    told = _explained(why, entered, view.players, open_=True)
    return replace(told, sight=_left_over(view)) if isinstance(why, Problem) else told


def _left_over(view: EntryView) -> Phrase | None:
    """What is seen of tiles that make no hand, where some are left over."""
    sight = view.sight
    return sight.phrase if sight is not None and sight.helps and "tiles" in sight.phrase.values else None


def hands_of(past: Past, event: int) -> tuple[Explained, ...]:
    """Every hand of an event that is counted, by its player's name, as things stood then."""
    return hands_at(replay(past.header, past.records[:event]), past.records[event])


def hands_at(before: Ledger, record: Record) -> tuple[Explained, ...]:
    """Every hand of an event at a table that is counted, by its player's name."""
    from scorekeeper.teach.explanation import why_event

    found = why_event(before, record)
    entry = Entry()
    entry.show_ledger(before)
    read = entry.take_recorded(record) is None
    hands = []
    for why in () if isinstance(found, Problem) else found:
        if why.seat is None:
            continue
        if read:
            entry.activate(why.seat)
        entered = None if not read or entry.view is None else entry.view.entered
        known = entered is not None and entered.seat == why.seat
        told = (
            _explained(why, entered, before.players)
            if known and entered is not None
            else _told(why, before.rules, before.players)
        )
        hands.append((before.players[why.seat], told))
    return tuple(hands)


def _words(rules: Ruleset) -> dict[str, str]:
    from scorekeeper.teach.words import WORDS

    return {**rules.words, **WORDS}


def waits_of(entered: HandEntered, *, open_: bool = True) -> WhyView:
    """What a hand waits for that lacks its last tile; of one that waits for nothing, what brings it nearer."""
    from scorekeeper.teach.nearer import nearer
    from scorekeeper.teach.waiting import Seen, waiting

    rules, row = entered.rules, entered.rules.declaration.discards
    seen = Seen(discards=entered.hand.rows.get(row, ()))
    hand = replace(entered.hand, rows={name: tiles for name, tiles in entered.hand.rows.items() if name != row})
    found = None if entered.lacks else waiting(rules, hand, entered.setting, seen)
    near = None if found is not None and found.waits else nearer(rules, hand, seen)
    return WhyView(rules, _words(rules), waiting=found, nearer=near, open=open_)


def _explained(why: Why | Problem, entered: HandEntered, players: Sequence[str], *, open_: bool = False) -> WhyView:
    """A hand with all that it would have been otherwise."""
    from scorekeeper.teach.what_if import fixes, would_be

    rules, hand, setting = entered.rules, entered.hand, entered.setting
    if isinstance(why, Problem):
        words, mends = _words(rules), fixes(rules, hand, setting)
        return WhyView(rules, words, tuple(players), problem=why, fixes=mends, open=open_)
    more = rules.more(hand, setting)
    others = would_be(rules, hand, setting)
    told = _told(why, rules, players, others, () if isinstance(more, Problem) else more, open_=open_)
    return replace(told, barred=barred_win(rules, hand))


def _told(
    why: Why,
    rules: Ruleset,
    players: Sequence[str],
    others: tuple[WouldBe, ...] = (),
    more: tuple[More, ...] = (),
    *,
    open_: bool = False,
) -> WhyView:
    """An explanation in words."""
    from scorekeeper.teach.as_text import as_text, mattered_said

    words = _words(rules)
    voice = Speech(words)
    hung, text = mattered_said(why.mattered, rules, voice), as_text(why, rules, voice, players)
    return WhyView(rules, words, tuple(players), why, None, hung, text, others, more, open=open_)
