"""Hands made to show a yaku: tiles, called sets and a way of winning, tried until the scorer finds the yaku in one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import FULL_SETS, Block, Shape
from scorekeeper.core.tiles import TILES, Tile, Wind, in_order, tile
from scorekeeper.rulesets.riichi.circumstances import BY_ID, CIRCUMSTANCES, RON, TSUMO
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.reference.sets_made import Sets, sets_with
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.scoring import Scorer
from scorekeeper.rulesets.riichi.yaku_row import NOTHING

_SHAPES_TRIED: Final = 16
_HANDS_TRIED: Final = 48
_CALLED: Final = {Shape.RUN: "chi", Shape.TRIPLET: "pon", Shape.KAN: "daiminkan"}
_WHOLE: Final[dict[int, tuple[str, str]]] = {
    Fact.ORPHANS_ANY_WAIT: ("19m19p19s12345677z", "7z"),
    Fact.ORPHANS: ("19m19p19s12345677z", "1m"),
    Fact.NINE_GATES_ANY_WAIT: ("11123455678999p", "5p"),
    Fact.NINE_GATES: ("11123455678999p", "8p"),
    Fact.CIRCLES_IN_PAIRS: ("22334455667788p", "8p"),
}
"""Hands that are not made of sets one by one: all their tiles, and the winning one."""
_ONE_SHAPE: Final = Fact.SEVEN_PAIRS | Fact.ORPHANS | Fact.ORPHANS_ANY_WAIT | Fact.NINE_GATES | Fact.NINE_GATES_ANY_WAIT
_TWO_TICKS: Final = {Fact.LAST_OF_DOUBLE_RIICHI: ("double_riichi", "haitei")}


class Made(NamedTuple):
    """A hand that was made, where it was won, and its score."""

    hand: Hand
    setting: Setting
    score: RiichiScore


def made(scorer: Scorer, yaku: str, needs: int, without: int = NOTHING, opened: bool = False) -> Made | None:
    """A hand with a yaku, told by what its row needs and forbids: the one of a few with the least beside it."""
    best: Made | None = None
    for won in islice(_hands(needs, without, opened), _HANDS_TRIED):
        score = scorer.score(*won)
        if isinstance(score, Problem) or all(line.id != yaku for line in score.yaku):
            continue
        if best is None or len(score.yaku) < len(best.score.yaku):
            best = Made(*won, score)
        if len(score.yaku) == 1:
            break
    return best


def _hands(needs: int, without: int, opened: bool) -> Iterator[tuple[Hand, Setting]]:
    if opened and needs & (_ONE_SHAPE | Fact.CLOSED):
        return
    ticks = _ticks(needs)
    rows = [BY_ID[name] for name in ticks]
    east = any(row.east for row in rows)
    setting = Setting(Wind.EAST if east else Wind.SOUTH, Wind.EAST)
    ways = _ways(needs, without, {row.win for row in rows if row.win})
    for concealed, melds, winning in _tiles(needs, without, opened):
        for way in ways:
            for won in winning:
                yield Hand(concealed, melds, won, way, ticks), setting


def _ticks(needs: int) -> frozenset[str]:
    """The circumstances that some facts stand for, with those they need."""
    names = {row.id for row in CIRCUMSTANCES if needs & row.fact}
    names |= {name for fact, both in _TWO_TICKS.items() if needs & fact for name in both}
    for name in tuple(names):
        one_of = BY_ID[name].one_of
        if one_of and names.isdisjoint(one_of):
            names.add(one_of[0])
    return frozenset(names)


def _ways(needs: int, without: int, asked: set[str]) -> tuple[str, ...]:
    if needs & Fact.TSUMO or TSUMO in asked:
        return (TSUMO,)
    return (RON,) if without & Fact.TSUMO or RON in asked else (RON, TSUMO)


_Tiles = tuple[tuple[Tile, ...], tuple[Meld, ...], tuple[Tile, ...]]
"""Concealed tiles, called sets, and the tiles that may have been the last."""


def _tiles(needs: int, without: int, opened: bool) -> Iterator[_Tiles]:
    whole = next((hand for fact, hand in _WHOLE.items() if needs & fact), None)
    if whole is not None:
        tiles = read_tiles(whole[0])
        assert not isinstance(tiles, Problem)  # noqa: S101 - the table above holds tiles
        yield tiles, (), (tile(whole[1]),)
        return
    for sets in islice(sets_with(needs, without), _SHAPES_TRIED):
        for called in _called(needs, opened):
            melds = tuple(
                _meld(each, at in called) for at, each in enumerate(sets) if at in called or len(each.tiles) > 3
            )
            own = tuple(each for at, each in enumerate(sets) if at not in called and len(each.tiles) < 4)
            yield in_order(t for each in own for t in each.tiles), melds, _last(own, needs)


def _called(needs: int, opened: bool) -> tuple[frozenset[int], ...]:
    """The places of the sets that are called: all, none, or one, the first before the last."""
    if needs & Fact.FOUR_CALLED:
        return (frozenset(range(FULL_SETS)),)
    return (frozenset({0}), frozenset({FULL_SETS - 1})) if opened else (frozenset(),)


def _meld(block: Block, called: bool) -> Meld:
    return Meld(_CALLED[block.shape] if called else "ankan", block.tiles)


def _last(own: Sets, needs: int) -> tuple[Tile, ...]:
    """The tiles that may have come last, those that wait on two sides first."""
    if needs & Fact.ON_ONE_CIRCLE:
        return (TILES[9],)
    if needs & Fact.ON_NINE_CIRCLES:
        return (TILES[17],)
    runs = [each for each in own if each.shape is Shape.RUN]
    ends = [run.tiles[0 if run.first % 9 == 0 else 2] for run in runs]
    middles = [run.tiles[1] for run in runs]
    others = [each.tiles[0] for each in own if each.shape is not Shape.RUN]
    return tuple(dict.fromkeys((*ends, *others[::-1], *middles)))
