"""What the window shows while the past is being corrected."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from scorekeeper.core.history import Comparison
from scorekeeper.core.ledger import Ledger, Row
from scorekeeper.core.problem import Problem


class Act(StrEnum):
    """What is being done to the past; the word for the step that can be taken back is its value."""

    CORRECT = "past_correct"
    INSERT = "past_insert"
    STRIKE = "past_strike"
    HEADER = "past_header"


class PastView(Struct, frozen=True):
    """A correction in the making.

    `row` is the row of the deal it is about (the one inserted before, when a deal is inserted), None for the header or a
    deal without a row. `ledger` shows that deal as it ran, for its words and players. `comparison` is None while what is
    entered makes no event. `stuck` is the row that the first impossible event belonged to, `reason` why the deal that
    is open now could not stay as it was, after another was corrected before it.
    """

    act: Act
    row: Row | None
    ledger: Ledger
    comparison: Comparison | None = None
    stuck: Row | None = None
    reason: Problem | None = None

    @property
    def can_accept(self) -> bool:
        """Whether the correction can be written as it is."""
        return self.comparison is not None and self.comparison.stopped is None
