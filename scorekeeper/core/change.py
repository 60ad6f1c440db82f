"""One step of a session that can be taken back: events, and perhaps the header, put in place of others."""

from __future__ import annotations

from functools import reduce

from msgspec import Struct

from scorekeeper.core.history import Past
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, advance, replay


class Change(Struct, frozen=True):
    """From which event on, which ones went, and which came in their place; the header before and after where it changed.

    `word` is the id of the word for the step, empty when it is that of its last event.
    """

    start: int
    gone: tuple[Record, ...]
    come: tuple[Record, ...]
    header_gone: Header | None = None
    header_come: Header | None = None
    word: str = ""

    @property
    def back(self) -> Change:
        """The step that takes this one back."""
        return Change(self.start, self.come, self.gone, self.header_come, self.header_gone, self.word)

    def of(self, records: tuple[Record, ...]) -> tuple[Record, ...]:
        """The events after this step."""
        return records[: self.start] + self.come + records[self.start + len(self.gone) :]

    def ledger(self, header: Header, records: tuple[Record, ...], before: Ledger) -> Ledger:
        """What the events come to after this step; what only comes last goes on from what they came to `before`."""
        if self.gone or self.header_come is not None or self.start != len(records):
            return replay(header, self.of(records))
        return reduce(advance, self.come, before)

    @property
    def empty(self) -> bool:
        """Whether nothing would change."""
        return not self.gone and not self.come and self.header_come is None


def between(before: Past, header: Header, records: tuple[Record, ...], word: str) -> Change:
    """The step from one past to another: the events both begin and end with stay."""
    old = before.records
    start = 0
    while start < min(len(old), len(records)) and old[start] == records[start]:
        start += 1
    end = 0
    while end < min(len(old), len(records)) - start and old[-1 - end] == records[-1 - end]:
        end += 1
    other = header != before.header
    return Change(
        start,
        old[start : len(old) - end],
        records[start : len(records) - end],
        before.header if other else None,
        header if other else None,
        word,
    )
