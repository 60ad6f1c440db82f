"""Connects the page that scores a hand without a session: by which rules, and what becomes of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.house import HouseController
from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.doubt import Care
from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.store.sessions import Session
from scorekeeper.ui.desk import Desk
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui
from scorekeeper.wire_desk import connect_side
from scorekeeper.wire_dialogs import Dialogs
from scorekeeper.wire_why import WhyBeside

if TYPE_CHECKING:
    from scorekeeper.ui.score_page import ScorePage

_RULES: Final = "rules"
"""In the kept hand: the rules it is scored by, beside what was entered."""


class HandAlone(QObject):
    """A hand by itself; `entry` keeps it, `choice` are the rules it is scored by.

    `sought` carries the id and the name of a line of its explanation that is to be looked up.
    """

    sought = Signal(str, str)

    def __init__(
        self,
        session: SessionController,
        entry: Entry,
        house: HouseController,
        shelf: ShelfController[Session],
        dialogs: Dialogs,
    ) -> None:
        super().__init__()
        self._session = session
        self._table = entry
        self._house = house
        self._shelf = shelf
        self._dialogs = dialogs
        self._desk: Desk | None = None
        self._look = Look()
        self.entry = Entry()
        self.choice: RulesChoice = CHOICES[0]
        house.listed.connect(lambda choices, _: self._renew(choices))

    def _renew(self, choices: Sequence[RulesChoice]) -> None:
        """Score by the rules as they are now; by those that are kept no more as they were."""
        self.score_by(next((each for each in choices if each.key == self.choice.key), self.choice))

    def connect_desk(self, desk: Desk, look: Look) -> None:
        """Take care of a desk's page, as soon as there is one."""
        self._desk, self._look = desk, look
        desk.score_page.then(self._connect_page)

    def _connect_page(self, page: ScorePage) -> None:
        entry = self.entry
        connect_side(page.side, entry)
        entry.changed.connect(page.show_entry)
        WhyBeside(page.side, entry, lambda: None, self._look).sought.connect(self.sought)
        page.seat.chosen.connect(entry.choose_seat_wind)
        page.round.chosen.connect(entry.choose_round_wind)
        page.rules_chosen.connect(self.score_by)
        page.taken.connect(self.take_into_session)
        page.left.connect(self._leave)
        if entry.view is not None:
            page.show_rules(self.choice)
            page.show_entry(entry.view)

    def _leave(self) -> None:
        if self._desk is not None:
            self._desk.turn_back()

    def begin(self, usual: RulesChoice, care: Care) -> None:
        """Go on with the hand that was left, by the rules it was scored by or else the usual ones, and keep it from now on."""
        draft = self._shelf.loose_draft()
        kept = (each for each in self._house.choices if each.key == draft.get(_RULES))
        self.score_by(next(kept, usual), care)
        self.entry.restore(draft)
        self.entry.changed.connect(self._keep)
        self.score_as_played()

    def _keep(self) -> None:
        self._shelf.save_loose_draft({**self.entry.drafts_record(), _RULES: self.choice.key})

    def score_by(self, choice: RulesChoice, care: Care | None = None) -> None:
        """Score hands by some rules, and with another care where one is given."""
        if care is not None:
            self.entry.take_care(care)
        rules = ruleset(choice.family, choice.preset, choice.options)
        if self._desk is not None and not isinstance(rules, Problem):
            self.choice = choice
            self.entry.show_rules(rules)
            if self._desk.score_page.made is not None:
                self._desk.score_page.made.show_rules(choice)

    def score_as_played(self) -> None:
        """Score hands by rules of the session's family, unless a hand has been begun by others."""
        ledger, view = self._session.ledger, self.entry.view
        if ledger is None or ledger.rules.family == self.choice.family or (view and not view.draft.empty):
            return
        key = (ledger.rules.family, ledger.rules.preset)
        found = (each for each in self._house.choices if (each.family, each.preset) == key)
        self.score_by(next(found, self.choice))

    def try_hand(self, choice: RulesChoice, record: Record) -> bool:
        """Turn to the page with a hand that is known already, scored by some rules; whether it can be read."""
        rules = ruleset(choice.family, choice.preset, choice.options)
        read = rules if isinstance(rules, Problem) else rules.read_hand(record)
        if self._desk is None or isinstance(read, Problem):
            return False
        begun = self.entry.view is not None and not self.entry.view.draft.empty
        kept = begun and choice.family == self.choice.family
        self.score_by(choice)
        self.entry.take_hand(*read)
        self._desk.turn_to(self._desk.score)
        if kept:
            self._desk.remark(ui("reference_tried"))
        return True

    def take_into_session(self) -> None:
        """Take the hand to the session on the table; without one, ask for one."""
        if self._desk is None:
            return
        if self._session.ledger is None:
            self._dialogs.new_session_then(self.take_into_session)
        elif self._session.ledger.rules.family != self.choice.family:
            self._desk.remark(ui("take_other_rules"))
        elif self.entry.view is not None:
            self._table.take_standalone(self.entry.view)
            self._desk.turn_back()
