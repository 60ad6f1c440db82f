"""Who pays what to whom, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from scorekeeper.core.entry_view import Preview
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import OUTSIDE, POT, Account, Transfer
from scorekeeper.ui.words import listed, ui


def payments(transfers: Iterable[Transfer], players: tuple[str, ...]) -> tuple[str, ...]:
    """A sentence for every two accounts between which points move, all reasons taken together."""
    alike: dict[tuple[Account, int], list[Account]] = {}
    for payer, payee, moved in between_pairs(transfers):
        alike.setdefault((payee, moved), []).append(payer)
    return tuple(
        sentence for (payee, moved), payers in alike.items() for sentence in _sentences(payers, payee, moved, players)
    )


def said_of(preview: Preview, players: tuple[str, ...]) -> tuple[str, ...]:
    """What Record will move."""
    return payments(preview.transfers, players) or (ui("nothing_moves"),)


def settled_by(preview: Preview, players: tuple[str, ...]) -> tuple[str, ...]:
    """What Record will move, pair by pair with arrows, where every two players may settle."""
    if any(account < 0 for each in preview.transfers for account in (each.payer, each.payee)):
        return said_of(preview, players)
    return by_pairs(preview.transfers, players) or (ui("nothing_moves"),)


def by_pairs(transfers: Iterable[Transfer], players: tuple[str, ...]) -> tuple[str, ...]:
    """What every two players settle, with arrows."""
    return tuple(
        ui("pays_short", payer=players[payer], payee=players[payee], points=moved)
        for payer, payee, moved in between_pairs(transfers)
        if payer >= 0 and payee >= 0
    )


def between_pairs(transfers: Iterable[Transfer]) -> tuple[tuple[Account, Account, int], ...]:
    """What every two accounts settle, all reasons taken together: who pays, who is paid, how much."""
    sums: dict[tuple[Account, Account], int] = {}
    for each in transfers:
        pair, sign = (each.payer, each.payee), 1
        if (each.payee, each.payer) in sums:
            pair, sign = (each.payee, each.payer), -1
        sums[pair] = sums.get(pair, 0) + sign * each.points
    return tuple(
        (payer, payee, moved) if moved > 0 else (payee, payer, -moved)
        for (payer, payee), moved in sums.items()
        if moved
    )


def _sentences(payers: list[Account], payee: Account, moved: int, players: tuple[str, ...]) -> tuple[str, ...]:
    """One sentence for all the players who pay the same to the same one."""
    seats = [payer for payer in payers if payer >= 0]
    if len(seats) < 2 or payee < 0:
        return tuple(_sentence(payer, payee, moved, players) for payer in payers)
    names = listed(players[payer] for payer in seats)
    others = tuple(_sentence(payer, payee, moved, players) for payer in payers if payer < 0)
    return (ui("pay_each", payers=names, payee=players[payee], points=moved), *others)


def _sentence(payer: Account, payee: Account, moved: int, players: tuple[str, ...]) -> str:
    if payer == POT and payee >= 0:
        return ui("takes_sticks", payee=players[payee], points=moved)
    if payee == POT and payer >= 0:
        return ui("lays_stick", payer=players[payer], points=moved)
    if payer == POT:
        return ui("sticks_lost", points=moved)
    if payee == POT:
        return ui("sticks_come", points=moved)
    if payer == OUTSIDE:
        return ui("gains", payee=players[payee], points=moved)
    if payee == OUTSIDE:
        return ui("loses", payer=players[payer], points=moved)
    return ui("pays", payer=players[payer], payee=players[payee], points=moved)


def going_back(transfers: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    """What moved, going back."""
    return tuple(Transfer(each.payee, each.payer, each.points, each.why) for each in transfers)


def last_moved(ledger: Ledger) -> tuple[int, ...]:
    """What the deal before the running one moved, by seat."""
    return ledger.rows[-1].deltas if ledger.rows else (0,) * ledger.rules.seats
