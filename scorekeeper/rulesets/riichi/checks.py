"""Whether a hand can exist at all, before anybody reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Problem, Term, TileText, Value
from scorekeeper.core.tiles import (
    COPIES,
    RED_FIVES,
    TILES,
    Tile,
    count_in,
    kind_over,
    packed,
    reds_in,
    room_for,
    seems_over,
)
from scorekeeper.rulesets.riichi.circumstances import conflict, in_force
from scorekeeper.rulesets.riichi.melds import meld_block
from scorekeeper.rulesets.riichi.options import Options

HAND_TILES: Final = 14
MOST_INDICATORS: Final = 5
DORA_ROW: Final = "dora_indicators"
URA_ROW: Final = "ura_indicators"
INDICATOR_ROWS: Final = (DORA_ROW, URA_ROW)
DISCARD_ROW: Final = "discards"
MOST_DISCARDS: Final = 30


def impossible(hand: Hand, setting: Setting, options: Options) -> Problem | None:
    """The first fault of a hand's called sets, tiles and circumstances; None when it can be counted."""
    held = packed(hand.concealed)
    for meld in hand.melds:
        count = packed(meld.tiles)
        if meld_block(meld.kind, meld.tiles, count) is None:
            return no_set(meld)
        held += count
    problem = check_tiles(hand, held, room_for(options.red_fives), options)
    return problem or conflict(hand, setting, in_force(hand, setting))


def no_set(meld: Meld) -> Problem:
    """The fault of called tiles that make no set of their kind."""
    return Problem("bad_meld", {"tiles": tile_text(meld.tiles), "kind": Term(meld.kind)}, "melds")


def check_tiles(hand: Hand, held: int, room: int, options: Options) -> Problem | None:
    """The first fault of a hand's tiles: number, winning tile, copies, indicators; None when it can exist.

    `held` is the packed count of all its tiles, `room` that of these rules' red fives; its called sets are sets.
    """
    wanted = HAND_TILES - 3 * len(hand.melds)
    if len(hand.concealed) != wanted:
        return _wrong_count(len(hand.concealed), wanted)
    if hand.win_tile not in hand.concealed:
        shown = hand.win_tile.code if hand.win_tile else ""
        return Problem("win_tile_missing", {"tile": TileText(shown)}, "win_tile")
    count, long = held, False
    for row in hand.rows.values():
        if len(row) > MOST_INDICATORS:
            long = True
            # A packed count has room for as many as may be turned; of more, one copy too many is enough to tell.
            count += packed(_first_copies(row))
        else:
            count += packed(row)
    return _check_counts(hand, count, options) if long or seems_over(count, room) else None


def _wrong_count(count: int, wanted: int) -> Problem:
    values: dict[str, Value] = {
        "count": count,
        "wanted": max(wanted, 0),
        "missing": wanted - count,
        "over": count - wanted,
    }
    if wanted <= 0:
        sentence = "tile_count_sets"
    elif count > wanted:
        sentence = "tile_count_over"
    else:
        sentence = "tile_count_one_short" if count == wanted - 1 else "tile_count_short"
    return Problem("tile_count", values, "concealed", sentence)


def _check_counts(hand: Hand, count: int, options: Options) -> Problem | None:
    """Whether hand, called sets and indicators together hold more of a tile than a set has, red fives included."""
    over = kind_over(count)
    if over is not None:
        values: dict[str, Value] = {"tile": tile_text([TILES[over]]), "count": count_in(count, over), "most": COPIES}
        return Problem("too_many_copies", values, "concealed")
    return _check_reds(count, options) or _too_many_indicators(hand)


def _first_copies(row: Sequence[Tile]) -> tuple[Tile, ...]:
    """A row with no more than one copy too many of each tile."""
    kept: list[Tile] = []
    for each in row:
        if kept.count(each) <= COPIES:
            kept.append(each)
    return tuple(kept)


def _check_reds(count: int, options: Options) -> Problem | None:
    for red, held, most in zip(RED_FIVES, reds_in(count), options.red_fives, strict=True):
        if held > most:
            values: dict[str, Value] = {"tile": tile_text([red]), "count": held, "most": most}
            return Problem("too_many_copies", values, "concealed", "too_many_reds" if most else "no_reds")
    return None


def _too_many_indicators(hand: Hand) -> Problem | None:
    for name, row in hand.rows.items():
        if len(row) > MOST_INDICATORS and name != DISCARD_ROW:
            return Problem("too_many_indicators", {"count": len(row), "most": MOST_INDICATORS}, name)
    return None
