"""Every option of the riichi rules, declared once, in the order of the pages."""

from dataclasses import dataclass
from typing import Final

from scorekeeper.core.option import Option, options_of
from scorekeeper.rulesets.riichi.end_options import SEATS, EndOptions
from scorekeeper.rulesets.riichi.hand_options import DOUBLE_PATTERNS, HandOptions
from scorekeeper.rulesets.riichi.table_options import ABORTS, LIABLE_PATTERNS, TableOptions
from scorekeeper.rulesets.riichi.yaku_options import CLOSED_YAKU, YakuOptions

__all__ = ["ABORTS", "CLOSED_YAKU", "DOUBLE_PATTERNS", "LIABLE_PATTERNS", "OPTIONS", "SEATS", "Options"]


@dataclass(frozen=True)
class Options(YakuOptions, EndOptions, TableOptions, HandOptions):
    """How a table plays riichi; every field is one house rule, its default the standard one."""


OPTIONS: Final[dict[str, Option]] = {row.id: row for row in options_of(Options)}
"""Every option by id, in the order of the pages."""
