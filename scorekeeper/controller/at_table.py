"""What tells one table from another: its rules, its deals, and the winds of a hand without a table."""

from __future__ import annotations

from scorekeeper.core.ledger import Ledger
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import Wind


def winds_kept(kept: object) -> tuple[Wind, Wind]:
    """The two winds as they were kept, East for what cannot be read."""
    match kept:
        case [str(seat), str(round_)] if seat in list(Wind) and round_ in list(Wind):
            return Wind(seat), Wind(round_)
        case _:
            return Wind.EAST, Wind.EAST


def alike(one: Ruleset, other: Ruleset) -> bool:
    """Whether two rulesets play alike and go by the same name."""
    return (one.family, one.preset, one.options) == (other.family, other.preset, other.options)


def deals_of(ledger: Ledger) -> int:
    """How many deals have ended; a correction between two of them counts for nothing."""
    running = {each.id for each in ledger.rules.declaration.outcomes if not each.ends_deal}
    return sum(row.kind not in running for row in ledger.rows)
