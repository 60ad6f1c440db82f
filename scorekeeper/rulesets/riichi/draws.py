"""What moves when nobody wins: tenpai payments, nagashi mangan, and the penalty for a foul."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.events import spread
from scorekeeper.core.money import POT, Account, Seat, Transfer, move
from scorekeeper.rulesets.riichi.events import Chombo, ExhaustiveDraw
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import LIMITS, tsumo_points
from scorekeeper.rulesets.riichi.result import split
from scorekeeper.rulesets.riichi.table import STICK, Table
from scorekeeper.rulesets.riichi.wins import COUNTERS, STICKS, doubled

NOTEN: Final = "noten"
NAGASHI: Final = "nagashi"
CHOMBO: Final = "chombo"
_MANGAN: Final = LIMITS["mangan"]


def settle_exhaustive(draw: ExhaustiveDraw, table: Table, options: Options) -> tuple[Transfer, ...]:
    """An exhaustive draw: who is not tenpai pays those who are, or everybody pays a nagashi mangan."""
    if not draw.nagashi:
        return _noten(draw.tenpai or (), table, options)
    seats = [seat for seat in table.from_dealer if seat in draw.nagashi]
    moved: tuple[Transfer, ...] = ()
    for seat in seats:
        moved += _mangan(seat, table, NAGASHI)
    if options.nagashi_mangan != "win":
        return moved
    for seat in seats:
        for payer in table.from_seat(seat):
            moved += move(payer, seat, table.honba * options.honba_tsumo_each, COUNTERS)
    return (*doubled(moved, draw.wareme, options), *move(POT, seats[0], table.pot, STICKS))


def _noten(tenpai: tuple[Seat, ...], table: Table, options: Options) -> tuple[Transfer, ...]:
    """The players who are not tenpai pay an equal part each, those who are get an equal part each."""
    ready = [seat for seat in table.from_dealer if seat in tenpai]
    others = [seat for seat in table.from_dealer if seat not in tenpai]
    if not ready or not others:
        return ()
    gains: dict[Account, int] = {
        seat: -part for seat, part in zip(others, split(options.noten_payment, len(others)), strict=True)
    }
    gains |= dict(zip(ready, split(options.noten_payment, len(ready)), strict=True))
    return spread(gains, NOTEN)


def _mangan(winner: Seat, table: Table, why: str) -> tuple[Transfer, ...]:
    """A mangan as by self-draw: 4000 from the dealer and 2000 from the others, or 4000 from each to the dealer."""
    from_dealer, from_other = tsumo_points(_MANGAN, winner == table.dealer)
    moved: tuple[Transfer, ...] = ()
    for payer in table.from_seat(winner):
        moved += move(payer, winner, from_dealer if payer == table.dealer else from_other, why)
    return moved


def settle_chombo(foul: Chombo, table: Table, options: Options) -> tuple[Transfer, ...]:
    """A void hand: its riichi sticks go back, and each offender pays a mangan where the rules say so.

    Two offenders pay each other as well, as either would alone.
    """
    moved = returned_sticks(table)
    if options.chombo == "reverse_mangan":
        for seat in foul.seats:
            moved += tuple(
                Transfer(each.payee, each.payer, each.points, CHOMBO) for each in _mangan(seat, table, CHOMBO)
            )
    return moved


def returned_sticks(table: Table) -> tuple[Transfer, ...]:
    """The riichi sticks of the running hand, given back."""
    return tuple(Transfer(POT, seat, STICK, STICKS) for seat in table.bettors)


def noten_matters(draw: ExhaustiveDraw, table: Table, options: Options) -> bool:
    """Whether anything at this draw depends on who is tenpai: a payment, or the dealer's repeat."""
    if draw.nagashi and options.nagashi_mangan == "win":
        return False
    return bool(options.noten_payment and not draw.nagashi) or tenpai_repeats(table, options)


def tenpai_repeats(table: Table, options: Options) -> bool:
    """Whether a tenpai dealer deals again after an exhaustive draw."""
    match options.dealer_repeats_on:
        case "win_or_tenpai":
            return True
        case "win_then_tenpai":
            return table.wind > 0
        case _:
            return False
