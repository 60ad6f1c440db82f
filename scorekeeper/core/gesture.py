"""One gesture on the tiles to pick from, and the tiles it lays: one, a pair, three equal ones, or a run."""

from __future__ import annotations

from enum import StrEnum
from itertools import repeat
from typing import Final

from msgspec import Struct

from scorekeeper.core.draft import Draft, Reds, copies_of, face_left
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import RED_OF, TILES, Tile

RUN: Final = 3
"""Tiles of the shortest run a gesture lays."""
SUIT: Final = 9


class Stroke(StrEnum):
    """How the hand moves over a tile."""

    TILE = "tile"
    PAIR = "pair"
    TRIPLET = "triplet"
    RUN = "run"


class Gesture(Struct, frozen=True):
    """One gesture, begun on the face `key`.

    `reach` tells how many tiles beyond the first one a run goes, downwards when it is negative; it is laid in that
    order, so the tile where the gesture stops comes last. `red` asks for the red five among plain ones. `called` tells
    that it ended among the called sets.
    """

    stroke: Stroke
    key: Tile
    reach: int = 0
    red: bool = False
    called: bool = False


def tiles_of(gesture: Gesture, draft: Draft, reds: Reds) -> tuple[Tile, ...] | Problem:
    """The tiles a gesture lays, in the order they are laid, or why it cannot: `none_left`, `no_run_here`, `run_ends`.

    A red five where the gesture began comes last of equal tiles, one that is asked for comes first.
    """
    kinds = _kinds(gesture)
    if isinstance(kinds, Problem):
        return kinds
    laid: list[Tile] = []
    for kind in kinds:
        face = face_left(_with(draft, laid), kind, reds)
        if face is None:
            return Problem("none_left", {"tile": tile_text([kind])}, "concealed")
        laid.append(face)
    return tuple(laid)


def _with(draft: Draft, tiles: list[Tile]) -> Draft:
    """The draft with some tiles more, wherever they lie."""
    return draft.with_row("", (*draft.rows.get("", ()), *tiles)) if tiles else draft


def _kinds(gesture: Gesture) -> tuple[Tile, ...] | Problem:
    """The faces that are asked for."""
    key = gesture.key
    match gesture.stroke:
        case Stroke.TILE:
            return (key,)
        case Stroke.PAIR | Stroke.TRIPLET:
            others = tuple(repeat(key.plain, 1 if gesture.stroke is Stroke.PAIR else 2))
            asked = gesture.red and not key.red and key in RED_OF
            return (RED_OF[key], *others) if asked else (*others, key)
        case Stroke.RUN:
            return _run(gesture)


def _run(gesture: Gesture) -> tuple[Tile, ...] | Problem:
    key = gesture.key
    if key.is_honour or key.is_bonus:
        return Problem("no_run_here", {"tile": tile_text([key])}, "concealed")
    way = -1 if gesture.reach < 0 else 1
    count = max(RUN, abs(gesture.reach) + 1)
    numbers = [key.number + way * step for step in range(count)]
    if not 1 <= numbers[-1] <= SUIT:
        return Problem("run_ends", {"tile": tile_text([key]), "count": count}, "concealed")
    kinds = tuple(TILES[key.kind + way * step] for step in range(count))
    red = gesture.red or key.red
    return tuple(RED_OF[kind] if red and kind in RED_OF else kind for kind in kinds)


def reddened(tiles: tuple[Tile, ...], draft: Draft, reds: Reds) -> tuple[Tile, ...] | None:
    """Some tiles of a hand with their last five red, or plain where it is red; None where there is none or none is left."""
    for place in reversed(range(len(tiles))):
        five = tiles[place]
        other = five.plain if five.red else RED_OF.get(five)
        if other is not None and draft.used(other) < copies_of(other, reds):
            return (*tiles[:place], other, *tiles[place + 1 :])
    return None
