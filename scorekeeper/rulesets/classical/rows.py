"""All that can add points to a hand or double it, in the order in which it is told."""

from __future__ import annotations

from typing import Final

from scorekeeper.rulesets.classical.doubles import DOUBLE_ROWS
from scorekeeper.rulesets.classical.items import POINT_ROWS, Row

ROWS: Final[tuple[Row, ...]] = (*POINT_ROWS, *DOUBLE_ROWS)
"""Every row, points before doubles."""
ROW_WORDS: Final = {row.id: row.word for row in ROWS}
