"""A sample to try everything in: a game kept nowhere, a guide through it, and the way back to where one was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject

from scorekeeper.controller.at_table import deals_of
from scorekeeper.controller.entry import Entry
from scorekeeper.controller.past import PastController, Scratch
from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.entry_view import TO_HAND, EntryView, Place, Target
from scorekeeper.core.ledger import Header
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Session
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.guide_bar import Shown
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.words import ui
from scorekeeper.wire_demo import EVENING, EVENTS

WINNER: Final = 1
PAYER: Final = 3
HAND: Final = "234m567p22s34678s5s"
ROW: Final = "dora_indicators"
TURNED: Final = "1s"
TAPPED: Final = "riichi"
END: Final = "end"
WRONG: Final = 1
"""The event of the hand that is opened to be corrected."""

RECORDED: Final = 6
"""The place of the first thing to try once a hand is recorded."""


class Try(Struct, frozen=True):
    """One thing to try: its sentence, whether it is done, what does it in the player's stead, and its tiles."""

    word: str
    done: Callable[[], bool] | None = None
    aid: Callable[[], None] | None = None
    tiles: str = ""
    history: bool = False


class Sample(QObject):
    """Puts the sample on the table in place of what was there, and that back again afterwards."""

    def __init__(
        self, session: SessionController, shelf: ShelfController[Session], past: PastController, entry: Entry
    ) -> None:
        super().__init__()
        self._session, self._shelf, self._past, self._entry = session, shelf, past, entry
        self._desk: Desk | None = None
        self._before: int | None = None
        self._at: int | None = None
        self._rows = 0
        self._undone = self._redone = self._opened = False
        self._steps = self._tries()
        shelf.opened.connect(self._forget)
        session.closed.connect(self._forget)
        session.changed.connect(self._look)
        entry.changed.connect(self._look)
        past.begun.connect(self._look)
        past.ended.connect(self._look)

    @property
    def running(self) -> bool:
        """Whether the sample is on the table."""
        return self._at is not None

    def show_on(self, desk: Desk) -> None:
        """The guide's own buttons; a desk built anew goes on where the last one was."""
        self._desk = desk
        desk.guide.went.connect(self.go_on)
        desk.guide.left.connect(self.leave)
        self._show()

    def begin(self) -> None:
        """Put the sample on the table; what was there stays as it is kept."""
        rules = ruleset(EVENING.family, EVENING.preset, {})
        if isinstance(rules, Problem) or self.running:
            return
        self._before = self._shelf.open_id
        self._session.close()
        self._session.open(EVENING.title, Header(rules, EVENING.players), EVENTS, Scratch())
        self._entry.clear()
        self._go(0)
        if self._desk is not None:
            self._desk.turn_to(self._desk.table)

    def leave(self) -> None:
        """Go back to where one was."""
        before, self._before = self._before, None
        self._forget()
        self._session.close()
        if before is not None:
            self._shelf.open(before)

    def go_on(self) -> None:
        """Do what is to be tried where it is not done yet, and go on; after the last thing leave."""
        at = self._at
        if at is None:
            return
        step = self._steps[at]
        if at == len(self._steps) - 1:
            self.leave()
        elif step.done is None:
            self._go(at + 1)
        elif step.aid is not None:
            step.aid()
            if self._at == at:
                self._go(at + 1)

    # what is to be tried

    def _tries(self) -> tuple[Try, ...]:
        return (
            Try("guide_board"),
            Try("guide_winner", self._winner_said, self._say_winner),
            Try("guide_tiles", self._tiles_there, self._pick_tiles, HAND),
            Try("guide_row", self._turned, self._turn, TURNED),
            Try("guide_worth"),
            Try("guide_record", lambda: self._recorded > self._rows, self._record),
            Try("guide_undo", lambda: self._redone, self._undo_and_redo, "", history=True),
            Try("guide_past", lambda: self._past.opened, lambda: self._past.correct(WRONG), "", history=True),
            Try("guide_mend", lambda: self._opened and not self._past.opened, self._past.give_up),
            Try("guide_finish", self._over, self._end),
            Try("guide_final"),
        )

    @property
    def _recorded(self) -> int:
        ledger = self._session.ledger
        return 0 if ledger is None else deals_of(ledger)

    @property
    def _view(self) -> EntryView | None:
        return self._entry.view

    def _winner_said(self) -> bool:
        view = self._view
        return view is not None and view.winning == (WINNER,) and view.off_chosen

    def _say_winner(self) -> None:
        self._entry.clear()
        self._entry.toggle_winner(WINNER)
        self._entry.choose_off(PAYER)

    def _tiles_there(self) -> bool:
        view = self._view
        return view is not None and view.active is not None and not view.missing

    def _pick_tiles(self) -> None:
        if not self._winner_said():
            self._say_winner()
        self._entry.clear_hand()
        for tile in tiles_of(HAND):
            self._entry.pick(tile)

    def _turned(self) -> bool:
        view = self._view
        return view is not None and any(shown.row.id == ROW and shown.tiles for shown in view.rows)

    def _turn(self) -> None:
        if not self._tiles_there():
            self._pick_tiles()
        self._entry.aim(Target(Place.ROW, ROW))
        for tile in tiles_of(TURNED):
            self._entry.pick(tile)
        self._entry.aim(TO_HAND)

    def _record(self) -> None:
        if self._entry.made is None:
            self._pick_tiles()
            self._turn()
        self._entry.record()

    def _undo_and_redo(self) -> None:
        if not self._undone:
            self._session.undo()
        self._session.redo()

    def _over(self) -> bool:
        ledger = self._session.ledger
        return ledger is not None and ledger.over

    def _end(self) -> None:
        self._session.record({"type": END})

    # where one is

    def _go(self, at: int) -> None:
        self._at = at
        self._rows = self._recorded
        self._undone = self._redone = self._opened = False
        self._show()

    def _look(self) -> None:
        """See whether what is to be tried is done."""
        at = self._at
        if at is None:
            return
        step = self._steps[at]
        if self._recorded > self._rows and at < RECORDED:
            # Who records before being asked to finds no hand left to look at.
            self._go(RECORDED)
            return
        self._opened = self._opened or self._past.opened
        fewer = self._recorded < self._rows
        self._redone = self._redone or (self._undone and not fewer)
        self._undone = self._undone or fewer
        if step.done is not None and step.done():
            self._go(at + 1)
            self._opened = self._past.opened

    def _forget(self) -> None:
        """The sample is no longer on the table."""
        if self._at is not None:
            self._at = None
            self._show()

    def _show(self) -> None:
        if self._desk is not None:
            self._desk.show_guide(None if self._at is None else self._shown(self._at))

    def _shown(self, at: int) -> Shown:
        step, last = self._steps[at], at == len(self._steps) - 1
        act = "guide_end" if last else "guide_next" if step.done is None else "guide_do"
        words = self._words()
        every = tuple((ui(each.word, **words), bool(each.tiles)) for each in self._steps)
        return Shown(at + 1, len(self._steps), every[at][0], act, tiles_of(step.tiles), step.history, every)

    def _words(self) -> dict[str, str]:
        """What the sentences name: players, and what stands on the buttons."""
        ledger = self._session.ledger
        said = {"winner": EVENING.players[WINNER], "payer": EVENING.players[PAYER], "why": ui("why")}
        said |= {"record": ui("record"), "accept": ui("past_accept"), "leave": ui("past_cancel")}
        if ledger is not None:
            speech, declared = Speech(ledger.rules.words), ledger.rules.declaration
            outcomes = {each.id: speech.word(each.word) for each in declared.outcomes}
            rows = {each.id: speech.word(each.word) for each in declared.rows}
            said |= {"tapped": outcomes[TAPPED], "end": outcomes[END], "row": rows[ROW]}
        return said


def tiles_of(text: str) -> tuple[Tile, ...]:
    """The tiles of a notation of ours."""
    found = read_tiles(text)
    return () if isinstance(found, Problem) else found
