"""What a hand looks like while it is entered, in one short sentence: its sets, what is begun, what it waits for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from scorekeeper.core.declaration import Circumstance
from scorekeeper.core.distance import Called, Counts, Goal, Pattern, counts_of, is_run, nearest
from scorekeeper.core.draft import HAND_TILES, Draft
from scorekeeper.core.laying import Laid, laid_out
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import EITHER, Phrase, Term, TileText, Value
from scorekeeper.core.shapes import FULL_SETS, Shape, readings
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile, packed, seems_over

_FEWEST: Final = 3
"""Of fewer tiles there is nothing to say."""
_TOWARDS: Final = 9
"""Tiles from which on it is told what special hand they are on the way to."""
_RUN_ENDS: Final = 9
_NEARER: Final = 2
"""No tile takes more than so many from what lacks for a pattern, even where one that was to come first comes last."""


class Sight(Struct, frozen=True):
    """What is seen of a hand: `helps` where it tells of a slip, `settled` where a hand has come to something."""

    phrase: Phrase
    helps: bool = False
    settled: bool = False


def sight(draft: Draft, goal: Goal, known: bool, ready: Circumstance | None = None) -> Sight | None:
    """What can be seen of a hand, None where that is nothing; `known` tells whether it is known how the hand was won.

    `ready` is something said of the hand that only a ready one can have.
    """
    called = tuple(meld.tiles for meld in draft.melds)
    if draft.declared is not None or len(draft.tiles) + 3 * len(called) < _FEWEST:
        return None
    if draft.room < 0:
        return Sight(Phrase("saw_over", {"count": -draft.room}), helps=True, settled=True)
    lacks = draft.room + draft.losing
    if not lacks:
        return _whole(draft, goal, called, known)
    if lacks == 1:
        return _last_to_come(draft, goal, called, ready)
    return Sight(_begun(counts_of(draft.tiles), goal, called))


def completing(tiles: Sequence[Tile], goal: Goal, called: Called = ()) -> tuple[Tile, ...]:
    """The tiles that complete a hand that lacks one, as far as copies of them are there."""
    if len(tiles) + 3 * len(called) != HAND_TILES - 1:
        return ()
    count, held = packed(tiles), counts_of(tiles)
    beside = counts_of(chain.from_iterable(called))
    runs = goal.runs - sum(map(is_run, called))
    near = [each for each in goal.patterns if each.missing(held, called) <= _NEARER]
    return tuple(
        tile
        for tile in TILES[:KINDS]
        if held[tile.kind] + beside[tile.kind] < COPIES
        and (_has_reading(count + tile.unit, runs) or _fits(held, tile.kind, near, called))
    )


def _is_sets_and_pair(tiles: Sequence[Tile], goal: Goal, called: Called) -> bool:
    """Whether concealed tiles are sets and a pair beside called sets, with no more of a kind than there are."""
    return not _over(tiles, called) and _has_reading(packed(tiles), goal.runs - sum(map(is_run, called)))


def _over(tiles: Sequence[Tile], called: Called) -> bool:
    """Whether there are more of a kind than there can be."""
    return seems_over(packed(tiles) + packed(tuple(chain.from_iterable(called))))


def _has_reading(count: int, runs: int) -> bool:
    return any(sum(each.shape is Shape.RUN for each in reading) <= runs for reading in readings(count))


def _fits(held: Counts, kind: int, patterns: Sequence[Pattern], called: Called) -> bool:
    more = (*held[:kind], held[kind] + 1, *held[kind + 1 :])
    return any(not each.missing(more, called) for each in patterns)


def _whole(draft: Draft, goal: Goal, called: Called, known: bool) -> Sight:
    """A hand with all its tiles: what it is, or what is left over."""
    held, pattern = counts_of(draft.tiles), None
    if not _is_sets_and_pair(draft.tiles, goal, called):
        pattern = next((each for each in goal.patterns if not each.missing(held, called)), None)
        laid = laid_out(held, FULL_SETS - len(called))
        # A hand with more runs than the rules let it have is all sets and a pair too.
        if pattern is None and laid.left:
            return Sight(_left_over(laid, len(called)), helps=True, settled=True)
    values: dict[str, Value] = {} if pattern is None else {"pattern": Term(pattern.word)}
    name = "saw_complete" if pattern is None else "saw_pattern"
    helps = pattern is None and _over(draft.tiles, called)
    return Sight(Phrase(name if known else f"{name}_how", values), helps, settled=True)


def _last_to_come(draft: Draft, goal: Goal, called: Called, ready: Circumstance | None) -> Sight:
    """A hand that lacks its last tile: what it waits for, or that it is not ready."""
    found = completing(draft.tiles, goal, called)
    if found:
        return Sight(Phrase("saw_ready", {"tiles": tile_text(found)}), settled=True)
    held = counts_of(draft.tiles)
    if ready is not None:
        return Sight(Phrase("saw_not_ready", {"tick": Term(ready.word)}), helps=True, settled=True)
    return Sight(_left_over(laid_out(held, FULL_SETS - len(called)), len(called)), helps=not draft.losing)


def _begun(held: Counts, goal: Goal, called: Called) -> Phrase:
    """A hand that still lacks tiles: its sets, and the first of what is begun."""
    pattern = nearest(held, goal, called) if sum(held) >= _TOWARDS else None
    if pattern is not None:
        return Phrase("saw_towards", {"pattern": Term(pattern.word), "count": pattern.missing(held, called)})
    laid = laid_out(held, FULL_SETS - len(called))
    count = len(laid.sets) + len(called)
    if not count or count >= FULL_SETS:
        return Phrase("saw_no_pair" if count else "saw_only_pair" if laid.pairs else "saw_nothing", {"count": count})
    wanting = next(_wanting(laid), "")
    if wanting:
        return Phrase("saw_pair_and_run" if laid.pairs else "saw_run", {"count": count, "tiles": TileText(wanting)})
    if len(laid.pairs) > 1:
        return Phrase("saw_pairs", {"count": count, "pairs": len(laid.pairs)})
    return Phrase("saw_pair" if laid.pairs else "saw_no_pair", {"count": count})


def _wanting(laid: Laid) -> Iterator[str]:
    """What each begun run lacks, as it is written: either of two tiles, or the only one."""
    for low, high in laid.begun:
        if high - low > 1:
            ends = [low + 1]
        else:
            ends = [kind for kind in (low - 1, high + 1) if kind // _RUN_ENDS == low // _RUN_ENDS and kind >= 0]
        yield EITHER.join(TILES[kind].code for kind in ends)


def _left_over(laid: Laid, called: int) -> Phrase:
    """What of a hand is sets and a pair, and which tiles are left over."""
    left = tile_text(TILES[kind] for kind in laid.left)
    return Phrase("saw_left_pair" if laid.pairs else "saw_left", {"count": len(laid.sets) + called, "tiles": left})
