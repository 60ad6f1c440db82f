"""Hands and called-out scores in their public form, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scorekeeper.core import records
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, bad
from scorekeeper.core.tiles import Tile, Wind
from scorekeeper.rulesets.riichi.checks import DISCARD_ROW, DORA_ROW, HAND_TILES, URA_ROW
from scorekeeper.rulesets.riichi.circumstances import BY_ID, RON, TSUMO
from scorekeeper.rulesets.riichi.melds import MELD_KINDS
from scorekeeper.rulesets.riichi.points import LIMITS
from scorekeeper.rulesets.riichi.score import CalledOut

_WINDS: Final = tuple(wind.value for wind in Wind)
MOST_COUNTERS: Final = 1000
_MOST_HAN: Final = 100
_MOST_FU: Final = 200
MOST_YAKUMAN: Final = 6


def read_hand(record: Mapping[str, object], seated: bool = False) -> tuple[Hand, Setting] | Problem:
    """The hand of a record and where it was won, or `bad_record` / `bad_tile` for the first key that cannot be read.

    A seated hand takes its winds and way of winning from the table; the setting given back is then a placeholder.
    """
    try:
        win = None if seated else records.one_of(record, "win", (RON, TSUMO))
        seat = Wind.EAST if seated else Wind(records.one_of(record, "seat_wind", _WINDS))
        prevailing = Wind.EAST if seated else Wind(records.one_of(record, "round_wind", _WINDS))
        counters = 0 if seated else records.number(record, "honba", 0, MOST_COUNTERS, 0)
        circumstances = frozenset(records.words(record, "circumstances", BY_ID))
        # Every value is looked at before any tile, so that a record of the wrong form is said to be one.
        texts = {key: records.text(record, key, default) for key, default in _TILE_KEYS}
        melds = [_meld_texts(each) for each in records.entries(record, "melds")]
        hand = _hand(texts, melds, win, circumstances)
    except BadRecordError as fault:
        return fault.problem
    return hand, Setting(seat, prevailing, counters=counters)


_TILE_KEYS: Final = (("concealed", None), ("win_tile", None), (DORA_ROW, ""), (URA_ROW, ""), (DISCARD_ROW, ""))


def _meld_texts(entry: object) -> tuple[str, str]:
    meld = records.mapping(entry, "melds")
    return records.one_of(meld, "type", MELD_KINDS), records.text(meld, "tiles")


def _hand(
    texts: Mapping[str, str], melds: list[tuple[str, str]], win: str | None, circumstances: frozenset[str]
) -> Hand:
    concealed = _tiles(texts["concealed"], "concealed")
    won = _tiles(texts["win_tile"], "win_tile")
    if len(won) != 1:
        raise BadRecordError(Problem("bad_tile", {"text": texts["win_tile"]}, "win_tile", "bad_win_tile"))
    called = tuple(Meld(kind, _tiles(tiles, "melds")) for kind, tiles in melds)
    rows = {name: _tiles(texts[name], name) for name in (DORA_ROW, URA_ROW, DISCARD_ROW) if texts[name]}
    if len(concealed) + 3 * len(called) == HAND_TILES - 1:
        concealed = (*concealed, *won)
    return Hand(concealed, called, won[0], win, circumstances, rows)


def _tiles(notation: str, key: str) -> tuple[Tile, ...]:
    tiles = read_tiles(notation, key)
    if isinstance(tiles, Problem):
        raise BadRecordError(tiles)
    for each in tiles:
        if each.is_bonus:
            raise BadRecordError(Problem("bad_tile", {"text": each.code}, key))
    return tiles


def write_hand(hand: Hand) -> dict[str, object]:
    """The record of a hand without winds and way of winning."""
    record: dict[str, object] = {
        "concealed": write_tiles(hand.concealed),
        "melds": [{"type": meld.kind, "tiles": write_tiles(meld.tiles)} for meld in hand.melds],
        "win_tile": hand.win_tile.code if hand.win_tile else None,
        "circumstances": [name for name in BY_ID if name in hand.circumstances],
    }
    for name in (DORA_ROW, URA_ROW):
        record[name] = write_tiles(hand.rows.get(name, ()), sort=False)
    if hand.rows.get(DISCARD_ROW):
        record[DISCARD_ROW] = write_tiles(hand.rows[DISCARD_ROW], sort=False)
    return record


def read_called_out(record: Mapping[str, object]) -> CalledOut:
    """What was called out: `{"han", "fu"}`, `{"yakuman"}` or `{"limit"}`; raises BadRecordError for anything else."""
    keys = {key for key in ("han", "fu", "yakuman", "limit") if record.get(key) is not None}
    if keys == {"yakuman"}:
        return CalledOut(yakuman=records.number(record, "yakuman", 1, MOST_YAKUMAN))
    if keys == {"limit"}:
        return CalledOut(limit=records.one_of(record, "limit", LIMITS))
    if keys in ({"han"}, {"han", "fu"}):
        fu = records.number(record, "fu", 20, _MOST_FU) if "fu" in keys else None
        return CalledOut(records.number(record, "han", 1, _MOST_HAN), fu)
    raise bad("a called-out score is han and fu, a number of yakuman, or a limit", "declared")


def write_called_out(declared: CalledOut) -> dict[str, object]:
    """The record of a called-out score."""
    found = {"han": declared.han, "fu": declared.fu, "yakuman": declared.yakuman, "limit": declared.limit}
    return {key: value for key, value in found.items() if value is not None}
