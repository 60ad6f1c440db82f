"""The event by which other rules come into force, and what the rules in force are called."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.core.events import RULES
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, preview
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset


def rules_record(rules: Ruleset, name: str = "") -> dict[str, object]:
    """The event by which rules come into force, written value by value; `name` is what the house calls them."""
    record: dict[str, object] = {"type": RULES, "preset": rules.preset, "options": dict(rules.options)}
    return record | ({"edition": rules.edition} if rules.edition else {}) | ({"rules_name": name} if name else {})


def why_no_other_rules(ledger: Ledger) -> Problem | None:
    """Why other rules cannot begin with the next deal, None when they can."""
    step = preview(ledger, rules_record(ledger.rules))
    return step if isinstance(step, Problem) else None


def rules_name(header: Header, records: Sequence[Record]) -> str:
    """What the house calls the rules in force: the name given when they were last changed, or at the start."""
    changes = [each for each in records if each.get("type") == RULES]
    name = changes[-1].get("rules_name") if changes else header.rules_name
    return name if isinstance(name, str) else ""
