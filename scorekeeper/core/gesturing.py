"""What a gesture does to what has been entered: tiles into the hand or a row, or the called set that it means."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.called_set import SET_ROOM, sets_from, sets_with
from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.draft import Draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.gesture import RUN, Gesture, Stroke, reddened, tiles_of
from scorekeeper.core.hand import Meld
from scorekeeper.core.notation import tile_text
from scorekeeper.core.picking import pick_problem
from scorekeeper.core.problem import Problem
from scorekeeper.core.taking_back import stepped, taken_back
from scorekeeper.core.tiles import RED_OF, Tile, in_order

KAN: Final = 4
"""Tiles of a kan."""


class Planned(Struct, frozen=True):
    """What a gesture would do: the tiles it lays, the called set it makes of them, and what is entered then."""

    tiles: tuple[Tile, ...]
    after: Entering
    meld: Meld | None = None


def planned(entering: Entering, table: Table, gesture: Gesture) -> Planned | Problem:
    """What a gesture would do now, or why it cannot be done."""
    if entering.active is None:
        return Problem("winner_missing")
    target = entering.aim(table)
    if gesture.key.is_bonus or _plain(gesture, target):
        return _picked(entering, table, gesture.key)
    if gesture.stroke is not Stroke.PAIR and (gesture.called or target.place in (Place.MELD, Place.CALLED)):
        return _called(entering, table, gesture, target)
    tiles = tiles_of(gesture, entering.draft, table.reds)
    kan = _kept_kan(entering, table, gesture) if isinstance(tiles, Problem) else None
    if kan is not None:
        return kan
    if isinstance(tiles, Problem):
        return tiles
    return _laid(entering, table, tiles)


def gestured(entering: Entering, table: Table, gesture: Gesture) -> Entering:
    """What is entered after a gesture; the same where it cannot be done."""
    plan = planned(entering, table, gesture)
    return entering if isinstance(plan, Problem) else plan.after


def offered(entering: Entering, table: Table, key: Tile) -> tuple[Meld, ...]:
    """Every called set that a tile can make now; where it lies in one of equal tiles already, what that can grow to."""
    if entering.active is None or key.is_bonus:
        return ()
    draft, forms = entering.draft, table.declaration.melds
    lying = _lying(draft, table, key)
    if lying is not None:
        before = len(draft.melds[lying].tiles)
        larger = tuple(each for each in forms if each.same and each.size > before)
        return sets_with(draft.without_meld(lying), larger, draft.melds[lying].tiles[-1], table.reds)
    return sets_with(draft, forms, key, table.reds) if draft.room >= SET_ROOM else ()


def called(entering: Entering, table: Table, key: Tile, index: int) -> Entering:
    """The hand with one of the sets that were offered for a tile."""
    sets = offered(entering, table, key)
    if not 0 <= index < len(sets):
        return entering
    lying = _lying(entering.draft, table, key)
    draft = entering.draft
    after = draft.with_meld(sets[index]) if lying is None else draft.with_meld_at(lying, sets[index])
    return _with_set(entering, after)


def grown(entering: Entering, table: Table, gesture: Gesture, times: int = 1) -> Entering:
    """Another gesture in place of the last one, made so many times; the same where it cannot be done."""
    before = taken_back(entering, table)
    after = before
    for _ in range(times):
        # A set that fills the hand would send the next gesture elsewhere.
        plan = planned(replace(after, target=before.target), table, gesture)
        if isinstance(plan, Problem):
            return entering
        after = plan.after
    return stepped(before, after)


def win_turned(entering: Entering) -> Entering:
    """Another tile of those laid last as the winning one: first the one at the other end, then those between."""
    draft = entering.draft
    if draft.losing or not draft.tiles:
        return entering
    laid = (len(step.before.tiles) for step in reversed(entering.steps) if len(step.before.tiles) < len(draft.tiles))
    last = len(draft.tiles) - 1
    begin = next(laid, max(0, last - RUN + 1))
    faces = {draft.tiles[place]: place for place in (*range(last - 1, begin - 1, -1), last)}
    places = sorted(faces.values(), key=lambda place: (place != last, place))
    now = draft.win_place
    turned = places[(places.index(now) + 1) % len(places)] if now in places else last
    return entering.with_draft(replace(draft, win_index=None if turned == last else turned))


def red_swapped(entering: Entering, table: Table) -> Entering:
    """The five laid last made the red one, or a plain one; that of a called set where that was laid last."""
    draft = entering.draft
    last = entering.steps[-1] if entering.steps else None
    if draft.melds and last is not None and last.after.melds == draft.melds and last.before.melds != draft.melds:
        place = next((at for at, each in enumerate(draft.melds) if each not in last.before.melds), len(draft.melds) - 1)
        meld = draft.melds[place]
        tiles = reddened(meld.tiles, draft, table.reds)
        if tiles is None:
            return entering
        return entering.with_draft(draft.with_meld_at(place, Meld(meld.kind, in_order(tiles))))
    tiles = reddened(draft.tiles, draft, table.reds)
    return entering if tiles is None else entering.with_draft(draft.with_tiles(tiles))


def _plain(gesture: Gesture, target: Target) -> bool:
    """Whether it is a single click that means no more than its tile."""
    return gesture.stroke is Stroke.TILE and not gesture.called and target.place is not Place.CALLED


def _picked(entering: Entering, table: Table, key: Tile) -> Planned | Problem:
    problem = pick_problem(entering.draft, entering.aim(table), table, key)
    if problem is not None:
        return problem
    after = entering.with_pick(table, key)
    laid = tuple(after.draft.tiles[len(entering.draft.tiles) :])
    return Planned(
        laid or (key,), after, after.draft.melds[-1] if len(after.draft.melds) > len(entering.draft.melds) else None
    )


def _laid(entering: Entering, table: Table, tiles: tuple[Tile, ...]) -> Planned | Problem:
    """Several tiles one after the other; all of them or none."""
    after = entering
    if after.target is not None and after.target.place in (Place.MELD, Place.CALLED):
        after = after.cancelled()
    for tile in tiles:
        problem = pick_problem(after.draft, after.aim(table), table, tile)
        if problem is not None:
            return problem
        if after.aim(table).place is not entering.aim(table).place and entering.aim(table).place is Place.HAND:
            return Problem("hand_full", where="concealed")
        after = after.with_pick(table, tile)
    return Planned(tiles, after)


def _called(entering: Entering, table: Table, gesture: Gesture, target: Target) -> Planned | Problem:
    """A called set: a run for a gesture along the suit, equal tiles for every other one."""
    if gesture.stroke is Stroke.RUN:
        return _called_run(entering, table, gesture)
    lying = _lying(entering.draft, table, gesture.key)
    form = _form(entering, table, target, lying)
    if form is None:
        return Problem("bad_set", {"tiles": tile_text([gesture.key])}, "melds")
    draft = entering.draft if lying is None else entering.draft.without_meld(lying)
    if draft.room < SET_ROOM:
        return Problem("no_room_for_set", where="melds")
    key = RED_OF.get(gesture.key, gesture.key) if gesture.red else gesture.key
    sets = sets_from(draft, form, key, table.reds)
    if isinstance(sets, Problem):
        return sets
    meld = sets[0]
    after = entering.draft.with_meld(meld) if lying is None else entering.draft.with_meld_at(lying, meld)
    return Planned(meld.tiles, _with_set(entering, after), meld)


def _called_run(entering: Entering, table: Table, gesture: Gesture) -> Planned | Problem:
    form = next((each for each in table.declaration.melds if not each.same and each.open), None)
    way = -1 if gesture.reach < 0 else 1
    tiles = tiles_of(replace(gesture, reach=way * (RUN - 1)), entering.draft, table.reds)
    if isinstance(tiles, Problem):
        return tiles
    if form is None:
        return Problem("bad_set", {"tiles": tile_text([gesture.key])}, "melds")
    if entering.draft.room < SET_ROOM:
        return Problem("no_room_for_set", where="melds")
    meld = Meld(form.id, in_order(tiles))
    return Planned(meld.tiles, _with_set(entering, entering.draft.with_meld(meld)), meld)


def _with_set(entering: Entering, draft: Draft) -> Entering:
    """The hand with a set more; the next gesture makes another one where that was asked for and there is room."""
    stays = entering.target is not None and entering.target.place is Place.CALLED and draft.room >= SET_ROOM
    return replace(entering, target=entering.target if stays else None).with_draft(draft)


def _lying(draft: Draft, table: Table, key: Tile) -> int | None:
    """The place of the called set of equal tiles that holds the tile's kind already."""
    for place, meld in enumerate(draft.melds):
        form = table.form(meld.kind)
        if form is not None and form.same and meld.tiles[0].plain is key.plain:
            return place
    return None


def _form(entering: Entering, table: Table, target: Target, lying: int | None) -> MeldForm | None:
    """The form that was asked for; else three equal tiles, and the next kind of kan each time that set is meant again."""
    same = [each for each in table.declaration.melds if each.same]
    asked = table.form(target.id) if target.place is Place.MELD else None
    if asked in same:
        return asked
    if lying is None:
        return next((each for each in same if each.open and each.size < KAN), None)
    at = next(place for place, each in enumerate(same) if each.id == entering.draft.melds[lying].kind)
    return same[(at + 1) % len(same)]


def _kept_kan(entering: Entering, table: Table, gesture: Gesture) -> Planned | None:
    """Three equal tiles of the hand meant once more: with the fourth one they are a kan kept face down."""
    form = next((each for each in table.declaration.melds if each.same and not each.open and each.size == KAN), None)
    held = [place for place, each in enumerate(entering.draft.tiles) if each.plain is gesture.key.plain]
    if form is None or gesture.stroke is not Stroke.TRIPLET or len(held) != KAN - 1:
        return None
    draft = entering.draft
    for place in reversed(held):
        draft = draft.without_tile(place)
    sets = sets_from(draft, form, gesture.key, table.reds)
    if isinstance(sets, Problem):
        return None
    return Planned(sets[0].tiles, replace(entering, target=None).with_draft(draft.with_meld(sets[0])), sets[0])
