"""What the rules window shows: every option with its value beside the preset's, and what does not add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from scorekeeper.core.option import Option
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice


class Purpose(StrEnum):
    """What the rules window was opened for."""

    MANAGE = "manage"
    CHOOSE = "choose"
    SESSION = "session"


class OptionView(Struct, frozen=True):
    """One option: its value and the preset's in public form, and why it means nothing here (empty: it does).

    `unstated` tells that the preset's source does not speak of it; `faults` are those that lie in it.
    """

    option: Option
    value: object
    usual: object
    idle: str
    unstated: bool
    faults: tuple[Problem, ...]

    @property
    def changed(self) -> bool:
        """Whether the value is not the preset's."""
        return self.value != self.usual


class RulesView(Struct, frozen=True):
    """A set of rules as it is being looked at or changed.

    `choice` is what it started from and `preset` the preset beneath, which the values are compared with; `choices` are all
    rules there are. `blocked` says why the rules cannot be changed at all, None when they can.
    """

    rules: Ruleset
    choice: RulesChoice
    preset: RulesChoice
    choices: Sequence[RulesChoice]
    rows: tuple[OptionView, ...]
    purpose: Purpose
    editable: bool
    blocked: Problem | None = None
    in_force: Mapping[str, object] | None = None
    """The options of the session these rules were opened from, None without one."""

    @property
    def differences(self) -> int:
        """How many options differ from the preset."""
        return sum(row.changed for row in self.rows)

    @property
    def touched(self) -> bool:
        """Whether something was changed since the rules were chosen."""
        return dict(self.rules.changed) != plain_changes(self.rules, self.choice.options)

    @property
    def wish(self) -> RulesChoice:
        """The rules as they stand, to be played by; they lose a house's name once they are changed."""
        return wish_of(self.rules, self.choice, self.preset, self.touched)


def plain_changes(rules: Ruleset, options: Mapping[str, object]) -> dict[str, object]:
    """Some options as the rules write them, without those that are the preset's own."""
    made = rules.with_preset(rules.preset, options)
    return dict(options) if isinstance(made, Problem) else dict(made.changed)


def wish_of(rules: Ruleset, choice: RulesChoice, preset: RulesChoice, touched: bool) -> RulesChoice:
    """Rules as a choice: those chosen where nothing was touched, else the preset with what differs."""
    if not touched:
        return choice
    return preset.changed(rules.changed, rules.takeover)


def rows_of(rules: Ruleset, plain: Ruleset, unstated: frozenset[str]) -> tuple[OptionView, ...]:
    """Every option of some rules beside those of its preset."""
    values, usual = rules.options, plain.options
    faults = rules.faults
    return tuple(
        OptionView(
            row,
            values[row.id],
            usual[row.id],
            row.idle(values),
            row.id in unstated,
            tuple(each for each in faults if each.where == row.id),
        )
        for row in rules.option_rows
    )


class Contrast(Struct, frozen=True):
    """One option in which two sets of rules differ."""

    option: Option
    one: object
    other: object


def contrasts(one: Ruleset, other: Ruleset) -> tuple[Contrast, ...]:
    """Every option in which two sets of rules of one family differ, in the order of the pages."""
    return tuple(
        Contrast(row, one.options[row.id], other.options[row.id])
        for row in one.option_rows
        if one.options[row.id] != other.options.get(row.id)
    )
