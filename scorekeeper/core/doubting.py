"""The slips that any rules know, and everything doubtful in what is about to be recorded."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.barring import barred_win
from scorekeeper.core.declaration import Outcome
from scorekeeper.core.doubt import Care, Claim, Doubt, DoubtRow, Intent, found
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.event_made import Worths, way_of_winning
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import WINDS, wind_tile

_SET: Final = 3
_PLAIN_FAULTS: Final = frozenset(
    {
        "bad_record",
        "bad_tile",
        "bad_meld",
        "tile_count",
        "win_tile_missing",
        "too_many_copies",
        "too_many_indicators",
        "circumstance_conflict",
        "not_a_win",
    }
)
"""Faults that say themselves what to mend."""
MOST_WAYS: Final = 3


def doubts(entering: Entering, table: Table, care: Care, worths: Worths) -> tuple[Doubt, ...]:
    """What may be a slip in an event that can be recorded, the costly slips first."""
    outcome = table.outcome(entering.outcome)
    if outcome is None or table.state is None:
        return ()
    intent = _intent(entering, table, outcome, worths)
    shared = tuple(each for each in found(_SHARED, table.rules, intent) if care.warned or each.always)
    if not care.warned:
        return shared
    rows = [*shared, *_hands_left_out(entering, table), *table.rules.doubts(intent)]
    return tuple(sorted(rows, key=lambda each: not each.costly))


def _intent(entering: Entering, table: Table, outcome: Outcome, worths: Worths) -> Intent:
    claims = (_claim(entering, table, seat, worths) for seat in entering.winners)
    others = (seat for seat in entering.asked(table) if seat not in entering.winners)
    hands = (entering.draft_of(seat) for seat in others)
    board = table.rules.board(table.state).seats if table.state is not None else ()
    return Intent(
        outcome.id,
        tuple(each for each in claims if each is not None),
        tuple(table.hand(each, None) for each in hands if not each.empty and each.declared is None),
        table.players,
        {each.seat: each.marks for each in board},
    )


def _claim(entering: Entering, table: Table, seat: Seat, worths: Worths) -> Claim | None:
    """A winner's hand, None for one that was called out."""
    setting, score = table.setting(seat, entering.off), worths.of(seat)
    if setting is None or score is None or isinstance(score, Problem):
        return None
    hand = table.hand(entering.draft_of(seat), way_of_winning(entering, table, seat))
    return Claim(table.players[seat], hand, setting, score)


def _hands_left_out(entering: Entering, table: Table) -> Iterator[Doubt]:
    """Hands that count too and that nobody has entered."""
    if not entering.together:
        return
    empty = sum(entering.draft_of(seat).empty for seat in entering.asked(table))
    if empty:
        yield Doubt("hands", Phrase("doubt_hands", {"count": empty}), costly=True)


def _barred(rules: Ruleset, claim: Claim) -> Phrase | None:
    """The hand wins off another player although an own discard would have completed it."""
    return barred_win(rules, claim.hand)


def _other_wind(rules: Ruleset, claim: Claim) -> Phrase | None:
    """A set of a wind would count before the player who sits at it."""
    held = [*claim.hand.concealed, *(tile for meld in claim.hand.melds for tile in meld.tiles)]
    for wind in WINDS[: rules.seats]:
        if wind is not claim.setting.seat_wind and held.count(wind_tile(wind)) >= _SET:
            score = rules.score(claim.hand, replace(claim.setting, seat_wind=wind))
            # The dealer is paid more for any hand, so only the reasons are compared.
            if not isinstance(score, Problem) and _reasons(score) > _reasons(claim.score):
                return Phrase("doubt_wind", {"player": claim.player})
    return None


def _reasons(score: Score) -> int:
    return sum(line.amount for part in score.parts for line in part.lines)


_SHARED: Final[tuple[DoubtRow[Ruleset], ...]] = (
    DoubtRow("barred", _barred, costly=True, always=True),
    DoubtRow("wind", _other_wind),
)


def remedies(rules: Ruleset, entered: HandEntered | None, fault: object) -> tuple[str, ...]:
    """The words of what would let a hand win that has all its tiles and cannot: the other way of winning, and ticks."""
    if entered is None or not isinstance(fault, Problem) or fault.id in _PLAIN_FAULTS or entered.hand.win is None:
        return ()
    return tuple(islice(_letting(rules, entered.hand, replace(entered.setting, denied=frozenset())), MOST_WAYS))


def _letting(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[str]:
    declared = rules.declaration
    way = declared.win_self if hand.win == declared.win_off else declared.win_off
    held = hand.circumstances | setting.given
    ticks = (each for each in declared.circumstances if each.winner is not False and not each.win)
    with_ticks = [
        (each.word, replace(hand, circumstances=hand.circumstances | {each.id}))
        for each in ticks
        if each.id not in held
    ]
    for word, other in [(way, replace(hand, win=way)), *with_ticks]:
        if not isinstance(rules.score(other, setting), Problem):
            yield word
