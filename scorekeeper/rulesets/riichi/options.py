"""Every option of the riichi rules, declared once, in the order of the pages."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.option import Option
from scorekeeper.rulesets.riichi.end_options import SEATS
from scorekeeper.rulesets.riichi.hand_options import DOUBLE_PATTERNS
from scorekeeper.rulesets.riichi.table_options import ABORTS, LIABLE_PATTERNS
from scorekeeper.rulesets.riichi.yaku_options import CLOSED_YAKU, YakuOptions

__all__ = ["ABORTS", "CLOSED_YAKU", "DOUBLE_PATTERNS", "LIABLE_PATTERNS", "OPTIONS", "SEATS", "Options"]


class Options(YakuOptions, frozen=True):
    """How a table plays riichi; every field is one house rule, its default the standard one."""


OPTIONS: Final[dict[str, Option]] = {row.id: row for row in Options.declared}
"""Every option by id, in the order of the pages."""
