"""Slips in paying a hand: by whom, to whom, how much of a limit, and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.declaration import Ask
from scorekeeper.core.drill_view import Value
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat, Transfer, deltas
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.ruleset import Step, WinnerAnswer
from scorekeeper.teach.drills.asked import MOVED, PAID
from scorekeeper.teach.drills.scene import Facts, Reckoned, Scene, paid_to
from scorekeeper.teach.drills.slip import Case, Slip, Try

_TEN: Final = 10


def _paid(scene: Scene, found: Reckoned, step: Step, transfers: tuple[Transfer, ...] | None = None) -> Reckoned:
    moved = deltas(step.transfers if transfers is None else transfers, scene.rules.seats)
    paid = paid_to(scene.seat, step)
    split = sum(found.paid.values()) == found.total
    total = sum(paid.values()) if split else found.total
    return replace(found, paid=paid, moved=moved, total=total)


def dealer_factor(case: Case) -> Iterator[Try]:
    """A hand was paid as the dealer's that is not, or the other way round."""
    facts, scene = case.facts(), case.scene
    dealer = scene.dealer
    if facts is None or dealer is None:
        return
    was = scene.seat == dealer
    seat = next(each for each in range(scene.rules.seats) if each != dealer) if was else dealer
    off = scene.seat if scene.off == seat else scene.off
    other = replace(scene.called(facts), seat=seat, off=off, liable=None, others=_moved_others(scene, seat))
    step = other.step
    if isinstance(step, Problem):
        return
    found = _paid(other, case.found, step)
    moved = tuple(found.moved[_exchanged(each, scene.seat, seat)] for each in range(scene.rules.seats))
    sentence = Phrase("drill_slip_not_dealer" if was else "drill_slip_dealer")
    yield sentence, case.told(replace(found, moved=moved), scene)


def _moved_others(scene: Scene, seat: Seat) -> tuple[WinnerAnswer, ...]:
    return tuple(replace(each, seat=_exchanged(each.seat, scene.seat, seat)) for each in scene.others)


def _exchanged(seat: Seat, one: Seat, other: Seat) -> Seat:
    return {one: other, other: one}.get(seat, seat)


def other_way(case: Case) -> Iterator[Try]:
    """The same hand was paid as a win off somebody in place of a self-draw, or the other way round."""
    facts, scene = case.facts(), case.scene
    if facts is None:
        return
    giver = next(seat for seat in range(scene.rules.seats) if seat != scene.seat)
    other = replace(scene.called(facts), off=giver if scene.off is None else None)
    step = other.step
    if not isinstance(step, Problem):
        sentence = Phrase("drill_slip_paid_off" if scene.off is None else "drill_slip_paid_self")
        yield sentence, case.told(_paid(other, case.found, step), scene)


def limit_step(case: Case) -> Iterator[Try]:
    """What another limit pays."""
    for group in case.rules.declaration.called_out:
        question = group[0]
        if len(group) == 1 and question.ask is Ask.CHOICE:
            for name, _ in question.choices:
                yield from _called(case, {question.id: name}, Phrase("drill_slip_limit", {"limit": Term(name)}))


def number_off(case: Case) -> Iterator[Try]:
    """What a hand pays with one more or one less of something it is called out by."""
    facts = case.facts() or {}
    for group in case.rules.declaration.called_out:
        for question in group if facts and set(facts) <= {each.id for each in group} else ():
            value = facts.get(question.id)
            known = [int(name) for name, _ in question.choices] if question.ask is Ask.NUMBER else []
            if not isinstance(value, int) or value not in known:
                continue
            round_ones = [each for each in known if value % _TEN or not each % _TEN]
            at = round_ones.index(value)
            for near in round_ones[max(0, at - 1) : at] + round_ones[at + 1 : at + 2]:
                values: dict[str, str | int | float | None] = {"wrong": near, "right": value, "unit": Term(question.id)}
                yield from _called(case, {**facts, question.id: near}, Phrase("drill_slip_number", values))


def _called(case: Case, facts: Facts, sentence: Phrase) -> Iterator[Try]:
    scene = case.scene.called(facts)
    step = scene.step
    if not isinstance(step, Problem):
        told = case.told(_paid(scene, case.found, step), case.scene)
        yield sentence, {name: value for name, value in told.items() if name.startswith((PAID, MOVED))}


def reason_left_out(case: Case) -> Iterator[Try]:
    """Something that is paid besides the hand was left out: counters, sticks."""
    step = case.scene.step
    if isinstance(step, Problem):
        return
    for why in _besides(step):
        rest = tuple(each for each in step.transfers if each.why != why)
        found = _paid(case.scene, case.found, step, rest)
        yield Phrase("drill_slip_reason", {"reason": Term(why)}), case.told(found)
    table = tuple(each for each in step.transfers if each.payer >= 0)
    if len(table) < len(step.transfers):
        yield Phrase("drill_slip_table"), case.told(_paid(case.scene, case.found, step, table))


def _besides(step: Step) -> tuple[str, ...]:
    """The reasons of what moves besides what moves most."""
    sums: dict[str, int] = {}
    for each in step.transfers:
        sums[each.why] = sums.get(each.why, 0) + each.points
    return tuple(sorted(sums, key=lambda why: -sums[why]))[1:]


def reason_once(case: Case) -> Iterator[Try]:
    """What each player pays besides the hand was paid by one only, or by each in place of by one."""
    step = case.scene.step
    if isinstance(step, Problem):
        return
    seats = [seat for seat in range(case.rules.seats) if seat != case.scene.seat]
    for why in _besides(step):
        own = [each for each in step.transfers if each.why == why and each.payer >= 0]
        rest = tuple(each for each in step.transfers if each not in own)
        if not own or case.scene.off is None:
            continue
        share = sum(each.points for each in own) // len(seats)
        spread = tuple(Transfer(seat, case.scene.seat, share, why) for seat in seats if share)
        found = _paid(case.scene, case.found, step, (*rest, *spread))
        yield Phrase("drill_slip_spread", {"reason": Term(why)}), case.told(found)


def not_liable(case: Case) -> Iterator[Try]:
    """Nobody was held liable."""
    if case.scene.liable is None:
        return
    plain = replace(case.scene, liable=None)
    step = plain.step
    if not isinstance(step, Problem):
        yield Phrase("drill_slip_liable"), case.told(_paid(plain, case.found, step))


def sum_for_each(case: Case) -> Iterator[Try]:
    """What all pay together was given for what each pays, or the two payments were exchanged."""
    own = [each.id for each in case.drill.fields if each.id.startswith(PAID)]
    total = sum(case.found.paid.values())
    told: dict[str, Value] = {**case.drill.right}
    if case.scene.off is None and own:
        yield Phrase("drill_slip_sum"), {**told, **dict.fromkeys(own, total)}
    if len(own) == 2:
        one, other = own
        yield Phrase("drill_slip_exchanged"), {**told, one: told[other], other: told[one]}


def wrong_sign(case: Case) -> Iterator[Try]:
    """Gains and losses were exchanged."""
    own = {each.id: case.drill.right[each.id] for each in case.drill.fields if each.id.startswith(MOVED)}
    wrong = {name for name in own if case.given.get(name) != own[name]}
    if wrong:
        turned = {name: -value for name, value in own.items() if name in wrong and isinstance(value, int)}
        yield Phrase("drill_slip_sign"), {**case.drill.right, **turned}


def players_exchanged(case: Case) -> Iterator[Try]:
    """The win was paid by another player than the one who gave the tile."""
    scene = case.scene
    for seat in range(scene.rules.seats) if scene.off is not None and scene.liable is None else ():
        if seat in (scene.seat, scene.off):
            continue
        other = replace(scene, off=seat)
        step = other.step
        if not isinstance(step, Problem):
            yield (
                Phrase("drill_slip_payer", {"player": _name(scene.ledger, scene.off)}),
                case.told(_paid(other, case.found, step)),
            )


def _name(ledger: Ledger, seat: Seat | None) -> str:
    return "" if seat is None else ledger.players[seat]


PAID_SLIPS: Final = (
    Slip("dealer_factor", dealer_factor),
    Slip("other_way", other_way),
    Slip("reason_left_out", reason_left_out),
    Slip("reason_once", reason_once),
    Slip("not_liable", not_liable),
    Slip("sum_for_each", sum_for_each),
    Slip("wrong_sign", wrong_sign),
    Slip("players_exchanged", players_exchanged),
    Slip("limit_step", limit_step),
    Slip("number_off", number_off),
)
