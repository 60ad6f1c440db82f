"""Which called sets one click on a tile can mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.draft import Draft, Reds, copies_left
from scorekeeper.core.hand import Meld
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import RED_OF, TILES, Suit, Tile, in_order

SET_ROOM: Final = 3
"""Places a called set takes in the hand, a kan too."""

_WITH_RUNS: Final = (Suit.CHARACTERS, Suit.CIRCLES, Suit.BAMBOOS)


def form_problem(draft: Draft) -> Problem | None:
    """Why no called set fits any more, or None."""
    return Problem("no_room_for_set", where="melds") if draft.room < SET_ROOM else None


def sets_from(draft: Draft, form: MeldForm, tile: Tile, reds: Reds) -> tuple[Meld, ...] | Problem:
    """The sets of a form that a click on `tile`, their lowest one, can mean; more than one where reds leave a choice.

    A plain five clicked for equal tiles means as few reds as there can be, a red one at least one.
    """
    kinds = _kinds(form, tile)
    if kinds is None:
        return Problem("no_run_from", {"tile": tile_text([tile]), "count": form.size}, "melds")
    found = [tiles for tiles in _faces(kinds) if _there(draft, tiles, reds)]
    found = _meant(found, form, tile)
    if not found:
        short = next((each for each, count in Counter(kinds).items() if _all_left(draft, each, reds) < count), tile)
        return Problem("none_left", {"tile": tile_text([short])}, "melds")
    return tuple(Meld(form.id, tiles) for tiles in found)


def sets_with(draft: Draft, forms: Iterable[MeldForm], tile: Tile, reds: Reds) -> tuple[Meld, ...]:
    """Every set of some forms that holds a face, as far as its tiles are left: runs from the lowest on, then equal ones."""
    found: dict[Meld, None] = {}
    for form in forms:
        for low in _lowest(form, tile):
            sets = sets_from(draft, form, low, reds)
            if not isinstance(sets, Problem):
                found.update(dict.fromkeys(each for each in sets if tile in each.tiles))
    return tuple(found)


def _lowest(form: MeldForm, tile: Tile) -> Iterator[Tile]:
    """The tiles that a set of a form with a face can begin with."""
    if form.same or tile.suit not in _WITH_RUNS:
        yield tile
        return
    for number in range(max(1, tile.number - form.size + 1), tile.number + 1):
        low = TILES[tile.kind - tile.number + number]
        yield low
        if low in RED_OF:
            yield RED_OF[low]


def form_of(forms: Iterable[MeldForm], tiles: tuple[Tile, ...], hidden: bool) -> MeldForm | None:
    """The form that some typed tiles make when its name is not typed: the first one of their shape.

    `hidden` asks for a set kept face down at its ends.
    """
    for form in forms:
        if form.open is not hidden and len(tiles) == form.size and has_shape(form, tiles):
            return form
    return None


def has_shape(form: MeldForm, tiles: tuple[Tile, ...]) -> bool:
    """Whether some tiles are a set of this form."""
    row = in_order(tiles)
    kinds = _kinds(form, row[0]) if row else None
    return kinds is not None and kinds == tuple(each.plain for each in row)


def _kinds(form: MeldForm, lowest: Tile) -> tuple[Tile, ...] | None:
    """The plain tiles of the set, None for a run that would end beyond nine."""
    if form.same:
        return None if lowest.is_bonus else (lowest.plain,) * form.size
    if lowest.suit not in _WITH_RUNS or lowest.number + form.size - 1 > 9:
        return None
    return TILES[lowest.kind : lowest.kind + form.size]


def _faces(kinds: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Every way to put red fives in, each once, those with fewer reds first."""
    ways = {in_order(way) for way in product(*((kind, RED_OF.get(kind, kind)) for kind in kinds))}
    return iter(sorted(ways, key=lambda way: sum(tile.red for tile in way)))


def _there(draft: Draft, tiles: tuple[Tile, ...], reds: Reds) -> bool:
    return all(copies_left(draft, tile, reds) >= count for tile, count in Counter(tiles).items())


def _all_left(draft: Draft, kind: Tile, reds: Reds) -> int:
    red = RED_OF.get(kind)
    return copies_left(draft, kind, reds) + (copies_left(draft, red, reds) if red else 0)


def _meant(found: list[tuple[Tile, ...]], form: MeldForm, clicked: Tile) -> list[tuple[Tile, ...]]:
    """Those of the sets that fit the face that was clicked."""
    if clicked.plain not in RED_OF:
        return found
    if clicked.red:
        return [tiles for tiles in found if (any(t.red for t in tiles) if form.same else tiles[0].red)]
    if form.same:
        return found[:1]
    return [tiles for tiles in found if not tiles[0].red] or found
