"""Tiles in typed notation, such as `123m0p77z`, read and written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scorekeeper.core.problem import Problem, TileText
from scorekeeper.core.tiles import BY_CODE, SUITS, Tile, in_order

_LETTERS: Final = frozenset(suit.value for suit in SUITS)


def read_tiles(text: str, where: str | None = None) -> tuple[Tile, ...] | Problem:
    """The tiles a text names, in the order typed: digits, then the letter of their suit; `0` is a red five.

    Answers the problem `bad_tile` (values `text`: the part that names no tile) for anything else.
    Spaces are passed over.
    """
    tiles: list[Tile] = []
    digits = ""
    for sign in text:
        if sign.isspace():
            continue
        if "0" <= sign <= "9":
            digits += sign
        elif sign in _LETTERS and digits:
            for digit in digits:
                found = BY_CODE.get(digit + sign)
                if found is None:
                    return Problem("bad_tile", {"text": digit + sign}, where)
                tiles.append(found)
            digits = ""
        else:
            return Problem("bad_tile", {"text": digits + sign}, where)
    if digits:
        return Problem("bad_tile", {"text": digits}, where)
    return tuple(tiles)


def tile_text(tiles: Iterable[Tile]) -> TileText:
    """Some tiles as a value of a sentence, sorted."""
    return TileText(write_tiles(tiles))


def write_tiles(tiles: Iterable[Tile], sort: bool = True) -> str:
    """The notation of some tiles, neighbours of one suit sharing their letter; sorted unless told otherwise."""
    row = in_order(tiles) if sort else tuple(tiles)
    parts: list[str] = []
    for i, each in enumerate(row):
        parts.append(each.code[0])
        if i + 1 == len(row) or row[i + 1].suit is not each.suit:
            parts.append(each.suit.value)
    return "".join(parts)
