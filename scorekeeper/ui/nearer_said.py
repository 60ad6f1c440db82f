"""Lines about a hand that is not there yet: how far from ready, what brings it nearer, and what its own discards bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorekeeper.core.nearer_view import Exchange, Nearer, Nearing
from scorekeeper.core.tiles import Tile
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.tile_face import tile_name, tiles_named
from scorekeeper.ui.why_said import Said
from scorekeeper.ui.words import listed, ui


def barred(view: WhyView) -> Iterator[Said]:
    """Why a win off another player was not allowed."""
    if view.barred is not None:
        yield Said(Speech(view.words).say(view.barred), head=True)


def tells_otherwise(view: WhyView) -> bool:
    """Whether there is more to tell of a hand than how far it is."""
    return view.nearer is None or view.waiting is not None


def nearing(view: WhyView) -> Iterator[Said]:
    """How far a hand is from ready and what brings it nearer; nothing of one that is ready."""
    near = view.nearer
    if near is None:
        return
    pattern = ui("nearer_pattern", pattern=Speech(view.words).word(near.pattern)) if near.pattern else ""
    yield Said(ui("nearer_away", count=near.away), "", pattern, head=True)
    yield Said(ui("nearer_ready"))
    if near.tiles:
        ready = near.short == 1 == near.away
        yield Said(ui("nearer_makes_ready" if ready else "nearer_tiles"), head=True)
        yield from (_tile(each, near, view) for each in near.tiles)
    if near.exchanges:
        yield Said(ui("nearer_one" if near.away == 1 else "nearer_two"), head=True)
        yield from (_exchange(each, view) for each in near.exchanges)


def _tile(each: Nearing, near: Nearer, view: WhyView) -> Said:
    come = each.tile if view.open and near.short else None
    return Said(tile_name(each.tile), ui("why_left", count=each.left), "", ((each.tile,),), come=come)


def _exchange(each: Exchange, view: WhyView) -> Said:
    name = ui("why_swap", come=_named(each.come), gone=_named(each.gone))
    then = ui("nearer_then", tiles=tiles_named(each.waits))
    one = view.open and len(each.gone) == 1
    come, gone = (each.come[0], each.gone[0]) if one else (None, None)
    return Said(name, "", then, (each.gone, each.come), come=come, gone=gone)


def _named(tiles: Sequence[Tile]) -> str:
    return listed(tile_name(each) for each in tiles)
