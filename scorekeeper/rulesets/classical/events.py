"""What can happen at the table, as values, and how records tell it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, assert_never

from msgspec import Struct

from scorekeeper.core.events import Adjustment, bad_key, bad_seat, read_adjustment, read_kept, read_seat, read_seats
from scorekeeper.core.hand import Hand
from scorekeeper.core.journal import Record
from scorekeeper.core.money import POT, Seat, Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, entries, flag, mapping, number, one_of
from scorekeeper.rulesets.classical.hand_records import TypedTotal, read_seated, read_total
from scorekeeper.rulesets.classical.penalties import OTHER, REASON, REASON_IDS
from scorekeeper.rulesets.classical.rule_options import MOST_LIMIT, SEATS, RuleOptions


class EventType(StrEnum):
    """The word by which a record says what happened."""

    WIN = "win"
    DRAW = "draw"
    PENALTY = "penalty"
    SEATS = "seats"
    ADJUSTMENT = "adjustment"
    END = "end"


class Payee(StrEnum):
    """To whom a penalty goes where it is no single player."""

    EACH = "each"
    IN_TOTAL = "in_total"
    NOBODY = "nobody"


Claim = Hand | TypedTotal | None
"""A player's hand as it was seen, a typed total, or None: it scores nothing."""
Claims = tuple[Claim, ...]
NO_HANDS: Final[Claims] = (None,) * SEATS


class EndOfDeal(Struct, frozen=True):
    """What every event that ends a deal may tell: all hands by seat, and payments that are to stay."""

    hands: Claims = NO_HANDS
    kept: tuple[Transfer, ...] | None = None

    @property
    def ends_deal(self) -> bool:
        """The next event belongs to a new deal."""
        return True


class Win(EndOfDeal, frozen=True, kw_only=True):
    """A player goes out by the own draw (`off` None) or off another; `liable` pays for all."""

    winner: Seat
    off: Seat | None
    liable: Seat | None = None


class Draw(EndOfDeal, frozen=True, kw_only=True):
    """Nobody has gone out."""


class Penalty(Struct, frozen=True):
    """A player pays points to each other, in total to the three, to nobody or to one player; it may end the deal."""

    seat: Seat
    points: int
    to: Payee | Seat
    ends_hand: bool = False
    kept: tuple[Transfer, ...] | None = None
    reason: str = OTHER

    @property
    def ends_deal(self) -> bool:
        """Whether the hand is over."""
        return self.ends_hand


class SeatsChange(Struct, frozen=True):
    """Between rounds the players change seats: who sits East, South, West and North when it begins."""

    order: tuple[Seat, ...]

    @property
    def ends_deal(self) -> bool:
        """No deal is played."""
        return False


class End(Struct, frozen=True):
    """The players end the game."""

    @property
    def ends_deal(self) -> bool:
        """A hand still running is void."""
        return True


Event = Win | Draw | Penalty | SeatsChange | Adjustment | End


def read_event(record: Record, rules: RuleOptions) -> Event | Problem:
    """The event in a public record; only its form is checked here, and `bad_seat`."""
    try:
        return _read(record, rules)
    except BadRecordError as fault:
        return fault.problem


def _read(record: Record, rules: RuleOptions) -> Event:
    event_type = EventType(one_of(record, "type", tuple(EventType)))
    match event_type:
        case EventType.WIN:
            return _win(record, rules)
        case EventType.DRAW:
            told = record.get("hands") is not None
            hands = _hands(record, rules, None, None) if told else NO_HANDS
            return Draw(hands=hands, kept=_kept(record))
        case EventType.PENALTY:
            return _penalty(record)
        case EventType.SEATS:
            return _seats(record)
        case EventType.ADJUSTMENT:
            found = read_adjustment(record, SEATS)
            if found.sticks:
                raise bad_key("sticks")
            return found
        case EventType.END:
            return End()
        case _:
            assert_never(event_type)


def _kept(record: Record) -> tuple[Transfer, ...] | None:
    """The payments that are to stay; nothing lies on this table."""
    kept = read_kept(record, SEATS)
    if kept is not None and any(POT in (each.payer, each.payee) for each in kept):
        raise bad_key("receipt")
    return kept


def _win(record: Record, rules: RuleOptions) -> Win:
    winner = read_seat(record.get("winner"), "winner", SEATS)
    if "from" not in record:
        raise bad_key("from")
    off = _seat_or_none(record, "from")
    if off == winner:
        raise bad_seat(winner, "from", "won_off_self")
    liable = _seat_or_none(record, "liable")
    if liable == winner:
        raise bad_seat(winner, "liable", "liable_to_self")
    hands = _hands(record, rules, winner, off)
    if hands[winner] is None:
        raise bad_key("hands", "winner_shows_nothing")
    return Win(winner=winner, off=off, liable=liable, hands=hands, kept=_kept(record))


def _seat_or_none(record: Record, key: str) -> Seat | None:
    value = record.get(key)
    return None if value is None else read_seat(value, key, SEATS)


def _hands(record: Record, rules: RuleOptions, winner: Seat | None, off: Seat | None) -> Claims:
    told = entries(record, "hands")
    if len(told) != SEATS:
        raise bad_key("hands", "four_hands")
    return tuple(_claim(each, rules, seat == winner, off) for seat, each in enumerate(told))


def _claim(told: object, rules: RuleOptions, wins: bool, off: Seat | None) -> Claim:
    if told is None:
        return None
    record = mapping(told, "hands")
    if record.get("declared") is not None:
        return read_total(mapping(record["declared"], "declared"))
    return read_seated(record, rules, wins, off)


def _penalty(record: Record) -> Penalty:
    seat = read_seat(record.get("seat"), "seat", SEATS)
    points = number(record, "points", 1, MOST_LIMIT)
    told = record.get("to")
    to = Payee(one_of(record, "to", tuple(Payee))) if isinstance(told, str) else read_seat(told, "to", SEATS)
    if to == seat:
        raise bad_seat(seat, "to", "penalty_to_self")
    if to is Payee.IN_TOTAL and points % (SEATS - 1):
        values: Mapping[str, int] = {"points": points, "players": SEATS - 1}
        raise BadRecordError(Problem("bad_record", values, "points", "penalty_uneven"))
    reason = one_of(record, REASON, REASON_IDS) if record.get(REASON) is not None else OTHER
    return Penalty(seat, points, to, flag(record, "ends_hand", default=False), _kept(record), reason)


def _seats(record: Record) -> SeatsChange:
    if len(read_seats(record, "order", SEATS)) != SEATS:
        raise bad_key("order")
    return SeatsChange(tuple(read_seat(each, "order", SEATS) for each in entries(record, "order")))
