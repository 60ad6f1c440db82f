"""Who pays whom: what every hand is worth, the winner's payments, and the losers' among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.money import OUTSIDE, Seat, Transfer, move
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets.classical.checks import tiles_of, too_many_copies
from scorekeeper.rulesets.classical.circumstances import NINE_WINS
from scorekeeper.rulesets.classical.counting import score
from scorekeeper.rulesets.classical.events import Claim, Claims, Draw, Payee, Penalty, Win
from scorekeeper.rulesets.classical.hand_records import TypedTotal, check_total
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.rule_options import SEATS, RuleOptions
from scorekeeper.rulesets.classical.table import Table, setting
from scorekeeper.rulesets.classical.ways import ROBBED_KONG

HAND: Final = "hand"
LIABILITY: Final = "liability"
PENALTY: Final = "penalty"


def worths(hands: Claims, winner: Seat | None, table: Table, options: Options) -> tuple[int, ...] | Problem:
    """What each seat's hand is worth, or the first fault in one of them."""
    found: list[int] = []
    for seat, claim in enumerate(hands):
        worth = _worth(claim, seat, winner, table, options)
        if isinstance(worth, Problem):
            return replace(worth, where=f"hands[{seat}].{worth.where}" if worth.where else f"hands[{seat}]")
        found.append(worth)
    return _shared_tiles(hands) or tuple(found)


def _worth(claim: Claim, seat: Seat, winner: Seat | None, table: Table, options: Options) -> int | Problem:
    match claim:
        case None:
            return 0
        case TypedTotal():
            return check_total(claim, options.rules) or claim.total
        case Hand():
            found = score(claim, seated(table, seat, winner, options.rules), options)
            return found if isinstance(found, Problem) else found.total


def seated(table: Table, seat: Seat, winner: Seat | None, rules: RuleOptions) -> Setting:
    """Where the hand of a seat is counted: what the table gives is given to who wins, not to losers."""
    there = setting(table, seat, rules)
    return there if seat == winner else replace(there, given=there.given - {NINE_WINS})


def _shared_tiles(hands: Claims) -> Problem | None:
    """The fault of tiles that all hands together have too many of; a robbed tile may lie in two of them.

    Flowers and seasons are looked at in each hand alone: tables often tell another player's only by whose they are not.
    """
    tiles: list[Tile] = []
    for hand in hands:
        if isinstance(hand, Hand):
            own = list(tiles_of(hand))
            robbed = hand.win_tile if hand.win == ROBBED_KONG else None
            if robbed is not None:
                own.remove(robbed)
            tiles += own
    fault = too_many_copies(tiles, ())
    return None if fault is None else replace(fault, where="hands", sentence="too_many_in_hands")


def settle_win(win: Win, values: Sequence[int], table: Table, rules: RuleOptions) -> tuple[Transfer, ...]:
    """The winner is paid by all, or by who is liable for all; then each loser in turn order by the other losers."""
    winner, *losers = table.from_seat(win.winner)
    shares = {seat: values[winner] * _times(seat, winner, table, rules) for seat in losers}
    if win.liable is not None:
        return move(win.liable, winner, sum(shares.values()), LIABILITY)
    paid = tuple(each for seat in losers for each in move(seat, winner, shares[seat], HAND))
    return (*paid, *_among(losers, values, table, rules)) if rules.losers_settle else paid


def settle_draw(draw: Draw, values: Sequence[int], table: Table, rules: RuleOptions) -> tuple[Transfer, ...]:
    """At a draw all four settle where the rules have it so."""
    return _among(table.from_seat(table.dealer), values, table, rules) if rules.draw_settles else ()


def _among(seats: Sequence[Seat], values: Sequence[int], table: Table, rules: RuleOptions) -> tuple[Transfer, ...]:
    return tuple(
        each
        for payee in seats
        for payer in seats
        if payer != payee
        for each in move(payer, payee, values[payee] * _times(payer, payee, table, rules), HAND)
    )


def _times(one: Seat, other: Seat, table: Table, rules: RuleOptions) -> int:
    return 2 if rules.east_double and table.dealer in (one, other) else 1


def settle_penalty(penalty: Penalty, table: Table) -> tuple[Transfer, ...]:
    """What a penalty moves, to each other player in turn order."""
    others = table.from_seat(penalty.seat)[1:]
    match penalty.to:
        case Payee.EACH:
            return tuple(each for seat in others for each in move(penalty.seat, seat, penalty.points, PENALTY))
        case Payee.IN_TOTAL:
            share = penalty.points // (SEATS - 1)
            return tuple(each for seat in others for each in move(penalty.seat, seat, share, PENALTY))
        case Payee.NOBODY:
            return move(penalty.seat, OUTSIDE, penalty.points, PENALTY)
        case seat:
            return move(penalty.seat, seat, penalty.points, PENALTY)
