"""What a game comes to: places, and what each player has won or lost since the start."""

from __future__ import annotations

from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Column, Result
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.table import Table


def result(table: Table, rules: RuleOptions) -> Result:
    """Points and places (equals share the better one), and once the game is over the points above the start."""
    places = tuple(1 + sum(other > own for other in table.scores) for own in table.scores)
    if not table.over:
        return Result(table.scores, places, None)
    gains = tuple(points - rules.start_points for points in table.scores)
    column = Column("base", Phrase("sheet_points", {"points": rules.start_points}), gains)
    return Result(table.scores, places, tuple(float(each) for each in gains), (column,), ended=table.ended)
