"""What a win moves: the hands, the counters and the sticks, several winners, liability and wareme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from scorekeeper.core.hand import Hand
from scorekeeper.core.money import POT, Seat, Transfer, move
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.events import Win, Winner
from scorekeeper.rulesets.riichi.liability import Share, shares
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.points import payment, ron_points, tsumo_points
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.table import STICK, Table, setting

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.scoring import Scorer

HAND: Final = "hand"
COUNTERS: Final = "counters"
STICKS: Final = "sticks"
LIABILITY: Final = "liability"


class Paid(Struct, frozen=True):
    """One winner with what the hand is worth and who pays for which share of it."""

    seat: Seat
    score: RiichiScore
    shares: tuple[Share, ...]


def in_turn(win: Win, table: Table) -> tuple[Winner, ...]:
    """The winners, the one nearest after the discarder first."""
    turns = table.from_seat(win.winners[0].seat if win.off is None else win.off)
    return tuple(sorted(win.winners, key=lambda winner: turns.index(winner.seat) if winner.seat in turns else -1))


def most_winners(options: Options) -> int:
    """How many players may win on one discard; three claims that break the hand off are no win."""
    return min(options.max_winners, SEATS - 2) if options.triple_ron == "draw" else options.max_winners


def settle(win: Win, table: Table, scorer: Scorer) -> tuple[Transfer, ...] | Problem:
    """Everything a win moves, or what is wrong with one of its hands."""
    paid: list[Paid] = []
    for winner in in_turn(win, table):
        found = _paid(winner, win, table, scorer)
        if isinstance(found, Problem):
            return found
        paid.append(found)
    moved: list[Transfer] = []
    for place, each in enumerate(paid):
        counters = table.honba if place == 0 or scorer.options.honba_goes_to == "each" else 0
        moved += doubled(_one_win(each, win.off, counters, table, scorer.options), win.wareme, scorer.options)
    return (*moved, *_sticks([each.seat for each in paid], table, scorer.options))


def _paid(winner: Winner, win: Win, table: Table, scorer: Scorer) -> Paid | Problem:
    if isinstance(winner.claim, Hand):
        score = scorer.score(winner.claim, setting(table, winner.seat, win.off))
    else:
        score = scorer.called_out(winner.claim, win.off is None, winner.seat == table.dealer, table.honba)
    if isinstance(score, Problem):
        return score
    found = shares(winner, score, win.off, scorer.options)
    return found if isinstance(found, Problem) else Paid(winner.seat, score, found)


def _one_win(paid: Paid, off: Seat | None, counters: int, table: Table, options: Options) -> tuple[Transfer, ...]:
    """What the others pay one winner."""
    moved: list[Transfer] = []
    for share in paid.shares:
        pay = _self_drawn if off is None else _off_somebody
        moved += pay(paid.seat, share, off, table)
    return (*moved, *_counters(paid, off, counters, table, options))


def _self_drawn(winner: Seat, share: Share, _off: Seat | None, table: Table) -> tuple[Transfer, ...]:
    """A share of a self-drawn hand: each pays a part, or the liable player all of it."""
    dealer = winner == table.dealer
    if share.liable is not None:
        return move(share.liable, winner, payment(share.basic, True, dealer, SEATS - 1).total, LIABILITY)
    from_dealer, from_other = tsumo_points(share.basic, dealer)
    moved: tuple[Transfer, ...] = ()
    for payer in table.from_seat(winner):
        moved += move(payer, winner, from_dealer if payer == table.dealer else from_other, HAND)
    return moved


def _off_somebody(winner: Seat, share: Share, off: Seat | None, table: Table) -> tuple[Transfer, ...]:
    """A share of a hand won off a discard: the discarder pays, a liable player one half."""
    assert off is not None  # noqa: S101 - told apart by the caller
    points = ron_points(share.basic, winner == table.dealer)
    if share.liable is None or share.liable == off:
        return move(off, winner, points, HAND)
    half = points // 2
    return (*move(off, winner, points - half, HAND), *move(share.liable, winner, half, LIABILITY))


def _counters(paid: Paid, off: Seat | None, counters: int, table: Table, options: Options) -> tuple[Transfer, ...]:
    """The counters: by the discarder or each, or by whom liability makes pay them (of two, the first pattern's)."""
    liable = next((share.liable for share in paid.shares if share.liable is not None), None)
    if off is not None:
        payer = off if liable is None or options.pao_honba == "discarder" else liable
        return move(payer, paid.seat, counters * options.honba_ron, COUNTERS)
    each = counters * options.honba_tsumo_each
    if liable is not None:
        return move(liable, paid.seat, each * (SEATS - 1), COUNTERS)
    moved: tuple[Transfer, ...] = ()
    for payer in table.from_seat(paid.seat):
        moved += move(payer, paid.seat, each, COUNTERS)
    return moved


def doubled(moved: Sequence[Transfer], wareme: Seat | None, options: Options) -> tuple[Transfer, ...]:
    """What the player where the wall was opened pays or receives counts twice, if the table plays so."""
    if not options.wareme or wareme is None:
        return tuple(moved)
    return tuple(
        Transfer(each.payer, each.payee, each.points * (2 if wareme in (each.payer, each.payee) else 1), each.why)
        for each in moved
    )


def _sticks(winners: Sequence[Seat], table: Table, options: Options) -> tuple[Transfer, ...]:
    """The sticks on the table: all to the nearest winner, or each declarer among the winners the own one first."""
    own = [seat for seat in winners if seat in table.bettors] if options.sticks_go_to == "own_back" else []
    moved: tuple[Transfer, ...] = ()
    for seat in own:
        moved += move(POT, seat, STICK, STICKS)
    return (*moved, *move(POT, winners[0], table.pot - STICK * len(own), STICKS))
