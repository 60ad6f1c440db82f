"""Every option set through the rules window to every kind of value, which comes back in the record."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from scorekeeper.controller.rules import RulesDraft
from scorekeeper.core.awards import AwardTable
from scorekeeper.core.option import SWITCH, NumberOr, Numbers, OneOf, Option, PairTable, SeveralOf, TableByCount, Whole
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.rules_fields import Told
from scorekeeper.ui.style import Look, dress
from tests.walks.setting import set_rule

FIRST = {choice.family: choice for choice in reversed(CHOICES)}
"""The first preset of each family."""
OPTIONS = {
    (family, option.id): option
    for family, choice in FIRST.items()
    if not isinstance(rules := ruleset(family, choice.preset, {}), Problem)
    for option in rules.option_rows
}


class Window:
    """The rules window over rules in the making."""

    def __init__(self) -> None:
        self.dialog = RulesDialog()
        self.draft = RulesDraft(ruleset, CHOICES)
        self.draft.changed.connect(self.dialog.show_rules)
        self.draft.failed.connect(self.dialog.show_problem)
        self.dialog.option_set.connect(self.draft.set_option)
        self.dialog.option_reset.connect(self.draft.reset)

    @property
    def rules(self) -> Ruleset:
        assert self.draft.view is not None
        return self.draft.view.rules


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[Window]:
    dress(qapp, Look())
    window = Window()
    window.draft.begin(CHOICES[0])
    window.dialog.resize(984, 560)
    window.dialog.show()
    window.dialog.activateWindow()
    qapp.processEvents()
    yield window
    window.dialog.hide()
    window.dialog.deleteLater()


def values_of(option: Option) -> list[Any]:
    """A value of every kind that an option may have, beside its usual one."""
    match option.kind:
        case OneOf(values):
            return [not option.default] if option.kind == SWITCH else [*values[::-1]]
        case SeveralOf(ids):
            return [[], list(ids), list(ids[1:2])]
        case Whole(low, high, step, or_none):
            return [low, high - high % step, low + step] + [None] * or_none
        case Numbers(count, low, high, whole):
            ends, fractions = [low, high, *[low + 1] * (count - 2)], [12.5, *[-4] * (count - 2), -4.5]
            return [ends] if whole else [ends, fractions]
        case NumberOr(words, low, high, _none):
            return [high, words[0], low]
        case TableByCount(counts, row):
            numbers = [12.5, *range(row.count - 2), -12.5]
            return [{str(counts[1]): numbers}, {str(each): numbers for each in counts}, None]
        case PairTable(bounds, first_only, _usual):
            first, second = (next(each for each in bounds if (each in first_only) is only) for only in (True, False))
            return [{first: [bounds[first], None], second: [None, 2]}, {first: [None, None]}, {}]
        case AwardTable(ids):
            off, limit = dict.fromkeys(ids, None), dict.fromkeys(ids, 1)
            return [off, {**limit, ids[0]: 0.125, ids[1]: [250, 0.4], "Lucky seven": 300}, {**off, "Eight": 0.5}]
        case _:
            raise AssertionError(f"a kind without values: {option.kind!r}")


@pytest.mark.parametrize(("family", "name"), OPTIONS)
def test_every_kind_of_value_comes_back_in_the_record(window: Window, family: str, name: str) -> None:
    choice, option = FIRST[family], OPTIONS[family, name]
    for value in values_of(option):
        window.draft.begin(choice)
        assert not isinstance(window.dialog.list.rows[name].field, Told)
        idle = option.idle(window.rules.options)
        if idle:
            field = window.dialog.list.rows[name].field
            assert not field.isEnabled()
            window.draft.set_option(*NEEDED[name])
        if value != {}:
            set_rule(window.dialog, name, value)

        assert window.rules.options[name] == value
        assert type(window.rules.options[name]) is type(value)
        changed = window.dialog.list.rows[name]
        assert changed.back.isVisible() == changed.note.text().startswith("●")
        if value != window.rules.with_preset(choice.preset, {}).options[name]:  # type: ignore[union-attr]
            changed.back.click()
            assert name not in window.rules.changed


NEEDED: dict[str, tuple[str, object]] = {"chombo_points": ("chombo", "points_after")}
"""What lets an option mean something that means nothing under the standard rules."""


def test_a_rule_that_there_is_not_has_no_row(window: Window) -> None:
    with pytest.raises(KeyError, match="no_such_rule"):
        window.dialog.list.rows["no_such_rule"]
    assert not window.dialog.list.has("no_such_rule")
