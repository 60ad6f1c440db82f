"""Slips in what is chosen: names, tiles waited for, and the hand that is needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.declaration import Ask
from scorekeeper.core.distance import counts_of
from scorekeeper.core.drill_view import Value
from scorekeeper.core.hand import Hand
from scorekeeper.core.laying import laid_out
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.needed_view import Goal
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.shapes import FULL_SETS
from scorekeeper.core.tiles import COPIES, TILES, Tile, tile
from scorekeeper.teach.drills.asked import NAMES, NEED, WAITS
from scorekeeper.teach.drills.kinds_table import need_value
from scorekeeper.teach.drills.slip import NAMED, Case, Slip, Try
from scorekeeper.teach.drills.slips_hand import closed_hand, variants
from scorekeeper.teach.needed import ladder, wanted


def _several(case: Case, field: str) -> tuple[frozenset[str], frozenset[str]]:
    """What was given in a field, and what is right there; the same twice where the field is not asked."""
    given, right = case.given.get(field), case.drill.right.get(field)
    if not isinstance(given, frozenset) or not isinstance(right, frozenset):
        return frozenset(), frozenset()
    return given, right


def name_missed(case: Case) -> Iterator[Try]:
    """Some names were not given."""
    given, right = _several(case, NAMES)
    for name in sorted(right - given):
        yield Phrase("drill_slip_name_missed", {"name": Term(name)}), {NAMES: given}


def name_too_many(case: Case) -> Iterator[Try]:
    """Some names were given that this hand does not have; where a hand like it has one, that is said."""
    given, right = _several(case, NAMES)
    extra = sorted(given - right)
    part = str(case.drill.about.get(NAMED, ""))
    closed = _closed_names(case, part) if extra else frozenset()
    near = {line.id for found in variants(case) for line in found.lines(part)} if extra else set()
    for name in extra:
        if name in closed:
            sentence = "drill_slip_name_closed"
        else:
            sentence = "drill_slip_name_nearly" if name in near else "drill_slip_name_extra"
        yield Phrase(sentence, {"name": Term(name)}), {NAMES: given}


def _closed_names(case: Case, part: str) -> frozenset[str]:
    """What the hand would be if nothing in it had been called."""
    closed = closed_hand(case)
    score = None if closed is None else case.rules.score(closed, case.scene.setting)
    if score is None or isinstance(score, Problem):
        return frozenset()
    return frozenset(line.id for each in score.parts if each.id == part for line in each.lines)


def wait_missed(case: Case) -> Iterator[Try]:
    """Some tiles that complete the hand were not given."""
    given, right = _several(case, WAITS)
    if right - given:
        tiles = tile_text(tile(code) for code in right - given)
        yield Phrase("drill_slip_wait_missed", {"tiles": tiles}), {WAITS: given}


def wait_too_many(case: Case) -> Iterator[Try]:
    """Some tiles were given that do not complete the hand; one that is held four times cannot come."""
    given, right = _several(case, WAITS)
    hand = case.scene.hand
    if hand is None:
        return
    held = [each.kind for each in (*hand.concealed, *(each for meld in hand.melds for each in meld.tiles))]
    if hand.win_tile is not None:
        held.remove(hand.win_tile.kind)
    for code in sorted(given - right):
        four = held.count(tile(code).kind) >= COPIES
        left = "" if four else _left_over(hand, tile(code))
        said = "drill_slip_wait_held" if four else "drill_slip_wait_left" if left else "drill_slip_wait_extra"
        named = {"tile": tile_text([tile(code)])}
        yield Phrase(said, {**named, "tiles": left} if left else named), {WAITS: given}


def _left_over(hand: Hand, come: Tile) -> str:
    """The tiles that neither sets nor a pair would need with a tile that does not complete a hand."""
    kept = list(hand.concealed)
    if hand.win_tile in kept:
        kept.remove(hand.win_tile)
    laid = laid_out(counts_of((*kept, come)), FULL_SETS - len(hand.melds))
    return tile_text(TILES[kind] for kind in laid.left)


def need_bare(case: Case) -> Iterator[Try]:
    """What lies on the table was left out of account."""
    scene, given = case.scene, case.given.get(NEED)
    if NEED not in case.drill.right or given is None:
        return
    for name, table in _without(scene.ledger):
        if _needed(case, table) == given:
            yield Phrase("drill_slip_need_table", {"reason": Term(name)}), {NEED: given}


def need_otherwise(case: Case) -> Iterator[Try]:
    """It is what is needed by another way of winning."""
    scene, given = case.scene, case.given.get(NEED)
    if NEED not in case.drill.right or given is None:
        return
    others = [None, *(seat for seat in range(scene.rules.seats) if seat != scene.seat)]
    for off in others:
        if off != scene.off and _needed(case, scene.ledger, off) == given:
            sentence = "drill_slip_need_self" if off is None else "drill_slip_need_off"
            payer = "" if off is None else scene.ledger.players[off]
            yield Phrase(sentence, {"payer": payer}), {NEED: given}
            return


def need_size(case: Case) -> Iterator[Try]:
    """The hand is not enough, or more than is needed."""
    given, right = case.given.get(NEED), case.drill.right.get(NEED)
    if given is None or right is None:
        return
    order: list[Value] = [choice for field in case.drill.fields for choice, _ in field.choices]
    if given in order:
        more = order.index(given) > order.index(right)
    elif isinstance(given, int) and isinstance(right, int):
        more = given > right
    else:
        return
    yield Phrase("drill_slip_need_more" if more else "drill_slip_need_less"), {NEED: given}


def _needed(case: Case, table: Ledger, off: int | bool | None = False) -> int | str | None:
    scene = case.scene
    giver = scene.off if off is False else off
    found = ladder(table, scene.outcome, scene.seat, giver)
    goal = Goal(place=int(str(case.drill.about.get("place", 1))))
    rung = found.smallest(wanted(goal, scene.seat)) if found else None
    return None if rung is None else need_value(found, rung.declared)


def _without(ledger: Ledger) -> Iterator[tuple[str, Ledger]]:
    """The same table without counters, and without sticks."""
    told = dict(ledger.rules.next_row(ledger.state) or {})
    rows = {each.id: each for each in ledger.rules.takeover}
    start: dict[str, object] = {name: value for name, value in told.items() if name in rows}
    for name, question in rows.items():
        if question.ask is Ask.AMOUNTS:
            start[name] = list(ledger.state.scores)
    for name, question in rows.items():
        if question.ask is Ask.COUNT and start.get(name):
            table = replay(Header(ledger.rules, ledger.players, {**start, name: 0}), ())
            if table.stopped_at is None:
                yield name, table


NAMED_SLIPS: Final = (
    Slip("name_missed", name_missed),
    Slip("name_too_many", name_too_many),
    Slip("wait_missed", wait_missed),
    Slip("wait_too_many", wait_too_many),
    Slip("need_table", need_bare),
    Slip("need_otherwise", need_otherwise),
    Slip("need_size", need_size),
)
