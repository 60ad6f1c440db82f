"""What no tile shows about a hand: every circumstance as a row, and whom it can be true of."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.tiles import Wind
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.limit_table import CIRCUMSTANCE_IDS
from scorekeeper.rulesets.classical.ways import DEALT_HAND, FIRST_DISCARD, LAST_REPLACEMENT, REPLACEMENT, ROBBED_KONG

PARTIAL_HAND: Final = "partial_hand"
TOO_MANY_TILES: Final = "too_many_tiles"
ONLY_TILE: Final = "only_possible_tile"
NINE_WINS: Final = "east_nine_wins"
CONCEALED_KONG: Final = "concealed_kong"
_KONG: Final = 4


class Row(Struct, frozen=True):
    """One circumstance: its word, its sentence, whether only a winner or only a loser can have it (None: anybody).

    `ways` are the ways of winning it needs, `kongs` how many kongs, `east` tells that only East can have it, `ready`
    that only a ready hand can; `rare` ones are folded away for somebody new to the game.
    """

    id: str
    word: str
    help: str
    winner: bool | None
    ways: tuple[str, ...] = ()
    kongs: int = 0
    east: bool = False
    ready: bool = False
    rare: bool = False


CIRCUMSTANCES: Final[tuple[Row, ...]] = (
    Row(
        "original_call",
        QT_TRANSLATE_NOOP("words", "Original call"),
        QT_TRANSLATE_NOOP("words", "The player was ready after the first discard and said so."),
        None,
        ready=True,
        rare=True,
    ),
    Row(
        "kong_upon_kong",
        QT_TRANSLATE_NOOP("words", "Kong upon kong"),
        QT_TRANSLATE_NOOP("words", "The replacement of a kong made a second kong, and its replacement won."),
        True,
        (REPLACEMENT, LAST_REPLACEMENT),
        kongs=2,
        rare=True,
    ),
    Row(
        ONLY_TILE,
        QT_TRANSLATE_NOOP("words", "Only possible tile"),
        QT_TRANSLATE_NOOP("words", "Dead tiles made the winning tile the only one possible."),
        True,
        rare=True,
    ),
    Row(
        NINE_WINS,
        QT_TRANSLATE_NOOP("words", "East’s wins in a row"),
        QT_TRANSLATE_NOOP("words", "East has won as many times in a row as the rules ask for."),
        True,
        east=True,
        rare=True,
    ),
    Row(
        PARTIAL_HAND,
        QT_TRANSLATE_NOOP("words", "Part of the hand"),
        QT_TRANSLATE_NOOP("words", "Only the tiles that score are entered."),
        False,
    ),
    Row(
        TOO_MANY_TILES,
        QT_TRANSLATE_NOOP("words", "Too many tiles"),
        QT_TRANSLATE_NOOP("words", "The player held more tiles than a hand may have."),
        False,
        rare=True,
    ),
)
assert tuple(row.id for row in CIRCUMSTANCES) == CIRCUMSTANCE_IDS  # noqa: S101 - one place for each
BY_ID: Final = {row.id: row for row in CIRCUMSTANCES}


def conflict(hand: Hand, setting: Setting, held: frozenset[str]) -> Problem | None:
    """Why some circumstances, or the way the hand was won, cannot be true of it; None when they can."""
    for row in CIRCUMSTANCES:
        if row.id in held and (problem := _fault(row, hand, setting)):
            return problem
    if {PARTIAL_HAND, TOO_MANY_TILES} <= held:
        return _conflict(PARTIAL_HAND, None, other=Term(TOO_MANY_TILES))
    return _way_conflict(hand, setting)


def _fault(row: Row, hand: Hand, setting: Setting) -> Problem | None:
    if row.winner is not None and row.winner is not (hand.win is not None):
        return _conflict(row.id, "conflict_needs_winner" if row.winner else "conflict_needs_loser")
    if row.ways and hand.win not in row.ways:
        return _conflict(row.id, "conflict_needs_replacement")
    if row.kongs > sum(len(meld.tiles) == _KONG for meld in hand.melds):
        return _conflict(row.id, "conflict_needs_kongs")
    if row.east and setting.seat_wind is not Wind.EAST:
        return _conflict(row.id, "conflict_only_east")
    if row.id in setting.denied:
        return _conflict(row.id, "conflict_not_at_table")
    return None


def _way_conflict(hand: Hand, setting: Setting) -> Problem | None:
    east = setting.seat_wind is Wind.EAST
    if hand.win == DEALT_HAND and not east:
        return _conflict(DEALT_HAND, "conflict_only_east", where="win")
    if hand.win == FIRST_DISCARD and east:
        return _conflict(FIRST_DISCARD, "conflict_not_east", where="win")
    if hand.win in (DEALT_HAND, FIRST_DISCARD) and any(meld.kind != CONCEALED_KONG for meld in hand.melds):
        return _conflict(hand.win, "conflict_needs_nothing_called", where="win")
    if hand.win == ROBBED_KONG and _copies_of_winning_tile(hand) > 1:
        return _conflict(ROBBED_KONG, "conflict_robbed_tile", where="win")
    return None


def _copies_of_winning_tile(hand: Hand) -> int:
    tiles = (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))
    return sum(tile is hand.win_tile for tile in tiles)


def _conflict(name: str, sentence: str | None, where: str = "circumstances", **values: Term) -> Problem:
    return Problem("circumstance_conflict", {"one": Term(name), **values}, where, sentence)
