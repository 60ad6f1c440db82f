"""Hands and typed totals in their public form, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core import records
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.money import Seat
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, bad
from scorekeeper.core.tiles import Tile, Wind
from scorekeeper.rulesets.classical.checks import BONUS_ROW, WINNING_TILES
from scorekeeper.rulesets.classical.circumstances import BY_ID
from scorekeeper.rulesets.classical.limit_table import amount
from scorekeeper.rulesets.classical.melds import MELD_KINDS
from scorekeeper.rulesets.classical.rule_options import MOST_LIMIT, RuleOptions
from scorekeeper.rulesets.classical.ways import DEALT_HAND, DISCARD, WALL, WAYS

_WINDS: Final = tuple(wind.value for wind in Wind)


class TypedTotal(Struct, frozen=True):
    """What a player's hand is worth, counted by hand."""

    total: int


def read_hand(record: Mapping[str, object], rules: RuleOptions, seated: bool = False) -> tuple[Hand, Setting] | Problem:
    """The hand of a record and where it was counted, or `bad_record` / `bad_tile` for the first key that cannot be read.

    A seated hand takes its winds from the table; the setting given back is then a placeholder.
    """
    try:
        win = _way(record)
        wins = records.flag(record, "wins", default=win is not None)
        if wins and win is None and seated:
            win = WALL
        if wins != (win is not None):
            raise bad("“wins” is true with a “win”, or false without one", "win")
        seat = Wind.EAST if seated else Wind(records.one_of(record, "seat_wind", _WINDS))
        prevailing = Wind.EAST if seated else Wind(records.one_of(record, "round_wind", _WINDS))
        return _hand(record, win, rules), Setting(seat, prevailing)
    except BadRecordError as fault:
        return fault.problem


def read_seated(record: Mapping[str, object], rules: RuleOptions, wins: bool, off: Seat | None) -> Hand:
    """The hand of a player at the table, of whom the event tells whether they won; raises BadRecordError."""
    if records.flag(record, "wins", default=wins) is not wins:
        raise bad("only the winner’s hand wins", "hands")
    win = _way(record)
    if not wins:
        if win is not None:
            raise bad("only the winner’s hand has a “win”", "hands")
        return _hand(record, None, rules)
    win = win or (WALL if off is None else DISCARD)
    if WAYS[win].drawn is not (off is None):
        raise bad("“from” names a player with a tile of theirs, nobody with the own draw", "from")
    return _hand(record, win, rules)


def _way(record: Mapping[str, object]) -> str | None:
    return None if record.get("win") is None else records.one_of(record, "win", WAYS)


def _hand(record: Mapping[str, object], win: str | None, rules: RuleOptions) -> Hand:
    names = (*BY_ID, *rules.own_hands)
    circumstances = frozenset(records.words(record, "circumstances", names))
    # Every value is looked at before any tile, so that a record of the wrong form is said to be one.
    concealed_text = records.text(record, "concealed")
    bonus_text = records.text(record, BONUS_ROW, "")
    won_text = None if record.get("win_tile") is None else records.text(record, "win_tile")
    needed = win is not None and win != DEALT_HAND
    if needed is not (won_text is not None):
        raise bad("“win_tile” names the tile of a win, null for the tiles dealt and for losers", "win_tile")
    meld_texts = [_meld_texts(each) for each in records.entries(record, "melds")]
    concealed = _tiles(concealed_text, "concealed")
    won = _winning_tile(won_text)
    melds = tuple(Meld(kind, _tiles(tiles, "melds")) for kind, tiles in meld_texts)
    bonus = _tiles(bonus_text, BONUS_ROW, bonus=True)
    if won is not None and len(concealed) + 3 * len(melds) == WINNING_TILES - 1:
        concealed = (*concealed, won)
    return Hand(concealed, melds, won, win, circumstances, {BONUS_ROW: bonus} if bonus else {})


def _meld_texts(entry: object) -> tuple[str, str]:
    meld = records.mapping(entry, "melds")
    return records.one_of(meld, "type", MELD_KINDS), records.text(meld, "tiles")


def _winning_tile(text: str | None) -> Tile | None:
    if text is None:
        return None
    won = _tiles(text, "win_tile")
    if len(won) != 1:
        raise BadRecordError(Problem("bad_tile", {"text": text}, "win_tile", "bad_win_tile"))
    return won[0]


def _tiles(notation: str, key: str, bonus: bool = False) -> tuple[Tile, ...]:
    sentence = "bad_tile_bonus" if bonus else "bad_tile_here"
    tiles = read_tiles(notation, key)
    if isinstance(tiles, Problem):
        raise BadRecordError(replace(tiles, sentence=sentence))
    for each in tiles:
        if each.is_bonus is not bonus or each.red:
            raise BadRecordError(Problem("bad_tile", {"text": each.code}, key, sentence))
    return tiles


def write_hand(hand: Hand) -> dict[str, object]:
    """The record of a hand without winds."""
    own = sorted(name for name in hand.circumstances if name not in BY_ID)
    return {
        "concealed": write_tiles(hand.concealed),
        "melds": [{"type": meld.kind, "tiles": write_tiles(meld.tiles)} for meld in hand.melds],
        "bonus": write_tiles(hand.rows.get(BONUS_ROW, ())),
        "wins": hand.win is not None,
        "win_tile": hand.win_tile.code if hand.win_tile and hand.win not in (None, DEALT_HAND) else None,
        "win": hand.win,
        "circumstances": [*(name for name in BY_ID if name in hand.circumstances), *own],
    }


def read_total(record: Mapping[str, object]) -> TypedTotal:
    """A typed total: `{"total"}`; raises BadRecordError for anything else."""
    return TypedTotal(records.number(record, "total", 0, MOST_LIMIT))


def check_total(typed: TypedTotal, rules: RuleOptions) -> Problem | None:
    """`bad_record` for a total above the limit; None when it can be."""
    most = max([rules.limit, *(amount(won, rules.limit, rules.roof_off) for won, _ in rules.awards.values())])
    if typed.total <= most or rules.roof_off:
        return None
    return Problem("bad_record", {"total": typed.total, "limit": most}, "declared", "total_over_limit")
