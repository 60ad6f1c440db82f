"""What the table expects of the place where sessions are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from scorekeeper.core.problem import Problem

Record = Mapping[str, object]
"""One event in its public form, ready for JSON."""


class Journal(Protocol):
    """Keeps one session's events safe: what it accepts is on disk before it answers."""

    def splice(self, start: int, stop: int, records: Sequence[Record], header: Record | None = None) -> Problem | None:
        """Put some records in place of those from `start` up to `stop`, all at once or not at all.

        `header` holds values of the session's header to be changed in the same step; None in it takes one out.

        Appending is splice(n, n, [record]), undoing it splice(n, n + 1, []). A Problem says what could not be written;
        then nothing has changed.
        """
