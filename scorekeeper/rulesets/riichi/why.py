"""Why a hand by itself, or the hands of a win at the table, are paid as they are; and what a little more would bring."""

from __future__ import annotations

from msgspec.structs import replace

from scorekeeper.core.explained import Explained, Explanation, More
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.tiles import Wind
from scorekeeper.rulesets.riichi.circumstances import TSUMO
from scorekeeper.rulesets.riichi.events import Event, Win, Winner
from scorekeeper.rulesets.riichi.explaining import explanation, source
from scorekeeper.rulesets.riichi.liability import shares
from scorekeeper.rulesets.riichi.points import LIMITS
from scorekeeper.rulesets.riichi.score import RiichiScore, without_tiles
from scorekeeper.rulesets.riichi.scoring import Scorer
from scorekeeper.rulesets.riichi.table import Table, setting
from scorekeeper.rulesets.riichi.why_basic import basic_chapter
from scorekeeper.rulesets.riichi.why_paid import AtTable, alone, at_table, kept, sticks
from scorekeeper.rulesets.riichi.wins import in_turn, settle

_FU_STEP = 10
_MOST_FU = 110
_SMALLEST_ROUNDED = 30


def explain_hand(scorer: Scorer, hand: Hand, place: Setting, preset: str) -> Explanation | Problem:
    """Why a hand by itself is worth what it is, with the payments of players without seats."""
    counted = scorer.counted(hand, place)
    if isinstance(counted, Problem):
        return counted
    pays = alone(counted.score.basic, counted.win.tsumo, counted.win.dealer, place.counters, scorer.options)
    return replace(explanation(scorer, counted, preset), payments=pays)


def explain_event(scorer: Scorer, table: Table, event: Event, preset: str) -> tuple[Explained, ...] | Problem:
    """Why the winners of an event are paid what they are; none where nobody wins."""
    if not isinstance(event, Win):
        return ()
    moved = settle(event, table, scorer)
    if isinstance(moved, Problem):
        return moved
    found = []
    for place, winner in enumerate(in_turn(event, table)):
        counters = table.honba if place == 0 or scorer.options.honba_goes_to == "each" else 0
        told = _explained(scorer, table, winner, event, preset)
        if isinstance(told, Problem):
            return told
        score, why = told
        parts = shares(winner, score, event.off, scorer.options)
        if isinstance(parts, Problem):
            return parts
        at = AtTable(winner.seat, event.off, table, counters, event.wareme, scorer.options)
        pays = (*at_table(parts, at), *sticks(moved, winner.seat))
        if event.kept is not None:
            pays = kept(event.kept, winner.seat)
        found.append(Explained(winner.seat, replace(why, payments=pays)))
    return tuple(found)


def _explained(
    scorer: Scorer, table: Table, winner: Winner, event: Win, preset: str
) -> tuple[RiichiScore, Explanation] | Problem:
    """The score of one winner and why, its payments aside; of a called-out hand all there is to say."""
    if isinstance(winner.claim, Hand):
        counted = scorer.counted(winner.claim, setting(table, winner.seat, event.off))
        if isinstance(counted, Problem):
            return counted
        return counted.score, explanation(scorer, counted, preset)
    score = scorer.called_out(winner.claim, event.off is None, winner.seat == table.dealer, table.honba)
    if isinstance(score, Problem):
        return score
    chapters = (basic_chapter(score, scorer.options),)
    return score, Explanation(score.headline, score.total, (), chapters, source=source(preset))


def more(scorer: Scorer, hand: Hand, place: Setting) -> tuple[More, ...] | Problem:
    """The hand with a han more and, where its fu count, with ten fu more."""
    score = scorer.score(hand, place)
    if isinstance(score, Problem):
        return score
    if score.han is None:
        return ()
    drawn, dealer = hand.win == TSUMO, place.seat_wind is Wind.EAST
    steps = [("more_han", score.han + 1, score.fu)]
    if score.fu and score.limit not in LIMITS and _SMALLEST_ROUNDED <= score.fu < _MOST_FU:
        steps.append(("more_fu", score.han, score.fu + _FU_STEP))
    return tuple(_one_more(scorer, name, han, fu or 0, (drawn, dealer)) for name, han, fu in steps)


def _one_more(scorer: Scorer, name: str, han: int, fu: int, won: tuple[bool, bool]) -> More:
    worth = scorer.counter.worth(han, fu, *won)
    score = without_tiles(worth, han, fu or None)
    return More(Phrase(name), score.headline, score.total)
