"""Rules as they are being looked at and changed, before anybody plays by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from scorekeeper.core.problem import Problem
from scorekeeper.core.rules_view import Purpose, RulesView, rows_of
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice

MakeRules = Callable[[str, str, Mapping[str, object]], Ruleset | Problem]
"""Rules from a family, a preset and changed options."""


class RulesDraft(QObject):
    """One set of rules in the making: `changed` carries a RulesView after each act, `failed` a Problem.

    `blocked` tells why a session's rules cannot be changed now; they can only be looked at then.
    """

    changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        make: MakeRules,
        choices: Sequence[RulesChoice],
        purpose: Purpose = Purpose.MANAGE,
        blocked: Problem | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._choices = choices
        self._purpose = purpose
        self._blocked = blocked
        self._editable = purpose is not Purpose.SESSION
        self._in_force: Mapping[str, object] | None = None
        self.view: RulesView | None = None

    def begin(self, choice: RulesChoice) -> None:
        """Start from some rules."""
        rules = self._make(choice.family, choice.preset, choice.options)
        if isinstance(rules, Problem):
            self.failed.emit(rules)
        else:
            if self._purpose is Purpose.SESSION and self._in_force is None:
                self._in_force = rules.options
            self._show(rules, choice)

    def unlock(self) -> None:
        """Let the rules of a session be changed, unless something stands against it."""
        if self._blocked is None and self.view is not None:
            self._editable = True
            self._show(self.view.rules, self.view.choice)

    def set_option(self, name: str, value: object) -> None:
        """Give an option another value."""
        if self.view is not None and self._editable:
            rules = self.view.rules.with_options({name: value})
            if isinstance(rules, Problem):
                self.failed.emit(rules)
                rules = self.view.rules
            self._show(rules, self.view.choice)

    def reset(self, name: str) -> None:
        """Give an option the preset's value again."""
        if self.view is not None:
            usual = next(row.usual for row in self.view.rows if row.option.id == name)
            self.set_option(name, usual)

    def reset_all(self) -> None:
        """Give every option the preset's value again."""
        if self.view is not None and self._editable:
            rules = self.view.rules.with_preset(self.view.rules.preset, {})
            if not isinstance(rules, Problem):
                self._show(rules, self.view.choice)

    def show_choices(self, choices: Sequence[RulesChoice], chosen: int | None = None) -> None:
        """Other rules are kept now; those kept under a number are what is looked at from now on."""
        self._choices = choices
        if self.view is None:
            return
        house = self.view.choice.house if chosen is None else chosen
        found = next((each for each in choices if house is not None and each.house == house), None)
        if chosen is not None and found is not None:
            self.begin(found)
        elif found is not None or house is None:
            self._show(self.view.rules, found or self.view.choice)
        else:
            # Rules that were deleted live on as changes of their preset.
            self._show(self.view.rules, self.view.preset)

    def _show(self, rules: Ruleset, choice: RulesChoice) -> None:
        plain = rules.with_preset(rules.preset, {})
        assert not isinstance(plain, Problem)  # noqa: S101 - a preset holds possible values only
        preset = next(
            (
                each
                for each in self._choices
                if each.house is None and (each.family, each.preset) == (rules.family, rules.preset)
            ),
            choice,
        )
        rows = rows_of(rules, plain, preset.unstated)
        self.view = RulesView(
            rules, choice, preset, self._choices, rows, self._purpose, self._editable, self._blocked, self._in_force
        )
        self.changed.emit(self.view)
