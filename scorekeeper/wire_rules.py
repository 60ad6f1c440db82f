"""Opens the rules window: to keep rules, to choose some for a new session, and to see those of the one on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from scorekeeper.controller.house import HouseController
from scorekeeper.controller.session import SessionController
from scorekeeper.core.events import RULES
from scorekeeper.core.problem import Problem
from scorekeeper.core.reference import RULE
from scorekeeper.core.rules_event import rules_record, why_no_other_rules
from scorekeeper.core.rules_view import Purpose, contrasts
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.wire_places import Places

if TYPE_CHECKING:
    from scorekeeper.controller.rules import RulesDraft
    from scorekeeper.ui.rules_dialog import RulesDialog


class RulesWindows(QObject):
    """The rules window, built anew each time it is asked for.

    `sought` carries the rules that are looked at, and the id and the name of the line that tells of one to be looked up.
    """

    sought = Signal(object, str, str)

    def __init__(self, house: HouseController, session: SessionController, window: QWidget, places: Places) -> None:
        super().__init__(window)
        self._house = house
        self._session = session
        self._window = window
        self._places = places
        self._dialogs: list[RulesDialog] = []

    def manage(self, choice: RulesChoice) -> None:
        """Look at rules and keep some under a name."""
        self._open(self._window, Purpose.MANAGE, choice)

    def customise(self, parent: QWidget, choice: RulesChoice, used: Callable[[RulesChoice], None]) -> None:
        """Change rules for a new session."""
        self._open(parent, Purpose.CHOOSE, choice).used.connect(used)

    def show_option(self, choice: RulesChoice, option: str) -> None:
        """Show one of some rules where they are set: in the window that is open already, or in one of its own."""
        if not self._dialogs and choice == self.in_force:
            self.show_session()
        if not self._dialogs or not self._dialogs[-1].list.has(option):
            self._open(self._dialogs[-1] if self._dialogs else self._window, Purpose.MANAGE, choice)
        dialog = self._dialogs[-1]
        dialog.go_to(option)
        dialog.raise_()
        dialog.activateWindow()

    def show_session(self) -> None:
        """Show the rules of the session on the table; they can be changed from the next deal on."""
        choice, ledger = self.in_force, self._session.ledger
        if choice is not None and ledger is not None:
            dialog = self._open(self._window, Purpose.SESSION, choice, why_no_other_rules(ledger))
            dialog.used.connect(self._change_rules)

    @property
    def in_force(self) -> RulesChoice | None:
        """The rules of the session on the table: a house's own where they still are those, else the preset with changes."""
        view = self._session.view
        return None if view is None else self.choice_for(view.ledger.rules, view.rules_name)

    def choice_for(self, rules: Ruleset, name: str) -> RulesChoice:
        """Some rules as they are offered: a house's own where they still are those, else the preset with changes."""
        own = next((e for e in self._house.choices if e.house is not None and e.name == name), None)
        if own is not None and self._options(own) == rules.options:
            return own
        offered = (*self._house.choices, *CHOICES)
        preset = next(e for e in offered if (e.family, e.preset, e.house) == (rules.family, rules.preset, None))
        return preset if not rules.changed else preset.changed(rules.changed, rules.takeover)

    @staticmethod
    def _options(choice: RulesChoice) -> object:
        made = ruleset(choice.family, choice.preset, choice.options)
        return None if isinstance(made, Problem) else made.options

    def _change_rules(self, wish: RulesChoice) -> None:
        made = ruleset(wish.family, wish.preset, wish.options)
        past = self._session.past
        if past is not None and not isinstance(made, Problem):
            record = rules_record(made, wish.name if wish.house is not None else "")
            self._session.rewrite(past.with_records((*past.records, record)), RULES)

    def _open(
        self, parent: QWidget, purpose: Purpose, choice: RulesChoice, blocked: Problem | None = None
    ) -> RulesDialog:
        from scorekeeper.controller.rules import RulesDraft
        from scorekeeper.ui.rules_dialog import RulesDialog

        dialog = RulesDialog(parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        draft = RulesDraft(ruleset, self._house.choices, purpose, blocked, dialog)
        self._connect(dialog, draft)
        self._connect_house(dialog, draft)
        draft.begin(choice)
        self._dialogs.append(dialog)
        # Two quick clicks close a window twice.
        dialog.finished.connect(lambda: self._dialogs.remove(dialog), Qt.ConnectionType.SingleShotConnection)
        self._places.follow(dialog)
        dialog.open()
        return dialog

    def _connect(self, dialog: RulesDialog, draft: RulesDraft) -> None:
        def compare(other: RulesChoice) -> None:
            made = ruleset(other.family, other.preset, other.options)
            if draft.view is not None and not isinstance(made, Problem):
                dialog.show_contrasts(other, contrasts(draft.view.rules, made))

        dialog.compared.connect(compare)
        dialog.chosen.connect(draft.begin)
        dialog.option_set.connect(draft.set_option)
        dialog.option_reset.connect(draft.reset)
        dialog.all_reset.connect(draft.reset_all)
        dialog.unlocked.connect(draft.unlock)

        def seek(option: str) -> None:
            if draft.view is None:
                return
            word = dialog.list.rows[option].word.text() if option else ""
            self.sought.emit(draft.view.wish, RULE + option if option else "", word)

        dialog.list.sought.connect(seek)
        draft.changed.connect(dialog.show_rules)
        draft.failed.connect(dialog.show_problem)

    def _connect_house(self, dialog: RulesDialog, draft: RulesDraft) -> None:
        from scorekeeper.store.rules_file import load_rules, save_rules

        house, menu = self._house, dialog.house_menu

        def named(done: bool) -> None:
            if done:
                dialog.end_naming()

        def wish() -> RulesChoice:
            assert draft.view is not None  # noqa: S101 - the dialog shows it
            return draft.view.wish

        def number() -> int:
            return (draft.view.choice.house if draft.view is not None else None) or 0

        def write(path: str) -> None:
            problem = save_rules(Path(path), house.to_save(wish()))
            if problem is not None:
                dialog.show_problem(problem)

        dialog.saved_as.connect(lambda name: named(house.save_as(name, wish())))
        dialog.renamed.connect(lambda name: named(house.rename(number(), name)))
        dialog.saved.connect(lambda: house.save(number(), wish()))
        dialog.restored.connect(house.restore)
        menu.duplicated.connect(lambda: house.duplicate(number()))
        menu.deleted.connect(lambda: house.delete(number()))
        menu.imported.connect(lambda path: house.take_file(load_rules(Path(path)), Path(path).name))
        menu.exported.connect(write)
        house.listed.connect(draft.show_choices)
        house.failed.connect(dialog.show_problem)
        house.deleted.connect(dialog.show_deleted)
