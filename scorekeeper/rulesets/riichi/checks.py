"""Whether a hand can exist at all, before anybody reads it."""

from collections.abc import Sequence
from typing import Final

from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem, Term, Value
from scorekeeper.core.shapes import Block
from scorekeeper.core.tiles import COPIES, KINDS, RED_FIVES, Tile
from scorekeeper.rulesets.riichi.melds import all_blocks
from scorekeeper.rulesets.riichi.options import Options

HAND_TILES: Final = 14
MOST_INDICATORS: Final = 5
DORA_ROW: Final = "dora_indicators"
URA_ROW: Final = "ura_indicators"
_ROWS: Final = (DORA_ROW, URA_ROW)


def check_tiles(hand: Hand, options: Options) -> list[Block] | Problem:
    """The called sets of a hand, or the first fault of its tiles: set, number, winning tile, copies, indicators."""
    blocks = all_blocks(hand.melds)
    if isinstance(blocks, Meld):
        return Problem("bad_meld", {"tiles": write_tiles(blocks.tiles), "kind": Term(blocks.kind)}, "melds")
    wanted = HAND_TILES - 3 * len(hand.melds)
    if len(hand.concealed) != wanted:
        return _wrong_count(len(hand.concealed), wanted)
    if hand.win_tile not in hand.concealed:
        shown = hand.win_tile.code if hand.win_tile else ""
        return Problem("win_tile_missing", {"tile": shown}, "win_tile")
    return check_copies(hand, options) or _check_indicators(hand) or blocks


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


def check_copies(hand: Hand, options: Options) -> Problem | None:
    """Whether hand, called sets and indicators together hold more of a tile than a set has, red fives included."""
    counts = [0] * KINDS
    rows = [hand.concealed, *(meld.tiles for meld in hand.melds), *hand.rows.values()]
    reds = 0
    for row in rows:
        for each in row:
            counts[each.kind] += 1
            if each.red:
                reds += 1
    if max(counts) > COPIES:
        kind = next(k for k, count in enumerate(counts) if count > COPIES)
        shown = next(t for row in rows for t in row if t.kind == kind).plain
        return Problem("too_many_copies", {"tile": shown.code, "count": counts[kind], "most": COPIES}, "concealed")
    return _check_reds(rows, options) if reds else None


def _check_reds(rows: Sequence[Sequence[Tile]], options: Options) -> Problem | None:
    for red, most in zip(RED_FIVES, options.red_fives, strict=True):
        count = sum(each is red for row in rows for each in row)
        values: dict[str, Value] = {"tile": red.code, "count": count, "most": most}
        if count > most:
            return Problem("too_many_copies", values, "concealed", "too_many_reds" if most else "no_reds")
    return None


def _check_indicators(hand: Hand) -> Problem | None:
    for name in _ROWS:
        count = len(hand.rows.get(name, ()))
        if count > MOST_INDICATORS:
            return Problem("too_many_indicators", {"count": count, "most": MOST_INDICATORS}, name)
    return None
