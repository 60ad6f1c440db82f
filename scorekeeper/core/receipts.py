"""Receipts: what each deal moved when it was recorded, so that no later version changes a session silently."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from scorekeeper.core.events import KEPT, read_kept
from scorekeeper.core.history import Past
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, Row, advance, replay
from scorekeeper.core.money import Account, Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError

RECEIPT = "receipt"


class Difference(Struct, frozen=True):
    """A deal that was paid otherwise than it would be today.

    `event` is the index of the event that ended it, `paid` its row as it was paid, `today` as it is reckoned now, or why
    these rules refuse it now.
    """

    event: int
    paid: Row
    today: Row | Problem


class Differing(Struct, frozen=True):
    """A session that is not on the table yet because somebody must say what becomes of its differences."""

    session: int
    title: str
    opening: Ledger
    found: tuple[Difference, ...]

    @property
    def refused(self) -> Problem | None:
        """Why the session cannot be reckoned anew, None when it can."""
        return next((each.today for each in self.found if isinstance(each.today, Problem)), None)


def receipt(transfers: Iterable[Transfer], version: str) -> dict[str, object]:
    """The receipt for some payments, reckoned by a version of the program."""
    return {"moves": [[each.payer, each.payee, each.points] for each in transfers], "by": version}


def with_receipts(before: Past, ledger: Ledger, records: Sequence[Record], version: str) -> tuple[Record, ...]:
    """The events after a correction, with the receipts that follow from it.

    A new deal gets one. A later deal's is written anew where the correction moves it; one that was kept stays, and so
    does one that differed before the correction: nobody has decided about it.
    """
    old = {id(before.records[row.event]): row for row in before.ledger.rows}
    kept_objects = {id(record) for record in before.records}
    written = list(records)
    for row in ledger.rows:
        record = records[row.event]
        if id(record) not in kept_objects:
            event = ledger.rules.read_event(record)
            if not isinstance(event, Problem) and event.ends_deal:
                written[row.event] = {**record, RECEIPT: receipt(row.transfers, version)}
            continue
        was = old.get(id(record))
        if was is None or was.transfers == row.transfers or _kept(record):
            continue
        moves = moves_of(record, ledger.rules.seats)
        if moves is not None and same_money(moves, was.transfers) and not same_money(moves, row.transfers):
            written[row.event] = {**record, RECEIPT: receipt(row.transfers, version)}
    return tuple(written)


def differences(header: Header, records: Sequence[Record]) -> tuple[Difference, ...]:
    """The deals whose receipt says something else than today's reckoning, each judged where it then stood."""
    return followed(header, records)[0]


def followed(header: Header, records: Sequence[Record]) -> tuple[tuple[Difference, ...], Ledger]:
    """Those deals, and what the events come to; where there are some, with what their receipts say."""
    found: list[Difference] = []
    ledger = replay(header, ())
    for at, record in enumerate(records):
        after = advance(ledger, record)
        moves = None if _kept(record) else moves_of(record, header.rules.seats)
        if moves is not None and not _paid(after, at, moves):
            paid = advance(ledger, _keeping(record))
            if paid.stopped_at is None and paid.rows:
                found.append(Difference(at, paid.rows[-1], _today(after)))
                after = paid
        ledger = after
        if after.stopped_at is not None:
            break
    return tuple(found), ledger


def keep(records: Sequence[Record], found: Iterable[Difference]) -> tuple[Record, ...]:
    """The events with the payments of some deals kept as they were made."""
    events = {each.event for each in found}
    return tuple(_keeping(record) if at in events else record for at, record in enumerate(records))


def reckon_anew(header: Header, records: Sequence[Record], version: str) -> tuple[Record, ...]:
    """The events with today's reckoning on every receipt that is not kept, as far as they can be followed."""
    ledger = replay(header, records)
    written = list(records)
    for row in ledger.rows:
        record = records[row.event]
        moves = moves_of(record, header.rules.seats)
        if moves is not None and not _kept(record) and not same_money(moves, row.transfers):
            written[row.event] = {**record, RECEIPT: receipt(row.transfers, version)}
    return tuple(written)


def moves_of(record: Record, seats: int) -> tuple[Transfer, ...] | None:
    """The payments on an event's receipt, None when it has none that can be read."""
    try:
        return read_kept(_keeping(record), seats)
    except BadRecordError:
        return None


def same_money(one: Iterable[Transfer], other: Iterable[Transfer]) -> bool:
    """Whether two sets of payments leave everybody with the same."""
    return _gains(one) == _gains(other)


def _gains(transfers: Iterable[Transfer]) -> Mapping[Account, int]:
    gains: dict[Account, int] = {}
    for each in transfers:
        gains[each.payer] = gains.get(each.payer, 0) - each.points
        gains[each.payee] = gains.get(each.payee, 0) + each.points
    return {account: gain for account, gain in gains.items() if gain}


def _kept(record: Record) -> bool:
    found = record.get(RECEIPT)
    return isinstance(found, Mapping) and found.get(KEPT) is True


def _keeping(record: Record) -> Record:
    found = record.get(RECEIPT)
    return {**record, RECEIPT: {**found, KEPT: True}} if isinstance(found, Mapping) else record


def _paid(after: Ledger, event: int, moves: tuple[Transfer, ...]) -> bool:
    """Whether an event moved today what its receipt says."""
    if after.stopped_at is not None or not after.rows or after.rows[-1].event != event:
        return False
    return same_money(moves, after.rows[-1].transfers)


def _today(after: Ledger) -> Row | Problem:
    return after.rows[-1] if after.stopped_at is None else after.stopped_at.problem
