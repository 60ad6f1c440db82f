"""What does not add up in a set of options: each may be played, so it is said and never refused."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.rule_options import RuleOptions

FAULT_WORDS: Final[dict[str, str]] = {
    "award_over_limit": QT_TRANSLATE_NOOP(
        "words",
        "{hand} is set to {points} points, but no hand is paid more than the limit of {limit}: lower it, or raise the limit.",
    ),
}


def faults(rules: RuleOptions) -> tuple[Problem, ...]:
    """The limit hands that are worth more points than the rules ever pay, in the order of the table."""
    if rules.roof_off:
        return ()
    return tuple(
        Problem("award_over_limit", {"hand": Term(name), "points": int(worth), "limit": rules.limit}, "limit_hands")
        for name, award in rules.limit_hands
        for worth in award[:1]
        if worth is not None and worth > max(rules.limit, 1)
    )
