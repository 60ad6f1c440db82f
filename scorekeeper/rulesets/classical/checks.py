"""Whether a hand can exist at all, before anybody counts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Problem, Term, TileText, Value
from scorekeeper.core.tiles import COPIES, Tile, packed, seems_over
from scorekeeper.rulesets.classical.circumstances import PARTIAL_HAND, TOO_MANY_TILES
from scorekeeper.rulesets.classical.melds import meld_block
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.ways import DEALT_HAND

BONUS_ROW: Final = "bonus"
MOST_BONUS: Final = 8
WINNING_TILES: Final = 14
LOSING_TILES: Final = 13
_FULL: Final = 4
_COUNTED_AT_ONCE: Final = 32
"""Tiles of which a packed count surely tells whether there are too many of one kind."""
_DEAD: Final = "dead"


def is_long(hand: Hand) -> bool:
    """Whether a loser holds more tiles than a hand may have, or is said to."""
    held = len(hand.concealed) + 3 * len(hand.melds)
    return hand.win is None and (TOO_MANY_TILES in hand.circumstances or held > LOSING_TILES)


def check_tiles(hand: Hand, rules: RuleOptions) -> Problem | None:
    """The first fault of a hand's tiles: called sets, number, winning tile, copies; None when it can exist."""
    for meld in hand.melds:
        if meld_block(meld) is None:
            sentence = None if meld.tiles else "meld_without_tiles"
            return Problem("bad_meld", {"tiles": tile_text(meld.tiles), "kind": Term(meld.kind)}, "melds", sentence)
    if problem := _number(hand, rules):
        return problem
    if hand.win is not None and hand.win != DEALT_HAND and hand.win_tile not in hand.concealed:
        shown = hand.win_tile.code if hand.win_tile else ""
        return Problem("win_tile_missing", {"tile": TileText(shown)}, "win_tile")
    return too_many_copies(tiles_of(hand), hand.rows.get(BONUS_ROW, ()))


def tiles_of(hand: Hand) -> tuple[Tile, ...]:
    """All tiles of a hand but flowers and seasons."""
    return (*hand.concealed, *_in_melds(hand.melds))


def _in_melds(melds: Iterable[Meld]) -> Iterable[Tile]:
    return (tile for meld in melds for tile in meld.tiles)


def too_many_copies(tiles: Sequence[Tile], bonus: Sequence[Tile], where: str = "concealed") -> Problem | None:
    """The fault of tiles of which more are named than there are, one of each flower and season; None without one."""
    if not bonus and len(tiles) <= _COUNTED_AT_ONCE and not seems_over(packed(tiles)):
        return None
    for kinds, most, place in ((tiles, COPIES, where), (bonus, 1, BONUS_ROW)):
        counted = Counter(kinds)
        if max(counted.values(), default=0) <= most:
            continue
        for tile, count in counted.items():
            if count > most:
                values: dict[str, Value] = {"tile": tile_text([tile]), "count": count, "most": most}
                return Problem("too_many_copies", values, place, "too_many_of_one")
    return None


def _number(hand: Hand, rules: RuleOptions) -> Problem | None:
    if is_long(hand):
        return None if rules.long_hand == _DEAD else _wrong_count(hand, LOSING_TILES)
    wanted = LOSING_TILES if hand.win is None else WINNING_TILES
    held = len(hand.concealed) + 3 * len(hand.melds)
    short = held < wanted and PARTIAL_HAND in hand.circumstances and hand.win is None
    if (held == wanted or short) and len(hand.melds) <= _FULL:
        return None
    return _wrong_count(hand, wanted)


def _wrong_count(hand: Hand, held: int) -> Problem:
    wanted = held - 3 * len(hand.melds)
    count = len(hand.concealed)
    values: dict[str, Value] = {
        "count": count,
        "wanted": max(wanted, 0),
        "missing": wanted - count,
        "over": count - wanted,
    }
    if TOO_MANY_TILES in hand.circumstances:
        sentence = "too_many_tiles_refused"
    elif wanted <= 0:
        sentence = "tile_count_sets"
    elif count > wanted:
        sentence = "tile_count_over"
    elif hand.win is None:
        sentence = "tile_count_partial"
    else:
        sentence = "tile_count_one_short" if count == wanted - 1 else "tile_count_short"
    return Problem("tile_count", values, "concealed", sentence)
