"""What can happen at a riichi table, as values, and how records tell it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.events import (
    Adjustment,
    bad_key,
    bad_seat,
    read_adjustment,
    read_kept,
    read_seat,
    read_seats,
)
from scorekeeper.core.hand import Hand
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, entries, flag, mapping, one_of
from scorekeeper.core.ruleset import Answers, WinnerAnswer
from scorekeeper.rulesets.riichi.circumstances import RON, TSUMO
from scorekeeper.rulesets.riichi.options import ABORTS, LIABLE_PATTERNS, SEATS
from scorekeeper.rulesets.riichi.score import CalledOut

SANCHAHOU: Final = "sanchahou"
"""The draw by three claims on one discard; whether a table has it is the option `triple_ron`."""


OPEN_RIICHI: Final[Mapping[str, object]] = {"type": "riichi", "open": True}
"""How an open riichi is written, which is no event of its own."""


class EventType(StrEnum):
    """The word by which a record says what happened."""

    RIICHI = "riichi"
    WIN = "win"
    EXHAUSTIVE_DRAW = "exhaustive_draw"
    ABORTIVE_DRAW = "abortive_draw"
    CHOMBO = "chombo"
    ADJUSTMENT = "adjustment"
    END = "end"


class RiichiCall(Struct, frozen=True):
    """A player declares riichi; it does not stand when somebody wins on its tile."""

    seat: Seat
    stands: bool = True
    open: bool = False

    @property
    def ends_deal(self) -> bool:
        """The hand goes on."""
        return False


class Liable(Struct, frozen=True):
    """Who is liable, and for which pattern; None stands for the one the hand has."""

    pattern: str | None
    seat: Seat


class Winner(Struct, frozen=True):
    """A winner with the hand as it was seen, or the score that was called out."""

    seat: Seat
    claim: Hand | CalledOut
    liable: tuple[Liable, ...] = ()


class EndOfDeal(Struct, frozen=True):
    """What every event that ends a hand may tell: where the wall was opened, and payments that are to stay."""

    wareme: Seat | None = None
    kept: tuple[Transfer, ...] | None = None

    @property
    def ends_deal(self) -> bool:
        """The next event belongs to a new hand."""
        return True


class Win(EndOfDeal, frozen=True, kw_only=True):
    """One player wins by self-draw (`off` None), or one or more off another."""

    winners: tuple[Winner, ...]
    off: Seat | None


class ExhaustiveDraw(EndOfDeal, frozen=True, kw_only=True):
    """The wall is empty; who is tenpai (None: not told), and whose discards were all terminals and honours."""

    tenpai: tuple[Seat, ...] | None
    nagashi: tuple[Seat, ...] = ()


class AbortiveDraw(EndOfDeal, frozen=True, kw_only=True):
    """The hand is broken off."""

    kind: str


class Chombo(EndOfDeal, frozen=True, kw_only=True):
    """A foul by one or more players voids the hand."""

    seats: tuple[Seat, ...]


class End(Struct, frozen=True):
    """The players end the game."""

    @property
    def ends_deal(self) -> bool:
        """A hand still running is void."""
        return True


Event = RiichiCall | Win | ExhaustiveDraw | AbortiveDraw | Chombo | Adjustment | End


def read_event(record: Record) -> Event | Problem:
    """The event in a public record; only its form is checked here, and `bad_seat`."""
    try:
        return _read(record)
    except BadRecordError as fault:
        return fault.problem


def _read(record: Record) -> Event:
    event_type = EventType(one_of(record, "type", tuple(EventType)))
    match event_type:
        case EventType.RIICHI:
            seat = read_seat(record.get("seat"), "seat", SEATS)
            return RiichiCall(seat, flag(record, "stands", default=True), flag(record, "open", default=False))
        case EventType.WIN:
            return _read_win(record)
        case EventType.EXHAUSTIVE_DRAW:
            told = record.get("tenpai") is not None
            return ExhaustiveDraw(
                tenpai=read_seats(record, "tenpai", SEATS) if told else None,
                nagashi=read_seats(record, "nagashi", SEATS),
                wareme=_wareme(record),
                kept=read_kept(record, SEATS),
            )
        case EventType.ABORTIVE_DRAW:
            kind = one_of(record, "kind", (*ABORTS, SANCHAHOU))
            return AbortiveDraw(kind=kind, wareme=_wareme(record), kept=read_kept(record, SEATS))
        case EventType.CHOMBO:
            return Chombo(seats=_offenders(record), wareme=_wareme(record), kept=read_kept(record, SEATS))
        case EventType.ADJUSTMENT:
            return read_adjustment(record, SEATS)
        case EventType.END:
            return End()
        case _:
            assert_never(event_type)


def _wareme(record: Record) -> Seat | None:
    value = record.get("wareme")
    return None if value is None else read_seat(value, "wareme", SEATS)


def _offenders(record: Record) -> tuple[Seat, ...]:
    if isinstance(record.get("seat"), list | tuple):
        seats = read_seats(record, "seat", SEATS)
        if not seats:
            raise bad_key("seat")
        return seats
    return (read_seat(record.get("seat"), "seat", SEATS),)


def _read_win(record: Record) -> Win:
    told = [mapping(each, "winners") for each in entries(record, "winners")]
    if not told:
        raise bad_key("winners")
    offs = [_off(each) for each in told]
    seats = [read_seat(each.get("seat"), "seat", SEATS) for each in told]
    for place, seat in enumerate(seats):
        if seat in seats[:place]:
            raise bad_seat(seat, "winners", "seat_twice")
        if seat == offs[place]:
            raise bad_seat(seat, "from", "won_off_self")
        if offs[place] != offs[0]:
            raise bad_seat(seat, "from", "won_off_two")
    winners = tuple(_winner(each, seat, offs[0]) for each, seat in zip(told, seats, strict=True))
    return Win(winners=winners, off=offs[0], wareme=_wareme(record), kept=read_kept(record, SEATS))


def _off(winner: Mapping[str, object]) -> Seat | None:
    if "from" not in winner:
        raise bad_key("from")
    value = winner["from"]
    return None if value is None else read_seat(value, "from", SEATS)


def _winner(told: Mapping[str, object], seat: Seat, off: Seat | None) -> Winner:
    # Read with the first hand that was won.
    from scorekeeper.rulesets.riichi.hand_records import read_called_out, read_hand

    hand, declared = told.get("hand"), told.get("declared")
    if (hand is None) == (declared is None):
        raise bad_key("winners", "hand_or_declared")
    liable = _liable(told.get("liable"), seat)
    if hand is None:
        if any(each.pattern is None for each in liable):
            raise bad_key("liable", "liable_unnamed")
        return Winner(seat, read_called_out(mapping(declared, "declared")), liable)
    found = read_hand(mapping(hand, "hand"), seated=True)
    if isinstance(found, Problem):
        raise BadRecordError(found)
    return Winner(seat, replace(found[0], win=TSUMO if off is None else RON), liable)


def _liable(value: object, winner: Seat) -> tuple[Liable, ...]:
    if value is None:
        return ()
    if not isinstance(value, Mapping):
        found = [Liable(None, read_seat(value, "liable", SEATS))]
    else:
        if any(pattern not in LIABLE_PATTERNS for pattern in value):
            raise bad_key("liable")
        named = [pattern for pattern in LIABLE_PATTERNS if pattern in value]
        found = [Liable(pattern, read_seat(value[pattern], "liable", SEATS)) for pattern in named]
    if any(each.seat == winner for each in found):
        raise bad_seat(winner, "liable", "liable_to_self")
    return tuple(found)


def write_event(answers: Answers) -> dict[str, object]:
    """The public record of an outcome as the window gathered it."""
    record: dict[str, object] = dict(OPEN_RIICHI if answers.outcome == "open_riichi" else {"type": answers.outcome})
    if answers.outcome == EventType.WIN:
        record["winners"] = [_written(each, answers.off) for each in answers.winners]
    if answers.outcome == EventType.EXHAUSTIVE_DRAW:
        record["tenpai"] = []
    for key, value in answers.given.items():
        if value is not None:
            record[key] = list(value) if isinstance(value, tuple | set | frozenset) else value
    return record


def _written(winner: WinnerAnswer, off: Seat | None) -> dict[str, object]:
    record: dict[str, object] = {"seat": winner.seat, "from": off}
    if winner.declared is not None:
        record["declared"] = dict(winner.declared)
    elif winner.hand is not None:
        record["hand"] = dict(winner.hand)
    if winner.liable is not None:
        record["liable"] = winner.liable
    return record


def read_answers(record: Record) -> Answers | Problem:
    """What the window would have gathered for a record, or what is wrong with its form."""
    event = read_event(record)
    if isinstance(event, Problem):
        return event
    given = {key: value for key, value in record.items() if key not in {"type", "winners"}}
    if isinstance(event, Chombo):
        given["seat"] = list(event.seats)
    if not isinstance(event, Win):
        return Answers(str(record["type"]), given=given)
    told = [mapping(each, "winners") for each in entries(record, "winners")]
    return Answers(EventType.WIN.value, tuple(_answer(each) for each in told), event.off, given)


def _answer(told: Mapping[str, object]) -> WinnerAnswer:
    seat, hand, declared, liable = told["seat"], told.get("hand"), told.get("declared"), told.get("liable")
    assert isinstance(seat, int)  # noqa: S101 - the record has been read as an event
    return WinnerAnswer(
        seat,
        None if hand is None else mapping(hand, "hand"),
        None if declared is None else mapping(declared, "declared"),
        liable,
    )
