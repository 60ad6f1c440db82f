"""Who pays what for the hands of a deal, line by line: the winner's, and the others' among themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.explained import Chapter, Does, Explained, Explanation, Reason
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.tiles import Wind
from scorekeeper.rulesets.classical.events import Claim, Draw, Event, Win
from scorekeeper.rulesets.classical.explaining import explanation, source
from scorekeeper.rulesets.classical.hand_records import TypedTotal
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.rule_options import SEATS
from scorekeeper.rulesets.classical.settle import seated, worths
from scorekeeper.rulesets.classical.table import Table

_UNIT: Final = "points"


def explain_hand(hand: Hand, setting: Setting, options: Options, preset: str) -> Explanation | Problem:
    """Why a hand by itself is worth what it is; a winner's with the payments of players without seats."""
    why = explanation(hand, setting, options, preset)
    if isinstance(why, Problem) or hand.win is None:
        return why
    double = options.rules.east_double
    pays: tuple[Chapter, ...]
    if setting.seat_wind is Wind.EAST or not double:
        pays = (_alone("pays_other", why.total, SEATS - 1, double),)
    else:
        pays = (_alone("pays_east", why.total, 1, True), _alone("pays_other", why.total, SEATS - 2, False))
    return replace(why, payments=pays)


def _alone(title: str, worth: int, payers: int, double: bool) -> Chapter:
    return Chapter(Phrase(title), _UNIT, tuple(_share(worth, double)), payers)


def _share(worth: int, double: bool, among: bool = False) -> Iterator[Reason]:
    """What one player pays for a hand: its worth, twice where East is one of the two."""
    yield Reason(Phrase("worth"), Does.SET, worth, Phrase("why_among") if among else None)
    if double:
        yield Reason(Phrase("times_east"), Does.TIMES, 2, Phrase("why_times_east"), option="east_double")


def explain_event(table: Table, event: Event, options: Options, preset: str) -> tuple[Explained, ...] | Problem:
    """Why each hand of a deal is paid what it is; a draw's only where the rules settle it."""
    winner = event.winner if isinstance(event, Win) else None
    if not isinstance(event, Win | Draw):
        return ()
    values = worths(event.hands, winner, table, options)
    if isinstance(values, Problem):
        return values
    if winner is None and not options.rules.draw_settles:
        return ()
    found = []
    for seat in table.from_seat(table.dealer):
        why = _explained(event.hands[seat], seat, winner, table, options, preset)
        if isinstance(why, Problem):
            return why
        if why is not None:
            pays = _kept(event.kept, seat) if event.kept is not None else _paid(event, seat, values, table, options)
            found.append(Explained(seat, replace(why, payments=tuple(pays))))
    return tuple(found)


def _explained(
    claim: Claim, seat: Seat, winner: Seat | None, table: Table, options: Options, preset: str
) -> Explanation | Problem | None:
    match claim:
        case None:
            return None
        case TypedTotal():
            said = (Phrase("points_total", {"points": claim.total}),)
            return Explanation(said, claim.total, (), (), source=source(preset))
        case Hand():
            return explanation(claim, seated(table, seat, winner, options.rules), options, preset)


def _paid(event: Win | Draw, seat: Seat, values: Sequence[int], table: Table, options: Options) -> Iterator[Chapter]:
    """What the others pay for the hand of a seat."""
    rules = options.rules
    winner = event.winner if isinstance(event, Win) else None
    others = table.from_seat(seat)[1:]
    if isinstance(event, Win) and seat == winner and event.liable is not None:
        yield _for_all(event.liable, seat, values[seat], others, table, options)
        return
    among = seat != winner
    if among and isinstance(event, Win) and (event.liable is not None or not rules.losers_settle):
        return
    for payer in others:
        if payer != winner or not among:
            double = rules.east_double and table.dealer in (payer, seat)
            lines = tuple(_share(values[seat], double, among))
            yield Chapter(Phrase("pays_player"), _UNIT, lines, payer=payer, payee=seat)


def _for_all(liable: Seat, seat: Seat, worth: int, others: Sequence[Seat], table: Table, options: Options) -> Chapter:
    lines = []
    for each in others:
        double = options.rules.east_double and table.dealer in (each, seat)
        name = "for_east" if each == table.dealer else "for_other"
        said = Phrase("why_times_east") if double else None
        lines.append(Reason(Phrase(name), Does.ADD, worth * (2 if double else 1), said))
    return Chapter(Phrase("pays_liable"), _UNIT, tuple(lines), payer=liable, payee=seat)


def _kept(transfers: Sequence[Transfer], seat: Seat) -> Iterator[Chapter]:
    """What a seat was paid where the receipt stays as it was."""
    for each in transfers:
        if each.payee == seat:
            lines = (Reason(Phrase("pays_kept"), Does.SET, each.points),)
            yield Chapter(Phrase("pays_kept"), _UNIT, lines, payer=each.payer, payee=seat)
